"""What is printed: halves and hosts with their symbols, and the physical cards that carry them.

A *printing* is one face: kind, side, symbol, box. The cards of some boxes are numbered, and each printing
knows the numbers of those that show it; two halves of one card can never both be seen. Nothing here
depends on what is on a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from scoring_rules.forest_shuffle.data import alpine, base, exploration, promo, woodland_edge
from scoring_rules.forest_shuffle.data.kind import Box, Kind
from scoring_rules.forest_shuffle.data.words import BASE, BOXES

HOST = "host"
SIDES = ("left", "right")
_OTHER = {"top": "bottom", "left": "right"}

_BOXES: Mapping[str, Box] = {
    BASE: base.BOX,
    "alpine": alpine.BOX,
    "woodland_edge": woodland_edge.BOX,
    "exploration": exploration.BOX,
    "promo": promo.BOX,
}
KINDS: Mapping[str, Kind] = {kind.id: kind for box in _BOXES.values() for kind in box.kinds}
SAPLING = KINDS["tree_sapling"]
_FURTHER_TYPES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("squeaker", "woodland_edge"): ("woodland_edge",),
    ("squeaker", "promo"): ("woodland_edge",),
    ("mistletoe", "promo"): ("woodland_edge",),
}
"""Types that only some printings have, by kind and box (soldag; the squeakers also in the BGA data)."""


class Printing(NamedTuple):
    """One printed face: a host, or a half with its side (top, bottom, left, right).

    A sapling is a card face down: no box, no symbol.
    """

    kind: Kind
    side: str
    symbol: str
    box: str
    types: tuple[str, ...]

    @property
    def identity(self) -> tuple[str, str, str, str]:
        """What tells it from all others."""
        return self.kind.id, self.side, self.symbol, self.box


class Card(NamedTuple):
    """A physical card: one face (a host), or two halves of which one is seen."""

    faces: tuple[Printing, ...]


FACE_DOWN = Printing(SAPLING, HOST, "", "", SAPLING.types)


def _printing(kind_id: str, side: str, symbol: str, box: str) -> Printing:
    kind = KINDS[kind_id]
    return Printing(kind, side, symbol, box, (*kind.types, *_FURTHER_TYPES.get((kind_id, box), ())))


def _cards(box: str) -> Iterator[Card]:
    """Yield the physical cards of a box, hosts first."""
    for kind, symbol, copies in _BOXES[box].hosts:
        yield from [Card((_printing(kind, HOST, symbol, box),))] * copies
    for side, first, symbol, second, other in _BOXES[box].split:
        yield Card((_printing(first, side, symbol, box), _printing(second, _OTHER[side], other, box)))


class Deck(NamedTuple):
    """The cards of some boxes.

    Attributes:
        boxes: Their ids.
        cards: All cards but saplings; a card's number is its place here.
        printings: By kind, all its printings, in the order of the boxes.
        numbers: By printing, the numbers of the cards that show it.
        copies: By kind, how many there are.
    """

    boxes: tuple[str, ...]
    cards: tuple[Card, ...]
    printings: Mapping[str, tuple[Printing, ...]]
    numbers: Mapping[tuple[str, str, str, str], tuple[int, ...]]
    copies: Mapping[str, int]

    def of(self, kind: str, symbol: str = "", box: str = "", sides: tuple[str, ...] = ()) -> tuple[Printing, ...]:
        """Return the printings of a kind that fit what is known; empty values say nothing."""
        return tuple(
            printing
            for printing in self.printings.get(kind, ())
            if (not symbol or printing.symbol == symbol)
            and (not box or printing.box == box)
            and (not sides or printing.side in sides)
        )


@cache
def deck(boxes: tuple[str, ...]) -> Deck:
    """Return the deck of some boxes, which are in the order of `BOXES`."""
    cards = tuple(card for box in boxes for card in _cards(box))
    numbers: dict[tuple[str, str, str, str], list[int]] = {}
    printings: dict[str, dict[tuple[str, str, str, str], Printing]] = {}
    for number, card in enumerate(cards):
        for face in card.faces:
            numbers.setdefault(face.identity, []).append(number)
            printings.setdefault(face.kind.id, {})[face.identity] = face
    printings[SAPLING.id] = {FACE_DOWN.identity: FACE_DOWN}
    by_kind = {kind: tuple(faces.values()) for kind, faces in printings.items()}
    return Deck(
        boxes,
        cards,
        by_kind,
        {face: tuple(showing) for face, showing in numbers.items()},
        {kind: sum(len(numbers.get(face.identity, ())) for face in faces) for kind, faces in by_kind.items()},
    )


def every_box() -> Deck:
    """Return the deck of all boxes."""
    return deck(tuple(BOXES))
