"""The rules of scoring that are in force, by edition and readings, and which tiles score under them.

Every tile that can score gives an item, those that give 0 too, with what is missing. Sources: the French
rules page; a transcription of the Cwali rulebook; see the rules page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scoring_rules.frame.info import Rule, Score
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.scoring.surroundings import animals, camps_rule, flowers, gates
from scoring_rules.habitats.scoring.visitors import tourists_rule, watchtowers_rule
from scoring_rules.habitats.scoring.years import TAKEN, objective_items
from scoring_rules.habitats.table import Settings, Table


def _year(number: int) -> Score:
    """Return the rule by which the objectives of a year, or the points taken in it, count."""

    def year(table: Table, seat: int) -> Iterator[Item]:
        yield from objective_items(table, seat, number)

    return year


def _summed(table: Table, seat: int) -> Iterator[Item]:
    """Points taken in all years count, where they are typed as one sum."""
    player = table.seats[seat]
    if player.summed:
        points = sum(filter(None, player.years))
        yield Item("habitats.objectives", points, TAKEN, str(points))


_SUMMED = Rule("years", _summed)
_YEARS = {number: Rule(f"year_{number}", _year(number)) for number in (1, 2, 3)}
_ANIMALS = Rule("animals", animals)
_FLOWERS = Rule("flowers", flowers)
_WATCHTOWERS = {
    "yes": Rule("watchtowers", watchtowers_rule(blocked=True)),
    "no": Rule("watchtowers", watchtowers_rule(blocked=False)),
}
_TOURISTS = {
    "yes": Rule("tourists", tourists_rule(counts_itself=True)),
    "no": Rule("tourists", tourists_rule(counts_itself=False)),
}
_GATES = Rule("gates", gates)
_CAMPS = {"marked": Rule("camps", camps_rule(any_contact=False)), "any": Rule("camps", camps_rule(any_contact=True))}
DEFAULTS: Mapping[str, str] = {"camp_contact": "marked", "tourist_counts_self": "yes", "tower_blocks_view": "yes"}
"""The rulings in force where nothing is typed and the edition says nothing."""
OF_EDITION: Mapping[str, Mapping[str, str]] = {"tourist_counts_self": {"cwali": "no", "bga": "no"}}
"""The rulings of editions that differ from these."""


def ruling(settings: Settings, reading: str) -> str:
    """Return the ruling in force on a reading."""
    of_edition = OF_EDITION.get(reading, {}).get(settings.edition or "", DEFAULTS[reading])
    return settings.readings.get(reading, of_edition)


def rules(settings: Settings) -> Mapping[str, Rule]:
    """Return the rules in force, in pad order: the years, then a row for each kind of tile."""
    return _rules(
        settings.years, settings.summed, settings.camps, tuple(ruling(settings, reading) for reading in DEFAULTS)
    )


@lru_cache(maxsize=256)
def _rules(years: tuple[int, ...], summed: bool, camps: bool, rulings: tuple[str, ...]) -> Mapping[str, Rule]:
    contact, itself, blocks = rulings
    chosen: dict[str, Rule] = {}
    if summed:
        chosen["habitats.years"] = _SUMMED
    for number in years:
        chosen[f"habitats.year_{number}"] = _YEARS[number]
    chosen["habitats.animals"] = _ANIMALS
    chosen["habitats.flowers"] = _FLOWERS
    chosen["habitats.watchtowers"] = _WATCHTOWERS[blocks]
    chosen["habitats.tourists"] = _TOURISTS[itself]
    chosen["habitats.gates"] = _GATES
    if camps:
        chosen["habitats.camps"] = _CAMPS[contact]
    return chosen


def verdicts(table: Table, seat: int) -> dict[int, bool]:
    """Return the cells of the tiles that give their points or nothing, and whether each of them scores."""
    board = board_of(table, seat)
    in_force = rules(table.settings)
    scoring: dict[int, bool] = {}
    for kind in ("animal", "gate", "camp"):
        rule = in_force.get(f"habitats.{kind}s")
        if rule is not None:
            items = rule.score(table, seat)
            scoring |= {placed.cell: item.points > 0 for placed, item in zip(board.kinds[kind], items, strict=True)}
    return scoring
