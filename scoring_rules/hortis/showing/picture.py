"""The drawing of a player's grove: trees, glades, dice, basket, wheelbarrow and squirrel; or of a tally's dice."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.picture import Group, Label, Picture, Point, Polygon, Shape, box
from scoring_rules.frame.board.square_frame import in_cell
from scoring_rules.frame.board.squares import row_name
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.board.spaces import Grove
from scoring_rules.hortis.data.words import FRUITS, TYPED
from scoring_rules.hortis.showing.symbols import CELL, frame, frame_legend, legend, lying, space
from scoring_rules.hortis.table import Board, Table

_RIM = 4.6
_END = 1.0
_IN_FRAME = 0.76


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's grove, spaces framed that are `marked`.

    Raises:
        ValueError: The seat has no board.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    grove = board.grove
    columns = max(6, *(sum(die.colour == fruit for die in board.dice) for fruit in range(len(FRUITS))))
    if grove is not None:
        columns = grove.columns
    rows = len(FRUITS) if grove is None else len(grove.spaces) // columns
    shapes = _dice(board, marked) if grove is None else _spaces(grove, marked)
    return Picture(
        width=_RIM + columns * CELL + _END,
        height=_RIM + rows * CELL + _END,
        shapes=tuple(shapes),
        title=Text("dice of {name}", name=name) if grove is None else Text("grove of {name}", name=name),
        alternative=_dice_in_words(name, board) if grove is None else _in_words(name, grove, marked),
        legend=(*legend(), *frame_legend()) if marked else legend(),
    )


def _spaces(grove: Grove, marked: frozenset[str]) -> Iterator[Shape]:
    names = grove.square.names
    yield from _names(grove)
    for cell, here in enumerate(grove.spaces):
        if here is None:
            continue
        corner = _corner(*divmod(cell, grove.columns))
        framed = (frame(), _IN_FRAME) if names[cell] in marked else ()
        yield from in_cell(space(here.ground, here.die, here.colour), corner, *framed)


def _names(grove: Grove) -> Iterator[Label]:
    for column in range(grove.columns):
        yield Label(Point(_RIM + (column + 0.5) * CELL, _RIM - 1.6), str(column + 1), 2.9, "muted")
    for row in range(len(grove.spaces) // grove.columns):
        yield Label(Point(_RIM - 2.9, _RIM + (row + 0.5) * CELL + 1.0), row_name(row), 2.9, "muted")


def _corner(row: int, column: int) -> Point:
    return Point(_RIM + column * CELL, _RIM + row * CELL)


def _dice(board: Board, marked: frozenset[str]) -> Iterator[Shape]:
    """Yield the dice of a tally, a row for each fruit."""
    for fruit in range(len(FRUITS)):
        yield Label(Point(_RIM - 2.9, _RIM + (fruit + 0.5) * CELL + 1.0), TYPED[fruit], 2.9, "muted")
        dice = [die for die in board.dice if die.colour == fruit]
        for column, die in enumerate(dice):
            corner = _corner(fruit, column)
            yield Group((Polygon(box(0, 0, CELL, CELL), "paper", "faint", 0.3),), corner)
            yield Group(lying(die.value, fruit), Point(corner.x - 1.7, corner.y + 1.4))
            if die.place in marked:
                yield Group(frame(), corner)


def _in_words(name: str, grove: Grove, marked: frozenset[str]) -> Text:
    tokens, columns = grove.tokens(), grove.columns
    rows = tuple(
        f"{row_name(row)} {' '.join(tokens[row * columns :][:columns])}"
        for row in range(len(tokens) // columns)
    )
    framed = " ".join(each for each in grove.square.names if each in marked)
    if not framed:
        return Text("the grove of {name}, row by row: {rows}", name=name, rows=rows)
    return Text(
        "the grove of {name}, row by row: {rows}; framed: {places}", name=name, rows=rows, places=framed
    )


def _dice_in_words(name: str, board: Board) -> Text:
    dice = tuple(
        Text(
            "{fruit} {values}",
            fruit=FRUITS[fruit],
            values=" ".join(str(die.value) for die in board.dice if die.colour == fruit),
        )
        for fruit in range(len(FRUITS))
    )
    return Text("the dice of {name}: {dice}", name=name, dice=dice)
