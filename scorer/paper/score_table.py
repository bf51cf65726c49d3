"""The table of a sheet: a row a category in the order of the pad, a column a player, then the totals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.blocks import LEADING, Type, gap, label, rule
from scorer.drawing.flow import Block
from scorer.drawing.measures import ASCENT
from scorer.drawing.pen import Pen
from scorer.paper.cells import Cell, category_cell, rank_cell, total_cell
from scorer.scoring.pad_order import rows
from scoring_rules.frame.board.picture import Label, Point, Polygon, Shape, box
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import PlayerScore, Result

MOST_COLUMNS = 8
"""Players beside each other; more of them make a second table."""

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


class _Grid(NamedTuple):
    """Where the columns lie: the width of the labels, and of each player's column."""

    labels: float
    column: float

    def middle(self, index: int) -> float:
        return self.labels + (index + 0.5) * self.column


class _Row(NamedTuple):
    """A label and a cell a player; `face` is that of the numbers."""

    label: Value
    cells: Sequence[Cell]
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
    return len(pen.lines(name, _NAME.size, width - _PADDING, _NAME.bold)) > _NAME_LINES


def _table(pen: Pen, result: Result, grid: _Grid) -> Iterator[Block]:
    head = _head(pen, grid, result.players)
    blocks = [_block(pen, grid, row) for row in _rows(result)]
    yield head._replace(keep=blocks[0].height)
    for block in blocks:
        yield block._replace(head=(head,))


def _rows(result: Result) -> Iterator[_Row]:
    players = result.players
    for number, category in enumerate(rows(players)):
        cells = [category_cell(result, player, category.id) for player in players]
        yield _Row(category.label, cells, ground="" if number % 2 else "band")
    yield _Row(Text("Total"), [total_cell(result, player) for player in players], _TOTAL)
    yield _Row(Text("Rank"), [rank_cell(player) for player in players])


def _head(pen: Pen, grid: _Grid, players: Sequence[PlayerScore]) -> Block:
    """Return the names, standing on a rule."""
    width = grid.column - _PADDING
    stacks = []
    for player in players:
        names = pen.lines(player.name, _NAME.size, width, _NAME.bold, _NAME_LINES)
        unchecked = [] if player.checked else pen.lines(Text("not checked"), _ASIDE.size, width)
        stacks.append([*((line, _NAME) for line in names), *((line, _ASIDE) for line in unchecked)])
    height = max(_depth(stack) for stack in stacks) + 2 * _PADDING
    shapes: list[Shape] = [rule(pen.width, height - 1)]
    for index, stack in enumerate(stacks):
        shapes += _stack(stack, grid.middle(index), height - _PADDING - _depth(stack))
    return Block(height, tuple(shapes))


def _block(pen: Pen, grid: _Grid, row: _Row) -> Block:
    """Return a row: its ground, or a rule above it where its numbers are bold; the label; the cells."""
    words = _LABEL._replace(bold=row.face.bold)
    lines = pen.lines(row.label, words.size, grid.labels - 2 * _PADDING, words.bold, _LABEL_LINES)
    stacks = [_cell_stack(pen, cell, row.face, grid.column - 2 * _PADDING) for cell in row.cells]
    lift = (row.face.size - words.size) * ASCENT
    depth = lift + words.size * LEADING * len(lines)
    height = max(depth, *(_depth(stack) for stack in stacks)) + _PADDING
    shapes: list[Shape] = []
    if row.ground:
        shapes.append(Polygon(box(0, 0, pen.width, height), row.ground))
    if row.face.bold:
        shapes.append(rule(pen.width, 0))
    top = _PADDING / 2
    for number, line in enumerate(lines):
        y = top + lift + words.size * (ASCENT + LEADING * number)
        shapes.append(label(_PADDING, y, line, words))
    for index, (cell, stack) in enumerate(zip(row.cells, stacks, strict=True)):
        if cell.framed:
            shapes.append(_frame(pen, cell.number, row.face, Point(grid.middle(index), top)))
        shapes += _stack(stack, grid.middle(index), top)
    return Block(height, tuple(shapes))


def _cell_stack(pen: Pen, cell: Cell, face: Type, width: float) -> list[tuple[str, Type]]:
    """Return a number and the lines below it."""
    asides = [line for aside in cell.asides for line in pen.lines(aside, _ASIDE.size, width, most=3)]
    return [(cell.number, face), *((line, _ASIDE) for line in asides[:_ASIDE_LINES])]


def _depth(stack: Iterable[tuple[str, Type]]) -> float:
    return sum(face.size * LEADING for _, face in stack)


def _stack(stack: Iterable[tuple[str, Type]], middle: float, y: float) -> Iterator[Label]:
    """Yield lines one below the other, from `y` downwards."""
    for text, face in stack:
        at = Point(middle, y + face.size * ASCENT)
        yield Label(at, text, face.size, face.style, "middle", face.bold)
        y += face.size * LEADING


def _frame(pen: Pen, number: str, face: Type, top: Point) -> Polygon:
    """Return the frame round a winner's total."""
    width = pen.measure(number, face.size, face.bold) + 12
    corners = box(top.x - width / 2, top.y + 0.5, width, face.size * LEADING - 1)
    return Polygon(corners, "verdict", "accent", 1.2)
