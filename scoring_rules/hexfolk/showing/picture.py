"""The drawing of the island: sea and beach, terrains, numbers, ports, robber, and every player's pieces on it.

There is one map for all: the drawing is the same for every seat as long as nothing is marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from scoring_rules.frame.board.pale import paled, shown_as
from scoring_rules.frame.board.picture import Group, Picture, Point, Polygon, Shape, readable
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.board.island import Point as Place
from scoring_rules.hexfolk.data.box import YIELDS
from scoring_rules.hexfolk.scoring.rules import longest_road
from scoring_rules.hexfolk.showing.land import SMALLEST_LETTERS, ground, motif, name, number
from scoring_rules.hexfolk.showing.pieces import (
    Shown,
    Stretch,
    city,
    colours,
    frame,
    glow,
    legend,
    pawn,
    road,
    settlement,
)
from scoring_rules.hexfolk.showing.sea import REACH, out_at_sea, port, sea, shores, waves
from scoring_rules.hexfolk.table import Table, Tile, walked

_HIGH = 6.0
"""The units of the drawing to one of the grid, downwards; across it is the height of a triangle."""
_WIDE = _HIGH * 2 * sqrt(3) / 2
_BESIDE = REACH + 1.5
"""The water to the left and right of the island; above and below there is less, as ports do not reach as far there."""
_ABOVE = REACH - 1.5
_OF_NUMBER, _OF_ROBBER = Point(0, 4.2), Point(6.0, 0.2)
"""Where in a hex its number and the robber are."""


class _Tile(NamedTuple):
    """A hex as it is drawn."""

    name: str
    terrain: str | None
    number: int | None


class _Port(NamedTuple):
    """A port as it is drawn: the ends of its edge, where it is itself, and the terrain of what it takes."""

    ends: Stretch
    at: Point
    terrain: str | None


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of the whole map; crossings and edges of `marked` are framed, all else is paler.

    Raises:
        ValueError: The seat has no board.
    """
    board_of(table, seat)
    island = table.island
    framed = [name for name in (*island.crossings, *island.edges) if name in marked]
    width, height = _size(island)
    styles = colours([player.name for player in table.seats])
    below, above = _land(island, _tiles(table), tuple(_ports(table)), pale=bool(framed))
    held = _held(table)
    glowing = [edge for edge in held if not framed or island.edges[edge] in marked]
    others = [_ends(island, edge) for edge in held if edge not in glowing]
    return Picture(
        width=width,
        height=height,
        shapes=(
            Group(below),
            *paled(glow(others)),
            *_frame(island, marked),
            *glow([_ends(island, edge) for edge in glowing]),
            Group(above),
            *_pieces(table, styles, frozenset(framed)),
            *_robber(table, pale=bool(framed)),
        ),
        title=Text("the island"),
        alternative=_in_words(table, framed),
        legend=legend(
            Shown(
                tuple((player.name, player.letter, style) for player, style in zip(table.seats, styles, strict=True)),
                is_walked=any(walked(table, each) for each in range(len(table.seats))),
                is_held=bool(held),
                is_robbed=table.robber is not None,
                is_framed=bool(framed),
            )
        ),
        least=readable(width, SMALLEST_LETTERS),
    )


def outlines(island: Island) -> Picture:
    """Return the hexes of an island with their names, and nothing on it."""
    width, height = _size(island)
    corners = (
        (hexagon, tuple(_at(island, island.points[corner]) for corner in hexagon.corners)) for hexagon in island.hexes
    )
    shapes = (
        shape
        for hexagon, around in corners
        for shape in (
            Polygon(around, outline="ink", width=0.3),
            Group(name(hexagon.name, alone=True), _at(island, hexagon.centre)),
        )
    )
    title = Text("an island to fill in")
    return Picture(width, height, tuple(shapes), title, title)


def _size(island: Island) -> tuple[float, float]:
    last = max(point.x for point in island.points), max(point.y for point in island.points)
    end = _at(island, Place(*last))
    return end.x + _BESIDE, end.y + _ABOVE


def _at(island: Island, place: Place) -> Point:
    """Return where a point of the grid is drawn."""
    west, north = _corner(island)
    return Point(_BESIDE + (place.x - west) * _WIDE, _ABOVE + (place.y - north) * _HIGH)


@lru_cache(maxsize=16)
def _corner(island: Island) -> tuple[int, int]:
    return min(point.x for point in island.points), min(point.y for point in island.points)


def _ends(island: Island, edge: int) -> Stretch:
    one, other = island.ends[edge]
    return _at(island, island.points[one]), _at(island, island.points[other])


def _tiles(table: Table) -> tuple[_Tile, ...]:
    known = ((hexagon.name, table.tiles.get(hexagon.name, Tile(None))) for hexagon in table.island.hexes)
    return tuple(_Tile(name, tile.terrain, tile.number) for name, tile in known)


def _ports(table: Table) -> Iterator[_Port]:
    terrains = {resource: terrain for terrain, resource in YIELDS.items()}
    for edge, kind in table.ports.items():
        inland = next((hexagon for hexagon in table.island.hexes if edge in hexagon.sides), None)
        if inland is not None:
            ends = _ends(table.island, edge)
            yield _Port(ends, out_at_sea(*ends, _at(table.island, inland.centre)), terrains.get(kind))


@lru_cache(maxsize=16)
def _land(
    island: Island, tiles: tuple[_Tile, ...], ports: tuple[_Port, ...], *, pale: bool
) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
    """Return what lies below frames and glow, and what lies above them: what is on the hexes."""
    around = [
        (_at(island, hexagon.centre), tuple(_at(island, island.points[corner]) for corner in hexagon.corners))
        for hexagon in island.hexes
    ]
    size = _size(island)
    below = (
        sea(*size),
        *shores(around),
        *waves(*size, [centre for centre, _ in around], [port.at for port in ports]),
        *(_port(each) for each in ports),
        *(
            Polygon(corners, ground(tile.terrain), "paper", 0.7)
            for (_, corners), tile in zip(around, tiles, strict=True)
        ),
    )
    above = tuple(shape for (centre, _), tile in zip(around, tiles, strict=True) for shape in _on(tile, centre))
    return (paled(below), paled(above)) if pale else (below, above)


def _port(given: _Port) -> Group:
    def beside(end: Point) -> Point:
        return Point(round(end.x - given.at.x, 3), round(end.y - given.at.y, 3))

    one, other = map(beside, given.ends)
    return Group(port(one, other, "2:1" if given.terrain else "3:1", given.terrain), given.at)


def _on(tile: _Tile, centre: Point) -> Iterator[Shape]:
    if tile.terrain:
        yield Group(motif(tile.terrain), centre)
    yield Group(name(tile.name, alone=not tile.terrain and not tile.number), centre)
    if tile.number:
        yield Group(number(tile.number), _beside(centre, _OF_NUMBER))


def _beside(point: Point, by: Point) -> Point:
    return Point(point.x + by.x, point.y + by.y)


def _held(table: Table) -> tuple[int, ...]:
    """Return the edges of the walk that has the longest road's card."""
    holder = longest_road(table).holder
    return () if holder is None else walked(table, holder)


def _frame(island: Island, marked: frozenset[str]) -> Iterator[Shape]:
    edges = [_ends(island, number) for number, name in enumerate(island.edges) if name in marked]
    points = zip(island.crossings, island.points, strict=True)
    return frame(edges, [_at(island, point) for name, point in points if name in marked])


def _pieces(table: Table, styles: tuple[str, ...], framed: frozenset[str]) -> Iterator[Shape]:
    """Yield all pieces, roads below buildings; where some are framed, the others are paler."""
    island = table.island

    def shown(shapes: tuple[Shape, ...], at: Point, name: str) -> Group:
        return Group(shown_as(shapes, pale=bool(framed) and name not in framed), at)

    for seat, (player, style) in enumerate(zip(table.seats, styles, strict=True)):
        on_walk = set(walked(table, seat))
        for edge in player.pieces.roads:
            one, other = _ends(island, edge)
            to = Point(round(other.x - one.x, 3), round(other.y - one.y, 3))
            yield shown(road(to, style, player.letter, is_walked=edge in on_walk), one, island.edges[edge])
    for player, style in zip(table.seats, styles, strict=True):
        for kind, crossings in ((settlement, player.pieces.settlements), (city, player.pieces.cities)):
            for crossing in crossings:
                at = _at(island, island.points[crossing])
                yield shown(kind(style, player.letter), at, island.crossings[crossing])


def _robber(table: Table, *, pale: bool) -> Iterator[Shape]:
    if table.robber is not None:
        yield Group(shown_as(pawn(), pale=pale), _beside(_at(table.island, table.robber.centre), _OF_ROBBER))


def _in_words(table: Table, framed: list[str]) -> Text:
    players = tuple(_player(table, seat) for seat in range(len(table.seats)))
    if not framed:
        return Text("the pieces on the island: {players}", players=players)
    return Text("the pieces on the island: {players}; framed: {places}", players=players, places=" ".join(framed))


def _player(table: Table, seat: int) -> Value:
    island, player = table.island, table.seats[seat]
    board = player.pieces
    return Text(
        "{player}: settlements {settlements}; cities {cities}; roads {roads}",
        player=player.name,
        settlements=" ".join(island.crossings[number] for number in sorted(board.settlements)) or "0",
        cities=" ".join(island.crossings[number] for number in sorted(board.cities)) or "0",
        roads=" ".join(island.edges[number] for number in sorted(board.roads)) or "0",
    )
