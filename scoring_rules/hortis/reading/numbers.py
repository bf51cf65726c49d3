"""Numbers of cards, turns, places and dice as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Place, at
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import (
    BASKET,
    BASKET_NAME,
    CARDS_IN_BOX,
    CARDS_IN_PLAY,
    HIGHEST,
    LOWEST,
    SQUIRREL_NAME,
    WHEELBARROW,
    WHEELBARROW_NAME,
)

DICE: dict[str, int] = {
    **{str(value): value for value in range(LOWEST, HIGHEST + 1)},
    "P": BASKET,
    str(BASKET): BASKET,
    "B": WHEELBARROW,
    str(WHEELBARROW): WHEELBARROW,
}
"""What a die, a basket and the wheelbarrow are typed as."""

_BY_NAME = {
    fold(word): sign
    for name, sign in ((BASKET_NAME, "P"), (WHEELBARROW_NAME, "B"), (SQUIRREL_NAME, "E"))
    for word in name
}


def die_sign(typed: str) -> str:
    """Return the sign of what is on a space that is typed by its name, `panier` is `P`; any other as it is typed."""
    return _BY_NAME.get(fold(typed), typed)


_WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
_DASHES = str.maketrans("−–—", "---")


def whole(typed: str) -> int | None:
    """Return a whole number, None where none is typed."""
    plain = typed.strip().translate(_DASHES)
    return int(plain) if _WHOLE.fullmatch(plain) else None


def card_number(typed: str, place: Place, findings: Findings) -> int | None:
    """Return the number of a card, 1 to 18."""
    number = whole(typed)
    if number is not None and 1 <= number <= CARDS_IN_BOX:
        return number
    findings.say(
        codes.CARD_WORD, place, "`{typed}` is not a card", help="the cards are numbered 1 to 18", typed=short(typed)
    )
    return None


def card_numbers(typed: Iterable[tuple[str, Place]], findings: Findings) -> tuple[int, ...]:
    """Return the numbers of cards, each once; those that cannot be read are left out."""
    first: dict[int, Place] = {}
    for word, place in typed:
        number = card_number(word, place, findings)
        if number is None:
            continue
        if number in first:
            findings.twice(
                codes.CARD_TWICE,
                (first[number], place),
                "card {card} first",
                "card {card} again",
                help="each number is on one card: check them",
                card=number,
            )
        first.setdefault(number, place)
    return tuple(first)


def cards_in_play(typed: Iterable[str], findings: Findings) -> tuple[int, ...]:
    """Return the numbers of the cards in play, in playing order; at most nine."""
    cards = card_numbers(((word, at("cards", index)) for index, word in enumerate(typed)), findings)
    if len(cards) > CARDS_IN_PLAY:
        findings.say(
            codes.CARDS_NUMBER,
            at("cards", CARDS_IN_PLAY),
            "{n} card, but a game has nine",
            "{n} cards, but a game has nine",
            help="remove those that are too many",
            n=len(cards),
        )
    return cards
