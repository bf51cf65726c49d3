"""The pieces of Hortis as small pictures: fruits, crowns, dice, basket, wheelbarrow, squirrel.

Each fills a square with sides of 100. Fruits differ by shape as well as by colour, and their colours in lightness, so
that a print in grey says the same as one in colour.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from scoring_rules.frame.board.paths import rounded_box, stroked, traced
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Path, Point, Shape
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground
from scoring_rules.hortis.data.box import BASKET, GLADE, LEMON, ORANGE, WHEELBARROW


class Tones(NamedTuple):
    """The colours of a fruit: of its skin, and of its lines."""

    fill: str
    line: str


TONES = (Tones("#F08A24", "#8A4300"), Tones("#F9DB4A", "#8A6D00"), Tones("#5E9A2F", "#2B4A15"))
"""Of the fruits, in their order."""
CROWN, _LAWN, _LAWN_LINE = "#A2C98D", "#E4EDD2", "#A9B98C"
_GLADE, _GLADE_LINE, _GRASS = "#F3F1E4", "#CFC8AE", "#8FA06B"
_LEAF, _LEAF_LINE, _PULP, _WOOD = "#4C8153", "#33561A", "#D6EBB5", "#6B4A2F"
_FUR, _FUR_LINE, _BELLY = "#C9743A", "#5B2C10", "#F4E2CF"
_NUMBER = 42
"""The size of the numbers on basket and wheelbarrow."""
_PIPS = {
    1: ((50, 50),),
    2: ((27, 27), (73, 73)),
    3: ((27, 27), (50, 50), (73, 73)),
    4: ((27, 27), (73, 27), (27, 73), (73, 73)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((27, 24), (73, 24), (27, 50), (73, 50), (27, 76), (73, 76)),
}


def land(ground: Ground) -> tuple[Shape, ...]:
    """Return a visible space without what is on it: a lawn with a crown, or a glade."""
    return _glade() if ground.kind == GLADE else _tree()


@cache
def above(ground: Ground, die: int, colour: int) -> tuple[Shape, ...]:
    """Return what is on a visible space: its fruits, and what lies there; a die on a glade is crossed out.

    What lies there leaves the lower right corner to the points, so that these cover no pip and no number.
    """
    if ground.kind == GLADE:
        return (*_cross(), _lying_there(die, colour)) if die != NOTHING else ()
    if die == NOTHING:
        return _fruits(ground, Point(50 - 20 * (ground.fruits - 1), 50), 0.42, 40)
    return (*_fruits(ground, Point(17, 15), 0.25, 23), _lying_there(die, colour))


def _lying_there(die: int, colour: int) -> Group:
    at, scale = (Point(14, 24), 0.62) if die == SQUIRREL else (Point(21, 22), 0.56)
    return Group(lying(die, colour), at, scale)


@cache
def lying(die: int, colour: int) -> tuple[Shape, ...]:
    """Return what lies on a space: a die, a basket, the wheelbarrow, the squirrel."""
    if die == SQUIRREL:
        return _squirrel()
    tones = TONES[colour]
    return _basket(tones) if die == BASKET else _wheelbarrow(tones) if die == WHEELBARROW else _die(die, tones)


@cache
def _tree() -> tuple[Shape, ...]:
    """Return a lawn with a round crown."""
    lobes = (Point(50 + 35 * cos(pi / 4 * i), 50 + 35 * sin(pi / 4 * i)) for i in range(8))
    return (
        Path(rounded_box(2, 2, 96, 96, 10), _LAWN, _LAWN_LINE, 1.8),
        Circle(Point(50, 50), 40, CROWN),
        *(Circle(lobe, 12, CROWN) for lobe in lobes),
    )


@cache
def _glade() -> tuple[Shape, ...]:
    """Return a meadow with tufts of grass."""
    tufts = ((30, 36), (62, 30), (44, 70), (76, 66))
    blades = "M {0} {2} L {1} {3} M {4} {2} L {4} {5} M {6} {2} L {7} {3}"
    return (
        Path(rounded_box(2, 2, 96, 96, 10), _GLADE, _GLADE_LINE, 1.8),
        *(stroked(blades.format(x - 6, x - 4, y, y - 10, x, y - 13, x + 6, x + 4), _GRASS, 1.8) for x, y in tufts),
    )


def _cross() -> tuple[Shape, ...]:
    return (stroked("M 14 18 L 88 92 M 88 18 L 14 92", "wrong", 5),)


@cache
def _fruits(ground: Ground, first: Point, scale: float, apart: float) -> tuple[Shape, ...]:
    """Return the one or two fruits of a tree beside each other, from the middle of the first one."""
    return tuple(
        Group(fruit(ground.kind), Point(first.x + apart * number - 50 * scale, first.y - 50 * scale), scale)
        for number in range(ground.fruits)
    )


@cache
def fruit(kind: int) -> tuple[Shape, ...]:
    """Return an orange with its leaf, a lemon with its two tips, a slice of a lime."""
    fill, line = TONES[kind]
    middle = Point(50, 50)
    if kind == ORANGE:
        return (
            Circle(middle, 38, fill, line, 6),
            Path(traced("M 50 14 Q 84 -18 98 12 Q 74 20 50 14 Z"), _LEAF, _LEAF_LINE, 3),
            Circle(Point(37, 39), 8, "#FFD9A8"),
        )
    if kind == LEMON:
        skin = "M -6 50 C 14 38 16 14 50 14 C 84 14 86 38 106 50 C 86 62 84 86 50 86 C 16 86 14 62 -6 50 Z"
        return (Path(traced(skin), fill, line, 6), stroked("M 28 34 Q 46 24 64 28", "#FFF3B0", 7))
    spokes = (Point(50 + 26 * cos(pi / 3 * i), 50 + 26 * sin(pi / 3 * i)) for i in range(6))
    return (
        Circle(middle, 38, fill, line, 6),
        Circle(middle, 27, _PULP),
        *(Line(middle, spoke, fill, 5) for spoke in spokes),
    )


def _die(value: int, tones: Tones) -> tuple[Shape, ...]:
    pips = (Circle(Point(x, y), 9, "ink") for x, y in _PIPS[value])
    return (Path(rounded_box(4, 4, 92, 92, 17), tones.fill, tones.line, 7), *pips)


def _basket(tones: Tones) -> tuple[Shape, ...]:
    """Return a basket with its handle and its value."""
    return (
        stroked("M 20 44 C 20 -10 80 -10 80 44", _WOOD, 8),
        Path(traced("M 0 42 L 100 42 L 84 98 L 16 98 Z"), tones.fill, tones.line, 7),
        Label(Point(50, 84), str(BASKET), _NUMBER, bold=True),
    )


def _wheelbarrow(tones: Tones) -> tuple[Shape, ...]:
    """Return a barrow with its wheel, its handle and its value."""
    return (
        Line(Point(88, 26), Point(112, 12), _WOOD, 9),
        Line(Point(72, 66), Point(82, 98), _WOOD, 8),
        Path(traced("M -6 12 L 96 12 L 80 68 L 14 68 Z"), tones.fill, tones.line, 7),
        Circle(Point(30, 84), 15, "paper", _WOOD, 7),
        Label(Point(46, 54), str(WHEELBARROW), _NUMBER, bold=True),
    )


def _squirrel() -> tuple[Shape, ...]:
    """Return a squirrel from the side: its tail, body, head, ear and belly."""
    figure = (
        "M 58 98 C 94 98 102 60 88 38 C 78 20 54 24 58 44 C 62 58 74 60 62 74 Z",
        "M 24 98 C 14 72 28 54 44 52 C 62 52 68 80 62 98 Z",
        "M 12 44 C 12 24 30 16 44 25 C 56 34 52 55 38 57 C 26 59 12 57 12 44 Z",
        "M 34 22 L 36 4 L 48 22 Z",
    )
    return (
        *(Path(traced(part), _FUR, _FUR_LINE, 4) for part in figure),
        Path(traced("M 33 98 C 31 80 38 66 46 66 C 54 68 55 84 50 98 Z"), _BELLY),
        Circle(Point(27, 38), 4.4, "ink"),
    )
