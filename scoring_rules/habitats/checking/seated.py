"""A reserve with the seat whose it is, and the places of its cells in the record."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.place import KEY, Cell, Place
from scoring_rules.habitats.board.reserve import Board


class Seated(NamedTuple):
    """A reserve with the seat whose it is."""

    seat: int
    board: Board

    def cell(self, cell: int) -> Place:
        """Return the place of a cell."""
        return Place(("players", self.seat, "reserve"), Cell(*divmod(cell, self.board.square.columns)))

    @property
    def key(self) -> Place:
        """The place of the reserve as a whole."""
        return Place(("players", self.seat, "reserve"), KEY)
