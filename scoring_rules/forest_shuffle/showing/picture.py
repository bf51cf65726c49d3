"""The drawing of a player's forest: its hosts in rows, each with the cards on its four sides, equal bare ones stacked.

A card has its picture and its name on it; what it is worth is painted in a corner, the points of a set on its first card.
Letters of one kind have one size in all forests of a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.names import host_name, place_name
from scoring_rules.forest_shuffle.board.tally import Host, host_place
from scoring_rules.forest_shuffle.showing.card_points import CardPoints, card_points
from scoring_rules.forest_shuffle.showing.host_picture import GAP, TEXT, host_shapes, laid_out, measures, spots
from scoring_rules.forest_shuffle.showing.trees import host as silhouette
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Group, Path, Picture, Point, Sample, Spot, readable
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import board_of

_SAMPLE = 10.0
_BETWEEN = 8.0
"""Between rows: points hang below and above them."""
_WIDEST = 523.0
"""In points, about what a page is wide: letters of `TEXT` are then as large as that."""
_NARROWEST = 190.0


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's forest, the places framed that are `marked`.

    Raises:
        ValueError: The seat has no forest.
    """
    name, hosts = table.seats[seat].name, board_of(table, seat).hosts
    points = card_points(table, seat)
    width = _width(table)
    groups: list[Group] = []
    places: dict[str, Spot] = {}
    y = GAP
    for row in _rows(_stacks(hosts, points, marked), width):
        sizes = [measures(stack.host) for stack in row]
        above, below = max(size.above for size in sizes), max(size.below for size in sizes)
        middle = max(size.middle for size in sizes)
        x = GAP
        for stack, size in zip(row, sizes, strict=True):
            cards = laid_out(stack.first, stack.host, size, above, middle)
            groups.append(Group(tuple(host_shapes(stack.first, stack.host, cards, marked, stack.size)), Point(x, y)))
            places.update(spots(cards, x, y))
            x += size.width + GAP
        y += above + middle + below + _BETWEEN
    return Picture(
        width=width,
        height=max(y, _NARROWEST / 4),
        shapes=tuple(groups),
        title=Text("forest of {name}", name=name),
        alternative=_in_words(name, hosts, marked),
        legend=tuple(_legend(hosts, marked)),
        least=readable(width, TEXT),
        spots=places,
        worth={place: points.at(place) for place in places},
    )


def _width(table: Table) -> float:
    """Return how wide the forests of a table are drawn: all equally, so that their letters are of one size."""
    forests = (seat.board.hosts for seat in table.seats if seat.board is not None)
    longest = max((sum(measures(host).width + GAP for host in hosts) for hosts in forests), default=0.0)
    return min(max(longest + GAP, _NARROWEST), _WIDEST)


class _Stack(NamedTuple):
    """A host, its number from 0, and how many of them there are that are alike in all, one after the other."""

    first: int
    host: Host
    size: int


def _stacks(hosts: Sequence[Host], points: CardPoints, marked: frozenset[str]) -> Iterator[_Stack]:
    """Yield the hosts, equal ones without a card around them and with equal points as one."""
    first = 0
    while first < len(hosts):
        alike = _looks(first, hosts[first], points, marked)
        last = first + 1
        while alike is not None and last < len(hosts) and _looks(last, hosts[last], points, marked) == alike:
            last += 1
        yield _Stack(first, hosts[first], last - first)
        first = last


def _looks(number: int, host: Host, points: CardPoints, marked: frozenset[str]) -> tuple[str, int | None, bool] | None:
    """Return what makes a bare host look as it does, None for one with cards around it."""
    if any(host.slots):
        return None
    place = host_place(number, host)
    return host.face.printing.kind.id, points.at(place), place in marked


def _rows(stacks: Iterable[_Stack], width: float) -> Iterator[list[_Stack]]:
    """Yield stacks row by row, as many in each as fit."""
    row: list[_Stack] = []
    used = GAP
    for stack in stacks:
        wide = measures(stack.host).width + GAP
        if row and used + wide > width:
            yield row
            row, used = [], GAP
        row.append(stack)
        used += wide
    if row:
        yield row


def _legend(hosts: Sequence[Host], marked: frozenset[str]) -> Iterator[Sample]:
    """Yield what there is to explain: of the hosts a shrub or a sapling, and what is marked."""
    kinds = {host.face.printing.kind.slot for host in hosts}
    for slot, text in (("shrub", Text("shrub")), ("sapling", Text("sapling"))):
        if slot in kinds:
            yield Sample((Group(silhouette("", slot), Point(0.5, 0.5), 0.09),), _SAMPLE, text)
    if marked:
        yield Sample(
            (Path(rounded_box(1, 1, _SAMPLE - 2, _SAMPLE - 2, 2), "paper", "ink", 1.4),), _SAMPLE, Text("counts here")
        )


def _in_words(name: str, hosts: Sequence[Host], marked: frozenset[str]) -> Text:
    """Return the drawing in words: host by host with the cards around it, and what is framed."""
    described: list[Value] = []
    for number, host in enumerate(hosts):
        around: tuple[Value, ...] = tuple(face.printing.kind.name for slot in host.slots for face in slot)
        of_host = host_name(number, host.face.printing.kind)
        described.append(Text("{host} with {cards}", host=of_host, cards=around) if around else of_host)
    forest = Text("the forest of {name}, host by host: {hosts}", name=name, hosts=tuple(described))
    if not marked:
        return forest
    places = tuple(place_name(place) for place in sorted(marked, key=_by_number))
    return Text("{forest}; framed: {places}", forest=forest, places=places)


def _by_number(place: str) -> tuple[int, str]:
    number, _, rest = place.partition(" ")
    return int(number), rest
