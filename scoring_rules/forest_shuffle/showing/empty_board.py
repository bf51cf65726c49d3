"""An empty forest to fill in with a pen: hosts with the four slots around each."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.board.pad import EmptyBoard
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Label, Path, Picture, Point, Shape
from scoring_rules.frame.language.text import Text

_ACROSS, _DOWN = 3, 5
_HOST, _HIGH, _SIDE, _BAND, _GAP = 17.0, 9.0, 12.0, 6.0, 3.0


def empty_board(_: Table | None = None) -> EmptyBoard:
    """Return hosts in rows, each with a box for its number, and boxes above, below and beside it."""
    width = _ACROSS * (_HOST + 2 * _SIDE + _GAP) + _GAP
    height = _DOWN * (_HIGH + 2 * _BAND + _GAP) + _GAP
    title = Text("a forest to fill in")
    letters = (
        Text("the tree in the middle, the cards around it on their sides; x3 for three alike"),
        Text("the tree symbol of a deer in brackets; in the cave: ______ cards"),
    )
    return EmptyBoard(Picture(width, height, tuple(_hosts()), title, title), letters)


def _hosts() -> Iterator[Shape]:
    for row in range(_DOWN):
        for column in range(_ACROSS):
            x = _GAP + column * (_HOST + 2 * _SIDE + _GAP) + _SIDE
            y = _GAP + row * (_HIGH + 2 * _BAND + _GAP) + _BAND
            for left, top, wide, high in (
                (x, y - _BAND, _HOST, _BAND),
                (x, y + _HIGH, _HOST, _BAND),
                (x - _SIDE, y, _SIDE, _HIGH),
                (x + _HOST, y, _SIDE, _HIGH),
            ):
                yield Path(rounded_box(left, top, wide, high, 0.8), "", "rule", 0.25, dash=(0.9, 0.7))
            yield Path(rounded_box(x, y, _HOST, _HIGH, 0.8), "", "ink", 0.45)
            yield Label(Point(x + 0.8, y + 2.6), str(row * _ACROSS + column + 1), 2.0, "muted", "start")
