"""Block scalars, the texts of several lines after `|`: rows that begin in different columns."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator

from scorer.source.fault import Fault, Lines, Position
from scorer.source.line_shapes import DASH, GLUED_COLON, colon_at, indent, is_bare, is_entry, skip_spaces
from scorer.source.mistakes import line_messages
from scorer.source.mistakes.known_keys import is_key, key_without_colon

_HEADER = re.compile(r"[|>](?:[+-]?([1-9])?|([1-9])[+-]) *(?:(?<= )#.*)?$")

_WORDS_OF_ROW = 2  # a row of a grid has more of them after its first
_SLIPPED = 2  # columns that rows begin in when one of them slipped; more are meant


def through_block(lines: Lines, at: Position, floor: int) -> Generator[Fault, None, int]:
    """Go through the block scalar whose `|` is at a position; return the row after it.

    `floor` is the column of the key or dash that the block belongs to, -1 at the root.
    """
    header = _HEADER.match(lines[at.row], at.column)
    if header is None:
        text = skip_spaces(lines[at.row], at.column + 1)
        yield line_messages.block_header(lines, at._replace(column=text))
        return at.row + 1
    row = _next_written(lines, at.row + 1)
    digit = header[1] or header[2]
    if row == len(lines) and not digit:
        return row
    # YAML takes the indentation of the first row for that of all: a row further left ends the block.
    margin = max(floor, 0) + int(digit) if digit else max(indent(lines[row]), floor + 1, 1)
    rows = []
    while row < len(lines) and indent(lines[row]) >= margin:
        rows.append(row)
        row = _next_written(lines, row + 1)
    if row < len(lines):
        yield from _row_outside(lines, rows, row, floor)
    return row


def _next_written(lines: Lines, row: int) -> int:
    """Return the first row from this one on that is not empty."""
    while row < len(lines) and not lines[row]:
        row += 1
    return row


def _row_outside(lines: Lines, rows: list[int], end: int, floor: int) -> Iterator[Fault]:
    """Yield a fault where the line that ended a block was meant to be one of its rows."""
    below = end
    while below < len(lines) and is_bare(lines[below]):
        below += 1
    if below == len(lines):
        return
    line = lines[below]
    if below > end and rows and indent(line) >= indent(lines[rows[0]]):
        # A comment further left has ended the block in its middle: ` # c` between `  a b` and `  d e`.
        yield line_messages.row_column(lines, end, indent(lines[rows[0]]))
    elif (is_entry(line, indent(line)) and not (rows and _is_row_with_dash(line, lines[rows[-1]]))) or _is_glued_key(
        line, floor
    ):
        return
    elif rows and _is_key_beside(line, lines[rows[-1]], floor):
        yield line_messages.no_colon(lines, below)
    elif rows:
        yield _uneven(lines, rows, below, floor)
    else:
        yield line_messages.row_below_key(lines, below, max(floor, 0))


def _is_row_with_dash(line: str, above: str) -> bool:
    """Whether a line like `- d` is a row of a grid, not an entry: it has as many words as the row above."""
    after_dashes = _skip_dashes(line, indent(line))
    words = line.split()
    return (
        DASH.match(line, indent(line)) is not None
        and not GLUED_COLON.match(line, after_dashes)
        and len(words) > 1
        and len(words) == len(above.split())
        and colon_at(line, after_dashes) is None
    )


def _skip_dashes(line: str, column: int) -> int:
    """Return the column after the dashes at a column; a dash that ends the line is not passed over."""
    while (dash := DASH.match(line, column)) and dash.end() > column:
        column = dash.end()
    return column


def _is_glued_key(line: str, floor: int) -> bool:
    """Whether a line is an entry beside the block, or further left, that lacks the space after its colon."""
    column = indent(line)
    if column > floor or not GLUED_COLON.match(line, column):
        return False
    return is_key(re.split("[:：]", line[column:], maxsplit=1)[0])


def _is_key_beside(line: str, above: str, floor: int) -> bool:
    """Whether a line is an entry beside the block, or further left, that lacks its colon: `claimed 84`.

    A row with as many words as the one above may begin with a word that is a key, too.
    """
    slip = key_without_colon(line) if indent(line) <= floor else None
    return slip is not None and (len(slip.value.split()) < _WORDS_OF_ROW or len(line.split()) != len(above.split()))


def _uneven(lines: Lines, rows: list[int], row: int, floor: int) -> Fault:
    """Return the fault of rows that begin in several columns, one of them further left than the first.

    In two columns, one row slipped: the second of these here. In more, or where only the first row is
    on its own, the rows may be meant to begin unevenly, and `|2` says how far they are indented.

        board: |        position: |
          a b                 a
         c d                b
          e f             c
    """
    below = []
    at = row
    while at < len(lines) and indent(lines[at]) > floor and not is_entry(lines[at], indent(lines[at])):
        below.append(at)
        at = _next_written(lines, at + 1)
    columns = {indent(lines[each]) for each in (*rows, *below)}
    margin = min(columns) - max(floor, 0)
    digit = margin if margin > 0 else None
    first = indent(lines[rows[0]])
    is_first_alone = len(rows) == 1 and first not in {indent(lines[each]) for each in below}
    are_many_columns = len(columns) > _SLIPPED
    if len(below) > 1 and len(rows) == 1 and (are_many_columns or is_first_alone):
        return line_messages.deep_row(lines, rows[0], indent(lines[row]), digit)
    return line_messages.row_column(lines, row, first, digit if are_many_columns else None)
