"""A word as a regular expression: in any case, with or without its accents, singular or plural.

For programs that know no folding, such as editors with a JSON Schema. The expressions mean the same
to Python and to JavaScript.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TypeVar

from scoring_rules.frame.language.names import Lexicon

Thing = TypeVar("Thing")

_BETWEEN = r"[\s_'’\-]*"
_ACCENT = r"[\u0300-\u036f]?"
_ENDINGS = ("", "s", "x")


def spelled(words: Iterable[str], known: Lexicon[Thing], thing: Thing) -> str:
    """Return an expression for the spellings of `words` that mean `thing` among all that is known."""
    return "|".join(dict.fromkeys(_word(word, known, thing) for word in words))


def _word(word: str, known: Lexicon[Thing], thing: Thing) -> str:
    stem = word[:-1] if word.endswith(_ENDINGS[1:]) else word
    ends = [end for end in _ENDINGS if known.exact(stem + end) == thing]
    letters = "".join(map(_letter, stem))
    last = "".join(end + end.upper() for end in ends)
    if not last:
        return letters
    return f"{letters}[{last}]?" if "" in ends else f"{letters}[{last}]"


def _letter(letter: str) -> str:
    """Return an expression for a letter in both cases, or for what may stand for a `_`."""
    if letter == "_":
        return _BETWEEN
    if letter == "ß":
        return "(?:[ßẞ]|[sS][sS])"
    plain = unicodedata.normalize("NFD", letter)[0]
    forms = dict.fromkeys((letter.lower(), letter.upper(), plain.lower(), plain.upper()))
    if len(forms) == 1:
        return re.escape(letter)
    return f"[{''.join(forms)}]" + (_ACCENT if plain != letter else "")
