"""Habitats as data: categories, settings, readings, pieces to count; what a table was played with."""

from __future__ import annotations

from scoring_rules.frame.info import Info, MakeBoard, MakePad, Option, Piece, Reading, Setting
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.habitats.data.box import MOST_PLAYERS
from scoring_rules.habitats.data.codes import CODES
from scoring_rules.habitats.data.words import APART, CATEGORIES, EDITIONS, SUMS
from scoring_rules.habitats.scoring.rules import DEFAULTS, OF_EDITION
from scoring_rules.habitats.table import Table

_YES, _NO = ("yes", "oui", "ja", "true"), ("no", "non", "nein", "false")
# No ruling has a `page`: the French page tells of camps that touch at a marked side and of any two that touch, of
# the tourist only as Board Game Arena plays it, which is what that edition does anyway, and nothing of towers.
_READINGS = (
    Reading(
        "camp_contact",
        (
            Option(
                "marked",
                Name("marked sides", "côtés marqués"),
                Text("only a camp at a marked side keeps a camp from scoring (the rule of camps)"),
            ),
            Option(
                "any",
                Name("any side", "tout côté"),
                Text("two camps that touch at any side keep each other from scoring (the frequent errors)"),
            ),
        ),
        DEFAULTS["camp_contact"],
        Text("camps that touch"),
        word=Name("camp_contact", "contact des campements"),
    ),
    Reading(
        "tourist_counts_self",
        (
            Option(
                "yes",
                Name("own tile counted", "avec sa propre tuile", "mit dem eigenen Plättchen"),
                Text("a tourist that counts the tiles of its habitat also counts its own"),
                _YES,
            ),
            Option(
                "no",
                Name("own tile not counted", "sans sa propre tuile", "ohne das eigene Plättchen"),
                Text("a tourist that counts the tiles of its habitat leaves its own out"),
                _NO,
            ),
        ),
        DEFAULTS["tourist_counts_self"],
        Text("the tourist’s own tile (counted by Allplay, not by Board Game Arena and Cwali)"),
        OF_EDITION["tourist_counts_self"],
        ("bga", "cwali"),
        word=Name("tourist_counts_self", "touriste et sa tuile"),
    ),
    Reading(
        "tower_blocks_view",
        (
            Option(
                "yes",
                Name("towers hide what lies behind", "les tours cachent ce qui est derrière", "Türme verdecken"),
                Text("another watchtower hides what is behind it"),
                _YES,
            ),
            Option(
                "no",
                Name("towers hide nothing", "les tours ne cachent rien", "Türme verdecken nichts"),
                Text("watchtowers hide nothing from each other"),
                _NO,
            ),
        ),
        DEFAULTS["tower_blocks_view"],
        Text("watchtowers in the view of another"),
        settled=("cwali",),
        word=Name("tower_blocks_view", "tour cache la vue"),
    ),
)
_PIECES = (
    Piece("tiles", Text("{n} tile", "{n} tiles"), ("tile", "tuile", "Plättchen"), "T", example=16),
    Piece("animals", Text("{n} animal", "{n} animals"), ("animal", "animaux", "Tier", "Tiere"), "A", example=7),
    Piece("flowers", Text("{n} flower", "{n} flowers"), ("flower", "fleur", "Blume", "Blumen"), "F"),
    Piece(
        "watchtowers",
        Text("{n} watchtower", "{n} watchtowers"),
        ("watchtower", "tower", "tour", "tours d’observation", "Beobachtungsturm", "Beobachtungstürme", "Turm", "Türme"),
        "W",
    ),
    Piece("tourists", Text("{n} tourist", "{n} tourists"), ("tourist", "touriste", "Touristen")),
    Piece("gates", Text("{n} gate", "{n} gates"), ("gate", "porte", "Tor", "Tore", "road", "route"), "G"),
    Piece("camps", Text("{n} camp", "{n} camps"), ("camp", "campement"), "C"),
    Piece(
        "scoring",
        Text("{n} scoring animal", "{n} scoring animals"),
        ("scoring", "scoring animals", "qui marquent", "animaux qui marquent", "animal qui marque", "marquent", "wertend", "wertende Tiere"),
        example=5,
    ),
    Piece(
        "printed",
        Text("{n} printed point", "{n} printed points"),
        ("printed points", "printed", "points imprimés", "imprimés", "gedruckte Punkte", "gedruckt"),
        example=41,
    ),
)  # fmt: skip


def _pad() -> MakePad:
    from scoring_rules.habitats.showing.pad import pad

    return pad


def _empty_board() -> MakeBoard:
    from scoring_rules.habitats.showing.empty_board import empty_board

    return empty_board


INFO = Info(
    slug="habitats",
    name=Name("Habitats", "Habitats"),
    rules_version="1",
    players=(1, MOST_PLAYERS),
    pad=_pad,
    empty_board=_empty_board,
    categories=CATEGORIES,
    settings=(
        Setting("edition", Text("which box it is"), EDITIONS),
        Setting("tiles", Text("what is printed on the tiles in play, or the file that has it")),
        Setting("years", Text("the objectives of each year, and how they came out")),
    ),
    readings=_READINGS,
    pieces=_PIECES,
    codes=CODES,
    numbered={"year": CATEGORIES["years"]},
    to_count=Text("count the tiles and the animals that score, and add up the points printed on animals and gates"),
    apart=APART,
    sums=SUMS,
)


def played(table: Table) -> tuple[Value, ...]:
    """Return the edition."""
    return tuple(
        Text("{edition} edition", edition=option.name) for option in EDITIONS if option.id == table.settings.edition
    )
