"""A pad as shapes: head, table and foot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from scorer.drawing.blocks import depth, label, labels
from scorer.drawing.pen import Pen, Type
from scorer.paper.pads.cells import cell_shapes
from scorer.paper.pads.head_and_foot import head, remarks, strips, strips_height
from scorer.paper.pads.layout import NAME, Layout
from scorer.paper.pads.rows import (
    CAPTION,
    CARD_HEIGHT,
    CARD_WIDTH,
    FIELD_HEIGHT,
    FIELD_WIDTH,
    LABEL,
    PADDING,
    PART_HINT,
    SetRow,
    fields_width,
    text_start,
)
from scoring_rules.frame.board.pad import Pad, Row
from scoring_rules.frame.board.picture import Group, Label, Line, Point, Polygon, Shape, box
from scoring_rules.frame.language.text import Text, Value

_HAIR, _HEAVY = 0.5, 1.3
SYMBOL = 15.5
"""The side of a picture."""
_NUMBER = Type(9.0, bold=True)
_LOW_INK = 0.5
"""The thickest line where ink is spared."""


def drawn(pen: Pen, title: Value, pad: Pad, where: Layout, height: float) -> Iterator[Shape]:
    """Yield the shapes of a pad of this height, in points from its top left corner."""
    yield from head(pen, title, pad)
    for row, (top, bottom) in zip(where.rows, pairwise(where.edges), strict=True):
        yield from _row(pen, row, where, top, bottom)
    yield from _names(pen, where)
    yield from _lines(pen.width, where)
    below = where.edges[-1]
    if where.kept.strips:
        yield from strips(pen, pad, below)
        below += strips_height(pad)
    if where.kept.remarks:
        yield from remarks(pen, below, height)


def sparing(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """Return the same shapes with thin lines, and nothing bold or coloured."""
    return tuple(map(_sparing, shapes))


def _sparing(shape: Shape) -> Shape:
    match shape:
        case Group():
            return shape._replace(shapes=sparing(shape.shapes))
        case Label():
            return shape._replace(bold=False, style="muted")
        case Line():
            return shape._replace(width=min(shape.width, _LOW_INK), style="rule")
        case Polygon():
            return shape._replace(width=min(shape.width, _LOW_INK), outline="rule")
    return shape


def _row(pen: Pen, row: SetRow, where: Layout, top: float, bottom: float) -> Iterator[Shape]:
    """Yield what is in the label's column of a row, and in the cells of the players."""
    height = bottom - top
    if row.row.card is not None:
        yield from _card(pen, row.row.card, top, height)
    if row.row.symbol:
        corner = Point(PADDING, top + (height - SYMBOL) / 2)
        yield Group(row.row.symbol, corner, SYMBOL / 100)
    if row.role != "name":
        yield from _words(row, where.label, top, height)
    yield from _fields(pen, row.row, where.label, top, height)
    for number in range(_columns(pen, where)):
        x = where.label + number * where.column
        yield from cell_shapes(row.row.cell, x, top, where.column, height)


def _columns(pen: Pen, where: Layout) -> int:
    """Return how many columns there are for players."""
    return round((pen.width - where.label) / where.column)


def _words(row: SetRow, width: float, top: float, height: float) -> Iterator[Shape]:
    """Yield the lines of a label in the middle of its height, or above a line to write on."""
    start = text_start(row.row)
    if row.row.label == "":
        base = top + height / 2 + (7 if row.lines else 5)
        end = width - PADDING - fields_width(row.row)
        yield from labels(row.lines, start, top + 2)
        yield Line(Point(start, base), Point(end, base), "rule", _HAIR)
        return
    above = top + (height - depth(row.lines)) / 2
    yield from labels(row.lines, start, above)
    if row.aside:
        base = above + row.lines[0][1].ascent
        yield label(width - PADDING, base, row.aside, PART_HINT, "end")


def _card(pen: Pen, number: Value, top: float, height: float) -> Iterator[Shape]:
    """Yield the box of a card with its number, if it is known."""
    middle = top + height / 2
    yield Polygon(box(PADDING, middle - CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT), outline="ink", width=0.8)
    if number != "":
        yield label(PADDING + CARD_WIDTH / 2, middle + 3.2, pen.say(number), _NUMBER, "middle")


def _fields(pen: Pen, row: Row, width: float, top: float, height: float) -> Iterator[Shape]:
    """Yield the small boxes at the end of a label, each below its word."""
    above = top + (height - CAPTION.leading - FIELD_HEIGHT) / 2
    x = width - fields_width(row)
    for field in row.fields:
        middle, y = x + FIELD_WIDTH / 2, above + CAPTION.leading
        yield label(middle, above + CAPTION.ascent, pen.say(field.caption), CAPTION, "middle")
        yield Polygon(box(x, y, FIELD_WIDTH, FIELD_HEIGHT), outline="rule", width=0.6)
        if field.value != "":
            yield label(middle, y + FIELD_HEIGHT / 2 + 3, pen.say(field.value), _NUMBER, "middle")
        x += FIELD_WIDTH + 2


def _names(pen: Pen, where: Layout) -> Iterator[Label]:
    """Yield the word for names, and the names, each in the middle of the height of its column."""
    top, bottom = where.edges[:2]
    lines = [(pen.say(Text("Name")), LABEL)]
    yield from labels(lines, PADDING, top + (bottom - top - depth(lines)) / 2)
    for number, name in enumerate(where.names):
        lines = [(line, NAME) for line in name]
        x = where.label + number * where.column + PADDING
        yield from labels(lines, x, top + (bottom - top - depth(lines)) / 2)


def _lines(width: float, where: Layout) -> Iterator[Shape]:
    """Yield the lines of the table, strong ones round it, below the names and wherever a row asks for one."""
    top, *inner, bottom = where.edges
    x = where.label
    while x < width - 1:
        yield Line(Point(x, top), Point(x, bottom), "rule", _HAIR)
        x += where.column
    for row, after, y in zip(where.rows[:-1], where.rows[1:], inner, strict=True):
        strong = row.row.heavy or after.role == "total"
        inset = _HEAVY / 2 if strong else _HAIR / 2
        yield Line(Point(inset, y), Point(width - inset, y), "ink" if strong else "rule", _HEAVY if strong else _HAIR)
    half = _HEAVY / 2
    yield Polygon(box(half, top, width - _HEAVY, bottom - top - half), outline="ink", width=_HEAVY)
