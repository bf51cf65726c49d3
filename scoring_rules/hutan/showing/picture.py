"""The drawing of a player's rainforest: water lines, lakes, flowers, trees and animals.

Areas that are unfinished or mixed are hatched. Each symbol fills a square with the side of a cell; it has its
own outline and carries its token (`r`, `rT`, `rA`), so that a print in grey says the same as one in colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Picture, Point, Polygon, Sample, Shape, box
from scoring_rules.frame.board.square_frame import CELL, IN_FRAME, column_label, corner, row_label, scaled, size
from scoring_rules.frame.board.squares import bits, mask, row_name
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import board_of
from scoring_rules.hutan.board.layout import SIZE, SQUARE, TILE_SIZE, Layout, named
from scoring_rules.hutan.board.rainforest import charged
from scoring_rules.hutan.data.words import COLOURS, TYPED
from scoring_rules.hutan.reading.tokens import said
from scoring_rules.hutan.table import Table

FLOWERS = {"red": "#E8877B", "yellow": "#F7DC6B", "blue": "#5590DE", "grey": "#BDB9C4", "white": "#FFFFFF"}
LAKE = "#A9D3EE"
WATER = "#1F5FA8"


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's board, with frames in the cells that are `marked`.

    Raises:
        ValueError: The seat has no board.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    tokens = board.tokens()
    hatched = sum(board.layout.areas[area] for area, _ in charged(board))
    framed = mask(cell for cell, place in enumerate(SQUARE.names) if place in marked)
    width, height = size(SIZE, SIZE)
    return Picture(
        width=width,
        height=height,
        shapes=(
            *_in_cells(hatched, _hatching()),
            Group(_ground(board.layout)),
            *_in_cells(framed, _frame()),
            *_pieces(tokens, framed),
        ),
        title=Text("board of {name}", name=name),
        alternative=_in_words(name, tokens, framed),
        legend=(*_legend(), Sample(_frame(), CELL, Text("counts"))) if framed else _legend(),
    )


def _in_words(name: str, tokens: list[str], framed: int) -> Text:
    rows = tuple(said(f"{row_name(row)} {' '.join(tokens[row * SIZE :][:SIZE])}") for row in range(SIZE))
    if not framed:
        return Text("the board of {name}, row by row: {rows}", name=name, rows=rows)
    return Text("the board of {name}, row by row: {rows}; framed: {places}", name=name, rows=rows, places=named(framed))


# ---------------------------------------------------------------------------------------------------
# The board


def _corner(cell: int) -> Point:
    return corner(*divmod(cell, SIZE))


def _in_cells(cells: int, shapes: tuple[Shape, ...]) -> Iterator[Group]:
    """Return the same shapes in each of a set of cells."""
    return (Group(shapes, _corner(cell)) for cell in bits(cells))


def _pieces(tokens: list[str], framed: int) -> Iterator[Group]:
    """Yield what is on the cells, smaller within a frame."""
    for cell, token in enumerate(tokens):
        if token[0] not in ".~":
            yield scaled(_symbol(token), _corner(cell), IN_FRAME if framed >> cell & 1 else 1.0)


@cache
def _ground(layout: Layout) -> tuple[Shape, ...]:
    """Return what does not depend on the player: lakes, lines, the names of rows and columns."""
    lines = sorted(_lines(layout), key=lambda line: line.style == WATER)
    return (*_in_cells(layout.lakes, _lake()), *lines, *_names())


def _names() -> Iterator[Label]:
    for index in range(SIZE):
        yield column_label(index)
        yield row_label(index, row_name(index))


def _lines(layout: Layout) -> Iterator[Line]:
    """Yield the line on every side of every cell, each once."""
    for i in range(SIZE + 1):
        for j in range(SIZE):
            yield _line(layout, (i - 1, j), (i, j), (corner(i, j), corner(i, j + 1)))
            yield _line(layout, (j, i - 1), (j, i), (corner(j, i), corner(j + 1, i)))


def _line(layout: Layout, one: tuple[int, int], other: tuple[int, int], ends: tuple[Point, Point]) -> Line:
    """Return the line between two cells, one of which may be off the board.

    It is faint within an area, else water, which is broader around the tiles.
    """
    on_board = all(0 <= index < SIZE for index in (*one, *other))
    if not on_board or _tile(*one) != _tile(*other):
        return Line(*ends, WATER, 1.4)
    areas = {layout.area_of[row * SIZE + column] for row, column in (one, other)}
    return Line(*ends, WATER, 0.9) if len(areas) > 1 else Line(*ends, "faint", 0.25, (1.0, 1.0))


def _tile(row: int, column: int) -> tuple[int, int]:
    return row // TILE_SIZE, column // TILE_SIZE


# ---------------------------------------------------------------------------------------------------
# Symbols

_STYLES = tuple(FLOWERS[colour] for colour in COLOURS)


def _symbol(token: str) -> tuple[Shape, ...]:
    """Return a flower, a tree or an animal."""
    style = _STYLES[TYPED.index(token[0])]
    match token[1:]:
        case "T":
            return _tree(style, token)
        case "A":
            return _animal(style, token)
        case _:
            return _flower(style, token)


@cache
def _flower(style: str, token: str) -> tuple[Shape, ...]:
    """Return six petals around a disc."""
    angles = [pi / 3 * petal for petal in range(6)]
    return (
        *(Circle(Point(5 + 2.3 * sin(a), 5 + 2.3 * cos(a)), 1.5, style, "ink", 0.3) for a in angles),
        Circle(Point(5, 5), 2.0, "paper", "ink", 0.3),
        Label(Point(5, 6.0), said(token), 3.2, bold=True),
    )


@cache
def _tree(style: str, token: str) -> tuple[Shape, ...]:
    """Return a fir with a trunk."""
    right = ((5, 0.9), (7.4, 4.0), (6.5, 4.0), (8.8, 7.7))
    crown = (*right, *((10 - x, y) for x, y in reversed(right[1:])))
    return (
        Polygon(box(4.3, 7.7, 1.4, 1.5), "ink", "ink", 0.3),
        Polygon(tuple(Point(x, y) for x, y in crown), style, "ink", 0.4),
        Label(Point(5, 7.0), said(token), 3.0, bold=True),
    )


@cache
def _animal(style: str, token: str) -> tuple[Shape, ...]:
    """Return a paw."""
    toes = (Point(1.9, 4.4), Point(3.9, 2.2), Point(6.1, 2.2), Point(8.1, 4.4))
    return (
        *(Circle(toe, 1.0, style, "ink", 0.6) for toe in toes),
        Circle(Point(5, 6.4), 2.6, style, "ink", 0.6),
        Label(Point(5, 7.4), said(token), 3.0, bold=True),
    )


@cache
def _lake() -> tuple[Shape, ...]:
    """Return a square of water with two waves."""
    heights = ((1.6, 4.0), (3.0, 3.2), (4.3, 4.0), (5.7, 3.2), (7.0, 4.0), (8.4, 3.2))
    waves = [[Point(x, y + down) for x, y in heights] for down in (0.2, 2.6)]
    return (
        Polygon(box(0, 0, CELL, CELL), LAKE),
        *(Line(a, b, WATER, 0.7) for wave in waves for a, b in pairwise(wave)),
    )


@cache
def _hatching() -> tuple[Shape, ...]:
    """Return the ground of an area that costs points."""
    return (Polygon(box(0, 0, CELL, CELL), "hatching", hatch=CELL / 6),)


@cache
def _frame() -> tuple[Shape, ...]:
    """Return a broad dark frame on a light one that sets it off from the water."""
    corners = box(1.2, 1.2, CELL - 2.4, CELL - 2.4)
    return (Polygon(corners, outline="paper", width=1.8), Polygon(corners, outline="ink", width=0.9))


@cache
def _legend() -> tuple[Sample, ...]:
    """Return what the colours' letters and the shapes mean."""
    outline = Polygon(box(0, 0, CELL, CELL), outline=WATER, width=0.7)
    return (
        *(
            Sample(_flower(style, letter), CELL, name)
            for style, name, letter in zip(_STYLES, COLOURS.values(), TYPED, strict=True)
        ),
        Sample(_tree(FLOWERS["white"], "T"), CELL, Text("tree")),
        Sample(_animal(FLOWERS["white"], "A"), CELL, Text("animal")),
        Sample((*_lake(), outline), CELL, Text("lake")),
        Sample((*_hatching(), outline), CELL, Text("unfinished or mixed area")),
    )
