"""The table of a sheet: a row a category in the order of the pad, a column a player, then the totals.

Numbers are at the right of their columns; the best of a row is bold, nothing is a dot, the winner's column has a ground.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.blocks import Block, depth, gap, labels, rule
from scorer.drawing.pen import ASCENT, Pen, Type
from scorer.scoring.other_readings import other_totals
from scorer.scoring.summary import rows, signed
from scoring_rules.frame.board.picture import Polygon, Shape, box
from scoring_rules.frame.language.text import Text, Value, written
from scoring_rules.frame.result import Difference, PlayerScore, Result

MOST_COLUMNS = 8
"""Players side by side; more of them make a second table."""

_USUAL_COLUMN = 60.0
_NARROW_COLUMN = 32.0
_ASIDE_COLUMN = 48.0
"""Where there is something to say below a number."""
_STEP = 4.0
_LABELS = 0.4
"""The least width of the labels, as a part of the width."""
_PADDING = 4.0
_BETWEEN = 3.0
"""Between the rows."""
_NAME = Type(8.0, bold=True)
_NAME_LINES = 3
_LABEL = Type(7.6)
_LABEL_LINES = 4
_NUMBER = Type(8.5)
_TOTAL = Type(11.0, bold=True)
_ASIDE = Type(7.0, "muted")
_CLAIM = Type(8.0, "wrong", bold=True)
_ASIDE_LINES = 6
_NOTHING = "·"
_OVERLAP = 0.3


class _Cell(NamedTuple):
    """A number, None where a player has none such; what there is to say of it below, and what is wrong with it."""

    number: int | None = None
    asides: tuple[Value, ...] = ()
    wrong: tuple[Value, ...] = ()


class _Grid(NamedTuple):
    """Where the columns begin: the width of the labels, and of each player's column."""

    labels: float
    column: float

    def right(self, index: int) -> float:
        return self.labels + (index + 1) * self.column - _PADDING


class _Row(NamedTuple):
    """A label and a cell a player; `face` is that of the numbers."""

    label: Value
    cells: Sequence[_Cell]
    face: Type = _NUMBER


def score_table(pen: Pen, result: Result) -> Iterator[Block]:
    """Yield the table, or several with as many players in each."""
    players = result.players
    size = _players_beside(players)
    column = _column(pen, result, size)
    for start in range(0, len(players), size):
        if start:
            yield gap(14)
        shown = players[start : start + size]
        grid = _Grid(pen.width - column * len(shown), column)
        yield from _table(pen, result._replace(players=shown), grid)


def cuts_names(pen: Pen, result: Result) -> bool:
    """Whether a name is cut in the table, as its column cannot be wide enough."""
    column = _column(pen, result, _players_beside(result.players))
    return any(_is_cut(pen, player.name, column) for player in result.players)


def _players_beside(players: Sequence[PlayerScore]) -> int:
    tables = -(-len(players) // MOST_COLUMNS)
    return -(-len(players) // tables)


def _column(pen: Pen, result: Result, count: int) -> float:
    """Return how wide each of so many columns is: wider than others where a name or something below numbers needs it."""
    most = pen.width * (1 - _LABELS) / count
    names = [player.name for player in result.players]
    has_asides = result.other_readings or any(player.differences for player in result.players) or count == 1
    width = min(_ASIDE_COLUMN if has_asides else _NARROW_COLUMN, most)
    while width < min(most, _USUAL_COLUMN) and any(len(pen.lines(name, _NAME, width - _PADDING)) > 1 for name in names):
        width = min(width + _STEP, most)
    while width < most and any(_is_cut(pen, name, width) for name in names):
        width = min(width + _STEP, most)
    return width


def _is_cut(pen: Pen, name: str, width: float) -> bool:
    return len(pen.lines(name, _NAME, width - _PADDING)) > _NAME_LINES


def _table(pen: Pen, result: Result, grid: _Grid) -> Iterator[Block]:
    head = _head(pen, grid, result.players)
    blocks = [_block(pen, grid, row, result.players) for row in _rows(result)]
    yield head._replace(keep=sum(block.height for block in blocks[:3]))
    for block in blocks:
        yield block._replace(head=(head,))


def _rows(result: Result) -> Iterator[_Row]:
    players = result.players
    for category in rows(players):
        yield _Row(category.label, [_category_cell(result, player, category.id) for player in players])
    yield _Row(Text("Total"), [_total_cell(result, player) for player in players], _TOTAL)


def _category_cell(result: Result, player: PlayerScore, id_: str) -> _Cell:
    """Return the points of a category, nothing where the player has none such."""
    points = next((category.points for category in player.categories if category.id == id_), None)
    if points is None:
        return _Cell()
    by_other_readings = (
        _by_reading(ruling.name, ruling.other)
        for ruling in result.other_readings
        if ruling.player == player.name and ruling.category == id_
    )
    return _Cell(points, tuple(by_other_readings), tuple(_claims(player, id_)))


def _total_cell(result: Result, player: PlayerScore) -> _Cell:
    """Return the total, with what was claimed, right or wrong, and what other readings give."""
    totals = other_totals(player, result.other_readings)
    names = {(ruling.reading, ruling.option): ruling.name for ruling in result.other_readings}
    asides = tuple(_by_reading(names[key], total) for key, total in totals.items())
    if player.claimed.get("total") == player.total:
        asides = (Text("claimed {points}", points=written(player.total)), *asides)
    return _Cell(player.total, asides, (*_claims(player, "total"), *_named(player)))


def _named(player: PlayerScore) -> Iterator[Text]:
    """Yield that the players had named another winner."""
    if any(difference.category == "winner" for difference in player.differences):
        yield Text("not named as winner") if player.winner else Text("named as winner")


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
    shapes: list[Shape] = [*_grounds(grid, players, height), rule(pen.width, height - 1, thickness=0.9)]
    for index, stack in enumerate(stacks):
        shapes += labels(stack, grid.right(index), height - _PADDING - depth(stack), "end")
    return Block(height, tuple(shapes))


def _grounds(grid: _Grid, players: Sequence[PlayerScore], height: float) -> Iterator[Shape]:
    """Yield the ground of the winners' columns, which seems to be one with that of the next row."""
    for index, player in enumerate(players):
        if player.winner and len(players) > 1:
            left = grid.labels + index * grid.column
            yield Polygon(box(left, -_OVERLAP, grid.column, height + 2 * _OVERLAP), "verdict")


def _block(pen: Pen, grid: _Grid, row: _Row, players: Sequence[PlayerScore]) -> Block:
    """Return a row: the label, the cells, a fine line below; above the totals a strong one."""
    is_total = row.face is _TOTAL
    words = _LABEL._replace(bold=is_total, size=10.0 if is_total else _LABEL.size)
    lines = [(line, words) for line in pen.lines(row.label, words, grid.labels - _PADDING, _LABEL_LINES)]
    best = _best(row.cells)
    stacks = [_cell_stack(pen, cell, row.face, grid.column - _PADDING, best) for cell in row.cells]
    lift = (row.face.size - words.size) * ASCENT
    height = max(lift + depth(lines), *(depth(stack) for stack in stacks)) + _BETWEEN
    edge = rule(pen.width, 0, thickness=0.9) if is_total else rule(pen.width, height - 0.45, "hair", 0.45)
    top = _BETWEEN / 2
    shapes: list[Shape] = [*_grounds(grid, players, height), edge, *labels(lines, 0, top + lift)]
    for index, stack in enumerate(stacks):
        shapes += labels(stack, grid.right(index), top, "end")
    return Block(height, tuple(shapes))


def _best(cells: Sequence[_Cell]) -> int | None:
    """Return the most points of a row, None where they are not worth a mark: nobody has any, or all have as many."""
    points = {cell.number for cell in cells if cell.number is not None}
    return max(points) if len(points) > 1 and max(points) > 0 else None


def _cell_stack(pen: Pen, cell: _Cell, face: Type, width: float, best: int | None) -> list[tuple[str, Type]]:
    """Return a number and the lines below it."""
    said = [
        *((line, _CLAIM) for each in cell.wrong for line in pen.lines(each, _CLAIM, width, most=3)),
        *((line, _ASIDE) for each in cell.asides for line in pen.lines(each, _ASIDE, width, most=3)),
    ]
    return [_number(cell.number, face, best), *said[:_ASIDE_LINES]]


def _number(points: int | None, face: Type, best: int | None) -> tuple[str, Type]:
    """Return points as they are set: the best bold, losses red, none a dot."""
    if not points and face is not _TOTAL:
        return ("" if points is None else _NOTHING), face._replace(style="muted")
    style = "wrong" if points is not None and points < 0 else face.style
    return written(points or 0), face._replace(style=style, bold=face.bold or (points is not None and points == best))
