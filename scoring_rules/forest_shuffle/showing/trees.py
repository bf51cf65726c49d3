"""The pictures of hosts: a silhouette for each species of tree, for shrubs and for saplings.

Each fills a square with sides of 100. They tell cards apart in a print in grey, where colours do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from scoring_rules.forest_shuffle.showing.tones import of_host
from scoring_rules.frame.board.paths import ellipse, stroked, traced
from scoring_rules.frame.board.picture import Circle, Line, Path, Point, Shape

_TRUNK = "#553A26"


@cache
def host(kind: str, slot: str) -> tuple[Shape, ...]:
    """Return the silhouette of a tree, of a shrub or of a sapling."""
    line = of_host(kind).line
    if slot == "tree" and kind in _TREES:
        return _TREES[kind](line)
    return _shrub() if slot == "shrub" else _sapling() if slot == "sapling" else _round_tree(line)


def _trunk(width: float = 9) -> Line:
    return Line(Point(50, 58), Point(50, 96), _TRUNK, width)


def _fir(line: str, tiers: Sequence[tuple[float, float, float]]) -> tuple[Shape, ...]:
    boughs = (
        Path(
            traced(f"M 50 {top} L {50 + half} {top + high} L 50 {top + high - 6} L {50 - half} {top + high} Z"),
            line,
            "paper",
            1.6,
        )
        for top, half, high in tiers
    )
    return (_trunk(8), *boughs)


def _silver_fir(line: str) -> tuple[Shape, ...]:
    return _fir(line, ((52, 42, 34), (36, 34, 34), (20, 25, 32), (4, 16, 30)))


def _douglas_fir(line: str) -> tuple[Shape, ...]:
    return _fir(line, ((46, 36, 40), (24, 26, 40), (2, 16, 40)))


def _birch(line: str) -> tuple[Shape, ...]:
    leaves = ((50, 22, 17), (35, 36, 14), (65, 36, 14), (40, 52, 12), (61, 52, 12))
    return (
        Path(traced("M 46 30 L 54 30 L 56 97 L 44 97 Z"), "paper", line, 2.4),
        *(stroked(f"M 45 {y} L 51 {y + 1}", "ink", 3) for y in (68, 78, 88)),
        *(Path(ellipse(x, y, radius, radius * 1.15), "#6E8B4A") for x, y, radius in leaves),
    )


def _oak(line: str) -> tuple[Shape, ...]:
    leaves = ((50, 22, 18), (28, 34, 17), (72, 34, 17), (20, 52, 14), (80, 52, 14), (50, 48, 24))
    return (
        Path(traced("M 43 55 L 57 55 L 62 97 L 38 97 Z"), _TRUNK),
        *(Circle(Point(x, y), radius, line) for x, y, radius in leaves),
    )


def _linden(line: str) -> tuple[Shape, ...]:
    crown = "M 50 4 C 90 20 92 66 66 74 C 58 77 54 74 50 70 C 46 74 42 77 34 74 C 8 66 10 20 50 4 Z"
    return (_trunk(), Path(traced(crown), line))


def _beech(line: str) -> tuple[Shape, ...]:
    return (
        _trunk(),
        Path(ellipse(50, 40, 32, 38), line),
        stroked("M 50 74 L 50 28 M 50 54 L 35 40 M 50 46 L 65 32", "paper", 3),
    )


def _sycamore(line: str) -> tuple[Shape, ...]:
    leaf = (
        "M 50 2 L 60 22 L 78 12 L 76 32 L 96 36 L 80 50 L 88 70 L 64 66 L 50 78 L 36 66 L 12 70 L 20 50 L 4 36 L 24 32 "
        "L 22 12 L 40 22 Z"
    )
    return (_trunk(), Path(traced(leaf), line))


def _chestnut(line: str) -> tuple[Shape, ...]:
    candles = ((28, 42), (50, 30), (72, 42), (38, 60), (62, 60))
    return (
        _trunk(10),
        Path(traced("M 6 64 C 4 6 96 6 94 64 C 80 78 20 78 6 64 Z"), line),
        *(Path(traced(f"M {x - 4} {y + 8} L {x} {y - 9} L {x + 4} {y + 8} Z"), "paper") for x, y in candles),
    )


def _larch(line: str) -> tuple[Shape, ...]:
    boughs = (
        f"M 50 {y - 10} Q {50 + side * half * 0.6} {y - 6} {50 + side * half} {y + 3}"
        for y, half in ((22, 13), (37, 20), (52, 27), (67, 33), (82, 38))
        for side in (-1, 1)
    )
    return (stroked("M 50 40 L 50 96", _TRUNK, 6), stroked(f"M 50 4 L 50 72 {' '.join(boughs)}", line, 6.5))


def _stone_pine(line: str) -> tuple[Shape, ...]:
    layers = ((50, 60, 41, 14), (50, 41, 33, 14), (50, 22, 23, 15))
    return (_trunk(), *(Path(ellipse(*layer), line, "paper", 2.4) for layer in layers))


def _palm(line: str) -> tuple[Shape, ...]:
    fronds = (
        "M 50 38 C 62 14 86 14 97 34 C 80 27 66 31 50 38 Z", "M 50 38 C 38 14 14 14 3 34 C 20 27 34 31 50 38 Z",
        "M 50 38 C 68 34 86 48 88 68 C 76 54 64 47 50 38 Z", "M 50 38 C 32 34 14 48 12 68 C 24 54 36 47 50 38 Z",
        "M 50 38 C 38 24 44 8 58 2 C 57 16 57 26 50 38 Z",
    )  # fmt: skip
    return (stroked("M 45 96 Q 56 68 50 40", _TRUNK, 8), *(Path(traced(frond), line, "paper", 1.6) for frond in fronds))


def _round_tree(line: str) -> tuple[Shape, ...]:
    return (_trunk(), Circle(Point(50, 38), 34, line))


def _shrub() -> tuple[Shape, ...]:
    leaves = ((24, 68, 20), (76, 68, 20), (38, 46, 20), (64, 46, 20), (50, 72, 22))
    berries = ((30, 60), (50, 50), (68, 62), (44, 76), (60, 80))
    return (
        *(Circle(Point(x, y), radius, "#7E9A5A") for x, y, radius in leaves),
        *(Circle(Point(x, y), 5, "#96423F") for x, y in berries),
    )


def _sapling() -> tuple[Shape, ...]:
    left = "M 50 66 C 28 66 20 50 18 38 C 36 38 48 48 50 62 Z"
    right = "M 50 54 C 70 54 80 40 82 26 C 64 26 52 36 50 50 Z"
    return (stroked("M 50 97 L 50 48", "#6B9E48", 6), Path(traced(left), "#6B9E48"), Path(traced(right), "#6B9E48"))


_TREES = {
    "linden": _linden,
    "oak": _oak,
    "silver_fir": _silver_fir,
    "birch": _birch,
    "beech": _beech,
    "sycamore": _sycamore,
    "douglas_fir": _douglas_fir,
    "horse_chestnut": _chestnut,
    "european_larch": _larch,
    "stone_pine": _stone_pine,
    "palm_tree": _palm,
}
