"""What belongs together where places of a reserve are marked: tiles, or habitats, that score, and what counts for them."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from scoring_rules.frame.board.squares import bits, groups, mask
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.data.words import CATEGORY_OF
from scoring_rules.habitats.scoring.rules import rules
from scoring_rules.habitats.table import Table


class Marked(NamedTuple):
    """What is marked: the cells of each unit that scores, and the other cells that count for one."""

    units: tuple[frozenset[int], ...] = ()
    fed_by: frozenset[int] = frozenset()

    @property
    def framed(self) -> frozenset[int]:
        """The cells of all units."""
        return frozenset().union(*self.units)

    def pales(self, cells: AbstractSet[int]) -> bool:
        """Whether none of these cells has to do with what is marked."""
        return bool(self.units) and self.framed.isdisjoint(cells) and self.fed_by.isdisjoint(cells)


def units(table: Table, seat: int, marked: frozenset[str]) -> Marked:
    """Return the units of places of a seat's reserve: those of items that score, and of the rest what touches.

    Raises:
        ValueError: The seat has no reserve.
    """
    square = board_of(table, seat).square
    if not marked:
        return Marked()
    cell_of = {name: cell for cell, name in enumerate(square.names)}
    in_force = rules(table.settings)
    of_kinds = [in_force[f"habitats.{each}"] for each in CATEGORY_OF.values() if f"habitats.{each}" in in_force]
    items = [item for rule in of_kinds for item in rule.score(table, seat) if item.points]
    whole = {unit for item in items if (unit := _unit(item)) <= marked}
    outer = {unit for unit in whole if not any(unit < other for other in whole)}
    found = [frozenset(cell_of[name] for name in unit) for unit in outer]
    rest = {cell_of[name] for name in marked if name in cell_of} - frozenset().union(*found)
    found += (frozenset(bits(touching)) for touching in groups(mask(rest), square.orthogonal))
    counting = {cell_of[name] for item in items if _unit(item) in outer for name in item.counting}
    return Marked(tuple(sorted(found, key=min)), frozenset(counting) - frozenset().union(*found))


def _unit(item: Item) -> frozenset[str]:
    """Return the places of what an item is for: a tile that others count for, or all that counts together."""
    return frozenset((item.own,) if item.own else item.places)
