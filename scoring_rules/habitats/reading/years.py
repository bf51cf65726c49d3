"""Reading the years: their objectives, or the points that were taken during the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.frame.finding import Finding, Findings, again, finding
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.lookup import look_up
from scoring_rules.frame.typed.place import KEY, Place, Step, at
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.box import MOST_OBJECTIVES, MOST_YEARS
from scoring_rules.habitats.data.words import APART, CATEGORIES
from scoring_rules.habitats.reading.objective_notation import KNOWN_GOALS, Printed, read_objective
from scoring_rules.habitats.reading.objective_values import Party, below_zero
from scoring_rules.habitats.table import Objective, Seat

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import HabitatsPlayer, HabitatsRecord, YearEntry

_TOTAL = "total"
_YEARS = Lexicon(
    (number, (str(number), f"year_{number}", *CATEGORIES[f"year_{number}"])) for number in range(1, MOST_YEARS + 1)
)
_YEAR_ROWS = Lexicon((key, (key, *name)) for key, name in CATEGORIES.items())


def read_years(record: HabitatsRecord, seats: Sequence[Seat], findings: Findings) -> tuple[tuple[Objective, ...], ...]:
    """Return the objectives of each year; those that cannot be read are missing."""
    party = Party(
        tuple(seat.name for seat in seats),
        tuple(player.reserve is not None for player in record.players),
        tuple(seat.board for seat in seats),
    )
    if len(record.years) > MOST_YEARS:
        findings.append(_too_many(at("years", MOST_YEARS), len(record.years)))
    last = max((number for number, year in enumerate(record.years) if year.objectives), default=0)
    years = []
    for number, year in enumerate(record.years[:MOST_YEARS]):
        objectives = []
        printed = Printed(year.points, ("years", number, "points"))
        for index, entry in enumerate(year.objectives):
            path = ("years", number, "objectives", index)
            objective = read_objective(entry, path, party, printed, findings)
            if objective is not None:
                objectives.append(objective)
            if entry.parks is not None and number < last:
                findings.append(_too_early(path, number))
        findings += _objectives_of(year, number)
        years.append(tuple(objectives))
    return tuple(years)


def _too_many(place: Place, years: int) -> Finding:
    return finding(codes.YEARS_NUMBER, place, "{n} years are typed", help="a game has three years", n=years)


def _objectives_of(year: YearEntry, number: int) -> Iterator[Finding]:
    """A year has one or two objectives, and each of them once."""
    path = ("years", number, "objectives")
    first: dict[str, Place] = {}
    for index, entry in enumerate(year.objectives):
        place = Place((*path, index, "name"))
        called = KNOWN_GOALS.exact(entry.name) or fold(entry.name)
        if called in first:
            yield again(
                codes.OBJECTIVES_NUMBER,
                (first[called], place),
                "{objective} first",
                "{objective} again",
                help="remove one of them, or fix its name",
                objective=entry.name,
            )
        first.setdefault(called, place)
    if len(first) > MOST_OBJECTIVES:
        yield finding(
            codes.OBJECTIVES_NUMBER,
            Place((*path, MOST_OBJECTIVES, "name")),
            "{n} objectives in year {year}",
            help="a year has one or two: check whether they belong to several years",
            n=len(first),
            year=number + 1,
        )


def _too_early(path: tuple[Step, ...], number: int) -> Finding:
    return finding(
        codes.PARKS_EARLY,
        Place((*path, "parks")),
        "year {year} is not the last one typed",
        help="tiles laid later would count here, too: type `values:` as they were then, without `parks:`",
        year=number + 1,
    )


class Taken(NamedTuple):
    """Points that a player took in the years: year by year, None where not typed, or their sum."""

    points: tuple[int | None, ...] = ()
    summed: bool = False


def read_taken(player: HabitatsPlayer, seat: int, record: HabitatsRecord, findings: Findings) -> Taken:
    """Return the points that a player took in the years."""
    typed = player.years or {}
    place = at("players", seat, "years")
    findings += _taken_twice(player, place, objectives=any(year.objectives for year in record.years))
    years: dict[int, int] = {}
    for word, points in typed.items():
        here = place._replace(path=(*place.path, word))
        if points < 0:
            findings.append(below_zero(here, player.name, points))
        if fold(word) == _TOTAL:
            continue
        if word.isdigit() and int(word) > MOST_YEARS:
            findings.append(_too_many(place, max(int(number) for number in typed if number.isdigit())))
            break
        year = look_up(word, _YEARS, here._replace(part=KEY), findings)
        if year is not None:
            years[year] = points
    total = next((points for word, points in typed.items() if fold(word) == _TOTAL), None)
    if total is not None:
        if years:
            findings.say(
                codes.YEARS_TWICE,
                place._replace(part=KEY),
                "{player} has points for single years and a total",
                help="keep one of them",
                player=player.name,
            )
        return Taken((total,), summed=True)
    return Taken(tuple(years.get(number) for number in range(1, max(years, default=0) + 1)))


def _taken_twice(player: HabitatsPlayer, place: Place, *, objectives: bool) -> Iterator[Finding]:
    """Points of the years are typed once: not as objectives as well, nor in what was counted by hand."""
    if not player.years:
        return
    key = place._replace(part=KEY)
    if objectives:
        yield finding(
            codes.YEARS_TWICE,
            key,
            "{player} has points for the years, and the table has objectives",
            help="keep one of them: the objectives under `years:`, or the points of each player",
            player=player.name,
        )
    elif player.counted is not None and _has_years(player.counted):
        yield finding(
            codes.YEARS_TWICE,
            key,
            "{player} has points for the years, and counted points that may hold them",
            help="remove `years:` if they are already counted; if not, type the rest by category, as in `{example}`",
            player=player.name,
            example="counted: {animals: 20, flowers: 3}",
        )


def _has_years(counted: Iterable[str]) -> bool:
    """Whether categories counted by hand hold the years: one of them is typed, or the total alone."""
    return any(fold(word) == _TOTAL or _YEAR_ROWS.find(word).found in APART for word in counted)
