"""A host with the cards around it, as shapes: how large its parts are, and what is in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.tally import SLOTS, Face, Host, host_place
from scoring_rules.frame.board.picture import Caption, Label, Point, Polygon, Sample, Shape, box
from scoring_rules.frame.language.text import Name, Text, Value

TEXT = 6.0
GAP = 5.0
_LINE = TEXT * 1.12
_NUMBER = 5.4
_HOST, _SIDE = 62.0, 41.0
_STRIP = 7.0
"""The part of a box that a number takes."""
_MIDDLE = _STRIP + 3 * _LINE + 2
_EDGE = 1.5
_LINES = 2
"""Of a name above or below a host; three fit beside one."""
_POINTS = 9.0
_HATCH = 2.2
_SAMPLE = 10.0
_CUT = 4.0
_FILLS = {"tree": "verdict", "shrub": "band"}
_SHRUB, _SAPLING = "shrub", "sapling"


class Measures(NamedTuple):
    """How much room there is on each side of a host, and how high the host itself is."""

    left: float
    right: float
    above: float
    below: float
    middle: float

    @property
    def width(self) -> float:
        """How wide a host is with the cards beside it."""
        return self.left + _HOST + self.right


class Look(NamedTuple):
    """The places that are framed, and what the cards in each place are worth."""

    marked: frozenset[str]
    points: Mapping[str, int]


class _Room(NamedTuple):
    """A box of the drawing, whether it is framed, and what the cards in it are worth."""

    x: float
    y: float
    width: float
    height: float
    framed: bool
    points: int

    @property
    def outline(self) -> tuple[str, float]:
        """The style and the width of its frame."""
        return ("ink", 1.6) if self.framed else ("muted", 0.4)


def measures(host: Host) -> Measures:
    """Return how much room a host needs."""
    return Measures(
        _SIDE if host.left else 0.0,
        _SIDE if host.right else 0.0,
        _band(host.top),
        _band(host.bottom),
        max(_MIDDLE, *(_STRIP + len(_named(slot)) * _LINE + 2 for slot in (host.left, host.right))),
    )


def _band(cards: Sequence[Face]) -> float:
    """Return how high a slot above or below a host is: a name has two lines, several have one each."""
    return max(_LINES, len(_named(cards))) * _LINE + 2 if cards else 0.0


def _named(cards: Sequence[Face]) -> dict[Name, int]:
    """Return the names of the cards in a slot, and how many there are of each."""
    names: dict[Name, int] = {}
    for face in cards:
        names[face.printing.kind.name] = names.get(face.printing.kind.name, 0) + 1
    return names


def host_shapes(number: int, host: Host, size: Measures, look: Look) -> Iterator[Shape]:
    """Yield a host and the cards around it; its own height stays, in a row whose bands are higher."""
    place = host_place(number, host)
    own = measures(host)
    x, y = size.left, size.above

    def room(slot: str, corner: tuple[float, float, float, float]) -> _Room:
        where = f"{place}: {slot}" if slot else place
        return _Room(*corner, where in look.marked, look.points.get(where, 0))

    corners = (
        (x, y - own.above, _HOST, own.above),
        (x, y + size.middle, _HOST, own.below),
        (0.0, y, _SIDE, size.middle),
        (x + _HOST, y, _SIDE, size.middle),
    )
    slots = [room(slot, corner) for slot, corner in zip(SLOTS, corners, strict=True)]
    middle = room("", (x, y, _HOST, size.middle))
    filled = [(cards, slot) for cards, slot in zip(host.slots, slots, strict=True) if cards]
    # Frames come last, so that no neighbour's line covers them.
    yield from _middle(number, host, middle)
    for cards, slot in filled:
        yield from _slot(cards, slot, in_band=slot.width == _HOST)
    for framed in (middle, *(slot for _, slot in filled)):
        if framed.framed:
            outline = _outline(host, framed) if framed is middle else box(*framed[:4])
            yield Polygon(outline, "", *framed.outline)


def _middle(number: int, host: Host, room: _Room) -> Iterator[Shape]:
    """Yield the host: its number and its points above its name."""
    kind = host.face.printing.kind
    outline = _outline(host, room)
    yield Polygon(outline, _FILLS.get(kind.slot, "paper"), *room._replace(framed=False).outline)
    if kind.slot == _SAPLING:
        yield Polygon(outline, "hatching", "", 0, _HATCH)
        inner = box(room.x + 3, room.y + _EDGE, room.width - 6, room.height - 2 * _EDGE)
        yield Polygon(inner, "paper")
    left = room.x + (_CUT if kind.slot == _SHRUB else _EDGE + 2 * (kind.slot == _SAPLING))
    right = 2 * room.x + room.width - left
    baseline = room.y + _STRIP - 1.2
    yield Label(Point(left, baseline), Text("no. {n}", n=number + 1), _NUMBER, "muted", "start")
    if room.points:
        yield Label(Point(right, baseline), str(room.points), _NUMBER, "accent", "end", bold=True)
    centre = Point(room.x + room.width / 2, room.y + (_STRIP + room.height) / 2)
    height = room.height - _STRIP - 1
    yield Caption(centre, room.width - 2 * _EDGE - 6 * (kind.slot == _SAPLING), height, (kind.name,), TEXT, bold=True)


def _outline(host: Host, room: _Room) -> tuple[Point, ...]:
    return _octagon(room, _CUT) if host.face.printing.kind.slot == _SHRUB else box(*room[:4])


def _octagon(room: _Room, cut: float) -> tuple[Point, ...]:
    left, top = room.x, room.y
    right, bottom = left + room.width, top + room.height
    return (
        Point(left + cut, top), Point(right - cut, top), Point(right, top + cut), Point(right, bottom - cut),
        Point(right - cut, bottom), Point(left + cut, bottom), Point(left, bottom - cut), Point(left, top + cut),
    )  # fmt: skip


def _slot(cards: Sequence[Face], room: _Room, *, in_band: bool) -> Iterator[Shape]:
    """Yield the cards of a slot; their points are to the right of names in a band, else below them."""
    yield Polygon(box(*room[:4]), "paper", *room._replace(framed=False).outline)
    texts: tuple[Value, ...] = tuple(
        name if n == 1 else Text("{card} ×{n}", card=name, n=n) for name, n in _named(cards).items()
    )
    less = _POINTS if room.points and in_band else 0.0
    below = _STRIP if room.points and not in_band else 0.0
    centre = Point(room.x + (room.width - less) / 2, room.y + (room.height - below) / 2)
    yield Caption(centre, room.width - less - 2 * _EDGE, room.height - below - 1, texts, TEXT)
    if room.points:
        corner = Point(room.x + room.width - _EDGE, room.y + room.height - 1.6)
        yield Label(corner, str(room.points), _NUMBER, "accent", "end", bold=True)


def legend(hosts: Sequence[Host], look: Look) -> Iterator[Sample]:
    """Yield what the shapes of a forest mean: of the hosts those that are in it."""
    side = _SAMPLE
    kinds = {host.face.printing.kind.slot for host in hosts}
    square = box(1, 1, side - 2, side - 2)
    if "tree" in kinds:
        yield Sample((Polygon(square, "verdict", "muted", 0.5),), side, Text("tree"))
    if _SHRUB in kinds:
        octagon = _octagon(_Room(1, 1, side - 2, side - 2, framed=False, points=0), 2)
        yield Sample((Polygon(octagon, "band", "muted", 0.5),), side, Text("shrub"))
    if _SAPLING in kinds:
        hatched = (Polygon(square, "hatching", "", 0, _HATCH), Polygon(square, "", "muted", 0.5))
        yield Sample(hatched, side, Text("sapling"))
    if any(look.points.values()):
        number = Label(Point(side - 1, side - 2), "5", 6, "accent", "end", bold=True)
        yield Sample((number,), side, Text("points; those of a set on its first card"))
    if look.marked:
        yield Sample((Polygon(square, "paper", "ink", 1.4),), side, Text("counts here"))
