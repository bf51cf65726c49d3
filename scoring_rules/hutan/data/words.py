"""What colours, animals and tile words are called. French from the rule page where it has them."""

from __future__ import annotations

from scoring_rules.frame.language.text import Name

COLOURS: dict[str, Name] = {
    "red": Name("red", "rouge", "rot"),
    "yellow": Name("yellow", "jaune", "gelb"),
    "blue": Name("blue", "bleu", "blau"),
    "grey": Name("grey", "gris", "grau"),
    "white": Name("white", "blanc", "weiß"),
}
"""The five flower colours; their order is that of the sets in `Board.colours`."""

RED, YELLOW, BLUE, GREY, WHITE = range(5)

COLOUR_WORDS: dict[str, tuple[str, ...]] = {
    "red": ("rouges", "rote"),
    "yellow": ("jaunes", "gelbe"),
    "blue": ("bleue", "bleus", "blaue"),
    "grey": ("gray", "grise", "graue"),
    "white": ("blanche", "blanches", "cream", "crème", "weiße"),
}

LETTERS: dict[str, int] = {"r": RED, "y": YELLOW, "j": YELLOW, "b": BLUE, "g": GREY, "w": WHITE, "c": WHITE}
"""The letters of colours in a typed board: English, and `j` (jaune) and `c` (crème, cream)."""

TYPED = "rybgw"
"""The letter of each colour in a canonical token."""


ANIMALS: tuple[Name, ...] = (
    Name("orangutan", "orang-outan", "Orang-Utan"),
    Name("Sumatran tiger", "tigre de Sumatra", "Sumatra-Tiger"),
    Name("cassowary", "casoar", "Kasuar"),
    Name("rhinoceros hornbill", "calao rhinocéros", "Rhinozerosvogel"),
    Name("Sumatran rhino", "rhinocéros de Sumatra", "Sumatra-Nashorn"),
)
"""The animal of each colour, in the colours' order."""

TILE_COLOURS: dict[str, Name] = {
    "pink": Name("pink", "rose", "rosa"),
    "red": Name("red", "rouge", "rot"),
    "blue": Name("blue", "bleu", "blau"),
    "white": Name("white", "blanc", "weiß"),
}
TILE_SIDES: dict[str, Name] = {"circle": Name("circle", "rond", "Kreis"), "square": Name("square", "carré", "Quadrat")}
TILE_WORDS: dict[str, tuple[str, ...]] = {
    "pink": ("rosé", "rosafarben"),
    "red": ("rote", "roter", "rotes"),
    "blue": ("bleue", "blaue", "blauer", "blaues"),
    "white": ("blanche", "cream", "weiße", "weißer", "weißes"),
    "circle": ("cercle", "round", "ronde", "Punkt", "dot"),
    "square": ("carrée", "Viereck"),
}
TURNS: tuple[str, ...] = ("NW", "NE", "SE", "SW")
"""The corner that the coloured symbol is in: as drawn in `tiles`, then turned clockwise by quarters."""

FIRST_GAME = Name("first game", "première partie", "erstes Spiel")
"""What is typed for the tiles as the rules recommend them for the first game."""

CATEGORIES: dict[str, Name] = {
    "trees": Name("Trees", "Arbres", "Bäume"),
    "animals": Name("Animals", "Animaux", "Tiere"),
    "completed_areas": Name("Completed areas", "Zones complètes", "Vollständige Gebiete"),
    "unfinished_areas": Name(
        "Unfinished or mixed areas", "Zones inachevées ou hétérogènes", "Unfertige oder gemischte Gebiete"
    ),
}
"""The rows of the pad above those of the cards, in the pad's order."""
