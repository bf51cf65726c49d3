"""The points of the years: who came where in an objective, what that gives, and notes on what was typed.

Tied players take up the places of their group, and each gets the points of the last of these. Sources:
the French rules page; a transcription of the Cwali rulebook with an example (three share the first place).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scoring_rules.frame.language.text import People, Text, Value, with_remedy
from scoring_rules.frame.result import Item, PlayerScore
from scoring_rules.habitats.data.box import MOST_YEARS
from scoring_rules.habitats.data.words import APART, CATEGORIES
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


def ranked(value: tuple[int, ...], values: Sequence[tuple[int, ...]], places: Sequence[int], *, low: bool) -> Ranked:
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
    """Return which figure, counted from 1, is the first in which two values differ."""
    pairs = enumerate(zip(value, other, strict=False), start=1)
    return next((number for number, (one, another) in pairs if one != another), len(value))


def _working(place: Ranked, value: tuple[int, ...], with_points: int) -> Value:
    shown = " ".join(map(str, value))
    if place.first == place.last:
        return Text("place {n} with {value}", "place {n} with {value}", n=place.first, value=shown)
    shared = (
        Text("tied for places {first} to {last} with {value}: place {last} gives no points")
        if place.last > with_points
        else Text("tied for places {first} to {last} with {value}: the points of place {last}")
    )
    return shared.with_values(first=place.first, last=place.last, value=shown)


def notes(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield what there is to say of the years."""
    yield from _not_typed(table, players)
    yield from _in_what_was_counted(table, players)
    for year in table.years:
        yield from _not_named(table, year)
    objectives = [objective for year in table.years for objective in year]
    for objective in objectives:
        if objective.overruled and objective.low:
            yield Text(
                "{objective}: by its rule the lowest value is the best, so `best:` is ignored", objective=objective.name
            )
        elif objective.overruled:
            yield Text(
                "{objective}: by its rule the highest value is the best, so `best:` is ignored",
                objective=objective.name,
            )
    assumed = tuple(objective.name for objective in objectives if objective.assumed)
    if assumed:
        fact = Text("the highest value was taken as the best: {goals}", goals=assumed)
        yield with_remedy(fact, Text("`best: low` reverses that"))
    measured = tuple(objective.name for objective in objectives if objective.measured)
    if measured and table.settings.edition != "cwali":
        yield Text(
            "measured by the rules of the Cwali edition, as those of this one are not known: {goals}", goals=measured
        )


def _not_typed(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield one note of all years of which nothing is typed, and for whom."""
    settings, names = table.settings, {player.name for player in players if player.checked}
    checked = [seat for seat in table.seats if seat.name in names]
    if not settings.years and not settings.summed:
        if checked and len(players) > 1:
            yield Text("no points for the years are typed; they count as 0")
        return
    if any(table.years):
        empty = [year for year in range(1, MOST_YEARS + 1) if year not in settings.years]
        lacking = [(year, [seat.name for seat in checked]) for year in empty]
    else:
        lacking = [
            (year, [s.name for s in checked if not s.summed and (*s.years, None, None, None)[year - 1] is None])
            for year in range(1, MOST_YEARS + 1)
        ]
    told: list[Value] = [
        CATEGORIES[f"year_{year}"]
        if len(who) == len(checked)
        else Text("{year} ({players})", year=CATEGORIES[f"year_{year}"], players=People(who))
        for year, who in lacking
        if who
    ]
    if told:
        yield Text("points of the years that are not typed count as 0: {lacking}", lacking=tuple(told))


def _in_what_was_counted(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield whose points from the objectives are assumed to be part of what was counted by hand."""
    seats = {seat.name: number for number, seat in enumerate(table.seats)}
    for player in players:
        added = any(c.id in APART and item.rule != "counted" for c in player.categories for item in c.items)
        if player.checked or added or not any(table.years):
            continue
        points = sum(
            item.points for year in table.settings.years for item in objective_items(table, seats[player.name], year)
        )
        if points:
            fact = Text(
                "{player}: {n} point from the objectives is assumed to be in what was counted by hand",
                "{player}: {n} points from the objectives are assumed to be in what was counted by hand",
                n=points,
                player=player.name,
            )
            yield with_remedy(fact, Text("to have them added, type `counted:` by category, without the years"))


def _not_named(table: Table, year: Sequence[Objective]) -> Iterator[Text]:
    for objective in year:
        if objective.unnamed:
            names = People(table.seats[seat].name for seat in objective.unnamed)
            yield Text(
                "{objective}: {players} is not named and gets 0",
                "{objective}: {players} are not named and get 0",
                n=len(names),
                objective=objective.name,
                players=names,
            )
