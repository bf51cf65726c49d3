"""Animals as small pictures: the print of a paw or a hoof, a head, a whole insect, by what an animal is.

Each fills a disc in a square with sides of 100. They differ by shape alone; the style says whether an animal scores.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from scoring_rules.frame.board.paths import ellipse, stroked, traced
from scoring_rules.frame.board.picture import Circle, Path, Point, Shape
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Name
from scoring_rules.habitats.data.box import ANIMALS, NAMED


@cache
def meant(typed: str, edition: str) -> Name | None:
    """Return the animal of an edition whose name alone, in any language, begins as it is typed."""
    begin = fold(typed)
    known = {*(fact.name for fact in ANIMALS.get(edition, ())), *NAMED.get(edition, ())}
    found = [name for name in known if any(fold(word).startswith(begin) for word in name)]
    return found[0] if len(found) == 1 else None


@cache
def animal(english: str, style: str) -> tuple[Shape, ...]:
    """Return the picture of an animal in a style, a paw for one that is not known."""
    draw = _DRAWN.get(english, _paw)
    return (Circle(Point(50, 50), 46, "paper", style, 4), *draw(style))


def _mirrored(template: str, *xs: float) -> tuple[str, str]:
    """Return path data and the same mirrored at the middle; `{0}`, `{1}`, ... stand for the `xs`."""
    return template.format(*xs), template.format(*(100 - x for x in xs))


def _paw(style: str) -> tuple[Shape, ...]:
    toes = ((27, 47), (41, 30), (59, 30), (73, 47))
    return (*(Circle(Point(x, y), 8, style) for x, y in toes), Path(ellipse(50, 64, 19, 15), style))


def _hoof(style: str) -> tuple[Shape, ...]:
    """Return the print of a hoof: two halves and two marks behind them."""
    halves = _mirrored("M {0} 18 C {1} 24 {2} 48 {3} 66 C {4} 70 {0} 70 {0} 62 Z", 47, 30, 24, 28, 34)
    return (*(Path(traced(half), style) for half in halves), *(Path(ellipse(x, 80, 6, 5), style) for x in (36, 64)))


def _horned(style: str) -> tuple[Shape, ...]:
    """Return a head with horns and ears, from in front."""
    horns = _mirrored("M {0} 46 C {1} 40 {2} 26 {3} 14", 42, 22, 26, 34)
    ears = _mirrored("M {0} 48 C {1} 42 {2} 44 {3} 50 C {2} 58 {1} 58 {0} 56 Z", 38, 28, 20, 16)
    return (
        *(stroked(horn, style, 7) for horn in horns),
        *(Path(traced(ear), style) for ear in ears),
        Path(traced("M 36 44 C 44 38 56 38 64 44 L 59 76 C 57 86 43 86 41 76 Z"), style),
        *(Circle(Point(x, 56), 3, "paper") for x in (44, 56)),
    )


def _ape(style: str) -> tuple[Shape, ...]:
    """Return the face of an ape."""
    return (
        *(Circle(Point(x, 52), 9, style) for x in (23, 77)),
        Path(ellipse(50, 49, 26, 30), style),
        Path(ellipse(50, 66, 16, 12), "paper"),
        *(Circle(Point(x, 44), 8, "paper") for x in (41, 59)),
        *(Circle(Point(x, 44), 4, style) for x in (41, 59)),
        *(Circle(Point(x, 62), 2.4, style) for x in (46, 54)),
        stroked("M 42 71 Q 50 76 58 71", style, 3),
    )


def _insect(style: str) -> tuple[Shape, ...]:
    """Return an insect from above: six legs, a head with feelers, closed wings."""
    legs = "M {0} 46 L {1} 36 M {0} 58 L {2} 58 M {0} 68 L {1} 80"
    feelers = _mirrored("M {0} 24 Q {1} 16 {2} 12", 47, 44, 38)
    return (
        *(stroked(leg, style, 5) for leg in _mirrored(legs, 38, 22, 18)),
        *(stroked(feeler, style, 4) for feeler in feelers),
        Circle(Point(50, 30), 10, style),
        Path(ellipse(50, 60, 17, 24), style),
        stroked("M 50 42 L 50 84", "paper", 3.5),
    )


def _winged(style: str) -> tuple[Shape, ...]:
    """Return an insect with its wings open."""
    upper = _mirrored("M {0} 48 C {1} 20 {2} 14 {3} 34 C {4} 52 {5} 56 {0} 54 Z", 48, 40, 12, 14, 14, 34)
    lower = _mirrored("M {0} 54 C {1} 56 {2} 62 {3} 72 C {4} 84 {5} 80 {0} 62 Z", 48, 34, 22, 25, 28, 42)
    feelers = _mirrored("M {0} 32 Q {1} 22 {2} 18", 49, 47, 42)
    return (
        *(Path(traced(wing), style) for wing in (*upper, *lower)),
        *(Circle(Point(x, 37), 5, "paper") for x in (27, 73)),
        *(stroked(feeler, style, 3.5) for feeler in feelers),
        Path(ellipse(50, 54, 5, 22), style, "paper", 3),
    )


def _bird(style: str) -> tuple[Shape, ...]:
    """Return a bird on a branch, from the side."""
    body = "M 16 76 L 36 50 C 42 42 52 42 56 38 C 58 20 80 20 80 36 L 91 42 L 79 46 C 80 64 66 76 46 74 L 34 72 Z"
    return (
        Path(traced(body), style),
        Circle(Point(69, 34), 4, "paper"),
        stroked("M 38 62 C 48 64 58 60 62 52", "paper", 3.5),
        stroked("M 48 74 L 48 83 M 56 73 L 56 83 M 34 83 L 72 83", style, 4),
    )


def _swimmer(style: str) -> tuple[Shape, ...]:
    """Return a wide head with its eyes above the water."""
    head = (
        "M 14 62 C 14 50 22 46 28 43 C 28 29 44 29 45 42 L 55 42 C 56 29 72 29 72 43 C 78 46 86 50 86 62 "
        "C 74 68 26 68 14 62 Z"
    )
    return (
        Path(traced(head), style),
        *(Circle(Point(x, 41), 4.5, "paper") for x in (36.5, 63.5)),
        *(Circle(Point(x, 54), 2.6, "paper") for x in (44, 56)),
        stroked("M 18 76 Q 28 68 38 76 Q 50 84 62 76 Q 72 68 82 76", style, 5),
    )


def _bat(style: str) -> tuple[Shape, ...]:
    wings = _mirrored("M 50 44 L {0} 34 C {1} 26 {2} 36 {3} 58 C {4} 52 {5} 54 {6} 64 C {7} 58 50 62 50 72 Z",
                      40, 26, 14, 10, 20, 28, 32, 42)  # fmt: skip
    ears = _mirrored("M {0} 40 L {1} 24 L {2} 34 Z", 41, 42, 50)
    return (
        *(Path(traced(part), style) for part in (*wings, *ears)),
        Circle(Point(50, 41), 9, style),
        *(Circle(Point(x, 40), 2, "paper") for x in (47, 53)),
    )


_Draw = Callable[[str], tuple[Shape, ...]]
_OF: Mapping[_Draw, tuple[str, ...]] = {
    _hoof: ("zebra", "giraffe", "rhinoceros", "warthog", "bushpig", "hog", "elephant"),
    _horned: ("impala", "kudu", "buffalo", "hart"),
    _ape: ("gorilla", "mandrill", "chimp", "baboon"),
    _insect: ("ant", "scorpion", "tarantula"),
    _winged: ("bee", "bumblebee", "butterfly"),
    _bird: ("vulture", "owl", "eagle", "shoebill"),
    _swimmer: ("hippo", "crocodile", "salamander", "lizard", "turtle", "catfish", "snake"),
    _bat: ("bat",),
}
"""Animals that are not drawn as a paw."""
_DRAWN: Mapping[str, _Draw] = {english: draw for draw, names in _OF.items() for english in names}
