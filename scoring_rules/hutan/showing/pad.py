"""The rows of the blank score pad; those of the cards are left open, as any five may be in play."""

from __future__ import annotations

from scoring_rules.frame.info import PadRow
from scoring_rules.frame.language.text import Text
from scoring_rules.hutan.data.cards import CARDS_IN_PLAY
from scoring_rules.hutan.data.tiles import AREA_VALUE, PAW_VALUE
from scoring_rules.hutan.data.words import CATEGORIES
from scoring_rules.hutan.scoring.rules import TREE_VALUE

PAD = (
    PadRow(CATEGORIES["trees"], Text("{points} for each tree", points=TREE_VALUE)),
    PadRow(CATEGORIES["animals"], Text("paw value: {value} × (cells − 1) for each", value=PAW_VALUE)),
    PadRow(CATEGORIES["completed_areas"], Text("{value} × (cells − 1) for each", value=AREA_VALUE)),
    PadRow(
        CATEGORIES["unfinished_areas"],
        Text("−{value} × (cells − 1) for each; none in family", value=AREA_VALUE),
    ),
    PadRow(Text("Card no. ______"), Text("advanced and solo: points as on the card"), CARDS_IN_PLAY),
)
