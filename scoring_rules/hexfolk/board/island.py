"""A map of hexes: its crossings and edges, their names, and which of them touch.

Hexes stand on a corner, in rows from the north. Every crossing is a point of a grid: the centre of a hex
is at (x, 3 × row), its corners are around it as `CORNERS` says. Two names mean one place when the points
are equal (`C3.N`, `B2.SE` and `B3.SW`), so a map is described by the places of its hexes and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

from scoring_rules.frame.board.squares import row_name

CORNERS: dict[str, tuple[int, int]] = {
    "N": (0, -2),
    "NE": (1, -1),
    "SE": (1, 1),
    "S": (0, 2),
    "SW": (-1, 1),
    "NW": (-1, -1),
}
"""The corners of a hex, in the order that canonical names prefer, and where they are from its centre."""

SIDES: dict[str, tuple[str, str]] = {
    "NE": ("N", "NE"),
    "E": ("NE", "SE"),
    "SE": ("SE", "S"),
    "SW": ("S", "SW"),
    "W": ("SW", "NW"),
    "NW": ("NW", "N"),
}
"""The sides of a hex, in the order that canonical names prefer, and the corners that they join."""

STEPS = CORNERS
"""How far the next crossing is in each direction: as far as a corner from its centre. From each crossing
three of the six can be taken at most."""

_HEX_ROWS = 3
"""How far a row of hexes is from the next, in units of the grid."""


class Point(NamedTuple):
    """A place of the grid of crossings and hex centres, growing to the east and the south."""

    x: int
    y: int


class Hex(NamedTuple):
    """A hex: its name, its centre, and the numbers of its crossings and edges, as in `CORNERS`, `SIDES`."""

    name: str
    centre: Point
    corners: tuple[int, ...]
    sides: tuple[int, ...]


class Island:
    """A map. Crossings and edges are numbers, in the order of their canonical names.

    Attributes:
        hexes: The hexes in reading order.
        crossings: The canonical name of each crossing.
        points: Where each crossing is.
        edges: The canonical name of each edge.
        ends: The two crossings that each edge joins, the one further north or west first.
    """

    def __init__(self, centres: Iterable[Point]) -> None:
        points: dict[Point, int] = {}
        ends: dict[tuple[int, int], int] = {}
        crossings: list[str] = []
        edges: list[str] = []
        hexes: list[Hex] = []
        for name, centre in _named(centres):
            corners: dict[str, int] = {}
            for corner, (x, y) in CORNERS.items():
                number = points.setdefault(Point(centre.x + x, centre.y + y), len(points))
                corners[corner] = number
                if number == len(crossings):
                    crossings.append(f"{name}.{corner}")
            sides: list[int] = []
            for side, (first, second) in SIDES.items():
                one, other = sorted((corners[first], corners[second]))
                number = ends.setdefault((one, other), len(ends))
                sides.append(number)
                if number == len(edges):
                    edges.append(f"{name}/{side}")
            hexes.append(Hex(name, centre, tuple(corners.values()), tuple(sides)))
        self.hexes = tuple(hexes)
        self.crossings = tuple(crossings)
        self.points = tuple(points)
        self.edges = tuple(edges)
        self.ends = tuple(ends)

    @cached_property
    def hex_named(self) -> Mapping[str, Hex]:
        """The hexes by their names."""
        return {hexagon.name: hexagon for hexagon in self.hexes}

    @cached_property
    def row_lengths(self) -> Mapping[str, int]:
        """How many hexes each row has, by its letter."""
        names = [hexagon.name.rstrip("0123456789") for hexagon in self.hexes]
        return {name: names.count(name) for name in dict.fromkeys(names)}

    @cached_property
    def crossing_at(self) -> Mapping[Point, int]:
        """The crossings by where they are."""
        return {point: number for number, point in enumerate(self.points)}

    @cached_property
    def edge_between(self) -> Mapping[tuple[int, int], int]:
        """The edges by their two crossings, in either order."""
        edges = {pair: edge for edge, pair in enumerate(self.ends)}
        return edges | {(other, one): edge for (one, other), edge in edges.items()}

    @cached_property
    def edges_at(self) -> tuple[tuple[int, ...], ...]:
        """The edges that meet at each crossing."""
        edges: list[list[int]] = [[] for _ in self.crossings]
        for edge, pair in enumerate(self.ends):
            for crossing in pair:
                edges[crossing].append(edge)
        return tuple(map(tuple, edges))

    @cached_property
    def _hexes_beside(self) -> Mapping[int, list[int]]:
        """The hexes, by number, on either side of each edge."""
        beside: dict[int, list[int]] = {}
        for number, hexagon in enumerate(self.hexes):
            for side in hexagon.sides:
                beside.setdefault(side, []).append(number)
        return beside

    @cached_property
    def coast(self) -> frozenset[int]:
        """The edges with the sea on one side."""
        return frozenset(edge for edge, hexes in self._hexes_beside.items() if len(hexes) == 1)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, int], ...]:
        """The pairs of hexes, by number, that share an edge."""
        return tuple((hexes[0], hexes[1]) for hexes in self._hexes_beside.values() if len(hexes) > 1)

    def steps(self, crossing: int) -> dict[str, int]:
        """Return the edges that leave a crossing by their directions."""
        x, y = self.points[crossing]
        ways = {}
        for direction, (east, south) in STEPS.items():
            other = self.crossing_at.get(Point(x + east, y + south))
            edge = None if other is None else self.edge_between.get((crossing, other))
            if edge is not None:
                ways[direction] = edge
        return ways

    def other_end(self, edge: int, crossing: int) -> int:
        """Return the crossing at the other end of an edge."""
        one, other = self.ends[edge]
        return other if crossing == one else one


def _named(centres: Iterable[Point]) -> Iterator[tuple[str, Point]]:
    """Yield the hexes in reading order: rows are A, B, C from the north, hexes 1, 2, 3 from the west."""
    rows: dict[int, list[Point]] = {}
    for centre in sorted(centres, key=lambda centre: (centre.y, centre.x)):
        rows.setdefault(centre.y, []).append(centre)
    for row, placed in enumerate(rows.values()):
        yield from ((f"{row_name(row)}{column}", centre) for column, centre in enumerate(placed, 1))


@lru_cache(maxsize=64)
def island_of_rows(rows: Sequence[int]) -> Island:
    """Return the map with rows of so many hexes, each row in the middle.

    Raises:
        ValueError: Two rows that follow each other do not differ by an odd number of hexes, so that
            their hexes would not fit between each other.
    """
    if any((one - other) % 2 == 0 for one, other in pairwise(rows)):
        message = f"rows of {rows} hexes do not fit between each other"
        raise ValueError(message)
    return Island(
        Point(2 * column - 1 - length, _HEX_ROWS * row)
        for row, length in enumerate(rows)
        for column in range(1, length + 1)
    )


@lru_cache(maxsize=64)
def island_of_hexes(hexes: Sequence[tuple[int, int]]) -> Island:
    """Return the map of hexes given by axial coordinates: q to the east, r to the south-east."""
    top = min(r for _, r in hexes)
    return Island(Point(2 * q + r, _HEX_ROWS * (r - top)) for q, r in sorted(set(hexes)))
