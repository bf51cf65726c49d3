"""The rows of the blank score pad."""

from __future__ import annotations

from scoring_rules.frame.info import PadRow
from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.data.known import FLOWER_POINTS
from scoring_rules.habitats.data.words import CATEGORIES

_YEAR = Text("by place; tied: the last shared one")
PAD = (
    PadRow(CATEGORIES["year_1"], _YEAR),
    PadRow(CATEGORIES["year_2"], _YEAR),
    PadRow(CATEGORIES["year_3"], _YEAR),
    PadRow(CATEGORIES["animals"], Text("those with all they need")),
    PadRow(CATEGORIES["flowers"], Text("{points} for each", points=FLOWER_POINTS)),
    PadRow(CATEGORIES["watchtowers"], Text("scoring animals and flowers seen")),
    PadRow(CATEGORIES["tourists"], Text("what they count")),
    PadRow(CATEGORIES["gates"], Text("a tile at every open side")),
    PadRow(CATEGORIES["camps"], Text("another kind of tile at each marked side")),
)
