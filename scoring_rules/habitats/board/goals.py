"""The nine goals of the Cwali edition, the only objectives whose rule is known, and how they are measured.

Measuring is part of reading a record, not of scoring it. A table has what each player reached in an objective,
wherever that came from: players type most of the values. Scoring then ranks values and nothing else. A goal
that cannot be measured is a mistake in the record, reported at its place there; and no ruling changes what a
reserve reaches, so it is measured once, however many rulings are compared.

Each value is a tuple: the figure that is compared first, then what breaks a tie. Lines and distances are
found for all tiles at once: a set of cells is a number, and shifting it by a step moves all of them.
Source: a transcription of the Cwali rulebook; what it leaves open is on the rules page. That the Allplay
objectives have these rules, too, is likely, but no source says so. Names are ours, the tiles have symbols.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scoring_rules.frame.board.squares import Board as Square
from scoring_rules.frame.board.squares import mask
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.habitats.board.reserve import Board
from scoring_rules.habitats.data.words import FLOWER, TERRAINS


class Goal(NamedTuple):
    """A known goal.

    Attributes:
        name: What it is called.
        text: What is compared, in a line.
        measure: Returns what a reserve reaches in it.
        also: Further words for it.
        low: Whether the lowest value is the best.
    """

    name: Name
    text: Text
    measure: Callable[[Board], tuple[int, ...]]
    also: tuple[str, ...] = ()
    low: bool = False


def measure(goal: str, board: Board) -> tuple[int, ...]:
    """Return what a reserve reaches in a goal, one of `GOALS`."""
    return GOALS[goal].measure(board)


def _areas(board: Board) -> list[int]:
    """Return the habitats of all terrains; a tile with two terrains is in one of each."""
    return [habitat for of_terrain in board.habitats[:FLOWER] for habitat in of_terrain]


def biggest_area(board: Board) -> tuple[int, ...]:
    """The size of the largest habitat; then of the second largest, and so on."""
    return tuple(sorted(map(int.bit_count, _areas(board)), reverse=True)) or (0,)


def terrain_variety(board: Board) -> tuple[int, ...]:
    """How many terrains there are; then how many complete sets of these."""
    sizes = [cells.bit_count() for cells in board.needed[:FLOWER] if cells]
    return len(sizes), min(sizes, default=0)


def biggest_rectangle(board: Board) -> tuple[int, ...]:
    """How many cells the largest rectangle has that is full of tiles, the entrance among them."""
    best, height, columns = 0, 1, board.square.columns
    tops = board.occupied
    while tops:  # tops of columns of so many tiles
        best = max(best, height * _longest_line(tops, 1, _but_first(board.square)))
        tops &= tops >> columns
        height += 1
    return (best,)


def _but_first(square: Square) -> int:
    """Return all cells but those of the first column."""
    every = (1 << square.rows * square.columns) - 1
    return every - every // ((1 << square.columns) - 1)


def _longest_line(cells: int, step: int, inside: int) -> int:
    """Return how many cells the longest straight line has; no step leads to a cell that is not `inside`."""
    length = 0
    while cells:  # the first cells of lines that are so long
        cells &= (cells & inside) >> step
        length += 1
    return length


def _farthest(board: Board, reached: int) -> tuple[int, ...]:
    """Return how many steps over tiles lead from a set of tiles to the one farthest from it."""
    columns, occupied = board.square.columns, board.occupied
    but_first = _but_first(board.square)
    but_last = but_first >> 1
    steps = -1
    edge = reached
    while edge:
        reached |= edge
        beside = (edge & but_first) >> 1 | (edge & but_last) << 1 | edge >> columns | edge << columns
        edge = beside & occupied & ~reached
        steps += 1
    return (max(steps, 0),)


def _of_kind(board: Board, *kinds: str) -> int:
    return mask(placed.cell for placed in board.placed if placed.tile.kind in kinds)


def closest_to_entrance(board: Board) -> tuple[int, ...]:
    """How many steps away the tile farthest from the entrance is."""
    return _farthest(board, _of_kind(board, "entrance"))


def closest_to_road(board: Board) -> tuple[int, ...]:
    """How many steps away the tile farthest from any road is; the entrance has a road, too."""
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
    square, cells = board.square, board.occupied
    return (max(_longest_line(cells, 1, _but_first(square)), _longest_line(cells, square.columns, cells)),)


def longest_diagonal(board: Board) -> tuple[int, ...]:
    """How many tiles the longest straight diagonal line has."""
    square, cells = board.square, board.occupied
    but_first = _but_first(square)
    but_last = but_first >> 1
    right = _longest_line(cells, square.columns + 1, but_first)
    return (max(right, _longest_line(cells, square.columns - 1, but_last)),)


GOALS: dict[str, Goal] = {
    "biggest_area": Goal(
        Name("biggest area", "plus grande zone", "größtes Gebiet"),
        Text("the largest habitat; tied: the second largest, and so on"),
        biggest_area,
        ("biggest habitat", "largest habitat", "largest area", "plus grand habitat"),
    ),
    "terrain_variety": Goal(
        Name("terrain variety", "variété des terrains", "Geländevielfalt"),
        Text("how many terrains; tied: how many complete sets of them"),
        terrain_variety,
        ("terrain types",),
    ),
    "biggest_rectangle": Goal(
        Name("biggest rectangle", "plus grand rectangle", "größtes Rechteck"),
        Text("the largest rectangle full of tiles"),
        biggest_rectangle,
        ("largest rectangle",),
    ),
    "closest_to_entrance": Goal(
        Name("closest to entrance", "au plus près de l’entrée", "nah am Eingang"),
        Text("steps from the entrance to the farthest tile, the fewest first"),
        closest_to_entrance,
        ("closest to the entrance",),
        low=True,
    ),
    "most_areas": Goal(
        Name("most areas", "le plus de zones", "meiste Gebiete"),
        Text("how many habitats"),
        most_areas,
        ("most habitats", "le plus d’habitats"),
    ),
    "flower_variety": Goal(
        Name("flower variety", "variété des fleurs", "Blumenvielfalt"),
        Text("how many different flowers; tied: how many in all"),
        flower_variety,
        ("different flowers",),
    ),
    "closest_to_road": Goal(
        Name("closest to road", "au plus près d’une route", "nah an einer Straße"),
        Text("steps from the roads to the farthest tile, the fewest first"),
        closest_to_road,
        ("closest to a road", "closest to roads"),
        low=True,
    ),
    "longest_row": Goal(
        Name("longest row", "plus longue ligne", "längste Reihe"),
        Text("the longest straight line of tiles"),
        longest_row,
        ("longest line",),
    ),
    "longest_diagonal": Goal(
        Name("longest diagonal", "plus longue diagonale", "längste Diagonale"),
        Text("the longest straight diagonal of tiles"),
        longest_diagonal,
    ),
}
"""The goals by their ids, which are those of their rules, too."""
