"""The drawing of a player's forest: its hosts in rows, each with the cards on its four sides, equal bare ones stacked.

A card has its picture and its name on it, and in a corner what it is worth; the points of a set are on its first card.
Letters of one kind have one size in all forests of a table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.names import host_name, place_name
from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.board.tally import Copies, Host, host_place
from scoring_rules.forest_shuffle.scoring.majority import Majority
from scoring_rules.forest_shuffle.scoring.points import shapes
from scoring_rules.forest_shuffle.scoring.rules import rules
from scoring_rules.forest_shuffle.scoring.sets import Sets, SetTable
from scoring_rules.forest_shuffle.scoring.shape import PREFIX
from scoring_rules.forest_shuffle.showing.host_picture import GAP, TEXT, Look, Measures, host_shapes, legend, measures
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.board.picture import Group, Picture, Point
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import board_of

_WIDEST = 523.0
"""In points, about what a page is wide: letters of `TEXT` are then as large as that."""
_NARROWEST = 190.0
_READABLE = 6.0
"""The size in points that letters have at least on paper."""


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's forest, the places framed that are `marked`.

    Raises:
        ValueError: The seat has no forest.
    """
    name, hosts = table.seats[seat].name, board_of(table, seat).hosts
    look = Look(marked, card_points(table, seat))
    width = _width(table)
    groups: list[Group] = []
    y = GAP
    for row in _rows(_stacks(hosts, look), width):
        sizes = [measures(stack.host) for stack in row]
        above, below = max(size.above for size in sizes), max(size.below for size in sizes)
        middle = max(size.middle for size in sizes)
        x = GAP
        for stack, size in zip(row, sizes, strict=True):
            room = Measures(size.left, size.right, above, below, middle)
            shapes = tuple(host_shapes(stack.first, stack.host, room, look, stack.size))
            groups.append(Group(shapes, Point(x, y)))
            x += size.width + GAP
        y += above + middle + below + GAP
    return Picture(
        width=width,
        height=max(y, _NARROWEST / 4),
        shapes=tuple(groups),
        title=Text("forest of {name}", name=name),
        alternative=_in_words(name, hosts, marked),
        legend=tuple(legend(hosts, look)),
        least=width * _READABLE / TEXT,
    )


def card_points(table: Table, seat: int) -> Counter[str]:
    """Return the points of the cards in each place; with those of the cave they make the whole score."""
    forest, in_force = board_of(table, seat), shapes(table.settings.rulings)
    points: Counter[str] = Counter()
    for rule_id, rule in rules(table.settings).items():
        if rule.category == "cave":
            continue
        kind = rule_id.removeprefix(PREFIX)
        for item in rule.score(table, seat):
            shape, copies = in_force.get(kind), forest.kinds.get(kind)
            if copies is None or shape is None or isinstance(shape, Sets | SetTable):
                points[item.places[0]] += item.points
            elif isinstance(shape, Majority):
                points.update(dict.fromkeys(copies.places, item.points // copies.n))
            else:
                make_item = shape.of_kind(KINDS[kind])
                for copy in _one_by_one(copies):
                    points[copy.places[0]] += make_item(forest, copy).points
    return points


def _one_by_one(copies: Copies) -> Iterator[Copies]:
    """Yield each copy of a kind as if it were the only one, so that what it scores by itself is known."""
    for spot, host, printing in zip(copies.spots, copies.hosts, copies.printings, strict=True):
        yield Copies(1, (spot,), (spot,), (host,), (printing,))


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


def _stacks(hosts: Sequence[Host], look: Look) -> Iterator[_Stack]:
    """Yield the hosts, equal ones without a card around them and with equal points as one."""
    first = 0
    while first < len(hosts):
        alike = _looks(first, hosts[first], look)
        last = first + 1
        while alike is not None and last < len(hosts) and _looks(last, hosts[last], look) == alike:
            last += 1
        yield _Stack(first, hosts[first], last - first)
        first = last


def _looks(number: int, host: Host, look: Look) -> tuple[str, int, bool] | None:
    """Return what makes a bare host look as it does, None for one with cards around it."""
    if any(host.slots):
        return None
    place = host_place(number, host)
    return host.face.printing.kind.id, look.points.get(place, 0), place in look.marked


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
