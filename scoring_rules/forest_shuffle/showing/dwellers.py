"""The pictures of what lives around trees: one for each type of card.

Each fills a square with sides of 100. They tell cards apart in a print in grey, where colours do not.
"""

from __future__ import annotations

from functools import cache

from scoring_rules.forest_shuffle.showing.tones import TYPES
from scoring_rules.frame.board.paths import ellipse, stroked, traced
from scoring_rules.frame.board.picture import Circle, Path, Point, Shape


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
        stroked("M 34 54 C 46 50 56 54 62 60 C 52 66 42 64 34 54", "paper", 3.4),
    )


def _butterfly(line: str) -> tuple[Shape, ...]:
    wings = (
        "M 50 46 C 38 14 4 10 7 36 C 9 54 34 54 50 52 Z", "M 50 54 C 32 56 14 64 20 80 C 26 94 46 82 50 60 Z",
        "M 50 46 C 62 14 96 10 93 36 C 91 54 66 54 50 52 Z", "M 50 54 C 68 56 86 64 80 80 C 74 94 54 82 50 60 Z",
    )  # fmt: skip
    return (
        *(Path(traced(wing), line) for wing in wings),
        *_dots("paper", (24, 34, 6), (76, 34, 6), (30, 72, 4.5), (70, 72, 4.5)),
        stroked("M 50 36 L 50 76", "paper", 8),
        stroked("M 50 34 L 50 76 M 50 34 Q 46 20 38 14 M 50 34 Q 54 20 62 14", line, 4),
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
        stroked("M 26 68 Q 50 80 74 68", "paper", 4),
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
        stroked(f"M 50 14 L 50 92 {ribs}", "paper", 3.2),
    )


def _antlers(line: str) -> tuple[Shape, ...]:
    antlers = (
        "M 40 46 L 34 26 L 24 10 M 34 28 L 16 26 M 32 22 L 38 8 M 60 46 L 66 26 L 76 10 M 66 28 L 84 26 M 68 22 L 62 8"
    )
    parts = (
        "M 34 46 L 66 46 L 60 80 C 58 96 42 96 40 80 Z", "M 34 48 L 12 42 L 34 60 Z", "M 66 48 L 88 42 L 66 60 Z",
    )  # fmt: skip
    eyes = _dots("paper", (44, 60, 3), (56, 60, 3))
    return (stroked(antlers, line, 5.5), *(Path(traced(part), line) for part in parts), *eyes)


def _hoof(line: str) -> tuple[Shape, ...]:
    prints = (
        "M 46 10 C 24 14 14 46 22 72 C 28 78 44 78 46 66 Z", "M 54 10 C 76 14 86 46 78 72 C 72 78 56 78 54 66 Z",
    )  # fmt: skip
    claws = ((31, 89, 8, 6), (69, 89, 8, 6))
    return (*(Path(traced(each), line) for each in prints), *(Path(ellipse(*claw), line) for claw in claws))


def _paw(line: str) -> tuple[Shape, ...]:
    toes = ((18, 46, 9, 11), (38, 26, 9.5, 12), (62, 26, 9.5, 12), (82, 46, 9, 11))
    ball = "M 50 46 C 68 46 82 68 74 82 C 68 92 58 84 50 84 C 42 84 32 92 26 82 C 18 68 32 46 50 46 Z"
    return (*(Path(ellipse(*toe), line) for toe in toes), Path(traced(ball), line))


def _beetle(line: str) -> tuple[Shape, ...]:
    legs = " ".join(f"M 26 {y} L 6 {y - 8} M 74 {y} L 94 {y - 8}" for y in (40, 58, 76))
    return (
        stroked(f"{legs} M 44 12 L 34 2 M 56 12 L 66 2", line, 4.5),
        Path(ellipse(50, 60, 27, 33), line),
        *_dots(line, (50, 22, 13)),
        stroked("M 50 34 L 50 90", "paper", 3.6),
        *_dots("paper", (38, 52, 4), (62, 52, 4), (37, 70, 4), (63, 70, 4)),
    )


def _robber(line: str) -> tuple[Shape, ...]:
    return (
        Path(traced("M 10 97 C 12 76 32 72 50 72 C 68 72 88 76 90 97 Z"), line),
        Path(ellipse(50, 51, 23, 25), line, "paper", 2.4),
        Path(traced("M 27 33 C 28 2 72 2 73 33 Z"), line),
        Path(ellipse(50, 33, 44, 7.5), line, "paper", 2.4),
        *_dots("paper", (41, 50, 5), (59, 50, 5)),
        stroked("M 42 64 Q 50 69 58 64", "paper", 3.2),
    )


_DWELLERS = {
    "butterfly": _butterfly,
    "bird": _bird,
    "bat": _bat,
    "amphibian": _frog,
    "mushroom": _toadstool,
    "plant": _leaf,
    "deer": _antlers,
    "cloven_hoofed": _hoof,
    "pawed": _paw,
    "insect": _beetle,
    "person": _robber,
}
