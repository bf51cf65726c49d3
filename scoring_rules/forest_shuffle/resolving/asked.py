"""What a total depends on, as it is asked for: one error a player, at the first card that asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scoring_rules.forest_shuffle.board.names import face_name
from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.forest_shuffle.resolving.agreement import AllowedSymbols
from scoring_rules.forest_shuffle.resolving.seat_question import SeatQuestion, Span
from scoring_rules.forest_shuffle.scoring.by_number import Per
from scoring_rules.forest_shuffle.scoring.by_symbol import OwnSymbol, Symbols
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Name, Text, Value


def asked(question: SeatQuestion) -> Iterator[Finding]:
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
    wanted = set(symbols)
    names: dict[Name, None] = {}
    for _, face in question.matched_faces():
        may_show = _symbols_of(face)
        if len(may_show) > 1 and may_show & wanted and face is not but:
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
        if counted := {symbol: spans[symbol] for symbol in counts if symbol in spans}:
            return _numbers(question, face, counted)
    return None


def _numbers(question: SeatQuestion, face: Face, spans: Mapping[str, Span]) -> Finding:
    """Return the error at a card that counts symbols of which these numbers are possible."""
    possible: tuple[Value, ...] = tuple(
        Text("{symbol} {possible}", symbol=SYMBOLS[symbol], possible=span.in_words()) for symbol, span in spans.items()
    )
    remedy = Text(
        "count these cards on the table, including hosts and {card} itself, and type {example}"
        " below the player; possible: {possible}; in doubt: {cards}",
        card=face.printing.kind.name,
        example=_example(list(spans)),
        possible=possible,
        cards=_doubtful(question, spans),
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
        shape.of.includes for _, shape in question.cards() if isinstance(shape, Per) and shape.of.includes is not None
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
