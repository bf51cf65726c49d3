"""The drawing of a player's forest: hosts in rows, each a card with its four slots around it.

What a card is stands in words on it, and what it is worth in a corner; trees, shrubs and saplings differ by
shape and hatching as well as by shade, places that are marked have a thick frame.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, sqrt
from typing import NamedTuple

from scoring_rules.forest_shuffle.card_points import card_points
from scoring_rules.forest_shuffle.names_in_lines import LONG, in_lines
from scoring_rules.forest_shuffle.table import Table, forest_of
from scoring_rules.forest_shuffle.tally import SLOTS, Face, Host, host_place
from scoring_rules.picture import Group, Label, Picture, Point, Polygon, Sample, Shape, box
from scoring_rules.text import Name, Text, Value

_WIDTH, _HEIGHT = 60.0, 36.0
_SIDE, _BAND = 18.0, 9.0
_GAP = 3.0
_SIZE = 3.4
_BROKEN_AT = 2.7
_SMALL = 2.5
_LETTERS = 0.54
_LEADING = 1.15
_HATCH = 2.2
_SAMPLE = 10.0
_RATIO = 0.9
_BARE = (24.0, 12.0)
_MIDDLING = 14.0
_NUMBER = 4.0
_FILLS = {"tree": "verdict", "shrub": "band"}


class _Room(NamedTuple):
    """A rectangle of the drawing, whether it is framed, and what the cards in it are worth."""

    x: float
    y: float
    width: float
    height: float
    framed: bool
    points: int

    @property
    def outline(self) -> tuple[str, float]:
        """The style and the width of its frame."""
        return ("ink", 1.0) if self.framed else ("muted", 0.35)


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's forest, the places framed that are `marked`.

    Raises:
        ValueError: The seat has no forest.
    """
    name, forest = table.seats[seat].name, forest_of(table, seat)
    points = card_points(table, seat)
    full = [index for index, host in enumerate(forest.hosts) if any(host.slots)]
    bare = [index for index, host in enumerate(forest.hosts) if not any(host.slots)]
    columns = max(2, ceil(sqrt(len(full) * _HEIGHT / _WIDTH * _RATIO)))
    width = _GAP + columns * (_WIDTH + _GAP)
    below = _GAP + ceil(len(full) / columns) * (_HEIGHT + _GAP)
    in_row = int((width - _GAP) // (_BARE[0] + _GAP))
    groups = [
        Group(
            tuple(_host(index, forest.hosts[index], marked, points)), _corner(n, columns, (_WIDTH, _HEIGHT))
        )
        for n, index in enumerate(full)
    ]
    for n, index in enumerate(bare):
        corner = _corner(n, in_row, _BARE)
        room = _Room(0, 0, *_BARE, *_found(host_place(index, forest.hosts[index]), marked, points))
        shapes = tuple(_middle(index, forest.hosts[index], room))
        groups.append(Group(shapes, Point(corner.x, corner.y + below - _GAP)))
    return Picture(
        width=width,
        height=max(below + ceil(len(bare) / in_row) * (_BARE[1] + _GAP), _HEIGHT),
        shapes=tuple(groups),
        title=Text("forest of {name}", name=name),
        alternative=_in_words(name, forest.hosts, marked),
        legend=tuple(_legend(framed=bool(marked))),
    )


def _corner(index: int, columns: int, size: tuple[float, float]) -> Point:
    row, column = divmod(index, columns)
    return Point(_GAP + column * (size[0] + _GAP), _GAP + row * (size[1] + _GAP))


def _found(place: str, marked: frozenset[str], points: Mapping[str, int]) -> tuple[bool, int]:
    """Return whether a place is framed, and what the cards there are worth."""
    return place in marked, points.get(place, 0)


def _in_words(name: str, hosts: Sequence[Host], marked: frozenset[str]) -> Text:
    said: list[Value] = []
    for number, host in enumerate(hosts):
        around: tuple[Value, ...] = tuple(face.printing.kind.name for slot in host.slots for face in slot)
        kind = host.face.printing.kind.name
        said.append(
            Text("{n} {host} with {cards}", n=number + 1, host=kind, cards=around)
            if around
            else Text("{n} {host}", n=number + 1, host=kind)
        )
    whole = Text("the forest of {name}, host by host: {hosts}", name=name, hosts=tuple(said))
    return Text("{forest}; framed: {places}", forest=whole, places=tuple(sorted(marked))) if marked else whole


def _host(number: int, host: Host, marked: frozenset[str], points: Mapping[str, int]) -> Iterator[Shape]:
    """Yield a host in the middle and the cards around it."""
    place = host_place(number, host)
    inner, across = _WIDTH - 2 * _SIDE, _HEIGHT - 2 * _BAND
    middle = _Room(_SIDE, _BAND, inner, across, *_found(place, marked, points))
    yield from _middle(number, host, middle)
    corners = (
        (_SIDE, 0.0, inner, _BAND),
        (_SIDE, _HEIGHT - _BAND, inner, _BAND),
        (0.0, _BAND, _SIDE, across),
        (_WIDTH - _SIDE, _BAND, _SIDE, across),
    )
    for slot, faces, corner in zip(SLOTS, host.slots, corners, strict=True):
        if faces:
            yield from _slot(faces, _Room(*corner, *_found(f"{place}: {slot}", marked, points)))


def _middle(number: int, host: Host, room: _Room) -> Iterator[Shape]:
    kind = host.face.printing.kind
    sapling = kind.slot == "sapling"
    points = box(*room[:4]) if kind.slot != "shrub" else _octagon(room, 3.0)
    if sapling:
        yield Polygon(points, "hatching", "", 0, _HATCH)
        yield Polygon(box(room.x + 2, room.y + room.height / 2 - 3, room.width - 4, 6), "paper")
    yield Polygon(points, _FILLS.get(kind.slot, ""), *room.outline)
    yield Label(Point(room.x + 1.4, room.y + 3.4), str(number + 1), _SMALL, "muted", "start")
    yield from _words([(kind.name, 1)], room, bold=True)


def _octagon(room: _Room, cut: float) -> tuple[Point, ...]:
    left, top = room.x, room.y
    right, bottom = left + room.width, top + room.height
    return (
        Point(left + cut, top), Point(right - cut, top), Point(right, top + cut), Point(right, bottom - cut),
        Point(right - cut, bottom), Point(left + cut, bottom), Point(left, bottom - cut), Point(left, top + cut),
    )  # fmt: skip


def _slot(faces: Sequence[Face], room: _Room) -> Iterator[Shape]:
    yield Polygon(box(*room[:4]), "paper", *room.outline)
    cards: dict[str, tuple[Name, int]] = {}
    for face in faces:
        kind = face.printing.kind
        cards[kind.id] = (kind.name, cards.get(kind.id, (kind.name, 0))[1] + 1)
    yield from _words(list(cards.values()), room)


def _words(cards: Sequence[tuple[Name, int]], room: _Room, *, bold: bool = False) -> Iterator[Shape]:
    """Yield the names of cards in the middle of a room, as large as fits, and their points in its corner."""
    in_band = room.height < _MIDDLING and room.points > 0
    width = room.width - 2 - _NUMBER * in_band
    longest = round(width / (_LETTERS * _BROKEN_AT)) if len(cards) == 1 else LONG
    lines: list[Value] = []
    lengths: list[int] = []
    for name, n in cards:
        *first, last = in_lines(name, longest)
        lines += [*first, last if n == 1 else Text("{card} ×{n}", card=last, n=n)]
        lengths += [max(map(len, line)) for line in first]
        lengths.append(max(map(len, last)) + (0 if n == 1 else len(str(n)) + 2))
    size = min(_SIZE, width / (_LETTERS * max(lengths)), (room.height - 1) / (_LEADING * len(lines)))
    top = room.y + room.height / 2 - size * _LEADING * len(lines) / 2
    for index, line in enumerate(lines):
        baseline = top + size * (_LEADING * index + 0.92)
        yield Label(
            Point(room.x + (room.width - _NUMBER * in_band) / 2, baseline), line, size, "ink", "middle", bold
        )
    if room.points:
        corner = Point(room.x + room.width - 1.2, room.y + room.height - 1.1)
        yield Label(corner, str(room.points), _SMALL, "accent", "end", bold=True)


def _legend(*, framed: bool) -> Iterator[Sample]:
    side = _SAMPLE
    square = box(1, 1, side - 2, side - 2)
    yield Sample((Polygon(square, "verdict", "muted", 0.5),), side, Text("tree"))
    octagon = _octagon(_Room(1, 1, side - 2, side - 2, framed=False, points=0), 2)
    yield Sample((Polygon(octagon, "band", "muted", 0.5),), side, Text("shrub"))
    hatched = (Polygon(square, "hatching", "", 0, _HATCH), Polygon(square, "", "muted", 0.5))
    yield Sample(hatched, side, Text("sapling"))
    number = Label(Point(side - 1, side - 2), "5", 6, "accent", "end", bold=True)
    yield Sample((number,), side, Text("points; those of a set on its first card"))
    if framed:
        yield Sample((Polygon(square, "paper", "ink", 1.4),), side, Text("counts here"))
