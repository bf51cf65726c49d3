"""Pads as a document: each sheet divided, the same pad in each of its parts."""

from __future__ import annotations

from itertools import product

from scorer.base.problem import Problem
from scorer.drawing.pen import Pen
from scorer.paper.fonts import Fonts, load, usable
from scorer.paper.pads.board import boards
from scorer.paper.pads.divisions import WAYS, Division, divisions
from scorer.paper.pads.drawn import drawn, sparing
from scorer.paper.pads.layout import FULLNESS, Layout, layout
from scorer.paper.pads.wanted import Wanted
from scorer.paper.pages import OnPaper, Page
from scorer.paper.pdf import pdf
from scoring_rules.frame.board.pad import EmptyBoard, Pad
from scoring_rules.frame.board.picture import Group, Point
from scoring_rules.frame.language.text import Language, Name, Text, render


def document(
    game: Name, pad: Pad | EmptyBoard, wanted: Wanted, language: Language, lang: str, fonts: Fonts | None = None
) -> bytes:
    """Return empty pads of a game as a PDF; the same wishes give the same bytes.

    Args:
        game: What the game is called.
        pad: What is printed: a pad, or a board to fill in.
        wanted: How many columns, pads and sheets.
        language: Says the texts.
        lang: The tag of that language ("fr").
        fonts: The faces it is set in, the usual ones otherwise.

    Raises:
        Problem: So many columns or rows do not fit, or a font of the user is damaged.
    """
    fonts, language = fonts or load(), OnPaper(language)
    if isinstance(pad, EmptyBoard):
        return boards(game, pad, wanted, language, lang, fonts)
    pad = pad.plain if wanted.ink == "low" else pad
    with usable(fonts):
        pages = [sheet(game, pad, wanted, language, fonts)] * wanted.sheets
        return pdf(pages, fonts, render(Text("{game}: score pad", game=game), language), lang)


def sheet(game: Name, pad: Pad, wanted: Wanted, language: Language, fonts: Fonts) -> Page:
    """Return one sheet with the fullest pad that fits; raises as `document`."""
    ways = WAYS if wanted.per_page is None else (wanted.per_page,)
    least = 1 if wanted.fewer else wanted.players
    for per_page, players in product(ways, range(wanted.players, least - 1, -1)):
        asked = wanted._replace(players=players)
        found = _fitting(game, pad, asked, language, fonts, per_page)
        if found is not None:
            division, where = found
            frame = division.frames[0]
            pen = Pen(fonts, language, frame.width)
            shapes = tuple(drawn(pen, game, pad, where, frame.height))
            shapes = sparing(shapes) if wanted.ink == "low" else shapes
            pads = (Group(shapes, Point(place.x, place.y)) for place in division.frames)
            return Page(division.paper, (*pads, *division.marks))
    raise Problem(_too_much(game, pad, wanted, language, fonts))


def _fitting(
    game: Name, pad: Pad, wanted: Wanted, language: Language, fonts: Fonts, per_page: int
) -> tuple[Division, Layout] | None:
    """Return how a sheet is divided, and how a pad fits into each part, None where none does."""
    for kept in FULLNESS:
        for division in divisions(wanted.paper, per_page):
            frame = division.frames[0]
            where = layout(Pen(fonts, language, frame.width), game, pad, wanted, frame.height, kept)
            if where is not None:
                return division, where
    return None


def _too_much(game: Name, pad: Pad, wanted: Wanted, language: Language, fonts: Fonts) -> Text:
    """Return what does not fit, and what would."""
    count = wanted.per_page or WAYS[-1]
    fewer = range(wanted.players - 1, 0, -1)
    most = next((n for n in fewer if _fitting(game, pad, wanted._replace(players=n), language, fonts, count)), 0)
    if most:
        return Text(
            "{players} columns of 14 mm do not fit with {count} pads on a sheet, at most {most} do: ask for "
            "fewer with `--players`, or use `--per-page 1`",
            players=wanted.players,
            count=count,
            most=most,
        )
    return Text(
        "the rows of {game} do not fit with {count} pads on a sheet: use `--per-page 1`", game=game, count=count
    )
