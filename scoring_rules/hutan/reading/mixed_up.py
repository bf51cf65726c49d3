"""Rows that may be swapped and boards that may be turned: with them set right, every lake fits its tile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeAlias

from scoring_rules.frame.board.squares import bits, mask
from scoring_rules.frame.finding import Finding, Mark
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import Cell, Place, Row, Step
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.table import SIZE

Move: TypeAlias = Callable[[int, int], tuple[int, int]]
_FEWEST = 2
"""Faults of one board from which on a single slip that explains all of them is looked for."""


def mixed_up(typed: int, occupied: int, lakes: int, path: tuple[Step, ...]) -> Finding | None:
    """Return the one slip that explains every lake that is wrong, None where none does, or several would.

    Args:
        typed: The cells that are typed as lakes.
        occupied: Those with a flower.
        lakes: The lakes of the tiles.
        path: Where the board stands.
    """
    wrong = [*bits(typed & ~lakes), *bits(occupied & lakes)]
    if len(wrong) < _FEWEST or not typed:
        return None
    fitting = [
        text
        for move, text in _moves()
        if not _moved(typed, move) & ~lakes and not _moved(occupied, move) & lakes
    ]
    if len(fitting) != 1:
        return None
    places = [Place(path, Cell(*divmod(cell, SIZE))) for cell in sorted(wrong)]
    marks = (Mark(places[0], fitting[0]), *(Mark(place, Text("here too")) for place in places[1:]))
    remedy = Text("look at the board again, and type its rows as they lie, from the top down")
    return Finding(codes.NO_LAKE if typed & ~lakes else codes.ON_LAKE, marks, remedy)


def _moves() -> Iterator[tuple[Move, Text]]:
    """Yield the ways of setting a board right, and what is said of each."""
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
    yield lambda row, column: (column, last - row), Text("turned to the right every lake of this board fits")
    yield lambda row, column: (last - row, last - column), Text("upside down every lake of this board fits")
    yield lambda row, column: (last - column, row), Text("turned to the left every lake of this board fits")


def _swap(one: int, other: int) -> Move:
    exchanged = {one: other, other: one}
    return lambda row, column: (exchanged.get(row, row), column)


def _moved(cells: int, move: Move) -> int:
    """Return the cells of a set where a move puts them."""
    places = (move(*divmod(cell, SIZE)) for cell in bits(cells))
    return mask(row * SIZE + column for row, column in places)
