"""The map in text: where each crossing, edge and hex is in it, and the map drawn with letters.

The zigzag between two rows of hexes is one line: crossing, edge, crossing, edge, and so on; the line
below it holds the upright edges, each with the name of the hex to its right:

    .-.-.-.-.-.-.
    |A1 |A2 |A3 |
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from scoring_rules.hexfolk.board.island import Island, Point

FREE_CROSSING = "."
SLANTED = "-"
UPRIGHT = "|"
_NAME = 3
_ROW = 3


class Slot(NamedTuple):
    """A place of the map in text: its line and column, from 0."""

    line: int
    column: int


class Layout(NamedTuple):
    """Where everything of an island is in the map in text."""

    crossings: tuple[Slot, ...]
    edges: tuple[Slot, ...]
    hexes: Mapping[str, Slot]
    lines: int

    @property
    def of_crossing(self) -> dict[Slot, int]:
        """The crossings by their slots."""
        return {slot: number for number, slot in enumerate(self.crossings)}

    @property
    def of_edge(self) -> dict[Slot, int]:
        """The edges by their slots."""
        return {slot: number for number, slot in enumerate(self.edges)}


@lru_cache(maxsize=16)
def layout(island: Island) -> Layout:
    """Return where everything of an island is in the map in text."""
    west = min(point.x for point in island.points)

    def column(x: int) -> int:
        return 2 * (x - west)

    def zigzag(point: Point) -> int:
        return (point.y + 2) // _ROW

    crossings = tuple(Slot(2 * zigzag(point), column(point.x)) for point in island.points)
    edges = []
    for one, other in island.ends:
        first, second = crossings[one], crossings[other]
        edges.append(Slot((first.line + second.line) // 2, (first.column + second.column) // 2))
    hexes = {
        hexagon.name: Slot(2 * (hexagon.centre.y // _ROW) + 1, column(hexagon.centre.x - 1) + 1)
        for hexagon in island.hexes
    }
    return Layout(crossings, tuple(edges), hexes, max(slot.line for slot in crossings) + 1)


def drawn(
    island: Island, crossings: Mapping[int, str] | None = None, edges: Mapping[int, str] | None = None
) -> list[str]:
    """Return the lines of the map, with signs for some of its crossings and edges in place of free ones."""
    placed = layout(island)
    signs: dict[Slot, str] = {}
    for name, slot in placed.hexes.items():
        signs |= {Slot(slot.line, slot.column + i): sign for i, sign in enumerate(name[:_NAME])}
    for number, slot in enumerate(placed.crossings):
        signs[slot] = (crossings or {}).get(number, FREE_CROSSING)
    for number, slot in enumerate(placed.edges):
        signs[slot] = (edges or {}).get(number, UPRIGHT if slot.line % 2 else SLANTED)
    width = max(slot.column for slot in signs) + 1
    return [
        "".join(signs.get(Slot(line, column), " ") for column in range(width)).rstrip() for line in range(placed.lines)
    ]
