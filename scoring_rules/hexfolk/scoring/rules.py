"""The scoring rules of Hexfolk, which of them are in force, and who has the two cards worth 2 points.

Sources: the French rules page for all values; for the walk that is measured see the rule `hexfolk.longest_road`.
From a position alone: the only player with the most, if that is enough, must have the card; nobody has
it where nobody has enough; where several share the most it is open, because who had it first decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from scoring_rules.frame.info import Rule
from scoring_rules.frame.language.text import People, Text, Value
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.board.walk import MOST_ROADS, longest_walk
from scoring_rules.hexfolk.data.box import (
    AWARD_VALUE,
    CITY_VALUE,
    LEAST_ARMY,
    LEAST_ROAD,
    SETTLEMENT_VALUE,
    VICTORY_CARD_VALUE,
)
from scoring_rules.hexfolk.table import NOBODY, Seat, Settings, Table, is_by_number, road_length, typed_places, walked


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
    figures = [None if _has_no_length(seat) else road_length(table, index) for index, seat in enumerate(table.seats)]
    return _award(figures, LEAST_ROAD, table.settings.longest_road, _by_number(table))


def _has_no_length(seat: Seat) -> bool:
    """Whether it is not known how long a seat's longest road is: its pieces are by number, and no length is typed."""
    unsaid = seat.by_number is not None and seat.road_counted is None and not seat.pieces.roads
    return seat.board is None or unsaid


def _has_no_knights(seat: Seat) -> bool:
    """Whether it is not known how many knights a seat has: its points or only its card are typed."""
    return seat.board is None or (seat.by_number is not None and seat.by_number.has_army)


def _by_number(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.by_number is not None]


def largest_army(table: Table) -> Award:
    """Return who has the largest army."""
    figures = [None if _has_no_knights(seat) else seat.knights for seat in table.seats]
    return _award(figures, LEAST_ARMY, table.settings.largest_army, _by_number(table))


def _award(figures: Sequence[int | None], least: int, stated: int | None, scored: Collection[int] = ()) -> Award:
    """Return who has a card; of the `scored` seats without a figure one has it where the record says so."""
    most = max((figure for figure in figures if figure is not None), default=0)
    leaders = tuple(seat for seat, figure in enumerate(figures) if figure == most) if most >= least else ()
    unknown = tuple(seat for seat, figure in enumerate(figures) if figure is None)
    holder = None
    if stated in leaders or (stated in unknown and stated in scored):
        holder = stated
    elif len(leaders) == 1 and not (unknown and (stated == NOBODY or stated in unknown)):
        holder = leaders[0]
    return Award(holder, most, leaders, least, stated, unknown, tuple(figures))


_SETTLEMENTS = Text("settlements")
_CITIES = Text("cities")
_VICTORY_CARDS = Text("victory cards")


def settlements(table: Table, seat: int) -> Iterator[Item]:
    """Every settlement is worth 1 point."""
    yield _counted("settlements", table, seat, SETTLEMENT_VALUE, _SETTLEMENTS)


def cities(table: Table, seat: int) -> Iterator[Item]:
    """Every city is worth 2 points; the settlement that it replaced is back in the supply."""
    yield _counted("cities", table, seat, CITY_VALUE, _CITIES)


def _counted(rule: str, table: Table, seat: int, value: int, label: Text) -> Item:
    crossings: tuple[int, ...] = getattr(board_of(table, seat), rule)
    n = table.seats[seat].how_many(rule)
    places = tuple(table.island.crossings[crossing] for crossing in sorted(crossings))
    return Item(f"hexfolk.{rule}", n * value, label, f"{n} × {value}", places)


def victory_cards(table: Table, seat: int) -> Iterator[Item]:
    """Every victory card is worth 1 point, hidden ones too."""
    board_of(table, seat)
    n = table.seats[seat].victory_cards
    working = f"{n} × {VICTORY_CARD_VALUE}"
    yield Item("hexfolk.victory_cards", n * VICTORY_CARD_VALUE, _VICTORY_CARDS, working)


def longest_road_card(table: Table, seat: int) -> Iterator[Item]:
    """The holder of the longest road, of 5 roads or more, has 2 points; every player's walk is named."""
    board = board_of(table, seat)
    award = longest_road(table)
    length = road_length(table, seat)
    edges = walked(table, seat)
    names, typed = table.island.edges, typed_places(table)
    left_out = tuple(typed.get(names[edge], names[edge]) for edge in sorted(set(board.roads) - set(edges)))
    walk = (
        Text("longest walk of {n} road", "longest walk of {n} roads", n=length)
        if board.roads or not is_by_number(table, seat)
        else _as_counted(award.figures[seat])
    )
    if left_out:
        walk = Text("{walk} (without {roads})", walk=walk, roads=" ".join(left_out))
    parts: tuple[Value, ...] = (walk, *_cuts(table, seat), _standing(table, award, seat))
    points = AWARD_VALUE if award.holder == seat else 0
    label = Text("{parts}", parts=parts)
    yield Item("hexfolk.longest_road", points, label, str(points), tuple(names[edge] for edge in edges))


def _cuts(table: Table, seat: int) -> Iterator[Text]:
    """Yield where a building of another player cuts the roads of a seat, if they would make a longer walk."""
    roads = table.seats[seat].pieces.roads
    ends = [table.island.ends[edge] for edge in sorted(roads)]
    met = Counter(crossing for pair in ends for crossing in pair)
    cut = {
        crossing: (owner, "city" if crossing in owner.pieces.cities else "settlement")
        for other, owner in enumerate(table.seats)
        if other != seat
        for crossing in owner.pieces.buildings
        if met[crossing] > 1
    }
    if not cut or len(roads) > MOST_ROADS or len(longest_walk(ends)) <= len(table.walks[seat]):
        return
    typed = typed_places(table)
    for crossing, (owner, kind) in sorted(cut.items()):
        name = table.island.crossings[crossing]
        yield _CUT_BY[kind].with_values(crossing=typed.get(name, name), player=owner.name)


_CUT_BY = {
    "settlement": Text("cut at {crossing} by the settlement of {player}"),
    "city": Text("cut at {crossing} by the city of {player}"),
}


def _as_counted(length: int | None) -> Text:
    """Return a longest road of which nobody typed where it is."""
    if length is None:
        return Text("how long the longest road is was not typed")
    return Text("longest road of {n}, as counted at the table", n=length)


def largest_army_card(table: Table, seat: int) -> Iterator[Item]:
    """The holder of the largest army, of 3 knights played or more, has 2 points."""
    board_of(table, seat)
    award = largest_army(table)
    knights = table.seats[seat].knights
    played = Text("{n} knight played", "{n} knights played", n=knights)
    points = AWARD_VALUE if award.holder == seat else 0
    label = Text("{parts}", parts=(played, _standing(table, award, seat)))
    yield Item("hexfolk.largest_army", points, label, str(points))


def _standing(table: Table, award: Award, seat: int) -> Text:
    """Return how far a seat is from a card: it holds it, shares the most, or who has more."""
    names = People(table.seats[leader].name for leader in award.leaders if leader != seat)
    if award.holder == seat:
        return _ahead(table, award, seat, names)
    if seat in award.leaders:
        if award.holder is not None:
            return Text("{holder} with as many keeps the card", holder=table.seats[award.holder].name)
        return Text("as many as {names}, so nobody has the card", names=names)
    if not award.leaders:
        return Text("{least} are needed for the card", least=award.least)
    return Text("{names} has {most}", "{names} have {most}", n=len(names), names=names, most=award.most)


def _ahead(table: Table, award: Award, seat: int, tied: tuple[str, ...]) -> Text:
    if tied:
        return Text(
            "keeps the card; {names} has as many", "keeps the card; {names} have as many", n=len(tied), names=tied
        )
    figures = {other: figure for other, figure in enumerate(award.figures) if other != seat and figure is not None}
    if not figures:
        return Text("has the card")
    next_most = max(figures.values())
    rivals = People(table.seats[other].name for other, figure in figures.items() if figure == next_most)
    return Text(
        "has the card; next {names} with {most}",
        "has the card; next {names} with {most}",
        n=len(rivals),
        names=rivals,
        most=next_most,
    )


_PIECES = {
    "hexfolk.settlements": Rule("settlements", settlements),
    "hexfolk.cities": Rule("cities", cities),
    "hexfolk.victory_cards": Rule("victory_cards", victory_cards),
}
_AWARDS = {
    "hexfolk.longest_road": Rule("longest_road", longest_road_card),
    "hexfolk.largest_army": Rule("largest_army", largest_army_card),
}


def rules(settings: Settings) -> Mapping[str, Rule]:
    """Return the rules in force, in pad order: pieces and cards, then the special awards unless off."""
    return _rules(settings.special_awards)


@lru_cache(maxsize=2)
def _rules(special_awards: bool) -> Mapping[str, Rule]:
    return {**_PIECES, **_AWARDS} if special_awards else dict(_PIECES)


def points(table: Table, seat: int) -> int:
    """Return the points of a seat with adjustments, or those that were counted by hand."""
    player = table.seats[seat]
    if player.board is None:
        return (player.counted or 0) + player.adjustments
    scored = (item.points for rule in rules(table.settings).values() for item in rule.score(table, seat))
    return sum(scored) + player.adjustments
