"""Reading the years: their objectives, or the points that were taken during the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from scoring_rules.finding import Finding, finding
from scoring_rules.habitats import codes
from scoring_rules.habitats.data.box import MOST_YEARS
from scoring_rules.habitats.objective_notation import Party, below_zero, read_objective
from scoring_rules.habitats.table import Objective, Seat
from scoring_rules.place import KEY, Place, Step, at
from scoring_rules.text import Text

if TYPE_CHECKING:
    from scoring_rules.habitats.record import HabitatsPlayer, HabitatsRecord


def read_years(
    record: HabitatsRecord, seats: Sequence[Seat], found: list[Finding]
) -> tuple[tuple[Objective, ...], ...]:
    """Return the objectives of each year; those that cannot be read are missing."""
    party = Party(
        tuple(seat.name for seat in seats),
        tuple(player.reserve is not None for player in record.players),
        tuple(seat.board for seat in seats),
    )
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
            objective = read_objective(entry, path, party, found)
            if objective is not None:
                objectives.append(objective)
            if entry.parks is not None and number < len(record.years) - 1:
                found.append(_too_early(path, number))
        years.append(tuple(objectives))
    return tuple(years)


def _too_early(path: tuple[Step, ...], number: int) -> Finding:
    label = Text("year {year} is not the last one typed", year=number + 1)
    remedy = Text("tiles that were laid later count here, too: type `values:` as they were then")
    return finding(codes.PARKS_EARLY, Place((*path, "parks")), label, remedy)


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
        yield below_zero(place, player, min(years))
