"""Which points the categories of Hortis can give: what a count by hand is held against."""

from __future__ import annotations

from scoring_rules.frame.info import Numbers
from scoring_rules.frame.language.text import Text
from scoring_rules.hortis.data.box import (
    BASKET,
    CARDS_IN_BOX,
    DICE_PER_COLOUR,
    FRUIT_IDS,
    HIGHEST,
    LOWEST,
    MOST_NEIGHBOURS,
    WHEELBARROW,
)
from scoring_rules.hortis.table import Table


def _harvests() -> frozenset[int]:
    """Return what the dice of a fruit can show together, with the wheelbarrow or without."""
    shown = {0}
    for _ in range(DICE_PER_COLOUR):
        shown |= {sum_ + die for sum_ in shown for die in (*range(LOWEST, HIGHEST + 1), BASKET)}
    return frozenset(shown | {sum_ + WHEELBARROW for sum_ in shown})


_FRUIT = Numbers(
    Text(
        "five dice of {lowest} to {highest}, a basket {basket}, the wheelbarrow {wheelbarrow}",
        lowest=LOWEST,
        highest=HIGHEST,
        basket=BASKET,
        wheelbarrow=WHEELBARROW,
    ),
    only=_harvests(),
)
_SQUIRREL = Numbers(
    Text("the squirrel costs 1, and 1 for each die next to it"), least=-1 - MOST_NEIGHBOURS, most=0, worth=-1, base=-1
)


def numbers(table: Table) -> dict[str, Numbers]:
    """Return which points each category can give; what a recipe gives is not known, only which are in play."""
    recipes = table.settings.recipes
    others = [card for card in range(1, CARDS_IN_BOX + 1) if recipes and card not in recipes]
    return {
        **dict.fromkeys(FRUIT_IDS, _FRUIT),
        "squirrel": _SQUIRREL,
        **{f"recipe_{card}": _not_in_play(card, recipes) for card in others},
    }


def _not_in_play(card: int, recipes: tuple[int, ...]) -> Numbers:
    why = Text("recipe {card} is not in play, the recipes are {recipes}", card=card, recipes=recipes)
    return Numbers(why, only=frozenset({0}))
