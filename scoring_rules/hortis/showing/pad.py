"""The blank pad of Hortis: five dice a fruit, the squirrel, two recipes; at the foot the ratings."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.pad import Pad, PadRow
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

_PLAYERS = 2
_DICE = Text("dice on trees; basket {basket}, wheelbarrow {barrow}", basket=BASKET, barrow=WHEELBARROW)


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the recipes and the players of a table where there is one."""
    recipes = table.settings.recipes if table is not None else ()
    return Pad(
        rows=(*_rows(), *_recipes(recipes)),
        symbol=fruit(0),
        ladder=" · ".join(str(least) for least, _ in RANKS[1:]),
        players=_PLAYERS if table is None else len(table.seats),
        names=() if table is None else tuple(seat.name for seat in table.seats),
    )


def _rows() -> Iterator[PadRow]:
    values = (str(BASKET), str(BASKET), str(WHEELBARROW))
    for kind, name in enumerate(FRUITS_PLURAL.values()):
        yield PadRow(name, _DICE, symbol=fruit(kind), boxes=DICE_PER_COLOUR, values=values)
    yield PadRow(SQUIRREL_ROW, Text("−1, and −1 for each die next to it"), symbol=lying(SQUIRREL, -1), ends=True)


def _recipes(recipes: tuple[int, ...]) -> Iterator[PadRow]:
    for place in range(RECIPES_IN_PLAY):
        number = str(recipes[place]) if place < len(recipes) else ""
        reminder = Text("challenge: points according to the card") if not place else ""
        yield PadRow(Text("Recipe"), reminder, number=number, ends=place == RECIPES_IN_PLAY - 1)
