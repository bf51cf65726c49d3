"""What setting text needs to know of fonts, and a guess at it where no font is at hand."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple, Protocol

from scorer.base.fit import Measure, broken, shortened, shortened_inside
from scorer.base.terminal import plain
from scoring_rules.frame.language.text import Language, Value, render

ASCENT = 0.93
"""How far the highest glyph (an accented capital) rises above the baseline, as a part of the size."""
DESCENT = 0.24
"""How far the lowest glyph falls below the baseline, as a part of the size."""


_GREEK = "\u0370"
"""From here on letters are wider than Latin ones."""

LEADING = 1.25
"""From one baseline to the next, as a part of the size."""


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


class Type(NamedTuple):
    """How a piece of text is set: its size in points, its colour, its weight."""

    size: float
    style: str = "ink"
    bold: bool = False

    @property
    def leading(self) -> float:
        """From one baseline to the next."""
        return self.size * LEADING

    @property
    def ascent(self) -> float:
        """From the top of a line to its baseline."""
        return self.size * ASCENT


class Pen(NamedTuple):
    """What is needed to set text: faces, a language, and the width of the column, in points."""

    fonts: Faces
    language: Language
    width: float

    def say(self, value: Value) -> str:
        """Return a value as one line in the language of the sheet."""
        return plain(render(value, self.language)).strip()

    def measure(self, text: str, face: Type) -> float:
        """Return the width of a line."""
        return self._measure(face)(text)

    def short(self, value: Value, face: Type, width: float) -> str:
        """Return a value as one line no wider than `width`, with an ellipsis for what did not fit."""
        return shortened(self.say(value), width, self._measure(face))

    def lines(self, value: Value, face: Type, width: float, most: int | None = None) -> list[str]:
        """Return a value as lines no wider than `width`, the last of at most `most` shortened."""
        measure = self._measure(face)
        lines, rest = self._lines(value, face, width, most)
        return [*lines, shortened(rest, width, measure)] if rest else lines

    def lines_apart(self, values: Sequence[Value], face: Type, width: float, most: int) -> list[list[str]]:
        """Return values as lines like `lines`, but those that would be alike with their ends, or else with numbers."""
        measure = self._measure(face)
        found = [self.lines(value, face, width, most) for value in values]
        for index in _alike(found):
            lines, rest = self._lines(values[index], face, width, most)
            found[index] = [*lines, shortened_inside(rest, width, measure)] if rest else lines
        for index in _alike(found):
            *lines, last = found[index]
            number = f" {index + 1}"
            found[index] = [*lines, shortened(last, width - measure(number), measure) + number]
        return found

    def _lines(self, value: Value, face: Type, width: float, most: int | None) -> tuple[list[str], str]:
        """Return a value as lines no wider than `width`, and what is left of it where these are more than `most`."""
        text = " ".join(self.say(value).split(" "))
        lines = list(broken(text, width, self._measure(face), hyphens="in long words"))
        if most is None or len(lines) <= most:
            return lines, ""
        end = 0
        for line in lines[: most - 1]:
            end = text.index(line, end) + len(line)
        return lines[: most - 1], text[end:].strip()

    def _measure(self, face: Type) -> Measure:
        return partial(self.fonts.face(face.bold).width, size=face.size)


def _alike(found: Sequence[list[str]]) -> list[int]:
    """Return where lines are that are somewhere else, too."""
    return [index for index, lines in enumerate(found) if found.count(lines) > 1]
