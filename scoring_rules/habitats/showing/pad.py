"""The score pad of Habitats: the goals of each year with what their places give, then what is in a reserve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from scoring_rules.frame.board.pad import SPLIT, Field, Pad, Row
from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.data.box import FLOWER_POINTS, MOST_OBJECTIVES, MOST_YEARS
from scoring_rules.habitats.data.words import CATEGORIES, EDITIONS
from scoring_rules.habitats.showing.symbols import kind
from scoring_rules.habitats.table import Objective, Table

_PLACES = (Text("1st"), Text("2nd"), Text("3rd"))
_NO_CAMPS = "cwali"
"""The edition that has no camps."""


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the goals of a table; without camps where its edition has none."""
    edition = None if table is None else table.settings.edition
    return Pad(
        symbol=kind("animal"),
        rows=(*_years(() if table is None else table.years), *_reserve(camps=edition != _NO_CAMPS)),
        modes=tuple(option.name for option in EDITIONS),
    )


def _years(years: Sequence[Sequence[Objective]]) -> Iterator[Row]:
    """Yield a row a goal, with its name or room for it, and boxes for what its places give."""
    for year in range(MOST_YEARS):
        known = years[year] if year < len(years) else ()
        number = max(len(known), MOST_OBJECTIVES)
        for place in range(number):
            goal = known[place] if place < len(known) else None
            hint = CATEGORIES[f"year_{year + 1}"] if place == 0 else ""
            last = (year, place) == (MOST_YEARS - 1, number - 1)
            yield Row("" if goal is None else goal.name, hint, SPLIT, fields=_fields(goal), heavy=last)


def _fields(goal: Objective | None) -> tuple[Field, ...]:
    points = () if goal is None else goal.places[: len(_PLACES)]
    return tuple(Field(caption, "" if value is None else str(value)) for caption, value in zip_longest(_PLACES, points))


def _reserve(*, camps: bool) -> Iterator[Row]:
    yield Row(CATEGORIES["animals"], Text("all icons or nothing, the own tile does not count"), symbol=kind("animal"))
    yield Row(CATEGORIES["flowers"], Text("how many × {points}", points=FLOWER_POINTS), SPLIT, symbol=kind("flower"))
    yield Row(CATEGORIES["watchtowers"], Text("scoring animals and flowers seen"), symbol=kind("watchtower"))
    yield Row(CATEGORIES["tourists"], Text("what they count"), symbol=kind("tourist"))
    yield Row(CATEGORIES["gates"], Text("a tile at every open side"), symbol=kind("gate"))
    if camps:
        yield Row(CATEGORIES["camps"], Text("another kind of tile at each marked side"), symbol=kind("camp"))
