"""Reading the years: objectives from values, from awards or to be measured, and points taken in the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from scoring_rules.finding import Finding, Mark, finding
from scoring_rules.game import Option
from scoring_rules.habitats import codes
from scoring_rules.habitats.data.box import MOST_YEARS
from scoring_rules.habitats.data.goals import GOALS
from scoring_rules.habitats.table import Objective
from scoring_rules.lookup import look_up, look_up_player, options
from scoring_rules.names import Lexicon
from scoring_rules.place import KEY, Place, Step, at
from scoring_rules.text import Name, Text, Value

if TYPE_CHECKING:
    from scoring_rules.habitats.record import HabitatsPlayer, HabitatsRecord, ObjectiveEntry

Typed = TypeVar("Typed")

KNOWN_GOALS = Lexicon((key, (key, *goal.name, *goal.also)) for key, goal in GOALS.items())
_BEST = options(
    (
        Option("high", Name("high", "haut", "hoch"), Text("the highest value is the best"), ("more", "plus", "most")),
        Option("low", Name("low", "bas", "niedrig"), Text("the lowest value is the best"), ("less", "moins", "least")),
    )
)  # fmt: skip
_FINAL = Lexicon((("final", ("final", "finals", "finales", "finaux", "Ende")),))


def read_years(record: HabitatsRecord, found: list[Finding]) -> tuple[tuple[Objective, ...], ...]:
    """Return the objectives of each year; those that cannot be read are missing."""
    names = [player.name for player in record.players]
    counted = [player.reserve is None for player in record.players]
    if len(record.years) > MOST_YEARS:
        label = Text("{n} years are typed", n=len(record.years))
        found.append(
            finding(codes.YEARS_NUMBER, at("years", MOST_YEARS), label, Text("a game has three years"))
        )
    years = []
    for number, year in enumerate(record.years[:MOST_YEARS]):
        objectives = []
        for index, entry in enumerate(year.objectives):
            path = ("years", number, "objectives", index)
            before = len(found)
            objective = _objective(entry, path, names, counted, found)
            if len(found) == before and objective is not None:
                objectives.append(objective)
            if entry.parks is not None and number < len(record.years) - 1:
                found.append(_too_early(path, number))
        years.append(tuple(objectives))
    return tuple(years)


def _too_early(path: tuple[Step, ...], number: int) -> Finding:
    label = Text("year {year} is not the last one typed", year=number + 1)
    remedy = Text("tiles that were laid later count here, too: type `values:` as they were then")
    return finding(codes.PARKS_EARLY, Place((*path, "parks")), label, remedy)


def _objective(
    entry: ObjectiveEntry,
    path: tuple[Step, ...],
    names: Sequence[str],
    counted: Sequence[bool],
    found: list[Finding],
) -> Objective | None:
    goal = KNOWN_GOALS.exact(entry.name) or ""
    name: Value = GOALS[goal].name if goal else entry.name
    if not _one_outcome(entry, path, found):
        return None
    if entry.awarded is not None:
        awarded = _by_seat(entry.awarded, (*path, "awarded"), names, found)
        for seat, points in awarded.items():
            if points < 0:
                found.append(_below_zero(Place((*path, "awarded")), names[seat], points))
        return Objective(name, goal, awarded=tuple(awarded.get(seat, 0) for seat in range(len(names))))
    values = _by_seat(entry.values or {}, (*path, "values"), names, found)
    if entry.parks is not None and not _measurable(entry, goal, path, found):
        return None
    for seat, player in enumerate(names):
        if seat not in values and (entry.parks is None or counted[seat]):
            found.append(_without_value(entry, path, player, measured=entry.parks is not None))
            break
    return Objective(
        name,
        goal,
        places=_places(entry, path, found),
        values=tuple(values.get(seat) for seat in range(len(names))),
        low=_low(entry, goal, path, found),
    )


def _one_outcome(entry: ObjectiveEntry, path: tuple[Step, ...], found: list[Finding]) -> bool:
    """Whether it is said in one way how an objective came out."""
    if entry.awarded is not None:
        extra = next((key for key in ("values", "parks") if getattr(entry, key) is not None), None)
        if extra is None:
            return True
        label = Text("`awarded` and `{key}` are typed", key=extra)
        found.append(finding(codes.OUTCOME, Place((*path, extra), KEY), label, Text("keep one of them")))
        return False
    if entry.values is None and entry.parks is None:
        remedy = Text(
            "add `awarded:` with the points that each got, or `points:` of the places and `values:` of the players"
        )
        label = Text("neither values nor points are typed for {objective}", objective=entry.name)
        found.append(finding(codes.OUTCOME, Place((*path, "name")), label, remedy))
        return False
    return True


def _measurable(entry: ObjectiveEntry, goal: str, path: tuple[Step, ...], found: list[Finding]) -> bool:
    if look_up(entry.parks or "", _FINAL, Place((*path, "parks")), found) is None:
        return False
    if goal:
        return True
    label = Text("the rule of {objective} is not known here", objective=entry.name)
    remedy = Text("type `values:` for it; the goals that can be measured are {goals}", goals=tuple(GOALS))
    found.append(finding(codes.NO_GOAL, Place((*path, "name")), label, remedy))
    return False


def _without_value(entry: ObjectiveEntry, path: tuple[Step, ...], player: str, *, measured: bool) -> Finding:
    label = (
        Text("{player} has no reserve that could be measured", player=player)
        if measured
        else Text("{player} has no value", player=player)
    )
    where = "values" if entry.values is not None else "parks"
    return finding(
        codes.VALUE_MISSING,
        Place((*path, where), KEY),
        label,
        Text("add `{player}: ` with the value under `values:`", player=player),
    )


def _places(entry: ObjectiveEntry, path: tuple[Step, ...], found: list[Finding]) -> tuple[int, ...]:
    """Return the points of the places, the first place first."""
    if not entry.points:
        label = Text("{objective}: what the places give is missing", objective=entry.name)
        remedy = Text("add `points:` as printed for this year, the first place first, as in `points: 5 3 1`")
        found.append(finding(codes.PLACES, Place((*path, "name")), label, remedy))
        return ()
    for index, points in enumerate(entry.points):
        if points < 0:
            label = Text("{points} points", points=points)
            found.append(
                finding(codes.NEGATIVE, Place((*path, "points", index)), label, Text("no place costs points"))
            )
            break
        if index and points > entry.points[index - 1]:
            label = Text("a later place gives more than the one before it")
            remedy = Text("type the points from the first place on, as in `points: 5 3 1`")
            found.append(finding(codes.PLACES, Place((*path, "points", index)), label, remedy))
            break
    return entry.points


def _low(entry: ObjectiveEntry, goal: str, path: tuple[Step, ...], found: list[Finding]) -> bool:
    """Whether the lowest value is the best; a known goal brings its own direction."""
    typed = None if entry.best is None else look_up(entry.best, _BEST, Place((*path, "best")), found)
    return GOALS[goal].low if goal else typed == "low"


def _by_seat(
    typed: Mapping[str, Typed], path: tuple[Step, ...], names: Sequence[str], found: list[Finding]
) -> dict[int, Typed]:
    """Return what is typed for each player, by seats."""
    seats: dict[int, Typed] = {}
    places: dict[int, Place] = {}
    for name, value in typed.items():
        place = Place((*path, name), KEY)
        seat = look_up_player(name, names, place, found)
        if seat is None:
            continue
        if seat in seats:
            label = Text("{player} again", player=names[seat])
            first = Mark(places[seat], Text("{player} first", player=names[seat]))
            found.append(
                Finding(codes.PLAYER_TWICE, (first, Mark(place, label)), Text("keep one of them"), "last")
            )
            continue
        seats[seat], places[seat] = value, place
    return seats


def _below_zero(place: Place, player: str, points: int) -> Finding:
    label = Text("{player}: {points} points", player=player, points=points)
    return finding(codes.NEGATIVE, place, label, Text("an objective never costs points"))


def read_taken(
    player: HabitatsPlayer, seat: int, record: HabitatsRecord, found: list[Finding]
) -> tuple[int, ...]:
    """Return the points that a player took in the years; several are those of each year, one is their sum."""
    years = player.years or ()
    place = at("players", seat, "years")
    found += _taken_faults(years, place, player.name, objectives=bool(record.years))
    return years


def _taken_faults(years: Sequence[int], place: Place, player: str, *, objectives: bool) -> Iterator[Finding]:
    if years and objectives:
        label = Text("{player} has points for the years, and the table has objectives", player=player)
        remedy = Text("keep one of them: the objectives under `years:`, or the points of each player")
        yield finding(codes.YEARS_TWICE, place._replace(part=KEY), label, remedy)
    if len(years) > MOST_YEARS:
        label = Text("{n} years are typed", n=len(years))
        yield finding(codes.YEARS_NUMBER, place, label, Text("a game has three years"))
    if any(points < 0 for points in years):
        yield _below_zero(place, player, min(years))
