"""What there is of everything, and what it is called: points, pieces, maps, terrains, numbers, ports, cards.

Sources: the French rule page (sure) for points, pieces, the terrains of the standard map, the sizes of
maps, decks and bank, and for all French names; German names are our own (likely). The numbers of the
standard map, the terrains, numbers and ports of the large one and the cards of each kind are those of the
printed game that Hexfolk follows (public engines and the leaflet for five and six players agree): sure
there, likely for Hexfolk. Of the map of 44 hexes nothing but the number of hexes is known; its shape is
arithmetic, and the cards by kind from seven players on are a guess (the same nine cards added again).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring_rules.frame.language.text import Name

SETTLEMENT_VALUE = 1
CITY_VALUE = 2
VICTORY_CARD_VALUE = 1
AWARD_VALUE = 2
LEAST_ROAD = 5
LEAST_ARMY = 3

ROADS = 15
SETTLEMENTS = 5
CITIES = 4
LEAST_BUILDINGS = 2
LEAST_ROADS = 2
MOST_NETWORKS = 2
"""The foundation: two settlements with a road each, from which everything grows."""

TARGET = 10
LEAST_TARGET = 8
MOST_TARGET = 15
MOST_TARGET_EXTENDED = 20
LIKELY_EXCESS = 2
SHELTERED = 2
"""The friendly robber spares players with at most so many visible points."""

FIVE_PLAYERS = 5
SEVEN_PLAYERS = 7


class Map(NamedTuple):
    """A map by name: its rows of hexes, for how many players, and what is on it where that is known."""

    rows: tuple[int, ...]
    most_players: int
    terrains: Mapping[str, int] = {}
    numbers: Mapping[int, int] = {}
    ports: Mapping[str, int] = {}


MAPS: dict[str, Map] = {
    "standard": Map(
        (3, 4, 5, 4, 3),
        4,
        {"forest": 4, "hills": 3, "pasture": 4, "fields": 4, "mountains": 3, "desert": 1},
        {2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1},
        {"any": 4, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1},
    ),
    "large": Map(
        (3, 4, 5, 6, 5, 4, 3),
        6,
        {"forest": 6, "hills": 5, "pasture": 6, "fields": 6, "mountains": 5, "desert": 2},
        {2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 2},
        {"any": 5, "lumber": 1, "brick": 1, "wool": 2, "grain": 1, "ore": 1},
    ),
    "huge": Map((5, 6, 7, 8, 7, 6, 5), 12),
}
MOST_HEXES = 200
"""Of a map of one's own; the largest that the rule page names has 61."""

NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
RED_NUMBERS = (6, 8)


class Deck(NamedTuple):
    """The development cards by kind, their sum, the cards of each resource; whether the kinds are a guess."""

    cards: Mapping[str, int]
    size: int
    bank: int
    guessed: bool = False


def deck_for(players: int) -> Deck:
    """Return the cards for so many players."""
    return _DECKS[0 if players < FIVE_PLAYERS else 1 if players < SEVEN_PLAYERS else 2]


_DECKS = (
    Deck({"knights": 14, "victory_cards": 5, "road_building": 2, "year_of_plenty": 2, "monopoly": 2}, 25, 19),
    Deck({"knights": 20, "victory_cards": 5, "road_building": 3, "year_of_plenty": 3, "monopoly": 3}, 34, 24),
    Deck(
        {"knights": 26, "victory_cards": 5, "road_building": 4, "year_of_plenty": 4, "monopoly": 4},
        43,
        29,
        guessed=True,
    ),
)


def map_for(players: int) -> str:
    """Return the map that so many players play on where the record names none."""
    return next(name for name, known in MAPS.items() if players <= known.most_players or name == "huge")


TERRAINS: dict[str, Name] = {
    "forest": Name("forest", "forêt", "Wald"),
    "hills": Name("hills", "colline", "Hügel"),
    "pasture": Name("pasture", "pâturage", "Weide"),
    "fields": Name("fields", "champ", "Feld"),
    "mountains": Name("mountains", "montagne", "Gebirge"),
    "desert": Name("desert", "désert", "Wüste"),
}
TERRAIN_WORDS: dict[str, tuple[str, ...]] = {
    "forest": ("wood", "bois", "Wälder"),
    "hills": ("collines",),
    "pasture": ("pâturages", "prairie", "Weideland"),
    "fields": ("champs", "Ackerland", "Felder"),
    "mountains": ("montagnes", "Berge"),
    "desert": (),
}
RESOURCES: dict[str, Name] = {
    "lumber": Name("lumber", "bois", "Holz"),
    "brick": Name("brick", "argile", "Lehm"),
    "wool": Name("wool", "laine", "Wolle"),
    "grain": Name("grain", "blé", "Getreide"),
    "ore": Name("ore", "minerai", "Erz"),
}
RESOURCE_WORDS: dict[str, tuple[str, ...]] = {
    "lumber": ("wood",),
    "brick": ("clay", "brique"),
    "wool": ("sheep", "mouton"),
    "grain": ("wheat", "céréales"),
    "ore": (),
}
ANY_RESOURCE = Name("any", "général", "beliebig")
ANY_WORDS = ("3:1", "general", "tout", "allgemein")
YIELDS = dict(zip(TERRAINS, RESOURCES, strict=False))
"""The resource of each terrain, in their order; the desert, the last, has none (French rule page, sure)."""

CARDS: dict[str, Name] = {
    "knights": Name("knights", "chevaliers", "Ritter"),
    "victory_cards": Name("victory cards", "cartes point de victoire", "Siegpunktkarten"),
    "road_building": Name("road building", "construction de routes", "Straßenbau"),
    "year_of_plenty": Name("year of plenty", "abondance", "Erfindung"),
    "monopoly": Name("monopoly", "monopole", "Monopol"),
}
"""The development cards, by the keys of a record."""
CARD_WORDS: dict[str, tuple[str, ...]] = {
    "road_building": ("routes",),
    "year_of_plenty": ("discovery", "invention"),
    "monopoly": (),
}
"""Further words for the cards that are played for their effect."""

MAP_NAMES: dict[str, Name] = {
    "standard": Name("standard", "standard", "Standard"),
    "large": Name("large", "grande", "groß"),
    "huge": Name("huge", "géante", "riesig"),
}
ALSO_CALLED: dict[str, tuple[str, ...]] = {"large": ("grand", "gros"), "huge": ("géant", "enorme")}
CATEGORIES: dict[str, Name] = {
    "settlements": Name("Settlements", "Colonies", "Siedlungen"),
    "cities": Name("Cities", "Villes", "Städte"),
    "victory_cards": Name("Victory cards", "Cartes point de victoire", "Siegpunktkarten"),
    "longest_road": Name("Longest road", "Plus longue route", "Längste Straße"),
    "largest_army": Name("Largest army", "Plus grande chevalerie", "Größte Rittermacht"),
}
"""The rows of the pad, and what each is called (French rules page; German ours, likely)."""

NOBODY = ("none", "nobody", "no one", "aucun", "aucune", "personne", "keiner", "niemand")
"""How `holders` says that nobody has a card."""

DIRECTION_WORDS: dict[str, tuple[str, ...]] = {
    "N": ("north", "nord", "norden"),
    "S": ("south", "sud", "süd", "süden"),
    "E": ("east", "est", "ost", "osten"),
    "W": ("west", "ouest", "westen"),
}
"""Words for directions: they are not read, but whoever types them is told which letters to type."""
