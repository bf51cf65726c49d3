"""An empty reserve to fill in with a pen."""

from __future__ import annotations

from scoring_rules.frame.board.pad import EmptyBoard
from scoring_rules.frame.board.square_frame import empty_grid
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.habitats.data.words import TERRAINS
from scoring_rules.habitats.showing.symbols import LETTER_NAMES
from scoring_rules.habitats.table import Table

_SIDE = 8
"""Rows and columns: a reserve of 25 tiles is seldom wider."""


def empty_board(_: Table | None = None) -> EmptyBoard:
    """Return a grid."""
    terrains: tuple[Value, ...] = tuple(
        Text("{letter} {terrain}", letter=letter, terrain=terrain)
        for letter, terrain in zip(LETTER_NAMES, TERRAINS, strict=True)
    )
    words = Text("each tile by its short word, a flower by l and its terrain, @90 for a quarter turned clockwise")
    return EmptyBoard(empty_grid(_SIDE, _SIDE, Text("a reserve to fill in")), (words, terrains))
