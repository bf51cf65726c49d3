"""The rows of a pad as they are set: how high each is at least and at most, how wide the columns are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.blocks import depth
from scorer.drawing.pen import Pen, Type
from scoring_rules.frame.board.pad import Pad, PadRow
from scoring_rules.frame.language.text import Text, Value

MM = 72 / 25.4
NARROWEST_COLUMN = 14 * MM
LOWEST_ROW = 7 * MM
SYMBOL = 17.0
"""The room for a picture or the box of a number, at the left of a row."""
PADDING = 4.0
LABEL = Type(9.5, bold=True)
SMALL = Type(7.5, "muted")
NAME = Type(9.0, bold=True)
TOTAL = Type(13.0, bold=True)

_WIDEST_COLUMN = 50 * MM
_USUAL_ROW = 11.6 * MM
_NAMES_ROW, _TOTAL_ROW, _TICKED_ROW = 10.5 * MM, 13 * MM, 7.4 * MM
_NARROWEST_LABELS = 35 * MM
_WIDEST_LABELS = 0.42
"""As a part of the width of a pad."""
_NAME_LINES = 2
_SPACING = 2.0
_BOX_LINES, _IN_ONE_LINE = 2, 6
_SMALLEST_BOX = 10.0
"""The side of a box with a number in it at least."""


class Row(NamedTuple):
    """A row as it is set: its least and its usual height, its lines of text, and what is in it; None for the names."""

    least: float
    usual: float
    lines: tuple[tuple[str, Type], ...]
    of: PadRow


class PadTable(NamedTuple):
    """The rows of a pad and how wide its columns are, in points; `names` are the lines of each name."""

    rows: tuple[Row, ...]
    label: float
    column: float
    players: int
    names: tuple[tuple[str, ...], ...] = ()

    @property
    def least(self) -> float:
        """The height of the rows at least."""
        return sum(row.least for row in self.rows)


def pad_table(pen: Pen, pad: Pad, players: int, names: Sequence[str] = ()) -> PadTable | None:
    """Return the table for some players, or None where their columns are too narrow for the pen."""
    shift = SYMBOL + 3 if any(row.symbol or row.number is not None for row in pad.rows) else 0
    wanted = max(
        (
            shift + 2 * PADDING + max(pen.measure(pen.say(row.label), LABEL), pen.measure(pen.say(row.reminder), SMALL))
            for row in pad.rows
            if not row.is_tick
        ),
        default=0.0,
    )
    room = pen.width - max(min(wanted, _WIDEST_LABELS * pen.width), _NARROWEST_LABELS)
    column = min(max(room / players, NARROWEST_COLUMN), _WIDEST_COLUMN)
    label = pen.width - column * players
    if label < _NARROWEST_LABELS:
        return None
    lines = tuple(map(tuple, pen.lines_apart(names[:players], NAME, column - 2 * PADDING, _NAME_LINES)))
    highest = max((depth([(line, NAME) for line in name]) for name in lines), default=0.0)
    first, *others = _rows(pen, pad, label - 2 * PADDING, shift, column)
    first = first._replace(least=max(first.least, highest + _SPACING))
    return PadTable((first, *others), label, column, players, lines)


def _rows(pen: Pen, pad: Pad, width: float, shift: float, column: float) -> Iterator[Row]:
    """Yield the names, the rows of the game, the total, and what is ticked."""
    yield _row(pen, PadRow(Text("Name"), ends=True), width, _NAMES_ROW, column)
    for row in pad.rows:
        if not row.is_tick:
            yield _row(pen, row, width - shift, _USUAL_ROW, column)
            again = row._replace(reminder="")
            yield from [_row(pen, again, width - shift, _USUAL_ROW, column)] * (row.lines - 1)
    total = _row(pen, PadRow("", ends=True), width, _TOTAL_ROW, column)
    yield total._replace(lines=((pen.say(Text("TOTAL")), TOTAL),))
    for row in pad.rows:
        if row.is_tick:
            texts = tuple((line, SMALL) for line in pen.lines(row.label, SMALL, width))
            yield _row(pen, row, width, _TICKED_ROW, column)._replace(lines=texts)


def _row(pen: Pen, row: PadRow, width: float, usual: float, column: float) -> Row:
    texts: tuple[tuple[Value, Type], ...] = ((row.label, LABEL), (row.reminder, SMALL))
    lines = tuple((line, face) for text, face in texts if text for line in pen.lines(text, face, width))
    least = max(LOWEST_ROW, depth(lines) + _SPACING, boxes_height(row, column))
    return Row(least, max(least, usual), lines, row)


def boxes_height(row: PadRow, column: float) -> float:
    """Return the height that the small boxes of a row need, with room for their sum below."""
    if not row.boxes:
        return 0.0
    across, side = boxes_across(row, column)
    return -(-row.boxes // across) * side + (LOWEST_ROW * 0.7 if row.values else 0) + 2 * _SPACING


def boxes_across(row: PadRow, column: float) -> tuple[int, float]:
    """Return how many of the small boxes of a row are side by side, and how wide each is."""
    lines = 1 if row.boxes <= _IN_ONE_LINE else _BOX_LINES
    room = column - 6
    across = -(-row.boxes // lines)
    if not row.values:  # a number is printed in each
        across = min(across, int(room / _SMALLEST_BOX))
    return across, min(room / across, 5.5 * MM)
