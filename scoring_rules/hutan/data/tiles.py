"""The eight sides of the four rainforest tiles, the first game's layout, and what the box holds.

Grids are drawn with the coloured corner symbol at the top left (turn NW): a letter is an area, `~`
the lake. Source: the tile grids and tile art of the public Board Game Arena adaptation
(Syarwin/bga-hutan, commit 9b5fe2e), which agree with each other; confidence: sure for the grids,
likely for which corner carries the symbol. No area continues on the next tile.
"""

from __future__ import annotations

GRIDS: dict[tuple[str, str], tuple[str, str, str]] = {
    ("pink", "circle"): ("AAB", "CDB", "CDB"),
    ("red", "circle"): ("ABB", "A~B", "CCC"),
    ("blue", "circle"): ("AAB", "AAB", "CC~"),
    ("white", "circle"): ("ABB", "AAC", "A~C"),
    ("pink", "square"): ("ABB", "ABC", "BBC"),
    ("red", "square"): ("AAA", "A~B", "ABB"),
    ("blue", "square"): ("AAA", "ABB", "BB~"),
    ("white", "square"): ("AAA", "BC~", "BCC"),
}

FIRST_GAME_TILES = "blue circle SE, pink circle SW, white circle NE, red circle NW"
"""The layout recommended for the first game: top left, top right, bottom left, bottom right."""

AREA_VALUE = 2
PAW_VALUE = 3
"""Points printed in an area of n cells: 2 x (n - 1) for the area, 3 x (n - 1) beside the paw.

Sure for the online adaptation; no photo of the printed numbers was seen.
"""

TREES_IN_BOX = 64
FLOWERS_IN_BOX = 130
FLOWERS_PER_COLOUR = 26
"""130 flowers in five colours; an even split is likely, but no source states it."""
ANIMALS_PER_KIND = 3
ANIMALS_PER_KIND_FOR_TWO = 2
TURNS_PER_PLAYER = 18
MOST_FLOWERS = 54
"""18 turns of at most three flowers each."""
MOST_FLOWERS_OF_A_COLOUR = 21
"""Three cards have a colour twice, the other fifteen turns bring at most one: 3 x 2 + 15."""
