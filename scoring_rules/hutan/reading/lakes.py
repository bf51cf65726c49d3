"""Putting a typed board on its tiles: every lake is where it belongs, or one slip explains those that are not.

The slip may be a turn that is wrong or was left out, two rows that were swapped, or a board that was turned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.board.squares import bits, mask
from scoring_rules.frame.finding import Finding, Findings, Mark, finding, here_too
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import Place, Row, Step
from scoring_rules.hutan.board.layout import SIZE, TILE_CELLS, Tile, layout, named
from scoring_rules.hutan.board.rainforest import Board
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.words import TURNS
from scoring_rules.hutan.reading.tile_notation import Laid
from scoring_rules.hutan.table import cell_place

_TURNS_ALIKE = {"red", "pink"}
"""The colours of the tiles whose lakes do not show their turn: one is in the middle, one has none."""


class Typed(NamedTuple):
    """A board as typed, before it is put on tiles; sets of cells."""

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
"""The lakes that are typed where a tile would have them with another turn, by the tile's slot and that turn."""


def lay(typed: Typed, laid: Laid, path: tuple[Step, ...], findings: Findings, turned: Turned) -> Board | None:
    """Return a typed board on its tiles, or None where a lake is wrong.

    A wrong turn of a tile moves the lakes of every board, and is to be said once: those lakes are only
    collected, in `turned`.
    """
    board = Board(layout(laid.tiles), typed.colours, typed.trees, typed.animals)
    lakes = board.layout.lakes
    faults: list[Finding] = []
    turns: Turned = {}
    for slot, cells in enumerate(TILE_CELLS):
        tile = laid.tiles[slot]
        wrong = typed.lakes & cells & ~lakes
        turn = _turn_of_lakes(tile, slot, typed.lakes & cells) if wrong else None
        if turn is not None:
            turns[laid, slot, turn] = [cell_place(path, cell) for cell in bits(wrong)]
        else:
            faults += _lake_faults(tile, lakes & cells, wrong, typed.occupied & lakes & cells, path)
    if faults:
        mixed = _mixed_up(typed, lakes, path)
        if mixed is not None:
            findings.append(mixed)
            return None
    findings += faults
    for key, places in turns.items():
        turned.setdefault(key, []).extend(places)
    return None if faults or turns or typed.occupied & lakes else board


def _lake_faults(tile: Tile, lakes: int, wrong: int, covered: int, path: tuple[Step, ...]) -> Iterator[Finding]:
    """Yield what is wrong with the lakes of one tile: typed elsewhere, or covered."""
    for cell in bits(wrong):
        yield finding(
            codes.NO_LAKE,
            cell_place(path, cell),
            "the lake of {tile} is at {cell}" if lakes else "{tile} has no lake",
            help="type `.` where the cell is empty, or check the tiles and their turns",
            tile=tile.name,
            cell=named(lakes),
        )
    for cell in bits(covered):
        yield finding(
            codes.ON_LAKE,
            cell_place(path, cell),
            "{cell} is the lake of {tile}",
            help="nothing can be on a lake: check this row, or the tile and its turn",
            cell=named(1 << cell),
            tile=tile.name,
        )


# ---------------------------------------------------------------------------------------------------
# Turns


def _turn_of_lakes(tile: Tile, slot: int, typed: int) -> str | None:
    """Return the other turn of a tile that has its lake where it was typed, or None."""
    for turn in TURNS:
        turned = "".join(tile._replace(turn=turn).rows())
        lakes = mask(cell for cell, letter in zip(bits(TILE_CELLS[slot]), turned, strict=True) if letter == "~")
        if turn != tile.turn and lakes == typed:
            return turn
    return None


def turn_faults(turned: Turned) -> Iterator[Finding]:
    """Yield one finding for each tile whose turn does not fit the lakes that are typed: at the tile, where that is typed."""
    for (laid, slot, turn), cells in turned.items():
        tile = laid.tiles[slot]
        unturned = slot in laid.unturned
        label = (
            Text("without a turn it is {tile}, and its lake is at {cell}")
            if unturned
            else Text("with {tile} the lake is at {cell}")
        )
        remedy = (
            Text("type the turn: `{other}` puts the lake where it is typed")
            if unturned
            else Text("look at the coloured corner symbol: `{other}` would put the lake where it is typed")
        )
        at_lake = named(layout(laid.tiles).lakes & TILE_CELLS[slot])
        marks = [
            Mark(laid.places[slot], label.with_values(tile=tile.name, cell=at_lake)),
            *(Mark(cell, Text("the lake is typed here")) for cell in cells),
        ]
        remedy = remedy.with_values(other=tile._replace(turn=turn).name)
        yield Finding(codes.NO_LAKE, tuple(marks), remedy, point="given")


def turn_notes(boards: Iterable[tuple[Laid | None, Typed]]) -> Iterator[Finding]:
    """Yield a note for each tile whose turn was left out and is not shown by any typed lake."""
    typed: dict[Laid, int] = {}
    for laid, board in boards:
        if laid is not None:
            typed[laid] = typed.get(laid, 0) | board.lakes
    for laid, lakes in typed.items():
        for slot in laid.unturned:
            tile = laid.tiles[slot]
            if tile.colour in _TURNS_ALIKE or not lakes & TILE_CELLS[slot]:
                yield finding(
                    codes.TURN_ASSUMED,
                    laid.places[slot],
                    "read as {tile}",
                    help="type the corner of its coloured symbol, as in `{tile}`",
                    tile=tile.name,
                )


# ---------------------------------------------------------------------------------------------------
# Swapped rows and turned boards

_Move: TypeAlias = Callable[[int, int], tuple[int, int]]
"""Where a correction of a board puts a cell, given by its row and column."""


def _mixed_up(typed: Typed, lakes: int, path: tuple[Step, ...]) -> Finding | None:
    """Return the one slip that explains every wrong lake, or None if none does or several would.

    A lake that is typed at B2 where A2 belongs, and one at E5 that should be F5, may be two slips, but are one
    if rows were swapped. One wrong lake alone is left to its own finding.
    """
    strays, covered = typed.lakes & ~lakes, typed.occupied & lakes
    first, *others = bits(strays | covered)
    if not others or not typed.lakes:
        return None
    fitting = [
        text
        for move, text in _moves()
        if not _moved(typed.lakes, move) & ~lakes and not _moved(typed.occupied, move) & lakes
    ]
    if len(fitting) != 1:
        return None
    fault = finding(
        codes.NO_LAKE if strays else codes.ON_LAKE,
        cell_place(path, first),
        fitting[0],
        help="check the board, and type its rows in their order, from the top down",
    )
    return here_too(fault, (cell_place(path, cell) for cell in others))


def _moves() -> Iterator[tuple[_Move, Text]]:
    """Yield the corrections that are tried, and what is said of each."""
    for one, other in combinations(range(SIZE), 2):
        yield (
            _swap(one, other),
            Text(
                "rows {one} and {other} may be swapped: the other way round every lake fits",
                one=str(Row(one)),
                other=str(Row(other)),
            ),
        )
    last = SIZE - 1
    yield (lambda row, column: (column, last - row), Text("if this board is turned to the right, every lake fits"))
    yield (
        lambda row, column: (last - row, last - column),
        Text("if this board is turned upside down, every lake fits"),
    )
    yield (lambda row, column: (last - column, row), Text("if this board is turned to the left, every lake fits"))


def _swap(one: int, other: int) -> _Move:
    exchanged = {one: other, other: one}
    return lambda row, column: (exchanged.get(row, row), column)


def _moved(cells: int, move: _Move) -> int:
    """Return a set of cells after a move."""
    places = (move(*divmod(cell, SIZE)) for cell in bits(cells))
    return mask(row * SIZE + column for row, column in places)
