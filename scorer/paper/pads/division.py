"""How a sheet of paper is divided into pads, with marks where to cut."""

from __future__ import annotations

from typing import NamedTuple

from scorer.paper.pages import MARGIN, Paper
from scoring_rules.frame.board.picture import Line, Point

HALF_MARGIN, QUARTER_MARGIN = 28.0, 20.0
"""From the edges of a part that is cut off to its pad, on all sides alike, so that cut pads register in a pile."""
_MARK = 14.0
"""How far a mark reaches in from the very edge of the sheet, where a knife is set."""


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
    """Return how a sheet may be divided into 1, 2 or 4 pads, the better way first."""
    upright, across = paper, Paper(paper.height, paper.width)
    if per_page == 1:
        return _whole(upright), _whole(across)
    if per_page == 2:  # noqa: PLR2004 - two pads
        return _parts(across, 2, 1), _parts(upright, 1, 2)
    return (_parts(upright, 2, 2), _parts(across, 2, 2))


def _whole(paper: Paper) -> Division:
    frame = Frame(MARGIN, MARGIN, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN)
    return Division(paper, (frame,))


def _parts(paper: Paper, columns: int, rows: int) -> Division:
    """Return equal parts of a sheet, each with its pad at the same place."""
    width, height = paper.width / columns, paper.height / rows
    margin = QUARTER_MARGIN if columns * rows > 2 else HALF_MARGIN  # noqa: PLR2004 - more than halves
    frames = tuple(
        Frame(column * width + margin, row * height + margin, width - 2 * margin, height - 2 * margin)
        for row in range(rows)
        for column in range(columns)
    )
    upright = tuple(mark for column in range(1, columns) for mark in _upright(column * width, paper))
    level = tuple(mark for row in range(1, rows) for mark in _level(row * height, paper))
    return Division(paper, frames, (*upright, *level))


def _upright(x: float, paper: Paper) -> tuple[Line, Line]:
    return _mark(Point(x, 0), Point(x, _MARK)), _mark(Point(x, paper.height - _MARK), Point(x, paper.height))


def _level(y: float, paper: Paper) -> tuple[Line, Line]:
    return _mark(Point(0, y), Point(_MARK, y)), _mark(Point(paper.width - _MARK, y), Point(paper.width, y))


def _mark(start: Point, end: Point) -> Line:
    return Line(start, end, "muted", 0.6)
