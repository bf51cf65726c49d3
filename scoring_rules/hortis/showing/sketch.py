"""A player's grove in text, as it is typed; or the dice of a tally."""

from __future__ import annotations

from scoring_rules.frame.board.squares import row_name
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.board.spaces import Grove, sign
from scoring_rules.hortis.data.words import TYPED
from scoring_rules.hortis.table import Board, Table

_WIDEST = 60


def sketch(table: Table, seat: int, marked: frozenset[str] = frozenset(), *, plain: bool = False) -> tuple[str, ...]:
    """Return a seat's grove as lines of text, the spaces of `marked` in brackets.

    Args:
        table: The table.
        seat: Whose grove; ValueError where the seat has none.
        marked: The names of the spaces to highlight.
        plain: Only ASCII characters are used in any case.
    """
    del plain
    board = board_of(table, seat)
    return _dice(board, marked) if board.grove is None else _grove(board.grove, marked)


def _grove(grove: Grove, marked: frozenset[str]) -> tuple[str, ...]:
    """Return the tokens in columns; a grove that is too wide is cut into parts, one below the other."""
    names = grove.square.names
    cells = [f"[{token}]" if name in marked else f" {token}" for token, name in zip(grove.tokens(), names, strict=True)]
    columns = grove.columns
    widths = [max(map(len, (*cells[column::columns], str(column + 1)))) + 1 for column in range(columns)]
    lines: list[str] = []
    start = 0
    while start < columns:
        end = start + 1
        while end < columns and sum(widths[start : end + 1]) + 3 <= _WIDEST:
            end += 1
        lines += _part(cells, columns, widths, range(start, end))
        start = end
    return tuple(lines)


def _part(cells: list[str], columns: int, widths: list[int], shown: range) -> list[str]:
    head = "".join(f" {column + 1}".ljust(widths[column]) for column in shown)
    rows = len(cells) // columns
    room = len(row_name(rows - 1))
    lines = [f"{'':{room}} {head}".rstrip()]
    for row in range(rows):
        line = "".join(cells[row * columns + column].ljust(widths[column]) for column in shown)
        lines.append(f"{row_name(row):>{room}} {line}".rstrip())
    return lines


def _dice(board: Board, marked: frozenset[str]) -> tuple[str, ...]:
    lines = []
    for fruit, letter in enumerate(TYPED):
        dice = (die for die in board.dice if die.colour == fruit)
        words = (f"[{sign(die.value)}]" if die.place in marked else f" {sign(die.value)} " for die in dice)
        lines.append(f"{letter} {''.join(words)}".rstrip())
    return tuple(lines)
