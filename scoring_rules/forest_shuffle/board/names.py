"""What cards, printings, places and slots are called in messages."""

from __future__ import annotations

from collections.abc import Iterable

from scoring_rules.forest_shuffle.board.printing import HOST, KINDS, Printing
from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import BOXES, SLOTS, SYMBOLS
from scoring_rules.frame.language.text import Text, Value


def host_name(number: int, kind: Kind) -> Text:
    """Return what a host is called in a forest, numbered from 0: `no. 3 Oak`."""
    return Text("no. {n} {host}", n=number + 1, host=kind.name)


def place_name(place: str) -> Text:
    """Return how a place that items name is shown: `no. 3 Oak: left` for `3 oak: left`."""
    host, _, slot = place.partition(": ")
    number, _, kind = host.partition(" ")
    name = host_name(int(number) - 1, KINDS[kind.replace(" ", "_")])
    return Text("{host}: {slot}", host=name, slot=SLOTS[slot]) if slot else name


def printing_names(printings: Iterable[Printing]) -> tuple[Value, ...]:
    """Return symbols and sides of the printings of one kind, each once: `beech (right)`."""
    names: dict[tuple[str, str], Value] = {}
    for printing in printings:
        symbol: Value = SYMBOLS[printing.symbol] if printing.symbol else BOXES["base"]
        names[printing.symbol, printing.side] = (
            symbol
            if printing.side in {HOST, "top", "bottom"}
            else Text("{symbol} ({side})", symbol=symbol, side=SLOTS[printing.side])
        )
    return tuple(names.values())


def face_name(face: Face) -> Value:
    """Return a card with the symbol that is known of it: `roe deer (beech)`."""
    symbols = {printing.symbol for printing in face.choices}
    kind, _, symbol, *_ = face.printing
    if len(symbols) != 1 or not symbol or symbol == kind.species:
        return kind.name
    return Text("{card} ({symbol})", card=kind.name, symbol=SYMBOLS[symbol])
