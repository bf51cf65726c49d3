"""Notes on the years: what was not typed, what was taken for granted, by whose rules goals were measured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.frame.language.text import People, Text, Value
from scoring_rules.frame.result import PlayerScore
from scoring_rules.habitats.data.box import MOST_YEARS
from scoring_rules.habitats.data.words import APART, CATEGORIES
from scoring_rules.habitats.scoring.objectives import objective_items
from scoring_rules.habitats.table import Objective, Table


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
                "{objective}: its rule makes the lowest value the best, `best:` is left aside",
                objective=objective.name,
            )
        elif objective.overruled:
            yield Text(
                "{objective}: its rule makes the highest value the best, `best:` is left aside",
                objective=objective.name,
            )
    assumed = tuple(objective.name for objective in objectives if objective.assumed)
    if assumed:
        yield Text(
            "the highest value was taken as the best, `best: low` turns it round: {goals}", goals=assumed
        )
    measured = tuple(objective.name for objective in objectives if objective.measured)
    if measured and table.settings.edition != "cwali":
        yield Text(
            "measured by the rules of the Cwali edition, those of this one are not known: {goals}",
            goals=measured,
        )


def _not_typed(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield one note of all years of which nothing is typed, and for whom."""
    settings, names = table.settings, {player.name for player in players if player.checked}
    checked = [seat for seat in table.seats if seat.name in names]
    if not settings.years and not settings.summed:
        if checked and len(players) > 1:
            yield Text("no points of the years are typed, they count as 0")
        return
    if any(table.years):
        empty = [year for year in range(1, MOST_YEARS + 1) if year not in settings.years]
        lacking = [(year, [seat.name for seat in checked]) for year in empty]
    else:
        lacking = [
            (
                year,
                [s.name for s in checked if not s.summed and (*s.years, None, None, None)[year - 1] is None],
            )
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
    """Yield whose points of the objectives are taken to be part of what was counted by hand."""
    seats = {seat.name: number for number, seat in enumerate(table.seats)}
    for player in players:
        added = any(c.id in APART and item.rule != "counted" for c in player.categories for item in c.items)
        if player.checked or added or not any(table.years):
            continue
        points = sum(
            item.points
            for year in table.settings.years
            for item in objective_items(table, seats[player.name], year)
        )
        if points:
            yield Text(
                "{player}: {n} point of the objectives is taken to be in what was counted by hand; to have it added, type `counted:` by category, without the years",
                "{player}: {n} points of the objectives are taken to be in what was counted by hand; to have them added, type `counted:` by category, without the years",
                n=points,
                player=player.name,
            )  # fmt: skip


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
