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


_BEE = Name("bee", "abeille", "Biene")
_BUMBLEBEE = Name("bumblebee", "bourdon", "Hummel")
_BUTTERFLY = Name("butterfly", "papillon", "Schmetterling")

CWALI_ANIMALS: tuple[Fact, ...] = (
    Fact(Name("salamander", "salamandre", "Salamander"), needs=((F, 2),)),
    Fact(Name("impala", "impala", "Impala"), needs=((G, 3),)),
    Fact(Name("vulture", "vautour", "Geier"), needs=((G, 2), (D, 1))),
    Fact(Name("giraffe", "girafe", "Giraffe"), terrain=G, among=(G, F, W)),
    Fact(Name("hippo", "hippopotame", "Nilpferd"), terrain=W, needs=((G, 1), (D, 1), (W, 2))),
    Fact(Name("otter", "loutre", "Otter"), points=4),
    Fact(_BEE, needs=((L, 1),), points=2),
    Fact(_BUMBLEBEE, points=3, among=(L,)),
    Fact(_BUTTERFLY, among=(L,)),
    Fact(Name("bushpig", "potamochère", "Buschschwein"), points=3),
    Fact(Name("meerkat", "suricate", "Erdmännchen"), points=2),
    Fact(Name("kudu", "koudou", "Kudu"), among=(G,)),
)
ALLPLAY_ANIMALS: tuple[Fact, ...] = (
    Fact(Name("rhinoceros", "rhinocéros", "Nashorn"), needs=((G, 2), (W, 2))),
    Fact(Name("lion", "lion", "Löwe"), needs=((G, 3), (F, 1))),
    Fact(Name("warthog", "phacochère", "Warzenschwein"), needs=((G, 1), (F, 1), (D, 1), (W, 1))),
    Fact(Name("zebra", "zèbre", "Zebra"), among=(G,)),
    Fact(Name("gorilla", "gorille", "Gorilla"), among=(F,)),
    Fact(Name("crocodile", "crocodile", "Krokodil"), among=(W,)),
    Fact(Name("ant", "fourmi", "Ameise"), among=(D,)),
    Fact(_BEE, among=(L,)),
    Fact(_BUMBLEBEE, among=(L,)),
    Fact(_BUTTERFLY, among=(L,)),
)
ANIMALS: dict[str, tuple[Fact, ...]] = {"cwali": CWALI_ANIMALS, "allplay": ALLPLAY_ANIMALS, "bga": ALLPLAY_ANIMALS}

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
