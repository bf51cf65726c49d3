"""Paths: from SVG path data, round figures, and the rounded outline of a set of cells."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from scoring_rules.frame.board.picture import Path, Point, Step

Cell: TypeAlias = tuple[int, int]
"""A row and a column."""

_STEP = re.compile(r"([MLCQZ])([^MLCQZ]*)")
_NUMBER = re.compile(r"-?[\d.]+")
_PULL = 0.5523
"""How far from the ends of a quarter of a circle of radius 1 the control points of its curve lie."""


@cache
def traced(data: str) -> tuple[Step, ...]:
    """Return the steps of SVG path data in absolute coordinates: `M 1 2 L 3 4 Q 5 6 7 8 C 1 2 3 4 5 6 Z`."""
    return tuple(_steps(data))


def stroked(data: str, style: str, width: float) -> Path:
    """Return SVG path data as lines of a width, with nothing filled."""
    return Path(traced(data), "", style, width)


def _steps(data: str) -> Iterator[Step]:
    here = Point(0, 0)
    for kind, numbers in _STEP.findall(data):
        values = [float(number) for number in _NUMBER.findall(numbers)]
        points = [Point(x, y) for x, y in zip(values[::2], values[1::2], strict=True)]
        if kind == "Z":
            yield Step("Z")
        for place in range(0, len(points), {"M": 1, "L": 1, "Q": 2, "C": 3}.get(kind, 1)):
            match kind:
                case "M" | "L":
                    yield Step("M" if kind == "M" else "L", (points[place],))
                case "C":
                    yield Step("C", tuple(points[place : place + 3]))
                case "Q":
                    yield _quadratic(here, points[place], points[place + 1])
            here = points[min(place + {"Q": 1, "C": 2}.get(kind, 0), len(points) - 1)]


def _quadratic(start: Point, pull: Point, end: Point) -> Step:
    """Return a curve with one control point as one with two."""
    return Step("C", (_between(start, pull, 2 / 3), _between(end, pull, 2 / 3), end))


def _between(a: Point, b: Point, part: float) -> Point:
    return Point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)


@cache
def ellipse(x: float, y: float, across: float, down: float) -> tuple[Step, ...]:
    """Return an ellipse around a point, with half its width and half its height."""
    a, b = across * _PULL, down * _PULL
    return (
        Step("M", (Point(x + across, y),)),
        Step("C", (Point(x + across, y + b), Point(x + a, y + down), Point(x, y + down))),
        Step("C", (Point(x - a, y + down), Point(x - across, y + b), Point(x - across, y))),
        Step("C", (Point(x - across, y - b), Point(x - a, y - down), Point(x, y - down))),
        Step("C", (Point(x + a, y - down), Point(x + across, y - b), Point(x + across, y))),
        Step("Z"),
    )


def rounded_box(x: float, y: float, width: float, height: float, radius: float) -> tuple[Step, ...]:
    """Return a rectangle with round corners whose top left one is at (`x`, `y`)."""
    radius = min(radius, width / 2, height / 2)
    corners = (Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height))
    return tuple(_rounded(corners, radius))


def outline(cells: Collection[Cell], side: float, inset: float, radius: float) -> tuple[Step, ...]:
    """Return the outline of a set of cells with round corners, as far inside of them as `inset`, holes too."""
    return tuple(step for loop in _loops(cells) for step in _rounded(_drawn_in(loop, side, inset), radius))


def _loops(cells: Collection[Cell]) -> Iterator[list[Cell]]:
    """Yield the boundaries of a set of cells as corners of the grid, (column, row); cells are on the right of them."""
    sides: set[tuple[Cell, Cell]] = set()
    for row, column in cells:
        ring = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1), (column, row))
        for start, end in pairwise(ring):
            if (end, start) in sides:
                sides.remove((end, start))
            else:
                sides.add((start, end))
    following: dict[Cell, list[Cell]] = {}
    for start, end in sorted(sides):
        following.setdefault(start, []).append(end)
    while following:
        yield _corners(_loop(following))


def _loop(following: dict[Cell, list[Cell]]) -> list[Cell]:
    """Return one boundary and take its sides out; where two meet in a corner, it stays on its own cells."""
    here = first = min(following)
    loop = [first]
    heading: Cell | None = None
    while True:
        ends = following[here]
        right = heading and (here[0] - heading[1], here[1] + heading[0])
        end = right if right in ends else ends[0]
        ends.remove(end)
        if not ends:
            del following[here]
        heading = (end[0] - here[0], end[1] - here[1])
        here = end
        if here == first:
            return loop
        loop.append(here)


def _corners(loop: list[Cell]) -> list[Cell]:
    """Return only those points of a boundary at which it turns."""
    around = zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True)
    return [here for a, here, b in around if (here[0] - a[0], here[1] - a[1]) != (b[0] - here[0], b[1] - here[1])]


def _drawn_in(loop: list[Cell], side: float, inset: float) -> list[Point]:
    """Return the corners of a boundary, moved into its cells."""
    moved = []
    for before, here, after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        into, out = _direction(before, here), _direction(here, after)
        moved.append(Point(here[0] * side - inset * (into[1] + out[1]), here[1] * side + inset * (into[0] + out[0])))
    return moved


def _direction(start: Cell, end: Cell) -> Cell:
    return ((end[0] > start[0]) - (end[0] < start[0]), (end[1] > start[1]) - (end[1] < start[1]))


def _rounded(corners: Iterable[Point], radius: float) -> Iterator[Step]:
    """Yield a figure with these corners, each of them round."""
    corners = list(corners)
    first = True
    for before, here, after in zip([corners[-1], *corners[:-1]], corners, [*corners[1:], corners[0]], strict=True):
        start, end = _towards(here, before, radius), _towards(here, after, radius)
        yield Step("M" if first else "L", (start,))
        yield _quadratic(start, here, end)
        first = False
    yield Step("Z")


def _towards(start: Point, end: Point, distance: float) -> Point:
    length = max(abs(end.x - start.x), abs(end.y - start.y))
    return _between(start, end, min(distance / length, 0.5) if length else 0)
