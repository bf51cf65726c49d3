"""Words into lines: what is said in the reader's language, measured, broken and shortened to fit."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from scorer.base.fit import Measure, broken, shortened
from scorer.base.printable import plain
from scorer.drawing.measures import ASCENT, Faces
from scoring_rules.frame.language.text import Language, Value, render

LEADING = 1.25
"""From one baseline to the next, as a part of the size."""


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
        lines = list(broken(self.say(value), width, measure, hyphens="in long words"))
        if most is not None and len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines[most - 1 :] = [shortened(rest, width, measure)]
        return lines

    def _measure(self, face: Type) -> Measure:
        return partial(self.fonts.face(face.bold).width, size=face.size)
