"""The drawing of the island: terrain, numbers, ports, robber, and every player's pieces on it.

There is one map for all: the drawing is the same for every seat as long as nothing is marked. A player's
pieces have a colour and carry the player's letter (a capital on cities), so that a print in grey says the
same. A road of a longest walk has a light line along it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import hypot, sqrt

from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Picture, Point, Polygon, Sample, Shape, box
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.board.island import Point as Place
from scoring_rules.hexfolk.data.box import RED_NUMBERS, RESOURCES, TERRAINS
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
    styles = _colours([player.name for player in table.seats])
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
        legend=_legend(players, framed=bool(framed), robbed=table.robber is not None),
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
        shapes.append(Polygon(outline, _LANDS[terrain] if terrain else "band", "rule", 0.5))
        shapes.append(Label(Point(centre.x, centre.y - 5.2), name, 2.4, "muted"))
        if terrain:
            shapes.append(Label(Point(centre.x, centre.y + 6.8), TERRAINS[terrain], 2.2))
        if number:
            shapes += _number(centre, number, often=number in RED_NUMBERS)
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
        yield Group(_port((one, other), outwards, "3:1" if resource is None else "2:1", resource))


def _frames(island: Island, marked: frozenset[str]) -> Iterator[Shape]:
    for name, (one, other) in zip(island.edges, island.ends, strict=True):
        if name in marked:
            yield from _frame(_at(island, island.points[one]), _at(island, island.points[other]))
    for name, point in zip(island.crossings, island.points, strict=True):
        if name in marked:
            yield from _frame(_at(island, point))


def _pieces(table: Table, styles: tuple[str, ...]) -> Iterator[Shape]:
    island = table.island
    for seat, (player, style) in enumerate(zip(table.seats, styles, strict=True)):
        on_walk = set(walked(table, seat))
        for edge in player.pieces.roads:
            one, other = (_at(island, island.points[end]) for end in island.ends[edge])
            yield Group(_road(one, other, style, player.letter, walked=edge in on_walk))
    for player, style in zip(table.seats, styles, strict=True):
        for crossing in player.pieces.settlements:
            yield Group(_settlement(_at(island, island.points[crossing]), style, player.letter))
        for crossing in player.pieces.cities:
            yield Group(_city(_at(island, island.points[crossing]), style, player.letter))


def _robber(table: Table) -> Iterator[Shape]:
    if table.robber is not None:
        centre = _at(table.island, table.robber.centre)
        yield Group(_pawn(Point(centre.x + 5.6, centre.y - 1.0)))


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


# ---------------------------------------------------------------------------------------------------
# Pieces and the legend

_SAMPLE = 10.0
"""The side of the square that a sample of the legend is drawn in."""

_LANDS = {
    "forest": "#B4CDA6",
    "hills": "#E6C3A6",
    "pasture": "#DDECC2",
    "fields": "#F7EAB4",
    "mountains": "#CFD0D8",
    "desert": "#F1E7D3",
}
"""The colour of each terrain: light, so that pieces are clear on it."""
_PIECES = {
    "#E0695B": ("red", "rouge", "rot"),
    "#3E6FB8": ("blue", "bleu", "blau"),
    "#FFFFFF": ("white", "blanc", "weiß"),
    "#F2A24A": ("orange",),
    "#7DB96A": ("green", "vert", "grün"),
    "#8C5F3F": ("brown", "marron", "brun", "braun"),
    "#3C3C3C": ("black", "noir", "schwarz"),
    "#7D5BA6": ("purple", "violet", "lila"),
}
"""The colours that pieces are drawn in, and the names of players that ask for one."""
_DARK = {style for style, (name, *_) in _PIECES.items() if name in {"black", "blue", "purple", "brown"}}
_BREADTH = 2.3
_RIM = 0.5
_FROM_ENDS = 0.22


def _colours(names: Sequence[str]) -> tuple[str, ...]:
    """Return a style for each player: the colour that the name is, else the first that is free."""
    asked = [next((style for style, words in _PIECES.items() if fold(name) in map(fold, words)), "") for name in names]
    free = [style for style in _PIECES if style not in asked]
    taken: list[str] = []
    for style in asked:
        taken.append(style if style and style not in taken else free.pop(0) if free else "grey")
    return tuple(taken)


def _ink(style: str) -> str:
    """Return the style of a letter on a piece."""
    return "paper" if style in _DARK else "ink"


def _road(start: Point, end: Point, style: str, letter: str, *, walked: bool = False) -> tuple[Shape, ...]:
    """Return a road between two crossings, with the letter of its player in the middle."""

    def at(share: float) -> Point:
        return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)

    one, other = at(_FROM_ENDS), at(1 - _FROM_ENDS)
    line = (Line(one, other, "paper", _BREADTH / 3),) if walked else ()
    middle = at(0.5)
    return (
        Line(one, other, "ink", _BREADTH + 2 * _RIM),
        Line(one, other, style, _BREADTH),
        *line,
        Circle(middle, 1.25, style),
        Label(Point(middle.x, middle.y + 0.75), letter, 2.2, _ink(style), bold=True),
    )


def _settlement(at: Point, style: str, letter: str) -> tuple[Shape, ...]:
    """Return a house on a crossing."""
    outline = ((-2, 2), (-2, -0.4), (0, -2.4), (2, -0.4), (2, 2))
    return (
        Polygon(tuple(Point(at.x + x, at.y + y) for x, y in outline), style, "ink", _RIM),
        Label(Point(at.x, at.y + 1.3), letter, 2.8, _ink(style), bold=True),
    )


def _city(at: Point, style: str, letter: str) -> tuple[Shape, ...]:
    """Return a house with a tower on a crossing."""
    outline = ((-3.2, 2.6), (-3.2, -1.4), (-1.8, -3.4), (-0.3, -1.4), (-0.3, -0.6), (3.2, -0.6), (3.2, 2.6))
    return (
        Polygon(tuple(Point(at.x + x, at.y + y) for x, y in outline), style, "ink", _RIM * 1.6),
        Label(Point(at.x, at.y + 2.0), letter.upper(), 3.2, _ink(style), bold=True),
    )


def _number(at: Point, value: int, *, often: bool) -> tuple[Shape, ...]:
    """Return the number of a hex; those that come up most often have a double ring."""
    ring = (Circle(at, 2.35, outline="ink", width=0.25),) if often else ()
    return (Circle(at, 2.9, "paper", "ink", 0.3), *ring, Label(Point(at.x, at.y + 1.1), str(value), 3.0, bold=often))


def _pawn(at: Point) -> tuple[Shape, ...]:
    """Return a dark pawn."""
    body = ((-1.5, 2.2), (-0.7, -0.4), (0.7, -0.4), (1.5, 2.2))
    return (
        Polygon(tuple(Point(at.x + x, at.y + y) for x, y in body), "ink", "paper", 0.3),
        Circle(Point(at.x, at.y - 1.2), 1.1, "ink", "paper", 0.3),
    )


def _port(ends: tuple[Point, Point], outwards: Point, rate: str, resource: Name | None) -> tuple[Shape, ...]:
    """Return a port off an edge: a triangle towards it, its rate, and its resource."""
    one, other = ends
    length = hypot(outwards.x, outwards.y) or 1.0
    x, y = outwards.x / length, outwards.y / length
    middle = Point((one.x + other.x) / 2, (one.y + other.y) / 2)
    tip = Point(middle.x + 3.0 * x, middle.y + 3.0 * y)
    at = Point(middle.x + 5.4 * x, middle.y + 4.6 * y)
    name = () if resource is None else (Label(Point(at.x, at.y + 2.7), resource, 2.1),)
    return (
        Polygon((one, tip, other), "paper", "ink", 0.3),
        Label(Point(at.x, at.y + 0.6), rate, 2.4, bold=True),
        *name,
    )


def _frame(start: Point, end: Point | None = None) -> tuple[Shape, ...]:
    """Return what marks a road or a building: a broad dark band with a light one in it."""
    if end is None:
        return (Circle(start, 4.4, "paper", "ink", 0.9),)
    return (Line(start, end, "ink", 5.6), Line(start, end, "paper", 4.2))


@cache
def _legend(players: tuple[tuple[str, str, str], ...], *, framed: bool, robbed: bool) -> tuple[Sample, ...]:
    """Return what the pieces mean; `players` are the name, the letter and the style of each."""
    left, right, middle = Point(0.5, 5), Point(9.5, 5), Point(5, 5)
    return (
        *(
            Sample((*_road(left, right, style, letter),), _SAMPLE, Text("{letter} {name}", letter=letter, name=name))
            for name, letter, style in players
        ),
        Sample(_road(left, right, "grey", "", walked=True), _SAMPLE, Text("road of a longest walk")),
        Sample(_settlement(middle, "grey", ""), _SAMPLE, Text("settlement")),
        Sample(_city(middle, "grey", ""), _SAMPLE, Text("city")),
        *((Sample(_pawn(middle), _SAMPLE, Text("robber")),) if robbed else ()),
        *((Sample((Polygon(box(1, 1, 8, 8), "paper", "ink", 0.9),), _SAMPLE, Text("counts")),) if framed else ()),
    )
