"""The Exploration box: 4 trees and 11 split cards.

Source: soldag/forest-shuffle-scoring (f701696) alone, which also notes the promo numbers by which the halves
are paired, and the counts of the publisher's appendix; confidence: likely. French names are those of a hobby
translation: low.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Box, Kind
from scoring_rules.frame.language.text import Name

BOX = Box(
    kinds=(
        Kind("moor_birch", Name("Moor Birch", "Bouleau des tourbières", "Moorbirke"), "tree", ("tree",), 0, counts_as="birch", confidence="likely"),
        Kind("o_christmas_tree", Name("O Christmas Tree", "Sapin de Noël", "Oh Tannenbaum"), "tree", ("tree",), 2, counts_as="silver_fir", confidence="likely"),
        Kind("palm_tree", Name("Palm Tree", "Palmier", "Palme"), "tree", ("tree",), 1, confidence="likely"),
        Kind("turkey_oak", Name("Turkey Oak", "Chêne chevelu", "Zerr-Eiche"), "tree", ("tree",), 1, counts_as="oak", confidence="likely"),
        Kind("brimstone", Name("Brimstone", "Citron", "Zitronenfalter"), "top", ("butterfly", "insect"), 0, confidence="likely"),
        Kind("cardinal", Name("Cardinal", "Cardinal rouge", "Kardinal"), "top", ("bird", "woodland_edge"), 1, confidence="likely"),
        Kind("cuckoo", Name("Cuckoo", "Coucou", "Kuckuck"), "top", ("bird",), 1, confidence="likely"),
        Kind("mistletoe", Name("Mistletoe", "Gui", "Mistel"), "top", ("plant",), 1, confidence="likely"),
        Kind("robin", Name("Robin", "Rouge-gorge", "Rotkehlchen"), "top", ("bird", "woodland_edge"), 1, confidence="likely"),
        Kind("whinchat", Name("Whinchat", "Tarier des prés", "Braunkelchen"), "top", ("bird",), 1, confidence="likely"),
        Kind("eierschwammerl", Name("Eierschwammerl", "Eierschwammerl", "Eierschwammerl"), "bottom", ("mushroom",), 2, counts_as="chanterelle", confidence="likely"),
        Kind("marsh_cinquefoil", Name("Marsh Cinquefoil", "Comaret des marais", "Sumpf-Blutauge"), "bottom", ("plant", "swamp"), 1, confidence="likely"),
        Kind("says_firefly", Name("Say's Firefly", "Luciole de Say", "Says Glühwürmchen"), "bottom", ("insect", "woodland_edge"), 0, counts_as="fireflies", confidence="likely"),
        Kind("wild_tulip", Name("Wild Tulip", "Tulipe sauvage", "Wilde Tulpe"), "bottom", ("plant", "woodland_edge"), 0, confidence="likely"),
        Kind("arctic_fox", Name("Arctic Fox", "Renard polaire", "Arktischer Fuchs"), "sides", ("pawed",), 2, counts_as="red_fox", confidence="likely"),
        Kind("elk", Name("Elk", "Élan", "Elch"), "sides", ("cloven_hoofed", "deer"), 3, confidence="likely"),
        Kind("genet", Name("Genet", "Genette", "Ginsterkatze"), "sides", ("pawed",), 1, confidence="likely"),
        Kind("red_panda", Name("Red Panda", "Panda roux", "Roter Panda"), "sides", ("pawed",), 1, confidence="likely"),
        Kind("sable", Name("Sable", "Zibeline", "Zobel"), "sides", ("pawed",), 1, confidence="likely"),
        Kind("troll", Name("Troll", "Troll", "Troll"), "sides", ("pawed",), 1, confidence="likely"),
        Kind("white_stork", Name("White Stork", "Cigogne blanche", "Weißstorch"), "sides", ("bird", "woodland_edge"), 1, confidence="likely"),
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
        ("top", "brimstone", "douglas_fir", "marsh_cinquefoil", "european_alder"),
        ("left", "gnat", "oak", "red_panda", "bamboo"),
        ("left", "european_bison", "beech", "white_stork", "oak"),
        ("left", "genet", "oak", "european_badger", "beech"),
        ("left", "elk", "birch", "troll", "douglas_fir"),
        ("left", "arctic_fox", "oak", "sable", "silver_fir"),
    ),
)  # fmt: skip
