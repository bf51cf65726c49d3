"""The drawing of a player's rainforest: areas as islands in the water, with flowers, trees and animals on them.

A completed area has the ground and the line of its colour; an unfinished or mixed one is hatched, with a broken line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from scoring_rules.frame.board.paths import outline, rounded_box
from scoring_rules.frame.board.picture import (
    Group,
    Line,
    Path,
    Picture,
    Point,
    Sample,
    Shape,
    Spot,
    Step,
    Tagged,
    readable,
)
from scoring_rules.frame.board.square_frame import CELL, RIM, corner, names, size
from scoring_rules.frame.board.squares import bits, groups, mask, row_name
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import board_of
from scoring_rules.hutan.board.layout import SIZE, SQUARE, TILE_SIZE, Layout, named
from scoring_rules.hutan.board.rainforest import Board, charged, completed
from scoring_rules.hutan.data.words import ANIMALS, COLOURS, TYPED
from scoring_rules.hutan.reading.tokens import said
from scoring_rules.hutan.showing.pieces import TONES, WATER, WATER_LINE, lake, piece
from scoring_rules.hutan.table import Table

_GROUND, _GROUND_LINE = "#F4F1E6", "#B8B29F"
_OPEN_GROUND, _OPEN_HATCH, _OPEN_LINE = "#E9E4D6", "#C4BBA6", "#8C8371"
_BORDER = "#CFC9B8"
_PIECE = 0.086
"""How much smaller a piece is than its own square of 100; a little room stays around it in its cell."""
_INSET, _ROUND = 0.95, 2.0
_TONES = tuple(TONES.values())
_LEAST_LETTER = 2.3
_TAGGED: Mapping[str, Tagged] = {"completed_areas": "area", "unfinished_areas": "area", "animals": "piece"}


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's board, with a line around what is `marked`: an area, or cells that touch.

    Raises:
        ValueError: The seat has no board.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    tokens = board.tokens()
    framed = mask(cell for cell, place in enumerate(SQUARE.names) if place in marked)
    width, height = size(SIZE, SIZE)
    return Picture(
        width=width,
        height=height,
        shapes=(*_water(), *_islands(board), Group(_lakes(board.layout)), *_pieces(tokens), *_frames(board, framed)),
        title=Text("board of {name}", name=name),
        alternative=_in_words(name, tokens, framed),
        legend=(*_legend(), Sample(_frame_sample(), CELL, Text("counts"))) if framed else _legend(),
        least=readable(width, _LEAST_LETTER),
        spots=_spots(),
        tagged=_TAGGED,
        typed={name: said(token) for name, token in zip(SQUARE.names, tokens, strict=True) if token[0] not in ".~"},
    )


def _in_words(name: str, tokens: list[str], framed: int) -> Text:
    rows = tuple(said(f"{row_name(row)} {' '.join(tokens[row * SIZE :][:SIZE])}") for row in range(SIZE))
    if not framed:
        return Text("the board of {name}, row by row: {rows}", name=name, rows=rows)
    return Text("the board of {name}, row by row: {rows}; framed: {places}", name=name, rows=rows, places=named(framed))


# ---------------------------------------------------------------------------------------------------
# The board


@cache
def _spots() -> dict[str, Spot]:
    return {name: Spot(_corner(cell), CELL) for cell, name in enumerate(SQUARE.names)}


def _corner(cell: int) -> Point:
    return corner(*divmod(cell, SIZE))


@cache
def _water() -> tuple[Shape, ...]:
    """Return the four tiles, all of them water, and the names of rows and columns."""
    side = TILE_SIZE * CELL
    tiles = (rounded_box(RIM + i * side + 0.3, RIM + j * side + 0.3, side - 0.6, side - 0.6, 1.6)
             for i in (0, 1) for j in (0, 1))  # fmt: skip
    return (*(Path(tile, WATER, WATER_LINE, 0.5) for tile in tiles), *names(SIZE, SIZE))


@cache
def _lakes(layout: Layout) -> tuple[Shape, ...]:
    return tuple(_in_cell(lake(), cell) for cell in bits(layout.lakes))


def _in_cell(shapes: tuple[Shape, ...], cell: int) -> Group:
    x, y = _corner(cell)
    rest = (CELL - 100 * _PIECE) / 2
    return Group(shapes, Point(x + rest, y + rest), _PIECE)


def _pieces(tokens: list[str]) -> Iterator[Group]:
    for cell, token in enumerate(tokens):
        if token[0] not in ".~":
            yield _in_cell(piece(token), cell)


def _islands(board: Board) -> Iterator[Shape]:
    """Yield the ground of every area: complete, unfinished or mixed, or with nothing on it yet."""
    complete, open_ = dict(completed(board)), {area for area, _ in charged(board)}
    for index, cells in enumerate(board.layout.areas):
        yield from _island(cells, complete.get(index), is_open=index in open_)


@lru_cache(maxsize=1024)
def _island(cells: int, colour: int | None, *, is_open: bool) -> tuple[Shape, ...]:
    shore = _shore(cells, _INSET)
    if colour is not None:
        ground: tuple[Shape, ...] = (Path(shore, _TONES[colour].ground, _TONES[colour].line, 0.55),)
    elif is_open:
        ground = _open_ground(cells)
    else:
        ground = (Path(shore, _GROUND, _GROUND_LINE, 0.3),)
    return (Group((*ground, *_borders(cells)), Point(RIM, RIM)),)


def _open_ground(cells: int) -> tuple[Shape, ...]:
    shore = _shore(cells, _INSET)
    return (
        Path(shore, _OPEN_GROUND),
        Path(shore, _OPEN_HATCH, hatch=CELL / 5),
        Path(shore, "", _OPEN_LINE, 0.4, dash=(1.2, 0.9)),
    )


def _shore(cells: int, inset: float) -> tuple[Step, ...]:
    return outline([divmod(cell, SIZE) for cell in bits(cells)], CELL, inset, _ROUND)


def _borders(cells: int) -> Iterator[Line]:
    """Yield a faint line between every two cells of an area."""
    for cell in bits(cells):
        row, column = divmod(cell, SIZE)
        x, y = column * CELL, row * CELL
        if column + 1 < SIZE and cells >> cell + 1 & 1:
            yield Line(Point(x + CELL, y + 2.6), Point(x + CELL, y + 7.4), _BORDER, 0.2)
        if cells >> cell + SIZE & 1:
            yield Line(Point(x + 2.6, y + CELL), Point(x + 7.4, y + CELL), _BORDER, 0.2)


def _frames(board: Board, framed: int) -> Iterator[Group]:
    """Yield a line around each area that is marked as a whole, and around the other cells that touch."""
    areas = [area for area in board.layout.areas if area & framed == area]
    rest = framed & ~mask(cell for area in areas for cell in bits(area))
    for unit in (*areas, *groups(rest, SQUARE.orthogonal)):
        yield Group(_frame(_shore(unit, 0.45)), Point(RIM, RIM))


def _frame(shore: tuple[Step, ...]) -> tuple[Shape, ...]:
    """Return a broad dark line on a light one that sets it off from the water."""
    return (Path(shore, "", "paper", 1.9), Path(shore, "", "ink", 1.0))


# ---------------------------------------------------------------------------------------------------
# What the shapes mean


@cache
def _frame_sample() -> tuple[Shape, ...]:
    return _frame(rounded_box(1.2, 1.2, CELL - 2.4, CELL - 2.4, _ROUND))


@cache
def _legend() -> tuple[Sample, ...]:
    """Return the flower and the animal of each colour, and an unfinished area."""
    return (
        *(
            Sample(
                (*_small(letter, 0), *_small(f"{letter}A", CELL)),
                CELL,
                Text("{colour}, {animal}", colour=colour, animal=animal),
                across=2,
            )
            for letter, colour, animal in zip(TYPED, COLOURS.values(), ANIMALS, strict=True)
        ),
        Sample(_open_ground(1), CELL, Text("unfinished or mixed area")),
    )


def _small(token: str, x: float) -> tuple[Shape, ...]:
    return (Group(piece(token), Point(x + 0.2, 0.2), 0.096),)
