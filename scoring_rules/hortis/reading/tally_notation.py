"""Reading a tally: `{oranges: [4, 3, P], lemons: [2, 3], limes: [6], squirrel: 0, lost: 2}`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Place
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, HIGHEST, WHEELBARROW
from scoring_rules.hortis.data.words import FRUIT_IDS
from scoring_rules.hortis.reading.numbers import whole
from scoring_rules.hortis.table import Tally

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import TallyOfDice

_VALUES = {
    **{str(value): value for value in range(2, HIGHEST + 1)},
    "P": BASKET,
    "10": BASKET,
    "B": WHEELBARROW,
    "15": WHEELBARROW,
}
_UNUSED = {"unused", "no", "none", "non", "nein", "inutilise", "pasutilise", "unbenutzt"}


def read_tally(typed: TallyOfDice, seat: int, found: list[Finding]) -> Tally:
    """Return the dice; one that cannot be read stays among them as 0, so that the others are still checked."""
    path = ("players", seat, "tally")
    values = tuple(_dice(getattr(typed, key), Place((*path, key)), found) for key in FRUIT_IDS)
    key = "squirrel" if typed.squirrel is not None else "squirrel_neighbours"
    squirrel = _squirrel(getattr(typed, key), Place((*path, key)), found)
    if typed.squirrel is not None and typed.squirrel_neighbours is not None:
        label = Text("`squirrel:` and `squirrel_neighbours:` are the same")
        found.append(
            finding(
                codes.NEIGHBOURS, Place((*path, "squirrel_neighbours")), label, help=Text("keep one of them")
            )
        )
    lost = _lost(typed.lost, Place((*path, "lost")), found)
    return Tally(values, squirrel, lost, getattr(typed, key) is not None)


def _dice(typed: tuple[str, ...], place: Place, found: list[Finding]) -> tuple[int, ...]:
    values = []
    for index, word in enumerate(typed):
        value = _VALUES.get(word.upper())
        if value is None:
            label = Text("no die shows `{typed}`", typed=short(word))
            remedy = Text("type 2 to 6, P for a basket, B for the wheelbarrow")
            found.append(finding(codes.DIE_WORD, Place((*place.path, index)), label, help=remedy))
        values.append(value or 0)
    return tuple(values)


def _squirrel(typed: str | None, place: Place, found: list[Finding]) -> int | None:
    """Return the number of dice beside the squirrel, None where it was not used."""
    if typed is None or fold(typed) in _UNUSED:
        return None
    number = whole(typed)
    if number is None:
        label = Text("`{typed}` is no number of dice", typed=short(typed))
        remedy = Text("type how many dice lie beside the squirrel, or `unused`")
        found.append(finding(codes.NEIGHBOURS, place, label, help=remedy))
    return number


def _lost(typed: str | None, place: Place, found: list[Finding]) -> int:
    if typed is None:
        return 0
    number = whole(typed)
    if number is None:
        label = Text("`{typed}` is no number of dice", typed=short(typed))
        found.append(finding(codes.LOST, place, label, help=Text("type how many dice lie on glades")))
    return number or 0
