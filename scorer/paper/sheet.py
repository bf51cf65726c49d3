"""The filled score sheet: results of games as pages, one game after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scorer.drawing import title as heading
from scorer.drawing.pen import Pen
from scorer.paper.pages import Flow, OnPaper, column_height, with_feet
from scorer.paper.pdf.fonts import Fonts, missing
from scorer.paper.pdf.page import MARGIN, Page, Paper
from scorer.paper.pdf.painter import pdf
from scorer.paper.sheet_content import SheetInput, fill, title_of
from scoring_rules.frame.board.picture import texts
from scoring_rules.frame.language.text import Language, render


class Printed(NamedTuple):
    """A document, and the characters in it that are drawn as frames because no font has them."""

    pdf: bytes
    missing: tuple[str, ...]


def sheet(games: Sequence[SheetInput], language: Language, lang: str, paper: Paper, fonts: Fonts) -> Printed:
    """Return the score sheets of some games as one PDF; the same games give the same bytes.

    Args:
        games: The games, in the order in which they are printed; at least one.
        language: The language of the texts.
        lang: The tag of that language ("fr").
        paper: What it will be printed on.
        fonts: The faces it is set in.
    """
    language = OnPaper(language)
    pages = [page for game in games for page in layout(game, language, paper, fonts)]
    titles = dict.fromkeys(render(title_of(game), language) for game in games)
    said = (render(text, language) for page in pages for text in texts(page.shapes))
    lost = missing(fonts, said)
    return Printed(pdf(pages, fonts, " · ".join(titles), lang, language), lost)


def layout(game: SheetInput, language: Language, paper: Paper, fonts: Fonts) -> list[Page]:
    """Return the pages of one game."""
    pen = Pen(fonts, language, paper.width - 2 * MARGIN)
    flow = Flow(column_height(paper), heading.running(pen, title_of(game)))
    fill(flow, pen, fonts, game)
    return with_feet(flow, pen, paper, game.hashes, game.result.rules_version)
