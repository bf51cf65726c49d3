"""The pieces of Hutan as small pictures: five flowers, a tree on each, five animals, a lake.

Each fills a square with sides of 100. The colours differ in lightness, and each flower and each animal has a shape of
its own, so that a print in grey says the same as one in colour.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from scoring_rules.frame.board.paths import ellipse, stroked, traced
from scoring_rules.frame.board.picture import Circle, Group, Line, Path, Point, Shape
from scoring_rules.hutan.data.words import TYPED


class Tones(NamedTuple):
    """The colours of a flower and of its areas: of petals, of lines, of the ground of a completed area."""

    fill: str
    line: str
    ground: str


TONES: dict[str, Tones] = {
    "red": Tones("#DB5541", "#7E2013", "#F7D9D0"),
    "yellow": Tones("#F6CB45", "#8A5F00", "#FCF0C4"),
    "blue": Tones("#2F62B0", "#14315F", "#CFDDF2"),
    "grey": Tones("#A5A0B0", "#3F3B4A", "#E0DEE6"),
    "white": Tones("#FFFFFF", "#6A675C", "#F7F3E6"),
}
WATER, WATER_LINE = "#8FC6E0", "#2F76A3"
_LEAF, _LEAF_LINE, _LEAF_LIGHT, _TRUNK = "#3C7D4B", "#1C4127", "#73B074", "#6B4A2F"
_STAMEN, _SKIN, _MANE, _IVORY, _BLACK = "#F6CB45", "#F2C7A4", "#7E3A2A", "#FFF6DC", "#23262E"
_RHINO, _HORN, _CASQUE, _BEAK = "#D9D4C6", "#8A8578", "#C79B58", "#F0B53B"
_COLOURS = tuple(TONES)
_CENTRE = Point(50, 50)
_UP = -pi / 2


def flower(colour: str) -> tuple[Shape, ...]:
    """Return the flower of a colour."""
    return _FLOWERS[_COLOURS.index(colour)](TONES[colour])


def tree(colour: str) -> tuple[Shape, ...]:
    """Return a tree that stands on its flower, as on the table."""
    return (Group(flower(colour), Point(-4, 10), 1.06), *_crown())


def animal(colour: str) -> tuple[Shape, ...]:
    """Return the animal of a colour on a disc."""
    tones = TONES[colour]
    ground = Circle(_CENTRE, 46, tones.ground if colour != "white" else "paper")
    ring = Circle(_CENTRE, 46, "", tones.line, 4.4)
    return (ground, *_ANIMALS[_COLOURS.index(colour)](tones), ring)


@cache
def piece(token: str) -> tuple[Shape, ...]:
    """Return what a canonical token (`r`, `rT`, `rA`) stands for."""
    colour = _COLOURS[TYPED.index(token[0])]
    return {"T": tree, "A": animal}.get(token[1:], flower)(colour)


@cache
def lake() -> tuple[Shape, ...]:
    """Return two waves and a leaf on the water."""
    wave = "M 16 {0} Q 24 {1} 33 {0} Q 42 {2} 50 {0} Q 58 {1} 67 {0} Q 76 {2} 84 {0}"
    return (
        *(stroked(wave.format(y, y - 9, y + 9), WATER_LINE, 4.2) for y in (36, 56)),
        Path(ellipse(72, 78, 8, 5), "#6FAF72", _LEAF_LINE, 1.8),
        Line(Point(72, 78), Point(80, 76), _LEAF_LINE, 1.8),
    )


# ---------------------------------------------------------------------------------------------------
# Flowers


def _petals(count: int, turn: float, shape: str, fill: str, line: str, width: float) -> tuple[Path, ...]:
    """Return petals around the middle; the shape is that of one which points to the right, from (0, 0)."""
    return tuple(_turned(shape, turn + 2 * pi * number / count, fill, line, width) for number in range(count))


def _turned(shape: str, angle: float, fill: str, line: str, width: float) -> Path:
    across, along = cos(angle), sin(angle)
    steps = tuple(
        step._replace(
            points=tuple(Point(50 + across * x - along * y, 50 + along * x + across * y) for x, y in step.points)
        )
        for step in traced(shape)
    )
    return Path(steps, fill, line, width)


_BROAD = "M 0 0 C 8 -18 38 -26 44 -7 L 39 0 L 44 7 C 38 26 8 18 0 0 Z"
_NARROW = "M 0 0 C 12 -8.5 44 -11 45 0 C 44 11 12 8.5 0 0 Z"
_POINTED = "M 0 0 C 13 -14 31 -13 46 0 C 31 13 13 14 0 0 Z"
_SMALL = "M 0 0 C 8 -9 19 -8 28 0 C 19 8 8 9 0 0 Z"
_SEPAL = "M 0 0 C 11 -10 44 -12 44 0 C 44 12 11 10 0 0 Z"
_WING = "M 0 0 C 10 -18 42 -23 42 0 C 42 23 10 18 0 0 Z"
_STAR = "M 0 0 C 11 -12 44 -16 45 0 C 44 15 11 12 0 0 Z"
_GLOW = "M 0 0 C 6 -5 15 -5 22 0 C 15 5 6 5 0 0 Z"


@cache
def _hibiscus(tones: Tones) -> tuple[Shape, ...]:
    return (
        *_petals(5, _UP, _BROAD, tones.fill, tones.line, 2.6),
        Circle(_CENTRE, 7, tones.line),
        Line(_CENTRE, Point(66, 36), _STAMEN, 4),
        Circle(Point(67, 35), 3.6, _STAMEN, tones.line, 1.4),
    )


@cache
def _magnolia(tones: Tones) -> tuple[Shape, ...]:
    return (*_petals(10, _UP, _NARROW, tones.fill, tones.line, 2.4), Circle(_CENTRE, 12, "#B9781B", tones.line, 2.4))


@cache
def _star_flower(tones: Tones) -> tuple[Shape, ...]:
    return (
        *_petals(6, _UP + pi / 6, _POINTED, tones.fill, tones.line, 2.6),
        *_petals(6, _UP, _SMALL, "#7FA6E0", tones.line, 1.6),
        Circle(_CENTRE, 5.5, _STAMEN, tones.line, 1.6),
    )


@cache
def _orchid(tones: Tones) -> tuple[Shape, ...]:
    return (
        *_petals(3, _UP, _SEPAL, tones.fill, tones.line, 2.6),
        *(_turned(_WING, _UP + side, tones.fill, tones.line, 2.6) for side in (1.15, -1.15)),
        Path(traced("M 42 52 C 34 66 42 76 50 79 C 58 76 66 66 58 52 Z"), "#E9D9EE", tones.line, 2.4),
        Circle(Point(50, 52), 5, _STAMEN, tones.line, 1.6),
    )


@cache
def _jasmine(tones: Tones) -> tuple[Shape, ...]:
    return (
        *_petals(5, _UP, _STAR, tones.fill, tones.line, 2.8),
        *_petals(5, _UP, _GLOW, "#F3DF93", "", 0),
        Circle(_CENTRE, 6, "#F0C94A", tones.line, 1.8),
    )


_FLOWERS = (_hibiscus, _magnolia, _star_flower, _orchid, _jasmine)


@cache
def _crown() -> tuple[Shape, ...]:
    """Return a trunk and a round crown."""
    lobes = ((50, 14, 15), (34, 26, 14), (66, 26, 14), (50, 31, 14))
    lights = ((45, 9), (30, 22), (61, 22), (46, 28))
    return (
        Path(traced("M 45.5 36 L 54.5 36 L 57.5 68 L 42.5 68 Z"), _TRUNK, _LEAF_LINE, 2.4),
        *(Circle(Point(x, y), radius + 2.6, _LEAF_LINE) for x, y, radius in lobes),
        *(Circle(Point(x, y), radius, _LEAF) for x, y, radius in lobes),
        *(stroked(f"M {x} {y} Q {x + 5} {y - 6} {x + 11} {y - 3}", _LEAF_LIGHT, 3) for x, y in lights),
    )


# ---------------------------------------------------------------------------------------------------
# Animals


def _eyes(y: float, *xs: float, radius: float = 3.8) -> tuple[Circle, ...]:
    return tuple(Circle(Point(x, y), radius, "ink") for x in xs)


@cache
def _orangutan(tones: Tones) -> tuple[Shape, ...]:
    return (
        Path(traced("M 15 79 C 8 42 26 9 50 9 C 74 9 92 42 85 79 C 76 91 62 95 50 95 C 38 95 24 91 15 79 Z"),
             tones.fill, tones.line, 3),
        Path(ellipse(50, 51, 33, 25), _MANE, tones.line, 2.4),
        Circle(Point(41, 45), 11.5, _SKIN),
        Circle(Point(59, 45), 11.5, _SKIN),
        Path(ellipse(50, 64, 20, 15), _SKIN, tones.line, 2),
        *_eyes(46, 42, 58),
        *_eyes(58, 46.5, 53.5, radius=1.7),
        stroked("M 39 68 Q 50 76 61 68", "ink", 2.6),
    )  # fmt: skip


@cache
def _tiger(tones: Tones) -> tuple[Shape, ...]:
    stripes = (
        "M 45 21 L 55 21 L 50 37 Z", "M 33 25 L 40 22 L 41 35 Z", "M 67 25 L 60 22 L 59 35 Z",
        "M 17 48 L 32 52 L 18 56 Z", "M 83 48 L 68 52 L 82 56 Z", "M 20 64 L 34 63 L 25 70 Z",
        "M 80 64 L 66 63 L 75 70 Z",
    )  # fmt: skip
    return (
        *(Circle(Point(x, 26), 11, tones.fill, tones.line, 3) for x in (25, 75)),
        *(Circle(Point(x, 26), 5, _IVORY) for x in (25, 75)),
        Circle(Point(50, 54), 34, tones.fill, tones.line, 3),
        *(Path(traced(stripe), "ink") for stripe in stripes),
        *(Circle(Point(x, 68), 10.5, _IVORY) for x in (42, 58)),
        *_eyes(48, 38, 62, radius=4.2),
        Path(traced("M 43 58 L 57 58 L 50 66 Z"), tones.line),
        stroked("M 50 66 L 50 71 M 42 75 Q 50 76 50 71 Q 50 76 58 75", "ink", 2.4),
    )


@cache
def _cassowary(tones: Tones) -> tuple[Shape, ...]:
    return (
        Path(traced("M 17 82 C 32 68 66 64 86 78 C 76 91 62 95 50 95 C 37 95 25 91 17 82 Z"), _BLACK),
        Path(traced("M 45 78 C 50 66 44 58 44 44 L 64 42 C 64 58 70 66 75 77 C 66 84 54 84 45 78 Z"),
             tones.fill, tones.line, 2.4),
        Path(traced("M 41 32 C 42 8 66 7 68 33 C 60 28 50 28 41 32 Z"), _CASQUE, tones.line, 2.4),
        Path(ellipse(52, 40, 16, 12.5), tones.fill, tones.line, 2.4),
        Path(traced("M 38 36 C 29 36 18 40 10 48 C 22 50 32 50 39 46 Z"), "#3A3A3A", tones.line, 1.6),
        Circle(Point(50, 38), 4.8, "paper"),
        *_eyes(38, 49, radius=2.7),
        Path(traced("M 46 54 C 37 66 41 82 48 78 C 53 74 51 62 51 54 Z"), "#DB5541", tones.line, 1.8),
    )  # fmt: skip


@cache
def _hornbill(tones: Tones) -> tuple[Shape, ...]:
    return (
        Path(
            traced("M 46 95 C 45 80 50 62 56 48 C 62 26 88 28 91 52 C 93 62 91 72 84 81 C 74 92 60 97 46 95 Z"), _BLACK
        ),
        Path(traced("M 62 44 C 52 35 44 24 27 17 C 23 31 34 44 52 48 Z"), "#DB5541", tones.line, 2.2),
        Path(traced("M 64 43 C 42 38 18 45 9 70 C 27 62 46 69 65 66 Z"), _BEAK, tones.line, 2.4),
        stroked("M 14 64 C 29 56 47 56 63 55", tones.line, 1.8),
        Circle(Point(74, 46), 6, "paper"),
        *_eyes(46, 73, radius=3.4),
    )


@cache
def _rhino(tones: Tones) -> tuple[Shape, ...]:
    head = (
        "M 93 38 C 82 23 66 26 58 37 C 44 43 30 49 20 62 C 13 74 20 86 34 85 C 46 86 57 88 65 92 C 83 84 97 64 93 38 Z"
    )
    return (
        Path(traced(head), _RHINO, tones.line, 3),
        Path(traced("M 20 62 C 13 50 12 38 15 24 C 25 35 33 45 37 52 Z"), _HORN, tones.line, 2.4),
        Path(traced("M 42 47 C 41 41 42 35 44 29 C 50 34 54 37 56 40 Z"), _HORN, tones.line, 2.2),
        Path(traced("M 66 33 C 61 17 71 10 80 26 L 78 36 Z"), _RHINO, tones.line, 2.4),
        *_eyes(56, 55, radius=4),
        *_eyes(71, 26, radius=2.4),
        stroked("M 26 78 Q 36 81 45 75", tones.line, 2.4),
    )


_ANIMALS = (_orangutan, _tiger, _cassowary, _hornbill, _rhino)
