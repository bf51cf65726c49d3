"""The kinds of cards that are new in the Exploration box.

Source: soldag/forest-shuffle-scoring (f701696) alone, and the counts of the publisher's appendix;
confidence: likely. French names are those of a hobby translation: low.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.worth import BUTTERFLIES, FIREFLIES, Around, Fixed, Per, Symbols, Table
from scoring_rules.frame.language.text import Name

KINDS: tuple[Kind, ...] = (
    Kind("moor_birch", Name("Moor Birch", "Bouleau des tourbières", "Moorbirke"), "tree", ("tree",), 0, Fixed(1), counts_as="birch", confidence="likely"),
    Kind("o_christmas_tree", Name("O Christmas Tree", "Sapin de Noël", "Oh Tannenbaum"), "tree", ("tree",), 2, Around(2), counts_as="silver_fir", confidence="likely"),
    Kind("palm_tree", Name("Palm Tree", "Palmier", "Palme"), "tree", ("tree",), 1, Per(1, "bird"), confidence="likely"),
    Kind("turkey_oak", Name("Turkey Oak", "Chêne chevelu", "Zerr-Eiche"), "tree", ("tree",), 1, Per(1, "cloven_hoofed"), counts_as="oak", confidence="likely"),
    Kind("brimstone", Name("Brimstone", "Citron", "Zitronenfalter"), "top", ("butterfly", "insect"), 0, BUTTERFLIES, confidence="likely"),
    Kind("cardinal", Name("Cardinal", "Cardinal rouge", "Kardinal"), "top", ("bird", "woodland_edge"), 1, Fixed(5), confidence="likely"),
    Kind("cuckoo", Name("Cuckoo", "Coucou", "Kuckuck"), "top", ("bird",), 1, Fixed(7), confidence="likely"),
    Kind("mistletoe", Name("Mistletoe", "Gui", "Mistel"), "top", ("plant",), 1, Per(1, "plant"), confidence="likely"),
    Kind("robin", Name("Robin", "Rouge-gorge", "Rotkehlchen"), "top", ("bird", "woodland_edge"), 1, Per(1, "insect"), confidence="likely"),
    Kind("whinchat", Name("Whinchat", "Tarier des prés", "Braunkelchen"), "top", ("bird",), 1, Per(1, "plant"), confidence="likely"),
    Kind("eierschwammerl", Name("Eierschwammerl", "Eierschwammerl", "Eierschwammerl"), "bottom", ("mushroom",), 2, Fixed(0), counts_as="chanterelle", confidence="likely"),
    Kind("marsh_cinquefoil", Name("Marsh Cinquefoil", "Comaret des marais", "Sumpf-Blutauge"), "bottom", ("plant", "swamp"), 1, Table("tree", ((0, 15), (6, 7), (11, 3))), confidence="likely"),
    Kind("says_firefly", Name("Say's Firefly", "Luciole de Say", "Says Glühwürmchen"), "bottom", ("insect", "woodland_edge"), 0, FIREFLIES, counts_as="fireflies", confidence="likely"),
    Kind("wild_tulip", Name("Wild Tulip", "Tulipe sauvage", "Wilde Tulpe"), "bottom", ("plant", "woodland_edge"), 0, Fixed(3), confidence="likely"),
    Kind("arctic_fox", Name("Arctic Fox", "Renard polaire", "Arktischer Fuchs"), "sides", ("pawed",), 2, Per(2, "hare"), counts_as="red_fox", confidence="likely"),
    Kind("elk", Name("Elk", "Élan", "Elch"), "sides", ("cloven_hoofed", "deer"), 3, Symbols(2, ("birch", "douglas_fir"), saplings=True), confidence="likely"),
    Kind("genet", Name("Genet", "Genette", "Ginsterkatze"), "sides", ("pawed",), 1, Fixed(5), confidence="likely"),
    Kind("red_panda", Name("Red Panda", "Panda roux", "Roter Panda"), "sides", ("pawed",), 1, Fixed(2), confidence="likely"),
    Kind("sable", Name("Sable", "Zibeline", "Zobel"), "sides", ("pawed",), 1, Per(3, "pawed"), confidence="likely"),
    Kind("troll", Name("Troll", "Troll", "Troll"), "sides", ("pawed",), 1, Per(1, "tree"), confidence="likely"),
    Kind("white_stork", Name("White Stork", "Cigogne blanche", "Weißstorch"), "sides", ("bird", "woodland_edge"), 1, Per(1, "insect or amphibian"), confidence="likely"),
)  # fmt: skip
