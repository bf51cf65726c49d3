"""The pieces on the island, with a light rim around each, what lies below them, and what they mean.

A player's pieces have a colour and carry the player's letter (a capital on cities), so that a print in grey says the
same. All shapes are around their crossing, or begin at the first crossing of their edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from scoring_rules.frame.board.paths import stroked, traced
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Path, Point, Polygon, Sample, Shape
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text

_COLOURS = {
    "#CF432F": ("red", "rouge", "rot"),
    "#24549E": ("blue", "bleu", "blau"),
    "#FFFFFF": ("white", "blanc", "weiß"),
    "#F7AE4F": ("orange",),
    "#74BE72": ("green", "vert", "grün"),
    "#A87C52": ("brown", "marron", "brun", "braun"),
    "#1A1A1A": ("black", "noir", "schwarz"),
    "#45245E": ("purple", "violet", "lila"),
}
"""The colours that pieces are drawn in, and the names of players that ask for one; no two are one in grey."""
_DARK = {style for style, (name, *_) in _COLOURS.items() if name in {"black", "blue", "purple", "red"}}
_BREADTH, _RIM, _HALO = 2.4, 0.5, 0.5
_FROM_ENDS, _FROM_LETTER = 0.17, 0.39
_LETTERS = 2.5
GLOW, _GLOW_RIM = "#FFD84A", "#9A6B00"
_GLOW_WIDTHS = ((_GLOW_RIM, 7.1), (GLOW, 6.3))
_FRAME_WIDTHS = (("ink", 8.8), ("paper", 7.7))
_FRAME_RADIUS = 0.6
"""Of the frame around a house, as a part of the width of that along a road."""

_HOUSE = ((-2.2, 2.2), (-2.2, -0.5), (0, -2.8), (2.2, -0.5), (2.2, 2.2))
_TOWN = ((-3.5, 2.7), (-3.5, -1.5), (-1.75, -4.0), (0, -1.5), (0, -0.8), (3.5, -0.8), (3.5, 2.7))
_PAWN = (
    "M -1.8 3.6 C -1.8 0.2 -0.8 0 -0.7 -0.4 C -2.3 -4.2 2.3 -4.2 0.7 -0.4 C 0.8 0 1.8 0.2 1.8 3.6 "
    "C 0.8 4.1 -0.8 4.1 -1.8 3.6 Z"
)

_SAMPLE = 10.0
"""The side of the square that a sample of the legend is drawn in."""


def colours(names: Sequence[str]) -> tuple[str, ...]:
    """Return a style for each player: the colour that the name is, else the first that is free."""
    asked = [next((style for style, words in _COLOURS.items() if fold(name) in map(fold, words)), "") for name in names]
    free = [style for style in _COLOURS if style not in asked]
    taken: list[str] = []
    for style in asked:
        taken.append(style if style and style not in taken else free.pop(0) if free else "grey")
    return tuple(taken)


def ink(style: str) -> str:
    """Return the style of a letter on a piece."""
    return "paper" if style in _DARK else "ink"


@lru_cache(maxsize=256)
def road(to: Point, style: str, letter: str, *, is_walked: bool = False) -> tuple[Shape, ...]:
    """Return a road from (0, 0) to another crossing, with the letter of its player in the middle.

    One of a longest walk has a broken line along it that stands out from its colour.
    """

    def at(share: float) -> Point:
        return Point(to.x * share, to.y * share)

    one, other, middle = at(_FROM_ENDS), at(1 - _FROM_ENDS), at(0.5)
    before, after = (at(_FROM_LETTER), at(1 - _FROM_LETTER)) if letter else (middle, middle)
    dashes = ((one, before), (other, after)) if is_walked else ()
    return (
        Line(one, other, "paper", _BREADTH + 2 * (_RIM + _HALO)),
        Line(one, other, "ink", _BREADTH + 2 * _RIM),
        Line(one, other, style, _BREADTH),
        *(Line(*dash, ink(style), 0.6, (0.7, 1.2)) for dash in dashes),
        *_letter(Point(middle.x, middle.y + 0.36 * _LETTERS), letter, _LETTERS, style),
    )


@lru_cache(maxsize=64)
def settlement(style: str, letter: str) -> tuple[Shape, ...]:
    """Return a house."""
    return (*_walls(_HOUSE, style), *_letter(Point(0, 1.55), letter, 3.0, style))


@lru_cache(maxsize=64)
def city(style: str, letter: str) -> tuple[Shape, ...]:
    """Return a house with a tower."""
    eaves = Line(Point(-3.5, -1.5), Point(0, -1.5), ink(style), 0.25)
    return (*_walls(_TOWN, style), eaves, *_letter(Point(0, 2.0), letter.upper(), 3.3, style))


def _letter(at: Point, letter: str, size: float, style: str) -> tuple[Shape, ...]:
    return (Label(at, letter, size, ink(style), bold=True),) if letter else ()


def _walls(corners: Iterable[tuple[float, float]], style: str) -> tuple[Shape, ...]:
    outline = tuple(Point(x, y) for x, y in corners)
    return (Polygon(outline, "paper", "paper", _RIM + 2 * _HALO + 0.5), Polygon(outline, style, "ink", _RIM))


@cache
def pawn() -> tuple[Shape, ...]:
    """Return the robber."""
    return (stroked(_PAWN, "paper", 1.3), Path(traced(_PAWN), "ink", "ink", 0.2))


Stretch = tuple[Point, Point]
"""An edge by its ends."""


def glow(edges: Sequence[Stretch]) -> Iterator[Shape]:
    """Yield what lies below the roads of the walk that has the longest road's card."""
    for style, width in _GLOW_WIDTHS:
        yield from (Line(*edge, style, width) for edge in edges)


def frame(edges: Sequence[Stretch], crossings: Sequence[Point]) -> Iterator[Shape]:
    """Yield one outline around all roads and buildings that count, below them: a dark band with a light one in it."""
    for style, width in _FRAME_WIDTHS:
        yield from (Line(*edge, style, width) for edge in edges)
        yield from (Circle(crossing, _FRAME_RADIUS * width, style) for crossing in crossings)


class Shown(NamedTuple):
    """What there is to explain: the name, the letter and the style of each player, and which marks there are."""

    players: tuple[tuple[str, str, str], ...]
    is_walked: bool = False
    is_held: bool = False
    is_robbed: bool = False
    is_framed: bool = False


@lru_cache(maxsize=64)
def legend(shown: Shown) -> tuple[Sample, ...]:
    """Return what the pieces mean."""
    return tuple(
        Sample(shapes, _SAMPLE, text)
        for shapes, text, is_there in (
            *((_large(settlement(style, letter), 1.8, 0.3), Text("{letter} {name}", letter=letter, name=name), True)
              for name, letter, style in shown.players),
            (_large(settlement("grey", ""), 1.5, 0.3), Text("settlement"), True),
            (_large(city("grey", ""), 1.25, 0.65), Text("city"), True),
            (_along(road(_ACROSS, "paper", "", is_walked=True), 0.85), Text("road of a longest walk"), shown.is_walked),
            (_along((*glow([_EDGE]), *road(_ACROSS, "grey", "")), 0.7), Text("has the longest road"), shown.is_held),
            (_large(pawn(), 1.1), Text("robber"), shown.is_robbed),
            (_along((*frame([_EDGE], ()), *road(_ACROSS, "grey", "")), 0.62), Text("counts"), shown.is_framed),
        )
        if is_there
    )  # fmt: skip


_ACROSS = Point(12, 0)
_EDGE = (Point(2.7, 0), Point(9.3, 0))


def _large(shapes: tuple[Shape, ...], scale: float, above: float = 0.0) -> tuple[Shape, ...]:
    """Return what lies in a sample with its middle, so far `above` its own, in the middle of that."""
    return (Group(shapes, Point(_SAMPLE / 2, _SAMPLE / 2 + above * scale), scale),)


def _along(shapes: tuple[Shape, ...], scale: float) -> tuple[Shape, ...]:
    """Return what lies along an edge across the middle of a sample."""
    return (Group(shapes, Point((_SAMPLE - _ACROSS.x * scale) / 2, _SAMPLE / 2), scale),)
