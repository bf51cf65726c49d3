"""The rows of a pad as they are set: the lines of their labels, and how high they are at least and at most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from scorer.drawing.blocks import depth
from scorer.drawing.pen import Pen, Type
from scorer.paper.pads.cells import cell_height
from scoring_rules.frame.board.pad import Pad, Row
from scoring_rules.frame.language.text import Text, Value

MM = 72 / 25.4
PADDING = 4.0
_SPACING = 3.0

LABEL = Type(9.5, bold=True)
HINT = Type(7.5, "muted")
PART = Type(7.5)
PART_HINT = Type(7.0, "muted")
TIE = Type(7.0, "muted")
TOTAL = Type(13.0, bold=True)

CARD_WIDTH, CARD_HEIGHT = 5.2 * MM, 6.4 * MM
FIELD_WIDTH, FIELD_HEIGHT = 5.6 * MM, 4.6 * MM
CAPTION = Type(6.2, "muted")
_AFTER_CARD = CARD_WIDTH + 2 * PADDING
_LEAST_LINE = 14 * MM
"""Of a line to write a name on."""

Role: TypeAlias = Literal["name", "row", "part", "total", "tie"]
_HEIGHTS: dict[Role, tuple[float, float]] = {
    "name": (8.5 * MM, 12 * MM),
    "row": (7 * MM, 16 * MM),
    "part": (4.6 * MM, 8 * MM),
    "total": (8.5 * MM, 15 * MM),
    "tie": (5.6 * MM, 8 * MM),
}
"""How high a row is at least and at most."""


class SetRow(NamedTuple):
    """A row as it is set: what it is, its lines, its height in points at least and at most."""

    role: Role
    row: Row
    lines: tuple[tuple[str, Type], ...]
    least: float
    most: float
    aside: str = ""
    """What stands at the other end of the label's only line."""


def text_start(row: Row) -> float:
    """Return where the label of a row begins, from the left edge."""
    return PADDING if row.card is None and not row.symbol else _AFTER_CARD


def fields_width(row: Row) -> float:
    """Return how much of the label's column the small boxes at its end take."""
    return len(row.fields) * (FIELD_WIDTH + 2) + PADDING if row.fields else 0.0


def wanted_width(pen: Pen, pad: Pad) -> float:
    """Return how wide the labels are where none is broken."""

    def of_row(row: Row) -> float:
        label, hint = pen.say(row.label), pen.say(row.hint)
        if row.kind == "part":
            words = pen.measure(label, PART) + pen.measure(hint, PART_HINT) + 2 * PADDING
        elif row.label == "":
            words = max(_LEAST_LINE * 2, pen.measure(hint, HINT))
        else:
            words = max(pen.measure(label, LABEL), pen.measure(hint, HINT))
        return text_start(row) + words + fields_width(row) + PADDING

    return max(map(of_row, pad.rows), default=0.0)


def set_rows(pen: Pen, pad: Pad, width: float, column: float, *, parts: bool, hints: bool) -> Iterator[SetRow]:
    """Yield the rows of a pad below the names: those of the game, the total, what breaks a tie.

    Args:
        pen: Sets the labels.
        pad: What is printed.
        width: Of the labels' column, in points.
        column: The width of a player's column.
        parts: Whether what is added up in a sum has rows, too.
        hints: Whether there are the values that count, and small boxes beside names.
    """
    for row in pad.rows:
        if row.kind != "part":
            bare = row._replace(hint=row.hint if row.label == "" else "", fields=())
            yield _row(pen, row if hints else bare, width, column)
        elif parts:
            yield _part(pen, row, width)
    yield _of("total", Row(Text("Total"), heavy=True), ((pen.say(Text("TOTAL")), TOTAL),))
    for row in pad.ties:
        lines = tuple((line, TIE) for line in pen.lines(row.label, TIE, width - 2 * PADDING))
        yield _of("tie", row, lines)


def _row(pen: Pen, row: Row, width: float, column: float) -> SetRow:
    room = width - text_start(row) - PADDING - fields_width(row)
    lines = (*_lines(pen, row.label, LABEL, room), *_lines(pen, row.hint, HINT, room, 1 if row.label == "" else None))
    found = _of("row", row, lines)
    needed = max(
        cell_height(row.cell, column),
        depth(lines) + _SPACING + (9.0 if row.label == "" and lines else 0.0),
        CARD_HEIGHT + 2 if row.card is not None else 0.0,
        FIELD_HEIGHT + CAPTION.leading + 3 if row.fields else 0.0,
    )
    least = max(found.least, needed)
    return found._replace(least=least, most=max(found.most, least))


def _part(pen: Pen, row: Row, width: float) -> SetRow:
    """Return a low row: its values at the end of the line, or on the next where both do not fit."""
    room = width - 2 * PADDING
    label, hint = pen.say(row.label), pen.say(row.hint)
    if pen.measure(label, PART) + pen.measure(hint, PART_HINT) + PADDING <= room:
        return _of("part", row, ((label, PART),))._replace(aside=hint)
    return _of("part", row, (*_lines(pen, row.label, PART, room), *_lines(pen, row.hint, PART_HINT, room)))


def _of(role: Role, row: Row, lines: tuple[tuple[str, Type], ...]) -> SetRow:
    least, most = _HEIGHTS[role]
    least = max(least, depth(lines) + 1.0)
    return SetRow(role, row, lines, least, max(least, most))


def _lines(pen: Pen, value: Value, face: Type, width: float, most: int | None = None) -> tuple[tuple[str, Type], ...]:
    return tuple((line, face) for line in pen.lines(value, face, width, most)) if value != "" else ()


def name_row(height: float) -> SetRow:
    """Return the row of the names, these being so high."""
    least, most = _HEIGHTS["name"]
    least = max(least, height + _SPACING)
    return SetRow("name", Row(Text("Name"), heavy=True), (), least, max(least, most))
