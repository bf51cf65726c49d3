"""What fruits, things and rows are called. French from the rules page where it has the word, else ours."""

from __future__ import annotations

from scoring_rules.frame.language.text import Name

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
TREE_NAME = Name("tree", "arbre", "Baum")
RECIPE_NAME = Name("recipe", "recette", "Rezept")

SQUIRREL_ROW = Name("Squirrel", "Écureuil", "Eichhörnchen")
