"""An empty grove to fill in with a pen, and lines for the cards as they are laid."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.pad import EmptyBoard
from scoring_rules.frame.board.picture import Label, Line, Point, Shape
from scoring_rules.frame.board.square_frame import CELL, RIM, empty_grid
from scoring_rules.frame.language.text import Text
from scoring_rules.hortis.table import Table

_ROWS, _COLUMNS = 8, 8
_LAID = 9
"""Cards that a player lays."""
_LINE = 5.0


def empty_board(_: Table | None = None) -> EmptyBoard:
    """Return a grid, and below it a line for each card: its number, how it was turned, where it was laid."""
    grid = empty_grid(_ROWS, _COLUMNS, Text("a grove to fill in"))
    letters = (
        Text("O1 O2 an orange tree, C1 C2 a lemon tree, V1 V2 a lime tree, -- a glade"),
        Text("behind a colon: 2 to 6 a die, P the basket, B the wheelbarrow, E the squirrel"),
    )
    lines = tuple(_lines(grid.width, grid.height))
    return EmptyBoard(grid._replace(height=grid.height + 2 + 3 * _LINE, shapes=(*grid.shapes, *lines)), letters)


def _lines(width: float, top: float) -> Iterator[Shape]:
    """Yield the lines for the placements, three beside each other."""
    share = (width - RIM) / 3
    for number in range(_LAID):
        row, column = divmod(number, 3)
        x, y = RIM + column * share, top + 2 + (row + 0.7) * _LINE
        yield Label(Point(x, y), f"{number + 1}.", 2.3, "muted", "start")
        yield Line(Point(x + 3.4, y + 0.4), Point(x + share - CELL / 5, y + 0.4), "rule", 0.25)
