"""Reading an objective: from values, from awards, or measured from the final reserves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from scoring_rules.frame.finding import Finding, Findings, finding, lacking
from scoring_rules.frame.info import Option
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Name, People, Text, Value
from scoring_rules.frame.lookup import look_up, look_up_player, options
from scoring_rules.frame.typed.place import KEY, Place, Step
from scoring_rules.habitats.board.goals import GOALS, measure
from scoring_rules.habitats.board.reserve import Board
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.keys import KEYS
from scoring_rules.habitats.reading.awards import impossible_awards
from scoring_rules.habitats.table import Objective

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import ObjectiveEntry

KNOWN_GOALS = Lexicon((key, (goal.name, key, *goal.also)) for key, goal in GOALS.items())
_BEST = options(
    (
        Option("high", Name("high", "haut", "hoch"), Text("the highest value is the best"), ("more", "plus", "most")),
        Option("low", Name("low", "bas", "niedrig"), Text("the lowest value is the best"), ("less", "moins", "least")),
    )
)  # fmt: skip
_FINAL = Lexicon((("final", ("final", "fin", "à la fin", "finals", "finales", "finaux", "Ende")),))


class Printed(NamedTuple):
    """Points of the places that are typed for a whole year, None where there are none, and where."""

    points: tuple[int, ...] | None
    path: tuple[Step, ...]


def read_objective(
    entry: ObjectiveEntry, path: tuple[Step, ...], party: Party, printed: Printed, findings: Findings
) -> Objective | None:
    """Return an objective; None, and what is wrong in `findings`, where it cannot be read.

    `printed` are the points of the places of its year.
    """
    fresh = findings.watch()
    goal = KNOWN_GOALS.exact(entry.name) or ""
    name: Value = GOALS[goal].name if goal else entry.name
    if not _one_outcome(entry, path, findings):
        return None
    if entry.awarded is not None:
        given = awarded(entry.awarded, path, party, findings)
        points = tuple(given[seat].value if seat in given else 0 for seat in range(len(party.names)))
        unnamed = tuple(seat for seat in range(len(party.names)) if seat not in given)
        if fresh:
            return None
        places = entry.points or printed.points or ()
        if places:  # what is found may be waived, so it leaves the objective as it is
            findings += impossible_awards(given, places, party.names, Place((*path, "awarded")))
        return Objective(name, goal, awarded=points, unnamed=unnamed)
    values = by_seat(entry.values or {}, (*path, "values"), party.names, findings)
    if entry.parks is not None and not _measurable(entry, goal, path, findings):
        return None
    none_twice(entry, values, party, findings)
    all_have_values(entry, values, path, party, findings)
    reached = tuple(
        _reached(values[seat].value if seat in values else None, goal, board) for seat, board in enumerate(party.boards)
    )
    typed_low = _typed_low(entry, path, findings)
    low = GOALS[goal].low if goal else typed_low or False
    objective = Objective(
        name,
        goal,
        places=_places(entry, path, printed, findings),
        values=reached,
        low=low,
        overruled=typed_low is not None and typed_low != low,
        measured=entry.parks is not None and len(values) < len(party.names),
        assumed=not goal and entry.best is None and len(set(reached)) > 1,
    )
    return None if fresh else objective


def _reached(typed: tuple[int, ...] | None, goal: str, board: Board | None) -> tuple[int, ...]:
    """Return what a player reached: as typed, else measured."""
    if typed is not None or board is None or not goal:
        return typed or ()
    return measure(goal, board)


def _one_outcome(entry: ObjectiveEntry, path: tuple[Step, ...], findings: Findings) -> bool:
    """Whether it is said in one way how an objective came out."""
    besides = [key for key in ("values", "parks") if getattr(entry, key) is not None]
    if entry.awarded is not None and besides:
        findings.say(
            codes.OUTCOME,
            Place((*path, besides[0]), KEY),
            "`awarded` and `{key}` are typed",
            help="keep one of them",
            key=KEYS.name(besides[0]),
        )
        return False
    if entry.awarded is None and not besides:
        findings.say(
            codes.OUTCOME,
            Place((*path, "name")),
            "neither values nor points are typed for {objective}",
            help="add `awarded:` with the points that each player got, or `points:` for the places and `values:` for the players",
            objective=entry.name,
        )
        return False
    return True


def _measurable(entry: ObjectiveEntry, goal: str, path: tuple[Step, ...], findings: Findings) -> bool:
    if look_up(entry.parks or "", _FINAL, Place((*path, "parks")), findings) is None:
        return False
    if goal:
        return True
    match = KNOWN_GOALS.find(entry.name)
    near = (match.found,) if match.found is not None else match.several or KNOWN_GOALS.near(entry.name)
    findings.say(
        codes.NO_GOAL,
        Place((*path, "name")),
        "the rule of {objective} is not known here",
        help="did you mean {near}? If not, type `values:` for it"
        if near
        else "type `values:` for it; the goals that can be measured are {goals}",
        objective=entry.name,
        near=near,
        goals=tuple(known.name for known in GOALS.values()),
    )
    return False


def _places(entry: ObjectiveEntry, path: tuple[Step, ...], printed: Printed, findings: Findings) -> tuple[int, ...]:
    """Return the points of the places, the first place first: the objective's own, else those of the year."""
    places, at = printed if not entry.points else (entry.points, (*path, "points"))
    if not places:
        findings.append(
            lacking(
                codes.PLACES,
                (Place((*path, "name")), Place((*path, "points")), Place(printed.path)),
                "{objective}: the points of the places are missing",
                help="add `points:` as printed for this year, the first place first, as in `points: 5 3 1`",
                objective=entry.name,
            )
        )
        return ()
    for index, points in enumerate(places):
        place = Place((*at, index))
        if points < 0:
            findings.say(codes.NEGATIVE, place, "{points} points", help="no place costs points", points=points)
            break
        if index and points > places[index - 1]:
            remedy = Text("type the points from the first place on, as in `points: 5 3 1`")
            findings.say(codes.PLACES, place, "a later place gives more than the one before it", help=remedy)
            break
    return places


def _typed_low(entry: ObjectiveEntry, path: tuple[Step, ...], findings: Findings) -> bool | None:
    """Return whether the lowest value is typed to be the best, None where nothing is."""
    typed = None if entry.best is None else look_up(entry.best, _BEST, Place((*path, "best")), findings)
    return None if typed is None else typed == "low"


Typed = TypeVar("Typed")


class Party(NamedTuple):
    """The players whom an objective ranks: names, whether a reserve is typed, and the one that was read."""

    names: tuple[str, ...]
    typed: tuple[bool, ...]
    boards: tuple[Board | None, ...]


class TypedValue(NamedTuple, Generic[Typed]):
    """What is typed for a player, and the place of the name."""

    value: Typed
    place: Place


def awarded(
    typed: Mapping[str, int], path: tuple[Step, ...], party: Party, findings: Findings
) -> dict[int, TypedValue[int]]:
    """Return the points that the seats were awarded, as far as they are typed."""
    given = by_seat(typed, (*path, "awarded"), party.names, findings)
    for seat, (points, _) in given.items():
        if points < 0:
            findings.append(below_zero(Place((*path, "awarded")), party.names[seat], points))
    return given


def by_seat(
    typed: Mapping[str, Typed], path: tuple[Step, ...], names: Sequence[str], findings: Findings
) -> dict[int, TypedValue[Typed]]:
    """Return what is typed for each player, by seats."""
    seats: dict[int, TypedValue[Typed]] = {}
    for name, value in typed.items():
        place = Place((*path, name), KEY)
        seat = look_up_player(name, names, place, findings)
        if seat in seats:
            findings.twice(
                codes.PLAYER_TWICE,
                (seats[seat].place, place),
                "{player} first",
                "{player} again",
                help="keep one of them",
                player=names[seat],
            )
        elif seat is not None:
            seats[seat] = TypedValue(value, place)
    return seats


def below_zero(place: Place, player: str, points: int) -> Finding:
    """Return that an objective, or a year, gave a player points below 0."""
    remedy = Text("an objective never costs points")
    return finding(codes.NEGATIVE, place, "{player}: {points} points", help=remedy, player=player, points=points)


def all_have_values(
    entry: ObjectiveEntry, values: Mapping[int, object], path: tuple[Step, ...], party: Party, findings: Findings
) -> None:
    """Say which players lack a value."""
    measured = entry.parks is not None
    lacking = [seat for seat in range(len(party.names)) if seat not in values]
    players = People(party.names[seat] for seat in lacking if not (measured and party.typed[seat]))
    if not players or len(values) < len(entry.values or {}):  # what is wrong with a name was said
        return
    label = (
        Text("{players} has no reserve that could be measured", "{players} have no reserve that could be measured")
        if measured
        else Text("{players} has no value", "{players} have no value")
    )
    findings.say(
        codes.VALUE_MISSING,
        Place((*path, "values" if entry.values is not None else "parks"), KEY),
        label.with_values(n=len(players), players=players),
        help=Text(
            "add `{player}: ` with the value under `values:`",
            "add each of them with the value under `values:`, as in `{player}: 3`",
            n=len(players),
            player=players[0],
        ),
        rests_on=(Place((*path, "values")),),
    )


def none_twice(
    entry: ObjectiveEntry, values: Mapping[int, TypedValue[tuple[int, ...]]], party: Party, findings: Findings
) -> None:
    """Say of a player whose reserve is measured that a value is typed, too."""
    for seat, (_, place) in values.items():
        if entry.parks is not None and party.typed[seat]:
            findings.say(
                codes.OUTCOME,
                place,
                "{player} has a value, and a reserve that is measured",
                help="remove the value; or remove `parks:` and type the values of all players",
                player=party.names[seat],
            )
            return
