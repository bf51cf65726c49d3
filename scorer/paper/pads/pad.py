"""Blank score pads on sheets of paper, with marks where to cut."""

from __future__ import annotations

from typing import NamedTuple

from scorer.base.problem import Problem
from scorer.drawing.pen import Pen
from scorer.paper.fonts import Fonts, load, usable
from scorer.paper.pads.division import Frame, divisions
from scorer.paper.pads.drawn import Ink, drawn, head_height
from scorer.paper.pads.table import PadTable, pad_table
from scorer.paper.pages import OnPaper, Page, Paper
from scorer.paper.pdf import pdf
from scoring_rules.frame.board.pad import Pad
from scoring_rules.frame.board.picture import Group, Point
from scoring_rules.frame.language.text import Language, Text, Value, render


class Wanted(NamedTuple):
    """What is to be printed: columns, pads on a sheet, sheets, their paper, the names above the columns, the ink."""

    players: int
    per_page: int
    sheets: int
    paper: Paper
    names: tuple[str, ...] = ()
    ink: Ink = Ink()


class Subject(NamedTuple):
    """The game that a pad is for: what it is called, and its pad."""

    name: Value
    pad: Pad

    @property
    def title(self) -> Text:
        """The title of the document."""
        return Text("{game}: score pad", game=self.name)


def pad(subject: Subject, wanted: Wanted, language: Language, lang: str, fonts: Fonts | None = None) -> bytes:
    """Return blank pads of a game as a PDF; the same wishes give the same bytes.

    Args:
        subject: The game and its pad.
        wanted: How many columns, pads and sheets.
        language: Says the texts.
        lang: The tag of that language ("fr").
        fonts: The faces it is set in, the usual ones otherwise.

    Raises:
        Problem: So many columns or rows do not fit, or a font of the user is damaged.
    """
    fonts, language = fonts or load(), OnPaper(language)
    with usable(fonts):
        pages = [sheet(subject, wanted, language, fonts)] * wanted.sheets
        return pdf(pages, fonts, render(subject.title, language), lang, language)


def sheet(subject: Subject, wanted: Wanted, language: Language, fonts: Fonts) -> Page:
    """Return one sheet, divided the better way if the pads fit so; raises as `pad`."""
    for division in divisions(wanted.paper, wanted.per_page):
        frame = division.frames[0]
        pen = Pen(fonts, language, frame.width)
        table = _fitting(pen, subject.pad, wanted, frame)
        if table is not None:
            shapes = tuple(drawn(pen, subject.name, subject.pad, table, frame.height, wanted.ink))
            pads = (Group(shapes, Point(place.x, place.y)) for place in division.frames)
            return Page(division.paper, (*pads, *division.marks))
    raise Problem(_too_much(subject, wanted, language, fonts))


def fits(subject: Subject, wanted: Wanted, language: Language, fonts: Fonts) -> bool:
    """Whether the pads fit on a sheet."""
    frames = (division.frames[0] for division in divisions(wanted.paper, wanted.per_page))
    pens = ((Pen(fonts, OnPaper(language), frame.width), frame) for frame in frames)
    return any(_fitting(pen, subject.pad, wanted, frame) is not None for pen, frame in pens)


def _fitting(pen: Pen, blank: Pad, wanted: Wanted, frame: Frame) -> PadTable | None:
    """Return the table of a pad in a frame, without reminders where there is no room for them."""
    bare = blank._replace(rows=tuple(row._replace(reminder="") for row in blank.rows))
    tables = (pad_table(pen, each, wanted.players, wanted.names) for each in (blank, bare))
    return next((each for each in tables if each and head_height() + each.least <= frame.height), None)


def _too_much(subject: Subject, wanted: Wanted, language: Language, fonts: Fonts) -> Text:
    """Return what does not fit, and what would."""
    frames = [division.frames[0] for division in divisions(wanted.paper, wanted.per_page)]
    pens = [Pen(fonts, language, frame.width) for frame in frames]
    most = next(
        (
            players
            for players in range(wanted.players - 1, 0, -1)
            if any(
                _fitting(pen, subject.pad, wanted._replace(players=players), frame)
                for pen, frame in zip(pens, frames, strict=True)
            )
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
        game=subject.name,
        count=wanted.per_page,
    )
