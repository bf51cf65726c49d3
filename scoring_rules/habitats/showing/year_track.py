"""The year track below a reserve: what each objective gave its player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scoring_rules.frame.board.picture import Label, Line, Point, Shape
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.habitats.data.words import CATEGORIES
from scoring_rules.habitats.scoring.years import AWARDED, TAKEN, Ranked, objective_items, place_of
from scoring_rules.habitats.table import Table

ROW = 3.4
"""The height of a row."""

_SIZE = 2.0
_LONGEST = 22
_NAME, _POINTS, _PLACE = 8.6, 0.8, 4.6
"""How far the name is from the left edge, and the ends of points and place from the right one."""


class Step(NamedTuple):
    """What an objective gave a player: in which year, which place if it was ranked, how many points."""

    year: Name
    name: Value
    place: Value
    points: int


def steps(table: Table, seat: int) -> tuple[Step, ...]:
    """Return what the years gave a player, objective by objective; points taken without them alone."""
    track = []
    player = table.seats[seat]
    if player.summed:
        return (Step(CATEGORIES["years"], TAKEN, "", sum(filter(None, player.years))),)
    for year in table.settings.years:
        objectives = table.years[year - 1] if table.years else ()
        items = tuple(objective_items(table, seat, year))
        places = [_place(place_of(objective, seat)) for objective in objectives] or [""] * len(items)
        track += [
            Step(CATEGORIES[f"year_{year}"], item.label, place, item.points)
            for item, place in zip(items, places, strict=True)
        ]
    return tuple(track)


def _place(place: Ranked | None) -> Value:
    if place is None:
        return AWARDED
    shared = f"{place.first}–{place.last}" if place.last > place.first else str(place.first)
    return Text("place {place}", place=shared)


def in_words(step: Step) -> Text:
    """Return a step as it is said to those who cannot see the drawing."""
    points = Text("{n} point", "{n} points", n=step.points)
    if not step.place:
        return Text("{year}, {name}: {points}", year=step.year, name=step.name, points=points)
    return Text("{year}, {name}: {place}, {points}", year=step.year, name=step.name, place=step.place, points=points)  # fmt: skip


def year_track(track: tuple[Step, ...], left: float, right: float, top: float) -> Iterator[Shape]:
    """Yield the rows of a track between two edges, from a height down."""
    year = None
    for row, step in enumerate(track):
        base = top + (row + 1) * ROW - 1.1
        if step.year != year:
            year = step.year
            yield Line(Point(left, base - ROW + 1.1), Point(right, base - ROW + 1.1), "faint", 0.25)
            yield Label(Point(left, base), year, _SIZE, "muted", "start", bold=True)
        yield Label(Point(left + _NAME, base), _short(step.name), _SIZE, "ink", "start")
        if step.place:
            yield Label(Point(right - _PLACE, base), step.place, _SIZE, "muted", "end")
        yield Label(Point(right - _POINTS, base), str(step.points), _SIZE, "ink", "end", bold=True)


def _short(name: Value) -> Value:
    if isinstance(name, str) and len(name) > _LONGEST:
        return f"{name[: _LONGEST - 1]}…"
    return name
