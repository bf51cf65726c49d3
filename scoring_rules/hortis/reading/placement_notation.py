"""Reading placements: `{card: 1, turn: 0, at: [2, 3]}`, or a line `1 0 2,3`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Place
from scoring_rules.hortis.board.spaces import Spot
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.keys import KEYS
from scoring_rules.hortis.reading.numbers import card_number, whole
from scoring_rules.hortis.table import Move

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import Placement

_CELL = re.compile(r"([A-Za-z]{1,2})([0-9]{1,2})")
_QUARTER = 90
_FULL = 360
_FARTHEST = 99
_HELP = Text(
    "a placement is card, turn and place: `{example}`, or the line `5 90 2,1`",
    example=KEYS.as_typed("{card: 5, turn: 90, at: [2, 1]}"),
)
_AT_HELP = Text(
    "type column and row of the top left space of the turned card, as `[2, 1]`, or its place in the grove, as `B4`"
)


def read_placements(typed: Sequence[Placement], seat: int, found: list[Finding]) -> tuple[Move, ...] | None:
    """Return the placements in order, None where one of them cannot be read."""
    moves = [
        _move(each, Place(("players", seat, "placements", index)), found) for index, each in enumerate(typed)
    ]
    if None in moves:
        return None
    return tuple(move for move in moves if move is not None)


def _move(typed: Placement, place: Place, found: list[Finding]) -> Move | None:
    lacking = [key for key in ("card", "at") if getattr(typed, key) is None]
    if lacking:
        label = Text(
            "{keys} is not typed",
            "{keys} are not typed",
            n=len(lacking),
            keys=tuple(f"`{key}:`" for key in lacking),
        )
        found.append(finding(codes.PLACEMENT, place, label, help=_HELP))
        return None
    before = len(found)
    card = card_number(typed.card or "", Place((*place.path, "card")), found)
    turn = _turn(typed.turn, Place((*place.path, "turn")), found)
    spots = _spots(typed.at or (), Place((*place.path, "at")), found)
    dice = _spots(typed.dice or (), Place((*place.path, "dice")), found)
    if len(found) == before and len(spots) != 1:
        label = Text("`{typed}` is no place", typed=short(" ".join(typed.at or ())))
        found.append(finding(codes.PLACEMENT, Place((*place.path, "at")), label, help=_AT_HELP))
    if len(found) > before or card is None:
        return None
    return Move(card, turn, *spots[0], tuple(dice))


def _turn(typed: str | None, place: Place, found: list[Finding]) -> int:
    """Return clockwise quarter turns; none typed is none made."""
    if typed is None:
        return 0
    degrees = whole(typed.strip().removesuffix("°"))
    if degrees is None or degrees % _QUARTER or not -_FULL < degrees < _FULL:
        label = Text("`{typed}` is no turn of a card", typed=short(typed))
        found.append(
            finding(codes.PLACEMENT, place, label, help=Text("type 0, 90, 180 or 270: degrees clockwise"))
        )
        return 0
    return degrees // _QUARTER % 4


def _spots(typed: Sequence[str], place: Place, found: list[Finding]) -> list[Spot]:
    """Return places: two numbers each, column and row, or a letter and a number, row and column."""
    spots: list[Spot] = []
    numbers: list[int] = []
    for index, word in enumerate(typed):
        plain = word.strip("()[]")
        cell = _CELL.fullmatch(plain)
        number = whole(plain)
        if cell and not numbers:
            spots.append((int(cell[2]) - 1, _row(cell[1])))
        elif number is not None and abs(number) <= _FARTHEST:
            numbers.append(number)
        else:
            label = Text("`{typed}` is no column, row or place", typed=short(word))
            found.append(finding(codes.PLACEMENT, Place((*place.path, index)), label, help=_AT_HELP))
            return []
        if len(numbers) == len(("column", "row")):
            spots.append((numbers[0], numbers[1]))
            numbers = []
    if numbers:
        label = Text("a column without a row")
        found.append(finding(codes.PLACEMENT, place, label, help=_AT_HELP))
        return []
    return spots


def _row(letters: str) -> int:
    """Return the row that letters name, from 0."""
    row = 0
    for letter in letters.upper():
        row = row * 26 + ord(letter) - ord("A") + 1
    return row - 1
