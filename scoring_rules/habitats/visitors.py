"""Watchtowers and tourists: what they look at or count gives points.

Sources: a transcription of the Cwali rulebook; for the other editions the French rules page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_

from scoring_rules.game import Score
from scoring_rules.habitats.demands import fulfilled, habitat_of
from scoring_rules.habitats.table import Board, Placed, Table, board_of
from scoring_rules.habitats.views import view
from scoring_rules.result import Item
from scoring_rules.squares import groups


def watchtowers_rule(*, blocked: bool) -> Score:
    """Return the rule of watchtowers, in which other towers hide what is behind them or do not."""

    def watchtowers(table: Table, seat: int) -> Iterator[Item]:
        """A watchtower gives its points for each animal that scores and each flower that it looks at."""
        board = board_of(table, seat)
        if not board.towers:
            return
        views = [view(board, tower, blocked=blocked) for tower in board.kinds["watchtower"]]
        scoring = fulfilled(board, reduce(or_, views))
        for tower, seen in zip(board.kinds["watchtower"], views, strict=True):
            animals, flowers = seen & scoring, seen & board.flowers
            number, bloom = animals.bit_count(), flowers.bit_count()
            tile = tower.tile
            points = number * tile.points + bloom * tile.per_flower
            yield Item(
                "habitats.watchtowers",
                points,
                tower.label,
                f"{number} × {tile.points} + {bloom} × {tile.per_flower}",
                board.square.named(animals | flowers | 1 << tower.cell),
            )

    return watchtowers


def tourists_rule(*, counts_itself: bool) -> Score:
    """Return the rule of tourists, in which one bound to its habitat counts its own tile or does not."""

    def tourists(table: Table, seat: int) -> Iterator[Item]:
        """A tourist gives its points for each tile or habitat of its terrain that it counts."""
        board = board_of(table, seat)
        for tourist in board.kinds["tourist"]:
            cells = board.terrains[tourist.tile.terrains[0]]
            number, counted = _COUNTING[tourist.tile.counts](board, tourist, cells)
            if tourist.tile.counts == "tiles" and not counts_itself:
                number, counted = number - 1, counted & ~(1 << tourist.cell)
            points = tourist.tile.points
            yield Item(
                "habitats.tourists",
                number * points,
                tourist.label,
                f"{number} × {points}",
                board.square.named(counted | 1 << tourist.cell),
            )

    return tourists


def _own_habitat(board: Board, tourist: Placed, cells: int) -> tuple[int, int]:
    """Return the tiles of the habitat that a tourist lies in, its own among them."""
    own = habitat_of(cells, tourist.cell, board.square.orthogonal)
    return own.bit_count(), own


def _other_habitats(board: Board, tourist: Placed, cells: int) -> tuple[int, int]:
    """Return how many other habitats of a tourist's terrain there are, and their tiles."""
    others = [group for group in groups(cells, board.square.orthogonal) if not group >> tourist.cell & 1]
    return len(others), sum(others)


def _whole_terrain(_board: Board, _tourist: Placed, cells: int) -> tuple[int, int]:
    """Return all tiles of a tourist's terrain, its own among them."""
    return cells.bit_count(), cells


_COUNTING: dict[str, Callable[[Board, Placed, int], tuple[int, int]]] = {
    "tiles": _own_habitat,
    "habitats": _other_habitats,
    "terrain": _whole_terrain,
}
