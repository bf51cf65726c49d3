"""Forest Shuffle: trees, shrubs and saplings with plants and animals on their four sides (BGG 391163).

A table is plain values, so a program that plays games scores them without any file:

    >>> from scoring_rules import forest_shuffle
    >>> from scoring_rules.forest_shuffle.board.printing import deck
    >>> from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table
    >>> from scoring_rules.forest_shuffle.board.tally import Face, Host
    >>> cards = deck(("base",))
    >>> beech, hare, fox = (Face(cards.of(kind)[0]) for kind in ("beech", "european_hare", "red_fox"))
    >>> fox = Face(cards.of("red_fox", sides=("right",))[0])
    >>> forest = Forest.of((Host(beech, left=(hare,), right=(fox,)), Host(beech)), cave=3)
    >>> table = Table(Settings(), (Seat("Anna", forest),))
    >>> list(forest_shuffle.check(table))
    []
    >>> items = [item for rule in forest_shuffle.rules(table.settings).values() for item in rule.score(table, 0)]
    >>> sum(item.points for item in items), str(items[0].label), items[-1].working
    (6, 'Beech: 2 beeches, 4 are needed', '3 × 1')
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.board.said import place_said as say_place
from scoring_rules.forest_shuffle.checking.checks import check
from scoring_rules.forest_shuffle.data.codes import CODES
from scoring_rules.forest_shuffle.data.readings import READINGS
from scoring_rules.forest_shuffle.data.words import BOX_WORDS, BOXES, CATEGORIES, GAME
from scoring_rules.forest_shuffle.reading.notation import read
from scoring_rules.forest_shuffle.resolving.resolve import otherwise, ruled
from scoring_rules.forest_shuffle.scoring.outcome import counts, measures, notes, rank
from scoring_rules.forest_shuffle.scoring.rules import rules
from scoring_rules.forest_shuffle.showing.pad import PAD
from scoring_rules.frame.info import Info, Option, Piece, Setting
from scoring_rules.frame.language.text import Text

__all__ = [
    "check", "counts", "info", "measures", "notes", "otherwise", "rank", "read", "ruled", "rules", "say_place",
]  # fmt: skip

_BOX_TEXTS = {
    "base": Text("66 trees and 92 split cards; always in play"),
    "alpine": Text("14 trees and 22 split cards with the mountain symbol"),
    "woodland_edge": Text("12 shrubs and 24 split cards with the woodland-edge symbol"),
    "exploration": Text("4 trees, 11 split cards and 5 caves"),
    "promo": Text("4 trees and 11 split cards that were given away"),
}

info = Info(
    slug="forest_shuffle",
    name=GAME,
    rules_version="1",
    players=(1, 5),
    categories=CATEGORIES,
    pad=PAD,
    settings=(
        Setting(
            "boxes",
            Text("the boxes in play; the base game always is"),
            tuple(Option(box, name, _BOX_TEXTS[box], BOX_WORDS[box]) for box, name in BOXES.items()),
        ),
    ),
    readings=READINGS,
    pieces=(
        Piece(
            "cards",
            Text("{n} card", "{n} cards"),
            ("cards", "card", "carte", "cartes", "Karten", "Karte"),
            "C",
        ),
        Piece(
            "hosts", Text("{n} host", "{n} hosts"), ("hosts", "host", "hôte", "hôtes", "Wirte", "Wirt"), "H"
        ),
    ),
    codes=CODES,
    zero_when_missing={"cave": Text("cards in the cave")},
    example_counts=(19, 6),
)
