"""Animals and flowers: an animal with all that it needs gives its points, a flower gives one always.

Sources: the French rules page and a transcription of the Cwali rulebook agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board
from scoring_rules.habitats.data.known import FLOWER_POINTS
from scoring_rules.habitats.data.words import FLOWER, NEEDED
from scoring_rules.habitats.scoring.demands import reached
from scoring_rules.habitats.table import Table


def animals(table: Table, seat: int) -> Iterator[Item]:
    """An animal gives its points where the habitats that touch it have all that it needs, else nothing."""
    board = board_of(table, seat)
    named = board.square.named
    for cell, tile, label, _ in board.kinds["animal"]:
        counted, met, told = 1 << cell, True, None
        for need, number in tile.needs:
            tiles = reached(board, cell, need)
            counted |= tiles
            has = tiles.bit_count()
            if has >= number:
                text = _enough(need, number, has)
            else:
                met = False
                text = _short_of(board, cell, need, number, tiles)
            told = text if told is None else Text("{told}; {more}", told=told, more=text)
        points = tile.points if met else 0
        yield Item("habitats.animals", points, label, told or "", named(counted), board.square.names[cell])


@cache
def _amount(need: int, number: int) -> Text:
    """Return how many of what an animal needs."""
    if need == FLOWER:
        return Text("{n} flower", "{n} flowers", n=number)
    return Text("{number} {terrain}", number=number, terrain=NEEDED[need])


@lru_cache(maxsize=1024)
def _enough(need: int, number: int, has: int) -> Text:
    return Text("needs {needed}, has {has}", needed=_amount(need, number), has=has)


def _short_of(board: Board, cell: int, need: int, number: int, tiles: int) -> Text:
    """Return what an animal lacks: how many it has, where, and what touches it at a corner only."""
    square = board.square
    corner = board.needed[need] & square.diagonal[cell] & ~tiles
    amount, has = _amount(need, number), tiles.bit_count()
    if not corner:
        if not tiles:
            return _none(need, number)
        places = " ".join(square.named(tiles))
        return Text("needs {needed}, has {has} ({cells})", needed=amount, has=has, cells=places)
    corners = " ".join(square.named(corner))
    if not tiles:
        return Text("needs {needed}, has none; {corners} at a corner only", needed=amount, corners=corners)
    return Text(
        "needs {needed}, has {has} ({cells}); {corners} at a corner only",
        needed=amount,
        has=has,
        cells=" ".join(square.named(tiles)),
        corners=corners,
    )


@cache
def _none(need: int, number: int) -> Text:
    return Text("needs {needed}, has none", needed=_amount(need, number))


def flowers(table: Table, seat: int) -> Iterator[Item]:
    """Every flower gives 1 point."""
    board = board_of(table, seat)
    for cell, _, label, _ in board.kinds["flower"]:
        yield Item("habitats.flowers", FLOWER_POINTS, label, str(FLOWER_POINTS), (board.square.names[cell],))
