"""Watchtowers and tourists: what they look at or count gives points.

Sources: a transcription of the Cwali rulebook; for the other editions the French rules page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import or_

from scoring_rules.frame.board.squares import mask
from scoring_rules.frame.info import Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board
from scoring_rules.habitats.data.words import FLOWER
from scoring_rules.habitats.scoring.animals import fulfilled
from scoring_rules.habitats.scoring.watchtower_view import view
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
