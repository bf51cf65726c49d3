"""A square board in text: what is in its cells, and lines between cells of different regions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scoring_rules.frame.board.squares import row_name

_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8


class Pen(NamedTuple):
    """The characters of lines; `joints` has one for each way in which lines may meet at a corner.

    A joint's index is the sum of the lines that meet there: 1 up, 2 right, 4 down, 8 left.
    """

    across: str
    down: str
    joints: str


BOX = Pen("─", "│", " ╵╶└╷│┌├╴┘─┴┐┤┬┼")
PLAIN = Pen("-", "|", " ++++|++++-+++++")


def gridlines(cells: Sequence[str], regions: Sequence[int], columns: int, pen: Pen) -> tuple[str, ...]:
    """Return a board as lines of text: two for each row, and one more.

    Args:
        cells: What to write into each cell, in reading order, all of the same width.
        regions: The region of each cell; a line is drawn where two neighbours differ.
        columns: How many cells a row has.
        pen: The characters of the lines.
    """
    rows = len(cells) // columns
    width = len(cells[0])

    def region(row: int, column: int) -> int | None:
        return regions[row * columns + column] if 0 <= row < rows and 0 <= column < columns else None

    def beside(row: int, column: int) -> bool:
        """Whether there is a line to the left of a cell."""
        return region(row, column - 1) != region(row, column)

    def above(row: int, column: int) -> bool:
        return region(row - 1, column) != region(row, column)

    def joint(row: int, column: int) -> str:
        """Return the character at the top left corner of a cell."""
        return pen.joints[
            _UP * beside(row - 1, column)
            + _RIGHT * above(row, column)
            + _DOWN * beside(row, column)
            + _LEFT * above(row, column - 1)
        ]

    def border(row: int) -> Iterator[str]:
        for column in range(columns):
            yield joint(row, column) + (pen.across if above(row, column) else " ") * width
        yield joint(row, columns)

    def inside(row: int) -> Iterator[str]:
        for column in range(columns):
            yield (pen.down if beside(row, column) else " ") + cells[row * columns + column]
        yield pen.down

    lines = []
    for row in range(rows):
        lines += ["".join(border(row)), "".join(inside(row))]
    return (*lines, "".join(border(rows)))


def with_names(lines: Sequence[str], columns: int) -> tuple[str, ...]:
    """Return a board that `gridlines` made with the letters of its rows and the numbers of its columns."""
    step = (len(lines[0]) - 1) // columns
    middle = step // 2
    numbers = "".join(f"{number:>{middle + 1}}{'':{step - middle - 1}}" for number in range(1, columns + 1))
    names = [row_name(row) for row in range(len(lines) // 2)]
    room = max(map(len, names))
    beside = ["" if index % 2 == 0 else names[index // 2] for index in range(len(lines))]
    return (
        f"{'':{room + 1}}{numbers}".rstrip(),
        *(f"{name:>{room}} {line}" for name, line in zip(beside, lines, strict=True)),
    )
