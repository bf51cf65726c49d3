"""Measuring the nine goals that are known from a final reserve.

Each value is a tuple: the figure that is compared first, then what breaks a tie. Source: a
transcription of the Cwali rulebook; what it leaves open is said on the rules page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from scoring_rules.habitats.data.words import TERRAINS
from scoring_rules.habitats.table import Board
from scoring_rules.squares import bits, groups, mask


def measure(goal: str, board: Board) -> tuple[int, ...]:
    """Return what a reserve reaches in a goal, one of `GOALS`."""
    return _MEASURES[goal](board)


def _areas(board: Board) -> list[int]:
    """Return the habitats of all terrains; a tile with two terrains is in one of each."""
    return [group for cells in board.terrains for group in groups(cells, board.square.orthogonal)]


def biggest_area(board: Board) -> tuple[int, ...]:
    """The size of the largest habitat; then of the second largest, and so on."""
    return tuple(sorted((area.bit_count() for area in _areas(board)), reverse=True)) or (0,)


def terrain_variety(board: Board) -> tuple[int, ...]:
    """How many terrains there are; then how many complete sets of these."""
    sizes = [cells.bit_count() for cells in board.terrains if cells]
    return len(sizes), min(sizes, default=0)


def biggest_rectangle(board: Board) -> tuple[int, ...]:
    """How many cells the largest rectangle has that is full of tiles, the entrance among them."""
    columns = board.square.columns
    rows = [board.occupied >> row * columns & ((1 << columns) - 1) for row in range(board.square.rows)]
    best = 0
    for top in range(len(rows)):
        common = (1 << columns) - 1
        for bottom in range(top, len(rows)):
            common &= rows[bottom]
            best = max(best, (bottom - top + 1) * _longest_run(common))
    return (best,)


def _longest_run(row: int) -> int:
    """Return how many neighbouring bits of a row are set at most."""
    length = 0
    while row:
        row &= row << 1
        length += 1
    return length


def _farthest(board: Board, start: int) -> tuple[int, ...]:
    """Return how many steps over tiles lead from a set of tiles to the one farthest from it."""
    reached = start
    steps = 0
    while True:
        edge = 0
        for cell in bits(reached):
            edge |= board.square.orthogonal[cell]
        further = reached | edge & board.occupied
        if further == reached:
            return (steps,)
        reached, steps = further, steps + 1


def _of_kind(board: Board, *kinds: str) -> int:
    return mask(each.cell for each in board.placed if each.tile.kind in kinds)


def closest_to_entrance(board: Board) -> tuple[int, ...]:
    """How many steps the tile farthest from the entrance lies away."""
    return _farthest(board, _of_kind(board, "entrance"))


def closest_to_road(board: Board) -> tuple[int, ...]:
    """How many steps the tile farthest from any road lies away; the entrance has a road, too."""
    return _farthest(board, _of_kind(board, "entrance", "gate"))


def most_areas(board: Board) -> tuple[int, ...]:
    """How many habitats there are."""
    return (len(_areas(board)),)


def flower_variety(board: Board) -> tuple[int, ...]:
    """How many different flowers there are, one to a terrain; then how many in all."""
    flowers = board.kinds["flower"]
    kinds = {terrain for flower in flowers for terrain in flower.tile.terrains}
    return min(len(kinds), len(TERRAINS)), len(flowers)


def longest_row(board: Board) -> tuple[int, ...]:
    """How many tiles the longest straight line has, across or down."""
    return (max(_runs(board, ((0, 1), (1, 0))), default=0),)


def longest_diagonal(board: Board) -> tuple[int, ...]:
    """How many tiles the longest straight diagonal line has."""
    return (max(_runs(board, ((1, 1), (1, -1))), default=0),)


def _runs(board: Board, directions: Sequence[tuple[int, int]]) -> Iterator[int]:
    """Yield the lengths of the lines of tiles from every tile in some directions."""
    for each in board.placed:
        for down, right in directions:
            length = 1
            there = board.at(each.cell, down, right)
            while there is not None and board.occupied >> there & 1:
                length += 1
                there = board.at(each.cell, down * length, right * length)
            yield length


_MEASURES: dict[str, Callable[[Board], tuple[int, ...]]] = {
    "biggest_area": biggest_area,
    "terrain_variety": terrain_variety,
    "biggest_rectangle": biggest_rectangle,
    "closest_to_entrance": closest_to_entrance,
    "most_areas": most_areas,
    "flower_variety": flower_variety,
    "closest_to_road": closest_to_road,
    "longest_row": longest_row,
    "longest_diagonal": longest_diagonal,
}
