"""The cards as they can be looked up: where they go, symbols, types, cost, and what they score."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.forest_shuffle.board.printing import HOST, KINDS, SAPLING, Deck, Printing, every_box
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import BOXES, CATEGORIES, CAVES, SLOTS, SYMBOLS, TYPES
from scoring_rules.forest_shuffle.scoring.points import POINTS, RULED
from scoring_rules.forest_shuffle.scoring.rules import category, rule_id
from scoring_rules.forest_shuffle.scoring.shape import PREFIX
from scoring_rules.frame.info import CardInfo
from scoring_rules.frame.language.text import Name, Text, Value

_CAVES = Name("Caves", "Grottes", "Höhlen")


def cards() -> tuple[CardInfo, ...]:
    """Return every kind of card, those of one place together, and the caves."""
    every = every_box()
    kinds = sorted(KINDS.values(), key=lambda kind: list(CATEGORIES).index(category(kind)))
    return (*(_card(kind, every) for kind in kinds), *_caves())


def _card(kind: Kind, every: Deck) -> CardInfo:
    shape, types = POINTS[kind.id], tuple(TYPES[shown] for shown in kind.types)
    return CardInfo(
        kind=CATEGORIES[category(kind)],
        id=kind.id,
        name=kind.name,
        text=Text(
            "{score} · types: {types} · cost {cost} · {printed}",
            score=shape.in_words(),
            types=types,
            cost=kind.cost,
            printed=_printed(kind, every),
        ),
        also=(*kind.also, *(word for name in types for word in name)),
        rule=rule_id(kind, shape),
        reading=next((reading for (reading, _), ruled in RULED.items() if kind.id in ruled), ""),
    )


def _printed(kind: Kind, every: Deck) -> Value:
    """Return the printings of a kind box by box, with the number of copies."""
    if kind == SAPLING:
        return Text("Any card, face down")
    in_boxes: list[Value] = []
    for box in every.boxes:
        printings = tuple(
            _copies(printing, len(every.numbers[printing.identity])) for printing in every.of(kind.id, box=box)
        )
        if printings:
            in_boxes.append(Text("{box}: {printings}", box=BOXES[box], printings=printings))
    return tuple(in_boxes)


def _copies(printing: Printing, n: int) -> Value:
    symbol, side = SYMBOLS[printing.symbol], printing.side
    if side in {HOST, "top", "bottom"}:
        return Text("{n} × {symbol}", n=n, symbol=symbol)
    return Text("{n} × {symbol} ({side})", n=n, symbol=symbol, side=SLOTS[side])


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
            text=Text("{score} · box: {box}", score=text, box=BOXES[cave.box]),
            also=cave.also,
            rule=f"{PREFIX}cave",
        )
