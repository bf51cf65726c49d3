"""A table taken for printed cards: every open face for one that all the others, and what was counted, allow."""

from __future__ import annotations

from collections.abc import Mapping

from scoring_rules.forest_shuffle.board.tally import faces
from scoring_rules.forest_shuffle.matching.assignment import SHRUB, puzzle, with_printings
from scoring_rules.forest_shuffle.matching.solve import solve
from scoring_rules.forest_shuffle.resolving.agreement import agreeing, wanted
from scoring_rules.forest_shuffle.resolving.ambiguity import shrubs_count
from scoring_rules.forest_shuffle.resolving.open_symbols import open_symbols
from scoring_rules.forest_shuffle.scoring.rules import worths
from scoring_rules.forest_shuffle.table import Forest, Seat, Table


def ruled(table: Table) -> Table:
    """Return the table with every open face settled, by the rulings in force.

    Where no cards allow all faces and numbers at once, a check says so.
    """
    every = puzzle(table)
    if not any(shown.face.options for shown in every.shown):
        return table
    numbers = list(wanted(table, shrubs=shrubs_count(worths(table.settings))))
    solution = agreeing(every, numbers) or solve(every.problem())
    return table if solution is None else with_printings(table, every, solution)


def otherwise(table: Table, readings: Mapping[str, str]) -> Table | None:
    """Return a settled table as other rulings have it; None where what they give hangs on what was left out.

    Numbers that were counted on the table are those of the rulings in force: where the others count shrubs
    differently, the shrubs that show the symbol are added or taken off.
    """
    other = table._replace(settings=table.settings._replace(readings=readings))
    if not any(seat.board is not None and is_open(seat.board) for seat in table.seats):
        return other
    before, after = (shrubs_count(worths(each.settings)) for each in (table, other))
    if before != after:
        seats = [_recounted(seat, 1 if after else -1) for seat in table.seats]
        if None in seats:
            return None
        other = other._replace(seats=tuple(seat for seat in seats if seat is not None))
    settled = ruled(other)
    return None if next(open_symbols(settled), None) else settled


def is_open(forest: Forest) -> bool:
    """Whether anything of a forest was left out, or counted on the table instead."""
    return bool(forest.symbols) or any(face.options for _, _, face in faces(forest.hosts))


def _recounted(seat: Seat, sign: int) -> Seat | None:
    """Return a seat whose numbers of symbols have its shrubs added or taken off, None where these are open."""
    forest = seat.board
    if forest is None or not forest.symbols:
        return seat
    shrubs = [host.face for host in forest.hosts if host.face.printing.kind.slot == SHRUB]
    may_show = [{each.symbol for each in face.choices} for face in shrubs]
    if any(len(symbols) > 1 and symbols & forest.symbols.keys() for symbols in may_show):
        return None
    shown = [face.printing.symbol for face in shrubs]
    symbols = {symbol: n + sign * shown.count(symbol) for symbol, n in forest.symbols.items()}
    return seat._replace(board=Forest.of(forest.hosts, forest.cave, forest.cave_kind, symbols))
