"""The 4 trees and 11 split cards of the Exploration box; see `box_base` for the columns.

Halves are paired by the promo numbers that soldag/forest-shuffle-scoring (f701696) notes; likely.
"""

from __future__ import annotations

HOSTS: tuple[tuple[str, str, int], ...] = (
    ("moor_birch", "birch", 1),
    ("o_christmas_tree", "silver_fir", 1),
    ("palm_tree", "golden_palm", 1),
    ("turkey_oak", "oak", 1),
)

SPLIT: tuple[tuple[str, str, str, str, str], ...] = (
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
)
