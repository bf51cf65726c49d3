"""Empty score pads on sheets of paper: one on a sheet, or two with marks where to cut."""

from __future__ import annotations

from typing import NamedTuple

from scorer.base.problem import Problem
from scorer.drawing.pen import Pen
from scorer.paper.pad_table import PadTable, drawn, pad_table
from scorer.paper.pages import OnPaper
from scorer.paper.pdf.fonts import Fonts, load
from scorer.paper.pdf.page import MARGIN, Page, Paper
from scorer.paper.pdf.painter import pdf
from scoring_rules.frame.board.picture import Group, Line, Point
from scoring_rules.frame.info import Info
from scoring_rules.frame.language.text import Language, Text, render

_CUT_MARGIN = 20.0
_MARK = (12.0, 30.0)


class Wanted(NamedTuple):
    """What is to be printed: columns, pads on a sheet, sheets, and their paper."""

    players: int
    per_page: int
    sheets: int
    paper: Paper


class _Frame(NamedTuple):
    """Where a pad is on a sheet, in points."""

    x: float
    y: float
    width: float
    height: float


class _Division(NamedTuple):
    """A sheet, upright or across, with the frames of its pads and the marks between them."""

    paper: Paper
    frames: tuple[_Frame, ...]
    marks: tuple[Line, ...] = ()


def pad(info: Info, wanted: Wanted, language: Language, lang: str) -> bytes:
    """Return empty pads of a game as a PDF; the same wishes give the same bytes.

    Args:
        info: The game.
        wanted: How many columns, pads and sheets.
        language: Says the texts.
        lang: The tag of that language ("fr").

    Raises:
        Problem: So many columns or rows do not fit.
    """
    fonts, language = load(), OnPaper(language)
    pages = [sheet(info, wanted, language, fonts)] * wanted.sheets
    return pdf(pages, fonts, render(_title(info), language), lang)


def sheet(info: Info, wanted: Wanted, language: Language, fonts: Fonts) -> Page:
    """Return one sheet, upright if the pads fit so, else across; raises as `pad`."""
    for division in _divisions(wanted.paper, wanted.per_page):
        frame = division.frames[0]
        pen = Pen(fonts, language, frame.width)
        table = _fitting(pen, info, wanted.players, frame)
        if table is not None:
            shapes = tuple(drawn(pen, _title(info), table, frame.height))
            pads = (Group(shapes, Point(place.x, place.y)) for place in division.frames)
            return Page(division.paper, (*pads, *division.marks))
    raise Problem(_too_much(info, wanted, language, fonts))


def _title(info: Info) -> Text:
    return Text("{game}: score pad", game=info.name)


def _fitting(pen: Pen, info: Info, players: int, frame: _Frame) -> PadTable | None:
    table = pad_table(pen, info.pad, players)
    return table if table is not None and table.height <= frame.height else None


def _too_much(info: Info, wanted: Wanted, language: Language, fonts: Fonts) -> Text:
    """Return what does not fit, and what would."""
    frames = [division.frames[0] for division in _divisions(wanted.paper, wanted.per_page)]
    pens = [Pen(fonts, language, frame.width) for frame in frames]
    most = next(
        (
            players
            for players in range(wanted.players - 1, 0, -1)
            if any(_fitting(pen, info, players, frame) for pen, frame in zip(pens, frames, strict=True))
        ),
        0,
    )
    if most:
        return Text(
            "{players} columns of 14 mm do not fit with {count} pads on a sheet, at most {most} do: ask for "
            "fewer with `--players`, or use `--per-page 1`",
            players=wanted.players,
            count=wanted.per_page,
            most=most,
        )
    return Text(
        "the rows of {game} do not fit with {count} pads on a sheet: use `--per-page 1`",
        game=info.name,
        count=wanted.per_page,
    )


def _divisions(paper: Paper, per_page: int) -> tuple[_Division, ...]:
    """Return how a sheet may be divided, the better way first."""
    upright, across = paper, Paper(paper.height, paper.width)
    if per_page == 1:
        return _whole(upright), _whole(across)
    return _stacked(upright), _beside(across)


def _whole(paper: Paper) -> _Division:
    frame = _Frame(MARGIN, MARGIN, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN)
    return _Division(paper, (frame,))


def _stacked(paper: Paper) -> _Division:
    """Return two pads one above the other."""
    middle = paper.height / 2
    width, height = paper.width - 2 * MARGIN, middle - MARGIN - _CUT_MARGIN
    near, far = _MARK
    marks = (
        Line(Point(near, middle), Point(far, middle), "muted", 0.6),
        Line(Point(paper.width - far, middle), Point(paper.width - near, middle), "muted", 0.6),
    )
    upper = _Frame(MARGIN, MARGIN, width, height)
    return _Division(paper, (upper, upper._replace(y=middle + _CUT_MARGIN)), marks)


def _beside(paper: Paper) -> _Division:
    """Return two pads side by side."""
    middle = paper.width / 2
    width, height = middle - MARGIN - _CUT_MARGIN, paper.height - 2 * MARGIN
    near, far = _MARK
    marks = (
        Line(Point(middle, near), Point(middle, far), "muted", 0.6),
        Line(Point(middle, paper.height - far), Point(middle, paper.height - near), "muted", 0.6),
    )
    left = _Frame(MARGIN, MARGIN, width, height)
    return _Division(paper, (left, left._replace(x=middle + _CUT_MARGIN)), marks)
