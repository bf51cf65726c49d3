"""How a sheet is divided into pads: one, two beside or above each other, four; with marks where to cut.

All parts have their pads at the same offset from their own edges, so that cut pads register in a pile.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scorer.paper.pages import MARGIN, Paper
from scoring_rules.frame.board.picture import Line, Point

PART_MARGIN = 23.0
"""From the edges of a half or a quarter to its pad: 8.1 mm, what any printer can reach."""
_MARK = 14.0
"""How far a mark reaches in from the very edge of the sheet, where a knife is set."""
WAYS = (2, 1)
"""How many pads are on a sheet where nobody says: two, else one."""


class Frame(NamedTuple):
    """Where a pad is on a sheet, in points."""

    x: float
    y: float
    width: float
    height: float


class Division(NamedTuple):
    """A sheet, upright or across, with the frames of its pads and the marks between them."""

    paper: Paper
    frames: tuple[Frame, ...]
    marks: tuple[Line, ...] = ()


def divisions(paper: Paper, per_page: int) -> tuple[Division, ...]:
    """Return how a sheet may be divided into one, two or four, the better way first."""
    upright, across = paper, Paper(paper.height, paper.width)
    if per_page == 1:
        return _parts(upright, 1, 1), _parts(across, 1, 1)
    if per_page == 2:  # noqa: PLR2004 - two halves
        return _parts(across, 2, 1), _parts(upright, 1, 2)
    return _parts(upright, 2, 2), _parts(across, 2, 2)


def _parts(paper: Paper, columns: int, rows: int) -> Division:
    margin = MARGIN if columns == rows == 1 else PART_MARGIN
    width, height = paper.width / columns, paper.height / rows
    frames = tuple(
        Frame(column * width + margin, row * height + margin, width - 2 * margin, height - 2 * margin)
        for row in range(rows)
        for column in range(columns)
    )
    return Division(paper, frames, tuple(_marks(paper, columns, rows)))


def _marks(paper: Paper, columns: int, rows: int) -> Iterator[Line]:
    """Yield marks at the edges of the sheet where it is cut."""
    for column in range(1, columns):
        x = column * paper.width / columns
        for start, end in ((0.0, _MARK), (paper.height - _MARK, paper.height)):
            yield Line(Point(x, start), Point(x, end), "muted", 0.6)
    for row in range(1, rows):
        y = row * paper.height / rows
        for start, end in ((0.0, _MARK), (paper.width - _MARK, paper.width)):
            yield Line(Point(start, y), Point(end, y), "muted", 0.6)
