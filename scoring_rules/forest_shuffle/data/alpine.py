"""The Alpine box: 14 trees and 22 split cards, each of which shows the mountain symbol.

Source: boekabart/bga_forestshuffle (90a9c15), card ids 176-197; the same halves in
soldag/forest-shuffle-scoring (f701696). Names, types, costs and confidence as for the base box.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Box, Kind
from scoring_rules.frame.language.text import Name

BOX = Box(
    kinds=(
        Kind("european_larch", Name("European Larch", "Mélèze d’Europe", "Europäische Lärche"), "tree", ("alps", "tree"), 1),
        Kind("stone_pine", Name("Stone Pine", "Pin cembro", "Zirbelkiefer"), "tree", ("alps", "tree"), 2),
        Kind("bearded_vulture", Name("Bearded Vulture", "Gypaète barbu", "Bartgeier"), "top", ("alps", "bird"), 1),
        Kind("common_raven", Name("Common Raven", "Grand corbeau", "Kolkrabe"), "top", ("alps", "bird"), 1),
        Kind("golden_eagle", Name("Golden Eagle", "Aigle royal", "Steinadler"), "top", ("alps", "bird"), 1),
        Kind("phoebus_apollo", Name("Phoebus Apollo", "Petit apollon", "Alpen-Apollofalter"), "top", ("alps", "butterfly", "insect"), 0),
        Kind("alpine_newt", Name("Alpine Newt", "Triton alpestre", "Bergmolch"), "bottom", ("alps", "amphibian"), 1),
        Kind("black_trumpet", Name("Black Trumpet", "Trompette de la mort", "Herbsttrompete"), "bottom", ("alps", "mushroom"), 2),
        Kind("blueberry", Name("Blueberry", "Myrtille", "Heidelbeere"), "bottom", ("alps", "plant"), 1),
        Kind("edelweiss", Name("Edelweiss", "Edelweiss", "Edelweiß"), "bottom", ("alps", "plant"), 1),
        Kind("gentian", Name("Gentian", "Gentiane", "Enzian"), "bottom", ("alps", "plant"), 0),
        Kind("alpine_marmot", Name("Alpine Marmot", "Marmotte des Alpes", "Alpenmurmeltier"), "sides", ("alps", "pawed"), 1),
        Kind("capercaillie", Name("Capercaillie", "Grand tétras", "Auerhuhn"), "sides", ("alps", "bird"), 1),
        Kind("chamois", Name("Chamois", "Chamois", "Gämse"), "sides", ("alps", "cloven_hoofed"), 1),
        Kind("mountain_hare", Name("Mountain Hare", "Lièvre variable", "Schneehase"), "sides", ("alps", "pawed"), 0, counts_as="european_hare"),
        Kind("savis_pipistrelle", Name("Savi's Pipistrelle", "Vespère de Savi", "Alpenfledermaus"), "sides", ("alps", "bat"), 1),
        Kind("steinbock", Name("Steinbock", "Bouquetin des Alpes", "Steinbock"), "sides", ("alps", "cloven_hoofed"), 3),
    ),
    hosts=(
        ("european_larch", "european_larch", 7),
        ("stone_pine", "stone_pine", 7),
    ),
    split=(
        ("top", "phoebus_apollo", "stone_pine", "black_trumpet", "european_larch"),
        ("top", "phoebus_apollo", "douglas_fir", "edelweiss", "stone_pine"),
        ("top", "phoebus_apollo", "european_larch", "blueberry", "birch"),
        ("top", "phoebus_apollo", "silver_fir", "alpine_newt", "stone_pine"),
        ("top", "golden_eagle", "beech", "black_trumpet", "stone_pine"),
        ("top", "bearded_vulture", "silver_fir", "gentian", "european_larch"),
        ("top", "golden_eagle", "european_larch", "alpine_newt", "douglas_fir"),
        ("top", "common_raven", "european_larch", "gentian", "beech"),
        ("top", "common_raven", "douglas_fir", "blueberry", "stone_pine"),
        ("top", "bearded_vulture", "european_larch", "alpine_newt", "silver_fir"),
        ("top", "bearded_vulture", "stone_pine", "edelweiss", "european_larch"),
        ("top", "golden_eagle", "silver_fir", "gentian", "stone_pine"),
        ("left", "alpine_marmot", "beech", "chamois", "stone_pine"),
        ("left", "alpine_marmot", "european_larch", "capercaillie", "douglas_fir"),
        ("left", "mountain_hare", "silver_fir", "alpine_marmot", "stone_pine"),
        ("left", "steinbock", "european_larch", "alpine_marmot", "birch"),
        ("left", "chamois", "european_larch", "capercaillie", "beech"),
        ("left", "mountain_hare", "european_larch", "chamois", "douglas_fir"),
        ("left", "savis_pipistrelle", "silver_fir", "steinbock", "stone_pine"),
        ("left", "capercaillie", "european_larch", "savis_pipistrelle", "stone_pine"),
        ("left", "capercaillie", "stone_pine", "steinbock", "douglas_fir"),
        ("left", "savis_pipistrelle", "european_larch", "mountain_hare", "stone_pine"),
    ),
)  # fmt: skip
