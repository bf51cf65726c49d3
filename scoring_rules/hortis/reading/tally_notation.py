"""Reading a tally: `{oranges: [4, 3, P], lemons: [2, 3], limes: [6], squirrel: 0, lost: 2}`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Place, at
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.words import FRUIT_IDS
from scoring_rules.hortis.reading.numbers import DICE, whole
from scoring_rules.hortis.table import Tally

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import TallyOfDice

_UNUSED = {"unused", "no", "none", "non", "nein", "inutilise", "pasutilise", "unbenutzt"}


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
    lost = _lost(typed.lost, at(*path, "lost"), findings)
    return Tally(values, squirrel, lost, beside is not None)


def _dice(typed: tuple[str, ...], path: tuple[str | int, ...], findings: Findings) -> tuple[int, ...]:
    values = []
    for index, word in enumerate(typed):
        value = DICE.get(word.upper())
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
    number = whole(typed)
    if number is None:
        findings.say(
            codes.NEIGHBOURS,
            place,
            "`{typed}` is not a number of dice",
            help="type how many dice are next to the squirrel, or `unused`",
            typed=short(typed),
        )
    return number


def _lost(typed: str | None, place: Place, findings: Findings) -> int:
    if typed is None:
        return 0
    number = whole(typed)
    if number is None:
        findings.say(
            codes.LOST,
            place,
            "`{typed}` is not a number of dice",
            help="type how many dice are on glades",
            typed=short(typed),
        )
    return number or 0
