"""The rows of the blank score pad."""

from __future__ import annotations

from scoring_rules.frame.info import PadRow
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.hexfolk.data import box

CATEGORIES = {
    "settlements": Name("Settlements", "Colonies", "Siedlungen"),
    "cities": Name("Cities", "Villes", "Städte"),
    "victory_cards": Name("Victory cards", "Cartes point de victoire", "Siegpunktkarten"),
    "longest_road": Name("Longest road", "Plus longue route", "Längste Straße"),
    "largest_army": Name("Largest army", "Plus grande chevalerie", "Größte Rittermacht"),
}
"""The rows of the pad, and what each is called (French rules page; German ours, likely)."""

PAD = (
    PadRow(CATEGORIES["settlements"], Text("{points} for each", points=box.SETTLEMENT_VALUE)),
    PadRow(CATEGORIES["cities"], Text("{points} for each", points=box.CITY_VALUE)),
    PadRow(
        CATEGORIES["victory_cards"], Text("{points} for each, hidden ones too", points=box.VICTORY_CARD_VALUE)
    ),
    PadRow(
        CATEGORIES["longest_road"],
        Text("{points} for the longest, from {least} roads on", points=box.AWARD_VALUE, least=box.LEAST_ROAD),
    ),
    PadRow(
        CATEGORIES["largest_army"],
        Text(
            "{points} for the largest, from {least} knights on", points=box.AWARD_VALUE, least=box.LEAST_ARMY
        ),
    ),
)
