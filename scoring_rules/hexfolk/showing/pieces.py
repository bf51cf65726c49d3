"""The pieces on the island, with a light rim around each, and what they mean.

A player's pieces have a colour and carry the player's letter (a capital on cities), so that a print in grey says the
same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from scoring_rules.frame.board.picture import Circle, Label, Line, Point, Polygon, Sample, Shape, box
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text

_SAMPLE = 10.0
"""The side of the square that a sample of the legend is drawn in."""

_PIECES = {
    "#D1442F": ("red", "rouge", "rot"),
    "#2B5CB0": ("blue", "bleu", "blau"),
    "#FFFFFF": ("white", "blanc", "weiß"),
    "#F2A24A": ("orange",),
    "#7DB96A": ("green", "vert", "grün"),
    "#8C5F3F": ("brown", "marron", "brun", "braun"),
    "#3C3C3C": ("black", "noir", "schwarz"),
    "#7D5BA6": ("purple", "violet", "lila"),
}
"""The colours that pieces are drawn in, and the names of players that ask for one."""
_DARK = {style for style, (name, *_) in _PIECES.items() if name in {"black", "blue", "purple", "brown", "red"}}
GLOW = "#FFD84A"
_BREADTH = 2.3
_RIM = 0.5
_FROM_ENDS = 0.22


def colours(names: Sequence[str]) -> tuple[str, ...]:
    """Return a style for each player: the colour that the name is, else the first that is free."""
    asked = [next((style for style, words in _PIECES.items() if fold(name) in map(fold, words)), "") for name in names]
    free = [style for style in _PIECES if style not in asked]
    taken: list[str] = []
    for style in asked:
        taken.append(style if style and style not in taken else free.pop(0) if free else "grey")
    return tuple(taken)


def ink(style: str) -> str:
    """Return the style of a letter on a piece."""
    return "paper" if style in _DARK else "ink"


def road(start: Point, end: Point, style: str, letter: str, *, is_walked: bool = False) -> tuple[Shape, ...]:
    """Return a road between two crossings, with the letter of its player in the middle.

    One of a longest walk has a broken line along it that stands out from its colour.
    """

    def at(share: float) -> Point:
        return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)

    one, other, middle = at(_FROM_ENDS), at(1 - _FROM_ENDS), at(0.5)
    dashes = ((one, at(0.38)), (at(0.62), other)) if is_walked else ()
    return (
        Line(one, other, "paper", _BREADTH + 2 * _RIM + 1.0),
        Line(one, other, "ink", _BREADTH + 2 * _RIM),
        Line(one, other, style, _BREADTH),
        *(Line(*dash, ink(style), 0.55, (0.9, 0.9)) for dash in dashes),
        Label(Point(middle.x, middle.y + 0.75), letter, 2.1, ink(style), bold=True),
    )


def settlement(at: Point, style: str, letter: str) -> tuple[Shape, ...]:
    """Return a house on a crossing."""
    corners = ((-2.2, 2.2), (-2.2, -0.5), (0, -2.7), (2.2, -0.5), (2.2, 2.2))
    outline = tuple(Point(at.x + x, at.y + y) for x, y in corners)
    return (
        Polygon(outline, "paper", "paper", _RIM + 1.4),
        Polygon(outline, style, "ink", _RIM),
        Label(Point(at.x, at.y + 1.4), letter, 2.8, ink(style), bold=True),
    )


def city(at: Point, style: str, letter: str) -> tuple[Shape, ...]:
    """Return a house with a tower on a crossing."""
    corners = ((-3.4, 2.7), (-3.4, -1.5), (-1.9, -3.8), (-0.4, -1.5), (-0.4, -0.7), (3.4, -0.7), (3.4, 2.7))
    outline = tuple(Point(at.x + x, at.y + y) for x, y in corners)
    return (
        Polygon(outline, "paper", "paper", _RIM * 1.5 + 1.4),
        Polygon(outline, style, "ink", _RIM * 1.5),
        Label(Point(at.x, at.y + 2.1), letter.upper(), 3.2, ink(style), bold=True),
    )


def pawn(at: Point) -> tuple[Shape, ...]:
    """Return a dark pawn."""
    body = ((-1.5, 2.2), (-0.7, -0.4), (0.7, -0.4), (1.5, 2.2))
    return (
        Polygon(tuple(Point(at.x + x, at.y + y) for x, y in body), "ink", "paper", 0.3),
        Circle(Point(at.x, at.y - 1.2), 1.1, "ink", "paper", 0.3),
    )


def glow(start: Point, end: Point) -> Line:
    """Return what lies below a road of the walk that has the longest road's card."""
    return Line(start, end, GLOW, 6.6)


def frame(start: Point, end: Point | None = None) -> tuple[Shape, ...]:
    """Return what marks a road or a building, below it: a dark band with a light one in it."""
    if end is None:
        return (Circle(start, 4.9, "paper", "ink", 1.0),)
    return (Line(start, end, "ink", 6.4), Line(start, end, "paper", 4.6))


@cache
def legend(players: tuple[tuple[str, str, str], ...], *, framed: bool, robbed: bool) -> tuple[Sample, ...]:
    """Return what the pieces mean; `players` are the name, the letter and the style of each."""
    left, right, middle = Point(0.5, 5), Point(9.5, 5), Point(5, 5)
    return (
        *(
            Sample((*road(left, right, style, letter),), _SAMPLE, Text("{letter} {name}", letter=letter, name=name))
            for name, letter, style in players
        ),
        Sample(road(left, right, "paper", "", is_walked=True), _SAMPLE, Text("road of a longest walk")),
        Sample((glow(Point(3, 5), Point(7, 5)), *road(left, right, "grey", "")), _SAMPLE, Text("has the longest road")),
        Sample(settlement(middle, "grey", ""), _SAMPLE, Text("settlement")),
        Sample(city(middle, "grey", ""), _SAMPLE, Text("city")),
        *((Sample(pawn(middle), _SAMPLE, Text("robber")),) if robbed else ()),
        *((Sample((Polygon(box(1, 1, 8, 8), "paper", "ink", 0.9),), _SAMPLE, Text("counts")),) if framed else ()),
    )
