"""The cards as they can be looked up: where they lie, symbols, types, cost, and what they score."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.forest_shuffle.board.printing import HOST, KINDS, SAPLING, Deck, every_box
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.readings import OTHER_WORTH
from scoring_rules.forest_shuffle.data.words import BOXES, CATEGORIES, CAVES, SYMBOLS, TYPES
from scoring_rules.forest_shuffle.data.worth import Pooled, Sets
from scoring_rules.forest_shuffle.scoring.host_scores import PREFIX
from scoring_rules.forest_shuffle.scoring.rules import category
from scoring_rules.forest_shuffle.showing.worth_said import worth_said
from scoring_rules.frame.info import CardInfo
from scoring_rules.frame.language.text import Name, Text, Value

_CAVES = Name("Caves", "Grottes", "Höhlen")


def cards() -> tuple[CardInfo, ...]:
    """Return every kind of card, those of one place together, and the caves."""
    of = every_box()
    kinds = sorted(KINDS.values(), key=lambda kind: list(CATEGORIES).index(category(kind)))
    return (*(_card(kind, of) for kind in kinds), *_caves())


def _card(kind: Kind, of: Deck) -> CardInfo:
    types = tuple(TYPES[each] for each in kind.types)
    text = Text(
        "{score}. Types: {types}; cost {cost}. {printed}",
        score=worth_said(kind.worth),
        types=types,
        cost=kind.cost,
        printed=_printed(kind, of),
    )
    shared = kind.worth.rule if isinstance(kind.worth, Sets | Pooled) else kind.id
    return CardInfo(
        kind=CATEGORIES[category(kind)],
        id=kind.id,
        name=kind.name,
        text=text,
        also=(*kind.also, *(word for each in types for word in each)),
        rule=PREFIX + shared,
        reading=next((reading for (reading, _), changed in OTHER_WORTH.items() if kind.id in changed), ""),
    )


def _printed(kind: Kind, of: Deck) -> Value:
    """Return the printings of a kind box by box, with the number of copies."""
    if kind == SAPLING:
        return Text("Any card, face down")
    said: list[Value] = []
    for box in of.boxes:
        here = tuple(
            _copies(each.symbol, each.side, len(of.numbers[each.sort])) for each in of.of(kind.id, box=box)
        )
        if here:
            said.append(Text("{box}: {printings}", box=BOXES[box], printings=here))
    return tuple(said)


def _copies(symbol: str, side: str, n: int) -> Value:
    if side in {HOST, "top", "bottom"}:
        return Text("{n} × {symbol}", n=n, symbol=SYMBOLS[symbol])
    from scoring_rules.forest_shuffle.board.said import slot_name

    return Text("{n} × {symbol} ({side})", n=n, symbol=SYMBOLS[symbol], side=slot_name(side))


def _caves() -> Iterator[CardInfo]:
    for key, cave in CAVES.items():
        text = Text("{n} point for each card in it", "{n} points for each card in it", n=cave.card)
        if cave.bat:
            text = Text("{score}, {n} for each bat in the forest", score=text, n=cave.bat)
        if cave.empty:
            text = Text("{score}; {n} points if it is empty", score=text, n=cave.empty)
        yield CardInfo(
            kind=_CAVES,
            id=key,
            name=cave.name,
            text=Text("{score}. Box: {box}", score=text, box=BOXES[cave.box]),
            also=cave.also,
            rule=f"{PREFIX}cave",
        )
