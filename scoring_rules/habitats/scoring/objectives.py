"""The points of the years: who came where in an objective, and what that gives.

Tied players take up the places of their group, and each gets the points of the last of these. Sources:
the French rules page; a transcription of the Cwali rulebook with an example (three share the first place).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Item
from scoring_rules.habitats.table import Objective, Table

AWARDED = Text("as awarded")
TAKEN = Text("points taken")


class Ranked(NamedTuple):
    """A place in an objective: the first and the last place of the tied group, and its points."""

    first: int
    last: int
    points: int


def place_of(objective: Objective, seat: int) -> Ranked | None:
    """Return the place of a seat in an objective, None where its points were awarded."""
    if objective.awarded is not None:
        return None
    return ranked(objective.values[seat], objective.values, objective.places, low=objective.low)


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
        player = table.seats[seat]
        taken = player.years[year - 1] if year <= len(player.years) and not player.summed else None
        if taken is not None:
            yield Item("habitats.objectives", taken, TAKEN, str(taken))
        return
    for objective in table.years[year - 1]:
        rule = f"habitats.{objective.goal or 'objectives'}"
        place = place_of(objective, seat)
        if place is None:
            yield Item(rule, (objective.awarded or ())[seat], objective.name, AWARDED)
        else:
            yield Item(
                rule,
                place.points,
                objective.name,
                _working(place, _deciding(objective.values[seat], objective.values), len(objective.places)),
            )


def _deciding(value: tuple[int, ...], values: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return as many figures of a value as tell it from the others; all of them where some tie."""
    if len(value) == 1 or values.count(value) > 1:
        return value
    others = [other for other in values if other != value]
    return value[: max((_first_unlike(value, other) for other in others), default=1)]


def _first_unlike(value: tuple[int, ...], other: tuple[int, ...]) -> int:
    """Return the number of the first figure, from 1, in which two values differ."""
    pairs = enumerate(zip(value, other, strict=False), start=1)
    return next((number for number, (one, another) in pairs if one != another), len(value))


def _working(place: Ranked, value: tuple[int, ...], with_points: int) -> Value:
    shown = " ".join(map(str, value))
    if place.first == place.last:
        return Text("place {place} with {value}", place=place.first, value=shown)
    if place.last > with_points:
        return Text(
            "places {first} to {last} shared with {value}: place {last} gives no points",
            first=place.first,
            last=place.last,
            value=shown,
        )
    return Text(
        "places {first} to {last} shared with {value}: what place {last} gives",
        first=place.first,
        last=place.last,
        value=shown,
    )
