"""The score pad of Hexfolk: a track to the target, what is built, and the two awards, each for one player."""

from __future__ import annotations

from scoring_rules.frame.board.pad import SPLIT, Cell, Pad, Row
from scoring_rules.frame.board.picture import Group, Point, Shape
from scoring_rules.frame.language.text import Text
from scoring_rules.hexfolk.data import box
from scoring_rules.hexfolk.showing.pieces import city, settlement
from scoring_rules.hexfolk.table import Table

_EACH = Text("how many × {points}")


def _piece(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """Return a piece, which is drawn around (0, 0), in a square."""
    return (Group(shapes, Point(50, 54), 11),)


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the target of a table, 10 otherwise."""
    target = box.TARGET if table is None else table.settings.target
    award = Cell(award=str(box.AWARD_VALUE))
    return Pad(
        symbol=_piece(city("#D1442F", "")),
        rows=(
            Row(
                Text("Points while you play"),
                Text("tick up to {target}, or the target agreed on", target=target),
                Cell(boxes=max(box.MOST_TARGET, target), numbered=True, target=target),
                heavy=True,
            ),
            Row(
                box.CATEGORIES["settlements"],
                _EACH.with_values(points=box.SETTLEMENT_VALUE),
                SPLIT,
                symbol=_piece(settlement("paper", "")),
            ),
            Row(
                box.CATEGORIES["cities"],
                _EACH.with_values(points=box.CITY_VALUE),
                SPLIT,
                symbol=_piece(city("paper", "")),
            ),
            Row(
                box.CATEGORIES["victory_cards"],
                Text("{points} each, hidden ones too", points=box.VICTORY_CARD_VALUE),
                SPLIT,
            ),
            Row(box.CATEGORIES["longest_road"], Text("from {least} roads on: one player", least=box.LEAST_ROAD), award),
            Row(
                box.CATEGORIES["largest_army"],
                Text("from {least} knights on: one player", least=box.LEAST_ARMY),
                award,
                heavy=True,
            ),
            Row(Text("Extensions, other points"), Text("as your rules have it")),
        ),
    )
