"""Making a table's boards anew, in games whose boards hold what was counted of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.habitats.board.goals import measure
from scoring_rules.habitats.board.reserve import Board, reserve_of
from scoring_rules.habitats.board.tile import Laid
from scoring_rules.habitats.table import Objective
from scoring_rules.habitats.table import Table as HabitatsTable


def forests(table: Any) -> Any:
    """Return a table of Forest Shuffle with its forests tallied anew."""
    return _with_boards(table, lambda board: Forest.of(board.hosts, board.cave, board.cave_kind, board.symbols))


def reserves(table: HabitatsTable) -> HabitatsTable:
    """Return a table of Habitats with its reserves made and its goals measured anew."""
    made: HabitatsTable = _with_boards(table, _reserve)
    boards = [seat.board for seat in made.seats if seat.board is not None]
    return made._replace(years=tuple(tuple(_measured(each, boards) for each in year) for year in made.years))


def _reserve(board: Board) -> Board:
    laid = {each.cell: Laid(each.tile, each.turn) for each in board.placed}
    return reserve_of(board.square.rows, board.square.columns, laid)


def _measured(objective: Objective, boards: list[Board]) -> Objective:
    """Return an objective with what the reserves reach, where it is measured from all of them."""
    if not objective.measured:
        return objective
    return objective._replace(values=tuple(measure(objective.goal, board) for board in boards))


def _with_boards(table: Any, made: Callable[[Any], object]) -> Any:
    return table._replace(
        seats=tuple(seat if seat.board is None else seat._replace(board=made(seat.board)) for seat in table.seats)
    )


REMADE: Mapping[str, Callable[[Any], Any]] = {"forest_shuffle": forests, "habitats": reserves}
"""What makes the boards of a table anew, by game."""
