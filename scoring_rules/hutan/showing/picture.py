"""The drawing of a player's rainforest: water lines, lakes, flowers, trees and animals.

Areas that are unfinished or mixed are hatched; what stands on a cell is drawn by `symbols`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from scoring_rules.frame.board.picture import Group, Label, Line, Picture, Point, Shape
from scoring_rules.frame.board.squares import bits, mask, row_name
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import board_of
from scoring_rules.hutan.board.areas import charged
from scoring_rules.hutan.reading.tokens import said
from scoring_rules.hutan.showing.symbols import (
    CELL,
    WATER,
    frame,
    frame_legend,
    hatching,
    lake,
    legend,
    piece,
)
from scoring_rules.hutan.table import SIZE, SQUARE, Layout, Table

_RIM = 4.6
_END = 1.0
_TILE = 3
_IN_FRAME = 0.76


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's board, cells framed that are `marked`.

    Raises:
        ValueError: The seat has no board.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    tokens = board.tokens()
    hatched = sum(board.layout.areas[area] for area, _ in charged(board))
    framed = mask(cell for cell, place in enumerate(SQUARE.names) if place in marked)
    return Picture(
        width=_RIM + SIZE * CELL + _END,
        height=_RIM + SIZE * CELL + _END,
        shapes=(
            *_in_cells(bits(hatched), hatching()),
            Group(_ground(board.layout)),
            *_in_cells(bits(framed), frame()),
            *_pieces(tokens, framed),
        ),
        title=Text("board of {name}", name=name),
        alternative=_in_words(name, tokens, framed),
        legend=(*legend(), *frame_legend()) if framed else legend(),
    )


def _in_words(name: str, tokens: list[str], framed: int) -> Text:
    rows = tuple(said(f"{row_name(row)} {' '.join(tokens[row * SIZE :][:SIZE])}") for row in range(SIZE))
    if not framed:
        return Text("the board of {name}, row by row: {rows}", name=name, rows=rows)
    places = " ".join(SQUARE.named(framed))
    return Text(
        "the board of {name}, row by row: {rows}; framed: {places}", name=name, rows=rows, places=places
    )


def _in_cells(cells: Iterable[int], shapes: tuple[Shape, ...]) -> Iterator[Group]:
    if shapes:
        for cell in cells:
            yield Group(shapes, _corner(*divmod(cell, SIZE)))


def _pieces(tokens: list[str], framed: int) -> Iterator[Group]:
    """Yield what stands on the cells, smaller within a frame."""
    for cell, token in enumerate(tokens):
        scale = _IN_FRAME if framed >> cell & 1 else 1.0
        shift = CELL * (1 - scale) / 2
        for group in _in_cells((cell,), piece(token)):
            yield group._replace(at=Point(group.at.x + shift, group.at.y + shift), scale=scale)


@cache
def _ground(layout: Layout) -> tuple[Shape, ...]:
    """Return what does not depend on the player: lakes, lines, the names of rows and columns."""
    lines = sorted(_lines(layout), key=lambda line: line.style == WATER)
    return (*_in_cells(bits(layout.lakes), lake()), *lines, *_names())


def _names() -> Iterator[Label]:
    for index in range(SIZE):
        middle = _RIM + (index + 0.5) * CELL
        yield Label(Point(middle, _RIM - 1.6), str(index + 1), 2.9, "muted")
        yield Label(Point(_RIM - 2.9, middle + 1.0), row_name(index), 2.9, "muted")


def _lines(layout: Layout) -> Iterator[Line]:
    """Yield the line on every side of every cell, each once."""
    for i in range(SIZE + 1):
        for j in range(SIZE):
            yield _line(layout, (i - 1, j), (i, j), (_corner(i, j), _corner(i, j + 1)))
            yield _line(layout, (j, i - 1), (j, i), (_corner(j, i), _corner(j + 1, i)))


def _corner(row: int, column: int) -> Point:
    """Return the top left corner of a cell."""
    return Point(_RIM + column * CELL, _RIM + row * CELL)


def _line(layout: Layout, one: tuple[int, int], other: tuple[int, int], ends: tuple[Point, Point]) -> Line:
    """Return the line between two cells, one of which may be off the board.

    It is faint within an area, else water, which is broader round the tiles.
    """
    on_board = all(0 <= index < SIZE for index in (*one, *other))
    if not on_board or _tile(*one) != _tile(*other):
        return Line(*ends, WATER, 1.4)
    areas = {layout.area_of[row * SIZE + column] for row, column in (one, other)}
    return Line(*ends, WATER, 0.9) if len(areas) > 1 else Line(*ends, "faint", 0.25, (1.0, 1.0))


def _tile(row: int, column: int) -> tuple[int, int]:
    return row // _TILE, column // _TILE
