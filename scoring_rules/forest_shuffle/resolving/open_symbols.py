"""What is asked for where a total depends on what was left out, and the numbers of symbols that cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.forest_shuffle.matching.assignment import Puzzle
from scoring_rules.forest_shuffle.matching.narrowing import TooManyOpenError
from scoring_rules.forest_shuffle.resolving.agreement import MOST_STEPS, Agreement, counted_symbols
from scoring_rules.forest_shuffle.resolving.asked import asked
from scoring_rules.forest_shuffle.resolving.impossible_numbers import impossible_numbers, too_many_open
from scoring_rules.forest_shuffle.resolving.seat_question import SeatQuestion, shrubs_count
from scoring_rules.forest_shuffle.scoring.points import shapes
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding
from scoring_rules.frame.typed.place import Place


def open_symbols(table: Table, every: Puzzle, steps: int = MOST_STEPS) -> Iterator[Finding]:
    """No total may depend on what was left out, and numbers of symbols must be possible together.

    The puzzle is that of the very table, whose faces it shares.
    """
    numbers = list(counted_symbols(table, shrubs=shrubs_count(shapes(table.settings.rulings))))
    agreement = Agreement(every, numbers, begun=True, steps=steps)
    try:
        impossible = list(impossible_numbers(table, agreement))
    except TooManyOpenError:
        yield too_many_open(agreement, min(counted.seat for counted in numbers))
    else:
        yield from impossible or _questions(table, agreement)


def _questions(table: Table, agreement: Agreement) -> Iterator[Finding]:
    """Yield what is asked of each seat."""
    for number, seat in enumerate(table.seats):
        if seat.board is not None and "symbols" not in seat.unread:
            question = SeatQuestion.of(table, agreement, number, seat.board)
            if question.depends_on_printing() and any(face.options for _, face in question.matched_faces()):
                try:
                    findings = list(asked(question))
                except TooManyOpenError:
                    findings = [too_many_open(agreement, number)]
                rests_on = (Place(("players", number, "symbols")),)
                yield from (each._replace(rests_on=rests_on) for each in findings)
