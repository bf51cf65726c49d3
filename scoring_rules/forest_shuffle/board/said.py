"""How cards, printings and slots are said in messages."""

from __future__ import annotations

from collections.abc import Iterable

from scoring_rules.forest_shuffle.board.printing import HOST, KINDS, Printing
from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import BOXES, SLOTS, SYMBOLS
from scoring_rules.frame.language.text import Name, Text, Value


def slot_name(slot: str) -> Name:
    """Return what a slot is called."""
    return SLOTS[slot]


def host_said(number: int, kind: Kind) -> Text:
    """Return what a host is called in a forest, numbered from 0: `no. 3 Oak`."""
    return Text("no. {n} {host}", n=number + 1, host=kind.name)


def place_said(place: str) -> Text:
    """Return how a place that items name is shown: `no. 3 Oak: left` for `3 oak: left`."""
    host, _, slot = place.partition(": ")
    number, _, kind = host.partition(" ")
    said = host_said(int(number) - 1, KINDS[kind.replace(" ", "_")])
    return Text("{host}: {slot}", host=said, slot=SLOTS[slot]) if slot else said


def printings_said(printings: Iterable[Printing]) -> tuple[Value, ...]:
    """Return symbols and sides of the printings of one kind: `beech (right)`."""
    said: dict[tuple[str, str], Value] = {}
    for each in printings:
        symbol: Value = SYMBOLS[each.symbol] if each.symbol else BOXES["base"]
        said[each.symbol, each.side] = (
            symbol
            if each.side in {HOST, "top", "bottom"}
            else Text("{symbol} ({side})", symbol=symbol, side=SLOTS[each.side])
        )
    return tuple(said.values())


def face_said(face: Face) -> Value:
    """Return a card with the symbol that is known of it: `roe deer (beech)`."""
    shown = {each.symbol for each in face.choices}
    name = face.printing.kind.name
    if len(shown) != 1 or not face.printing.symbol or face.printing.symbol == face.printing.kind.species:
        return name
    return Text("{card} ({symbol})", card=name, symbol=SYMBOLS[face.printing.symbol])
