"""A table taken for printed cards: every open face for one that all the others, and what was counted, allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scoring_rules.forest_shuffle.board.tally import faces
from scoring_rules.forest_shuffle.data.readings import READINGS
from scoring_rules.forest_shuffle.matching.assignment import SHRUB, puzzle, with_printings
from scoring_rules.forest_shuffle.matching.narrowing import TooManyOpenError
from scoring_rules.forest_shuffle.matching.solve import solve
from scoring_rules.forest_shuffle.resolving.agreement import FEWER_STEPS, Agreement, CountedSymbol, counted_symbols
from scoring_rules.forest_shuffle.resolving.open_symbols import open_symbols
from scoring_rules.forest_shuffle.resolving.seat_question import looking_at_printings, shrubs_count
from scoring_rules.forest_shuffle.resolving.sides import notes_on_sides
from scoring_rules.forest_shuffle.scoring.outcome import notes_on_points
from scoring_rules.forest_shuffle.scoring.points import shapes
from scoring_rules.forest_shuffle.table import Forest, Seat, Table
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import PlayerScore


def resolve(table: Table) -> Table:
    """Return the table with every open face resolved, by the rulings in force.

    Where no cards allow all faces and numbers at once, or too many are open, a check says so.
    """
    every = puzzle(table)
    if not any(shown.face.options for shown in every.shown):
        return table
    try:
        solution = Agreement(every, _numbers(table)).some()
    except TooManyOpenError:
        solution = None
    solution = solution or solve(every.problem())
    return table if solution is None else with_printings(table, every, solution)


def resolve_under(table: Table, readings: Mapping[str, str]) -> Table | None:
    """Return a resolved table as other rulings have it; None where that depends on what was left out.

    Numbers that were counted on the table are those of the rulings in force: where the others count shrubs
    differently, the shrubs that show the symbol are added or subtracted. Rulings that look at no printing leave
    what is resolved as it is.
    """
    other = table._replace(settings=table.settings._replace(readings=readings))
    if not any(seat.board is not None and is_open(seat.board) for seat in table.seats):
        return other
    if looking_at_printings(table) == looking_at_printings(other):
        return other
    before, after = _shrubs_count(table), _shrubs_count(other)
    if before != after:
        seats = [_recounted(seat, 1 if after else -1) for seat in table.seats]
        if None in seats:
            return None
        other = other._replace(seats=tuple(seat for seat in seats if seat is not None))
    every = puzzle(other)
    try:
        solution = Agreement(every, _numbers(other), begun=True, steps=FEWER_STEPS).some()
    except TooManyOpenError:
        return None
    solution = solution or solve(every.problem())
    resolved = other if solution is None else with_printings(other, every, solution)
    return None if next(open_symbols(resolved, puzzle(resolved), FEWER_STEPS), None) else resolved


def _numbers(table: Table) -> tuple[CountedSymbol, ...]:
    return tuple(counted_symbols(table, shrubs=_shrubs_count(table)))


def notes(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield what there is to say about how a table was scored."""
    yield from notes_on_points(table, players)
    yield from notes_on_sides(table)
    yield from _unsaid_rulings(table)


def _unsaid_rulings(table: Table) -> Iterator[Text]:
    """Yield the rulings of which it cannot be said what they would give."""
    rulings = table.settings.readings
    for reading in READINGS:
        for option in reading.options:
            if option.id == rulings[reading.id]:
                continue
            if resolve_under(table, {**rulings, reading.id: option.id}) is None:
                yield Text(
                    "{reading}: what the ruling `{option}` ({meaning}) would give depends on symbols that are left out",
                    reading=reading.text,
                    option=option.id,
                    meaning=option.text,
                )


def is_open(forest: Forest) -> bool:
    """Whether anything of a forest was left out, or counted on the table instead."""
    return bool(forest.symbols) or any(face.options for _, _, face in faces(forest.hosts))


def _shrubs_count(table: Table) -> bool:
    return shrubs_count(shapes(table.settings.rulings))


def _recounted(seat: Seat, sign: int) -> Seat | None:
    """Return a seat whose numbers of symbols have its shrubs added or subtracted, None where these are open."""
    forest = seat.board
    if forest is None or not forest.symbols:
        return seat
    shrubs = [host.face for host in forest.hosts if host.face.printing.kind.slot == SHRUB]
    may_show = [{printing.symbol for printing in face.choices} for face in shrubs]
    if any(len(symbols) > 1 and symbols & forest.symbols.keys() for symbols in may_show):
        return None
    shown = [face.printing.symbol for face in shrubs]
    numbers = {symbol: n + sign * shown.count(symbol) for symbol, n in forest.symbols.items()}
    return seat._replace(board=Forest.of(forest.hosts, forest.cave, forest.cave_kind, numbers))
