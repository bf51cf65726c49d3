"""The hexes of the island: the ground of each terrain, what grows or stands on it, its number with pips, its name.

All shapes are around the middle of a hex whose corners are 12 units from it; they keep clear of its sides and
corners, where the pieces are.
"""

from __future__ import annotations

from functools import cache

from scoring_rules.frame.board.paths import ellipse, stroked, traced
from scoring_rules.frame.board.picture import Circle, Label, Path, Point, Shape, Step
from scoring_rules.hexfolk.data.box import NUMBERS, RED_NUMBERS

LANDS = {
    "forest": "#548560",
    "hills": "#C37B52",
    "mountains": "#A2A6B0",
    "fields": "#EBC04F",
    "pasture": "#D0EAA0",
    "desert": "#FAF4E4",
}
"""The colour of each terrain, from dark to light in even steps: no two are one in a print in grey."""
_BARE = "#F4F1E6"
_DISC, _DISC_LINE = "#FFFDF4", "#6B5A35"
_WOOD, _FIR, _FIR_LINE = "#5B3D24", "#1F5136", "#10301F"
_CLAY, _CLAY_LINE = "#9C4A26", "#55240E"
_ROCK, _SHADE, _ROCK_LINE = "#7B808C", "#5B606C", "#3C404A"
_STALK, _EAR = "#8A5F00", "#FFF0A8"
_GRASS, _DUNE, _CACTUS, _CACTUS_LINE = "#5C8A3C", "#B99B5A", "#5D9A56", "#2C5A2A"
_MOST_PIPS = 5

SMALLEST_LETTERS = 2.5
"""The size of the names of hexes; no letters of the drawing are smaller."""
_ALONE = 3.6


def ground(terrain: str | None) -> str:
    """Return the colour of a terrain, that of bare ground where it is not known."""
    return LANDS[terrain] if terrain else _BARE


@cache
def motif(terrain: str) -> tuple[Shape, ...]:
    """Return what grows or stands on a terrain, in the upper part of a hex."""
    match terrain:
        case "forest":
            return (*_fir(-4.5, 0.8, 5.7), *_fir(4.5, 0.8, 5.7), *_fir(0, 1.0, 8.4))
        case "hills":
            return (*_mound(-4.3, 0.4, 3.2), *_mound(4.3, 0.4, 3.2), *_mound(0, 1.0, 4.4))
        case "mountains":
            return (*_peak(-4.0, 0.4, 5.4), *_peak(4.0, 0.4, 5.4), *_peak(0, 0.9, 8.6))
        case "fields":
            return tuple(shape for x in (-5, -2.5, 0, 2.5, 5) for shape in _ear(x, 0.8, 8.4 - 0.55 * abs(x)))
        case "pasture":
            return (_tufts(), *_sheep(-2.6, -2.6), *_sheep(3.6, -4.6))
    return _dunes()


@cache
def emblem(terrain: str) -> tuple[Shape, ...]:
    """Return one of the things on a terrain, for the resource that it yields, around (0, 0), about 3 units high."""
    return {
        "forest": _fir(0, 1.6, 3.4),
        "hills": _mound(0, 1.2, 2.0),
        "mountains": _peak(0, 1.4, 3.0),
        "fields": _ear(0, 1.7, 3.9, 0.72),
        "pasture": _sheep(0.3, -0.2, 0.62),
    }[terrain]


def _figure(data: str, fill: str, outline: str, width: float) -> Path:
    return Path(traced(data), fill, outline, width)


def _fir(x: float, base: float, height: float) -> tuple[Shape, ...]:
    """Return a fir of three tiers on its trunk, whose foot is at (`x`, `base`)."""
    part = height / 10
    right = ((0, 10), (1.7, 7.2), (1.0, 7.2), (2.5, 4.4), (1.5, 4.4), (3.2, 1.4))
    around = (*right, *((-across, up) for across, up in reversed(right[1:])))
    steps = (
        Step("M", (_up(x, base, part, around[0]),)),
        *(Step("L", (_up(x, base, part, corner),)) for corner in around[1:]),
        Step("Z"),
    )
    trunk = stroked(f"M {x} {base} L {x} {base - 2 * part}", _WOOD, 1.1 * part)
    return (trunk, Path(steps, _FIR, _FIR_LINE, 0.25))


def _up(x: float, base: float, part: float, corner: tuple[float, float]) -> Point:
    return Point(x + corner[0] * part, base - corner[1] * part)


def _mound(x: float, base: float, half: float) -> tuple[Shape, ...]:
    """Return a heap of clay with its courses of bricks, whose foot is around (`x`, `base`)."""
    top = base - half * 1.9
    courses = (
        f"M {x - half * 0.88} {base - half * 0.45} L {x + half * 0.88} {base - half * 0.45} "
        f"M {x - half * 0.68} {base - half * 0.9} L {x + half * 0.68} {base - half * 0.9} "
        f"M {x} {base} L {x} {base - half * 0.45} "
        f"M {x - half * 0.35} {base - half * 0.45} L {x - half * 0.35} {base - half * 0.9} "
        f"M {x + half * 0.35} {base - half * 0.45} L {x + half * 0.35} {base - half * 0.9}"
    )
    return (
        _figure(f"M {x - half} {base} C {x - half} {top} {x + half} {top} {x + half} {base} Z", _CLAY, _CLAY_LINE, 0.3),
        stroked(courses, "#E2A47E", 0.2),
    )


def _peak(x: float, base: float, height: float) -> tuple[Shape, ...]:
    """Return a mountain with a side in the shade and snow on its top, whose foot is around (`x`, `base`)."""
    half, top, snow = height * 0.58, base - height, height * 0.36
    right, left = x + half * 0.36, x - half * 0.36
    edge = (
        f"L {right} {top + snow} L {x + half * 0.14} {top + snow * 0.8} L {x} {top + snow * 1.15} "
        f"L {x - half * 0.16} {top + snow * 0.8} L {left} {top + snow}"
    )
    return (
        _figure(f"M {x - half} {base} L {x} {top} L {x + half} {base} Z", _ROCK, _ROCK_LINE, 0.3),
        _figure(f"M {x} {top} L {x + half} {base} L {x + half * 0.15} {base} L {x - half * 0.1} {base - height * 0.4} Z",
                _SHADE, "", 0),
        _figure(f"M {x} {top} {edge} Z", "paper", _ROCK_LINE, 0.2),
    )  # fmt: skip


def _ear(x: float, base: float, height: float, scale: float = 1.0) -> tuple[Shape, ...]:
    """Return an ear of wheat on its stalk, whose foot is at (`x`, `base`)."""
    top = base - height
    grains = [(side * 0.62, 1.2 + 1.25 * row) for row in range(3) for side in (-1, 1)]
    return (
        stroked(f"M {x} {base} L {x} {top + scale}", _STALK, 0.35 * scale),
        *(
            Path(
                ellipse(x + across * scale, top + down * scale, 0.55 * scale, 0.85 * scale), _EAR, _STALK, 0.22 * scale
            )
            for across, down in (*grains, (0, 0.4))
        ),
    )


def _sheep(x: float, y: float, scale: float = 1.0) -> tuple[Shape, ...]:
    """Return a sheep that looks to the left, its wool around (`x`, `y`)."""

    def at(across: float, down: float) -> str:
        return f"{x + across * scale} {y + down * scale}"

    legs = " ".join(f"M {at(foot, 1.2)} L {at(foot, 2.7)}" for foot in (-1.3, -0.5, 0.9, 1.7))
    return (
        stroked(legs, "ink", 0.45 * scale),
        Path(ellipse(x + 0.2 * scale, y, 2.6 * scale, 1.75 * scale), "paper", "ink", 0.3 * scale),
        Path(ellipse(x - 2.4 * scale, y - 0.6 * scale, 1.0 * scale, 1.15 * scale), "ink"),
    )


def _tufts() -> Path:
    blades = (f"M {x - 0.8} {y} L {x - 1.2} {y - 1.3} M {x} {y} L {x} {y - 1.8} M {x + 0.8} {y} L {x + 1.2} {y - 1.3}"
              for x, y in ((-1.6, -6.2), (5.4, 0.4), (-6.4, -0.4)))  # fmt: skip
    return stroked(" ".join(blades), _GRASS, 0.35)


def _dunes() -> tuple[Shape, ...]:
    dunes = "M -7 -2.4 Q -4.5 -4.8 -2 -2.6 Q 0.5 -0.4 2 -2 M -6 1.4 Q -3 -1 0 1.2 Q 3 3.6 7 1 M -4 5.2 Q -1 3 2 5.2"
    cactus = "M 4 -0.4 L 4 -6.6 M 4 -3 L 2.2 -3 L 2.2 -5 M 4 -3.8 L 5.8 -3.8 L 5.8 -5.6"
    return (stroked(dunes, _DUNE, 0.5), stroked(cactus, _CACTUS_LINE, 1.5), stroked(cactus, _CACTUS, 0.9))


@cache
def number(value: int) -> tuple[Shape, ...]:
    """Return the number of a hex around (0, 0), with a pip for each way to throw it; the best are bold and red."""
    best = value in RED_NUMBERS
    style = "wrong" if best else "ink"
    pips = _MOST_PIPS - min(abs(value - often) for often in RED_NUMBERS) if value in NUMBERS else 0
    left = -0.43 * (pips - 1)
    return (
        Circle(Point(0, 0), 3.2, _DISC, _DISC_LINE, 0.3),
        Label(Point(0, 0.75), str(value), 3.6 if best else 3.4, style, bold=True),
        *(Circle(Point(left + 0.86 * each, 1.85), 0.3, style) for each in range(pips)),
    )


@cache
def name(said: str, *, alone: bool) -> tuple[Shape, ...]:
    """Return the name of a hex, to the left of its number and clear of roads and houses; in the middle if alone."""
    if alone:
        return (Label(Point(0, 1.3), said, _ALONE, "muted"),)
    return (Label(Point(-3.1, 2.95), said, SMALLEST_LETTERS, "ink", "end", bold=True),)
