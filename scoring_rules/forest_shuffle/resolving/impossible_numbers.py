"""Numbers of symbols that no printed cards show, and those that too many of them might."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.forest_shuffle.resolving.agreement import Agreement, CountedSymbol
from scoring_rules.forest_shuffle.resolving.seat_question import SeatQuestion
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import KEY, Place


def impossible_numbers(table: Table, agreement: Agreement) -> Iterator[Finding]:
    """Yield the numbers of symbols that no assignment of the cards comes to, seat by seat."""
    if not agreement.numbers or agreement.some() is not None:
        return
    together: list[CountedSymbol] = []
    for number, seat in enumerate(table.seats):
        own = [counted for counted in agreement.numbers if counted.seat == number]
        if seat.board is None or not own:
            continue
        if agreement.of(own).some() is None:
            yield from _of_one_seat(SeatQuestion.of(table, agreement.of(own), number, seat.board))
        elif agreement.of([*together, *own]).some() is None:
            yield finding(
                codes.SYMBOL_COUNT,
                _numbers_at(number),
                "these numbers of symbols are impossible together with those of {players}",
                help="count again, including hosts and the deer itself",
                players=tuple(dict.fromkeys(table.seats[counted.seat].name for counted in together)),
            )
        else:
            together += own


def _of_one_seat(question: SeatQuestion) -> Iterator[Finding]:
    """Yield each number that is impossible by itself; where none is, that they are so together."""
    each_possible = True
    agreement = question.agreement
    free = question._replace(agreement=agreement.of(()))
    for number in agreement.numbers:
        possible = free.showing(number.symbol)
        if agreement.of([number]).some() is None and (span := possible.span({})) is not None:
            each_possible = False
            yield finding(
                codes.SYMBOL_COUNT,
                _numbers_at(question.seat),
                "{n} with the symbol {symbol} typed, {possible} possible",
                help="count again, including hosts and the deer itself, or check the symbols that are typed",
                n=question.forest.symbols[number.symbol],
                symbol=SYMBOLS[number.symbol],
                possible=span.in_words(),
            )
    if each_possible:
        yield finding(
            codes.SYMBOL_COUNT,
            _numbers_at(question.seat),
            "these numbers of symbols are impossible together",
            help="count again, including hosts and the deer itself",
        )


def too_many_open(agreement: Agreement, seat: int) -> Finding:
    """Return the error where the search for printings that show the numbers counted has to end."""
    open_faces = [shown for shown in agreement.puzzle.shown if shown.face.options]
    own = [shown for shown in open_faces if shown.spot.seat == seat and _is_open(shown.face)]
    first, *_ = cards = [shown.face.printing for shown in own or open_faces]
    return finding(
        codes.TOO_MANY_OPEN,
        _numbers_at(seat),
        "too many printings are open to tell what these numbers of symbols leave",
        help="type the symbols of these cards, {example} for one: {cards}",
        example=Text("`{card} ({symbol})`", card=first.kind.name, symbol=SYMBOLS[first.symbol]),
        cards=tuple(dict.fromkeys(printing.kind.name for printing in cards)),
    )


def _numbers_at(seat: int) -> Place:
    return Place(("players", seat, "symbols"), KEY)


def _is_open(face: Face) -> bool:
    return len({printing.symbol for printing in face.choices}) > 1
