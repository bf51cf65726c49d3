"""Text as it can be set in one line: composed, blanks plain, without what is invisible."""

from __future__ import annotations

import unicodedata
from functools import cache

_NO_BREAK = "\N{NO-BREAK SPACE}"
_LOOK_ALIKES = str.maketrans({"│": "|"})
_BLANK_CATEGORIES = frozenset({"Cc", "Zl", "Zp", "Zs"})
_VARIATIONS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


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
