"""The symbols of a drawing, each in a square with the side of a cell.

Each has its own outline and carries its token (`r`, `rT`, `rA`), so that a print in grey says the same
as one in colour.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from scoring_rules.frame.board.picture import Circle, Label, Line, Point, Polygon, Sample, Shape, box
from scoring_rules.frame.language.text import Text
from scoring_rules.hutan.data.words import COLOURS, TYPED
from scoring_rules.hutan.reading.tokens import said

CELL = 10.0
"""The side of a cell in the units of the drawing."""

FLOWERS = {"red": "#E8877B", "yellow": "#F7DC6B", "blue": "#5590DE", "grey": "#BDB9C4", "white": "#FFFFFF"}
LAKE = "#A9D3EE"
WATER = "#1F5FA8"
_STYLES = tuple(FLOWERS[colour] for colour in COLOURS)


def piece(token: str) -> tuple[Shape, ...]:
    """Return what is on a cell: flower, tree or animal; nothing where it is empty or a lake."""
    if token[0] in ".~":
        return ()
    style = _STYLES[TYPED.index(token[0])]
    match token[1:]:
        case "T":
            return _tree(style, token)
        case "A":
            return _animal(style, token)
        case _:
            return _flower(style, token)


@cache
def _flower(style: str, token: str) -> tuple[Shape, ...]:
    """Return six petals round a disc."""
    angles = [pi / 3 * petal for petal in range(6)]
    return (
        *(Circle(Point(5 + 2.3 * sin(a), 5 + 2.3 * cos(a)), 1.5, style, "ink", 0.3) for a in angles),
        Circle(Point(5, 5), 2.0, "paper", "ink", 0.3),
        Label(Point(5, 6.0), said(token), 3.2, bold=True),
    )


@cache
def _tree(style: str, token: str) -> tuple[Shape, ...]:
    """Return a fir with a trunk."""
    right = ((5, 0.9), (7.4, 4.0), (6.5, 4.0), (8.8, 7.7))
    crown = (*right, *((10 - x, y) for x, y in reversed(right[1:])))
    return (
        Polygon(box(4.3, 7.7, 1.4, 1.5), "ink", "ink", 0.3),
        Polygon(tuple(Point(x, y) for x, y in crown), style, "ink", 0.4),
        Label(Point(5, 7.0), said(token), 3.0, bold=True),
    )


@cache
def _animal(style: str, token: str) -> tuple[Shape, ...]:
    """Return a paw."""
    toes = (Point(1.9, 4.4), Point(3.9, 2.2), Point(6.1, 2.2), Point(8.1, 4.4))
    return (
        *(Circle(toe, 1.0, style, "ink", 0.6) for toe in toes),
        Circle(Point(5, 6.4), 2.6, style, "ink", 0.6),
        Label(Point(5, 7.4), said(token), 3.0, bold=True),
    )


@cache
def lake() -> tuple[Shape, ...]:
    """Return a square of water with two waves."""
    heights = ((1.6, 4.0), (3.0, 3.2), (4.3, 4.0), (5.7, 3.2), (7.0, 4.0), (8.4, 3.2))
    waves = [[Point(x, y + down) for x, y in heights] for down in (0.2, 2.6)]
    return (
        Polygon(box(0, 0, CELL, CELL), LAKE),
        *(Line(a, b, WATER, 0.7) for wave in waves for a, b in pairwise(wave)),
    )


@cache
def hatching() -> tuple[Shape, ...]:
    """Return the ground of an area that costs points."""
    return (Polygon(box(0, 0, CELL, CELL), "hatching", hatch=CELL / 6),)


@cache
def frame() -> tuple[Shape, ...]:
    """Return a broad dark frame on a light one, which keeps it apart from the water."""
    corners = box(1.2, 1.2, CELL - 2.4, CELL - 2.4)
    return (
        Polygon(corners, outline="paper", width=1.8),
        Polygon(corners, outline="ink", width=0.9),
    )


@cache
def legend() -> tuple[Sample, ...]:
    """Return what the colours' letters and the shapes mean."""
    frame = Polygon(box(0, 0, CELL, CELL), outline=WATER, width=0.7)
    return (
        *(
            Sample(_flower(style, letter), CELL, name)
            for style, name, letter in zip(_STYLES, COLOURS.values(), TYPED, strict=True)
        ),
        Sample(_tree(FLOWERS["white"], "T"), CELL, Text("tree")),
        Sample(_animal(FLOWERS["white"], "A"), CELL, Text("animal")),
        Sample((*lake(), frame), CELL, Text("lake")),
        Sample((*hatching(), frame), CELL, Text("unfinished or mixed area")),
    )


@cache
def frame_legend() -> tuple[Sample, ...]:
    """Return what a frame means."""
    return (Sample(frame(), CELL, Text("counts")),)
