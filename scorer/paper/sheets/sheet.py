"""The filled score sheets of some games, each from its title to how every point came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from scorer.drawing.blocks import Block, total
from scorer.drawing.pen import Pen
from scorer.drawing.title import running
from scorer.paper.fonts import Fonts, missing, usable
from scorer.paper.pages import MARGIN, Flow, OnPaper, Page, Paper, column_height, with_feet
from scorer.paper.pdf import pdf
from scorer.paper.sheets.columns import column_width
from scorer.paper.sheets.detail import detail, fill_detail
from scorer.paper.sheets.first_page import drawn, fill_first, fill_poster, top
from scorer.paper.sheets.given import EVERYTHING, SheetInput, Wanted, by_rank, title_of
from scorer.paper.sheets.signatures import signatures
from scorer.paper.sheets.workings import USUAL
from scoring_rules.frame.board.picture import texts
from scoring_rules.frame.language.text import Language, Text, Value, render

_MOST_NAMED = 20


def fill(flow: Flow, pen: Pen, fonts: Fonts, game: SheetInput, wanted: Wanted = EVERYTHING) -> None:
    """Set who won, the bars, the table and the boards on one page if they fit, then how the points came about."""
    game = by_rank(game)
    head = list(top(pen, game))
    signed = list(signatures(pen, [player.name for player in game.result.players])) if wanted.sign else []
    flow.add(head)
    if wanted.poster:
        fill_poster(flow, pen, game, total(signed))
    else:
        fill_first(flow, pen, game, total(signed) if wanted.one_page else 0)
    if not wanted.one_page and not wanted.poster:
        narrow = pen._replace(width=column_width(pen.width))
        usual = detail(narrow, game, USUAL)
        lost = _substituted(pen, fonts, game, (*head, *usual))
        fill_detail(flow, narrow, game, usual, lost, total(signed))
    flow.sink(signed)


def _substituted(pen: Pen, fonts: Fonts, game: SheetInput, blocks: Sequence[Block]) -> list[Value]:
    """Return what is drawn for the characters of these blocks and of the boards that the fonts lack."""
    pictures = (player.picture.shapes for player in drawn(game))
    shapes = chain(*(block.shapes for block in blocks), *pictures)
    names = (player.name for player in game.result.players)
    lost = missing(fonts, (render(text, pen.language) for text in chain(texts(shapes), names)))
    if not lost:
        return []
    codes = tuple(f"U+{ord(character):04X}" for character in lost[:_MOST_NAMED])
    return [
        Text(
            "the font has no sign for {n} character; a frame with its number is shown instead: {codes}",
            "the font has no sign for {n} characters; frames with their numbers are shown instead: {codes}",
            n=len(lost),
            codes=(*codes, "…") if len(lost) > _MOST_NAMED else codes,
        )
    ]


class Printed(NamedTuple):
    """A document, and the characters in it that are drawn as frames because no font has them."""

    pdf: bytes
    missing: tuple[str, ...]


def sheet(
    games: Sequence[SheetInput], language: Language, lang: str, paper: Paper, fonts: Fonts, wanted: Wanted = EVERYTHING
) -> Printed:
    """Return the score sheets of some games as one PDF, with a bookmark for each; the same games give the same bytes.

    Args:
        games: The games, in the order in which they are printed; at least one.
        language: The language of the texts.
        lang: The tag of that language ("fr").
        paper: What it will be printed on.
        fonts: The faces it is set in.
        wanted: What of each game is printed.

    Raises:
        Problem: A font of the user is damaged.
    """
    language = OnPaper(language)
    with usable(fonts):
        pages = [
            page for game in games for page in _bookmarked(layout(game, language, paper, fonts, wanted), game, language)
        ]
        titles = dict.fromkeys(render(title_of(game), language) for game in games)
        said = (render(text, language) for page in pages for text in texts(page.shapes))
        lost = missing(fonts, said)
        played = dict.fromkeys(render((game.game, *game.result.played), language) for game in games)
        document = pdf(pages, fonts, " · ".join(titles), lang, language, " · ".join(played))
        return Printed(document, lost)


def _bookmarked(pages: list[Page], game: SheetInput, language: Language) -> Iterator[Page]:
    """Yield the pages of one game, the first with a bookmark: its title, and the day where there is one."""
    title = title_of(game)
    named = Text("{line} · {part}", line=title, part=game.date) if game.date else title
    first, *others = pages
    yield first._replace(bookmark=render(named, language))
    yield from others


def layout(game: SheetInput, language: Language, paper: Paper, fonts: Fonts, wanted: Wanted = EVERYTHING) -> list[Page]:
    """Return the pages of one game."""
    pen = Pen(fonts, language, paper.width - 2 * MARGIN)
    flow = Flow(column_height(paper), running(pen, title_of(game)))
    fill(flow, pen, fonts, game, wanted)
    if wanted.one_page:
        del flow.pages[1:]
    return with_feet(flow, pen, paper, game.hashes, game.result.rules_version)
