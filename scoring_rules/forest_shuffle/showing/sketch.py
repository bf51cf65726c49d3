"""A player's forest in text: one host a line with the cards around it, as it is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring_rules.forest_shuffle.board.names import host_name
from scoring_rules.forest_shuffle.board.tally import SLOTS, Face, Host, host_place
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.table import board_of

_SIGNS = {"top": "↑", "bottom": "↓", "left": "←", "right": "→"}
_PLAIN = {"top": "^", "bottom": "v", "left": "<", "right": ">"}


def sketch(table: Table, seat: int, marked: frozenset[str] = frozenset(), *, plain: bool = False) -> tuple[Value, ...]:
    """Return a seat's forest, a text a host, the places of `marked` in brackets.

    Args:
        table: The table.
        seat: Whose forest; ValueError where the seat has none.
        marked: Places as items name them.
        plain: Whether the signs of the slots are to be ASCII characters only.
    """
    signs = _PLAIN if plain else _SIGNS
    return tuple(_host(number, host, marked, signs) for number, host in enumerate(board_of(table, seat).hosts))


def _host(number: int, host: Host, marked: frozenset[str], signs: Mapping[str, str]) -> Text:
    place = host_place(number, host)
    name = _marked(host_name(number, host.face.printing.kind), marks=place in marked)
    around: tuple[Value, ...] = tuple(
        Text("{sign} {cards}", sign=signs[slot], cards=_marked(_cards(faces), marks=f"{place}: {slot}" in marked))
        for slot, faces in zip(SLOTS, host.slots, strict=True)
        if faces
    )
    return Text("{host}: {cards}", host=name, cards=around) if around else name


def _cards(faces: Sequence[Face]) -> Text:
    """Return the cards of a slot, with how many there are of each."""
    names: dict[Name, int] = {}
    for face in faces:
        names[face.printing.kind.name] = names.get(face.printing.kind.name, 0) + 1
    texts = [Text("{card}", card=name) if n == 1 else Text("{card} ×{n}", card=name, n=n) for name, n in names.items()]
    whole = texts[0]
    for text in texts[1:]:
        whole = Text("{cards} + {card}", cards=whole, card=text)
    return whole


def _marked(text: Text, *, marks: bool) -> Text:
    return Text("[{marked}]", marked=text) if marks else text
