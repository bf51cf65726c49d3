"""An empty island to fill in with a pen: its hexes by name."""

from __future__ import annotations

from scoring_rules.frame.board.pad import EmptyBoard
from scoring_rules.frame.language.text import Text
from scoring_rules.hexfolk.board.island import Island, island_of_rows
from scoring_rules.hexfolk.showing.picture import outlines
from scoring_rules.hexfolk.table import Table

_ROWS = (3, 4, 5, 4, 3)
"""The hexes of the standard island, row by row."""


def empty_board(table: Table | None = None) -> EmptyBoard:
    """Return the island of a table, the standard one otherwise."""
    island: Island = island_of_rows(_ROWS) if table is None else table.island
    letters = (
        Text("a settlement: the small letter of its player on a crossing; a city: the capital one"),
        Text("a road: the letter on an edge; numbers, ports and the robber where they lie"),
    )
    return EmptyBoard(outlines(island), letters)
