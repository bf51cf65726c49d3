"""The rows of the blank score pad: the five of the printed one, and the shrubs of Woodland Edge."""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.words import BOXES, CATEGORIES, SHRUB_BOX
from scoring_rules.frame.info import PadRow
from scoring_rules.frame.language.text import Text

PAD = (
    PadRow(CATEGORIES["trees"], Text("each tree as on its card; chestnuts once, as a set")),
    PadRow(CATEGORIES["top"], Text("birds, butterflies by sets, squirrels")),
    PadRow(CATEGORIES["bottom"], Text("plants, mushrooms, amphibians, insects, hedgehog and mole")),
    PadRow(CATEGORIES["sides"], Text("left and right: bats, deer, hares, pawed animals")),
    PadRow(CATEGORIES["cave"], Text("1 for each card in it")),
    PadRow(
        Text("{category} ({box})", category=CATEGORIES["shrubs"], box=BOXES[SHRUB_BOX]),
        Text("no points by themselves: what lies around them stands above"),
    ),
)
