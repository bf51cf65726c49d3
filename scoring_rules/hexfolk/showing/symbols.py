"""What is drawn on the map: roads, settlements, cities, ports, the robber; and what a legend says of them.

A player's pieces have a colour and carry the player's letter (a capital on cities), so that a print in
grey says the same. A road of a longest walk has a light line along it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot

from scoring_rules.frame.board.picture import Circle, Label, Line, Point, Polygon, Sample, Shape, box
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.hexfolk.data.words import PLAYER_COLOURS

SAMPLE = 10.0
"""The side of the square that a sample of the legend is drawn in."""

LANDS = {
    "forest": "#B4CDA6",
    "hills": "#E6C3A6",
    "pasture": "#DDECC2",
    "fields": "#F7EAB4",
    "mountains": "#CFD0D8",
    "desert": "#F1E7D3",
}
"""The colour of each terrain: light, so that pieces are clear on it."""
PIECES = {
    "red": "#E0695B",
    "blue": "#3E6FB8",
    "white": "#FFFFFF",
    "orange": "#F2A24A",
    "green": "#7DB96A",
    "brown": "#8C5F3F",
    "black": "#3C3C3C",
    "purple": "#7D5BA6",
}
_DARK = {PIECES[colour] for colour in ("black", "blue", "purple", "brown")}
_ROAD = 2.3
_RIM = 0.5
_FROM_ENDS = 0.22


def colours(names: Sequence[str]) -> tuple[str, ...]:
    """Return a style for each player: the colour that the name is, else the first that is free."""
    asked = [
        next((key for key, words in PLAYER_COLOURS.items() if fold(name) in map(fold, words)), "") for name in names
    ]
    free = [key for key in PLAYER_COLOURS if key not in asked]
    taken: list[str] = []
    for key in asked:
        taken.append(key if key and key not in taken else free.pop(0) if free else "")
    return tuple(PIECES.get(key, "grey") for key in taken)


def ink(style: str) -> str:
    """Return the style of a letter on a piece."""
    return "paper" if style in _DARK else "ink"


def road(start: Point, end: Point, style: str, letter: str, *, walked: bool = False) -> tuple[Shape, ...]:
    """Return a road between two crossings, with the letter of its player in the middle."""

    def at(share: float) -> Point:
        return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)

    one, other = at(_FROM_ENDS), at(1 - _FROM_ENDS)
    line = (Line(one, other, "paper", _ROAD / 3),) if walked else ()
    middle = at(0.5)
    return (
        Line(one, other, "ink", _ROAD + 2 * _RIM),
        Line(one, other, style, _ROAD),
        *line,
        Circle(middle, 1.25, style),
        Label(Point(middle.x, middle.y + 0.75), letter, 2.2, ink(style), bold=True),
    )


def settlement(at: Point, style: str, letter: str) -> tuple[Shape, ...]:
    """Return a house on a crossing."""
    outline = ((-2, 2), (-2, -0.4), (0, -2.4), (2, -0.4), (2, 2))
    return (
        Polygon(tuple(Point(at.x + x, at.y + y) for x, y in outline), style, "ink", _RIM),
        Label(Point(at.x, at.y + 1.3), letter, 2.8, ink(style), bold=True),
    )


def city(at: Point, style: str, letter: str) -> tuple[Shape, ...]:
    """Return a house with a tower on a crossing."""
    outline = ((-3.2, 2.6), (-3.2, -1.4), (-1.8, -3.4), (-0.3, -1.4), (-0.3, -0.6), (3.2, -0.6), (3.2, 2.6))
    return (
        Polygon(tuple(Point(at.x + x, at.y + y) for x, y in outline), style, "ink", _RIM * 1.6),
        Label(Point(at.x, at.y + 2.0), letter.upper(), 3.2, ink(style), bold=True),
    )


def number(at: Point, value: int, *, often: bool) -> tuple[Shape, ...]:
    """Return the number of a hex; those that come up most often have a double ring."""
    ring = (Circle(at, 2.35, outline="ink", width=0.25),) if often else ()
    return (Circle(at, 2.9, "paper", "ink", 0.3), *ring, Label(Point(at.x, at.y + 1.1), str(value), 3.0, bold=often))


def robber(at: Point) -> tuple[Shape, ...]:
    """Return a dark pawn."""
    body = ((-1.5, 2.2), (-0.7, -0.4), (0.7, -0.4), (1.5, 2.2))
    return (
        Polygon(tuple(Point(at.x + x, at.y + y) for x, y in body), "ink", "paper", 0.3),
        Circle(Point(at.x, at.y - 1.2), 1.1, "ink", "paper", 0.3),
    )


def port(ends: tuple[Point, Point], outwards: Point, rate: str, resource: Name | None) -> tuple[Shape, ...]:
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


def frame(start: Point, end: Point | None = None) -> tuple[Shape, ...]:
    """Return what marks a road or a building: a broad dark band with a light one in it."""
    if end is None:
        return (Circle(start, 4.4, "paper", "ink", 0.9),)
    return (Line(start, end, "ink", 5.6), Line(start, end, "paper", 4.2))


@cache
def legend(players: tuple[tuple[str, str, str], ...], *, framed: bool, robbed: bool) -> tuple[Sample, ...]:
    """Return what the pieces mean; `players` are the name, the letter and the style of each."""
    left, right, middle = Point(0.5, 5), Point(9.5, 5), Point(5, 5)
    return (
        *(
            Sample((*road(left, right, style, letter),), SAMPLE, Text("{letter} {name}", letter=letter, name=name))
            for name, letter, style in players
        ),
        Sample(road(left, right, "grey", "", walked=True), SAMPLE, Text("road of a longest walk")),
        Sample(settlement(middle, "grey", ""), SAMPLE, Text("settlement")),
        Sample(city(middle, "grey", ""), SAMPLE, Text("city")),
        *((Sample(robber(middle), SAMPLE, Text("robber")),) if robbed else ()),
        *((Sample((Polygon(box(1, 1, 8, 8), "paper", "ink", 0.9),), SAMPLE, Text("counts")),) if framed else ()),
    )
