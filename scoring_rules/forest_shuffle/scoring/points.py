"""What each card scores: its shape of points, and the other one that a ruling gives it.

Confidence: as sure as the card itself is (`data`); where sources differ there is a reading.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from scoring_rules.forest_shuffle.scoring import counted
from scoring_rules.forest_shuffle.scoring.by_host import (
    ALONE,
    ON_BEECH,
    ON_OAK,
    ON_OAK_PROPER,
    ON_SHRUB,
    OPPOSITE_A_BAT,
    SHARING_A_SLOT,
    Around,
    Placed,
)
from scoring_rules.forest_shuffle.scoring.by_number import Fixed, IfPresent, Per, Steps, Threshold
from scoring_rules.forest_shuffle.scoring.by_symbol import OwnSymbol, Symbols
from scoring_rules.forest_shuffle.scoring.majority import Majority
from scoring_rules.forest_shuffle.scoring.sets import Sets, SetTable
from scoring_rules.forest_shuffle.scoring.shape import Shared
from scoring_rules.frame.language.text import Text

OfCopies: TypeAlias = Fixed | Per | Threshold | Steps | IfPresent | Around | Placed | OwnSymbol | Symbols
"""Shapes by which each copy of a card has points of its own."""
OfForest: TypeAlias = SetTable | Sets | Majority
"""Shapes by which points are given once, or by what the other forests have."""
Shape: TypeAlias = OfCopies | OfForest

THREE_BATS = Threshold(5, counted.BAT_SPECIES, 3)
BUTTERFLY_SETS = Sets(counted.BUTTERFLIES, (0, 0, 3, 6, 12, 20, 35, 55, 80), Shared("butterflies", Text("Butterflies")))
FIREFLY_SET = SetTable(counted.FIREFLIES, (0, 0, 10, 15, 20), Shared("fireflies", Text("Fireflies")))

POINTS: Mapping[str, Shape] = {
    # base box
    "beech": Threshold(5, counted.BEECHES_WITH_BEES, 4),
    "birch": Fixed(1),
    "douglas_fir": Fixed(5),
    "horse_chestnut": SetTable(counted.CHESTNUTS_WITH_BEES, (0, 1, 4, 9, 16, 25, 36, 49)),
    "linden": Majority(3, 1, "lindens"),
    "oak": Threshold(10, counted.TREE_SPECIES, 8),
    "tree_sapling": Fixed(0),
    "silver_fir": Around(2),
    "sycamore": Per(1, counted.TREES),
    "bullfinch": Per(2, counted.INSECTS),
    "camberwell_beauty": BUTTERFLY_SETS,
    "chaffinch": Placed(5, ON_BEECH),
    "eurasian_jay": Fixed(3),
    "goshawk": Per(3, counted.BIRDS),
    "great_spotted_woodpecker": Majority(10, 0, "trees"),
    "large_tortoiseshell": BUTTERFLY_SETS,
    "peacock_butterfly": BUTTERFLY_SETS,
    "purple_emperor": BUTTERFLY_SETS,
    "red_squirrel": Placed(5, ON_OAK),
    "silver_washed_fritillary": BUTTERFLY_SETS,
    "tawny_owl": Fixed(5),
    "blackberries": Per(2, counted.PLANTS),
    "chanterelle": Fixed(0),
    "common_toad": Placed(5, SHARING_A_SLOT),
    "fire_salamander": SetTable(counted.FIRE_SALAMANDERS, (0, 5, 15, 25)),
    "fireflies": FIREFLY_SET,
    "fly_agaric": Fixed(0),
    "hedgehog": Per(2, counted.BUTTERFLIES),
    "mole": Fixed(0),
    "moss": Threshold(10, counted.TREES_WITH_BEES, 10),
    "parasol_mushroom": Fixed(0),
    "penny_bun": Fixed(0),
    "pond_turtle": Fixed(5),
    "stag_beetle": Per(1, counted.PAWED),
    "tree_ferns": Per(6, counted.AMPHIBIANS),
    "tree_frog": Per(5, counted.GNATS),
    "wild_strawberries": Threshold(10, counted.TREE_SPECIES, 8),
    "wood_ant": Per(2, counted.BELOW_TREES),
    "barbastelle_bat": THREE_BATS,
    "bechsteins_bat": THREE_BATS,
    "beech_marten": Per(5, counted.FULL_TREES),
    "brown_bear": Fixed(0),
    "brown_long_eared_bat": THREE_BATS,
    "european_badger": Fixed(2),
    "european_fat_dormouse": Placed(15, OPPOSITE_A_BAT),
    "european_hare": Per(1, counted.HARES),
    "fallow_deer": Per(3, counted.CLOVEN_HOOFED),
    "gnat": Per(1, counted.BATS),
    "greater_horseshoe_bat": THREE_BATS,
    "lynx": IfPresent(10, "roe_deer"),
    "raccoon": Fixed(0),
    "red_deer": Per(1, counted.TREES_OR_PLANTS),
    "red_fox": Per(2, counted.HARES),
    "roe_deer": OwnSymbol(3),
    "squeaker": Fixed(1),
    "violet_carpenter_bee": Fixed(0),
    "wild_boar": IfPresent(10, "squeaker"),
    "wolf": Per(5, counted.DEER),
    # Alpine
    "european_larch": Fixed(3),
    "stone_pine": Per(1, counted.OF_MOUNTAINS),
    "bearded_vulture": Per(1, counted.IN_CAVE),
    "common_raven": Fixed(5),
    "golden_eagle": Per(1, counted.PAWED_OR_AMPHIBIANS),
    "phoebus_apollo": BUTTERFLY_SETS,
    "alpine_newt": Per(2, counted.INSECTS),
    "black_trumpet": Fixed(0),
    "blueberry": Per(2, counted.DIFFERENT_BIRDS),
    "edelweiss": Fixed(3),
    "gentian": Per(3, counted.BUTTERFLIES),
    "alpine_marmot": Per(3, counted.DIFFERENT_PLANTS),
    "capercaillie": Per(1, counted.PLANTS),
    "chamois": OwnSymbol(3),
    "mountain_hare": Per(1, counted.HARES),
    "savis_pipistrelle": THREE_BATS,
    "steinbock": Fixed(10),
    # Woodland Edge
    "blackthorn": Fixed(0),
    "common_hazel": Fixed(0),
    "elderberry": Fixed(0),
    "barn_owl": Per(3, counted.BATS),
    "eurasian_magpie": Fixed(3),
    "map_butterfly": BUTTERFLY_SETS,
    "nightingale": Placed(5, ON_SHRUB),
    "digitalis": Steps(counted.DIFFERENT_PLANTS, ((1, 1), (2, 3), (3, 6), (4, 10), (5, 15))),
    "great_green_bush_cricket": Per(1, counted.INSECTS),
    "stinging_nettle": Per(2, counted.BUTTERFLIES),
    "water_vole": Fixed(0),
    "bee_swarm": Per(1, counted.PLANTS),
    "common_pipistrelle": THREE_BATS,
    "crane_fly": Per(1, counted.BATS),
    "european_bison": Symbols(2, ("beech", "oak")),
    "european_polecat": Placed(10, ALONE),
    "european_wildcat": Per(1, counted.OF_EDGE),
    "female_wild_boar": Per(10, counted.SQUEAKERS),
    # Exploration
    "moor_birch": Fixed(1),
    "o_christmas_tree": Around(2),
    "palm_tree": Per(1, counted.BIRDS),
    "turkey_oak": Per(1, counted.CLOVEN_HOOFED),
    "brimstone": BUTTERFLY_SETS,
    "cardinal": Fixed(5),
    "cuckoo": Fixed(7),
    "mistletoe": Per(1, counted.PLANTS),
    "robin": Per(1, counted.INSECTS),
    "whinchat": Per(1, counted.PLANTS),
    "eierschwammerl": Fixed(0),
    "marsh_cinquefoil": Steps(counted.TREES, ((0, 15), (6, 7), (11, 3))),
    "says_firefly": FIREFLY_SET,
    "wild_tulip": Fixed(3),
    "arctic_fox": Per(2, counted.HARES),
    "elk": Symbols(2, ("birch", "douglas_fir"), saplings=True),
    "genet": Fixed(5),
    "red_panda": Fixed(2),
    "sable": Per(3, counted.PAWED),
    "troll": Per(1, counted.TREES),
    "white_stork": Per(1, counted.INSECTS_OR_AMPHIBIANS),
    # promotional cards
    "durer_bat": THREE_BATS,
    "meeps": Per(1, counted.OF_EDGE),
    "robber": Fixed(7),
    "sheep": Per(3, counted.CLOVEN_HOOFED),
}
"""The shape of points of each kind, box by box."""

_BATS = (kind for kind, shape in POINTS.items() if shape is THREE_BATS)
RULED: Mapping[tuple[str, str], Mapping[str, Shape]] = {
    ("shrub_symbols", "ignore"): {
        "roe_deer": OwnSymbol(3, shrubs=False),
        "chamois": OwnSymbol(3, shrubs=False),
        "european_bison": Symbols(2, ("beech", "oak"), shrubs=False),
        "elk": Symbols(2, ("birch", "douglas_fir"), saplings=True, shrubs=False),
    },
    ("mistletoe_edge", "always"): {
        "european_wildcat": Per(1, counted.OF_EDGE_OR_MISTLETOE),
        "meeps": Per(1, counted.OF_EDGE_OR_MISTLETOE),
    },
    ("squirrel_on_turkey_oak", "nothing"): {"red_squirrel": Placed(5, ON_OAK_PROPER)},
    ("palm_species", "ignore"): {"wild_strawberries": Threshold(10, counted.TREE_SPECIES_BUT_PALM, 8)},
    ("durer_bat", "no_species"): dict.fromkeys(_BATS, Threshold(5, counted.BAT_SPECIES_BUT_DURER, 3)),
}
"""By reading and ruling, the shapes that kinds have instead of their own."""

_RULINGS = 256


@lru_cache(maxsize=_RULINGS)
def shapes(rulings: tuple[tuple[str, str], ...]) -> Mapping[str, Shape]:
    """Return the shape of points of each kind, by the rulings in force (`Settings.rulings`)."""
    in_force = dict(POINTS)
    for ruling in rulings:
        in_force.update(RULED.get(ruling, {}))
    return in_force
