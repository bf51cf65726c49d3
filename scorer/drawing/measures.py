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


class Usual(NamedTuple):
    """One weight of a face as wide as Arial, Helvetica and Roboto are, with a little room to spare.

    For small boxes, where the room that a `Guess` takes is not there.
    """

    bold: bool = False

    def width(self, text: str, size: float) -> float:
        """Return the width of a line."""
        return size * _SPARE * (_BOLD if self.bold else 1) * sum(map(_usual, text))


_SPARE = 1.04
_BOLD = 1.07
_NARROW_AND_WIDE = (
    (0.24, "ijlI|'’.,:;!· \N{NO-BREAK SPACE}"),
    (0.32, "ftr-()[]/°"),
    (0.50, "cksvxyzJ"),
    (0.86, "mwMW%…"),
    (0.72, "ABCDEGHKNOPQRSUVXYÀÂÇÉÈÊËÎÏÔÖÛÜÄ"),
)
_OF_LETTERS = {letter: width for width, letters in _NARROW_AND_WIDE for letter in letters}


def _usual(character: str) -> float:
    return _OF_LETTERS.get(character) or (_guessed(character) if character >= _GREEK else 0.56)


@cache
def _guessed(character: str) -> float:
    if unicodedata.east_asian_width(character) in "WF":
        return 1.1
    if character in "MWmw@%—…":
        return 1.0
    if character >= _GREEK:
        return 1.1 if character.isupper() else 0.85
    return 0.75 if character.isupper() else 0.6
