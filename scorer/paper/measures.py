"""What setting text needs to know of fonts, and a guess at it where no font is at hand."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple, Protocol

ASCENT = 0.93
"""How far the highest glyph (an accented capital) rises above the baseline, as a part of the size."""
DESCENT = 0.24
"""How far the lowest glyph falls below the baseline, as a part of the size."""


_GREEK = "\u0370"
"""From here on letters are wider than Latin ones."""


class Ruler(Protocol):
    """What measures text."""

    def width(self, text: str, size: float) -> float:
        """Return the width of a line."""


class Faces(Protocol):
    """A regular and a bold face."""

    def face(self, bold: bool) -> Ruler:
        """Return what measures one weight."""


class Guess(NamedTuple):
    """Faces of which only so much is known that they are no wider than this."""

    def face(self, bold: bool) -> Guess:  # noqa: ARG002 - wide enough for both
        """Return the same guess for either weight."""
        return self

    def width(self, text: str, size: float) -> float:
        """Return a width that the line does not exceed in a common sans-serif face."""
        return size * sum(map(_guessed, text))


@cache
def _guessed(character: str) -> float:
    if unicodedata.east_asian_width(character) in "WF":
        return 1.1
    if character in "MWmw@%—…":
        return 1.0
    if character >= _GREEK:
        return 1.1 if character.isupper() else 0.85
    return 0.75 if character.isupper() else 0.6
