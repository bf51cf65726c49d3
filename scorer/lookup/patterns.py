"""What may be typed, as regular expressions for a schema: Python and ECMAScript read them alike.

Names are found by any of their words or its beginning, in any case, with their accents or without, in the
singular or the plural. An expression takes all of that; it refuses a word that is the beginning of none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from scoring_rules.frame.language.names import SHORTEST_PART, fold, singular
from scoring_rules.frame.typed.vocabulary import Signs, Vocabulary

_LETTER = "A-Za-zÀ-ÖØ-öø-ž\u0300-\u036f"
_IN_WORDS = f"0-9{_LETTER}"
_UNREAD = rf"(?:#[^\n]*|=[^\n]*|[^{_IN_WORDS}#=])"
"""What is between words: signs, and what follows `#` and `=`, comments and control counts."""
_ACCENTED = {
    "a": "à-åÀ-Å",
    "c": "çÇ",
    "e": "è-ëÈ-Ë",
    "i": "ì-ïÌ-Ï",
    "n": "ñÑ",
    "o": "ò-öÒ-Ö",
    "u": "ù-üÙ-Ü",
    "y": "ýÿÝ",
}
_TOGETHER = {"oe": "œŒ", "ae": "æÆ", "ss": "ßẞ"}
"""Letters that are compared as two."""
_WITH_E = ("ch", "sh", "s", "x")
"""The ends of words whose plural has an e before its s."""


def text_of(vocabulary: Vocabulary | Signs) -> str:
    """Return the expression of a text in which nothing is typed that is not in a vocabulary."""
    if isinstance(vocabulary, Signs):
        return rf"^(?![\s\S]*{vocabulary.never})"
    word = "|".join(_ways(vocabulary))
    return rf"^{_UNREAD}*(?:(?:{word})(?:{_UNREAD}+|$))*$"


def _ways(vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the expressions of a word, each for the whole of it."""
    if vocabulary.free:
        yield f"[{_LETTER}]{{1,{vocabulary.free}}}"
    most = vocabulary.most
    digits = "[0-9]+" if most is None else f"0*(?:{'|'.join(map(str, range(most, -1, -1)))})"
    yield f"[{_LETTER}]*{digits}[{_LETTER}]*"
    known = _Letters()
    for name in vocabulary.names:
        for each in (name,) if isinstance(name, str) else name:
            for word in _words(each):
                known.add(word)
    if known.after:
        yield f"(?:{_whole(known)})*(?:{_begun(known, SHORTEST_PART)})"


# ---------------------------------------------------------------------------------------------------
# Words, letter by letter


@dataclass
class _Letters:
    """What may come next in a word: letters, some of them with an accent; or nothing, where a word ends."""

    after: dict[str, _Letters] = field(default_factory=dict)
    accented: set[str] = field(default_factory=set)
    is_end: bool = False

    def add(self, word: Iterable[tuple[str, bool]]) -> None:
        """Add a word: its folded letters, and whether each has an accent."""
        here = self
        for letter, accented in word:
            if accented:
                here.accented.add(letter)
            here = here.after.setdefault(letter, _Letters())
        here.is_end = True


def _words(name: str) -> Iterator[list[tuple[str, bool]]]:
    """Yield the words of a name in all their forms, letter by letter."""
    word: list[tuple[str, bool]] = []
    for character in f"{name} ":
        folded = fold(character)
        if folded.isalnum():
            word += [(letter, len(folded) == 1 and not character.isascii()) for letter in folded]
        elif word and character.isprintable():
            yield from _forms(word)
            word = []


def _forms(word: list[tuple[str, bool]]) -> Iterator[list[tuple[str, bool]]]:
    """Yield a word, its plurals and its singular."""
    text = "".join(letter for letter, _ in word)
    yield word
    for end in ("s", "x", "es") if text.endswith(_WITH_E) else ("s", "x"):
        yield [*word, *((letter, False) for letter in end)]
    if text.endswith("y"):
        yield [*word[:-1], *((letter, False) for letter in "ies")]
    alone = singular(text)
    yield word[: len(alone)] if text.startswith(alone) else [*word[: len(alone) - 1], (alone[-1], False)]


def _whole(letters: _Letters) -> str:
    """Return the expression of what goes on to an end of a word."""
    return _any(letters, _whole, optional=letters.is_end)


def _begun(letters: _Letters, least: int) -> str:
    """Return the expression of what goes on to an end of a word, or for so many letters at least."""
    return _any(letters, lambda after: _begun(after, least - 1), optional=least <= 0 or letters.is_end)


def _any(letters: _Letters, rest: Callable[[_Letters], str], *, optional: bool) -> str:
    ways = [way for letter, after in letters.after.items() for way in _typed(letter, letters, after, rest)]
    if not ways:
        return ""
    return f"(?:{'|'.join(ways)})?" if optional else ways[0] if len(ways) == 1 else f"(?:{'|'.join(ways)})"


def _typed(letter: str, letters: _Letters, after: _Letters, rest: Callable[[_Letters], str]) -> Iterator[str]:
    yield sign(letter, accented=letter in letters.accented) + rest(after)
    for pair, signs in _TOGETHER.items():
        if pair[0] == letter and pair[1] in after.after:
            yield f"[{signs}]{rest(after.after[pair[1]])}"


def sign(letter: str, *, accented: bool = False) -> str:
    """Return the expression of a folded letter in both cases, with an accent or without where it may have one."""
    if not letter.isalpha():
        return letter
    signs = _ACCENTED.get(letter, "") if accented else ""
    return f"[{letter}{letter.upper()}{signs}]" + ("[\u0300-\u036f]?" if accented else "")
