"""The table of a sheet: a row a category in the order of the pad, a column a player, then the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.blocks import Block, depth, gap, labels, rule
from scorer.drawing.pen import ASCENT, Pen, Type
from scorer.scoring.other_readings import other_totals
from scorer.scoring.summary import rows, signed
from scoring_rules.frame.board.picture import Point, Polygon, Shape, box
from scoring_rules.frame.language.text import Text, Value, written
from scoring_rules.frame.result import Difference, PlayerScore, Result

MOST_COLUMNS = 8
"""Players side by side; more of them make a second table."""

_USUAL_COLUMN = 76.0
_STEP = 8.0
_NARROWEST_LABELS = 140.0
_PADDING = 4.0
_NAME = Type(9.0, bold=True)
_NAME_LINES = 3
_LABEL = Type(9.5)
_LABEL_LINES = 4
_NUMBER = Type(10.5)
_TOTAL = Type(13.0, bold=True)
_ASIDE = Type(7.0, "muted")
_ASIDE_LINES = 6


class _Cell(NamedTuple):
    """A number, and what there is to say of it below; `framed` marks a winner."""

    number: str
    asides: tuple[Value, ...] = ()
    framed: bool = False


class _Grid(NamedTuple):
    """Where the columns begin: the width of the labels, and of each player's column."""

    labels: float
    column: float

    def middle(self, index: int) -> float:
        return self.labels + (index + 0.5) * self.column


class _Row(NamedTuple):
    """A label and a cell a player; `face` is that of the numbers."""

    label: Value
    cells: Sequence[_Cell]
    face: Type = _NUMBER
    ground: str = ""


def score_table(pen: Pen, result: Result) -> Iterator[Block]:
    """Yield the table, or several with as many players in each."""
    players = result.players
    tables = -(-len(players) // MOST_COLUMNS)
    size = -(-len(players) // tables)
    column = _column(pen, [player.name for player in players], (pen.width - _NARROWEST_LABELS) / size)
    for start in range(0, len(players), size):
        if start:
            yield gap(14)
        shown = players[start : start + size]
        grid = _Grid(pen.width - column * len(shown), column)
        yield from _table(pen, result._replace(players=shown), grid)


def _column(pen: Pen, names: Sequence[str], most: float) -> float:
    """Return how wide a player's column is: wider than the others where a name needs it, at most `most`."""
    width = min(_USUAL_COLUMN, most)
    while width < most and any(_is_cut(pen, name, width) for name in names):
        width = min(width + _STEP, most)
    return width


def _is_cut(pen: Pen, name: str, width: float) -> bool:
    return len(pen.lines(name, _NAME, width - _PADDING)) > _NAME_LINES


def _table(pen: Pen, result: Result, grid: _Grid) -> Iterator[Block]:
    head = _head(pen, grid, result.players)
    blocks = [_block(pen, grid, row) for row in _rows(result)]
    yield head._replace(keep=blocks[0].height)
    for block in blocks:
        yield block._replace(head=(head,))


def _rows(result: Result) -> Iterator[_Row]:
    players = result.players
    for number, category in enumerate(rows(players)):
        cells = [_category_cell(result, player, category.id) for player in players]
        yield _Row(category.label, cells, ground="" if number % 2 else "band")
    yield _Row(Text("Total"), [_total_cell(result, player) for player in players], _TOTAL)
    yield _Row(Text("Rank"), [_rank_cell(player) for player in players])


def _category_cell(result: Result, player: PlayerScore, id_: str) -> _Cell:
    """Return the points of a category, nothing where the player has none such."""
    points = next((category.points for category in player.categories if category.id == id_), None)
    if points is None:
        return _Cell("")
    by_other_readings = (
        _by_reading(ruling.name, ruling.other)
        for ruling in result.other_readings
        if ruling.player == player.name and ruling.category == id_
    )
    return _Cell(written(points), (*_claims(player, id_), *by_other_readings))


def _total_cell(result: Result, player: PlayerScore) -> _Cell:
    """Return the total, with what was claimed, right or wrong, and what other readings give."""
    totals = other_totals(player, result.other_readings)
    names = {(ruling.reading, ruling.option): ruling.name for ruling in result.other_readings}
    by_other_readings = (_by_reading(names[key], total) for key, total in totals.items())
    asides = (*_claims(player, "total"), *by_other_readings)
    if player.claimed.get("total") == player.total:
        asides = (Text("claimed {points}", points=written(player.total)), *asides)
    return _Cell(written(player.total), asides, player.winner)


def _rank_cell(player: PlayerScore) -> _Cell:
    """Return the rank, and whether the players had named another winner."""
    if all(difference.category != "winner" for difference in player.differences):
        return _Cell(str(player.rank))
    said = Text("not named as winner") if player.winner else Text("named as winner")
    return _Cell(str(player.rank), (said,))


def _by_reading(name: Value, points: int) -> Text:
    return Text("{reading}: {points}", reading=name, points=written(points))


def _claims(player: PlayerScore, id_: str) -> Iterator[Text]:
    return (_claim(difference) for difference in player.differences if difference.category == id_)


def _claim(difference: Difference) -> Text:
    """Return what was claimed, and how far it is off."""
    claimed = difference.claimed or 0
    points, off = written(claimed), signed(claimed - difference.computed)
    if difference.by is None:
        return Text("claimed {points} ({difference})", points=points, difference=off)
    return Text("{who} says {points} ({difference})", who=difference.by, points=points, difference=off)


def _head(pen: Pen, grid: _Grid, players: Sequence[PlayerScore]) -> Block:
    """Return the names above a rule."""
    width = grid.column - _PADDING
    stacks = []
    lines = pen.lines_apart([player.name for player in players], _NAME, width, _NAME_LINES)
    for player, names in zip(players, lines, strict=True):
        unchecked = [] if player.checked else pen.lines(Text("not checked"), _ASIDE, width)
        stacks.append([*((line, _NAME) for line in names), *((line, _ASIDE) for line in unchecked)])
    height = max(depth(stack) for stack in stacks) + 2 * _PADDING
    shapes: list[Shape] = [rule(pen.width, height - 1)]
    for index, stack in enumerate(stacks):
        shapes += labels(stack, grid.middle(index), height - _PADDING - depth(stack), "middle")
    return Block(height, tuple(shapes))


def _block(pen: Pen, grid: _Grid, row: _Row) -> Block:
    """Return a row: its ground, or a rule above it where its numbers are bold; the label; the cells."""
    words = _LABEL._replace(bold=row.face.bold)
    lines = [(line, words) for line in pen.lines(row.label, words, grid.labels - 2 * _PADDING, _LABEL_LINES)]
    stacks = [_cell_stack(pen, cell, row.face, grid.column - 2 * _PADDING) for cell in row.cells]
    lift = (row.face.size - words.size) * ASCENT
    height = max(lift + depth(lines), *(depth(stack) for stack in stacks)) + _PADDING
    shapes: list[Shape] = []
    if row.ground:
        shapes.append(Polygon(box(0, 0, pen.width, height), row.ground))
    if row.face.bold:
        shapes.append(rule(pen.width, 0))
    top = _PADDING / 2
    shapes += labels(lines, _PADDING, top + lift)
    for index, (cell, stack) in enumerate(zip(row.cells, stacks, strict=True)):
        if cell.framed:
            shapes.append(_frame(pen, cell.number, row.face, Point(grid.middle(index), top)))
        shapes += labels(stack, grid.middle(index), top, "middle")
    return Block(height, tuple(shapes))


def _cell_stack(pen: Pen, cell: _Cell, face: Type, width: float) -> list[tuple[str, Type]]:
    """Return a number and the lines below it."""
    asides = [line for aside in cell.asides for line in pen.lines(aside, _ASIDE, width, most=3)]
    return [(cell.number, face), *((line, _ASIDE) for line in asides[:_ASIDE_LINES])]


def _frame(pen: Pen, number: str, face: Type, top: Point) -> Polygon:
    """Return the frame round a winner's total."""
    width = pen.measure(number, face) + 12
    corners = box(top.x - width / 2, top.y + 0.5, width, face.leading - 1)
    return Polygon(corners, "verdict", "accent", 1.2)
