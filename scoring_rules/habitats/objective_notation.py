"""Reading an objective: from values, from awards, or measured from the final reserves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from scoring_rules.finding import Finding, Mark, finding
from scoring_rules.game import Option
from scoring_rules.habitats import codes
from scoring_rules.habitats.board import Board
from scoring_rules.habitats.data.goals import GOALS
from scoring_rules.habitats.goals import measure
from scoring_rules.habitats.table import Objective
from scoring_rules.lookup import look_up, look_up_player, options
from scoring_rules.names import Lexicon
from scoring_rules.place import KEY, Place, Step
from scoring_rules.text import Name, Text, Value
from scoring_rules.words import key_name

if TYPE_CHECKING:
    from scoring_rules.habitats.record import ObjectiveEntry

Typed = TypeVar("Typed")

KNOWN_GOALS = Lexicon((key, (key, *goal.name, *goal.also)) for key, goal in GOALS.items())
_BEST = options(
    (
        Option("high", Name("high", "haut", "hoch"), Text("the highest value is the best"), ("more", "plus", "most")),
        Option("low", Name("low", "bas", "niedrig"), Text("the lowest value is the best"), ("less", "moins", "least")),
    )
)  # fmt: skip
_FINAL = Lexicon((("final", ("final", "finals", "finales", "finaux", "Ende")),))


class Party(NamedTuple):
    """The players whom an objective ranks: names, whether a reserve is typed, and the one that was read."""

    names: tuple[str, ...]
    typed: tuple[bool, ...]
    boards: tuple[Board | None, ...]


def read_objective(
    entry: ObjectiveEntry, path: tuple[Step, ...], party: Party, found: list[Finding]
) -> Objective | None:
    """Return an objective; None, and what is wrong in `found`, where it cannot be read."""
    before = len(found)
    goal = KNOWN_GOALS.exact(entry.name) or ""
    name: Value = GOALS[goal].name if goal else entry.name
    if not _one_outcome(entry, path, found):
        return None
    if entry.awarded is not None:
        objective = Objective(name, goal, awarded=_awarded(entry.awarded, path, party, found))
    else:
        values = _by_seat(entry.values or {}, (*path, "values"), party.names, found)
        if entry.parks is not None and not _measurable(entry, goal, path, found):
            return None
        _all_have_values(entry, values, path, party, found)
        objective = Objective(
            name,
            goal,
            places=_places(entry, path, found),
            values=tuple(_reached(values.get(seat), goal, board) for seat, board in enumerate(party.boards)),
            low=_low(entry, goal, path, found),
            measured=entry.parks is not None and len(values) < len(party.names),
        )
    return objective if len(found) == before else None


def _awarded(
    typed: Mapping[str, int], path: tuple[Step, ...], party: Party, found: list[Finding]
) -> tuple[int, ...]:
    """Return the points that each seat was awarded, 0 where none are typed."""
    awarded = _by_seat(typed, (*path, "awarded"), party.names, found)
    for seat, points in awarded.items():
        if points < 0:
            found.append(below_zero(Place((*path, "awarded")), party.names[seat], points))
    return tuple(awarded.get(seat, 0) for seat in range(len(party.names)))


def _reached(typed: tuple[int, ...] | None, goal: str, board: Board | None) -> tuple[int, ...]:
    """Return what a player reached: as typed, else measured."""
    if typed is not None or board is None or not goal:
        return typed or ()
    return measure(goal, board)


def _all_have_values(
    entry: ObjectiveEntry,
    values: Mapping[int, object],
    path: tuple[Step, ...],
    party: Party,
    found: list[Finding],
) -> None:
    """Say of the first player without a value that it is missing."""
    measured = entry.parks is not None
    lacking = (seat for seat in range(len(party.names)) if seat not in values)
    player = next((party.names[seat] for seat in lacking if not (measured and party.typed[seat])), None)
    if player is None:
        return
    label = (
        Text("{player} has no reserve that could be measured", player=player)
        if measured
        else Text("{player} has no value", player=player)
    )
    place = Place((*path, "values" if entry.values is not None else "parks"), KEY)
    remedy = Text("add `{player}: ` with the value under `values:`", player=player)
    found.append(finding(codes.VALUE_MISSING, place, label, remedy))


def _one_outcome(entry: ObjectiveEntry, path: tuple[Step, ...], found: list[Finding]) -> bool:
    """Whether it is said in one way how an objective came out."""
    if entry.awarded is not None:
        extra = next((key for key in ("values", "parks") if getattr(entry, key) is not None), None)
        if extra is None:
            return True
        label = Text("`awarded` and `{key}` are typed", key=key_name(extra))
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


def below_zero(place: Place, player: str, points: int) -> Finding:
    """Return that an objective, or a year, gave a player points below 0."""
    label = Text("{player}: {points} points", player=player, points=points)
    return finding(codes.NEGATIVE, place, label, Text("an objective never costs points"))
