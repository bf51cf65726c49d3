"""What is known of the boxes: how many tiles they hold and players end with, and facts of single tiles.

No complete catalogue was found for any edition, so what is printed on a tile has to be typed; the facts that
are sure are offered, and compared with what is typed. Source for Cwali: a transcription of its rulebook; for
Allplay and Board Game Arena: the French rules page and the news of the Japanese printing; see the rules page.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.language.text import Name

MOST_PLAYERS = 5
MOST_YEARS = 3

MOST_OBJECTIVES = 2
"""Objectives of a year: one or two for Cwali by printing, two notches a year on the board of Allplay; sure."""

TILES_IN_BOX: dict[str, int] = {"cwali": 112, "allplay": 134, "bga": 134}
"""Tiles without entrances; sure for both boxes, likely for the online adaptation. Copies are not known."""

FINAL_TILES: dict[tuple[str, int], int] = {
    ("cwali", 2): 21,
    ("cwali", 3): 20,
    ("cwali", 4): 19,
    ("cwali", 5): 18,
    ("allplay", 2): 24,
    ("bga", 2): 24,
}
"""Tiles of a finished reserve without its entrance, by edition and number of players.

Sure for Cwali (9 + 6 + 6, 8 + 6 + 6, ... turns); 24 at an Allplay table of two is likely (a review hedges),
and nothing is known of other tables.
"""

EXPANSION_TILES = 3
"""The expansion Habitats XL gives every player three more turns; sure."""

G, F, D, W, L = range(5)


class Fact(NamedTuple):
    """What is known of an animal: its ground, all that it needs, its points.

    `needs` holds pairs of what is needed and how many, all of them; `among` what is needed at least once
    where the numbers are not known. None and empty: not known.
    """

    name: Name
    terrain: int | None = None
    needs: tuple[tuple[int, int], ...] | None = None
    points: int | None = None
    among: tuple[int, ...] = ()


_HIPPO = Name("hippo", "hippopotame", "Nilpferd")
_ZEBRA = Name("zebra", "zèbre", "Zebra")
_LION = Name("lion", "lion", "Löwe")
_CROCODILE = Name("crocodile", "crocodile", "Krokodil")
_ANT = Name("ant", "fourmi", "Ameise")
_RHINOCEROS = Name("rhinoceros", "rhinocéros", "Nashorn")
_BEE = Name("bee", "abeille", "Biene")
_BUMBLEBEE = Name("bumblebee", "bourdon", "Hummel")
_BUTTERFLY = Name("butterfly", "papillon", "Schmetterling")

CWALI_ANIMALS: tuple[Fact, ...] = (
    Fact(Name("salamander", "salamandre", "Salamander"), needs=((F, 2),)),
    Fact(Name("impala", "impala", "Impala"), needs=((G, 3),)),
    Fact(Name("vulture", "vautour", "Geier"), needs=((G, 2), (D, 1))),
    Fact(Name("giraffe", "girafe", "Giraffe"), terrain=G, among=(G, F, W)),
    Fact(_HIPPO, terrain=W, needs=((G, 1), (D, 1), (W, 2))),
    Fact(Name("otter", "loutre", "Otter"), points=4),
    Fact(_BEE, needs=((L, 1),), points=2),
    Fact(_BUMBLEBEE, points=3, among=(L,)),
    Fact(_BUTTERFLY, among=(L,)),
    Fact(Name("bushpig", "potamochère", "Buschschwein"), points=3),
    Fact(Name("meerkat", "suricate", "Erdmännchen"), points=2),
    Fact(Name("kudu", "koudou", "Kudu"), among=(G,)),
)
ALLPLAY_ANIMALS: tuple[Fact, ...] = (
    Fact(_RHINOCEROS, needs=((G, 2), (W, 2))),
    Fact(_LION, needs=((G, 3), (F, 1))),
    Fact(Name("warthog", "phacochère", "Warzenschwein"), needs=((G, 1), (F, 1), (D, 1), (W, 1))),
    Fact(_ZEBRA, among=(G,)),
    Fact(Name("gorilla", "gorille", "Gorilla"), among=(F,)),
    Fact(_CROCODILE, among=(W,)),
    Fact(_ANT, among=(D,)),
    Fact(_BEE, among=(L,)),
    Fact(_BUMBLEBEE, among=(L,)),
    Fact(_BUTTERFLY, among=(L,)),
)
ANIMALS: dict[str, tuple[Fact, ...]] = {"cwali": CWALI_ANIMALS, "allplay": ALLPLAY_ANIMALS, "bga": ALLPLAY_ANIMALS}

_ELEPHANT = Name("elephant", "éléphant", "Elefant")
_CWALI_NAMED = (
    _ANT,
    Name("baboon", "babouin", "Pavian"),
    Name("badger", "blaireau", "Dachs"),
    Name("bat", "chauve-souris", "Fledermaus"),
    Name("catfish", "poisson-chat", "Wels"),
    Name("chimp", "chimpanzé", "Schimpanse"),
    _CROCODILE,
    Name("eagle", "aigle", "Adler"),
    _ELEPHANT,
    Name("hart", "cerf", "Hirsch"),
    Name("hog", "cochon", "Schwein"),
    _LION,
    Name("lizard", "lézard", "Eidechse"),
    Name("owl", "chouette", "Eule"),
    _RHINOCEROS,
    Name("scorpion", "scorpion", "Skorpion"),
    Name("shoebill", "bec-en-sabot", "Schuhschnabel"),
    Name("snake", "serpent", "Schlange"),
    Name("turtle", "tortue", "Schildkröte"),
    _ZEBRA,
)
_ALLPLAY_NAMED = (
    Name("buffalo", "buffle", "Büffel"),
    _ELEPHANT,
    _HIPPO,
    Name("honey badger", "ratel", "Honigdachs"),
    Name("leopard", "léopard", "Leopard"),
    Name("mandrill", "mandrill", "Mandrill"),
    Name("tarantula", "mygale", "Tarantel"),
)
NAMED: dict[str, tuple[Name, ...]] = {"cwali": _CWALI_NAMED, "allplay": _ALLPLAY_NAMED, "bga": _ALLPLAY_NAMED}
"""Further animals of the boxes, of which nothing printed is sure: likely, from texts on them; enough for a drawing."""

CWALI_TOWERS: dict[str, tuple[int, int]] = {
    "around": (1, 1),
    "adjacent": (2, 1),
    "orthogonal": (1, 1),
    "diagonal": (2, 1),
}
"""Points for each animal and for each flower that a design of the Cwali edition sees; sure."""

CWALI_GATES: dict[int, int] = {1: 4, 2: 3, 3: 2}
"""Points of the Cwali edition's access roads by their road sides; sure."""

CWALI_TOURIST = 1
"""Points for each thing that a tourist of the Cwali edition counts; sure."""

MOST_POINTS = 9
"""Points of a tile beyond which a slip is likelier than a tile: likely; 6 are the most that any source names."""

FLOWER_POINTS = 1
"""Points of every flower in every edition; sure."""
