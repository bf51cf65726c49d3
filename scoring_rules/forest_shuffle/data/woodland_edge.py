"""The Woodland Edge box: 12 shrubs and 24 split cards, each of which shows the woodland-edge symbol.

A shrub shows a tree symbol in its corner although it is no tree. The three squeakers are a kind of the base
box. Source: boekabart/bga_forestshuffle (90a9c15), card ids 210-233; the same halves in
soldag/forest-shuffle-scoring (f701696). Names, types, costs and confidence as for the base box.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Box, Kind
from scoring_rules.frame.language.text import Name

BOX = Box(
    kinds=(
        Kind("blackthorn", Name("Blackthorn", "Prunellier", "Schlehdorn"), "shrub", ("shrub", "woodland_edge"), 2),
        Kind("common_hazel", Name("Common Hazel", "Noisetier commun", "Haselnuss"), "shrub", ("shrub", "woodland_edge"), 2),
        Kind("elderberry", Name("Elderberry", "Sureau noir", "Holunder"), "shrub", ("shrub", "woodland_edge"), 2),
        Kind("barn_owl", Name("Barn Owl", "Effraie des clochers", "Schleiereule"), "top", ("bird", "woodland_edge"), 2),
        Kind("eurasian_magpie", Name("Eurasian Magpie", "Pie bavarde", "Elster"), "top", ("bird", "woodland_edge"), 1),
        Kind("map_butterfly", Name("Map Butterfly", "Carte géographique", "Landkärtchen"), "top", ("butterfly", "insect", "woodland_edge"), 0),
        Kind("nightingale", Name("Nightingale", "Rossignol philomèle", "Nachtigall"), "top", ("bird", "woodland_edge"), 1),
        Kind("digitalis", Name("Digitalis", "Digitale pourpre", "Fingerhut"), "bottom", ("plant", "woodland_edge"), 0),
        Kind("great_green_bush_cricket", Name("Great Green Bush-Cricket", "Grande sauterelle verte", "Grünes Heupferd"), "bottom", ("insect", "woodland_edge"), 1),
        Kind("stinging_nettle", Name("Stinging Nettle", "Grande ortie", "Brennnessel"), "bottom", ("plant", "woodland_edge"), 0),
        Kind("water_vole", Name("Water Vole", "Campagnol terrestre", "Schermaus"), "bottom", ("pawed", "woodland_edge"), 2),
        Kind("bee_swarm", Name("Bee Swarm", "Essaim d’abeilles", "Bienenschwarm"), "sides", ("insect", "woodland_edge"), 1),
        Kind("common_pipistrelle", Name("Common Pipistrelle", "Pipistrelle commune", "Zwergfledermaus"), "sides", ("bat", "woodland_edge"), 1),
        Kind("crane_fly", Name("Crane Fly", "Tipule", "Schnake"), "sides", ("insect", "woodland_edge"), 1),
        Kind("european_bison", Name("European Bison", "Bison d’Europe", "Wisent"), "sides", ("cloven_hoofed", "woodland_edge"), 3),
        Kind("european_polecat", Name("European Polecat", "Putois d’Europe", "Waldiltis"), "sides", ("pawed", "woodland_edge"), 2),
        Kind("european_wildcat", Name("European Wildcat", "Chat forestier", "Wildkatze"), "sides", ("pawed", "woodland_edge"), 1),
        Kind("female_wild_boar", Name("Wild Boar ♀", "Laie", "Bache"), "sides", ("cloven_hoofed", "woodland_edge"), 2),
    ),
    hosts=(
        ("blackthorn", "birch", 1),
        ("blackthorn", "douglas_fir", 1),
        ("blackthorn", "silver_fir", 1),
        ("blackthorn", "sycamore", 1),
        ("common_hazel", "beech", 1),
        ("common_hazel", "birch", 1),
        ("common_hazel", "horse_chestnut", 1),
        ("common_hazel", "oak", 1),
        ("elderberry", "birch", 1),
        ("elderberry", "linden", 1),
        ("elderberry", "oak", 1),
        ("elderberry", "sycamore", 1),
    ),
    split=(
        ("top", "map_butterfly", "linden", "digitalis", "douglas_fir"),
        ("top", "map_butterfly", "sycamore", "stinging_nettle", "birch"),
        ("top", "map_butterfly", "oak", "great_green_bush_cricket", "silver_fir"),
        ("top", "map_butterfly", "silver_fir", "water_vole", "sycamore"),
        ("top", "eurasian_magpie", "beech", "digitalis", "birch"),
        ("top", "eurasian_magpie", "silver_fir", "stinging_nettle", "horse_chestnut"),
        ("top", "eurasian_magpie", "birch", "great_green_bush_cricket", "beech"),
        ("top", "nightingale", "beech", "digitalis", "sycamore"),
        ("top", "nightingale", "oak", "stinging_nettle", "sycamore"),
        ("top", "nightingale", "horse_chestnut", "water_vole", "beech"),
        ("top", "barn_owl", "birch", "digitalis", "oak"),
        ("top", "barn_owl", "sycamore", "great_green_bush_cricket", "oak"),
        ("left", "female_wild_boar", "birch", "bee_swarm", "sycamore"),
        ("left", "european_bison", "oak", "female_wild_boar", "sycamore"),
        ("left", "female_wild_boar", "silver_fir", "european_wildcat", "horse_chestnut"),
        ("left", "common_pipistrelle", "linden", "squeaker", "silver_fir"),
        ("left", "squeaker", "horse_chestnut", "crane_fly", "beech"),
        ("left", "european_polecat", "silver_fir", "squeaker", "douglas_fir"),
        ("left", "bee_swarm", "beech", "common_pipistrelle", "sycamore"),
        ("left", "european_wildcat", "oak", "bee_swarm", "birch"),
        ("left", "common_pipistrelle", "birch", "european_bison", "beech"),
        ("left", "european_bison", "beech", "european_polecat", "sycamore"),
        ("left", "crane_fly", "birch", "european_polecat", "oak"),
        ("left", "european_wildcat", "sycamore", "crane_fly", "oak"),
    ),
)  # fmt: skip
