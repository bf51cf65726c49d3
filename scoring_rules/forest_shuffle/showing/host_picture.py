"""A host with the cards around it, as shapes: cards tucked under a tree, each with its picture and its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.tally import SLOTS, Face, Host, host_place
from scoring_rules.forest_shuffle.showing.dwellers import dweller
from scoring_rules.forest_shuffle.showing.tones import Tones, drawn_type, of_host, of_type
from scoring_rules.forest_shuffle.showing.trees import host as silhouette
from scoring_rules.frame.board.pale import paled
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Caption, Group, Label, Path, Point, Shape, Spot
from scoring_rules.frame.language.text import Name, Text, Value

TEXT = 6.0
GAP = 6.0
_LINE = TEXT * 1.12
_HOST, _SIDE = 64.0, 43.0
_TREE, _DWELLER = 30.0, 13.0
"""The sides of pictures."""
_PLATE, _MARGIN = _LINE + 2.4, 2.0
_MIDDLE = _MARGIN + _TREE + _PLATE + 0.8
_ONE_LINE = 18
"""Letters of the name of a host that fit into one line, in bold."""
_LETTERS = 13
"""Letters of a name that fit into a line of a card around a host."""
_PILL, _PILL_ROOM = 8.0, 9.0
"""How high a pill is, and what a pill takes of the width of a card's lines, beyond the edge of which it hangs."""
_HANGING = 2.8
_SPOT = 26.3
"""The side of a place whose points have letters of `TEXT`."""
_ROUND = 4.0
_STACKED = 3
"""Cards of a stack that are drawn at most."""
_STEP = 2.2
_BEHIND = {"top": (1.6, -1.6), "bottom": (1.6, 1.6), "left": (-1.6, -1.6), "right": (1.6, -1.6)}
"""How far from a card the one behind it looks out."""


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


class Card(NamedTuple):
    """A card of the drawing: the place it is at, and its box."""

    place: str
    x: float
    y: float
    width: float
    height: float

    def box(self, fill: str, line: str, width: float, dash: tuple[float, ...] = ()) -> Group:
        """Return its rounded box, with a line of a width."""
        return Group(_box(self.width, self.height, _ROUND, fill, line, width, dash), Point(self.x, self.y))

    def moved(self, x: float, y: float) -> Card:
        """Return it so much to the right and down."""
        return self._replace(x=self.x + x, y=self.y + y)


@lru_cache(maxsize=1024)
def _box(  # noqa: PLR0917 - what it is remembered by
    width: float, height: float, radius: float, fill: str, line: str, thick: float, dash: tuple[float, ...] = ()
) -> tuple[Path]:
    return (Path(rounded_box(0, 0, width, height, radius), fill, line, thick, dash=dash),)


@cache
def _needed(name: str, letters: int) -> int:
    """Return how many lines a name needs, with so many letters in each; a line may end after a hyphen, too."""
    lines, used = 1, 0
    for word in name.replace("-", "- ").split():
        glued = used + bool(used) + len(word)
        lines, used = (lines, glued) if glued <= letters or not used else (lines + 1, len(word))
    return lines


def measures(host: Host) -> Measures:
    """Return how much room a host needs."""
    sides = (_names(slot) for slot in (host.left, host.right))
    return Measures(
        _SIDE if host.left else 0.0,
        _SIDE if host.right else 0.0,
        _band(host.top),
        _band(host.bottom),
        max(_MIDDLE + _plate(host) - _PLATE, *(_MARGIN + _DWELLER + _lines(side) * _LINE + 7 for side in sides)),
    )


def _plate(host: Host) -> float:
    """Return how high the ground of a host's name is."""
    long = any(len(name) > _ONE_LINE for name in host.face.printing.kind.name)
    return _PLATE + (_LINE if long else 0)


def _band(cards: Sequence[Face]) -> float:
    """Return how high a slot above or below a host is: two lines at least, so that its picture has room."""
    return max(2, _lines(_names(cards))) * _LINE + 3.2 if cards else 0.0


def _lines(names: dict[Name, int]) -> int:
    return sum(max(_needed(f"{word} ×{n}" if n > 1 else word, _LETTERS) for word in name) for name, n in names.items())


def _names(cards: Sequence[Face]) -> dict[Name, int]:
    """Return the names of the cards in a slot, and how many there are of each."""
    names: dict[Name, int] = {}
    for face in cards:
        names[face.printing.kind.name] = names.get(face.printing.kind.name, 0) + 1
    return names


def laid_out(number: int, host: Host, own: Measures, top: float, middle: float) -> dict[str, Card]:
    """Return the cards of a host by slot, that of the host by an empty one.

    Args:
        number: Of the host, from 0.
        host: The host.
        own: How much room it needs.
        top: Where the host begins, in a row that may have higher bands.
        middle: How high the hosts of the row are.
    """
    place, x = host_place(number, host), own.left
    boxes = (
        (x, top - own.above, _HOST, own.above + _ROUND),
        (x, top + middle - _ROUND, _HOST, own.below + _ROUND),
        (0.0, top, _SIDE + _ROUND, middle),
        (x + _HOST - _ROUND, top, _SIDE + _ROUND, middle),
    )
    filled = (each for each in zip(SLOTS, host.slots, boxes, strict=True) if each[1])
    around = {slot: Card(f"{place}: {slot}", *box) for slot, _, box in filled}
    return around | {"": Card(place, x, top, _HOST, middle)}


def spots(cards: Mapping[str, Card], x: float, y: float) -> Iterator[tuple[str, Spot]]:
    """Yield the places of cards that are moved so far, each with the square in whose last corner its points are."""
    for slot, card in cards.items():
        right, bottom = x + card.x + card.width, y + card.y + card.height
        match slot:
            case "left":
                corner = right - _ROUND - 1.4, bottom + _HANGING
            case "top":
                corner = right + _HANGING, y + card.y - _HANGING + _PILL
            case "":
                corner = right + _HANGING, y + card.y + _PILL - 0.6
            case _:
                corner = right + _HANGING, bottom + _HANGING
        yield card.place, Spot(Point(corner[0] - _SPOT, corner[1] - _SPOT), _SPOT)


def host_shapes(
    number: int, host: Host, cards: Mapping[str, Card], marked: frozenset[str], count: int = 1
) -> Iterator[Shape]:
    """Yield a host and the cards around it as they are laid out, what is tucked under the host first.

    Where places are `marked`, their cards are framed and all others are paler. Several equal hosts with nothing
    around them are a stack of `count`.
    """
    for slot, faces in zip(SLOTS, host.slots, strict=True):
        if faces:
            yield from _shown(_slot(slot, faces, cards[slot]), cards[slot], marked)
    yield from _shown(_middle(number, host, cards[""], count), cards[""], marked)


def _shown(shapes: Iterator[Shape], card: Card, marked: frozenset[str]) -> Iterator[Shape]:
    """Yield a card, framed if it is marked and paler if only others are."""
    if marked and card.place not in marked:
        yield from paled(shapes)
        return
    yield from shapes
    if marked:
        yield card.box("", "ink", 2.2)


def _middle(number: int, host: Host, card: Card, count: int) -> Iterator[Shape]:
    """Yield the host: its number beside its picture, above its name."""
    kind = host.face.printing.kind
    tones = of_host(kind.species)
    yield from _stacked(card, tones, "paper", count, (_STEP, -_STEP))
    yield card.box(tones.ground, tones.line, 1.2)
    if kind.slot == "sapling":
        yield card.box("", "paper", 0.8, (2.4, 1.8))
    numbers = str(number + 1) if count == 1 else f"{number + 1}–{number + count}"
    yield Label(Point(card.x + 3, card.y + _LINE + 0.6), numbers, TEXT, "muted", "start")
    high = _plate(host)
    name = card.y + card.height - high - 0.8
    middle = card.x + card.width / 2
    above = (name - card.y - _TREE + 1) / 2
    yield Group(silhouette(kind.species, kind.slot), Point(middle - _TREE / 2, card.y + above), _TREE / 100)
    yield Group(_box(card.width - 2.8, high, 2.4, "paper", "", 0), Point(card.x + 1.4, name))
    yield Caption(Point(middle, name + high / 2), card.width - 3, high, (kind.name,), TEXT, bold=True)
    if count > 1:
        yield Label(Point(card.x + 3, name - 2.4), Text("× {n}", n=count), 7.0, "ink", "start", bold=True)


def _stacked(card: Card, tones: Tones, ground: str, count: int, step: tuple[float, float]) -> Iterator[Shape]:
    """Yield the cards that look out behind the first one of a stack."""
    for behind in range(min(count, _STACKED) - 1, 0, -1):
        yield card.moved(behind * step[0], behind * step[1]).box(ground, tones.line, 0.8)


def _slot(slot: str, faces: Sequence[Face], card: Card) -> Iterator[Shape]:
    """Yield the cards of a slot: the picture of their type, and their names; beside it in a band, else below."""
    drawn = drawn_type(faces)
    tones = of_type(drawn)
    yield from _stacked(card, tones, tones.ground, len(faces), _BEHIND[slot])
    yield card.box(tones.ground, tones.line, 0.7)
    names = _names(faces)
    texts: tuple[Value, ...] = tuple(
        name if n == 1 else Text("{card} ×{n}", card=name, n=n) for name, n in names.items()
    )
    if slot in {"top", "bottom"}:
        yield from _band_shapes(slot, drawn, texts, card, short=_lines(names) == 1)
    else:
        yield from _side_shapes(slot, drawn, texts, card)


def _band_shapes(slot: str, drawn: str, texts: tuple[Value, ...], card: Card, *, short: bool) -> Iterator[Shape]:
    """Yield what is on a card above or below a host; a `short` name is clear of the points in the corner."""
    top, height = card.y + (0 if slot == "top" else _ROUND), card.height - _ROUND
    yield Group(dweller(drawn), Point(card.x + 2, top + (height - _DWELLER) / 2), _DWELLER / 100)
    left = _DWELLER + 2.2
    width = card.width - left - (0.6 if short else _PILL_ROOM)
    clear = (0.6 if slot == "top" else -0.6) if short else 0.0
    centre = Point(card.x + left + width / 2, top + height / 2 + clear)
    yield Caption(centre, width, height - 1, texts, TEXT)


def _side_shapes(slot: str, drawn: str, texts: tuple[Value, ...], card: Card) -> Iterator[Shape]:
    """Yield what is on a card beside a host."""
    left, width = card.x + (0 if slot == "left" else _ROUND), card.width - _ROUND
    yield Group(dweller(drawn), Point(left + (width - _DWELLER) / 2, card.y + _MARGIN + 0.6), _DWELLER / 100)
    above = _MARGIN + _DWELLER + 1.4
    height = card.height - above - _PILL + _HANGING
    yield Caption(Point(left + width / 2, card.y + above + height / 2), width - 1.6, height, texts, TEXT)
