"""The promotional cards, 4 trees and 11 split cards; most of their kinds are in Exploration, too.

Source: soldag/forest-shuffle-scoring (f701696), which also notes the promo numbers by which the halves are
paired; confidence: likely. The number of the turkey oak is not known. Where no French name was found the
English one is used. A later card (blue jay and beaver) is left out: its symbols are not known.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Box, Kind
from scoring_rules.frame.language.text import Name

BOX = Box(
    kinds=(
        Kind("durer_bat", Name("Dürer's Bat", "Pipistrelle de Dürer", "Dürer-Fledermaus"), "sides", ("bat",), 1, confidence="likely"),
        Kind("meeps", Name("Meeps", "Meeps", "Meeps"), "sides", ("pawed", "woodland_edge"), 1, counts_as="european_wildcat", confidence="likely"),
        Kind("robber", Name("Robber", "Robber", "Robber"), "sides", ("person",), 2, confidence="likely"),
        Kind("sheep", Name("Sheep", "Sheep", "Sheep"), "sides", ("cloven_hoofed",), 2, confidence="likely"),
    ),
    hosts=(
        ("moor_birch", "birch", 1),
        ("o_christmas_tree", "silver_fir", 1),
        ("palm_tree", "golden_palm", 1),
        ("turkey_oak", "oak", 1),
    ),
    split=(
        ("top", "whinchat", "horse_chestnut", "fire_salamander", "beech"),
        ("top", "robin", "birch", "water_vole", "linden"),
        ("top", "cardinal", "sycamore", "says_firefly", "linden"),
        ("top", "cuckoo", "birch", "eierschwammerl", "douglas_fir"),
        ("top", "mistletoe", "linden", "wild_tulip", "horse_chestnut"),
        ("left", "european_bison", "beech", "white_stork", "oak"),
        ("left", "genet", "oak", "european_badger", "beech"),
        ("left", "elk", "birch", "troll", "douglas_fir"),
        ("left", "durer_bat", "horse_chestnut", "european_hare", "douglas_fir"),
        ("left", "meeps", "horse_chestnut", "squeaker", "douglas_fir"),
        ("left", "sheep", "birch", "robber", "oak"),
    ),
)  # fmt: skip
