"""What terrains, kinds of tiles, designs and editions are called.

French from the French rules page where it has the word, else our translation; German is ours. The Cwali
edition has other words for some terrains (dryland, rocks, bush, lakes): they are understood, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scoring_rules.frame.info import Option
from scoring_rules.frame.language.text import Name, Text

LETTERS = "GFDWL"
"""The letter of each terrain, and that of flowers, which insects need."""

TERRAINS: tuple[Name, ...] = (
    Name("grassland", "savane", "Savanne"),
    Name("forest", "forêt", "Wald"),
    Name("desert", "désert", "Wüste"),
    Name("water", "eau", "Wasser"),
)
"""The four terrains; their order is that of the sets in `Board.needed`."""

GREY = frozenset(("grey", "gray", "gris", "grise", "grau"))
"""The ground of a tile that shows no terrain, as the French rules page tells it."""

FLOWER = 4
"""The index of flowers among what an animal may need, after the terrains."""

NEEDED: tuple[Name, ...] = (*TERRAINS, Name("flower", "fleur", "Blume"))
NEEDED_NUMBER: tuple[Text, ...] = (
    Text("{n} grassland", "{n} grassland"),
    Text("{n} forest", "{n} forest"),
    Text("{n} desert", "{n} desert"),
    Text("{n} water", "{n} water"),
    Text("{n} flower", "{n} flowers"),
)
"""How many of `NEEDED` there are, in words."""
NEEDED_WORDS: tuple[tuple[str, ...], ...] = (
    ("prairie", "grass", "savanna", "savannah", "Gras"),
    ("bush", "buisson", "buissons"),
    ("dryland", "rocks", "rochers", "rock", "rocher"),
    ("lake", "lac", "lakes"),
    ("flowers", "fleurs", "Blumen"),
)


class Kind(NamedTuple):
    """A kind of tile.

    Attributes:
        name: What it is called.
        also: Further words for it.
        example: A tile of it in one line, in the words of each language; all of them are read.
        category: The row of a score that its points are in, empty where it gives none.
        turns: Whether it may be turned when it is laid.
    """

    name: Name
    also: tuple[str, ...]
    example: Name
    category: str = ""
    turns: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """All that it is called."""
        return (*self.name, *self.also)


def in_letters(needs: Iterable[tuple[int, int]]) -> str:
    """Return what an animal needs as a tile in one line has it: `GGGF`."""
    return "".join(LETTERS[index] * number for index, number in needs)


KINDS: dict[str, Kind] = {
    "animal": Kind(
        Name("animal", "animal", "Tier"),
        ("animaux", "Tiere"),
        Name("animal D GGGF 6", "animal D GGGF 6", "Tier D GGGF 6"),
        "animals",
    ),
    "flower": Kind(Name("flower", "fleur", "Blume"), (), Name("flower F", "fleur F", "Blume F"), "flowers"),
    "watchtower": Kind(
        Name("watchtower", "tour d’observation", "Beobachtungsturm"),
        ("tower", "tour", "tour de guet", "Turm"),
        Name("watchtower around 1", "tour autour 1", "Turm ringsum 1"),
        "watchtowers",
        turns=True,
    ),
    "tourist": Kind(
        Name("tourist", "touriste", "Tourist"),
        ("tourists",),
        Name("tourist F tiles 1", "touriste F tuiles 1", "Tourist F Plättchen 1"),
        "tourists",
    ),
    "gate": Kind(
        Name("gate", "porte", "Tor"),
        ("road", "access road", "route", "route d’accès", "porte d’accès", "Straße"),
        Name("gate G N 4", "porte G N 4", "Tor G N 4"),
        "gates",
        turns=True,
    ),
    "camp": Kind(
        Name("camp", "campement", "Camp"),
        ("camping", "Lager"),
        Name("camp NE 3", "campement NE 3", "Camp NE 3"),
        "camps",
        turns=True,
    ),
    "entrance": Kind(Name("entrance", "entrée", "Eingang"), ("entry",), Name("entrance S", "entrée S", "Eingang S")),
    "plain": Kind(
        Name("plain ground", "terrain seul", "nur Gelände"),
        ("plain", "ground", "terrain", "Gelände"),
        Name("plain F", "terrain F", "Gelände F"),
    ),
}
CATEGORY_OF: dict[str, str] = {key: kind.category for key, kind in KINDS.items() if kind.category}
"""The kinds of tiles that can score, and the rows that they are in."""

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

DESIGNS: dict[str, Name] = {
    "around": Name("around", "autour", "ringsum"),
    "adjacent": Name("adjacent", "voisines", "benachbart"),
    "orthogonal": Name("orthogonal", "lignes", "gerade"),
    "diagonal": Name("diagonal", "diagonales", "schräg"),
}
"""The four designs of watchtowers: the first two look at cells next to them, the others along lines, however far."""

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

EDITIONS: tuple[Option, ...] = (
    Option(
        "allplay",
        Name("Allplay", "Allplay"),
        Text("the BoardGameTables.com or Allplay box, and its printings by Devir and Hobby Japan"),
        ("BoardGameTables", "BoardGameTables.com", "Devir", "Hobby Japan"),
    ),
    Option(
        "bga",
        Name("Board Game Arena", "Board Game Arena"),
        Text("Board Game Arena: like allplay, but a tourist does not count its own tile"),
        ("BoardGameArena",),
    ),
    Option(
        "cwali",
        Name("Cwali", "Cwali"),
        Text("the Cwali boxes, 2016 to 2018: roads instead of gates, no camps"),
        ("Cwali 1", "Cwali 2", "Cwali 3"),
    ),
)

SIDES = "NESW"
"""The sides of a tile, clockwise; a quarter turn makes of each the next one."""
STEPS: tuple[tuple[int, int], ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The row and column steps across each side."""

NOISE = frozenset(
    {"need", "needs", "besoin", "besoins", "braucht"}
    | {"score", "scores", "point", "points", "pt", "pts", "rapporte", "vaut", "bringt"}
    | {"sees", "voit", "sieht", "de", "et", "and", "und", "of"}
)
"""Words that may be in a line to make it easier to read, and mean nothing."""
