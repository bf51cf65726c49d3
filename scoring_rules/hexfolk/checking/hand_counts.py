"""Which points the categories of Hexfolk can give: what a count by hand is held against."""

from __future__ import annotations

from scoring_rules.frame.info import Numbers
from scoring_rules.frame.language.text import Text
from scoring_rules.hexfolk.data.box import (
    AWARD_VALUE,
    CITIES,
    CITY_VALUE,
    SETTLEMENT_VALUE,
    SETTLEMENTS,
    VICTORY_CARD_VALUE,
    deck_for,
)
from scoring_rules.hexfolk.data.keys import KEYS
from scoring_rules.hexfolk.table import Table


def _award(key: str, why: Text) -> Numbers:
    line = KEYS.as_typed(f"holders: {{{key}: …}}")
    remedy = Text("type 0 here, or `{line}` with the name of who has it", line=line)
    return Numbers(why, only=frozenset({0, AWARD_VALUE}), holders=1, otherwise=remedy)


_AWARDS = {
    "longest_road": _award(
        "longest_road",
        Text("the longest road gives {points} points to one player, however long it is", points=AWARD_VALUE),
    ),
    "largest_army": _award(
        "largest_army",
        Text("the largest army gives {points} points to one player, however large it is", points=AWARD_VALUE),
    ),
}
_NONE = Numbers(Text("the special awards are off"), only=frozenset({0}))
_AT_LEAST_NONE = Numbers(Text("nobody has fewer than 0 points"))


def numbers(table: Table) -> dict[str, Numbers]:
    """Return which points each category can give; with an extension a player may have more pieces and cards."""
    settings = table.settings
    extended = bool(settings.extensions)
    cards = deck_for(len(table.seats)).cards["victory_cards"]
    return {
        "settlements": _of_pieces(
            Text("a settlement counts {points}, and a player has {most}", points=SETTLEMENT_VALUE, most=SETTLEMENTS),
            SETTLEMENT_VALUE,
            None if extended else SETTLEMENTS,
        ),
        "cities": _of_pieces(
            Text("a city counts {points}, and a player has {most}", points=CITY_VALUE, most=CITIES),
            CITY_VALUE,
            None if extended else CITIES,
        ),
        "victory_cards": _of_pieces(
            Text("a victory card counts {points}, and there are {most}", points=VICTORY_CARD_VALUE, most=cards),
            VICTORY_CARD_VALUE,
            None if extended else cards,
        ),
        **(_AWARDS if settings.special_awards else dict.fromkeys(_AWARDS, _NONE)),
        "total": _AT_LEAST_NONE,
    }


def _of_pieces(why: Text, value: int, most: int | None) -> Numbers:
    return Numbers(why, value, most=None if most is None else value * most, worth=value)
