"""The 12 shrubs and 24 split cards of the Woodland Edge box; see `box_base` for the columns.

A shrub shows a tree symbol in its corner although it is no tree. Source: boekabart/bga_forestshuffle
(90a9c15), card ids 210-233; the same halves in soldag/forest-shuffle-scoring (f701696). Sure.
"""

from __future__ import annotations

HOSTS: tuple[tuple[str, str, int], ...] = (
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
)

SPLIT: tuple[tuple[str, str, str, str, str], ...] = (
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
)
