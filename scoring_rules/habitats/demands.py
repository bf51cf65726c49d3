"""Whether animals have what they need: the tiles of touching habitats, their own tile left out.

A habitat is a group of tiles of one terrain that touch by their sides. For each terrain that an animal
needs, the different tiles of all habitats of it that touch the animal are counted; for insects the
same holds for groups of flowers. Sources: the French rules page; a transcription of the Cwali rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring_rules.habitats.table import Board, Placed
from scoring_rules.squares import groups


def needed_groups(board: Board) -> list[list[int]]:
    """Return the habitats of each terrain and the groups of flowers, by what may be needed."""
    neighbours = board.square.orthogonal
    return [groups(cells, neighbours) for cells in board.needed]


def fulfilled(board: Board, among: int) -> int:
    """Return the cells of those animals on a set of cells that have all that they need."""
    animals = [animal for animal in board.kinds["animal"] if among >> animal.cell & 1]
    if not animals:
        return 0
    of: dict[int, list[int]] = {}
    return sum(1 << animal.cell for animal in animals if _is_met(board, animal, of))


def _is_met(board: Board, animal: Placed, of: dict[int, list[int]]) -> bool:
    """Whether an animal has all that it needs; `of` fills up with the groups of what is needed."""
    around = board.square.orthogonal[animal.cell]
    others = ~(1 << animal.cell)
    for need, number in animal.tile.needs:
        if need not in of:
            of[need] = groups(board.needed[need], board.square.orthogonal)
        found = 0
        for group in of[need]:
            if group & around:
                found |= group
        if (found & others).bit_count() < number:
            return False
    return True


def habitat_of(cells: int, cell: int, neighbours: Sequence[int]) -> int:
    """Return the group of a set of cells that one of them is in."""
    edge, found = 1 << cell, 0
    while edge:
        low = edge & -edge
        found |= low
        edge = (edge | neighbours[low.bit_length() - 1]) & cells & ~found
    return found
