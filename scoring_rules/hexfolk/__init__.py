"""Hexfolk: settlements, cities and roads on an island of hexes; who has the longest road, and who won."""

from __future__ import annotations

from scoring_rules.frame.info import Info, Piece, Setting
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.limits import MOST_PLAYERS
from scoring_rules.hexfolk.board.walk import longest_walk
from scoring_rules.hexfolk.checking.checks import check
from scoring_rules.hexfolk.data import box
from scoring_rules.hexfolk.data.codes import CODES
from scoring_rules.hexfolk.reading.notation import read
from scoring_rules.hexfolk.reading.setup import MAP_OPTIONS
from scoring_rules.hexfolk.scoring.outcome import counts, measures, notes, rank
from scoring_rules.hexfolk.scoring.rules import rules
from scoring_rules.hexfolk.showing.pad import CATEGORIES, PAD

__all__ = ["check", "counts", "info", "longest_walk", "measures", "notes", "rank", "read", "rules"]

info = Info(
    slug="hexfolk",
    name=Name("Hexfolk", "Hexfolk"),
    rules_version="1",
    players=(2, MOST_PLAYERS),
    categories=CATEGORIES,
    pad=PAD,
    settings=(
        Setting("map", Text("the map, by name, by its rows, or by its hexes"), MAP_OPTIONS),
        Setting("target", Text("the points to reach: 8 to 15, up to 20 with extensions; 10 if not typed")),
        Setting("turn", Text("whose turn it was: only this player can have won")),
        Setting("holders", Text("who has the longest road and the largest army, where a tie leaves it open")),
        Setting("options", Text("special awards, robber, friendly robber: yes or no, as in the lobby")),
        Setting("extensions", Text("the extensions played with; their points are typed as adjustments")),
        Setting("tiles", Text("terrain and number of each hex, as in `C3: forest 11`")),
        Setting("ports", Text("the ports by their edges, as in `A1/NW: ore`; `any` is the general one")),
        Setting("robber", Text("the hex with the robber")),
        Setting("position", Text("the whole map in text, in place of the lists of pieces")),
    ),
    readings=(),
    pieces=(
        Piece("roads", Text("{n} road", "{n} roads"), ("road", "route", "Straße"), "R", supply=box.ROADS),
        Piece(
            "settlements",
            Text("{n} settlement", "{n} settlements"),
            ("settlement", "colonie", "Siedlung", "Siedlungen"),
            "S",
            supply=box.SETTLEMENTS,
        ),
        Piece(
            "cities", Text("{n} city", "{n} cities"), ("cities", "city", "ville", "Stadt", "Städte"), "C",
            supply=box.CITIES,
        ),
        Piece(
            "knights", Text("{n} knight played", "{n} knights played"), ("knight", "chevalier", "Ritter")
        ),
        Piece(
            "victory_cards",
            Text("{n} victory card", "{n} victory cards"),
            ("victory card", "carte point de victoire", "Siegpunktkarte", "Siegpunktkarten"),
        ),
    ),
    codes=CODES,
    zero_when_missing={
        "knights": Text("knights played"),
        "victory_cards": Text("victory cards"),
    },
    example_counts=(13, 4),
)  # fmt: skip
