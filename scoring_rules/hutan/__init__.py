"""Hutan: a rainforest of 6 x 6 cells, flowers, trees and animals (BoardGameGeek 419130).

A table is plain values, so a program that plays games scores them without any file:

    >>> from scoring_rules import hutan
    >>> from scoring_rules.hutan.table import Board, Seat, Settings, Table, layout, tiles
    >>> rows = ["~~ .  yT rT .  r ", "wA rT rT bT gT gA", "wT rT rT bA wT wT",
    ...         ".  .  gT yT rT . ", "~~ .  yT yA ~~ . ", ".  .  .  wT w  w "]
    >>> anna = Seat("Anna", Board.typed(layout(tiles("first game")), rows))
    >>> table = Table(Settings("advanced", cards=(1, 2, 3, 4, 5)), (anna,))
    >>> list(hutan.check(table))
    []
    >>> items = [item for rule in hutan.rules(table.settings).values() for item in rule.score(table, 0)]
    >>> sum(item.points for item in items), str(items[0].label), items[0].working
    (67, 'trees', '16 × 2')
"""

from __future__ import annotations

from scoring_rules.frame.info import Info, Option, Piece, Reading, Setting
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.hutan.checking.checks import check
from scoring_rules.hutan.data.cards import CARDS
from scoring_rules.hutan.data.codes import CODES
from scoring_rules.hutan.data.words import CATEGORIES, COLOUR_WORDS, COLOURS
from scoring_rules.hutan.reading.notation import read
from scoring_rules.hutan.reading.setup import MODE_OPTIONS, MODIFICATION_OPTIONS, SCENARIO_OPTIONS
from scoring_rules.hutan.scoring.outcome import counts, measures, notes, rank
from scoring_rules.hutan.scoring.rules import rules
from scoring_rules.hutan.showing.pad import PAD

__all__ = ["check", "counts", "info", "measures", "notes", "rank", "read", "rules"]

_READINGS = (
    Reading(
        "pairs",
        (
            Option(
                "per_pair",
                Name("per pair", "par paire"),
                Text(
                    "each pair of a lake and a piece, or of an animal and a tree, counts (English card text)"
                ),
            ),
            Option(
                "per_piece",
                Name("per piece", "par pièce"),
                Text("each tree or animal counts once, however many lakes or trees it touches (French text)"),
            ),
        ),
        "per_pair",
        Text("cards 17, 18 and 19: what is counted beside lakes and diagonal to trees"),
    ),
    Reading(
        "orangutan_bonus",
        (
            Option("each", Name("each", "chacun"), Text("4 points for every orangutan on a full tile")),
            Option(
                "per_tile",
                Name("per tile", "par tuile"),
                Text("4 points for a full tile with an orangutan, once"),
            ),
        ),
        "each",
        Text("card 23: the bonus for orangutans"),
    ),
)
_PIECES = (
    Piece("trees", Text("{n} tree", "{n} trees"), ("tree", "arbre", "Baum", "Bäume"), "T"),
    Piece("animals", Text("{n} animal", "{n} animals"), ("animal", "animaux", "Tier", "Tiere"), "A"),
    Piece(
        "flowers",
        Text("{n} bare flower", "{n} bare flowers"),
        ("flower", "bare", "fleur", "Blume", "Blumen", "Blüte", "Blüten"),
        "F",
    ),
    Piece("empty", Text("{n} empty", "{n} empty"), ("empty", "vide", "leer")),
    *(
        Piece(
            colour,
            Text("{colour} {n}", colour=name),
            (name.en, name.fr, name.de, *COLOUR_WORDS[colour]),
            "",
            1,
        )
        for colour, name in COLOURS.items()
    ),
)

info = Info(
    slug="hutan",
    name=Name("Hutan", "Hutan"),
    rules_version="1",
    players=(1, 4),
    categories={
        **CATEGORIES,
        **{
            f"ecosystem_{number}": Text("Card {number}: {card}", number=number, card=card.label)
            for number, card in CARDS.items()
        },
    },
    pad=PAD,
    settings=(
        Setting("mode", Text("how the game was played"), MODE_OPTIONS),
        Setting("tiles", Text("the four tiles as they lie, or `first game`")),
        Setting("ecosystem", Text("the five Ecosystem cards in play, by printed number")),
        Setting(
            "scenario", Text("one of the 14 scenarios: it brings tiles, cards and a target"), SCENARIO_OPTIONS
        ),
        Setting("modification", Text("the modification played with"), MODIFICATION_OPTIONS),
        Setting("first_in_last_round", Text("who played first in the last round, which decides a tie")),
        Setting("order", Text("the players clockwise, for a tie without that player")),
    ),
    readings=_READINGS,
    pieces=_PIECES,
    codes=CODES,
)
