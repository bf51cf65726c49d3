"""What boxes, tree symbols, types, slots, categories and caves are called.

Names of boxes and caves as in soldag/forest-shuffle-scoring (f701696) and glaures/forestshuffle
(8b0fdf5); the official French title of the game is Forêt Mixte, the German one Mischwald.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.language.text import Name

GAME = Name("Forest Shuffle", "Forêt Mixte", "Mischwald")
BASE = "base"
BOXES: dict[str, Name] = {
    BASE: Name("base game", "jeu de base", "Grundspiel"),
    "alpine": Name("Alpine", "Alpes", "Alpin"),
    "woodland_edge": Name("Woodland Edge", "Lisière de forêt", "Waldrand"),
    "exploration": Name("Exploration", "Exploration", "Entdeckungen"),
    "promo": Name("promo cards", "cartes promo", "Promokarten"),
}
BOX_WORDS: dict[str, tuple[str, ...]] = {
    BASE: ("base", "Basis", "Forest Shuffle", "Forêt Mixte", "Mischwald"),
    "alpine": ("extension Alpes", "Alps", "Alpen"),
    "woodland_edge": ("edge", "lisière"),
    "exploration": ("Entdeckung",),
    "promo": ("promo", "promos", "promotional"),
}
SHRUB_BOX = "woodland_edge"

SYMBOLS: dict[str, Name] = {
    "beech": Name("beech", "hêtre", "Buche"),
    "birch": Name("birch", "bouleau", "Birke"),
    "douglas_fir": Name("Douglas fir", "sapin Douglas", "Douglasie"),
    "horse_chestnut": Name("horse chestnut", "marronnier commun", "Kastanie"),
    "linden": Name("linden", "tilleul", "Linde"),
    "oak": Name("oak", "chêne", "Eiche"),
    "silver_fir": Name("silver fir", "sapin blanc", "Tanne"),
    "sycamore": Name("sycamore", "érable", "Ahorn"),
    "european_larch": Name("European larch", "mélèze d’Europe", "Europäische Lärche"),
    "stone_pine": Name("stone pine", "pin cembro", "Zirbelkiefer"),
    "golden_palm": Name("palm", "palmier", "Palme"),
    "bamboo": Name("bamboo", "bambou", "Bambus"),
    "european_alder": Name("alder", "aulne", "Erle"),
}
"""The tree symbols printed on hosts and halves; the last three are on one promotional card each."""

TYPES: dict[str, Name] = {
    "tree": Name("tree", "arbre", "Baum"),
    "shrub": Name("shrub", "arbuste", "Strauch"),
    "bird": Name("bird", "oiseau", "Vogel"),
    "butterfly": Name("butterfly", "papillon", "Schmetterling"),
    "insect": Name("insect", "insecte", "Insekt"),
    "bat": Name("bat", "chauve-souris", "Fledermaus"),
    "amphibian": Name("amphibian", "amphibien", "Amphibie"),
    "plant": Name("plant", "plante", "Pflanze"),
    "mushroom": Name("mushroom", "champignon", "Pilz"),
    "pawed": Name("pawed animal", "animal à pattes", "Pfotentier"),
    "cloven_hoofed": Name("cloven-hoofed animal", "animal à sabots fendus", "Paarhufer"),
    "deer": Name("deer", "cervidé", "Hirsch"),
    "alps": Name("mountain", "montagne", "Alpen"),
    "woodland_edge": Name("woodland edge", "lisière", "Waldrand"),
    "swamp": Name("swamp", "marais", "Moor"),
    "person": Name("person", "personne", "Person"),
}

SLOTS: dict[str, Name] = {
    "top": Name("top", "dessus", "oben"),
    "bottom": Name("bottom", "dessous", "unten"),
    "left": Name("left", "gauche", "links"),
    "right": Name("right", "droite", "rechts"),
}
SLOT_WORDS: dict[str, tuple[str, ...]] = {"top": ("haut",), "bottom": ("bas",), "left": (), "right": ()}
"""Further words for the slots."""
COMPARED: dict[str, Name] = {
    "lindens": Name("lindens", "tilleuls", "Linden"),
    "trees": Name("trees", "arbres", "Bäume"),
}
"""What forests are compared by; the count of it is typed for a player without a forest."""
CATEGORIES: dict[str, Name] = {
    "trees": Name("Trees", "Arbres", "Bäume"),
    "top": Name("Top", "Dessus", "Oben"),
    "bottom": Name("Bottom", "Dessous", "Unten"),
    "sides": Name("Sides", "Côtés", "Seiten"),
    "cave": Name("Cave", "Grotte", "Höhle"),
    "shrubs": Name("Shrubs", "Arbustes", "Sträucher"),
}


class Cave(NamedTuple):
    """A kind of cave: points for each card in it, for each bat in the forest, and if it is empty.

    `box` brings it; the plain one is in the base box.
    """

    name: Name
    box: str
    card: int = 1
    bat: int = 0
    empty: int = 0
    also: tuple[str, ...] = ()


PLAIN_CAVE = "cave"
CAVES: dict[str, Cave] = {
    PLAIN_CAVE: Cave(
        Name("cave", "grotte", "Höhle"),
        BASE,
        also=("normal", "normal cave", "plain", "plain cave", "base", "cave normale", "grotte normale", "grotte ordinaire"),
    ),
    "bat_cave": Cave(Name("bat cave", "grotte aux chauves-souris", "Fledermaushöhle"), "exploration", bat=3),
    "collectors_cave": Cave(Name("collectors' cave", "grotte du collectionneur", "Sammelhöhle"), "exploration", card=2, also=("Sammlerhöhle",)),
    "lonely_cave": Cave(Name("lonely cave", "grotte abandonnée", "Einsame Höhle"), "exploration", empty=5),
    "smugglers_cave": Cave(Name("smuggler's cave", "grotte de la contrebandière", "Schmugglerhöhle"), "exploration"),
    "storage_cave": Cave(Name("storage cave", "grotte à provisions", "Vorratshöhle"), "exploration", also=("supply cave",)),
}  # fmt: skip
"""The plain cave: sure (appendix, both data sets). The five of Exploration: likely (soldag and glaures)."""
