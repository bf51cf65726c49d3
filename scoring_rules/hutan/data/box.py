"""The box: the eight sides of the four tiles, how many pieces there are, and the 24 Ecosystem cards.

Grids are drawn with the coloured corner symbol at the top left (turn NW): a letter is an area, `~`
the lake. Source: the tile grids and tile art of the public Board Game Arena adaptation
(Syarwin/bga-hutan, commit 9b5fe2e), which agree with each other; confidence: sure for the grids,
likely for which corner carries the symbol. No area continues on the next tile.

The cards have numbers and icons but no names: ids and labels are ours. Values are printed on the
faces (seen in the art of the same adaptation, and stated by the French rule page); confidence: sure.
Cards 17, 18, 19 and 23 have two readings, see `scoring.ecosystem`.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.language.text import Name
from scoring_rules.hutan.data.words import BLUE, GREY, RED, WHITE, YELLOW

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

AREA_SIZES = range(2, 6)
"""The numbers of cells that an area has."""
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


class Card(NamedTuple):
    """An Ecosystem card: points for each thing counted, and the bonus for one kind of animal."""

    id: str
    label: Name
    points: int
    bonus: int = 0
    bonus_animal: int | None = None


CARDS: dict[int, Card] = {
    1: Card("area_red", Name("red areas", "zones complètes rouges", "rote Gebiete"), 3),
    2: Card("area_yellow", Name("yellow areas", "zones complètes jaunes", "gelbe Gebiete"), 3),
    3: Card("area_blue", Name("blue areas", "zones complètes bleues", "blaue Gebiete"), 3),
    4: Card("area_grey", Name("grey areas", "zones complètes grises", "graue Gebiete"), 3),
    5: Card("area_white", Name("white areas", "zones complètes blanches", "weiße Gebiete"), 3),
    6: Card("trees_red", Name("trees on red", "arbres sur rouge", "Bäume auf Rot"), 2),
    7: Card("trees_yellow", Name("trees on yellow", "arbres sur jaune", "Bäume auf Gelb"), 2),
    8: Card("trees_blue", Name("trees on blue", "arbres sur bleu", "Bäume auf Blau"), 2),
    9: Card("trees_grey", Name("trees on grey", "arbres sur gris", "Bäume auf Grau"), 2),
    10: Card("trees_white", Name("trees on white", "arbres sur blanc", "Bäume auf Weiß"), 2),
    11: Card("trees_edge", Name("trees on the edge", "arbres en bordure", "Bäume am Rand"), 2),
    12: Card("animals_edge", Name("animals on the edge", "animaux en bordure", "Tiere am Rand"), 6, 4, BLUE),
    13: Card(
        "animals_area2", Name("animals in areas of 2", "animaux dans les zones de 2", "Tiere in Zweiergebieten"), 2
    ),
    14: Card(
        "animals_area45",
        Name("animals in areas of 4 or 5", "animaux dans les grandes zones", "Tiere in großen Gebieten"),
        7,
        4,
        YELLOW,
    ),
    15: Card(
        "largest_tree_group", Name("largest group of trees", "plus grand groupe d’arbres", "größte Baumgruppe"), 1
    ),
    16: Card(
        "tree_groups_3plus",
        Name("groups of 3 or more trees", "groupes d’au moins 3 arbres", "Gruppen von mindestens 3 Bäumen"),
        5,
    ),
    17: Card("trees_near_lakes", Name("trees near lakes", "arbres près des lacs", "Bäume an Seen"), 1),
    18: Card("animals_near_lakes", Name("animals near lakes", "animaux près des lacs", "Tiere an Seen"), 4, 2, GREY),
    19: Card(
        "animals_diag_trees",
        Name("animals diagonal to trees", "animaux en diagonale d’arbres", "Tiere schräg neben Bäumen"),
        2,
        2,
        WHITE,
    ),
    20: Card("animal_kinds", Name("kinds of animals", "diversité animale", "Tierarten"), 4),
    21: Card("tiles_with_animal", Name("tiles with an animal", "tuiles avec un animal", "Plättchen mit Tier"), 4),
    22: Card(
        "tiles_one_colour",
        Name("tiles with areas of one colour", "une couleur par tuile", "eine Farbe je Plättchen"),
        4,
    ),
    23: Card("tiles_full", Name("fully covered tiles", "tuiles entièrement couvertes", "volle Plättchen"), 8, 4, RED),
    24: Card(
        "full_lines", Name("full rows and columns", "lignes et colonnes complètes", "volle Reihen und Spalten"), 6
    ),
}
CARDS_IN_PLAY = 5
