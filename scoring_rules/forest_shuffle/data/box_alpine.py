"""The 14 trees and 22 split cards of the Alpine box; see `box_base` for what the columns mean.

Source: boekabart/bga_forestshuffle (90a9c15), card ids 176-197; the same halves in
soldag/forest-shuffle-scoring (f701696). Sure.
"""

from __future__ import annotations

HOSTS: tuple[tuple[str, str, int], ...] = (
    ("european_larch", "european_larch", 7),
    ("stone_pine", "stone_pine", 7),
)

SPLIT: tuple[tuple[str, str, str, str, str], ...] = (
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
)
