"""The kinds of cards that only were given away; the other promotional cards are in Exploration, too.

Source: soldag/forest-shuffle-scoring (f701696); confidence: likely. Where no French name was found the
English one stands. A later card (blue jay and beaver) is left out: its symbols are not known.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.worth import Fixed, Per, Threshold
from scoring_rules.frame.language.text import Name

KINDS: tuple[Kind, ...] = (
    Kind("durer_bat", Name("Dürer's Bat", "Pipistrelle de Dürer", "Dürer-Fledermaus"), "sides", ("bat",), 1, Threshold(5, "bat species", 3), confidence="likely"),
    Kind("meeps", Name("Meeps", "Meeps", "Meeps"), "sides", ("pawed", "woodland_edge"), 1, Per(1, "woodland_edge"), counts_as="european_wildcat", confidence="likely"),
    Kind("robber", Name("Robber", "Robber", "Robber"), "sides", ("person",), 2, Fixed(7), confidence="likely"),
    Kind("sheep", Name("Sheep", "Sheep", "Sheep"), "sides", ("cloven_hoofed",), 2, Per(3, "cloven_hoofed"), confidence="likely"),
)  # fmt: skip
