"""The 24 Ecosystem cards: values, bonus animals and short labels.

The cards have numbers and icons but no names: ids and labels are ours. Values are printed on the
faces (seen in the art of the public Board Game Arena adaptation, commit 9b5fe2e, and stated by the
French rule page); confidence: sure. Cards 17, 18, 19 and 23 have two readings, see `scoring.ecosystem`.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.language.text import Name
from scoring_rules.hutan.data.words import BLUE, GREY, RED, WHITE, YELLOW


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
