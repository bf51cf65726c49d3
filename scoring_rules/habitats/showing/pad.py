"""The blank pad of Habitats: two goals a year with room for their names, and a row a kind of tile."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.pad import Pad, PadRow
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.habitats.data.box import FLOWER_POINTS
from scoring_rules.habitats.data.words import CATEGORIES, EDITIONS
from scoring_rules.habitats.showing.symbols import kind
from scoring_rules.habitats.table import Table

_PLAYERS = 4
_TIED = Text("by place; tied: the last shared one")
_YEARS = (1, 2, 3)
_GOALS = 2
"""Rows a year: editions have one objective a year or two."""


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the goals and the players of a table where there is one."""
    return Pad(
        rows=(*_goals(table), *_kinds(table)),
        symbol=kind("animal"),
        modes=tuple(option.name for option in EDITIONS),
        players=_PLAYERS if table is None else len(table.seats),
        names=() if table is None else tuple(seat.name for seat in table.seats),
    )


def _goals(table: Table | None) -> Iterator[PadRow]:
    years = table.years if table is not None else ()
    for year in _YEARS:
        objectives = years[year - 1] if year <= len(years) else ()
        for place in range(max(_GOALS, len(objectives))):
            goal: Value = objectives[place].name if place < len(objectives) else ""
            label = (
                Text("{year}: {goal}", year=CATEGORIES[f"year_{year}"], goal=goal)
                if goal
                else CATEGORIES[f"year_{year}"]
            )
            yield PadRow(
                label, "" if place else _TIED, to_name=not goal, ends=place == max(_GOALS, len(objectives)) - 1
            )


def _kinds(table: Table | None) -> Iterator[PadRow]:
    yield PadRow(CATEGORIES["animals"], Text("those with all they need"), symbol=kind("animal"))
    yield PadRow(CATEGORIES["flowers"], Text("{points} for each", points=FLOWER_POINTS), symbol=kind("flower"))
    yield PadRow(CATEGORIES["watchtowers"], Text("scoring animals and flowers seen"), symbol=kind("watchtower"))
    yield PadRow(CATEGORIES["tourists"], Text("what they count"), symbol=kind("tourist"))
    yield PadRow(CATEGORIES["gates"], Text("a tile at every open side"), symbol=kind("gate"))
    if table is None or table.settings.edition != "cwali":
        yield PadRow(CATEGORIES["camps"], Text("another kind of tile at each marked side"), symbol=kind("camp"))
