"""A typed grove with its seat, and the places of a player's things in the record."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scoring_rules.frame.place import KEY, Cell, Place
from scoring_rules.hortis.board.spaces import Grove, Space
from scoring_rules.hortis.data.box import CARDS_IN_PLAY
from scoring_rules.hortis.table import Settings


def cell_place(seat: int, grove: Grove, cell: int) -> Place:
    """Return the place of a cell of a typed grove."""
    return Place(("players", seat, "grove"), Cell(*divmod(cell, grove.columns)))


def grove_key(seat: int) -> Place:
    """Return the place of a grove as a whole."""
    return Place(("players", seat, "grove"), KEY)


def move_place(seat: int, number: int) -> Place:
    """Return the place of a placement, counted from 0."""
    return Place(("players", seat, "placements", number))


class Typed(NamedTuple):
    """A typed grove with its seat, and the cards that made it, as far as they are known."""

    seat: int
    grove: Grove
    settings: Settings
    cards: tuple[int, ...]

    def place(self, cell: int) -> Place:
        """Return the place of a cell."""
        return cell_place(self.seat, self.grove, cell)

    def cells(self, wanted: Callable[[Space], bool]) -> list[int]:
        """Return the cells of the spaces that are wanted."""
        return [cell for cell, space in enumerate(self.grove.spaces) if space is not None and wanted(space)]

    @property
    def number(self) -> int:
        """How many cards make the grove."""
        return len(self.cards) or CARDS_IN_PLAY
