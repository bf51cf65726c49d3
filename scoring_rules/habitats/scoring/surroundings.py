"""Animals, gates and camps, which give their points where what is around them is right; and flowers, always.

A habitat is a group of tiles of one terrain that touch by their sides. For each terrain that an animal
needs, the different tiles of all habitats of it that touch the animal are counted, without its own tile; for
insects the same holds for groups of flowers. Sources: the French rules page and a transcription of the Cwali
rulebook agree; the access roads, which are gates, are in the latter.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from scoring_rules.frame.info import Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board, Placed
from scoring_rules.habitats.data.box import FLOWER_POINTS
from scoring_rules.habitats.data.words import NEEDED_NUMBER, SIDES
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
    return NEEDED_NUMBER[need].with_values(n=number)


@lru_cache(maxsize=1024)
def _enough(need: int, number: int, has: int) -> Text:
    return Text("needs {needed}, has {has}", needed=_amount(need, number), has=has)


def _short_of(board: Board, cell: int, need: int, number: int, tiles: int) -> Text:
    """Return what an animal lacks: how many it has, where, and what touches it at a corner only."""
    square = board.square
    corner = board.needed[need] & square.diagonal[cell] & ~tiles
    amount, has = _amount(need, number), tiles.bit_count()
    places, corners = (" ".join(square.named(cells)) for cells in (tiles, corner))
    if not tiles and not corner:
        return _none(need, number)
    if not tiles:
        return Text("needs {needed}, has none; {corners} at a corner only", needed=amount, corners=corners)
    if not corner:
        return Text("needs {needed}, has {has} ({cells})", needed=amount, has=has, cells=places)
    label = Text("needs {needed}, has {has} ({cells}); {corners} at a corner only")
    return label.with_values(needed=amount, has=has, cells=places, corners=corners)


@cache
def _none(need: int, number: int) -> Text:
    return Text("needs {needed}, has none", needed=_amount(need, number))


def flowers(table: Table, seat: int) -> Iterator[Item]:
    """Every flower gives 1 point."""
    board = board_of(table, seat)
    for cell, _, label, _ in board.kinds["flower"]:
        yield Item("habitats.flowers", FLOWER_POINTS, label, str(FLOWER_POINTS), (board.square.names[cell],))


_OPEN = Text("a tile at every open side")
_MARKED = Text("a tile other than a camp at every marked side")


def open_sides(board: Board, gate: Placed) -> str:
    """Return the sides of a gate that have neither a border nor a tile."""
    sides, occupied = gate.tile.sides, board.occupied
    return "".join(
        SIDES[side] for side, there in enumerate(board.over[gate.cell]) if not there & occupied and side not in sides
    )


def gates(table: Table, seat: int) -> Iterator[Item]:
    """A gate gives its points where there is a tile at each of its sides without a border."""
    board = board_of(table, seat)
    for gate in board.kinds["gate"]:
        lacking = open_sides(board, gate)
        label = Text("no tile at its open side {sides}", "no tile at its open sides {sides}")
        told = label.with_values(n=len(lacking), sides=lacking) if lacking else _OPEN
        yield _with_neighbours("habitats.gates", board, gate, told, met=not lacking)


def _with_neighbours(rule: str, board: Board, placed: Placed, told: Text, *, met: bool) -> Item:
    """Return the item of a tile that gives its points or nothing for the tiles at its sides."""
    around = board.square.orthogonal[placed.cell] & board.occupied | 1 << placed.cell
    points, places = placed.tile.points if met else 0, board.square.named(around)
    return Item(rule, points, placed.label, told, places, board.square.names[placed.cell])


def unmet_sides(board: Board, camp: Placed, camps: int, *, any_contact: bool) -> tuple[str, str]:
    """Return the sides of a camp that keep it from scoring: marked ones without a tile, and those at a camp."""
    empty, joined = "", ""
    for side, there in enumerate(board.over[camp.cell]):
        marked = side in camp.tile.sides
        if there & camps:
            joined += SIDES[side] if marked or any_contact else ""
        elif marked and not there & board.occupied:
            empty += SIDES[side]
    return empty, joined


def camps_rule(*, any_contact: bool) -> Score:
    """Return the rule of camps, in which any contact with a camp spoils both, or only at a marked side."""

    def camps(table: Table, seat: int) -> Iterator[Item]:
        """A camp gives its points where there is a tile other than a camp at each of its marked sides."""
        board = board_of(table, seat)
        camps = sum(1 << camp.cell for camp in board.kinds["camp"])
        for camp in board.kinds["camp"]:
            empty, joined = unmet_sides(board, camp, camps, any_contact=any_contact)
            told, met = _of_camp(empty, joined), not (empty or joined)
            yield _with_neighbours("habitats.camps", board, camp, told, met=met)

    return camps


def _of_camp(empty: str, joined: str) -> Text:
    if joined:
        return Text("a camp at its side {sides}", "a camp at its sides {sides}", n=len(joined), sides=joined)
    if empty:
        return Text("no tile at its marked side {sides}", "no tile at its marked sides {sides}", n=len(empty), sides=empty)  # fmt: skip
    return _MARKED
