"""Empty score pads on sheets of paper: one on a sheet, or two with marks where to cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from scorer.base.problem import Problem
from scorer.drawing.blocks import SMALL, depth, label, labels, rule
from scorer.drawing.pen import Pen, Type
from scorer.paper.fonts import Fonts, load, usable
from scorer.paper.pages import MARGIN, OnPaper, Page, Paper
from scorer.paper.pdf import pdf
from scoring_rules.frame.board.picture import Group, Label, Line, Point, Polygon, Shape, box
from scoring_rules.frame.info import Info, PadRow
from scoring_rules.frame.language.text import Language, Text, Value, render

_HALF_MARGIN = 28.0
"""From the edges of a half that is cut off to its pad, above and below alike, so that cut pads register in a pile."""
_MARK = 14.0
"""How far a mark reaches in from the very edge of the sheet, where a knife is set."""

MM = 72 / 25.4
NARROWEST_COLUMN = 14 * MM
LOWEST_ROW = 7 * MM

_WIDEST_COLUMN = 50 * MM
_HIGHEST_ROW = 16 * MM
_NARROWEST_LABELS = 35 * MM
_WIDEST_LABELS = 75 * MM
_TITLE = Type(17.0, bold=True)
_TITLE_HEIGHT = 24.0
_FIELDS = (Text("Date"), Text("Place"), Text("Game no."))
_FIELDS_HEIGHT = 10 * MM
_REMARKS = Text("Remarks")
_REMARKS_HEIGHT = 8 * MM
_LABEL = Type(10.0)
_TOTAL = Type(11.0, bold=True)
_NAME = Type(9.0, bold=True)
_NAME_LINES = 2
_PADDING = 4.0
_SPACING = 2.0


class Wanted(NamedTuple):
    """What is to be printed: columns, pads on a sheet, sheets, their paper, and the names above the columns, if any."""

    players: int
    per_page: int
    sheets: int
    paper: Paper
    names: tuple[str, ...] = ()


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


def pad(info: Info, wanted: Wanted, language: Language, lang: str, fonts: Fonts | None = None) -> bytes:
    """Return empty pads of a game as a PDF; the same wishes give the same bytes.

    Args:
        info: The game.
        wanted: How many columns, pads and sheets.
        language: Says the texts.
        lang: The tag of that language ("fr").
        fonts: The faces it is set in, the usual ones otherwise.

    Raises:
        Problem: So many columns or rows do not fit, or a font of the user is damaged.
    """
    fonts, language = fonts or load(), OnPaper(language)
    with usable(fonts):
        pages = [sheet(info, wanted, language, fonts)] * wanted.sheets
        return pdf(pages, fonts, render(_title(info), language), lang)


def sheet(info: Info, wanted: Wanted, language: Language, fonts: Fonts) -> Page:
    """Return one sheet, upright if the pads fit so, else across; raises as `pad`."""
    for division in _divisions(wanted.paper, wanted.per_page):
        frame = division.frames[0]
        pen = Pen(fonts, language, frame.width)
        table = _fitting(pen, info, wanted, frame)
        if table is not None:
            shapes = tuple(drawn(pen, _title(info), table, frame.height))
            pads = (Group(shapes, Point(place.x, place.y)) for place in division.frames)
            return Page(division.paper, (*pads, *division.marks))
    raise Problem(_too_much(info, wanted, language, fonts))


def _title(info: Info) -> Text:
    return Text("{game}: score pad", game=info.name)


def _fitting(pen: Pen, info: Info, wanted: Wanted, frame: _Frame) -> PadTable | None:
    table = pad_table(pen, info.pad, wanted.players, wanted.names)
    return table if table is not None and table.height <= frame.height else None


def _too_much(info: Info, wanted: Wanted, language: Language, fonts: Fonts) -> Text:
    """Return what does not fit, and what would."""
    frames = [division.frames[0] for division in _divisions(wanted.paper, wanted.per_page)]
    pens = [Pen(fonts, language, frame.width) for frame in frames]
    most = next(
        (
            players
            for players in range(wanted.players - 1, 0, -1)
            if any(
                _fitting(pen, info, wanted._replace(players=players), frame)
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
    width, height = paper.width - 2 * MARGIN, middle - 2 * _HALF_MARGIN
    marks = (
        Line(Point(0, middle), Point(_MARK, middle), "muted", 0.6),
        Line(Point(paper.width - _MARK, middle), Point(paper.width, middle), "muted", 0.6),
    )
    upper = _Frame(MARGIN, _HALF_MARGIN, width, height)
    return _Division(paper, (upper, upper._replace(y=middle + _HALF_MARGIN)), marks)


def _beside(paper: Paper) -> _Division:
    """Return two pads side by side."""
    middle = paper.width / 2
    width, height = middle - 2 * _HALF_MARGIN, paper.height - 2 * MARGIN
    marks = (
        Line(Point(middle, 0), Point(middle, _MARK), "muted", 0.6),
        Line(Point(middle, paper.height - _MARK), Point(middle, paper.height), "muted", 0.6),
    )
    left = _Frame(_HALF_MARGIN, MARGIN, width, height)
    return _Division(paper, (left, left._replace(x=middle + _HALF_MARGIN)), marks)


class _Row(NamedTuple):
    """A row as it is set: its height in points at least, its lines of text, and whether it is the total."""

    height: float
    lines: tuple[tuple[str, Type], ...]
    total: bool = False


class PadTable(NamedTuple):
    """The rows of a pad and how wide its columns are, in points."""

    rows: tuple[_Row, ...]
    label: float
    column: float
    players: int
    names: tuple[tuple[str, ...], ...] = ()
    """The lines of each name."""

    @property
    def height(self) -> float:
        """The height of a pad in points, at least."""
        return _TITLE_HEIGHT + _FIELDS_HEIGHT + sum(row.height for row in self.rows)


def pad_table(pen: Pen, rows: Sequence[PadRow], players: int, names: Sequence[str] = ()) -> PadTable | None:
    """Return the table for some players, or None where their columns are too narrow for the pen."""
    wanted = max(pen.measure(pen.say(row.label), _LABEL) for row in rows) + 2 * _PADDING
    wanted = max(wanted, *(pen.measure(pen.say(row.reminder), SMALL) + 2 * _PADDING for row in rows))
    room = pen.width - min(wanted, _WIDEST_LABELS)
    column = min(max(room / players, NARROWEST_COLUMN), _WIDEST_COLUMN)
    label_width = pen.width - column * players
    if label_width < _NARROWEST_LABELS:
        return None
    first, *others = _rows(pen, rows, label_width - 2 * _PADDING)
    lines = tuple(map(tuple, pen.lines_apart(names[:players], _NAME, column - 2 * _PADDING, _NAME_LINES)))
    highest = max((depth([(line, _NAME) for line in name]) for name in lines), default=0.0)
    first = first._replace(height=max(first.height, highest + _SPACING))
    return PadTable((first, *others), label_width, column, players, lines)


def drawn(pen: Pen, title: Value, table: PadTable, height: float) -> Iterator[Shape]:
    """Yield the shapes of a pad of this height, in points from its top left corner."""
    yield label(0, _TITLE.ascent, pen.short(title, _TITLE, pen.width), _TITLE)
    yield from _fields(pen)
    top = _TITLE_HEIGHT + _FIELDS_HEIGHT
    remarks = table.height + _REMARKS_HEIGHT <= height  # a pad of many columns would rather be whole than have them
    spare = (height - table.height - (_REMARKS_HEIGHT if remarks else 0)) / len(table.rows)
    heights = [max(row.height, min(row.height + spare, _HIGHEST_ROW)) for row in table.rows]
    edges = list(accumulate(heights, initial=top))
    for row, (above, below) in zip(table.rows, pairwise(edges), strict=True):
        yield from _words(row, above, below)
    yield from _names(table, *edges[:2])
    yield from _lines(pen.width, table, edges)
    if remarks:
        yield from _to_write_on(pen, _REMARKS, 0, edges[-1] + _REMARKS_HEIGHT - 3, pen.width - 0.5)


def _rows(pen: Pen, rows: Sequence[PadRow], width: float) -> Iterator[_Row]:
    """Yield the names, the rows of the game, the total and the rank."""
    yield _row(pen, ((Text("Name"), _LABEL),), width)
    for row in rows:
        yield _row(pen, ((row.label, _LABEL), (row.reminder, SMALL)), width)
        yield from [_row(pen, ((row.label, _LABEL),), width)] * (row.lines - 1)
    yield _row(pen, ((Text("Total"), _TOTAL),), width)._replace(total=True)
    yield _row(pen, ((Text("Rank"), _LABEL),), width)


def _row(pen: Pen, texts: Sequence[tuple[Value, Type]], width: float) -> _Row:
    lines = tuple((line, face) for text, face in texts for line in pen.lines(text, face, width))
    return _Row(max(LOWEST_ROW, depth(lines) + _SPACING), lines)


def _fields(pen: Pen) -> Iterator[Shape]:
    """Yield the words for the evening, each before a line to write on."""
    share = pen.width / len(_FIELDS)
    base = _TITLE_HEIGHT + _FIELDS_HEIGHT - 3 * MM
    for number, text in enumerate(_FIELDS):
        x = number * share
        end = x + share - (2 * _PADDING if number < len(_FIELDS) - 1 else 0.5)
        yield from _to_write_on(pen, text, x, base, end)


def _to_write_on(pen: Pen, text: Text, x: float, base: float, end: float) -> Iterator[Shape]:
    """Yield a word, and after it a line to write on up to `end`."""
    words = pen.short(text, _LABEL, (end - x) / 2)
    start = x + pen.measure(words, _LABEL) + _PADDING
    yield label(x, base, words, _LABEL)
    yield Line(Point(start, base + 2), Point(end, base + 2), "rule", 0.8)


def _words(row: _Row, above: float, below: float) -> Iterator[Label]:
    """Return the label of a row and its reminder, in the middle of its height."""
    return labels(row.lines, _PADDING, above + (below - above - depth(row.lines)) / 2)


def _names(table: PadTable, above: float, below: float) -> Iterator[Label]:
    """Yield the names, each in the middle of the height of its column."""
    for number, name in enumerate(table.names):
        lines = [(line, _NAME) for line in name]
        x = table.label + number * table.column + _PADDING
        yield from labels(lines, x, above + (below - above - depth(lines)) / 2)


def _lines(width: float, table: PadTable, edges: Sequence[float]) -> Iterator[Shape]:
    """Yield the lines of the table, thick ones round the names and the totals."""
    top, *inner, bottom = edges
    for number in range(table.players):
        x = table.label + number * table.column
        yield Line(Point(x, top), Point(x, bottom), "rule", 0.5)
    for row, y in zip(table.rows[1:], inner, strict=True):
        thick = row.total or y == inner[0]
        yield rule(width, y - 0.5) if thick else rule(width, y - 0.25, "rule", 0.5)
    yield Polygon(box(0.5, top, width - 1, bottom - top), outline="ink", width=1.0)
