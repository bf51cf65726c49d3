"""The blocks of a page, which follow each other down a column: paragraphs, gaps, sections with a heading."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.pen import ASCENT, Pen, Type
from scoring_rules.frame.board.picture import Anchor, Group, Label, Line, Point, Shape
from scoring_rules.frame.language.text import Value

HEADING = Type(10.5, "accent", bold=True)
BODY = Type(9.0)
SMALL = Type(8.0, "muted")
_INDENT = 9.0


class Block(NamedTuple):
    """Shapes that stay together, in a strip of this height and the width of the column.

    `head` is set again above the block where it begins a page; `keep` is the height that must be left
    below it, so that a heading is not alone. A block without shapes is a gap.
    """

    height: float
    shapes: tuple[Shape, ...] = ()
    head: Sequence[Block] = ()
    keep: float = 0.0


def total(blocks: Iterable[Block]) -> float:
    """Return the height of blocks one below the other."""
    return sum(block.height for block in blocks)


def stacked(blocks: Iterable[Block], x: float, y: float) -> Iterator[Group]:
    """Yield blocks one below the other, the first of them at (`x`, `y`)."""
    for block in blocks:
        if block.shapes:
            yield Group(block.shapes, Point(x, y))
        y += block.height


def gap(height: float) -> Block:
    """Return an empty strip."""
    return Block(height)


def paragraph(pen: Pen, value: Value, face: Type, most: int | None = None) -> list[Block]:
    """Return the lines of a text, each a block, so that a long one flows onto the next page."""
    lines = pen.lines(value, face, pen.width, most)
    return [Block(face.leading, (label(0, face.ascent, line, face),)) for line in lines]


def section(pen: Pen, heading: Value, entries: Sequence[Value], face: Type = BODY) -> Iterator[Block]:
    """Yield a heading and a list of entries; nothing where there are none."""
    if not entries:
        return
    yield gap(10)
    for block in paragraph(pen, heading, HEADING, most=1):
        yield block._replace(keep=face.leading)
    for entry in entries:
        for number, line in enumerate(pen.lines(entry, face, pen.width - _INDENT)):
            words = label(_INDENT, face.ascent, line, face)
            dash = () if number else (_dash(face),)
            yield Block(face.leading, (*dash, words))


def _dash(face: Type) -> Line:
    middle = face.size * (ASCENT - 0.3)
    return Line(Point(1, middle), Point(4, middle), face.style, 0.8)


def label(x: float, y: float, text: str, face: Type, anchor: Anchor = "start") -> Label:
    """Return a line of text on the baseline `y` that begins at `x`, or has its middle or end there."""
    return Label(Point(x, y), text, face.size, face.style, anchor, face.bold)


def labels(lines: Iterable[tuple[str, Type]], x: float, top: float, anchor: Anchor = "start") -> Iterator[Label]:
    """Yield lines of text one below the other, the first of them below `top`."""
    for text, face in lines:
        yield label(x, top + face.ascent, text, face, anchor)
        top += face.leading


def depth(lines: Iterable[tuple[str, Type]]) -> float:
    """Return the height of lines of text one below the other."""
    return sum(face.leading for _, face in lines)


def rule(width: float, y: float, style: str = "ink", thickness: float = 1.0) -> Line:
    """Return a line across the column, its upper edge at `y`."""
    half = thickness / 2
    return Line(Point(half, y + half), Point(width - half, y + half), style, thickness)
