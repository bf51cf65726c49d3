"""Pieces by number: `settlements: 2`, `longest road: 7`, and who has a card, `largest army: yes`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.info import NO, YES
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.numerals import whole_number
from scoring_rules.frame.typed.place import Place, Step
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.table import ByNumber, Settings

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkPlayer

_PIECES = ("settlements", "cities", "roads")
_YES, _NO = ({fold(word) for word in name} | {fold(extra)} for name, extra in ((YES, "true"), (NO, "false")))


class Numbers(NamedTuple):
    """What a player has by number; `typed` are the kinds of pieces that are, so that they have no places."""

    by_number: ByNumber | None = None
    typed: frozenset[str] = frozenset()
    road: int | None = None
    knights: int | None = None
    has_road: bool = False
    has_army: bool = False


def read_numbers(player: HexfolkPlayer, seat: int, findings: Findings) -> Numbers:
    """Return the pieces of a player that are typed as numbers, and the cards that are said to be theirs."""
    path = ("players", seat)
    counts = {key: n for key in _PIECES if (n := _number_of_pieces(getattr(player, key))) is not None}
    for key, n in counts.items():
        _not_below_zero(n, Place((*path, key)), findings)
    road, has_road = _length_or_yes(player.longest_road, (*path, "longest_road"), findings)
    army, has_army = _length_or_yes(player.largest_army, (*path, "largest_army"), findings)
    knights = player.knights if player.knights is not None else army
    if not counts and (road is None or player.roads is not None):
        return Numbers(None, frozenset(), road, knights, has_road, has_army)
    pieces = {key: max(0, n) for key, n in counts.items()}
    by_number = ByNumber(**pieces, has_army=has_army and knights is None)
    return Numbers(by_number, frozenset(counts), road, knights, has_road, has_army)


def _number_of_pieces(lists: Sequence[Sequence[str]] | None) -> int | None:
    """Return the number that is typed where a list of places may be, None where it is such a list."""
    words = [word for words in lists or () for word in words]
    return whole_number(words[0]) if len(words) == 1 else None


def _length_or_yes(typed: str | None, path: tuple[Step, ...], findings: Findings) -> tuple[int | None, bool]:
    """Return a number, and whether the card is said to be the player's."""
    if typed is None or fold(typed) in _NO:
        return None, False
    if fold(typed) in _YES:
        return None, True
    n = whole_number(typed)
    if n is None or n < 0:
        findings.say(
            codes.COUNTED,
            Place(path),
            "`{typed}` is neither a number nor yes or no",
            help="type how many there are, as in `7`, or `yes` for who has the card",
            typed=typed,
        )
        return None, False
    return n, False


def _not_below_zero(count: int, place: Place, findings: Findings) -> None:
    if count < 0:
        findings.say(codes.NUMBER, place, "{count} is below 0", help="type how many there are", count=count)


def with_holders(settings: Settings, numbers: Sequence[Numbers], findings: Findings) -> Settings:
    """Return the settings with the holders of the two cards that players are said to be, beside `holders:`."""
    roads = [seat for seat, each in enumerate(numbers) if each.has_road]
    armies = [seat for seat, each in enumerate(numbers) if each.has_army]
    return settings._replace(
        longest_road=_holder("longest_road", roads, settings.longest_road, findings),
        largest_army=_holder("largest_army", armies, settings.largest_army, findings),
    )


def _holder(key: str, seats: Sequence[int], stated: int | None, findings: Findings) -> int | None:
    """Return who has a card: the seat that is said to, or the one that `holders:` states."""
    if not seats:
        return stated
    places = [Place(("players", seat, key)) for seat in seats]
    if len(seats) > 1:
        findings.twice(
            codes.HOLDER,
            places,
            "the card is here",
            "the card is here, too",
            help="only one player has it: type `yes` for that one, for the others the number",
        )
    elif stated is not None and stated != seats[0]:
        findings.say(codes.HOLDER, places[0], "`holders:` names another", help="remove one of the two")
    else:
        return seats[0]
    return stated
