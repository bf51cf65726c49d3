"""How cards, printings and slots are said in messages."""

from __future__ import annotations

from collections.abc import Iterable

from scoring_rules.forest_shuffle.data.words import BOXES, SLOTS, SYMBOLS
from scoring_rules.forest_shuffle.printing import HOST, Printing
from scoring_rules.forest_shuffle.tally import Face
from scoring_rules.text import Name, Text, Value


def slot_name(slot: str) -> Name:
    """Return what a slot is called."""
    return SLOTS[slot]


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
