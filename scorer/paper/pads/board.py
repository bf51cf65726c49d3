"""Empty boards to fill in with a pen, as large as the paper allows."""

from __future__ import annotations

from collections.abc import Iterator

from scorer.drawing.blocks import label, labels
from scorer.drawing.pen import Pen, Type
from scorer.paper.fonts import Fonts, load, usable
from scorer.paper.pads.divisions import divisions
from scorer.paper.pads.wanted import Wanted
from scorer.paper.pages import OnPaper, Page
from scorer.paper.pdf import pdf
from scoring_rules.frame.board.pad import EmptyBoard
from scoring_rules.frame.board.picture import Group, Line, Point, Shape
from scoring_rules.frame.language.text import Language, Name, Text, render

_TITLE = Type(17.0, "accent", bold=True)
_WORD = Type(8.0, "muted")
_LETTERS = Type(8.0)
_HEAD = 48.0
_FIELDS: tuple[tuple[Text, float], ...] = ((Text("Name"), 0.45), (Text("Date"), 0.3), (Text("Points"), 0.25))
"""What is asked for, each with its share of the width."""


def boards(
    game: Name, board: EmptyBoard, wanted: Wanted, language: Language, lang: str, fonts: Fonts | None = None
) -> bytes:
    """Return empty boards of a game as a PDF, one on a sheet if nobody says how many; raises as pads do.

    Args:
        game: What the game is called.
        board: What is printed.
        wanted: How many on a sheet, how many sheets, on which paper.
        language: Says the texts.
        lang: The tag of that language ("fr").
        fonts: The faces it is set in, the usual ones otherwise.
    """
    fonts, language = fonts or load(), OnPaper(language)
    with usable(fonts):
        pages = [_sheet(game, board, wanted, language, fonts)] * wanted.sheets
        return pdf(pages, fonts, render(Text("{game}: empty board", game=game), language), lang, language)


def _sheet(game: Name, board: EmptyBoard, wanted: Wanted, language: Language, fonts: Fonts) -> Page:
    """Return one sheet, divided so that the boards are largest."""
    ways = divisions(wanted.paper, wanted.per_page or 1)
    pens = [Pen(fonts, language, way.frames[0].width) for way in ways]
    scales = [_scale(pen, board, way.frames[0].height) for pen, way in zip(pens, ways, strict=True)]
    best = max(range(len(ways)), key=scales.__getitem__)
    pen, way = pens[best], ways[best]
    shapes = tuple(_drawn(pen, game, board, way.frames[0].height))
    return Page(way.paper, (*(Group(shapes, Point(frame.x, frame.y)) for frame in way.frames), *way.marks))


def _letters(pen: Pen, board: EmptyBoard) -> list[tuple[str, Type]]:
    return [(line, _LETTERS) for each in board.letters for line in pen.lines(each, _LETTERS, pen.width)]


def _scale(pen: Pen, board: EmptyBoard, height: float) -> float:
    room = height - _HEAD - len(_letters(pen, board)) * _LETTERS.leading - 8
    return min(pen.width / board.picture.width, room / board.picture.height)


def _drawn(pen: Pen, game: Name, board: EmptyBoard, height: float) -> Iterator[Shape]:
    """Yield the title, what is asked for, the board in the middle, and the letters at the foot."""
    yield label(0, _TITLE.ascent, pen.short(game, _TITLE, pen.width), _TITLE)
    x = 0.0
    for text, share in _FIELDS:
        end = x + share * pen.width - 8
        words = pen.say(text)
        yield label(x, 36, words, _WORD)
        yield Line(Point(x + pen.measure(words, _WORD) + 4, 38), Point(end, 38), "rule", 0.7)
        x = end + 8
    scale, letters = _scale(pen, board, height), _letters(pen, board)
    left = (pen.width - board.picture.width * scale) / 2
    yield Group(board.picture.shapes, Point(left, _HEAD), scale)
    yield from labels(letters, 0, height - len(letters) * _LETTERS.leading)
