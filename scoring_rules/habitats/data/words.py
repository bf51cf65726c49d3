"""What terrains, kinds of tiles, designs and editions are called.

French from the French rules page where it has the word, else our translation; German is ours. The Cwali
edition has other words for some terrains (dryland, rocks, bush, lakes): they are understood, too.
"""

from __future__ import annotations

from scoring_rules.frame.language.text import Name

LETTERS = "GFDWL"
"""The letter of each terrain, and that of flowers, which insects need."""

TERRAINS: tuple[Name, ...] = (
    Name("grassland", "savane", "Savanne"),
    Name("forest", "forêt", "Wald"),
    Name("desert", "désert", "Wüste"),
    Name("water", "eau", "Wasser"),
)
"""The four terrains; their order is that of the sets in `Board.needed`."""

FLOWER = 4
"""The index of flowers among what an animal may need, behind the terrains."""

NEEDED: tuple[Name, ...] = (*TERRAINS, Name("flower", "fleur", "Blume"))
NEEDED_WORDS: tuple[tuple[str, ...], ...] = (
    ("prairie", "grass", "savanna", "savannah", "Gras"),
    ("bush", "buisson", "buissons"),
    ("dryland", "rocks", "rochers", "rock", "rocher"),
    ("lake", "lac", "lakes"),
    ("flowers", "fleurs", "Blumen"),
)

KINDS: dict[str, Name] = {
    "animal": Name("animal", "animal", "Tier"),
    "flower": Name("flower", "fleur", "Blume"),
    "watchtower": Name("watchtower", "tour d’observation", "Beobachtungsturm"),
    "tourist": Name("tourist", "touriste", "Tourist"),
    "gate": Name("gate", "porte", "Tor"),
    "camp": Name("camp", "campement", "Camp"),
    "entrance": Name("entrance", "entrée", "Eingang"),
    "plain": Name("plain ground", "terrain seul", "nur Gelände"),
}
KIND_WORDS: dict[str, tuple[str, ...]] = {
    "animal": ("animaux", "Tiere"),
    "flower": (),
    "watchtower": ("tower", "tour", "tour de guet", "Turm"),
    "tourist": ("tourists",),
    "gate": ("road", "access road", "route", "route d’accès", "porte d’accès", "Straße"),
    "camp": ("camping", "Lager"),
    "entrance": ("entry",),
    "plain": ("plain", "ground", "terrain", "Gelände"),
}

EXAMPLES: dict[str, Name] = {
    "animal": Name("animal D GGGF 6", "animal D GGGF 6", "Tier D GGGF 6"),
    "flower": Name("flower F", "fleur F", "Blume F"),
    "watchtower": Name("watchtower around 1", "tour autour 1", "Turm ringsum 1"),
    "tourist": Name("tourist F tiles 1", "touriste F tuiles 1", "Tourist F Plättchen 1"),
    "gate": Name("gate G N 4", "porte G N 4", "Tor G N 4"),
    "camp": Name("camp NE 3", "campement NE 3", "Camp NE 3"),
    "entrance": Name("entrance S", "entrée S", "Eingang S"),
    "plain": Name("plain F", "terrain F", "Gelände F"),
}
"""A tile of each kind in one line, in the words of each language; all of them are read."""

CATEGORIES: dict[str, Name] = {
    "years": Name("Years", "Années", "Jahre"),
    "year_1": Name("Year 1", "Année 1", "Jahr 1"),
    "year_2": Name("Year 2", "Année 2", "Jahr 2"),
    "year_3": Name("Year 3", "Année 3", "Jahr 3"),
    "animals": Name("Animals", "Animaux", "Tiere"),
    "flowers": Name("Flowers", "Fleurs", "Blumen"),
    "watchtowers": Name("Watchtowers", "Tours d’observation", "Beobachtungstürme"),
    "tourists": Name("Tourists", "Touristes", "Touristen"),
    "gates": Name("Gates", "Portes", "Tore"),
    "camps": Name("Camps", "Campements", "Camps"),
}
"""The rows of a score, in the order of the pad; `years` is for years typed as one sum."""

APART = frozenset({"years", "year_1", "year_2", "year_3"})
"""The rows that no reserve is looked at for."""
SUMS: dict[str, tuple[str, ...]] = {"years": ("year_1", "year_2", "year_3")}
"""The rows that are the sum of others, where these are known."""

CATEGORY_OF: dict[str, str] = {
    "animal": "animals",
    "flower": "flowers",
    "watchtower": "watchtowers",
    "tourist": "tourists",
    "gate": "gates",
    "camp": "camps",
}
"""The kinds of tiles that can score, and the row that they stand in."""

DESIGNS: dict[str, Name] = {
    "around": Name("around", "autour", "ringsum"),
    "adjacent": Name("adjacent", "voisines", "benachbart"),
    "orthogonal": Name("orthogonal", "lignes", "gerade"),
    "diagonal": Name("diagonal", "diagonales", "schräg"),
}
"""The four designs of watchtowers: the first two look at cells beside them, the others endlessly far."""

COUNTS: dict[str, Name] = {
    "tiles": Name("tiles", "tuiles", "Plättchen"),
    "habitats": Name("habitats", "habitats", "Lebensräume"),
    "terrain": Name("terrain", "terrain", "Gelände"),
}
COUNT_WORDS: dict[str, tuple[str, ...]] = {
    "tiles": ("big",),
    "habitats": ("many", "areas", "zones"),
    "terrain": ("ground",),
}

EDITIONS: dict[str, Name] = {
    "allplay": Name("Allplay", "Allplay"),
    "bga": Name("Board Game Arena", "Board Game Arena"),
    "cwali": Name("Cwali", "Cwali"),
}
EDITION_WORDS: dict[str, tuple[str, ...]] = {
    "allplay": ("BoardGameTables", "BoardGameTables.com", "Devir", "Hobby Japan"),
    "bga": ("BoardGameArena",),
    "cwali": ("Cwali 1", "Cwali 2", "Cwali 3"),
}

SIDES = "NESW"
"""The sides of a tile, clockwise; a quarter turn makes of each the next one."""
STEPS: tuple[tuple[int, int], ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The row and column steps over each side."""

NOISE = frozenset(
    {"need", "needs", "besoin", "besoins", "braucht"}
    | {"score", "scores", "point", "points", "pt", "pts", "rapporte", "vaut", "bringt"}
    | {"sees", "voit", "sieht", "de", "et", "and", "und", "of"}
)
"""Words that may stand in a line for better reading and say nothing."""
