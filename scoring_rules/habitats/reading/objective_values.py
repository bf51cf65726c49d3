"""What is typed for each player of an objective: values and points, by seats, and which of them are missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from scoring_rules.frame.finding import Finding, Findings, finding
from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.lookup import look_up_player
from scoring_rules.frame.typed.place import KEY, Place, Step
from scoring_rules.habitats.board.reserve import Board
from scoring_rules.habitats.data import codes

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import ObjectiveEntry

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


def awarded(typed: Mapping[str, int], path: tuple[Step, ...], party: Party, findings: Findings) -> dict[int, int]:
    """Return the points that the seats were awarded, as far as they are typed."""
    given = by_seat(typed, (*path, "awarded"), party.names, findings)
    for seat, (points, _) in given.items():
        if points < 0:
            findings.append(below_zero(Place((*path, "awarded")), party.names[seat], points))
    return {seat: points for seat, (points, _) in given.items()}


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
    return finding(
        codes.NEGATIVE,
        place,
        "{player}: {points} points",
        help="an objective never costs points",
        player=player,
        points=points,
    )


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
