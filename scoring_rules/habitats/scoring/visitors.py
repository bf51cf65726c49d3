"""Watchtowers and tourists: what they look at or count gives points.

A watchtower looks at the cells next to it, at lines to the edge, or at the cells printed on it; another one in
a line hides what is behind it. Sources: a transcription of the Cwali rulebook, for the four designs, too; that
empty cells do not end a view is likely; for the other editions the French rules page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import product
from math import gcd
from operator import or_
from typing import NamedTuple

from scoring_rules.frame.board.squares import mask
from scoring_rules.frame.info import Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board, Placed
from scoring_rules.habitats.data.words import FLOWER
from scoring_rules.habitats.scoring.surroundings import fulfilled
from scoring_rules.habitats.table import Table


def watchtowers_rule(*, blocked: bool) -> Score:
    """Return the rule of watchtowers, in which other towers hide what is behind them or do not."""

    def watchtowers(table: Table, seat: int) -> Iterator[Item]:
        """A watchtower gives its points for each animal that scores and each flower that it looks at."""
        board = board_of(table, seat)
        if not board.towers:
            return
        views = [view(board, tower, blocked=blocked) for tower in board.kinds["watchtower"]]
        scoring = fulfilled(board, reduce(or_, views))
        all_animals = mask(animal.cell for animal in board.kinds["animal"])
        for tower, seen in zip(board.kinds["watchtower"], views, strict=True):
            animals, flowers = seen & scoring, seen & board.needed[FLOWER]
            number, bloom = animals.bit_count(), flowers.bit_count()
            tile = tower.tile
            points = number * tile.points + bloom * tile.per_flower
            told = _seen(number, tile.points, bloom, tile.per_flower)
            idle = seen & all_animals & ~scoring
            yield Item(
                "habitats.watchtowers",
                points,
                tower.label,
                _beside_idle(told, board, idle) if idle else told,
                board.square.named(animals | flowers | 1 << tower.cell),
                board.square.names[tower.cell],
            )

    return watchtowers


@lru_cache(maxsize=1024)
def _seen(animals: int, per_animal: int, flowers: int, per_flower: int) -> Text:
    """Return how the points of a watchtower come about."""
    return Text(
        "{animals} × {per_animal} + {flowers} × {per_flower}",
        animals=Text("{n} animal", "{n} animals", n=animals),
        per_animal=per_animal,
        flowers=Text("{n} flower", "{n} flowers", n=flowers),
        per_flower=per_flower,
    )


def _beside_idle(told: Text, board: Board, idle: int) -> Text:
    """Return how the points of a watchtower come about, and which animals in its view give it none."""
    return Text(
        "{told}; the animal at {cells} does not score",
        "{told}; the animals at {cells} do not score",
        n=idle.bit_count(),
        told=told,
        cells=" ".join(board.square.named(idle)),
    )


def tourists_rule(*, counts_itself: bool) -> Score:
    """Return the rule of tourists, in which one bound to its habitat counts its own tile or does not."""

    def tourists(table: Table, seat: int) -> Iterator[Item]:
        """A tourist gives its points for each tile or habitat of its terrain that it counts."""
        board = board_of(table, seat)
        for tourist in board.kinds["tourist"]:
            own, points = 1 << tourist.cell, tourist.tile.points
            number, counted = _COUNTING[tourist.tile.counts](board.habitats[tourist.tile.terrains[0]], own)
            left_out = not counted & own
            if tourist.tile.counts == "tiles" and not counts_itself:
                number, left_out = number - 1, True
            yield Item(
                "habitats.tourists",
                number * points,
                tourist.label,
                _which(board, number, points, own) if tourist.tile.counts == "habitats" else f"{number} × {points}",
                board.square.named(counted | own),
                board.square.names[tourist.cell] if left_out else "",
            )

    return tourists


def _which(board: Board, number: int, points: int, own: int) -> Text:
    """Return which habitats besides its own a tourist counts."""
    terrain = next(terrain for terrain, cells in enumerate(board.needed) if cells & own)
    others = [board.square.named(habitat) for habitat in board.habitats[terrain] if not habitat & own]
    if not others:
        return Text("no other habitat of its terrain")
    return Text(
        "{n} habitat × {points}: {habitats}",
        "{n} habitats × {points}: {habitats}",
        n=number,
        points=points,
        habitats=tuple(" ".join(cells) for cells in others),
    )


def _own_habitat(habitats: Sequence[int], own: int) -> tuple[int, int]:
    """Return how many tiles a tourist's habitat has, including its own, and which."""
    tiles = next(habitat for habitat in habitats if habitat & own)
    return tiles.bit_count(), tiles


def _other_habitats(habitats: Sequence[int], own: int) -> tuple[int, int]:
    """Return how many habitats there are besides that of a tourist, and their tiles."""
    others = [habitat for habitat in habitats if not habitat & own]
    return len(others), sum(others)


def _whole_terrain(habitats: Sequence[int], _own: int) -> tuple[int, int]:
    """Return how many tiles a tourist's terrain has, including its own, and which."""
    tiles = sum(habitats)
    return tiles.bit_count(), tiles


_COUNTING: dict[str, Callable[[Sequence[int], int], tuple[int, int]]] = {
    "tiles": _own_habitat,
    "habitats": _other_habitats,
    "terrain": _whole_terrain,
}


_STRAIGHT = ((-1, 0), (0, 1), (1, 0), (0, -1))
_SLANTED = ((-1, -1), (-1, 1), (1, 1), (1, -1))
_LINES = {"orthogonal": _STRAIGHT, "diagonal": _SLANTED}


class _Rays(NamedTuple):
    """The lines from a cell: all of their cells, and each as sets of one cell, the nearest first."""

    cells: int
    lines: tuple[tuple[int, ...], ...]


def view(board: Board, tower: Placed, *, blocked: bool) -> int:
    """Return the cells that a watchtower looks at; where `blocked`, other watchtowers hide what is behind them."""
    cell, tile = tower.cell, tower.tile
    square = board.square
    match tile.design:
        case "around":
            return square.orthogonal[cell] | square.diagonal[cell]
        case "adjacent":
            return square.orthogonal[cell]
        case "orthogonal" | "diagonal":
            rays = _rays(square.rows, square.columns, _LINES[tile.design])[cell]
            if not blocked or not rays.cells & board.towers:
                return rays.cells
            return sum(_line(ray, board.towers) for ray in rays.lines)
        case _:
            return sum(_by_steps(board, cell, steps, blocked=blocked) for steps in tile.sees)


def _line(ray: tuple[int, ...], towers: int) -> int:
    """Return the cells of a line, as sets of one each, up to the first tower."""
    seen = 0
    for bit in ray:
        if bit & towers:
            break
        seen |= bit
    return seen


@cache
def _rays(rows: int, columns: int, steps: tuple[tuple[int, int], ...]) -> tuple[_Rays, ...]:
    """Return for each cell of a rectangle the lines from it in some directions, to the edge."""
    rays = []
    for row, column in product(range(rows), range(columns)):
        lines = []
        for down, right in steps:
            far = max(rows, columns)
            spots = ((row + down * n, column + right * n) for n in range(1, far))
            lines.append(tuple(1 << r * columns + c for r, c in spots if 0 <= r < rows and 0 <= c < columns))
        rays.append(_Rays(sum(map(sum, lines)), tuple(lines)))
    return tuple(rays)


def _by_steps(board: Board, cell: int, steps: tuple[int, int], *, blocked: bool) -> int:
    """Return the cell some steps away as a set; empty where it is off the reserve or hidden."""
    down, right = steps
    there = board.at(cell, down, right)
    if there is None:
        return 0
    if blocked:
        length = gcd(down, right)  # of the straight line to that cell, in cells
        for part in range(1, length):
            between = board.at(cell, down // length * part, right // length * part)
            if between is not None and board.towers >> between & 1:
                return 0
    return 1 << there
