"""The score pad of Hortis: the dice of each fruit, the squirrel, two recipes with their target, the ranks."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.pad import Cell, Entry, Field, Pad, Row, Strip
from scoring_rules.frame.language.text import Text
from scoring_rules.hortis.board.spaces import SQUIRREL
from scoring_rules.hortis.data.box import (
    BASKET,
    DICE_PER_COLOUR,
    FRUITS_PLURAL,
    RANKS,
    RECIPES_IN_PLAY,
    SQUIRREL_ROW,
    WHEELBARROW,
)
from scoring_rules.hortis.showing.pieces import fruit, lying
from scoring_rules.hortis.table import Table

_DICE = Cell(boxes=DICE_PER_COLOUR, circled=(str(BASKET), str(WHEELBARROW)))
_TARGET = Text("target")


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the recipes of a table and their targets where these are known."""
    hint = Text("dice on trees; circle the basket, the wheelbarrow")
    return Pad(
        symbol=fruit(0),
        rows=(
            *(Row(name, hint, _DICE, symbol=fruit(kind)) for kind, name in enumerate(FRUITS_PLURAL.values())),
            Row(SQUIRREL_ROW, Text("−1, and −1 for each die next to it"), heavy=True, symbol=lying(SQUIRREL, -1)),
            *_recipes(table),
        ),
        modes=(Text("challenge"), Text("solo")),
        ties=(Row(Text("Dice used (most breaks a tie)"), kind="tie"),),
        strips=(Strip(Text("Solo"), tuple(Entry(str(least), rank) for least, rank in RANKS)),),
    )


def _recipes(table: Table | None) -> Iterator[Row]:
    """Yield a row a recipe: its number, its target, and room for what it says."""
    recipes = () if table is None else table.settings.recipes
    for place in range(RECIPES_IN_PLAY):
        if table is None or place >= len(recipes):
            yield Row("", Text("Recipes") if place == 0 else "", card="", fields=(Field(_TARGET),))
            continue
        number = recipes[place]
        recipe = table.settings.recipe_cards.get(number)
        target = "" if recipe is None or recipe.target is None else str(recipe.target)
        yield Row("", Text("Recipe {card}", card=number), card=str(number), fields=(Field(_TARGET, target),))
