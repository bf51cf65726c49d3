"""The filled score sheets of some games, each from its title to how every point came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from scorer.drawing import boards
from scorer.drawing import title as heading
from scorer.drawing.blocks import SMALL, Block, gap, section, total
from scorer.drawing.pen import Pen
from scorer.paper.fonts import Fonts, missing, usable
from scorer.paper.pages import MARGIN, Flow, OnPaper, Page, Paper, column_height, with_feet
from scorer.paper.pdf import pdf
from scorer.paper.score_table import score_table
from scorer.paper.workings import workings
from scorer.scoring.summary import adjustments, place_said, signed
from scoring_rules.frame.board.picture import Picture, texts
from scoring_rules.frame.language.text import Language, Text, Value, render, without_remedy
from scoring_rules.frame.result import Result

_MOST_NAMED = 20


class SheetInput(NamedTuple):
    """One game to be printed.

    Attributes:
        game: What the game is called.
        result: Its score.
        pictures: The drawing of each player's board, None where there is none; or nothing at all.
        title: What the players called the evening; so are date, place and remarks theirs.
        read: The lines that say what was read, one a player.
        waived: The findings that were waived (`allow:`), a line each.
        hashes: The hashes of the files that were read, in hexadecimal, the record's first.
    """

    game: Value
    result: Result
    pictures: Sequence[Picture | None] = ()
    title: str = ""
    date: Value = ""
    place: str = ""
    remarks: str = ""
    read: tuple[str, ...] = ()
    waived: tuple[Value, ...] = ()
    hashes: tuple[str, ...] = ()


def title_of(game: SheetInput) -> Value:
    """Return what a sheet is headed with."""
    return game.title if game.title.strip() else Text("{game}: score sheet", game=game.game)


def fill(flow: Flow, pen: Pen, fonts: Fonts, game: SheetInput) -> None:
    """Set what a player looks for first, on one page if it fits, then how the points came about."""
    top, tail = list(_top(pen, game)), list(_tail(pen, game))
    read = list(section(pen, Text("What was read"), game.read, SMALL))
    detail = list(workings(pen, game.result.players, place_said(game.result)))
    tail += section(pen, Text("Missing characters"), _substituted(pen, fonts, game, (*top, *tail, *read, *detail)))
    flow.add(top)
    rooms = (flow.room - total(tail) - total(read), flow.room, flow.full)
    flow.add(boards.boards(pen, _drawn(game), rooms))
    flow.add(tail)
    if len(flow.pages) == 1 and total(read) <= flow.room:
        flow.sink(read)
        flow.turn()
    else:
        flow.add(read)
        flow.add([gap(14)])
    flow.add(detail)


def _top(pen: Pen, game: SheetInput) -> Iterator[Block]:
    facts = (game.game, *game.result.played, game.date, game.place)
    yield from heading.heading(pen, title_of(game), facts, game.remarks)
    yield gap(6)
    yield from heading.verdict(pen, game.result)
    yield gap(6)
    yield from score_table(pen, game.result)


def _tail(pen: Pen, game: SheetInput) -> Iterator[Block]:
    """Yield what follows the boards: adjustments with their reasons, notes, waivers."""
    result = game.result
    adjusted = [
        Text("{name} {points}: {reason}", name=player.name, points=signed(item.points), reason=item.label)
        for player in result.players
        for item in adjustments(player)
    ]
    yield from section(pen, Text("Adjustments"), adjusted)
    yield from section(
        pen, Text("Notes"), [without_remedy(note) for note in result.notes if note not in result.outcome]
    )
    yield from section(pen, Text("Waived by the players"), game.waived)


def _drawn(game: SheetInput) -> list[boards.Player]:
    return [
        boards.Player(player.name, player.total, picture)
        for player, picture in zip(game.result.players, game.pictures, strict=False)
        if picture is not None
    ]


def _substituted(pen: Pen, fonts: Fonts, game: SheetInput, blocks: Sequence[Block]) -> list[Value]:
    """Return what is drawn for the characters of these blocks and of the boards that the fonts lack."""
    drawn = (player.picture.shapes for player in _drawn(game))
    shapes = chain(*(block.shapes for block in blocks), *drawn)
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


def sheet(games: Sequence[SheetInput], language: Language, lang: str, paper: Paper, fonts: Fonts) -> Printed:
    """Return the score sheets of some games as one PDF, with a bookmark for each; the same games give the same bytes.

    Args:
        games: The games, in the order in which they are printed; at least one.
        language: The language of the texts.
        lang: The tag of that language ("fr").
        paper: What it will be printed on.
        fonts: The faces it is set in.

    Raises:
        Problem: A font of the user is damaged.
    """
    language = OnPaper(language)
    with usable(fonts):
        pages = [page for game in games for page in _bookmarked(layout(game, language, paper, fonts), game, language)]
        titles = dict.fromkeys(render(title_of(game), language) for game in games)
        said = (render(text, language) for page in pages for text in texts(page.shapes))
        lost = missing(fonts, said)
        return Printed(pdf(pages, fonts, " · ".join(titles), lang, language), lost)


def _bookmarked(pages: list[Page], game: SheetInput, language: Language) -> Iterator[Page]:
    """Yield the pages of one game, the first with a bookmark: its title, and the day where there is one."""
    title = title_of(game)
    named = Text("{line} · {part}", line=title, part=game.date) if game.date else title
    first, *others = pages
    yield first._replace(bookmark=render(named, language))
    yield from others


def layout(game: SheetInput, language: Language, paper: Paper, fonts: Fonts) -> list[Page]:
    """Return the pages of one game."""
    pen = Pen(fonts, language, paper.width - 2 * MARGIN)
    flow = Flow(column_height(paper), heading.running(pen, title_of(game)))
    fill(flow, pen, fonts, game)
    return with_feet(flow, pen, paper, game.hashes, game.result.rules_version)
