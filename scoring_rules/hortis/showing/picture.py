"""The drawing of a player's grove: trees, glades, dice, basket, wheelbarrow and squirrel; or of a tally's dice.

Fruits differ by shape as well as by colour, and every space carries its token (`O2:5`), so that a print
in grey says the same as one in colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Picture, Point, Polygon, Sample, Shape, box
from scoring_rules.frame.board.square_frame import CELL, corner, in_cell, names, row_label, size
from scoring_rules.frame.board.squares import row_name
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground, Grove, Space
from scoring_rules.hortis.data.box import BASKET, WHEELBARROW
from scoring_rules.hortis.data.words import FRUITS, GLADE, LEMON, ORANGE, TYPED
from scoring_rules.hortis.table import Board, Table

_FEWEST_COLUMNS = 6
"""Of the drawing of a tally: a fruit's five dice and the wheelbarrow."""
_FRAME = (Polygon(box(0.5, 0.5, CELL - 1.0, CELL - 1.0), "paper", "ink", 0.9),)


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's grove, spaces framed that are `marked`.

    Raises:
        ValueError: The seat has no board.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    grove = board.grove
    legend = (*_legend(), Sample((Group(_FRAME),), CELL, Text("counts"))) if marked else _legend()
    if grove is None:
        most = max(sum(die.colour == fruit for die in board.dice) for fruit in range(len(FRUITS)))
        width, height = size(len(FRUITS), max(_FEWEST_COLUMNS, most))
        title, alternative = Text("dice of {name}", name=name), _dice_in_words(name, board)
        return Picture(width, height, tuple(_dice(board, marked)), title, alternative, legend)
    width, height = size(len(grove.spaces) // grove.columns, grove.columns)
    title, alternative = Text("grove of {name}", name=name), _in_words(name, grove, marked)
    return Picture(width, height, tuple(_spaces(grove, marked)), title, alternative, legend)


def _spaces(grove: Grove, marked: frozenset[str]) -> Iterator[Shape]:
    yield from names(len(grove.spaces) // grove.columns, grove.columns)
    for cell, (here, name) in enumerate(zip(grove.spaces, grove.square.names, strict=True)):
        if here is not None:
            shapes = _space(here.ground, here.die, here.colour)
            yield from in_cell(shapes, corner(*divmod(cell, grove.columns)), _FRAME if name in marked else ())


def _dice(board: Board, marked: frozenset[str]) -> Iterator[Shape]:
    """Yield the dice of a tally, a row for each fruit."""
    for fruit, letter in enumerate(TYPED):
        yield row_label(fruit, letter)
        for column, die in enumerate(die for die in board.dice if die.colour == fruit):
            at = corner(fruit, column)
            yield Group((Polygon(box(0, 0, CELL, CELL), "paper", "faint", 0.3),), at)
            yield Group(_lying(die.value, fruit), Point(at.x - 1.7, at.y + 1.4))
            if die.place in marked:
                yield Group(_FRAME, at)


def _in_words(name: str, grove: Grove, marked: frozenset[str]) -> Text:
    tokens, columns = grove.tokens(), grove.columns
    rows = tuple(
        f"{row_name(row)} {' '.join(tokens[row * columns :][:columns])}" for row in range(len(tokens) // columns)
    )
    framed = " ".join(place for place in grove.square.names if place in marked)
    if not framed:
        return Text("the grove of {name}, row by row: {rows}", name=name, rows=rows)
    return Text("the grove of {name}, row by row: {rows}; framed: {places}", name=name, rows=rows, places=framed)


def _dice_in_words(name: str, board: Board) -> Text:
    dice = tuple(
        Text(
            "{fruit} {values}",
            fruit=FRUITS[fruit],
            values=" ".join(str(die.value) for die in board.dice if die.colour == fruit),
        )
        for fruit in range(len(FRUITS))
    )
    return Text("the dice of {name}: {dice}", name=name, dice=dice)


# ---------------------------------------------------------------------------------------------------
# Symbols, each in a square with the side of a space

_STYLES = ("#F0A04B", "#FBE983", "#8DB85A")
"""The colours of the fruits."""
_GLADE = "#EAF0DC"
_SLOTS = (Point(2.2, 2.6), Point(2.2, 5.4))
_FRUIT = 1.25
_PIPS = {
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.22), (0.75, 0.22), (0.25, 0.5), (0.75, 0.5), (0.25, 0.78), (0.75, 0.78)),
}
_DIE = 4.8
_CROSS = 0.8
"""How far a cross extends beyond the corners of the die in front of it."""
_CORNER = Point(4.3, 1.2)


@cache
def _space(ground: Ground, die: int, colour: int) -> tuple[Shape, ...]:
    """Return a visible space with its token."""
    token = str(Space(ground, die, colour))
    glade = ground.kind == GLADE
    return (
        Polygon(box(0, 0, CELL, CELL), _GLADE if glade else "paper", "rule", 0.3),
        *(_grass() if glade else _fruits(ground)),
        *(_lying(die, colour, spoiled=glade) if die != NOTHING else ()),
        Label(Point(5, 9.2), token, 2.2, bold=True),
    )


@cache
def _fruits(ground: Ground) -> tuple[Shape, ...]:
    """Return the one or two fruits of a tree."""
    return tuple(shape for slot in _SLOTS[: ground.fruits] for shape in _fruit(ground.kind, slot))


def _fruit(kind: int, at: Point) -> tuple[Shape, ...]:
    """Return a disc for an orange, a lemon with its two tips, a slice with corners for a lime."""
    if kind == ORANGE:
        return (Circle(at, _FRUIT, _STYLES[kind], "ink", 0.3),)
    if kind == LEMON:
        right = ((0.0, -1.1), (1.0, -0.6), (1.8, 0.0), (1.0, 0.6), (0.0, 1.1))
        points = (*right, *((-x, -y) for x, y in right[1:-1]))
        return (Polygon(tuple(Point(at.x + x, at.y + y) for x, y in points), _STYLES[kind], "ink", 0.3),)
    corners = [Point(at.x + 1.45 * sin(pi / 3 * i), at.y + 1.45 * cos(pi / 3 * i)) for i in range(6)]
    spokes = (Line(corners[i], corners[i + 3], "ink", 0.2) for i in range(3))
    return (Polygon(tuple(corners), _STYLES[kind], "ink", 0.3), *spokes)


def _grass() -> tuple[Shape, ...]:
    """Return three tufts."""
    tufts = ((1.6, 3.4), (2.8, 5.6), (1.4, 7.0))
    blades = ((-0.6, -1.0), (0.0, -1.3), (0.6, -1.0))
    return tuple(Line(Point(x, y), Point(x + dx, y + dy), "muted", 0.25) for x, y in tufts for dx, dy in blades)


@cache
def _lying(die: int, colour: int, *, spoiled: bool = False) -> tuple[Shape, ...]:
    """Return what is on a space; a die that is spoiled, on a glade, is drawn over a cross."""
    if die == SQUIRREL:
        return _squirrel()
    style = _STYLES[colour]
    shapes = _basket(style) if die == BASKET else _wheelbarrow(style) if die == WHEELBARROW else _die(die, style)
    x, y = _CORNER
    strokes = ((Point(x - _CROSS, y - _CROSS), Point(x + _DIE + _CROSS, y + _DIE + _CROSS)),
               (Point(x - _CROSS, y + _DIE + _CROSS), Point(x + _DIE + _CROSS, y - _CROSS)))  # fmt: skip
    return (*(Line(*ends, "ink", 0.7) for ends in strokes), *shapes) if spoiled else shapes


def _die(value: int, style: str) -> tuple[Shape, ...]:
    x, y = _CORNER
    pips = (Circle(Point(x + _DIE * right, y + _DIE * down), 0.5, "ink") for right, down in _PIPS[value])
    return (Polygon(box(x, y, _DIE, _DIE), style, "ink", 0.4), *pips)


def _basket(style: str) -> tuple[Shape, ...]:
    """Return a basket with its handle and its value."""
    bowl = (Point(4.3, 3.4), Point(9.1, 3.4), Point(8.3, 6.2), Point(5.1, 6.2))
    handle = (Point(4.9, 3.4), Point(5.4, 1.7), Point(6.7, 1.1), Point(8.0, 1.7), Point(8.5, 3.4))
    lines = tuple(Line(a, b, "ink", 0.4) for a, b in pairwise(handle))
    return (*lines, Polygon(bowl, style, "ink", 0.4), Label(Point(6.7, 5.7), str(BASKET), 2.2, bold=True))


def _wheelbarrow(style: str) -> tuple[Shape, ...]:
    """Return a barrow with its wheel, its handle and its value."""
    tray = (Point(3.9, 2.0), Point(8.6, 2.0), Point(7.6, 4.9), Point(5.2, 4.9))
    return (
        Line(Point(7.9, 3.6), Point(9.6, 3.0), "ink", 0.4),
        Line(Point(7.4, 4.9), Point(7.9, 6.5), "ink", 0.4),
        Circle(Point(5.1, 5.7), 0.85, "paper", "ink", 0.4),
        Polygon(tray, style, "ink", 0.4),
        Label(Point(6.3, 4.3), str(WHEELBARROW), 2.2, bold=True),
    )


def _squirrel() -> tuple[Shape, ...]:
    """Return a squirrel: tail, body, head with an ear."""
    return (
        Circle(Point(7.9, 3.0), 1.6, "hatching", "ink", 0.3),
        Circle(Point(8.1, 4.6), 1.1, "hatching", "ink", 0.3),
        Circle(Point(6.3, 5.0), 1.4, "hatching", "ink", 0.3),
        Polygon((Point(4.9, 2.6), Point(5.2, 1.3), Point(5.9, 2.4)), "hatching", "ink", 0.3),
        Circle(Point(5.3, 3.2), 1.0, "hatching", "ink", 0.3),
        Circle(Point(5.0, 3.0), 0.2, "ink"),
    )


@cache
def _legend() -> tuple[Sample, ...]:
    """Return what the shapes and letters mean."""
    trees = (
        Sample(
            _space(Ground(kind, 2), NOTHING, -1),
            CELL,
            Text("{fruit} ({letter})", fruit=FRUITS[kind], letter=TYPED[kind]),
        )
        for kind in range(len(FRUITS))
    )
    return (
        *trees,
        Sample(_space(Ground(GLADE), NOTHING, -1), CELL, Text("glade")),
        Sample(_space(Ground(ORANGE, 1), 3, ORANGE), CELL, Text("die")),
        Sample(_space(Ground(ORANGE, 1), BASKET, ORANGE), CELL, Text("basket, 10 (P)")),
        Sample(_space(Ground(ORANGE, 1), WHEELBARROW, ORANGE), CELL, Text("wheelbarrow, 15 (B)")),
        Sample(_space(Ground(ORANGE, 1), SQUIRREL, -1), CELL, Text("squirrel (E)")),
        Sample(_space(Ground(GLADE), 3, ORANGE), CELL, Text("die on a glade: 0")),
    )
