"""The scoring rules of Hexfolk and which of them are in force.

Sources: the French rules page for all values; for the walk that is measured see the rule `hexfolk.longest_road`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scoring_rules.frame.info import Rule
from scoring_rules.frame.language.text import People, Text, Value
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.data.box import AWARD_VALUE, CITY_VALUE, SETTLEMENT_VALUE, VICTORY_CARD_VALUE
from scoring_rules.hexfolk.scoring.awards import Award, largest_army, longest_road
from scoring_rules.hexfolk.table import Settings, Table, road_length, walked

_SETTLEMENTS = Text("settlements")
_CITIES = Text("cities")
_VICTORY_CARDS = Text("victory cards")


def settlements(table: Table, seat: int) -> Iterator[Item]:
    """Every settlement is worth 1 point."""
    yield _counted("settlements", table, board_of(table, seat).settlements, SETTLEMENT_VALUE, _SETTLEMENTS)


def cities(table: Table, seat: int) -> Iterator[Item]:
    """Every city is worth 2 points; the settlement that it replaced is back in the supply."""
    yield _counted("cities", table, board_of(table, seat).cities, CITY_VALUE, _CITIES)


def _counted(rule: str, table: Table, crossings: tuple[int, ...], value: int, label: Text) -> Item:
    n = len(crossings)
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
    names = table.island.edges
    left_out = tuple(names[edge] for edge in sorted(set(board.roads) - set(edges)))
    walk = Text("longest walk of {n} road", "longest walk of {n} roads", n=length)
    if left_out:
        walk = Text("{walk} (not in it: {roads})", walk=walk, roads=" ".join(left_out))
    parts: tuple[Value, ...] = (walk, _standing(table, award, seat))
    points = AWARD_VALUE if award.holder == seat else 0
    label = Text("{parts}", parts=parts)
    yield Item("hexfolk.longest_road", points, label, str(points), tuple(names[edge] for edge in edges))


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
        return Text("as many as {names}: nobody has the card", names=names)
    if not award.leaders:
        return Text("{least} are needed for the card", least=award.least)
    return Text("{names}: {most}", names=names, most=award.most)


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
