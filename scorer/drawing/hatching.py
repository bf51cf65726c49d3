"""The slanting lines that fill a hatched figure."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from scoring_rules.frame.board.picture import Line, Point, Polygon

_WIDTH = 0.2
"""Of a line, as a part of the distance to the next along an axis."""


def hatching(polygon: Polygon) -> Iterator[Line]:
    """Yield the lines within a figure, where the sum of the coordinates is a multiple of its `hatch`."""
    distance = polygon.hatch
    sums = [point.x + point.y for point in polygon.points]
    step = ceil(min(sums) / distance)
    while step * distance < max(sums):
        crossed = sorted(_crossings(polygon.points, step * distance))
        for start, end in zip(crossed[::2], crossed[1::2], strict=True):
            yield Line(start, end, polygon.fill, distance * _WIDTH)
        step += 1


def _crossings(points: tuple[Point, ...], total: float) -> Iterator[Point]:
    """Yield where the sides of a figure cross the line on which the coordinates add up to `total`.

    A side counts its lower end and not its upper one, so that there are always pairs of crossings.
    """
    for a, b in zip(points, (*points[1:], points[0]), strict=True):
        before, after = a.x + a.y - total, b.x + b.y - total
        if (before < 0) != (after < 0):
            part = before / (before - after)
            yield Point(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y))
