"""Reading what else than a grove a player types: placements, or the dice alone as a tally.

A placement is `{card: 1, turn: 0, at: [2, 3]}`, or a line `1 0 2,3`; a tally is
`{oranges: [4, 3, P], lemons: [2, 3], limes: [6], squirrel: 0, lost: 2}`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Code, Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Place, Step, at
from scoring_rules.hortis.board.spaces import Spot
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import FRUIT_IDS
from scoring_rules.hortis.data.keys import KEYS
from scoring_rules.hortis.reading.numbers import DICE, card_number, die_sign, whole
from scoring_rules.hortis.table import Move, Tally

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import Placement, TallyOfDice


_CELL = re.compile(r"([A-Za-z]{1,2})([0-9]{1,2})")
_QUARTER = 90
_FULL = 360
_FARTHEST = 99
_AT_HELP = Text(
    "type the column and row of the top left space of the turned card, as in `[2, 1]`, or its place in the grove, as in `B4`"
)


def read_placements(typed: Sequence[Placement], seat: int, findings: Findings) -> tuple[Move, ...] | None:
    """Return the placements in order, None where one of them cannot be read."""
    moves = [
        _move(placement, ("players", seat, "placements", index), findings) for index, placement in enumerate(typed)
    ]
    if None in moves:
        return None
    return tuple(move for move in moves if move is not None)


def _move(typed: Placement, path: tuple[Step, ...], findings: Findings) -> Move | None:
    missing = tuple(f"`{key}:`" for key in ("card", "at") if getattr(typed, key) is None)
    if missing:
        findings.say(
            codes.PLACEMENT,
            at(*path),
            "{keys} is not typed",
            "{keys} are not typed",
            help="a placement is card, turn and place: `{example}`, or the line `5 90 2,1`",
            n=len(missing),
            keys=missing,
            example=KEYS.as_typed("{card: 5, turn: 90, at: [2, 1]}"),
        )
        return None
    fresh = findings.watch()
    card = card_number(typed.card or "", at(*path, "card"), findings)
    turn = _turn(typed.turn, at(*path, "turn"), findings)
    spots = _spots(typed.at or (), (*path, "at"), findings)
    dice = _spots(typed.dice or (), (*path, "dice"), findings)
    if not fresh and len(spots) != 1:
        findings.say(
            codes.PLACEMENT,
            at(*path, "at"),
            "`{typed}` is not a place",
            help=_AT_HELP,
            typed=short(" ".join(typed.at or ())),
        )
    if fresh or card is None:
        return None
    return Move(card, turn, *spots[0], tuple(dice))


def _turn(typed: str | None, place: Place, findings: Findings) -> int:
    """Return clockwise quarter turns; without one the card is not turned."""
    if typed is None:
        return 0
    degrees = whole(typed.strip().removesuffix("°"))
    if degrees is None or degrees % _QUARTER or not -_FULL < degrees < _FULL:
        findings.say(
            codes.PLACEMENT,
            place,
            "`{typed}` is not a turn of a card",
            help="type 0, 90, 180 or 270: degrees clockwise",
            typed=short(typed),
        )
        return 0
    return degrees // _QUARTER % 4


def _spots(typed: Sequence[str], path: tuple[Step, ...], findings: Findings) -> list[Spot]:
    """Return places: two numbers each, column and row, or a letter and a number, row and column: `2, 1` or `B3`."""
    spots: list[Spot] = []
    column: int | None = None
    for index, word in enumerate(typed):
        plain = word.strip("()[]")
        cell = _CELL.fullmatch(plain)
        number = whole(plain)
        if cell and column is None:
            spots.append((int(cell[2]) - 1, _row(cell[1])))
        elif number is None or abs(number) > _FARTHEST:
            findings.say(
                codes.PLACEMENT,
                at(*path, index),
                "`{typed}` is not a column, a row or a place",
                help=_AT_HELP,
                typed=short(word),
            )
            return []
        elif column is None:
            column = number
        else:
            spots.append((column, number))
            column = None
    if column is not None:
        findings.say(codes.PLACEMENT, at(*path), "a column without a row", help=_AT_HELP)
        return []
    return spots


def _row(letters: str) -> int:
    """Return the row that letters name, from 0."""
    row = 0
    for letter in letters.upper():
        row = row * 26 + ord(letter) - ord("A") + 1
    return row - 1


_NO_DICE = frozenset(("none", "no", "aucun", "aucune", "rien", "non", "keine", "keiner"))
"""Words for no dice of a fruit."""
_UNUSED = {
    "unused", "no", "none", "notused", "non", "aucun", "inutilise", "pasutilise", "nonutilise", "nein", "keins", "unbenutzt",
}  # fmt: skip


def read_tally(typed: TallyOfDice, seat: int, findings: Findings) -> Tally:
    """Return the dice; one that cannot be read stays among them as 0, so that the others are still checked."""
    path = ("players", seat, "tally")
    values = tuple(_dice(getattr(typed, key), (*path, key), findings) for key in FRUIT_IDS)
    key = "squirrel" if typed.squirrel is not None else "squirrel_neighbours"
    beside = getattr(typed, key)
    squirrel = _squirrel(beside, at(*path, key), findings)
    if typed.squirrel is not None and typed.squirrel_neighbours is not None:
        findings.say(
            codes.NEIGHBOURS,
            at(*path, "squirrel_neighbours"),
            "`squirrel:` and `squirrel_neighbours:` are the same",
            help="keep one of them",
        )
    remedy = Text("type how many dice are on glades")
    lost = _how_many("0" if typed.lost is None else typed.lost, codes.LOST, at(*path, "lost"), remedy, findings) or 0
    return Tally(values, squirrel, lost, beside is not None)


def _dice(typed: tuple[str, ...], path: tuple[str | int, ...], findings: Findings) -> tuple[int, ...]:
    if len(typed) == 1 and fold(typed[0]) in _NO_DICE:
        return ()
    values = []
    for index, word in enumerate(typed):
        value = DICE.get(die_sign(word).upper())
        if value is None:
            findings.say(
                codes.DIE_WORD,
                at(*path, index),
                "no die shows `{typed}`",
                help="type 2 to 6, P for a basket, B for the wheelbarrow",
                typed=short(word),
            )
        values.append(value or 0)
    return tuple(values)


def _squirrel(typed: str | None, place: Place, findings: Findings) -> int | None:
    """Return the number of dice next to the squirrel, None where it was not used."""
    if typed is None or fold(typed) in _UNUSED:
        return None
    remedy = Text("type how many dice are next to the squirrel, or `unused`")
    return _how_many(typed, codes.NEIGHBOURS, place, remedy, findings)


def _how_many(typed: str, code: Code, place: Place, remedy: Text, findings: Findings) -> int | None:
    number = whole(typed)
    if number is None:
        findings.say(code, place, "`{typed}` is not a number of dice", help=remedy, typed=short(typed))
    return number
