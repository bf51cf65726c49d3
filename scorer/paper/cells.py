"""What stands in the cells of the table: numbers, and in small what else was said or read of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scorer.scoring.other_readings import other_totals
from scoring_rules.frame.language.text import Text, Value, written
from scoring_rules.frame.result import Difference, PlayerScore, Result


class Cell(NamedTuple):
    """A number, and what there is to say of it below; `framed` marks a winner."""

    number: str
    asides: tuple[Value, ...] = ()
    framed: bool = False


def category_cell(result: Result, player: PlayerScore, id_: str) -> Cell:
    """Return the points of a category, nothing where the player has none such."""
    points = next((category.points for category in player.categories if category.id == id_), None)
    if points is None:
        return Cell("")
    by_other_readings = (
        _by_reading(each.name, each.other)
        for each in result.other_readings
        if each.player == player.name and each.category == id_
    )
    return Cell(written(points), (*_claims(player, id_), *by_other_readings))


def total_cell(result: Result, player: PlayerScore) -> Cell:
    """Return the total, beside what was claimed, be it right or wrong, and what other readings give."""
    totals = other_totals(player, result.other_readings)
    names = {(each.reading, each.option): each.name for each in result.other_readings}
    by_other_readings = (_by_reading(names[key], total) for key, total in totals.items())
    asides = (*_claims(player, "total"), *by_other_readings)
    if player.claimed.get("total") == player.total:
        asides = (Text("claimed {points}", points=written(player.total)), *asides)
    return Cell(written(player.total), asides, player.winner)


def rank_cell(player: PlayerScore) -> Cell:
    """Return the rank, and whether the players had named another winner."""
    if all(each.category != "winner" for each in player.differences):
        return Cell(str(player.rank))
    said = Text("not named as winner") if player.winner else Text("named as winner")
    return Cell(str(player.rank), (said,))


def signed(points: int) -> str:
    """Return a number with its sign."""
    return written(points) if points < 0 else f"+{points}"


def _by_reading(name: Value, points: int) -> Text:
    return Text("{reading}: {points}", reading=name, points=written(points))


def _claims(player: PlayerScore, id_: str) -> Iterator[Text]:
    return (_claim(each) for each in player.differences if each.category == id_)


def _claim(difference: Difference) -> Text:
    """Return what was claimed, and how far it is off."""
    points, off = written(difference.claimed), signed(difference.claimed - difference.computed)
    if difference.by is None:
        return Text("claimed {points} ({difference})", points=points, difference=off)
    return Text("{who} says {points} ({difference})", who=difference.by, points=points, difference=off)
