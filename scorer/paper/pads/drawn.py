"""A pad as shapes: its head, the table with what is in each cell, its foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from scorer.drawing.blocks import depth, label, labels, rule
from scorer.drawing.pen import Pen, Type
from scorer.paper.pads.table import MM, PADDING, SYMBOL, PadTable, Row, boxes_across
from scorer.paper.pads.table import NAME as NAME_FACE
from scoring_rules.frame.board.pad import Pad, PadNote
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Path, Point, Polygon, Shape, box
from scoring_rules.frame.language.text import Text, Value

_TITLE = Type(17.0, "accent", bold=True)
_MODE = Type(8.0, "muted")
_FIELD = Type(8.0, "muted")
_NOTE, _NOTE_POINTS, _NOTES = Type(6.8), Type(6.8, bold=True), Type(7.5, bold=True)
_VALUE = Type(6.6, "muted")
_HEAD = 30.0
_FIELDS_HEIGHT = 20.0
_NOTE_LINE = 9.2
_REMARKS_HEIGHT = 8 * MM
_FIELDS = (Text("Date"), Text("Place"), Text("Game no."))
_REMARKS = Text("Remarks")
_HIGHEST_ROW = 16 * MM
_DOTTED = 17 * MM
"""The least width of a column in which counts and points are apart."""
_COUNTS = 0.4
_TICK = 10.0
_BETWEEN = 14.0
"""Between the two columns of notes."""


class Ink(NamedTuple):
    """How much ink a pad takes: whether there are pictures on it, and the colour of its fine lines."""

    pictures: bool = True
    fine: str = "rule"


def head_height() -> float:
    """Return the height of the title and the fields."""
    return _HEAD + _FIELDS_HEIGHT


def drawn(pen: Pen, title: Value, pad: Pad, table: PadTable, height: float, ink: Ink) -> Iterator[Shape]:
    """Yield the shapes of a pad of this height, in points from its top left corner."""
    yield from _head(pen, title, pad, ink)
    room = height - head_height()
    foot = _foot_height(pen, pad)
    foot = foot if table.least + foot <= room else 0.0
    remarks = _REMARKS_HEIGHT if table.least + foot + _REMARKS_HEIGHT <= room else 0.0
    edges = list(accumulate(_heights(table, room - foot - remarks), initial=head_height()))
    for row, (above, below) in zip(table.rows, pairwise(edges), strict=True):
        yield from _words(pen, row, table.label, above, below, ink)
        yield from _cells(row, table, above, below, ink)
    yield from _names(table, *edges[:2])
    yield from _lines(pen.width, table, edges, ink)
    if foot:
        yield from _foot(pen, pad, edges[-1])
    if remarks:
        yield from _to_write_on(pen, _REMARKS, 0, edges[-1] + foot + _REMARKS_HEIGHT - 3, pen.width - 0.5)


def _heights(table: PadTable, room: float) -> list[float]:
    """Return how high the rows are: as usual where there is room, lower where not, a little higher where there is more."""
    usual = sum(row.usual for row in table.rows)
    if usual > room:
        share = (room - table.least) / max(usual - table.least, 1)
        return [row.least + (row.usual - row.least) * share for row in table.rows]
    spare = (room - usual) / len(table.rows)
    return [max(row.usual, min(row.usual + spare, _HIGHEST_ROW)) for row in table.rows]


def _head(pen: Pen, title: Value, pad: Pad, ink: Ink) -> Iterator[Shape]:
    """Yield the picture and the name of the game, what can be ticked, the words for the evening."""
    left = 0.0
    if pad.symbol and ink.pictures:
        yield Group(pad.symbol, Point(1.5, 4), 0.23)
        left = 31.0
    right = pen.width
    for mode in reversed(pad.modes):
        words = pen.say(mode)
        right -= pen.measure(words, _MODE)
        yield label(right, 13, words, _MODE)
        right -= _TICK + 3
        yield Path(rounded_box(right, 5, _TICK, _TICK, 1.5), "", "rule", 0.8)
        right -= 8
    yield label(left, 20, pen.short(title, _TITLE, right - left), _TITLE)
    share = pen.width / len(_FIELDS)
    for number, text in enumerate(_FIELDS):
        end = (number + 1) * share - (2 * PADDING if number < len(_FIELDS) - 1 else 0.5)
        yield from _to_write_on(pen, text, number * share, _HEAD + 11, end)


def _to_write_on(pen: Pen, text: Text, x: float, base: float, end: float) -> Iterator[Shape]:
    """Yield a word, and after it a line to write on up to `end`."""
    words = pen.short(text, _FIELD, (end - x) / 2)
    yield label(x, base, words, _FIELD)
    yield Line(Point(x + pen.measure(words, _FIELD) + PADDING, base + 2), Point(end, base + 2), "rule", 0.7)


def _words(pen: Pen, row: Row, width: float, above: float, below: float, ink: Ink) -> Iterator[Shape]:
    """Yield the picture or the number of a row, its label and its reminder, in the middle of its height."""
    left, middle = PADDING, (above + below) / 2
    if row.of.number is not None:
        yield Path(rounded_box(PADDING, middle - 9, 14, 18, 2), "", "ink", 0.9)
        yield label(PADDING + 7, middle + 3.2, row.of.number, Type(9.0, bold=True), "middle")
    elif row.of.symbol and ink.pictures:
        yield Group(row.of.symbol, Point(PADDING, middle - SYMBOL / 2), SYMBOL / 100)
    if row.of.symbol or row.of.number is not None:
        left += SYMBOL + 3
    top = middle - depth(row.lines) / 2
    yield from labels(row.lines, left, top)
    if row.of.to_name:
        said = pen.measure(row.lines[0][0], row.lines[0][1]) + 4 if row.lines else 0
        start = left + said if left + said < width - 30 else left
        base = top + row.lines[0][1].ascent + 2 if row.lines and start > left else below - 6
        yield Line(Point(start, base), Point(width - PADDING, base), "rule", 0.5)


def _cells(row: Row, table: PadTable, above: float, below: float, ink: Ink) -> Iterator[Shape]:
    """Yield what is in the cells of a row: boxes for dice or points, values to circle, or a dotted line after counts."""
    for number in range(table.players):
        x = table.label + number * table.column
        if row.of.is_tick:
            middle = Point(x + table.column / 2 - _TICK / 2, (above + below - _TICK) / 2)
            yield Path(rounded_box(*middle, _TICK, _TICK, 1.5), "", "rule", 0.8)
        elif row.of.boxes:
            yield from _boxes(row, x, table.column, above)
        elif row.of.values:
            centre = Point(x + table.column / 2, (above + below) / 2)
            yield Circle(centre, 7.5, "", "rule", 0.8)
            yield Label(Point(centre.x, centre.y + 2.6), row.of.values[0], 7.5, "muted")
        elif row.of.reminder and table.column >= _DOTTED:
            split = x + _COUNTS * table.column
            yield Line(Point(split, above + 3), Point(split, below - 3), ink.fine, 0.5, (1.4, 2.0))


def _boxes(row: Row, x: float, column: float, above: float) -> Iterator[Shape]:
    across, side = boxes_across(row.of, column)
    for place in range(row.of.boxes):
        down, right = divmod(place, across)
        corner = Point(x + 3 + right * side, above + 3 + down * side)
        yield Polygon(box(*corner, side, side), outline="rule", width=0.5)
        if not row.of.values:
            yield Label(Point(corner.x + side / 2, corner.y + side / 2 + 2.2), str(place + 1), 6.2, "muted")
    rows = -(-row.of.boxes // across)
    if row.of.values:
        yield label(x + 4, above + 3 + rows * side + 8, " ".join(row.of.values), _VALUE)


def _names(table: PadTable, above: float, below: float) -> Iterator[Label]:
    """Yield the names, each in the middle of the height of its column."""
    for number, name in enumerate(table.names):
        lines = [(line, NAME_FACE) for line in name]
        x = table.label + number * table.column + PADDING
        yield from labels(lines, x, above + (below - above - depth(lines)) / 2)


def _lines(width: float, table: PadTable, edges: Sequence[float], ink: Ink) -> Iterator[Shape]:
    """Yield the lines of the table, strong ones where a block ends and round the whole."""
    top, *inner, bottom = edges
    for number in range(table.players):
        x = table.label + number * table.column
        yield Line(Point(x, top), Point(x, bottom), "rule", 0.5)
    for row, y in zip(table.rows, inner, strict=False):
        yield rule(width, y - 0.5, thickness=1.0) if row.of.ends else rule(width, y - 0.25, ink.fine, 0.5)
    yield Polygon(box(0.5, top, width - 1, bottom - top), outline="ink", width=1.0)


class _Noted(NamedTuple):
    """A line of a note: only the first has the name and what it gives."""

    name: str
    text: str
    points: str


def _foot_height(pen: Pen, pad: Pad) -> float:
    """Return the height of what a pad says at its foot."""
    if not pad.notes and not pad.ladder:
        return 0.0
    return 14 + max(map(len, _columns(pen, pad))) * _NOTE_LINE


def _columns(pen: Pen, pad: Pad) -> tuple[list[_Noted], list[_Noted]]:
    """Return the lines of the notes in two columns, none of them parted."""
    notes = [list(_noted(pen, note, _names_width(pen, pad))) for note in pad.notes]
    lines, left, right = sum(map(len, notes)), list[_Noted](), list[_Noted]()
    for note in notes:
        column = left if not right and 2 * len(left) < lines else right
        column += note
    return left, right


def _noted(pen: Pen, note: PadNote, names: float) -> Iterator[_Noted]:
    points = pen.say(note.points)
    room = _column(pen) - names - (pen.measure(points, _NOTE_POINTS) + 6 if points else 0)
    first, *others = pen.lines(note.text, _NOTE, room)
    yield _Noted(pen.say(note.name), first, points)
    yield from (_Noted("", line, "") for line in others)


def _column(pen: Pen) -> float:
    return (pen.width - _BETWEEN) / 2


def _names_width(pen: Pen, pad: Pad) -> float:
    return max((pen.measure(pen.say(note.name), _NOTE_POINTS) for note in pad.notes), default=0.0) + 5


def _foot(pen: Pen, pad: Pad, top: float) -> Iterator[Shape]:
    """Yield what the cards give, in two columns, and the ratings."""
    yield label(0, top + 11, pen.say(pad.title), _NOTES)
    yield label(pen.width, top + 11, pen.say(pad.ladder), _NOTE, "end")
    names = _names_width(pen, pad)
    for x, column in zip((0.0, _column(pen) + _BETWEEN), _columns(pen, pad), strict=True):
        for row, line in enumerate(column):
            y = top + 14 + (row + 0.8) * _NOTE_LINE
            yield label(x, y, line.name, _NOTE_POINTS)
            yield label(x + names, y, line.text, _NOTE)
            yield label(x + _column(pen), y, line.points, _NOTE_POINTS, "end")
