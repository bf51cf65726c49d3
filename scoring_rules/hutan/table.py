"""A finished table of Hutan as plain frozen values: settings, seats and their boards.

A program that plays games builds these values directly:

    rows = ["~~ . yT rT . r", ...]
    board = Board.typed(layout(tiles("first game")), rows)
    table = Table(Settings("standard"), (Seat("Anna", board),))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring_rules.frame.table import board_of
from scoring_rules.frame.typed.place import KEY, Cell, Place, Step
from scoring_rules.hutan.board.layout import SIZE
from scoring_rules.hutan.board.rainforest import Board


class Seat(NamedTuple):
    """A player, and the board where there is one that can be scored."""

    name: str
    board: Board | None = None
    tiles_of_own: bool = False


class Settings(NamedTuple):
    """What selects the rules. `order` and `first_in_last_round` are seats, counted from 0.

    The mode is None where it is not known and nothing depends on it, as every board was counted by hand.
    """

    mode: str | None
    cards: tuple[int, ...] = ()
    scenario: str | None = None
    modification: str | None = None
    readings: Mapping[str, str] = {"pairs": "per_pair", "orangutan_bonus": "each"}
    first_in_last_round: int | None = None
    order: tuple[int, ...] = ()
    edition: str | None = None


class Table(NamedTuple):
    """The settings, and every player at the table; one whose points were counted by hand has no board."""

    settings: Settings
    seats: tuple[Seat, ...]


def cell_place(path: tuple[Step, ...], cell: int) -> Place:
    """Return the place of a cell of the board that is typed at a path of the record."""
    return Place(path, Cell(*divmod(cell, SIZE)))


class Seated(NamedTuple):
    """A board with its seat, and the places of its cells in the record."""

    seat: int
    board: Board

    @property
    def key(self) -> Place:
        """The place of the board as a whole."""
        return Place(("players", self.seat, "board"), KEY)

    def cell(self, cell: int) -> Place:
        """Return the place of a cell."""
        return cell_place(self.key.path, cell)


def is_blank(table: Table, seat: int) -> bool:
    """Whether nothing grows on a seat's board."""
    return not board_of(table, seat).occupied
