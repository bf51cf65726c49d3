"""The symbols of a drawing: grounds, kinds of tiles, borders, marks for what scores; a cell is 10 wide.

Every symbol has its own outline and the letters of the terrains are next to the colours, so that a print
in grey says the same as one in colour.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Point, Polygon, Sample, Shape, box
from scoring_rules.frame.board.square_frame import CELL
from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.data.words import KINDS, LETTERS, TERRAINS

_GROUNDS = ("#F7EAB4", "#B4CDA6", "#F1E7D3", "#A9D3EE")
"""The colour of each terrain: light, so that symbols are clear on them."""
_PETALS, _EYE = "#E8877B", "#F7DC6B"
_GREY = "grey"
_THIN = 0.25
_BROAD = 0.8
_FRAME = 0.8
IN_FRAME = 0.8
"""How much smaller a tile is drawn within a frame."""
_DISC, _RADIUS = Point(1.95, 8.1), 0.95
"""The mark for what scores: below the words, and clear of a border at either side of it."""
_CORNER = 4.4
"""Where the second terrain begins at the right and at the bottom, clear of the words in the middle."""


@cache
def ground(terrains: tuple[int, ...]) -> tuple[Shape, ...]:
    """Return the ground of a tile: one terrain, a second one in the corner, grey without any."""
    styles = [_GROUNDS[terrain] for terrain in terrains] or [_GREY]
    shapes: list[Shape] = [Polygon(box(0, 0, CELL, CELL), styles[0], "ink", _THIN)]
    if len(styles) > 1:
        corner = (Point(CELL, _CORNER), Point(CELL, CELL), Point(_CORNER, CELL))
        shapes.append(Polygon(corner, styles[1], "ink", _THIN))
    return tuple(shapes)


@cache
def ground_letters(terrains: tuple[int, ...]) -> tuple[Shape, ...]:
    """Return the letters of a tile's terrains."""
    letters = "".join(LETTERS[terrain] for terrain in terrains)
    return (Label(Point(0.9, 2.6), letters, 2.0, "ink", "start", bold=True),) if letters else ()


@cache
def kind(name: str) -> tuple[Shape, ...]:
    """Return the symbol of a kind of tile, in the middle of the upper half of a cell."""
    return _SYMBOLS.get(name, ())


def _paw() -> tuple[Shape, ...]:
    toes = (Point(3.4, 3.0), Point(4.5, 1.9), Point(5.5, 1.9), Point(6.6, 3.0))
    return (*(Circle(toe, 0.5, "paper", "ink", 0.3) for toe in toes), Circle(Point(5, 4.1), 1.2, "paper", "ink", 0.3))


def _petals() -> tuple[Shape, ...]:
    angles = [pi / 3 * petal for petal in range(6)]
    middle = Point(5, 3.4)
    return (
        *(Circle(Point(5 + 1.2 * sin(a), 3.4 + 1.2 * cos(a)), 0.8, _PETALS, "ink", 0.2) for a in angles),
        Circle(middle, 0.9, _EYE, "ink", 0.2),
    )


def _tower() -> tuple[Shape, ...]:
    return (
        Polygon(box(3.4, 1.3, 3.2, 1.6), "paper", "ink", 0.3),
        *(Line(Point(x, 2.9), Point(x + dx, 5.4), "ink", 0.4) for x, dx in ((3.8, -0.6), (6.2, 0.6))),
        Line(Point(3.4, 4.2), Point(6.6, 4.2), "ink", 0.3),
    )


def _walker() -> tuple[Shape, ...]:
    return (
        Circle(Point(5, 1.9), 0.8, "paper", "ink", 0.3),
        Polygon((Point(5, 2.7), Point(6.5, 5.4), Point(3.5, 5.4)), "paper", "ink", 0.3),
    )


def _posts() -> tuple[Shape, ...]:
    return (
        *(Polygon(box(x, 1.6, 0.9, 3.8), "paper", "ink", 0.3) for x in (3.0, 6.1)),
        *(Line(Point(3.9, y), Point(6.1, y), "ink", 0.35) for y in (2.8, 4.2)),
    )


def _tent() -> tuple[Shape, ...]:
    return (
        Polygon((Point(5, 1.4), Point(7.4, 5.4), Point(2.6, 5.4)), "paper", "ink", 0.3),
        Polygon((Point(5, 3.2), Point(5.9, 5.4), Point(4.1, 5.4)), "ink"),
    )


def _arrow() -> tuple[Shape, ...]:
    corners = ((5, 1.2), (7, 3.2), (5.8, 3.2), (5.8, 5.4), (4.2, 5.4), (4.2, 3.2), (3, 3.2))
    return (Polygon(tuple(Point(x, y) for x, y in corners), "paper", "ink", 0.3),)


_SYMBOLS: dict[str, tuple[Shape, ...]] = {
    "animal": _paw(),
    "flower": _petals(),
    "watchtower": _tower(),
    "tourist": _walker(),
    "gate": _posts(),
    "camp": _tent(),
    "entrance": _arrow(),
}


@cache
def border(side: int) -> tuple[Shape, ...]:
    """Return a white border with dark lines along a side, 0 to 3 clockwise from the top."""
    corners = (
        box(0, 0, CELL, _BROAD),
        box(CELL - _BROAD, 0, _BROAD, CELL),
        box(0, CELL - _BROAD, CELL, _BROAD),
        box(0, 0, _BROAD, CELL),
    )
    return (Polygon(corners[side], "paper", "ink", 0.35),)


@cache
def mark(side: int) -> tuple[Shape, ...]:
    """Return the mark of a camp's side: a dark wedge that points outwards."""
    middle, inward = ((5, 0), (CELL, 5), (5, CELL), (0, 5)), ((0, 1), (-1, 0), (0, -1), (1, 0))
    (x, y), (dx, dy) = middle[side], inward[side]
    base = [(x + 1.2 * dx + sign * 1.2 * dy, y + 1.2 * dy + sign * 1.2 * dx) for sign in (1, -1)]
    return (Polygon((Point(x, y), *(Point(*corner) for corner in base)), "ink"),)


@cache
def scores() -> tuple[Shape, ...]:
    """Return a tick in a white disc."""
    x, y = _DISC
    return (
        Circle(_DISC, _RADIUS, "paper", "ink", 0.25),
        Line(Point(x - 0.6, y), Point(x - 0.15, y + 0.5), "ink", 0.4),
        Line(Point(x - 0.15, y + 0.5), Point(x + 0.6, y - 0.5), "ink", 0.4),
    )


@cache
def fails() -> tuple[Shape, ...]:
    """Return a cross in a dark disc."""
    x, y = _DISC
    return (
        Circle(_DISC, _RADIUS, "muted", "ink", 0.25),
        *(Line(Point(x - 0.5, y - s), Point(x + 0.5, y + s), "paper", 0.4) for s in (0.5, -0.5)),
    )


@cache
def frame() -> tuple[Shape, ...]:
    """Return a dark frame along the edges of a cell; what is in it is drawn smaller, see `IN_FRAME`."""
    inset = _FRAME / 2
    return (
        Polygon(box(0, 0, CELL, CELL), "paper"),
        Polygon(box(inset, inset, CELL - _FRAME, CELL - _FRAME), outline="ink", width=_FRAME),
    )


@cache
def legend(*, framed: bool) -> tuple[Sample, ...]:
    """Return what the grounds, symbols and marks mean."""
    plain = Polygon(box(0, 0, CELL, CELL), outline="faint", width=0.2)
    return (
        *(
            Sample((*ground((index,)), Label(Point(5, 7.2), LETTERS[index], 6, bold=True)), CELL, name)
            for index, name in enumerate(TERRAINS)
        ),
        Sample(ground(()), CELL, Text("no terrain")),
        *(
            Sample((plain, Group(shapes, Point(-3.5, -0.6), 1.7)), CELL, KINDS[name].name)
            for name, shapes in _SYMBOLS.items()
        ),
        Sample((plain, *border(0)), CELL, Text("border")),
        Sample((plain, *mark(0)), CELL, Text("marked side")),
        *(
            Sample((plain, Group(shapes, Point(5 - 2.5 * _DISC.x, 5 - 2.5 * _DISC.y), 2.5)), CELL, text)
            for shapes, text in ((scores(), Text("scores")), (fails(), Text("gives nothing")))
        ),
        *((Sample(frame(), CELL, Text("counts")),) if framed else ()),
    )
