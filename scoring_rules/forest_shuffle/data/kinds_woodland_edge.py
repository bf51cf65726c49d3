"""The kinds of cards of the Woodland Edge box; every one of them shows the woodland-edge symbol.

Sources and confidence as for the base box. Its three squeakers are listed under the base box's kind.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.worth import (
    BUTTERFLIES,
    Alone,
    Fixed,
    OnHost,
    Per,
    Symbols,
    Table,
    Threshold,
)
from scoring_rules.frame.language.text import Name

KINDS: tuple[Kind, ...] = (
    Kind("blackthorn", Name("Blackthorn", "Prunellier", "Schlehdorn"), "shrub", ("shrub", "woodland_edge"), 2, Fixed(0)),
    Kind("common_hazel", Name("Common Hazel", "Noisetier commun", "Haselnuss"), "shrub", ("shrub", "woodland_edge"), 2, Fixed(0)),
    Kind("elderberry", Name("Elderberry", "Sureau noir", "Holunder"), "shrub", ("shrub", "woodland_edge"), 2, Fixed(0)),
    Kind("barn_owl", Name("Barn Owl", "Effraie des clochers", "Schleiereule"), "top", ("bird", "woodland_edge"), 2, Per(3, "bat")),
    Kind("eurasian_magpie", Name("Eurasian Magpie", "Pie bavarde", "Elster"), "top", ("bird", "woodland_edge"), 1, Fixed(3)),
    Kind("map_butterfly", Name("Map Butterfly", "Carte géographique", "Landkärtchen"), "top", ("butterfly", "insect", "woodland_edge"), 0, BUTTERFLIES),
    Kind("nightingale", Name("Nightingale", "Rossignol philomèle", "Nachtigall"), "top", ("bird", "woodland_edge"), 1, OnHost(5, "shrub")),
    Kind("digitalis", Name("Digitalis", "Digitale pourpre", "Fingerhut"), "bottom", ("plant", "woodland_edge"), 0, Table("different plant", ((1, 1), (2, 3), (3, 6), (4, 10), (5, 15)))),
    Kind("great_green_bush_cricket", Name("Great Green Bush-Cricket", "Grande sauterelle verte", "Grünes Heupferd"), "bottom", ("insect", "woodland_edge"), 1, Per(1, "insect")),
    Kind("stinging_nettle", Name("Stinging Nettle", "Grande ortie", "Brennnessel"), "bottom", ("plant", "woodland_edge"), 0, Per(2, "butterfly")),
    Kind("water_vole", Name("Water Vole", "Campagnol terrestre", "Schermaus"), "bottom", ("pawed", "woodland_edge"), 2, Fixed(0)),
    Kind("bee_swarm", Name("Bee Swarm", "Essaim d’abeilles", "Bienenschwarm"), "sides", ("insect", "woodland_edge"), 1, Per(1, "plant")),
    Kind("common_pipistrelle", Name("Common Pipistrelle", "Pipistrelle commune", "Zwergfledermaus"), "sides", ("bat", "woodland_edge"), 1, Threshold(5, "bat species", 3)),
    Kind("crane_fly", Name("Crane Fly", "Tipule", "Schnake"), "sides", ("insect", "woodland_edge"), 1, Per(1, "bat")),
    Kind("european_bison", Name("European Bison", "Bison d’Europe", "Wisent"), "sides", ("cloven_hoofed", "woodland_edge"), 3, Symbols(2, ("beech", "oak"))),
    Kind("european_polecat", Name("European Polecat", "Putois d’Europe", "Waldiltis"), "sides", ("pawed", "woodland_edge"), 2, Alone(10)),
    Kind("european_wildcat", Name("European Wildcat", "Chat forestier", "Wildkatze"), "sides", ("pawed", "woodland_edge"), 1, Per(1, "woodland_edge")),
    Kind("female_wild_boar", Name("Wild Boar ♀", "Laie", "Bache"), "sides", ("cloven_hoofed", "woodland_edge"), 2, Per(10, "squeaker")),
)  # fmt: skip
