"""The plain blocks of a page: paragraphs, gaps, sections with a heading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.flow import Block
from scorer.drawing.measures import ASCENT
from scorer.drawing.pen import Pen
from scoring_rules.frame.board.picture import Label, Line, Point
from scoring_rules.frame.language.text import Value

LEADING = 1.25
"""From one baseline to the next, as a part of the size."""


class Type(NamedTuple):
    """How a piece of text is set: its size in points, its colour, its weight."""

    size: float
    style: str = "ink"
    bold: bool = False


HEADING = Type(10.5, "accent", bold=True)
BODY = Type(9.0)
SMALL = Type(8.0, "muted")
_INDENT = 9.0


def gap(height: float) -> Block:
    """Return a blank strip."""
    return Block(height)


def paragraph(pen: Pen, value: Value, face: Type, most: int | None = None) -> list[Block]:
    """Return the lines of a text, each a block, so that a long one flows onto the next page."""
    lines = pen.lines(value, face.size, pen.width, face.bold, most)
    return [Block(face.size * LEADING, (label(0, face.size * ASCENT, line, face),)) for line in lines]


def label(x: float, y: float, text: str, face: Type) -> Label:
    """Return a line of text that begins at `x`, on the baseline `y`."""
    return Label(Point(x, y), text, face.size, face.style, "start", face.bold)


def rule(width: float, y: float, style: str = "ink", thickness: float = 1.0) -> Line:
    """Return a line across the column that hangs from `y`."""
    half = thickness / 2
    return Line(Point(half, y + half), Point(width - half, y + half), style, thickness)


def section(pen: Pen, heading: Value, entries: Sequence[Value], face: Type = BODY) -> Iterator[Block]:
    """Yield a heading and a list of entries; nothing where there are none."""
    if not entries:
        return
    yield gap(10)
    leading = face.size * LEADING
    for block in paragraph(pen, heading, HEADING, most=1):
        yield block._replace(keep=leading)
    for entry in entries:
        lines = pen.lines(entry, face.size, pen.width - _INDENT, face.bold)
        for number, line in enumerate(lines):
            words = label(_INDENT, face.size * ASCENT, line, face)
            dash = () if number else (_dash(face),)
            yield Block(leading, (*dash, words))


def _dash(face: Type) -> Line:
    middle = face.size * (ASCENT - 0.3)
    return Line(Point(1, middle), Point(4, middle), face.style, 0.8)
