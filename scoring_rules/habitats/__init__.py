"""Habitats: a reserve of tiles, and every tile that scores or does not (BoardGameGeek 198830).

A table is plain values, so a program that plays games scores them without any file:

    >>> from scoring_rules import habitats
    >>> from scoring_rules.habitats.board.reserve import reserve_of
    >>> from scoring_rules.habitats.table import Seat, Settings, Table
    >>> from scoring_rules.habitats.board.tile import Laid, Tile
    >>> lion = Tile("animal", "lion", terrains=(2,), needs=((0, 3), (1, 1)), points=6)
    >>> entrance, flower = Tile("entrance", sides=(2,)), Tile("flower", terrains=(1,))
    >>> grass = Tile("plain", terrains=(0,))
    >>> cells = {0: entrance, 1: grass, 2: grass, 3: grass, 6: flower, 7: lion}
    >>> reserve = reserve_of(2, 4, {cell: Laid(tile) for cell, tile in cells.items()})
    >>> table = Table(Settings("cwali"), (Seat("Anna", reserve),))
    >>> list(habitats.check(table))
    []
    >>> items = [item for rule in habitats.rules(table.settings).values() for item in rule.score(table, 0)]
    >>> sum(item.points for item in items), str(items[0].label), str(items[0].working)
    (7, 'lion at B4', 'needs 3 grassland, has 3; needs 1 forest, has 1')
"""

from __future__ import annotations

from scoring_rules.frame.info import Info, Option, Piece, Reading, Setting
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.habitats.checking.checks import check
from scoring_rules.habitats.data.box import MOST_PLAYERS
from scoring_rules.habitats.data.codes import CODES
from scoring_rules.habitats.data.words import APART, CATEGORIES, SUMS
from scoring_rules.habitats.reading.notation import EDITION_OPTIONS, read
from scoring_rules.habitats.scoring.outcome import counts, differences, measures, rank
from scoring_rules.habitats.scoring.rules import DEFAULTS, OF_EDITION, rules
from scoring_rules.habitats.scoring.year_notes import notes
from scoring_rules.habitats.showing.pad import PAD

__all__ = ["check", "counts", "differences", "info", "measures", "notes", "rank", "read", "rules"]

_YES, _NO = ("yes", "oui", "ja", "true"), ("no", "non", "nein", "false")
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
                Text(
                    "two camps that touch keep each other from scoring, at whatever side (the frequent errors)"
                ),
            ),
        ),
        DEFAULTS["camp_contact"],
        Text("camps that touch"),
    ),
    Reading(
        "tourist_counts_self",
        (
            Option(
                "yes",
                Name("own tile counted", "avec sa propre tuile", "mit dem eigenen Plättchen"),
                Text("a tourist that counts the tiles of its habitat counts its own, too"),
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
    ),
    Reading(
        "tower_blocks_view",
        (
            Option(
                "yes",
                Name(
                    "towers hide what lies behind", "les tours cachent ce qui est derrière", "Türme verdecken"
                ),
                Text("another watchtower hides what lies behind it"),
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
    ),
)
_PIECES = (
    Piece("tiles", Text("{n} tile", "{n} tiles"), ("tile", "tuile", "Plättchen"), "T"),
    Piece("animals", Text("{n} animal", "{n} animals"), ("animal", "animaux", "Tier", "Tiere"), "A"),
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
)  # fmt: skip

info = Info(
    slug="habitats",
    name=Name("Habitats", "Habitats"),
    rules_version="1",
    players=(1, MOST_PLAYERS),
    categories=CATEGORIES,
    pad=PAD,
    settings=(
        Setting("edition", Text("which box it is"), EDITION_OPTIONS),
        Setting("tiles", Text("what is printed on the tiles in play, or the file that says it")),
        Setting("years", Text("the objectives of each year, and how they came out")),
    ),
    readings=_READINGS,
    pieces=_PIECES,
    codes=CODES,
    apart=APART,
    sums=SUMS,
)
