"""The land of the island as small pictures: what grows or stands on each terrain, numbers with their pips, ports.

The pictures of the terrains fill a box of 100 x 66; everything else is in the units of the drawing of the island.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import NamedTuple

from scoring_rules.frame.board.paths import ellipse, traced
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Path, Point, Shape
from scoring_rules.frame.language.text import Name
from scoring_rules.hexfolk.data.box import RED_NUMBERS, YIELDS

SEA, SHALLOWS, BEACH, BEACH_LINE = "#CFE5EE", "#BDDCE8", "#F5E4B8", "#D8C084"
LANDS = {
    "forest": "#7FA882",
    "hills": "#DDA37C",
    "pasture": "#C9E09D",
    "fields": "#F2D675",
    "mountains": "#BFC2CC",
    "desert": "#EFE3C4",
}
"""The colour of each terrain."""
_BARE = "#F4F1E6"
_WOOD, _JETTY, _PORT_LINE = "#6B4A2F", "#C79B6B", "#2F6B93"
_FIR, _FIR_LINE, _CLAY, _CLAY_LINE = "#2F6B46", "#173A25", "#B8653B", "#6E3416"
_WHEAT, _ROCK, _ROCK_LINE, _DUNE, _CACTUS = "#A87400", "#83868F", "#4A4D57", "#B99B5A", "#4F8C4A"
_MIDDLE = 7
"""The number that comes up most often, and is on no hex."""


def ground(terrain: str | None) -> str:
    """Return the colour of a terrain, that of bare ground where it is not known."""
    return LANDS[terrain] if terrain else _BARE


@cache
def motif(terrain: str) -> tuple[Shape, ...]:
    """Return what grows or stands on a terrain."""
    return _MOTIFS[terrain]


def _line(data: str, style: str, width: float) -> Path:
    return Path(traced(data), "", style, width)


def _firs() -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for x, y, size in ((22, 62, 0.8), (78, 62, 0.8), (50, 60, 1.0)):
        shapes.append(_line(f"M {x} {y} L {x} {y - 8}", _WOOD, 5))
        for up, wide in ((8, 17), (24, 13), (40, 9)):
            top, half = y - (up + 20) * size, wide * size
            shapes.append(Path(traced(f"M {x} {top} L {x + half} {y - up * size} L {x - half} {y - up * size} Z"),
                               _FIR, _FIR_LINE, 2))  # fmt: skip
    return tuple(shapes)


def _mounds() -> tuple[Shape, ...]:
    mounds = ((24, 60, 22), (76, 60, 22), (50, 64, 26))
    return tuple(
        shape
        for x, y, half in mounds
        for shape in (
            Path(traced(f"M {x - half} {y} C {x - half} {y - half * 1.5} {x + half} {y - half * 1.5} {x + half} {y} Z"),
                 _CLAY, _CLAY_LINE, 2.4),
            _line(f"M {x - half * 0.85} {y - half * 0.4} L {x + half * 0.85} {y - half * 0.4} "
                  f"M {x - half * 0.6} {y - half * 0.8} L {x + half * 0.6} {y - half * 0.8} "
                  f"M {x} {y} L {x} {y - half * 0.4} M {x - half * 0.3} {y - half * 0.4} L {x - half * 0.3} {y - half * 0.8}",
                  _CLAY_LINE, 1.8),
        )
    )  # fmt: skip


def _sheep() -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for x, y in ((30, 40), (72, 30)):
        shapes += (
            _line(f"M {x - 7} {y + 8} L {x - 7} {y + 20} M {x + 9} {y + 8} L {x + 9} {y + 20}", "ink", 3.4),
            Path(ellipse(x + 1, y, 19, 14), "paper", "ink", 2.6),
            Path(ellipse(x - 18, y - 4, 7.5, 8.5), "ink"),
        )
    grass = "M 8 64 L 10 54 M 14 64 L 14 52 M 20 64 L 18 54 M 80 62 L 82 52 M 86 62 L 86 50 M 92 62 L 90 52"
    return (_line(grass, "#5C8A3C", 2.4), *shapes)


def _wheat() -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for x in (14, 32, 50, 68, 86):
        shapes.append(_line(f"M {x} 64 L {x} 24", _WHEAT, 3))
        for y in (12, 22, 32, 42):
            shapes += (
                Path(ellipse(x - 5, y + 4, 4, 6.5), "#E3AE2F", _WHEAT, 1.6),
                Path(ellipse(x + 5, y + 4, 4, 6.5), "#E3AE2F", _WHEAT, 1.6),
            )
    return tuple(shapes)


def _peaks() -> tuple[Shape, ...]:
    return (
        Path(traced("M 0 64 L 24 22 L 48 64 Z"), _ROCK, _ROCK_LINE, 2.4),
        Path(traced("M 52 64 L 78 22 L 100 64 Z"), _ROCK, _ROCK_LINE, 2.4),
        Path(traced("M 18 64 L 50 4 L 82 64 Z"), _ROCK, _ROCK_LINE, 2.4),
        Path(traced("M 50 4 L 62 27 L 54 22 L 49 29 L 44 22 L 38 27 Z"), "paper", _ROCK_LINE, 1.8),
    )


def _dunes() -> tuple[Shape, ...]:
    dunes = "M 4 40 Q 20 26 36 40 Q 52 54 66 42 M 14 56 Q 30 44 46 56 Q 62 68 84 54"
    cactus = "M 74 50 L 74 8 M 74 30 L 60 30 L 60 18 M 74 24 L 88 24 L 88 14"
    return (_line(dunes, _DUNE, 3), _line(cactus, "#2C5A2A", 11), _line(cactus, _CACTUS, 7))


_MOTIFS: dict[str, tuple[Shape, ...]] = {
    "forest": _firs(),
    "hills": _mounds(),
    "pasture": _sheep(),
    "fields": _wheat(),
    "mountains": _peaks(),
    "desert": _dunes(),
}


@cache
def number(value: int) -> tuple[Shape, ...]:
    """Return the number of a hex around (0, 0), with a pip for each way to throw it; the best are bold and red."""
    best = value in RED_NUMBERS
    style = "wrong" if best else "ink"
    pips = _MIDDLE - 1 - abs(_MIDDLE - value)
    left = -0.45 * (pips - 1)
    return (
        Circle(Point(0, 0), 3.2, "#FFFDF4", "#6B5A35", 0.3),
        Label(Point(0, 0.7), str(value), 3.3, style, bold=best),
        *(Circle(Point(left + 0.9 * each, 1.85), 0.32, style) for each in range(pips)),
    )


class Port(NamedTuple):
    """A port: the ends of its edge, the direction out to the sea, its rate, and the resource that it takes, if only one."""

    ends: tuple[Point, Point]
    outwards: Point
    rate: str
    resource: str = ""
    name: Name | None = None


def port(given: Port) -> tuple[Shape, ...]:
    """Return a port off an edge: two jetties to a disc with its rate and its resource, clear of the edge itself."""
    one, other = given.ends
    length = hypot(given.outwards.x, given.outwards.y) or 1.0
    x, y = given.outwards.x / length, given.outwards.y / length
    at = Point((one.x + other.x) / 2 + 6.6 * x, (one.y + other.y) / 2 + 6.6 * y)
    terrain = next((terrain for terrain, resource in YIELDS.items() if resource == given.resource), None)
    begins = (Point(end.x + 1.3 * x, end.y + 1.3 * y) for end in given.ends)
    jetties = [(begin, at) for begin in begins]
    rate = Label(Point(at.x, at.y + (0.8 if given.name is None else -0.1)), given.rate, 2.5, bold=True)
    return (
        *(Line(*jetty, _WOOD, 1.1) for jetty in jetties),
        *(Line(*jetty, _JETTY, 0.6) for jetty in jetties),
        Circle(at, 3.7, LANDS[terrain] if terrain else "paper", _PORT_LINE, 0.4),
        rate,
        *(() if given.name is None else (Label(Point(at.x, at.y + 2.3), given.name, 2.1),)),
    )


def laid(terrain: str | None, value: int | None, name: str, centre: Point) -> tuple[Shape, ...]:
    """Return what is on a hex: its name, what grows there, its number."""
    x, y = centre
    return (
        *((Group(motif(terrain), Point(x - 7, y - 9.2), 0.14),) if terrain else ()),
        Label(Point(x - 6.4, y + 5.6), name, 2.3, "muted"),
        *((Group(number(value), Point(x, y + 4.2)),) if value else ()),
    )
