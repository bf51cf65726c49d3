"""Whether animals have what they need: the tiles of touching habitats, their own tile left out.

A habitat is a group of tiles of one terrain that touch by their sides. For each terrain that an animal
needs, the different tiles of all habitats of it that touch the animal are counted; for insects the
same holds for groups of flowers. Sources: the French rules page; a transcription of the Cwali rulebook.
"""

from __future__ import annotations

from scoring_rules.habitats.board.reserve import Board


def reached(board: Board, cell: int, need: int) -> int:
    """Return the tiles that count for what an animal on a cell needs."""
    around = board.square.orthogonal[cell]
    tiles = 0
    for habitat in board.habitats[need]:
        if habitat & around:
            tiles |= habitat
    return tiles & ~(1 << cell)


def fulfilled(board: Board, among: int) -> int:
    """Return the cells of those animals on a set of cells that have all that they need."""
    scoring = 0
    for cell, tile, _, _ in board.kinds["animal"]:
        if among >> cell & 1 and all(
            reached(board, cell, need).bit_count() >= number for need, number in tile.needs
        ):
            scoring |= 1 << cell
    return scoring
