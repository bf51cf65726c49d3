"""The drawing of the island: terrain, numbers, ports, robber, and every player's pieces on it.

There is one map for all: the drawing is the same for every seat as long as nothing is marked.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt

from scoring_rules.frame.board.picture import Group, Label, Picture, Point, Polygon, Shape
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.board.island import Point as Place
from scoring_rules.hexfolk.data.box import RED_NUMBERS
from scoring_rules.hexfolk.data.words import RESOURCES, TERRAINS
from scoring_rules.hexfolk.showing import symbols
from scoring_rules.hexfolk.table import Table, Tile, walked

_HIGH = 6.0
"""The units of the drawing to one of the grid, downwards; across it is the height of a triangle."""
_WIDE = _HIGH * 2 * sqrt(3) / 2
_MARGIN = 9.0


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of the whole map; crossings and edges of `marked` are framed.

    Raises:
        ValueError: The seat has no board.
    """
    board_of(table, seat)
    island = table.island
    width, height = _size(island)
    styles = symbols.colours([player.name for player in table.seats])
    players = tuple((player.name, player.letter, style) for player, style in zip(table.seats, styles, strict=True))
    framed = [name for name in (*island.crossings, *island.edges) if name in marked]
    return Picture(
        width=width,
        height=height,
        shapes=(
            Group(_land(island, tuple(_tile(table, hexagon.name) for hexagon in island.hexes))),
            *_ports(table),
            *_frames(island, marked),
            *_pieces(table, styles),
            *_robber(table),
        ),
        title=Text("the island"),
        alternative=_in_words(table, framed),
        legend=symbols.legend(players, framed=bool(framed), robbed=table.robber is not None),
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
    """Return the hexes with their names, terrains and numbers."""
    shapes: list[Shape] = []
    for hexagon, (name, terrain, number) in zip(island.hexes, tiles, strict=True):
        outline = tuple(_at(island, island.points[corner]) for corner in hexagon.corners)
        centre = _at(island, hexagon.centre)
        shapes.append(Polygon(outline, symbols.LANDS[terrain] if terrain else "band", "rule", 0.5))
        shapes.append(Label(Point(centre.x, centre.y - 5.2), name, 2.4, "muted"))
        if terrain:
            shapes.append(Label(Point(centre.x, centre.y + 6.8), TERRAINS[terrain], 2.2))
        if number:
            shapes += symbols.number(centre, number, often=number in RED_NUMBERS)
    return tuple(shapes)


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
        yield Group(symbols.port((one, other), outwards, "3:1" if resource is None else "2:1", resource))


def _frames(island: Island, marked: frozenset[str]) -> Iterator[Shape]:
    for name, (one, other) in zip(island.edges, island.ends, strict=True):
        if name in marked:
            yield from symbols.frame(_at(island, island.points[one]), _at(island, island.points[other]))
    for name, point in zip(island.crossings, island.points, strict=True):
        if name in marked:
            yield from symbols.frame(_at(island, point))


def _pieces(table: Table, styles: tuple[str, ...]) -> Iterator[Shape]:
    island = table.island
    for seat, (player, style) in enumerate(zip(table.seats, styles, strict=True)):
        on_walk = set(walked(table, seat))
        for edge in player.pieces.roads:
            one, other = (_at(island, island.points[end]) for end in island.ends[edge])
            yield Group(symbols.road(one, other, style, player.letter, walked=edge in on_walk))
    for player, style in zip(table.seats, styles, strict=True):
        for crossing in player.pieces.settlements:
            yield Group(symbols.settlement(_at(island, island.points[crossing]), style, player.letter))
        for crossing in player.pieces.cities:
            yield Group(symbols.city(_at(island, island.points[crossing]), style, player.letter))


def _robber(table: Table) -> Iterator[Shape]:
    if table.robber is not None:
        centre = _at(table.island, table.robber.centre)
        yield Group(symbols.robber(Point(centre.x + 5.6, centre.y - 1.0)))


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
