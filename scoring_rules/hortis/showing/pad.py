"""The rows of the blank score pad; those of the recipes are left open, as any two may be in play."""

from __future__ import annotations

from scoring_rules.frame.info import PadRow
from scoring_rules.frame.language.text import Text
from scoring_rules.hortis.data.box import BASKET, RECIPES_IN_PLAY, WHEELBARROW
from scoring_rules.hortis.data.words import FRUITS_PLURAL, SQUIRREL_ROW

_DICE = Text(
    "dice on trees; basket {basket}, wheelbarrow {wheelbarrow}; on glades 0",
    basket=BASKET,
    wheelbarrow=WHEELBARROW,
)

PAD = (
    *(PadRow(name, _DICE) for name in FRUITS_PLURAL.values()),
    PadRow(Text("Recipe no. ______"), Text("challenge: points as on the card"), RECIPES_IN_PLAY),
    PadRow(SQUIRREL_ROW, Text("−1, and −1 for each die on a tree beside it")),
)
