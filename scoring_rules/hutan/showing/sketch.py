"""A player's rainforest in text: the water lines between areas, and the tokens as typed."""

from __future__ import annotations

from scoring_rules.frame.board.gridlines import BOX, PLAIN, Pen, gridlines, with_names
from scoring_rules.frame.board.squares import cell_names
from scoring_rules.frame.language.text import Value
from scoring_rules.frame.table import board_of
from scoring_rules.hutan.board.layout import SIZE, Layout
from scoring_rules.hutan.reading.tokens import said
from scoring_rules.hutan.table import Table

_NAMES = cell_names(SIZE, SIZE)
_TOKEN_WIDTH = 2


def sketch(table: Table, seat: int, marked: frozenset[str] = frozenset(), *, plain: bool = False) -> tuple[Value, ...]:
    """Return a seat's board as lines of text, with the letters of each language and `marked` cells in brackets.

    Args:
        table: The table.
        seat: Whose board; ValueError where the seat has none.
        marked: The names of the cells to be marked. With any, all cells are wider.
        plain: Whether the lines are drawn with ASCII characters only.
    """
    board = board_of(table, seat)
    cells = [f"{token:<{_TOKEN_WIDTH}}" for token in board.tokens()]
    if marked:
        cells = [
            f"[{cell.rstrip()}]".ljust(len(cell) + 2) if name in marked else f" {cell} "
            for cell, name in zip(cells, _NAMES, strict=True)
        ]
    lines = with_names(water_lines(board.layout, cells, PLAIN if plain else BOX), SIZE)
    return tuple(map(said, lines))


def water_lines(layout: Layout, cells: list[str], pen: Pen) -> tuple[str, ...]:
    """Return the water lines of a layout as 13 lines of text, with a text of one width in each cell."""
    regions = [-1 - cell if area < 0 else area for cell, area in enumerate(layout.area_of)]
    return gridlines(cells, regions, SIZE, pen)
