"""Laying a typed board on its tiles: every lake where it belongs, turns that were left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.board.squares import bits, mask
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import Cell, Place, Step
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.words import TURNS
from scoring_rules.hutan.reading.tile_notation import Laid
from scoring_rules.hutan.table import SIZE, TILE_CELLS, Board, Tile, layout

_TURNS_ALIKE = {"red", "pink"}


class Typed(NamedTuple):
    """A board as typed, before it is laid on tiles; sets of cells."""

    colours: tuple[int, int, int, int, int]
    trees: int
    animals: int
    lakes: int

    @property
    def occupied(self) -> int:
        """The cells with a flower."""
        red, yellow, blue, grey, white = self.colours
        return red | yellow | blue | grey | white


Turned: TypeAlias = "dict[tuple[Laid, int, str], list[Place]]"
"""The lakes typed where those of a tile would lie under another turn: the tile's slot, that turn."""


def lay(
    typed: Typed, laid: Laid, path: tuple[Step, ...], found: list[Finding], turned: Turned
) -> Board | None:
    """Return a typed board on its tiles, or None where a lake is wrong.

    A wrong turn of a tile moves the lakes of every board: those lakes are only collected, in `turned`.
    """
    board = Board(layout(laid.tiles), typed.colours, typed.trees, typed.animals)
    lakes = board.layout.lakes
    faults: list[Finding] = []
    turns: Turned = {}
    for slot, cells in enumerate(TILE_CELLS):
        wrong = typed.lakes & cells & ~lakes
        turn = _turn_of_lakes(laid.tiles[slot], slot, typed.lakes & cells) if wrong else None
        if turn is not None:
            turns[laid, slot, turn] = [_cell(path, cell) for cell in bits(wrong)]
        else:
            faults += _lake_faults(
                laid.tiles[slot], lakes & cells, wrong, typed.occupied & lakes & cells, path
            )
    if faults:
        from scoring_rules.hutan.reading.mixed_up import mixed_up

        mixed = mixed_up(typed.lakes, typed.occupied, lakes, path)
        if mixed is not None:
            found.append(mixed)
            return None
    found += faults
    for key, places in turns.items():
        turned.setdefault(key, []).extend(places)
    return None if faults or turns or typed.occupied & lakes else board


def _lake_faults(
    tile: Tile, lakes: int, wrong: int, covered: int, path: tuple[Step, ...]
) -> Iterator[Finding]:
    """Yield what is wrong with the lakes of one tile: typed beside it, or covered."""
    for cell in bits(wrong):
        label = (
            Text("the lake of {tile} lies at {cell}", tile=tile.name, cell=_names(lakes))
            if lakes
            else Text("{tile} has no lake", tile=tile.name)
        )
        remedy = Text("type `.` where the cell is empty, or look at the tiles and their turns again")
        yield finding(codes.NO_LAKE, _cell(path, cell), label, help=remedy)
    for cell in bits(covered):
        label = Text("{cell} is the lake of {tile}", cell=_names(1 << cell), tile=tile.name)
        remedy = Text("nothing can lie on a lake: look at this row, or at the tile and its turn, again")
        yield finding(codes.ON_LAKE, _cell(path, cell), label, help=remedy)


def turn_faults(turned: Turned) -> Iterator[Finding]:
    """Yield one finding for each tile whose turn does not fit the lakes that are typed."""
    for (laid, slot, turn), places in turned.items():
        tile = laid.tiles[slot]
        cell = _names(layout(laid.tiles).lakes & TILE_CELLS[slot])
        label, remedy = (
            (
                Text("without a turn it is {tile}, and its lake lies at {cell}", tile=tile.name, cell=cell),
                Text("type the turn: `{tile}` puts the lake here", tile=tile._replace(turn=turn).name),
            )
            if slot in laid.unturned
            else (
                Text("with {tile} the lake lies at {cell}", tile=tile.name, cell=cell),
                Text(
                    "look at the coloured corner symbol: `{tile}` would put the lake here",
                    tile=tile._replace(turn=turn).name,
                ),
            )
        )
        marks = (Mark(places[0], label), *(Mark(place, Text("here too")) for place in places[1:]))
        yield Finding(codes.NO_LAKE, marks, remedy)


def _turn_of_lakes(tile: Tile, slot: int, typed: int) -> str | None:
    """Return the other turn of a tile whose lake is what was typed."""
    for turn in TURNS:
        turned = "".join(tile._replace(turn=turn).rows())
        lakes = mask(
            cell for cell, letter in zip(bits(TILE_CELLS[slot]), turned, strict=True) if letter == "~"
        )
        if turn != tile.turn and lakes == typed:
            return turn
    return None


def _cell(path: tuple[Step, ...], cell: int) -> Place:
    return Place(path, Cell(*divmod(cell, SIZE)))


def _names(cells: int) -> str:
    return " ".join(str(Cell(*divmod(cell, SIZE))) for cell in bits(cells))


def turn_notes(boards: Iterable[tuple[Laid | None, Typed]]) -> Iterator[Finding]:
    """Yield a note for each tile whose turn was left out and that no typed lake tells.

    The lake of the red tile lies in the middle, the pink one has none.
    """
    typed: dict[Laid, int] = {}
    for laid, board in boards:
        if laid is not None:
            typed[laid] = typed.get(laid, 0) | board.lakes
    for laid, lakes in typed.items():
        for slot in laid.unturned:
            tile = laid.tiles[slot]
            if tile.colour in _TURNS_ALIKE or not lakes & TILE_CELLS[slot]:
                remedy = Text("type the corner of its coloured symbol, as in `{tile}`", tile=tile.name)
                yield finding(
                    codes.TURN_ASSUMED, laid.places[slot], Text("read as {tile}", tile=tile.name), help=remedy
                )
