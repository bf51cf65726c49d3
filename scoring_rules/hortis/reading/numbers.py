"""Numbers of cards, turns and places as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Place
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import CARDS_IN_BOX

_WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
_DASHES = str.maketrans("−–—", "---")


def whole(typed: str) -> int | None:
    """Return a whole number, None where none is typed."""
    plain = typed.strip().translate(_DASHES)
    return int(plain) if _WHOLE.fullmatch(plain) else None


def card_number(typed: str, place: Place, found: list[Finding]) -> int | None:
    """Return the number of a card, 1 to 18."""
    number = whole(typed)
    if number is not None and 1 <= number <= CARDS_IN_BOX:
        return number
    label = Text("`{typed}` is no card", typed=short(typed))
    found.append(finding(codes.CARD_WORD, place, label, help=Text("the cards have the numbers 1 to 18")))
    return None


def card_numbers(typed: Iterable[tuple[str, Place]], found: list[Finding]) -> tuple[int, ...]:
    """Return the numbers of cards, each once; those that cannot be read are left out."""
    first: dict[int, Place] = {}
    for word, place in typed:
        number = card_number(word, place, found)
        if number is None:
            continue
        if number in first:
            marks = (
                Mark(place, Text("card {card} again", card=number)),
                Mark(first[number], Text("card {card} first", card=number)),
            )
            found.append(
                Finding(
                    codes.CARD_TWICE, marks, Text("each number is on one card: look at them again"), "last"
                )
            )
        first.setdefault(number, place)
    return tuple(first)
