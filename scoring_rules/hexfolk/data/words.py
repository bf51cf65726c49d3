"""What terrains, resources, cards and maps are called. French from the rule page, German our own (likely)."""

from __future__ import annotations

from scoring_rules.frame.language.text import Name

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
ANY_RESOURCE = Name("any", "tout", "beliebig")
ANY_WORDS = ("3:1", "general", "général", "allgemein")
YIELDS: dict[str, str] = {
    "forest": "lumber",
    "hills": "brick",
    "pasture": "wool",
    "fields": "grain",
    "mountains": "ore",
}
"""The resource of each terrain; the desert has none (French rule page, sure)."""

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

MAPS: dict[str, Name] = {
    "standard": Name("standard", "standard", "Standard"),
    "large": Name("large", "grand", "groß"),
    "huge": Name("huge", "géant", "riesig"),
}
NOBODY = ("none", "nobody", "no one", "aucun", "aucune", "personne", "keiner", "niemand")
"""How `holders` says that nobody has a card."""

DIRECTION_WORDS: dict[str, tuple[str, ...]] = {
    "N": ("north", "nord", "norden"),
    "S": ("south", "sud", "süd", "süden"),
    "E": ("east", "est", "ost", "osten"),
    "W": ("west", "ouest", "westen"),
}
"""Words for directions: they are not read, but whoever types them is told which letters to type."""

PLAYER_COLOURS: dict[str, tuple[str, ...]] = {
    "red": ("red", "rouge", "rot"),
    "blue": ("blue", "bleu", "blau"),
    "white": ("white", "blanc", "weiß"),
    "orange": ("orange",),
    "green": ("green", "vert", "grün"),
    "brown": ("brown", "marron", "brun", "braun"),
    "black": ("black", "noir", "schwarz"),
    "purple": ("purple", "violet", "lila"),
}
"""The colours that pieces are drawn in, and the names of players that ask for one."""
