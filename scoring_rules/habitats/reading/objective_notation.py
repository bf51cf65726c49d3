"""Reading an objective: from values, from awards, or measured from the final reserves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.info import Option
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.lookup import look_up, options
from scoring_rules.frame.place import KEY, Place, Step
from scoring_rules.habitats.board.goals import measure
from scoring_rules.habitats.board.reserve import Board
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.goals import GOALS
from scoring_rules.habitats.data.keys import KEYS
from scoring_rules.habitats.reading.objective_values import (
    Party,
    all_have_values,
    awarded,
    by_seat,
    none_twice,
)
from scoring_rules.habitats.table import Objective

if TYPE_CHECKING:
    from scoring_rules.habitats.data.keys import KEYS
from scoring_rules.habitats.reading.record import ObjectiveEntry

KNOWN_GOALS = Lexicon((key, (goal.name, key, *goal.also)) for key, goal in GOALS.items())
_BEST = options(
    (
        Option("high", Name("high", "haut", "hoch"), Text("the highest value is the best"), ("more", "plus", "most")),
        Option("low", Name("low", "bas", "niedrig"), Text("the lowest value is the best"), ("less", "moins", "least")),
    )
)  # fmt: skip
_FINAL = Lexicon((("final", ("final", "finals", "finales", "finaux", "Ende")),))


class Printed(NamedTuple):
    """Points of the places that are typed for a whole year, None where there are none, and where."""

    points: tuple[int, ...] | None
    path: tuple[Step, ...]


def read_objective(
    entry: ObjectiveEntry,
    path: tuple[Step, ...],
    party: Party,
    printed: Printed,
    found: list[Finding],
) -> Objective | None:
    """Return an objective; None, and what is wrong in `found`, where it cannot be read.

    `printed` are the points of the places of its year.
    """
    before = len(found)
    goal = KNOWN_GOALS.exact(entry.name) or ""
    name: Value = GOALS[goal].name if goal else entry.name
    if not _one_outcome(entry, path, found):
        return None
    if entry.awarded is not None:
        given = awarded(entry.awarded, path, party, found)
        points = tuple(given.get(seat, 0) for seat in range(len(party.names)))
        unnamed = tuple(seat for seat in range(len(party.names)) if seat not in given)
        objective = Objective(name, goal, awarded=points, unnamed=unnamed)
    else:
        values = by_seat(entry.values or {}, (*path, "values"), party.names, found)
        if entry.parks is not None and not _measurable(entry, goal, path, found):
            return None
        none_twice(entry, values, party, found)
        all_have_values(entry, values, path, party, found)
        reached = tuple(
            _reached(values[seat].value if seat in values else None, goal, board)
            for seat, board in enumerate(party.boards)
        )
        typed_low = _typed_low(entry, path, found)
        low = GOALS[goal].low if goal else typed_low or False
        objective = Objective(
            name,
            goal,
            places=_places(entry, path, printed, found),
            values=reached,
            low=low,
            overruled=typed_low is not None and typed_low != low,
            measured=entry.parks is not None and len(values) < len(party.names),
            assumed=not goal and entry.best is None and len(set(reached)) > 1,
        )
    return objective if len(found) == before else None


def _reached(typed: tuple[int, ...] | None, goal: str, board: Board | None) -> tuple[int, ...]:
    """Return what a player reached: as typed, else measured."""
    if typed is not None or board is None or not goal:
        return typed or ()
    return measure(goal, board)


def _one_outcome(entry: ObjectiveEntry, path: tuple[Step, ...], found: list[Finding]) -> bool:
    """Whether it is said in one way how an objective came out."""
    if entry.awarded is not None:
        extra = next((key for key in ("values", "parks") if getattr(entry, key) is not None), None)
        if extra is None:
            return True
        label = Text("`awarded` and `{key}` are typed", key=KEYS.name(extra))
        found.append(finding(codes.OUTCOME, Place((*path, extra), KEY), label, help=Text("keep one of them")))
        return False
    if entry.values is None and entry.parks is None:
        remedy = Text(
            "add `awarded:` with the points that each got, or `points:` of the places and `values:` of the players"
        )
        label = Text("neither values nor points are typed for {objective}", objective=entry.name)
        found.append(finding(codes.OUTCOME, Place((*path, "name")), label, help=remedy))
        return False
    return True


def _measurable(entry: ObjectiveEntry, goal: str, path: tuple[Step, ...], found: list[Finding]) -> bool:
    if look_up(entry.parks or "", _FINAL, Place((*path, "parks")), found) is None:
        return False
    if goal:
        return True
    match = KNOWN_GOALS.find(entry.name)
    near = (match.found,) if match.found is not None else match.several or KNOWN_GOALS.near(entry.name)
    label = Text("the rule of {objective} is not known here", objective=entry.name)
    remedy = (
        Text("did you mean {near}? If not, type `values:` for it", near=near)
        if near
        else Text(
            "type `values:` for it; the goals that can be measured are {goals}",
            goals=tuple(each.name for each in GOALS.values()),
        )
    )
    found.append(finding(codes.NO_GOAL, Place((*path, "name")), label, help=remedy))
    return False


def _places(
    entry: ObjectiveEntry, path: tuple[Step, ...], printed: Printed, found: list[Finding]
) -> tuple[int, ...]:
    """Return the points of the places, the first place first: the objective's own, else those of the year."""
    places, at = printed if not entry.points else (entry.points, (*path, "points"))
    if not places:
        label = Text("{objective}: what the places give is missing", objective=entry.name)
        remedy = Text("add `points:` as printed for this year, the first place first, as in `points: 5 3 1`")
        typed = (Place((*path, "points")), Place(printed.path))
        found.append(
            finding(codes.PLACES, Place((*path, "name")), label, help=remedy)._replace(rests_on=typed)
        )
        return ()
    for index, points in enumerate(places):
        if points < 0:
            label = Text("{points} points", points=points)
            found.append(
                finding(codes.NEGATIVE, Place((*at, index)), label, help=Text("no place costs points"))
            )
            break
        if index and points > places[index - 1]:
            label = Text("a later place gives more than the one before it")
            remedy = Text("type the points from the first place on, as in `points: 5 3 1`")
            found.append(finding(codes.PLACES, Place((*at, index)), label, help=remedy))
            break
    return places


def _typed_low(entry: ObjectiveEntry, path: tuple[Step, ...], found: list[Finding]) -> bool | None:
    """Return whether the lowest value is typed to be the best, None where nothing is."""
    typed = None if entry.best is None else look_up(entry.best, _BEST, Place((*path, "best")), found)
    return None if typed is None else typed == "low"
