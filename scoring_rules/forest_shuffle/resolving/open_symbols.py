"""What is asked for where a total depends on symbols or boxes that were left out: one error a player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scoring_rules.forest_shuffle.board.names import face_name
from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.forest_shuffle.matching.assignment import Puzzle
from scoring_rules.forest_shuffle.matching.narrowing import TooManyOpenError
from scoring_rules.forest_shuffle.resolving.agreement import (
    MOST_STEPS,
    Agreement,
    AllowedSymbols,
    CountedSymbol,
    counted_symbols,
)
from scoring_rules.forest_shuffle.resolving.seat_question import SeatQuestion, Span, shrubs_count
from scoring_rules.forest_shuffle.scoring.by_number import Per
from scoring_rules.forest_shuffle.scoring.by_symbol import OwnSymbol, Symbols
from scoring_rules.forest_shuffle.scoring.points import shapes
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.place import KEY, Place


def open_symbols(table: Table, every: Puzzle, steps: int = MOST_STEPS) -> Iterator[Finding]:
    """No total may depend on what was left out, and numbers of symbols must be possible together.

    The puzzle is that of the very table, whose faces it shares.
    """
    numbers = list(counted_symbols(table, shrubs=shrubs_count(shapes(table.settings.rulings))))
    agreement = Agreement(every, numbers, begun=True, steps=steps)
    try:
        impossible = list(_impossible_numbers(table, agreement))
    except TooManyOpenError:
        yield _too_many_open(agreement, min(counted.seat for counted in numbers))
    else:
        yield from impossible or _questions(table, agreement)


def _questions(table: Table, agreement: Agreement) -> Iterator[Finding]:
    """Yield what is asked of each seat."""
    for number, seat in enumerate(table.seats):
        if seat.board is not None and "symbols" not in seat.unread:
            question = SeatQuestion.of(table, agreement, number, seat.board)
            if question.depends_on_printing() and any(face.options for _, face in question.matched_faces()):
                try:
                    findings = list(_asked(question))
                except TooManyOpenError:
                    findings = [_too_many_open(agreement, number)]
                rests_on = (Place(("players", number, "symbols")),)
                yield from (asked._replace(rests_on=rests_on) for asked in findings)


def _too_many_open(agreement: Agreement, seat: int) -> Finding:
    """Return the error where the search for printings that show the numbers counted has to end."""
    open_faces = [shown for shown in agreement.puzzle.shown if shown.face.options]
    own = [shown for shown in open_faces if shown.spot.seat == seat and len(_symbols_of(shown.face)) > 1]
    first, *_ = cards = [shown.face.printing for shown in own or open_faces]
    return finding(
        codes.TOO_MANY_OPEN,
        _numbers_at(seat),
        "too many printings are open to tell what these numbers of symbols leave",
        help="type the symbols of these cards, {example} for one: {cards}",
        example=Text("`{card} ({symbol})`", card=first.kind.name, symbol=SYMBOLS[first.symbol]),
        cards=tuple(dict.fromkeys(printing.kind.name for printing in cards)),
    )


def _impossible_numbers(table: Table, agreement: Agreement) -> Iterator[Finding]:
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
                possible=_possible(span),
            )
    if each_possible:
        yield finding(
            codes.SYMBOL_COUNT,
            _numbers_at(question.seat),
            "these numbers of symbols are impossible together",
            help="count again, including hosts and the deer itself",
        )


def _numbers_at(seat: int) -> Place:
    return Place(("players", seat, "symbols"), KEY)


def _possible(span: Span) -> Text:
    if span.varies:
        return Text("{least} to {most}", least=span.least, most=span.most)
    return Text("only {n}", n=span.least)


def _asked(question: SeatQuestion) -> Iterator[Finding]:
    """Yield what a total depends on, if it depends on anything: the first card that asks."""
    choices = list(question.possible_choices())
    if question.is_ambiguous(choices):
        if len(choices) > 1:
            yield _own_symbol(question, choices)
        else:
            yield _number_asked(question, choices[0]) or _box(question)


def _own_symbol(question: SeatQuestion, choices: Sequence[AllowedSymbols]) -> Finding:
    """Return the error at a card that scores by its own symbol, which is not known; the number may not be, either."""
    number, face = next(question.open_own_symbols())
    allowed = {symbol for choice in choices for symbol in choice[number]}
    symbols = [symbol for symbol in SYMBOLS if symbol in allowed & _symbols_of(face)]
    card = face.printing.kind.name
    offers: tuple[Value, ...] = tuple(
        Text("`{card} ({symbol})`", card=card, symbol=SYMBOLS[symbol]) for symbol in symbols
    )
    remedy = Text("type one of {all}", all=offers)
    doubtful = _doubtful(question, symbols, but=face)
    if doubtful and any(question.is_ambiguous([choice]) for choice in choices):
        remedy = Text(
            "{choice}; then count the cards with that symbol, including hosts and {card} itself, and type"
            " {example} below the player; in doubt: {cards}",
            choice=remedy,
            card=card,
            example=_example(symbols[:1]),
            cards=doubtful,
        )
    return finding(
        codes.SYMBOL_ASKED,
        face.typed_at(question.seat),
        "{card}: the total depends on the symbol that it shows",
        help=remedy,
        card=card,
    )


def _symbols_of(face: Face) -> set[str]:
    return {printing.symbol for printing in face.choices}


def _example(symbols: Sequence[str]) -> Text:
    """Return how numbers of one or two symbols are typed."""
    first, *others = (SYMBOLS[symbol] for symbol in symbols)
    if not others:
        return Text("`symbols: {{{symbol}: N}}`", symbol=first)
    return Text("`symbols: {{{symbol}: N, {other}: N}}`", symbol=first, other=others[0])


def _doubtful(question: SeatQuestion, symbols: Iterable[str], *, but: Face | None = None) -> tuple[Name, ...]:
    """Return the cards of a seat that may show one of these symbols or another."""
    asked = set(symbols)
    names: dict[Name, None] = {}
    for _, face in question.matched_faces():
        may_show = _symbols_of(face)
        if len(may_show) > 1 and may_show & asked and face is not but:
            names[face.printing.kind.name] = None
    return tuple(names)


def _number_asked(question: SeatQuestion, allowed: AllowedSymbols) -> Finding | None:
    """Return the error at the first card that counts a symbol of which the number is open."""
    marginal = question.marginal_points(allowed).by_symbol
    spans = {
        symbol: span
        for symbol in SYMBOLS
        if marginal.get(symbol) and symbol not in question.forest.symbols
        and (span := question.showing(symbol).span(allowed)) is not None and span.varies
    }  # fmt: skip
    numbers = {id(face): number for number, face in question.matched_faces()}
    for face, shape in question.cards():
        if isinstance(shape, Symbols):
            counts: Iterable[str] = shape.symbols
        elif isinstance(shape, OwnSymbol):
            own = allowed.get(numbers[id(face)], frozenset((face.printing.symbol,)))
            counts = [symbol for symbol in SYMBOLS if symbol in own]
        else:
            continue
        if asked := {symbol: spans[symbol] for symbol in counts if symbol in spans}:
            return _numbers(question, face, asked)
    return None


def _numbers(question: SeatQuestion, face: Face, asked: Mapping[str, Span]) -> Finding:
    """Return the error at a card that counts symbols of which these numbers are possible."""
    possible: tuple[Value, ...] = tuple(
        Text("{symbol} {possible}", symbol=SYMBOLS[symbol], possible=_possible(span))
        for symbol, span in asked.items()
    )
    remedy = Text(
        "count these cards on the table, including hosts and {card} itself, and type {example}"
        " below the player; possible: {possible}; in doubt: {cards}",
        card=face.printing.kind.name,
        example=_example(list(asked)),
        possible=possible,
        cards=_doubtful(question, asked),
    )
    return finding(
        codes.SYMBOL_ASKED,
        face.typed_at(question.seat),
        "{card}: its points depend on symbols that are not typed",
        help=remedy,
        card=face_name(face),
    )


def _box(question: SeatQuestion) -> Finding:
    """Return the error at the first card of which the printings differ in a type that is counted."""
    tests = [
        shape.of.includes
        for _, shape in question.cards()
        if isinstance(shape, Per) and shape.of.includes is not None
    ]
    face = next(
        face
        for _, face in question.matched_faces()
        if any(len(set(map(includes, face.choices))) > 1 for includes in tests)
    )
    card = face.printing.kind.name
    boxes = dict.fromkeys(printing.box for printing in face.choices)
    offers: tuple[Value, ...] = tuple(Text("`{card} @{box}`", card=card, box=box) for box in boxes)
    return finding(
        codes.BOX_ASKED,
        face.typed_at(question.seat),
        "{card}: the total depends on which of its printings it is",
        help=Text("type one of {all}", all=offers),
        card=face_name(face),
    )
