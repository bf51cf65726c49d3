"""What is printed in the cell of a player: a dotted line, boxes, values to circle, a ring, a box to tick."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from scorer.drawing.blocks import label
from scorer.drawing.pen import Type
from scoring_rules.frame.board.pad import Cell
from scoring_rules.frame.board.picture import Circle, Line, Point, Polygon, Shape, box

_ACROSS = 5
"""Boxes beside each other."""
_GAP = 1.4
_EDGE = 2.5
_LARGEST = 11.0
_NUMBERED = 8.4
"""A box that is smaller has no room for its number."""
_SPLIT_AT = 0.4
_CIRCLED = Type(8.0, "muted")
_CIRCLED_ROOM = 15.0
_NUMBER = Type(6.0, "muted")
_TARGET = Type(6.0, bold=True)
_RING = 7.0
_TICK = 9.0


def cell_height(cell: Cell, width: float) -> float:
    """Return how high a cell of this width has to be, in points."""
    boxes = ceil(cell.boxes / _ACROSS) * (_side(width) + _GAP) + 2 * _EDGE if cell.boxes else 0.0
    circled = _CIRCLED_ROOM if cell.circled else 0.0
    return max(boxes + circled, 2 * _RING + 4 if cell.award else 0.0)


def cell_shapes(cell: Cell, x: float, top: float, width: float, height: float) -> Iterator[Shape]:
    """Yield the shapes of a cell whose top left corner is at (`x`, `top`)."""
    middle = Point(x + width / 2, top + height / 2)
    if cell.split:
        at = x + _SPLIT_AT * width
        yield Line(Point(at, top + 3), Point(at, top + height - 3), "rule", 0.5, (1.4, 2.0))
    if cell.boxes:
        spare = height - cell_height(cell, width)
        yield from _boxes(cell, x, top + _EDGE + (0.0 if cell.circled else spare / 2), width)
    if cell.circled:
        yield from _circled(cell.circled, x, top + height - 5)
    if cell.award:
        yield Circle(middle, _RING, outline="muted", width=0.8)
        yield label(middle.x, middle.y + 2.9, cell.award, Type(8.0, "muted"), "middle")
    if cell.tick:
        yield Polygon(box(middle.x - _TICK / 2, middle.y - _TICK / 2, _TICK, _TICK), outline="muted", width=0.8)


def _side(width: float) -> float:
    """Return the side of a small box."""
    return min((width - 2 * _EDGE - (_ACROSS - 1) * _GAP) / _ACROSS, _LARGEST)


def _boxes(cell: Cell, x: float, top: float, width: float) -> Iterator[Shape]:
    side = _side(width)
    start = x + (width - _ACROSS * side - (_ACROSS - 1) * _GAP) / 2
    for index in range(cell.boxes):
        left = start + index % _ACROSS * (side + _GAP)
        above = top + index // _ACROSS * (side + _GAP)
        target = index + 1 == cell.target
        style, stroke = ("ink", 1.2) if target else ("rule", 0.6)
        yield Polygon(box(left, above, side, side), outline=style, width=stroke)
        if cell.numbered and side >= _NUMBERED:
            face = _TARGET if target else _NUMBER
            yield label(left + side / 2, above + side / 2 + 2.2, str(index + 1), face, "middle")


def _circled(values: tuple[str, ...], x: float, base: float) -> Iterator[Shape]:
    """Yield the values side by side at the lower left."""
    for index, value in enumerate(values):
        yield label(x + 8 + index * 13, base, value, _CIRCLED, "middle")
