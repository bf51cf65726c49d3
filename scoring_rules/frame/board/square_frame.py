"""What the drawings of square boards have in common: the size of a cell, the names around, an empty grid."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.picture import Label, Picture, Point, Polygon, box
from scoring_rules.frame.board.squares import row_name
from scoring_rules.frame.language.text import Value

CELL = 10.0
"""The length of a cell's side; all other lengths of a drawing are in the same unit."""
RIM = 4.6
"""The room for the names of rows and columns, to the left and above."""
END = 1.0
"""The room to the right and below."""
NAME_SIZE = 2.4


def size(rows: int, columns: int) -> tuple[float, float]:
    """Return the width and the height of a drawing."""
    return RIM + columns * CELL + END, RIM + rows * CELL + END


def corner(row: int, column: int) -> Point:
    """Return the top left corner of a cell."""
    return Point(RIM + column * CELL, RIM + row * CELL)


def row_label(row: int, text: str) -> Label:
    """Return the label to the left of a row."""
    return Label(Point(RIM - NAME_SIZE, RIM + (row + 0.5) * CELL + 1.0), text, NAME_SIZE, "muted")


def column_label(column: int) -> Label:
    """Return the number above a column."""
    return Label(Point(RIM + (column + 0.5) * CELL, RIM - 1.6), str(column + 1), NAME_SIZE, "muted")


def names(rows: int, columns: int) -> Iterator[Label]:
    """Yield the names of the columns and of the rows."""
    yield from map(column_label, range(columns))
    yield from (row_label(row, row_name(row)) for row in range(rows))


def empty_grid(rows: int, columns: int, title: Value) -> Picture:
    """Return a grid to write in, with the names of its rows and columns."""
    width, height = size(rows, columns)
    places = ((row, column) for row in range(rows) for column in range(columns))
    cells = (Polygon(box(*corner(*place), CELL, CELL), outline="rule", width=0.25) for place in places)
    return Picture(width, height, (*names(rows, columns), *cells), title, title)
