"""The drawing of the island: sea and beach, terrains, numbers, ports, robber, and every player's pieces on it.

There is one map for all: the drawing is the same for every seat as long as nothing is marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt

from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Group, Path, Picture, Point, Polygon, Shape
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.board.island import Point as Place
from scoring_rules.hexfolk.data.box import RESOURCES
from scoring_rules.hexfolk.scoring.rules import longest_road
from scoring_rules.hexfolk.showing.land import BEACH, BEACH_LINE, SEA, SHALLOWS, Port, ground, laid, port
from scoring_rules.hexfolk.showing.pieces import city, colours, frame, glow, legend, pawn, road, settlement
from scoring_rules.hexfolk.table import Table, Tile, walked

_HIGH = 6.0
"""The units of the drawing to one of the grid, downwards; across it is the height of a triangle."""
_WIDE = _HIGH * 2 * sqrt(3) / 2
_MARGIN = 13.5
_LEAST_LETTER = 2.1
_SMALLEST = 6.0
"""In points, the smallest letter on paper."""
_SHORE, _SHALLOWS = 1.16, 1.38
"""How much larger than a hex the beach and the shallows around it are."""


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of the whole map; crossings and edges of `marked` are framed.

    Raises:
        ValueError: The seat has no board.
    """
    board_of(table, seat)
    island = table.island
    width, height = _size(island)
    styles = colours([player.name for player in table.seats])
    players = tuple((player.name, player.letter, style) for player, style in zip(table.seats, styles, strict=True))
    framed = [name for name in (*island.crossings, *island.edges) if name in marked]
    return Picture(
        width=width,
        height=height,
        shapes=(
            Path(rounded_box(0, 0, width, height, 8), SEA),
            Group(_land(island, tuple(_tile(table, hexagon.name) for hexagon in island.hexes))),
            *_ports(table),
            *_glow(table),
            *_frames(island, marked),
            *_pieces(table, styles),
            *_robber(table),
        ),
        title=Text("the island"),
        alternative=_in_words(table, framed),
        legend=legend(players, framed=bool(framed), robbed=table.robber is not None),
        least=width * _SMALLEST / _LEAST_LETTER,
    )


def _size(island: Island) -> tuple[float, float]:
    last = max(point.x for point in island.points), max(point.y for point in island.points)
    end = _at(island, Place(*last))
    return end.x + _MARGIN, end.y + _MARGIN


def _at(island: Island, place: Place) -> Point:
    """Return where a point of the grid is drawn."""
    west = min(point.x for point in island.points)
    north = min(point.y for point in island.points)
    return Point(_MARGIN + (place.x - west) * _WIDE, _MARGIN + (place.y - north) * _HIGH)


def _tile(table: Table, name: str) -> tuple[str, str | None, int | None]:
    tile = table.tiles.get(name, Tile(None))
    return name, tile.terrain, tile.number


@lru_cache(maxsize=16)
def _land(island: Island, tiles: tuple[tuple[str, str | None, int | None], ...]) -> tuple[Shape, ...]:
    """Return the shore, and the hexes with their names, terrains and numbers."""
    outlines = [tuple(_at(island, island.points[corner]) for corner in hexagon.corners) for hexagon in island.hexes]
    centres = [_at(island, hexagon.centre) for hexagon in island.hexes]
    around = list(zip(outlines, centres, strict=True))
    lands = [ground(terrain) for _, terrain, _ in tiles]
    return (
        *(Polygon(_larger(outline, centre, _SHALLOWS), SHALLOWS) for outline, centre in around),
        *(Polygon(_larger(outline, centre, _SHORE), BEACH, BEACH_LINE, 0.5) for outline, centre in around),
        *(Polygon(_larger(outline, centre, _SHORE - 0.02), BEACH) for outline, centre in around),
        *(Polygon(outline, land, "paper", 0.7) for outline, land in zip(outlines, lands, strict=True)),
        *(
            shape
            for centre, (name, terrain, number) in zip(centres, tiles, strict=True)
            for shape in laid(terrain, number, name, centre)
        ),
    )


def _larger(outline: tuple[Point, ...], centre: Point, times: float) -> tuple[Point, ...]:
    return tuple(Point(centre.x + (x - centre.x) * times, centre.y + (y - centre.y) * times) for x, y in outline)


def _ports(table: Table) -> Iterator[Shape]:
    island = table.island
    for edge, kind in table.ports.items():
        one, other = (_at(island, island.points[end]) for end in island.ends[edge])
        inland = next((hexagon for hexagon in island.hexes if edge in hexagon.sides), None)
        if inland is None:
            continue
        centre = _at(island, inland.centre)
        outwards = Point((one.x + other.x) / 2 - centre.x, (one.y + other.y) / 2 - centre.y)
        resource = RESOURCES.get(kind)
        yield Group(port(Port((one, other), outwards, "3:1" if resource is None else "2:1", kind, resource)))


def _glow(table: Table) -> Iterator[Shape]:
    """Yield what lies below the walk that has the longest road's card."""
    island, holder = table.island, longest_road(table).holder
    if holder is not None:
        for edge in walked(table, holder):
            one, other = (_at(island, island.points[end]) for end in island.ends[edge])
            yield glow(one, other)


def _frames(island: Island, marked: frozenset[str]) -> Iterator[Shape]:
    for name, (one, other) in zip(island.edges, island.ends, strict=True):
        if name in marked:
            yield from frame(_at(island, island.points[one]), _at(island, island.points[other]))
    for name, point in zip(island.crossings, island.points, strict=True):
        if name in marked:
            yield from frame(_at(island, point))


def _pieces(table: Table, styles: tuple[str, ...]) -> Iterator[Shape]:
    island = table.island
    for seat, (player, style) in enumerate(zip(table.seats, styles, strict=True)):
        on_walk = set(walked(table, seat))
        for edge in player.pieces.roads:
            one, other = (_at(island, island.points[end]) for end in island.ends[edge])
            yield Group(road(one, other, style, player.letter, is_walked=edge in on_walk))
    for player, style in zip(table.seats, styles, strict=True):
        for crossing in player.pieces.settlements:
            yield Group(settlement(_at(island, island.points[crossing]), style, player.letter))
        for crossing in player.pieces.cities:
            yield Group(city(_at(island, island.points[crossing]), style, player.letter))


def _robber(table: Table) -> Iterator[Shape]:
    if table.robber is not None:
        centre = _at(table.island, table.robber.centre)
        yield Group(pawn(Point(centre.x + 6.2, centre.y + 3.0)))


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
