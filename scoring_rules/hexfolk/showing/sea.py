"""What is around the island: the sea with its waves, the shallows, the beach, and the ports with their jetties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import dist, hypot

from scoring_rules.frame.board.paths import rounded_box, stroked
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Path, Point, Polygon, Shape
from scoring_rules.hexfolk.showing.land import LANDS, emblem

_SEA, _SHALLOWS, _WAVE = "#CFE5EE", "#BBDAE7", "#8FBBD0"
_BEACH, _BEACH_LINE = "#F5E4B8", "#CDB276"
_SHORES = ((1.48, _SHALLOWS), (1.27, "paper"), (1.215, _BEACH_LINE), (1.19, _BEACH))
"""What surrounds each hex, one above the other, and how much larger than a hex it is."""
_ROUND = 9.0
_BETWEEN_WAVES = 13.0
_FROM_LAND, _FROM_PORTS, _FROM_EDGE = 21.5, 8.0, 4.0

_WOOD, _PLANKS, _PORT_LINE = "#6B4A2F", "#D3AB7C", "#2F6B93"
_OFF = 8.8
"""How far from its edge the middle of a port is."""
_RADIUS = 4.3
REACH = _OFF + _RADIUS
"""How far ports reach out from the edges of the island."""


def sea(width: float, height: float) -> Shape:
    """Return the water that the whole drawing lies in."""
    return Path(rounded_box(0, 0, width, height, _ROUND), _SEA)


def shores(hexes: Sequence[tuple[Point, tuple[Point, ...]]]) -> Iterator[Shape]:
    """Yield the shallows and the beach around hexes, each given by its middle and its corners."""
    for times, style in _SHORES:
        for middle, corners in hexes:
            yield Polygon(tuple(_away(middle, corner, times) for corner in corners), style)


def _away(middle: Point, corner: Point, times: float) -> Point:
    return Point(middle.x + (corner.x - middle.x) * times, middle.y + (corner.y - middle.y) * times)


def waves(width: float, height: float, hexes: Sequence[Point], ports: Sequence[Point]) -> Iterator[Shape]:
    """Yield waves where there is nothing but water, given the middles of all hexes and ports."""
    for row in range(int(height / _BETWEEN_WAVES)):
        y = (row + 0.5 + 0.13 * (row % 3 - 1)) * _BETWEEN_WAVES
        for column in range(int(width / _BETWEEN_WAVES)):
            at = Point((column + 0.5 + 0.25 * (-1) ** row + 0.11 * (column % 3 - 1)) * _BETWEEN_WAVES, y)
            is_inside = _FROM_EDGE < at.x < width - _FROM_EDGE
            is_free = all(dist(at, middle) > _FROM_LAND for middle in hexes)
            if is_inside and is_free and all(dist(at, middle) > _FROM_PORTS for middle in ports):
                yield Group(_wave(), at)


@cache
def _wave() -> tuple[Shape, ...]:
    return (stroked("M -2.4 0 Q -1.2 -1.3 0 0 Q 1.2 1.3 2.4 0", _WAVE, 0.45),)


def out_at_sea(start: Point, end: Point, inland: Point) -> Point:
    """Return the middle of a port, given the ends of its edge and the middle of its hex."""
    middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
    away = hypot(middle.x - inland.x, middle.y - inland.y)
    return _away(middle, Point(2 * middle.x - inland.x, 2 * middle.y - inland.y), _OFF / away)


@cache
def port(start: Point, end: Point, rate: str, terrain: str | None) -> tuple[Shape, ...]:
    """Return a port around (0, 0): two jetties to the ends of its edge, its rate, and what it takes.

    Args:
        start: One end of the edge.
        end: The other.
        rate: What is given for one card.
        terrain: Where the cards that it takes come from, None where it takes all kinds.
    """
    jetties = [(_away(Point(0, 0), corner, 0.78), Point(0, 0)) for corner in (start, end)]
    colour = LANDS[terrain] if terrain else "paper"
    return (
        *(Line(*jetty, _WOOD, 1.4) for jetty in jetties),
        *(Line(*jetty, _PLANKS, 0.7) for jetty in jetties),
        Circle(Point(0, 0), _RADIUS - 0.2, colour, _PORT_LINE, 0.4),
        Circle(Point(0, 0), _RADIUS - 1.0, "paper", _PORT_LINE if terrain else "", 0.2),
        Label(Point(0, -0.6 if terrain else 1.1), rate, 2.6 if terrain else 3.2, bold=True),
        *((Group(emblem(terrain), Point(0, 1.4), 0.75),) if terrain else ()),
    )
