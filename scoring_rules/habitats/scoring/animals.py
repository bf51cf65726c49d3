"""Animals and flowers: an animal with all that it needs gives its points, a flower gives one always.

A habitat is a group of tiles of one terrain that touch by their sides. For each terrain that an animal
needs, the different tiles of all habitats of it that touch the animal are counted, without its own tile; for
insects the same holds for groups of flowers. Sources: the French rules page and a transcription of the Cwali
rulebook agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board
from scoring_rules.habitats.data.box import FLOWER_POINTS
from scoring_rules.habitats.data.words import FLOWER, NEEDED
from scoring_rules.habitats.table import Table


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
        if among >> cell & 1 and all(reached(board, cell, need).bit_count() >= number for need, number in tile.needs):
            scoring |= 1 << cell
    return scoring


def animals(table: Table, seat: int) -> Iterator[Item]:
    """An animal gives its points where the habitats that touch it have all that it needs, otherwise nothing."""
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
