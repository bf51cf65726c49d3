"""The blank pad of Hexfolk: a row for each thing that scores, and a track to the target to tick."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.pad import Pad, PadRow
from scoring_rules.frame.board.picture import Group, Point, Shape
from scoring_rules.frame.language.text import Text
from scoring_rules.hexfolk.data import box
from scoring_rules.hexfolk.showing.info import CATEGORIES
from scoring_rules.hexfolk.showing.pieces import city, road, settlement
from scoring_rules.hexfolk.table import Table

_PLAYERS = 4
_MOST_TICKED = 15


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the target and the players of a table where there is one."""
    target = table.settings.target if table is not None else box.TARGET
    return Pad(
        rows=tuple(_rows(target)),
        symbol=_symbol(city(Point(5, 5), "#D1442F", "")),
        players=_PLAYERS if table is None else len(table.seats),
        names=() if table is None else tuple(seat.name for seat in table.seats),
    )


def _symbol(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return (Group(shapes, Point(0, 0), 10),)


def _rows(target: int) -> Iterator[PadRow]:
    track = Text("tick each point; the target is {target}", target=target)
    if target <= _MOST_TICKED:
        yield PadRow(Text("Points"), track, boxes=target, ends=True)
    each, house = Text("{points} for each"), settlement(Point(5, 5), "paper", "")
    yield PadRow(CATEGORIES["settlements"], each.with_values(points=box.SETTLEMENT_VALUE), symbol=_symbol(house))
    yield PadRow(
        CATEGORIES["cities"], each.with_values(points=box.CITY_VALUE), symbol=_symbol(city(Point(5, 5), "paper", ""))
    )
    hidden = Text("{points} for each, hidden ones too", points=box.VICTORY_CARD_VALUE)
    yield PadRow(CATEGORIES["victory_cards"], hidden)
    yield PadRow(
        CATEGORIES["longest_road"],
        Text("{points} for the longest, from {least} roads on", points=box.AWARD_VALUE, least=box.LEAST_ROAD),
        symbol=_symbol(road(Point(0.5, 7), Point(9.5, 3), "paper", "")),
        values=(str(box.AWARD_VALUE),),
    )
    yield PadRow(
        CATEGORIES["largest_army"],
        Text("{points} for the largest, from {least} knights on", points=box.AWARD_VALUE, least=box.LEAST_ARMY),
        values=(str(box.AWARD_VALUE),),
        ends=True,
    )
