"""An empty rainforest to fill in with a pen: the water lines of the tiles as they lie, where these are known."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.pad import EmptyBoard
from scoring_rules.frame.board.paths import outline, rounded_box
from scoring_rules.frame.board.picture import Group, Path, Point, Shape
from scoring_rules.frame.board.square_frame import CELL, RIM, corner, empty_grid
from scoring_rules.frame.board.squares import bits
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.hutan.board.layout import SIZE, TILE_SIZE, Layout
from scoring_rules.hutan.data.words import COLOURS, TYPED
from scoring_rules.hutan.reading.tokens import said
from scoring_rules.hutan.showing.pieces import WATER_LINE, lake
from scoring_rules.hutan.table import Table


def empty_board(table: Table | None = None) -> EmptyBoard:
    """Return a board of 6 x 6 cells, with the areas and lakes of a table's first board."""
    grid = empty_grid(SIZE, SIZE, Text("a rainforest to fill in"))
    known = next((seat.board for seat in table.seats if seat.board is not None), None) if table is not None else None
    water = () if known is None else tuple(_water(known.layout))
    colours: tuple[Value, ...] = tuple(
        Text("{letter} {colour}", letter=said(letter), colour=colour)
        for letter, colour in zip(TYPED, COLOURS.values(), strict=True)
    )
    letters = (colours, Text("behind it T a tree, A its animal; ~~ a lake, . an empty cell"))
    return EmptyBoard(grid._replace(shapes=(*grid.shapes, *_tiles(), *water)), letters)


def _tiles() -> Iterator[Shape]:
    side = TILE_SIZE * CELL
    for row in (0, 1):
        for column in (0, 1):
            yield Path(rounded_box(RIM + column * side, RIM + row * side, side, side, 1.2), "", "ink", 0.5)


def _water(layout: Layout) -> Iterator[Shape]:
    for area in layout.areas:
        shore = outline([divmod(cell, SIZE) for cell in bits(area)], CELL, 0.7, 1.4)
        yield Group((Path(shore, "", WATER_LINE, 0.35),), Point(RIM, RIM))
    for cell in bits(layout.lakes):
        x, y = corner(*divmod(cell, SIZE))
        yield Group(lake(), Point(x + 1.5, y + 1.5), 0.07)
