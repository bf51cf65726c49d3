"""Who has the two cards worth 2 points: what a finished position says, and where it leaves the matter open.

From a position alone: the only player with the most, if that is enough, must have the card; nobody has
it where nobody has enough; where several share the most it is open, because who had it first decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.hexfolk.data.box import LEAST_ARMY, LEAST_ROAD
from scoring_rules.hexfolk.table import NOBODY, Table, road_length


class Award(NamedTuple):
    """One of the cards at the end of a game.

    Attributes:
        holder: The seat that has it, None where nobody does or nobody can say.
        most: The most roads or knights of any seat that is known.
        leaders: The seats with the most, where that is enough; none where it is not.
        least: How many are enough.
        stated: The seat that the record names, `NOBODY`, or None.
        unknown: Seats of which nothing is known, as their points were counted by hand.
        figures: The roads or knights of each seat, None where not known.
    """

    holder: int | None
    most: int
    leaders: tuple[int, ...]
    least: int
    stated: int | None
    unknown: tuple[int, ...]
    figures: tuple[int | None, ...]

    @property
    def is_open(self) -> bool:
        """Whether several share the most and the record does not say who has the card."""
        return len(self.leaders) > 1 and self.stated is None


def longest_road(table: Table) -> Award:
    """Return who has the longest road."""
    figures = [None if seat.board is None else road_length(table, index) for index, seat in enumerate(table.seats)]
    return _award(figures, LEAST_ROAD, table.settings.longest_road)


def largest_army(table: Table) -> Award:
    """Return who has the largest army."""
    figures = [None if seat.board is None else seat.knights for seat in table.seats]
    return _award(figures, LEAST_ARMY, table.settings.largest_army)


def _award(figures: Sequence[int | None], least: int, stated: int | None) -> Award:
    most = max((figure for figure in figures if figure is not None), default=0)
    leaders = tuple(seat for seat, figure in enumerate(figures) if figure == most) if most >= least else ()
    unknown = tuple(seat for seat, figure in enumerate(figures) if figure is None)
    holder = None
    if stated in leaders:
        holder = stated
    elif len(leaders) == 1 and not (unknown and (stated == NOBODY or stated in unknown)):
        holder = leaders[0]
    return Award(holder, most, leaders, least, stated, unknown, tuple(figures))
