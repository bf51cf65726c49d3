"""A host with the cards around it, as shapes: cards tucked under a tree, each with its picture and its points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.tally import SLOTS, Face, Host, host_place
from scoring_rules.forest_shuffle.showing.symbols import dweller, of_host, of_type
from scoring_rules.forest_shuffle.showing.symbols import host as silhouette
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Caption, Group, Label, Path, Point, Sample, Shape, Step
from scoring_rules.frame.language.text import Name, Text, Value

TEXT = 6.0
GAP = 6.0
_LINE = TEXT * 1.12
_NUMBER = 6.0
_HOST, _SIDE = 64.0, 43.0
_STRIP = 8.0
"""The part of a card that a number takes."""
_TREE = 20.0
"""The side of the picture of a host."""
_DWELLER = 13.0
_MIDDLE = _STRIP + _TREE + 2 * _LINE
_EDGE = 1.5
_LONG_NAME = 17
"""Letters of a name above or below a host that has more than two lines."""
_PILL = 8.4
_ROUND = 4.0
_SAMPLE = 10.0
_STACKED = 3
"""Cards of a stack of equal hosts that are drawn at most."""
_STEP = 2.2
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
    """A card of the drawing, whether it is framed, and what the cards in it are worth."""

    x: float
    y: float
    width: float
    height: float
    framed: bool
    points: int

    @property
    def outline(self) -> tuple[Step, ...]:
        """Its rounded box."""
        return rounded_box(*self[:4], _ROUND)


def measures(host: Host) -> Measures:
    """Return how much room a host needs."""
    return Measures(
        _SIDE if host.left else 0.0,
        _SIDE if host.right else 0.0,
        _band(host.top),
        _band(host.bottom),
        max(_MIDDLE, *(_STRIP + _DWELLER + 2 * len(_named(slot)) * _LINE + 2 for slot in (host.left, host.right))),
    )


def _band(cards: Sequence[Face]) -> float:
    """Return how high a slot above or below a host is: a name has two lines, a long one three; several have one each."""
    names = _named(cards)
    longest = max((len(word) for name in names for word in name), default=0)
    lines = max(3 if longest > _LONG_NAME else 2, len(names))
    return lines * _LINE + 2.4 if cards else 0.0


def _named(cards: Sequence[Face]) -> dict[Name, int]:
    """Return the names of the cards in a slot, and how many there are of each."""
    names: dict[Name, int] = {}
    for face in cards:
        names[face.printing.kind.name] = names.get(face.printing.kind.name, 0) + 1
    return names


def host_shapes(number: int, host: Host, size: Measures, look: Look, count: int = 1) -> Iterator[Shape]:
    """Yield a host and the cards around it; its own height stays, in a row whose bands are higher.

    Several equal hosts with nothing around them are a stack of `count`.
    """
    place = host_place(number, host)
    own = measures(host)
    x, y = size.left, size.above

    def room(slot: str, corner: tuple[float, float, float, float]) -> _Room:
        where = f"{place}: {slot}" if slot else place
        return _Room(*corner, where in look.marked, look.points.get(where, 0))

    corners = (
        (x, y - own.above, _HOST, own.above + _ROUND),
        (x, y + size.middle - _ROUND, _HOST, own.below + _ROUND),
        (0.0, y, _SIDE + _ROUND, size.middle),
        (x + _HOST - _ROUND, y, _SIDE + _ROUND, size.middle),
    )
    slots = {name: room(name, corner) for name, corner in zip(SLOTS, corners, strict=True)}
    middle = room("", (x, y, _HOST, size.middle))
    filled = [(name, cards) for name, cards in zip(SLOTS, host.slots, strict=True) if cards]
    # What is tucked under the host comes first, frames last, so that nothing covers them.
    for name, cards in filled:
        yield from _slot(name, cards, slots[name])
    yield from _middle(number, host, middle, count)
    for name, _ in filled:
        yield from _points(name, slots[name])
    for framed in (*(slots[name] for name, _ in filled if slots[name].framed), *([middle] if middle.framed else [])):
        yield Path(framed.outline, "", "paper", 3.0)
        yield Path(framed.outline, "", "ink", 1.6)


def _middle(number: int, host: Host, room: _Room, count: int) -> Iterator[Shape]:
    """Yield the host: its number and its points above its picture and its name."""
    kind = host.face.printing.kind
    tones = of_host(kind.species)
    for behind in range(min(count, _STACKED) - 1, 0, -1):
        moved = room._replace(x=room.x + behind * _STEP, y=room.y - behind * _STEP)
        yield Path(moved.outline, "paper", tones.line, 0.8)
    yield Path(room.outline, tones.ground, tones.line, 1.2)
    if kind.slot == _SAPLING:
        yield Path(room.outline, "", "paper", 0.8, dash=(2.4, 1.8))
    baseline = room.y + _STRIP - 1.0
    numbers = Text("no. {n}", n=number + 1) if count == 1 else Text("no. {n}", n=f"{number + 1}–{number + count}")
    yield Label(Point(room.x + 3, baseline), numbers, _NUMBER, "muted", "start")
    left = room.x + (room.width - _TREE) / 2
    yield Group(silhouette(kind.species, kind.slot), Point(left, room.y + _STRIP - 1), _TREE / 100)
    name = room.y + _STRIP + _TREE
    plate = rounded_box(room.x + 1.4, name - 0.6, room.width - 2.8, room.y + room.height - name - 0.8, 2.4)
    yield Path(plate, "paper")
    centre = Point(room.x + room.width / 2, (name + room.y + room.height - 1.4) / 2)
    yield Caption(centre, room.width - 4, room.y + room.height - name - 1, (kind.name,), TEXT, bold=True)
    if count > 1:
        middle = Point(room.x + room.width / 2, room.y + _STRIP + _TREE / 2)
        yield Path(rounded_box(middle.x - 11, middle.y - 5, 22, 10, 5), "paper", tones.line, 0.8)
        yield Label(Point(middle.x, middle.y + 2.4), Text("× {n}", n=count), 7.0, "ink", bold=True)
    if room.points:
        yield from _pill(room.x + room.width - 1, room.y + 1, room.points)


def _pill(right: float, top: float, points: int) -> Iterator[Shape]:
    """Yield points in a round box that ends at the right."""
    text, width = str(points), _pill_width(points)
    yield Path(rounded_box(right - width, top, width, _PILL, _PILL / 2), "accent", "paper", 0.8)
    yield Label(Point(right - width / 2, top + 0.5 * _PILL + 2.2), text, _NUMBER, "paper", bold=True)


def _pill_width(points: int) -> float:
    return max(_PILL, 3.7 * len(str(points)) + 4.4)


def _slot(name: str, cards: Sequence[Face], room: _Room) -> Iterator[Shape]:
    """Yield the cards of a slot: the picture of their type, and their names; beside it in a band, else below."""
    drawn, tones = of_type(cards)
    yield Path(room.outline, tones.ground, tones.line, 0.7)
    texts: tuple[Value, ...] = tuple(
        card if n == 1 else Text("{card} ×{n}", card=card, n=n) for card, n in _named(cards).items()
    )
    if name in {"top", "bottom"}:
        top = room.y + (0 if name == "top" else _ROUND)
        height = room.height - _ROUND
        yield Group(dweller(drawn), Point(room.x + 2, top + (height - _DWELLER) / 2), _DWELLER / 100)
        left, less = _DWELLER + 3, _pill_width(room.points) if room.points else 0
        middle = Point(room.x + (left + room.width - less) / 2, top + height / 2)
        yield Caption(middle, room.width - left - less - 1, height - 1, texts, TEXT)
    else:
        left = room.x + (0 if name == "left" else _ROUND)
        width = room.width - _ROUND
        yield Group(dweller(drawn), Point(left + (width - _DWELLER) / 2, room.y + 2), _DWELLER / 100)
        height = room.height - _DWELLER - 3 - (_PILL if room.points else 1)
        yield Caption(Point(left + width / 2, room.y + _DWELLER + 3 + height / 2), width - 2, height, texts, TEXT)


def _points(name: str, room: _Room) -> Iterator[Shape]:
    """Yield the points of a slot's cards, clear of the host that lies over them."""
    if room.points:
        right = room.x + room.width - 1 - (_ROUND if name == "left" else 0)
        top = room.y + 1 if name == "top" else room.y + room.height - _PILL - 1
        yield from _pill(right, top, room.points)


def legend(hosts: Sequence[Host], look: Look) -> Iterator[Sample]:
    """Yield what there is to explain: of the hosts a sapling, the points, what is marked."""
    side = _SAMPLE
    kinds = {host.face.printing.kind.slot for host in hosts}
    for slot, text in ((_SHRUB, Text("shrub")), (_SAPLING, Text("sapling"))):
        if slot in kinds:
            yield Sample((Group(silhouette("", slot), Point(0.5, 0.5), 0.09),), side, text)
    if any(look.points.values()):
        yield Sample(tuple(_pill(side, 1, 5)), side, Text("points; those of a set on its first card"))
    if look.marked:
        yield Sample((Path(rounded_box(1, 1, side - 2, side - 2, 2), "paper", "ink", 1.4),), side, Text("counts here"))
