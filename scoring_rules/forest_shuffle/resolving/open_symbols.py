"""What is asked for where a total hangs on symbols or boxes that were left out: one error a player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from scoring_rules.forest_shuffle.board.said import face_said
from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.forest_shuffle.data.worth import OwnSymbol, Per, Symbols
from scoring_rules.forest_shuffle.matching.assignment import Puzzle, puzzle
from scoring_rules.forest_shuffle.resolving.agreement import Only, Wanted, agreeing, wanted
from scoring_rules.forest_shuffle.resolving.ambiguity import Span, Study, shrubs_count
from scoring_rules.forest_shuffle.scoring.counting import EDGE, is_of_edge
from scoring_rules.forest_shuffle.scoring.rules import worths
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.place import KEY, Place

_AGAIN = Text("count again, hosts and the deer itself included")


def open_symbols(table: Table) -> Iterator[Finding]:
    """A total may not hang on what was left out, and numbers of symbols must be possible together."""
    every = puzzle(table)
    worth = worths(table.settings)
    numbers = list(wanted(table, shrubs=shrubs_count(worth)))
    found = list(_impossible_numbers(table, every, numbers))
    yield from found
    for seat, each in enumerate(table.seats):
        if each.board is not None and not found and "symbols" not in each.unread:
            study = Study.of(table, every, seat, each.board, numbers)
            if study.asks() and any(face.options for _, face in study.mine()):
                symbols = Place(("players", seat, "symbols"))
                yield from (asked._replace(rests_on=(symbols,)) for asked in _asked(study))


def _impossible_numbers(table: Table, every: Puzzle, numbers: Sequence[Wanted]) -> Iterator[Finding]:
    """Yield the numbers of symbols that no assignment of the cards comes to, seat by seat."""
    together: list[Wanted] = []
    for seat, each in enumerate(table.seats):
        mine = [number for number in numbers if number.seat == seat]
        if each.board is None or not mine:
            continue
        if agreeing(every, mine) is None:
            yield from _of_one_seat(Study.of(table, every, seat, each.board, mine))
        elif agreeing(every, [*together, *mine]) is None:
            others = dict.fromkeys(table.seats[number.seat].name for number in together)
            label = Text(
                "these numbers of symbols do not go together with those of {players}", players=tuple(others)
            )
            yield finding(codes.SYMBOL_COUNT, Place(("players", seat, "symbols"), KEY), label, help=_AGAIN)
        else:
            together += mine


def _of_one_seat(study: Study) -> Iterator[Finding]:
    """Yield each number that is impossible by itself; where none is, that they are so together."""
    found = False
    for number in study.numbers:
        alone = study._replace(numbers=())
        if (
            agreeing(study.puzzle, [number]) is None
            and (span := alone.number(number.symbol).span({})) is not None
        ):
            found = True
            yield _number(study, number.symbol, study.forest.symbols[number.symbol], span)
    if not found:
        label = Text("these numbers of symbols cannot be together")
        yield finding(codes.SYMBOL_COUNT, Place(("players", study.seat, "symbols"), KEY), label, help=_AGAIN)


def _number(study: Study, symbol: str, n: int, span: Span) -> Finding:
    label = Text(
        "{n} with the symbol {symbol} is typed, {possible} possible",
        n=n,
        symbol=SYMBOLS[symbol],
        possible=_possible(span),
    )
    remedy = Text("count again, hosts and the deer itself included, or look at the symbols that are typed")
    return finding(codes.SYMBOL_COUNT, Place(("players", study.seat, "symbols"), KEY), label, help=remedy)


def _possible(span: Span) -> Text:
    if span.varies:
        return Text("{least} to {most}", least=span.least, most=span.most)
    return Text("{n} alone", n=span.least)


def _asked(study: Study) -> Iterator[Finding]:
    """Yield what a total hangs on, if it hangs on anything: the first card that asks."""
    ways = list(study.possible())
    if study.is_ambiguous(ways):
        if len(ways) > 1:
            yield _own_symbol(study, ways)
        else:
            yield _number_asked(study, ways[0]) or _box(study)


def _own_symbol(study: Study, ways: list[Only]) -> Finding:
    """Return the error at a card that scores by its own symbol, which is not known; the number may not be, either."""
    number, face = next(study.own())
    shown = {each.symbol for each in face.choices} & {symbol for only in ways for symbol in only[number]}
    name = face.printing.kind.name
    label = Text("{card}: the total hangs on the symbol that it shows", card=name)
    offers: tuple[Value, ...] = tuple(
        Text("`{card} ({symbol})`", card=name, symbol=SYMBOLS[symbol])
        for symbol in SYMBOLS
        if symbol in shown
    )
    remedy = Text("type one of {all}", all=offers)
    doubtful = _doubtful(study, shown, but=face)
    if doubtful and any(study.is_ambiguous([only]) for only in ways):
        remedy = Text(
            "{choice}; then count the cards with that symbol, hosts and {card} itself included, and type"
            " {example} below the player; in doubt: {cards}",
            choice=remedy,
            card=name,
            example=_example([symbol for symbol in SYMBOLS if symbol in shown][:1]),
            cards=doubtful,
        )
    return finding(codes.SYMBOL_ASKED, _place(study, face), label, help=remedy)


def _example(symbols: Sequence[str]) -> Text:
    """Return how numbers of one or two symbols are typed."""
    first, *others = (SYMBOLS[symbol] for symbol in symbols)
    if not others:
        return Text("`symbols: {{{symbol}: N}}`", symbol=first)
    return Text("`symbols: {{{symbol}: N, {other}: N}}`", symbol=first, other=others[0])


def _doubtful(study: Study, symbols: Iterable[str], *, but: Face | None = None) -> tuple[Name, ...]:
    """Return the cards of a seat that may show one of these symbols or another."""
    asked = set(symbols)
    found: dict[Name, None] = {}
    for _, face in study.mine():
        shown = {each.symbol for each in face.choices}
        if len(shown) > 1 and shown & asked and face is not but:
            found[face.printing.kind.name] = None
    return tuple(found)


def _number_asked(study: Study, only: Only) -> Finding | None:
    """Return the error at the first card that counts a symbol of which the number is open."""
    pulls = study.pulls(only)
    spans = {
        symbol: span
        for symbol in SYMBOLS
        if pulls[symbol] and symbol not in study.forest.symbols
        and (span := study.number(symbol).span(only)) is not None and span.varies
    }  # fmt: skip
    numbers = {id(face): number for number, face in study.mine()}
    for face, worth in study.cards():
        if isinstance(worth, Symbols):
            asked = [symbol for symbol in worth.symbols if symbol in spans]
        elif isinstance(worth, OwnSymbol):
            own = only.get(numbers[id(face)], frozenset((face.printing.symbol,)))
            asked = [symbol for symbol in SYMBOLS if symbol in own and symbol in spans]
        else:
            continue
        if asked:
            return _numbers(study, face, {symbol: spans[symbol] for symbol in asked})
    return None


def _numbers(study: Study, face: Face, asked: Mapping[str, Span]) -> Finding:
    """Return the error at a card that counts symbols of which these numbers are possible."""
    possible: tuple[Value, ...] = tuple(
        Text("{symbol} {possible}", symbol=SYMBOLS[symbol], possible=_possible(span))
        for symbol, span in asked.items()
    )
    label = Text("{card}: its points hang on symbols that are not typed", card=face_said(face))
    remedy = Text(
        "count these cards on the table, hosts and {card} itself included, and type {example}"
        " below the player; possible: {possible}; in doubt: {cards}",
        card=face.printing.kind.name,
        example=_example(list(asked)),
        possible=possible,
        cards=_doubtful(study, asked),
    )
    return finding(codes.SYMBOL_ASKED, _place(study, face), label, help=remedy)


def _box(study: Study) -> Finding:
    """Return the error at the first card of which the printings differ in a type that is counted."""
    asking = [worth.of for _, worth in study.cards() if isinstance(worth, Per) and worth.of.startswith(EDGE)]
    face = next(
        face
        for _, face in study.mine()
        if any(len({is_of_edge(each, of) for each in face.choices}) > 1 for of in asking)
    )
    name = face.printing.kind.name
    label = Text("{card}: the total hangs on which of its printings it is", card=face_said(face))
    boxes = dict.fromkeys(each.box for each in face.choices)
    offers: tuple[Value, ...] = tuple(Text("`{card} @{box}`", card=name, box=box) for box in boxes)
    return finding(codes.BOX_ASKED, _place(study, face), label, help=Text("type one of {all}", all=offers))


def _place(study: Study, face: Face) -> Place:
    return face.place or Place(("players", study.seat, "forest"), KEY)
