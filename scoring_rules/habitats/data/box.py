"""What the boxes hold and how many tiles a player ends with, as far as it is known."""

from __future__ import annotations

MOST_PLAYERS = 5
MOST_YEARS = 3

MOST_OBJECTIVES = 2
"""Objectives of a year: one or two for Cwali by printing, two notches a year on the board of Allplay; sure."""

TILES_IN_BOX: dict[str, int] = {"cwali": 112, "allplay": 134, "bga": 134}
"""Tiles without entrances; sure for both boxes, likely for the online adaptation. Copies are not known."""

FINAL_TILES: dict[tuple[str, int], int] = {
    ("cwali", 2): 21,
    ("cwali", 3): 20,
    ("cwali", 4): 19,
    ("cwali", 5): 18,
    ("allplay", 2): 24,
    ("bga", 2): 24,
}
"""Tiles of a finished reserve without its entrance, by edition and number of players.

Sure for Cwali (9 + 6 + 6, 8 + 6 + 6, ... turns); 24 at an Allplay table of two is likely (a review hedges),
and nothing is known of other tables.
"""

EXPANSION_TILES = 3
"""The expansion Habitats XL gives every player three more turns; sure."""
