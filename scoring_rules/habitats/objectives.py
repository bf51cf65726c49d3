"""The points of the years: who came where in an objective, and what that gives.

Tied players take up the places of their group, and each gets the points of the last of these. Sources:
the French rules page; a transcription of the Cwali rulebook with an example (three share the first place).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scoring_rules.habitats.table import Table
from scoring_rules.result import Item
from scoring_rules.text import Text, Value

_AWARDED = Text("as awarded")


class Ranked(NamedTuple):
    """A place in an objective: the first and the last place of the tied group, and its points."""

    first: int
    last: int
    points: int


def ranked(
    value: tuple[int, ...], values: Sequence[tuple[int, ...]], places: Sequence[int], *, low: bool
) -> Ranked:
    """Return the place of one of some values and its points; places beyond those with points give 0."""
    first = sorted(values, reverse=not low).index(value) + 1
    last = first + values.count(value) - 1
    return Ranked(first, last, places[last - 1] if last <= len(places) else 0)


def objective_items(table: Table, seat: int, year: int) -> Iterator[Item]:
    """Yield the items of a year for a seat: one for each objective, or the points it took."""
    if not table.years:
        taken = table.seats[seat].years
        if not table.seats[seat].summed and year <= len(taken):
            yield Item("habitats.objectives", taken[year - 1], Text("points taken"), str(taken[year - 1]))
        return
    for objective in table.years[year - 1]:
        rule = f"habitats.{objective.goal or 'objectives'}"
        if objective.awarded is not None:
            yield Item(rule, objective.awarded[seat], objective.name, _AWARDED)
            continue
        value = objective.values[seat]
        place = ranked(value, objective.values, objective.places, low=objective.low)
        yield Item(rule, place.points, objective.name, _working(place, value))


def _working(place: Ranked, value: tuple[int, ...]) -> Value:
    shown = " ".join(map(str, value))
    if place.first == place.last:
        return Text("place {place} with {value}", place=place.first, value=shown)
    return Text(
        "places {first} to {last} shared with {value}: what place {last} gives",
        first=place.first,
        last=place.last,
        value=shown,
    )
