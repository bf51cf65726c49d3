"""What is in the box and what it is called: cards, fruits, the values of dice and tokens, ranks; with source and confidence.

Sources: the French rules page; the text layer of the print-and-play rule sheet v1 of Grove (2021),
of which only the first 1,900 characters could be read; public reviews. The layouts and the recipes of
the 18 cards are in no public source: a deck file of the user's holds them. French names are from the
rules page where it has the word, else ours.
"""

from __future__ import annotations

from collections.abc import Mapping

from scoring_rules.frame.language.text import Name

CARDS_IN_BOX = 18
"""Numbered 1 to 18 (sure: the players call numbers)."""
CARDS_IN_PLAY = 9
"""Of which the first is the start of the grove (sure)."""
CARD_ROWS, CARD_COLUMNS = 2, 3
SPACES = CARD_ROWS * CARD_COLUMNS
TREES_PER_CARD = 5
"""And one glade (sure: French, German and English sources agree)."""
MOST_FRUITS = 2
"""One or two fruits a tree (likely to sure: five reviews; a preview of 2021 says 0 to 3)."""
DICE_PER_COLOUR = 5
"""Five orange, five yellow, five green (sure)."""

LOWEST, HIGHEST = 2, 6
"""Dice show 2 to 6; above six the basket is turned up (sure)."""
BASKET = 10
WHEELBARROW = 15
MOST_NEIGHBOURS = 4

RECIPES_IN_PLAY = 2
RECIPE_TARGETS: Mapping[int, int] = {16: 31, 17: 30, 18: 44}
"""Numbers at the top of three recipes, likely: solved from the sums 61, 75 and 74 that one player noted
for games of Grove. They are named in a help, and never used: editions may differ."""

RANKS: tuple[tuple[int, str], ...] = (
    (0, "Pith-iful"),
    (40, "You need a pip talk"),
    (45, "Juiced enough"),
    (50, "Jaffa-bulous"),
    (55, "Sub-lime"),
    (60, "You're the zest!"),
)
"""The least points of each rank and its English name (sure: rule sheet v1); no French names are known."""


ORANGE, LEMON, LIME = range(3)
GLADE = 3
"""What a space is: the index of its fruit, or a glade."""

FRUITS: tuple[Name, ...] = (
    Name("orange", "orange", "Orange"),
    Name("lemon", "citron", "Zitrone"),
    Name("lime", "citron vert", "Limette"),
)
FRUITS_PLURAL: dict[str, Name] = {
    "oranges": Name("Oranges", "Oranges", "Orangen"),
    "lemons": Name("Lemons", "Citrons", "Zitronen"),
    "limes": Name("Limes", "Citrons verts", "Limetten"),
}
FRUIT_IDS: tuple[str, ...] = tuple(FRUITS_PLURAL)
FRUIT_WORDS: tuple[tuple[str, ...], ...] = (
    ("orange", "oranges", "Orangen"),
    ("lemon", "citron", "Zitrone", "Zitronen", "yellow", "jaune", "gelb"),
    ("lime", "citron vert", "citrons verts", "Limette", "Limetten", "green", "vert", "grün"),
)
LETTERS: dict[str, int] = {"O": ORANGE, "C": LEMON, "Y": LEMON, "J": LEMON, "V": LIME, "G": LIME}
"""The letters of fruits in a typed grove; L would be lemon or lime."""
TYPED = "OCV"
"""The letter of each fruit in a canonical token: orange, citron, citron vert."""

BASKET_NAME = Name("basket", "panier", "Korb")
WHEELBARROW_NAME = Name("wheelbarrow", "brouette", "Schubkarre")
SQUIRREL_NAME = Name("squirrel", "écureuil", "Eichhörnchen")
GLADE_NAME = Name("glade", "clairière", "Lichtung")

SQUIRREL_ROW = Name("Squirrel", "Écureuil", "Eichhörnchen")
