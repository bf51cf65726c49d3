"""The symbols of a reserve: grounds with their textures, kinds of tiles, borders, marks, what animals need.

Kinds of tiles fill a square with sides of 100; grounds, borders and marks a cell with sides of 10. Every terrain has a
texture of its own beside its colour and its letter, so that a print in grey says the same as one in colour.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from scoring_rules.frame.board.paths import outline, rounded_box, stroked, traced
from scoring_rules.frame.board.picture import Circle, Group, Label, Path, Point, Polygon, Sample, Shape, Step, box
from scoring_rules.frame.board.square_frame import CELL
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.habitats.data.words import KINDS, LETTERS, TERRAINS
from scoring_rules.habitats.showing.animals import animal


class Tones(NamedTuple):
    """The colours of a terrain: of its ground, of its lines, of what grows or lies on it."""

    ground: str
    line: str
    growth: str


TONES = (
    Tones("#E3CC60", "#7A6814", "#C2A63C"),
    Tones("#70A764", "#24502B", "#558B4B"),
    Tones("#F0DFBE", "#A06F32", "#CBA971"),
    Tones("#80B8DA", "#1F6391", "#5C9CC4"),
)
"""Of the terrains, in their order."""
LETTER_NAMES = tuple(Name(letter, name.fr[0].upper()) for letter, name in zip(LETTERS, TERRAINS, strict=False))
"""The letters of terrains in each language."""
NO_TERRAIN = "#FBFAFC"
"""The ground of tiles without a terrain; lighter than all terrains, with a line around it."""
_WOOD, _CANVAS, _SKIN, _SHIRT = "#8A5526", "#E08A2B", "#F2C7A4", "#D1422F"
_PETAL, _PETAL_LINE, _EYE = "#D9577A", "#7E1F3C", "#F6CB45"
_BORDER = 0.9
_HALF = 0.5


def _textures() -> tuple[tuple[Shape, ...], ...]:
    """Return what grows or lies on each terrain, near the edges of a square of 100."""
    blades = (
        f"M {x - 5} {y} L {x - 3} {y - 8} M {x} {y} L {x} {y - 11} M {x + 5} {y} L {x + 3} {y - 8}"
        for x, y in ((12, 92), (84, 92), (90, 46), (12, 46))
    )
    firs = (f"M {x} {y - 13} L {x + 7} {y} L {x - 7} {y} Z" for x, y in ((12, 46), (88, 46), (11, 92), (89, 92)))
    grains = ((12, 44), (88, 42), (14, 86), (86, 88), (92, 60), (8, 62))
    waves = (
        f"M 5 {y} Q 13 {y - 6} 21 {y} Q 29 {y + 6} 37 {y} M 63 {y} Q 71 {y - 6} 79 {y} Q 87 {y + 6} 95 {y}"
        for y in (40, 92)
    )
    grass, forest, desert, water = (tones.growth for tones in TONES)
    return (
        tuple(stroked(each, grass, 2) for each in blades),
        tuple(Path(traced(each), forest) for each in firs),
        tuple(Circle(Point(x, y), 2, desert) for x, y in grains),
        tuple(stroked(each, water, 2.6) for each in waves),
    )


_TEXTURES = _textures()


@cache
def ground(terrains: tuple[int, ...]) -> tuple[Shape, ...]:
    """Return the ground of a tile: one terrain, a second one below the diagonal; nearly white without any."""
    if not terrains:
        return (Path(rounded_box(0.2, 0.2, CELL - 0.4, CELL - 0.4, 0.6), NO_TERRAIN, "grey", 0.3),)
    first, *others = terrains
    shapes: list[Shape] = [Polygon(box(0, 0, CELL, CELL), TONES[first].ground)]
    if others:
        shapes.append(Polygon((Point(CELL, 0), Point(CELL, CELL), Point(0, CELL)), TONES[others[0]].ground))
    else:
        shapes.append(Group(_TEXTURES[first], Point(0, 0), CELL / 100))
    return (*shapes, Polygon(box(0, 0, CELL, CELL), outline="paper", width=0.25))


@cache
def kind(name: str) -> tuple[Shape, ...]:
    """Return the symbol of a kind of tile."""
    return _SYMBOLS.get(name, ())


def _petals() -> tuple[Shape, ...]:
    angles = [pi / 3 * petal for petal in range(6)]
    return (
        *(Circle(Point(50 + 27 * sin(a), 50 + 27 * cos(a)), 20, _PETAL, _PETAL_LINE, 4) for a in angles),
        Circle(Point(50, 50), 18, _EYE, _PETAL_LINE, 4),
    )


def _tower() -> tuple[Shape, ...]:
    stand = "M 30 42 L 14 98 M 70 42 L 86 98 M 22 68 L 78 68 M 28 48 L 82 84 M 72 48 L 18 84"
    return (
        stroked(stand, "ink", 6),
        Path(rounded_box(20, 18, 60, 26, 3), "paper", "ink", 5),
        Path(traced("M 10 20 L 50 0 L 90 20 Z"), _WOOD, "ink", 4),
    )


def _walker() -> tuple[Shape, ...]:
    return (
        Circle(Point(50, 34), 19, _SKIN, "ink", 4.5),
        Path(traced("M 16 98 C 18 58 82 58 84 98 Z"), _SHIRT, "ink", 4.5),
        Path(traced("M 22 24 C 30 2 70 2 78 24 L 94 28 L 6 28 Z"), "#EFD9A0", "ink", 4),
    )


def _posts() -> tuple[Shape, ...]:
    return (
        *(Path(traced(f"M {x} 98 L {x} 22 L {x + 14} 22 L {x + 14} 98 Z"), _WOOD, "ink", 4) for x in (14, 72)),
        Path(traced("M 4 26 Q 50 0 96 26 L 96 40 Q 50 16 4 40 Z"), "paper", "ink", 4),
    )


def _tent() -> tuple[Shape, ...]:
    return (
        Path(traced("M 50 6 L 96 92 L 4 92 Z"), _CANVAS, "ink", 5),
        Path(traced("M 50 32 L 68 92 L 32 92 Z"), "#5A3A12", "ink", 3),
    )


def _arrow() -> tuple[Shape, ...]:
    return (Path(traced("M 50 4 L 92 48 L 66 48 L 66 96 L 34 96 L 34 48 L 8 48 Z"), "paper", "ink", 5),)


_SYMBOLS: dict[str, tuple[Shape, ...]] = {
    "animal": animal("", "ink"),
    "flower": _petals(),
    "watchtower": _tower(),
    "tourist": _walker(),
    "gate": _posts(),
    "camp": _tent(),
    "entrance": _arrow(),
}


@cache
def need(index: int) -> tuple[Shape, ...]:
    """Return what an animal needs one of: a square of a terrain with what grows there, or a flower."""
    if index == len(TERRAINS):
        return kind("flower")
    tones = TONES[index]
    return (Path(rounded_box(4, 4, 92, 92, 16), tones.ground, tones.line, 8), *_GLYPHS[index])


_GLYPHS: tuple[tuple[Shape, ...], ...] = (
    (stroked("M 30 76 L 22 36 M 50 76 L 50 22 M 70 76 L 78 36", TONES[0].line, 9),),
    (Path(traced("M 50 16 L 78 78 L 22 78 Z"), TONES[1].line),),
    tuple(Circle(Point(x, y), 9, TONES[2].line) for x, y in ((32, 34), (68, 34), (50, 54), (32, 74), (68, 74))),
    tuple(stroked(f"M 18 {y} Q 34 {y - 18} 50 {y} Q 66 {y + 18} 82 {y}", TONES[3].line, 9) for y in (38, 64)),
)


@cache
def border(side: int) -> tuple[Shape, ...]:
    """Return a white bar with a dark line around it along a side, 0 to 3 clockwise from the top."""
    bars = (
        rounded_box(-0.3, -_BORDER / 2, CELL + 0.6, _BORDER, _HALF),
        rounded_box(CELL - _BORDER / 2, -0.3, _BORDER, CELL + 0.6, _HALF),
        rounded_box(-0.3, CELL - _BORDER / 2, CELL + 0.6, _BORDER, _HALF),
        rounded_box(-_BORDER / 2, -0.3, _BORDER, CELL + 0.6, _HALF),
    )
    return (Path(bars[side], "paper", "ink", 0.3),)


@cache
def side_mark(side: int) -> tuple[Shape, ...]:
    """Return the mark of a camp's side: a knob on its middle."""
    middle = ((5, 0), (CELL, 5), (5, CELL), (0, 5))[side]
    return (Circle(Point(*middle), 0.75, _CANVAS, "ink", 0.3),)


def around(cells: Iterable[int], columns: int, inset: float = 0.0, radius: float = 0.8) -> tuple[Step, ...]:
    """Return the outline of cells of a reserve of so many columns, from its top left corner."""
    return outline([divmod(cell, columns) for cell in cells], CELL, inset, radius)


def frame(steps: tuple[Step, ...]) -> tuple[Shape, ...]:
    """Return the line around what scores."""
    return (Path(steps, "", "ink", 0.8),)


def dotted(steps: tuple[Step, ...], scale: float = 1.0) -> tuple[Shape, ...]:
    """Return the line around what counts for something that scores; coarser at a larger `scale`."""
    return (Path(steps, "", "ink", 0.45 * scale, dash=(0.7 * scale, 0.8 * scale)),)


@cache
def legend(*, framed: bool, dotted_too: bool = False) -> tuple[Sample, ...]:
    """Return what the grounds, symbols and marks mean."""
    plain = Polygon(box(0, 0, CELL, CELL), outline="faint", width=0.2)
    return (
        *(
            Sample((*ground((index,)), Label(Point(5, 6.9), LETTER_NAMES[index], 5.5, bold=True)), CELL, name)
            for index, name in enumerate(TERRAINS)
        ),
        Sample(ground(()), CELL, Text("no terrain")),
        *(Sample((Group(shapes, Point(0.5, 0.5), 0.09),), CELL, KINDS[name].name) for name, shapes in _SYMBOLS.items()),
        Sample((plain, *border(2)), CELL, Text("border")),
        Sample((plain, *side_mark(2)), CELL, Text("marked side")),
        Sample((Group(need(1), Point(1.5, 1.5), 0.07),), CELL, Text("needs")),
        *((Sample(frame(rounded_box(1, 1, 8, 8, 1)), CELL, Text("counts")),) if framed else ()),
        *((Sample(dotted(rounded_box(1, 1, 8, 8, 1), 1.8), CELL, Text("counts towards it")),) if dotted_too else ()),
    )
