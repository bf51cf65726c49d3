"""A finished table of Habitats as plain frozen values: settings, seats with reserves, objectives.

A simulator builds these values directly, from `tile` and `board`; see the package.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring_rules.frame.language.text import Value
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board, Tile


class Seat(NamedTuple):
    """A player: the reserve where there is one that can be scored, and points taken in the years.

    `years` holds the points of each year, None where they are not known, or their sum where `summed`;
    `claims` are the cells of which the table said whether they score.
    """

    name: str
    board: Board | None = None
    years: tuple[int | None, ...] = ()
    summed: bool = False
    claims: tuple[tuple[int, bool], ...] = ()


class Objective(NamedTuple):
    """An objective of a year: what it is called, and how its points are found.

    `goal` is the id of a goal that is known, else empty. `awarded` are the points that each seat got;
    else `places` are the points of each place, and `values` what each seat reached: as typed or, where
    `measured`, some by `goals.measure` from the final reserves. `low`: the lowest value is the best,
    `assumed`: nobody said which one is; `overruled`: it was said otherwise than the goal has it. `unnamed` are the seats that `awarded` says nothing of.
    """

    name: Value
    goal: str = ""
    awarded: tuple[int, ...] | None = None
    places: tuple[int, ...] = ()
    values: tuple[tuple[int, ...], ...] = ()
    low: bool = False
    measured: bool = False
    assumed: bool = False
    overruled: bool = False
    unnamed: tuple[int, ...] = ()


class Settings(NamedTuple):
    """What selects the rules: `years` are those that have points, `camps` whether any are laid.

    The edition is None where it is not known and nothing depends on it, as every reserve was counted by hand.
    """

    edition: str | None
    readings: Mapping[str, str] = {}
    years: tuple[int, ...] = ()
    summed: bool = False
    camps: bool = True
    mode: str | None = None


class Table(NamedTuple):
    """The settings, every player, the objectives of each year, and the tiles that are defined, by tokens."""

    settings: Settings
    seats: tuple[Seat, ...]
    years: tuple[tuple[Objective, ...], ...] = ()
    tiles: Mapping[str, Tile] = {}


def is_blank(table: Table, seat: int) -> bool:
    """Whether nothing but one entrance is in a seat's reserve."""
    placed = board_of(table, seat).placed
    return not placed or (len(placed) == 1 and placed[0].tile.kind == "entrance")
