"""Hexfolk as data: categories, settings, readings, pieces to count; what a table was played with."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.info import Info, MakeBoard, MakePad, Piece, Setting
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.limits import MOST_PLAYERS
from scoring_rules.hexfolk.data import box
from scoring_rules.hexfolk.data.codes import CODES
from scoring_rules.hexfolk.reading.setup import MAP_OPTIONS
from scoring_rules.hexfolk.table import Table


def _pad() -> MakePad:
    from scoring_rules.hexfolk.showing.pad import pad

    return pad


def _empty_board() -> MakeBoard:
    from scoring_rules.hexfolk.showing.empty_board import empty_board

    return empty_board


INFO = Info(
    slug="hexfolk",
    name=Name("Hexfolk", "Hexfolk"),
    rules_version="1",
    players=(2, MOST_PLAYERS),
    pad=_pad,
    empty_board=_empty_board,
    categories=box.CATEGORIES,
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
        Piece("roads", Text("{n} road", "{n} roads"), ("road", "route", "Straße"), "R", supply=box.ROADS, example=13),
        Piece(
            "settlements",
            Text("{n} settlement", "{n} settlements"),
            ("settlement", "colonie", "Siedlung", "Siedlungen"),
            "S",
            supply=box.SETTLEMENTS,
            example=4,
        ),
        Piece(
            "cities", Text("{n} city", "{n} cities"), ("cities", "city", "ville", "Stadt", "Städte"), "C",
            supply=box.CITIES, example=1,
        ),
        Piece(
            "knights", Text("{n} knight played", "{n} knights played"), ("knight", "chevalier", "Ritter")
        ),
        Piece(
            "road_length",
            Text("{n} longest road", "{n} longest road"),
            ("longest road", "longest", "road length", "plus longue route", "plus longue", "tronçons d’affilée", "tronçon d’affilée", "längste Straße"),
            example=7,
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
    to_count=Text("count the pieces, the knights played, and how long the longest road is"),
)  # fmt: skip


def played(table: Table) -> tuple[Value, ...]:
    """Return the target and whose turn it was; the map and the options where they are not the usual ones."""
    return tuple(_facts(table))


def _facts(table: Table) -> Iterator[Value]:
    settings = table.settings
    yield from (Text("{name} map", name=option.name) for option in MAP_OPTIONS if option.id == settings.map)
    yield Text("target {target}", target=settings.target)
    if settings.turn is not None:
        yield Text("the turn of {player}", player=table.seats[settings.turn].name)
    if not settings.special_awards:
        yield Text("no special awards")
    if not settings.robber:
        yield Text("no robber")
    elif settings.friendly_robber:
        yield Text("friendly robber")
    if settings.extensions:
        yield Text("with {extensions}", extensions=settings.extensions)
