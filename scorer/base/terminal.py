"""Text as it can be shown in one line: without harm to a terminal, plain for print, how wide, in lines that fit."""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import pairwise

from scorer.base.fit import Hyphens, LongWords, broken

TAB = "    "
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
_JOINER = "\N{ZERO WIDTH JOINER}"
_KEPT = frozenset((_JOINER, "\N{ZERO WIDTH NON-JOINER}"))
_EMOJI_STYLE = "\N{VARIATION SELECTOR-16}"
_HARMFUL = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_NO_WIDTH = frozenset(("Mn", "Me", "Mc", "Cf"))
_WIDE = 2

_NO_BREAK = "\N{NO-BREAK SPACE}"
_TIMES = f"{_NO_BREAK}×{_NO_BREAK}"
_LOOK_ALIKES = str.maketrans({"│": "|"})
_BLANK_CATEGORIES = frozenset({"Cc", "Zl", "Zp", "Zs"})
_VARIATIONS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


def harmless(text: str) -> str:
    """Return `text` as one line that does nothing to a terminal.

    A tab becomes four spaces; a control character becomes its picture (`␛`), anything else that
    is invisible or changes the direction of the line becomes `�`, one for one.
    """
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(character: str) -> str:
    code = ord(character)
    if character == "\t":
        return TAB
    if code < ord(" "):
        return chr(0x2400 + code)
    if character == "\x7f":
        return "\N{SYMBOL FOR DELETE}"
    if character not in _KEPT and unicodedata.category(character) in _HARMFUL:
        return _REPLACEMENT
    return character


def cells(text: str) -> int:
    """Return how many cells of a terminal a text without control characters takes.

    Emoji that are joined, coloured or made from a plain sign count as the one picture they are.
    """
    if text.isascii():
        return len(text)
    total = last = 0
    for before, character in pairwise("\0" + text):
        if character == _EMOJI_STYLE:
            added = 1 if last == 1 and not before.isalpha() else 0
            last += added
        elif last == _WIDE and (before == _JOINER or "\U0001f3fb" <= character <= "\U0001f3ff"):
            added = 0
        else:
            added = _width(character)
            last = added or last
        total += added
    return total


def _width(character: str) -> int:
    if unicodedata.category(character) in _NO_WIDTH or "\u1160" <= character <= "\u11ff":
        return 0  # the second range: vowels and finals of Korean syllables that are typed in parts
    if unicodedata.east_asian_width(character) in "WF":
        return _WIDE
    # Emoji younger than the tables of this Python are unassigned in them, and wide on a terminal.
    young = unicodedata.category(character) == "Cn" and "\U0001f300" <= character <= "\U0001faff"
    return _WIDE if young else 1


def wrapped(
    text: str,
    width: int,
    first: str = "",
    rest: str = "",
    *,
    hyphens: Hyphens = "never",
    long_words: LongWords = "broken",
) -> list[str]:
    """Return the lines of a text, at least one.

    Args:
        text: Words with spaces between them; a no-break space ties its words, and a product is not parted.
        width: The cells of a line, its indent included.
        first: The indent of the first line.
        rest: The indent of the others.
        hyphens: Whether a line may end after a hyphen.
        long_words: What is done with a word wider than a line.
    """
    tied = text.replace(" × ", _TIMES)
    lines = broken(tied, width - cells(rest), cells, first=width - cells(first), hyphens=hyphens, long_words=long_words)
    return [f"{rest if number else first}{line}".replace(_TIMES, " × ") for number, line in enumerate(lines)] or [first]


def plain(text: str) -> str:
    """Return text as it can be set in one line: no marks that change direction, any blank plain.

    A no-break blank stays, so that no line begins with the mark that it ties to a word.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_visible, unicodedata.normalize("NFC", text.translate(_LOOK_ALIKES))))


@cache
def _visible(character: str) -> str:
    if character == _NO_BREAK:
        return character
    category = unicodedata.category(character)
    if category in _BLANK_CATEGORIES:
        return " "
    invisible = category == "Cf" or any(ord(character) in among for among in _VARIATIONS)
    return "" if invisible else character
