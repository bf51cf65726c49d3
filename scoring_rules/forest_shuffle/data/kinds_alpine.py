"""The kinds of cards of the Alpine box; every one of them shows the mountain symbol.

Sources and confidence as for the base box.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.worth import BUTTERFLIES, Fixed, OwnSymbol, Per, Threshold
from scoring_rules.frame.language.text import Name

KINDS: tuple[Kind, ...] = (
    Kind("european_larch", Name("European Larch", "Mélèze d’Europe", "Europäische Lärche"), "tree", ("alps", "tree"), 1, Fixed(3)),
    Kind("stone_pine", Name("Stone Pine", "Pin cembro", "Zirbelkiefer"), "tree", ("alps", "tree"), 2, Per(1, "alps")),
    Kind("bearded_vulture", Name("Bearded Vulture", "Gypaète barbu", "Bartgeier"), "top", ("alps", "bird"), 1, Per(1, "cave card")),
    Kind("common_raven", Name("Common Raven", "Grand corbeau", "Kolkrabe"), "top", ("alps", "bird"), 1, Fixed(5)),
    Kind("golden_eagle", Name("Golden Eagle", "Aigle royal", "Steinadler"), "top", ("alps", "bird"), 1, Per(1, "pawed or amphibian")),
    Kind("phoebus_apollo", Name("Phoebus Apollo", "Petit apollon", "Alpen-Apollofalter"), "top", ("alps", "butterfly", "insect"), 0, BUTTERFLIES),
    Kind("alpine_newt", Name("Alpine Newt", "Triton alpestre", "Bergmolch"), "bottom", ("alps", "amphibian"), 1, Per(2, "insect")),
    Kind("black_trumpet", Name("Black Trumpet", "Trompette de la mort", "Herbsttrompete"), "bottom", ("alps", "mushroom"), 2, Fixed(0)),
    Kind("blueberry", Name("Blueberry", "Myrtille", "Heidelbeere"), "bottom", ("alps", "plant"), 1, Per(2, "different bird")),
    Kind("edelweiss", Name("Edelweiss", "Edelweiss", "Edelweiß"), "bottom", ("alps", "plant"), 1, Fixed(3)),
    Kind("gentian", Name("Gentian", "Gentiane", "Enzian"), "bottom", ("alps", "plant"), 0, Per(3, "butterfly")),
    Kind("alpine_marmot", Name("Alpine Marmot", "Marmotte des Alpes", "Alpenmurmeltier"), "sides", ("alps", "pawed"), 1, Per(3, "different plant")),
    Kind("capercaillie", Name("Capercaillie", "Grand tétras", "Auerhuhn"), "sides", ("alps", "bird"), 1, Per(1, "plant")),
    Kind("chamois", Name("Chamois", "Chamois", "Gämse"), "sides", ("alps", "cloven_hoofed"), 1, OwnSymbol(3)),
    Kind("mountain_hare", Name("Mountain Hare", "Lièvre variable", "Schneehase"), "sides", ("alps", "pawed"), 0, Per(1, "hare"), counts_as="european_hare"),
    Kind("savis_pipistrelle", Name("Savi's Pipistrelle", "Vespère de Savi", "Alpenfledermaus"), "sides", ("alps", "bat"), 1, Threshold(5, "bat species", 3)),
    Kind("steinbock", Name("Steinbock", "Bouquetin des Alpes", "Steinbock"), "sides", ("alps", "cloven_hoofed"), 3, Fixed(10)),
)  # fmt: skip
