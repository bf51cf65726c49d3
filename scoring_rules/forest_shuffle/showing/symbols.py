"""The pictures on cards: a silhouette for each species of tree, one for each type of what lives around them.

Each fills a square with sides of 100. They tell cards apart in a print in grey, where colours do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.frame.board.paths import ellipse, traced
from scoring_rules.frame.board.picture import Circle, Line, Path, Point, Shape


class Tones(NamedTuple):
    """The colours of a card: of its line and its picture, and of its ground."""

    line: str
    ground: str


SPECIES: dict[str, Tones] = {
    "linden": Tones("#C9A227", "#FBF3D3"),
    "oak": Tones("#A8743D", "#F3E6D3"),
    "silver_fir": Tones("#3E7F86", "#DCECEC"),
    "birch": Tones("#9C967F", "#F4F2EA"),
    "beech": Tones("#6B9E48", "#E6F0DA"),
    "sycamore": Tones("#CC6A33", "#F9E5D8"),
    "douglas_fir": Tones("#53719A", "#DEE6F1"),
    "horse_chestnut": Tones("#8E3E3E", "#F3DEDC"),
}
_OTHER = Tones("#6C6F5E", "#F1EEE4")
TYPES: dict[str, Tones] = {
    "butterfly": Tones("#A23A66", "#FBE3EC"),
    "bird": Tones("#2F5F86", "#DCEBF6"),
    "bat": Tones("#4D4177", "#E4E0F1"),
    "amphibian": Tones("#1F7059", "#D8EFE5"),
    "mushroom": Tones("#96572A", "#F6E5D2"),
    "plant": Tones("#3C7D3A", "#E2F1D6"),
    "deer": Tones("#6E4E22", "#EEE0CB"),
    "cloven_hoofed": Tones("#6E4E22", "#EEE0CB"),
    "pawed": Tones("#8A5526", "#F6E3D0"),
    "insect": Tones("#75661C", "#F1EBCF"),
}
"""Of the types of cards, the one that is drawn before those that it is drawn instead of."""
_TRUNK = "#6B4A2F"


def of_host(kind: str) -> Tones:
    """Return the colours of a host."""
    return SPECIES.get(kind, _OTHER)


def of_type(faces: Sequence[Face]) -> tuple[str, Tones]:
    """Return the type of the first card of a slot as it is drawn, and its colours."""
    types = faces[0].printing.types
    drawn = next((each for each in TYPES if each in types), "")
    return drawn, TYPES.get(drawn, _OTHER)


def _lines(data: str, style: str, width: float) -> Path:
    return Path(traced(data), "", style, width)


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
        *(_lines(f"M 45 {y} L 51 {y + 1}", "ink", 3) for y in (68, 78, 88)),
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
        _lines("M 50 74 L 50 28 M 50 54 L 35 40 M 50 46 L 65 32", "paper", 3),
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


def _round_tree(line: str) -> tuple[Shape, ...]:
    return (_trunk(), Circle(Point(50, 38), 34, line))


def _shrub() -> tuple[Shape, ...]:
    leaves = ((24, 68, 20), (76, 68, 20), (38, 46, 20), (64, 46, 20), (50, 72, 22))
    berries = ((30, 60), (50, 50), (68, 62), (44, 76), (60, 80))
    return (
        *(Circle(Point(x, y), radius, "#7E9A5A") for x, y, radius in leaves),
        *(Circle(Point(x, y), 5, "#8E3E3E") for x, y in berries),
    )


def _sapling() -> tuple[Shape, ...]:
    left = "M 50 66 C 28 66 20 50 18 38 C 36 38 48 48 50 62 Z"
    right = "M 50 54 C 70 54 80 40 82 26 C 64 26 52 36 50 50 Z"
    return (_lines("M 50 97 L 50 48", "#6B9E48", 6), Path(traced(left), "#6B9E48"), Path(traced(right), "#6B9E48"))


_TREES = {
    "linden": _linden,
    "oak": _oak,
    "silver_fir": _silver_fir,
    "birch": _birch,
    "beech": _beech,
    "sycamore": _sycamore,
    "douglas_fir": _douglas_fir,
    "horse_chestnut": _chestnut,
}


# ---------------------------------------------------------------------------------------------------
# What lives around them


@cache
def dweller(drawn: str) -> tuple[Shape, ...]:
    """Return the picture of a type of card."""
    make = _DWELLERS.get(drawn)
    return make(TYPES[drawn].line) if make else ()


def _dots(style: str, *dots: tuple[float, float, float]) -> tuple[Circle, ...]:
    return tuple(Circle(Point(x, y), radius, style) for x, y, radius in dots)


def _bird(line: str) -> tuple[Shape, ...]:
    body = "M 5 60 C 20 42 38 36 54 38 C 58 24 76 22 82 33 L 98 38 L 83 43 C 83 62 66 77 48 78 L 42 94 L 37 79 C 26 77 14 70 5 60 Z"
    return (
        Path(traced(body), line),
        *_dots("paper", (73, 34, 4)),
        _lines("M 34 54 C 46 50 56 54 62 60 C 52 66 42 64 34 54", "paper", 3.4),
    )


def _butterfly(line: str) -> tuple[Shape, ...]:
    wings = (
        "M 50 46 C 38 14 4 10 7 36 C 9 54 34 54 50 52 Z", "M 50 54 C 32 56 14 64 20 80 C 26 94 46 82 50 60 Z",
        "M 50 46 C 62 14 96 10 93 36 C 91 54 66 54 50 52 Z", "M 50 54 C 68 56 86 64 80 80 C 74 94 54 82 50 60 Z",
    )  # fmt: skip
    return (
        *(Path(traced(wing), line) for wing in wings),
        *_dots("paper", (24, 34, 6), (76, 34, 6), (30, 72, 4.5), (70, 72, 4.5)),
        _lines("M 50 36 L 50 76", "paper", 8),
        _lines("M 50 34 L 50 76 M 50 34 Q 46 20 38 14 M 50 34 Q 54 20 62 14", line, 4),
    )


def _bat(line: str) -> tuple[Shape, ...]:
    body = (
        "M 50 40 C 47 34 43 28 41 20 L 36 33 C 24 26 10 32 2 50 C 13 48 18 53 20 62 C 27 54 33 57 37 66 C 43 62 48 66 50 78 "
        "C 52 66 57 62 63 66 C 67 57 73 54 80 62 C 82 53 87 48 98 50 C 90 32 76 26 64 33 L 59 20 C 57 28 53 34 50 40 Z"
    )
    return (Path(traced(body), line), *_dots("paper", (46, 46, 2.6), (54, 46, 2.6)))


def _frog(line: str) -> tuple[Shape, ...]:
    return (
        Path(traced("M 8 66 C 8 38 92 38 92 66 C 92 92 8 92 8 66 Z"), line),
        *_dots(line, (29, 36, 15), (71, 36, 15)),
        *_dots("paper", (29, 35, 8), (71, 35, 8)),
        *_dots(line, (29, 36, 4), (71, 36, 4)),
        _lines("M 26 68 Q 50 80 74 68", "paper", 4),
    )


def _toadstool(line: str) -> tuple[Shape, ...]:
    return (
        Path(traced("M 10 52 C 8 8 92 8 90 52 C 70 60 30 60 10 52 Z"), line),
        Path(traced("M 40 58 L 60 58 C 58 70 63 80 66 92 L 34 92 C 37 80 42 70 40 58 Z"), line),
        *_dots("paper", (34, 36, 6), (56, 27, 7), (72, 42, 5)),
    )


def _leaf(line: str) -> tuple[Shape, ...]:
    ribs = " ".join(f"M 50 {y + 8} L 30 {y - 6} M 50 {y + 8} L 70 {y - 6}" for y in (34, 52, 70))
    return (
        Path(traced("M 50 96 C 10 78 12 34 50 4 C 88 34 90 78 50 96 Z"), line),
        _lines(f"M 50 14 L 50 92 {ribs}", "paper", 3.2),
    )


def _antlers(line: str) -> tuple[Shape, ...]:
    antlers = (
        "M 40 46 L 34 26 L 24 10 M 34 28 L 16 26 M 32 22 L 38 8 M 60 46 L 66 26 L 76 10 M 66 28 L 84 26 M 68 22 L 62 8"
    )
    return (_lines(antlers, line, 5.5), *_hooved(line))


def _hooved(line: str) -> tuple[Shape, ...]:
    parts = (
        "M 34 46 L 66 46 L 60 80 C 58 96 42 96 40 80 Z", "M 34 48 L 12 42 L 34 60 Z", "M 66 48 L 88 42 L 66 60 Z",
    )  # fmt: skip
    return (*(Path(traced(part), line) for part in parts), *_dots("paper", (44, 60, 3), (56, 60, 3)))


def _boar(line: str) -> tuple[Shape, ...]:
    return (*_hooved(line), _lines("M 42 46 L 36 30 M 58 46 L 64 30", line, 6))


def _paw(line: str) -> tuple[Shape, ...]:
    toes = ((18, 46, 9, 11), (38, 26, 9.5, 12), (62, 26, 9.5, 12), (82, 46, 9, 11))
    ball = "M 50 46 C 68 46 82 68 74 82 C 68 92 58 84 50 84 C 42 84 32 92 26 82 C 18 68 32 46 50 46 Z"
    return (*(Path(ellipse(*toe), line) for toe in toes), Path(traced(ball), line))


def _beetle(line: str) -> tuple[Shape, ...]:
    legs = " ".join(f"M 26 {y} L 6 {y - 8} M 74 {y} L 94 {y - 8}" for y in (40, 58, 76))
    return (
        _lines(f"{legs} M 44 12 L 34 2 M 56 12 L 66 2", line, 4.5),
        Path(ellipse(50, 60, 27, 33), line),
        *_dots(line, (50, 22, 13)),
        _lines("M 50 34 L 50 90", "paper", 3.6),
        *_dots("paper", (38, 52, 4), (62, 52, 4), (37, 70, 4), (63, 70, 4)),
    )


_DWELLERS = {
    "butterfly": _butterfly,
    "bird": _bird,
    "bat": _bat,
    "amphibian": _frog,
    "mushroom": _toadstool,
    "plant": _leaf,
    "deer": _antlers,
    "cloven_hoofed": _boar,
    "pawed": _paw,
    "insect": _beetle,
}
