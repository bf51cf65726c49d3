"""How a pad fits into its frame: how wide its columns and how high its rows are, and what is left out where it is small."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from scorer.drawing.blocks import depth
from scorer.drawing.pen import Pen, Type
from scorer.paper.pads.head_and_foot import REMARKS_LINE, head_height, strips_height
from scorer.paper.pads.rows import MM, PADDING, SetRow, name_row, set_rows, wanted_width
from scorer.paper.pads.wanted import Wanted
from scoring_rules.frame.board.pad import Pad
from scoring_rules.frame.language.text import Value

NARROWEST_COLUMN = 14 * MM
_WIDEST_COLUMN = 50 * MM
_NARROWEST_LABELS = 30 * MM
_MOST_LABELS = 0.44
"""Of the width, before labels are broken."""
NAME = Type(9.0, bold=True)
_NAME_LINES = 2


class Kept(NamedTuple):
    """What is on a pad besides the rows that it cannot do without; without hints there are no small boxes either."""

    strips: bool = True
    remarks: bool = True
    parts: bool = True
    hints: bool = True


_TABLE = Kept(strips=False, remarks=False)
FULLNESS = (Kept(), Kept(strips=False), _TABLE, _TABLE._replace(parts=False), _TABLE._replace(parts=False, hints=False))
"""What a pad has, the fullest first: lists of values go before rows do, and rows before the hints of those left."""


class Layout(NamedTuple):
    """Where everything of a pad is, in points from its top left corner.

    Attributes:
        kept: What is on it.
        rows: The rows, that of the names first.
        edges: Their upper edges, and the lower one of the last.
        label: The width of the labels' column.
        column: The width of a player's column.
        names: The lines of each name.
    """

    kept: Kept
    rows: tuple[SetRow, ...]
    edges: tuple[float, ...]
    label: float
    column: float
    names: tuple[tuple[str, ...], ...]


def layout(pen: Pen, title: Value, pad: Pad, wanted: Wanted, height: float, kept: Kept) -> Layout | None:
    """Return how a pad fits into the width of the pen and a height, None where it does not."""
    label = min(max(wanted_width(pen, pad), _NARROWEST_LABELS), pen.width * _MOST_LABELS)
    column = min(max((pen.width - label) / wanted.players, NARROWEST_COLUMN), _WIDEST_COLUMN)
    label = pen.width - column * wanted.players
    if label < _NARROWEST_LABELS:
        return None
    lines = pen.lines_apart(wanted.names[: wanted.players], NAME, column - 2 * PADDING, _NAME_LINES)
    names = tuple(map(tuple, lines))
    highest = max((depth([(line, NAME) for line in name]) for name in names), default=0.0)
    rows = (name_row(highest), *set_rows(pen, pad, label, column, parts=kept.parts, hints=kept.hints))
    top = head_height(pen, title, pad)
    foot = (strips_height(pad) if kept.strips else 0.0) + (REMARKS_LINE if kept.remarks else 0.0)
    heights = _heights(rows, height - top - foot)
    if heights is None:
        return None
    return Layout(kept, rows, tuple(accumulate(heights, initial=top)), label, column, names)


def _heights(rows: tuple[SetRow, ...], room: float) -> list[float] | None:
    """Return how high the rows are that share a height, None where it is too little."""
    spare = room - sum(row.least for row in rows)
    if spare < 0:
        return None
    growth = sum(row.most - row.least for row in rows)
    part = min(spare / growth, 1.0) if growth else 0.0
    return [row.least + part * (row.most - row.least) for row in rows]
