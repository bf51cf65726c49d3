"""Mistakes in a text of several lines behind `|`: rows that begin in different columns."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence

from scorer.source.fault import Fault
from scorer.source.mistakes import column_faults
from scorer.source.mistakes.line_shapes import (
    DASH,
    GLUED_COLON,
    colon_at,
    indent,
    is_bare,
    is_entry,
    skip_blanks,
)

_HEADER = re.compile(r"[|>](?:[+-]?([1-9])?|([1-9])[+-]) *(?:(?<= )#.*)?$")

_SLIPPED = 2  # columns that rows begin in when one of them slipped; more are meant


def block(lines: Sequence[str], row: int, column: int, floor: int) -> Generator[Fault, None, int]:
    """Go through the block whose `|` stands at a position; return the row behind it.

    `floor` is the column of the key or dash that the block belongs to, -1 at the root.
    """
    header = _HEADER.match(lines[row], column)
    if header is None:
        yield column_faults.block_header(row, skip_blanks(lines[row], column + 1), lines[row])
        return row + 1
    begin = _next(lines, row + 1)
    digit = header[1] or header[2]
    if digit:
        margin = max(floor, 0) + int(digit)
    elif begin < len(lines):
        margin = max(indent(lines[begin]), floor + 1, 1)
    else:
        return begin
    rows = []
    at = begin
    while at < len(lines) and indent(lines[at]) >= margin:
        rows.append(at)
        at = _next(lines, at + 1)
    if at < len(lines):
        yield from _fallen(lines, rows, at, floor)
    return at


def _next(lines: Sequence[str], row: int) -> int:
    """Return the next row that is not empty."""
    while row < len(lines) and not lines[row]:
        row += 1
    return row


def _fallen(lines: Sequence[str], rows: list[int], row: int, floor: int) -> Iterator[Fault]:
    """Yield a fault where the line below a block was meant to be one of its rows."""
    below = row
    while below < len(lines) and is_bare(lines[below]):
        below += 1
    if below == len(lines):
        return
    if below > row and rows and indent(lines[below]) >= indent(lines[rows[0]]):
        yield column_faults.row_column(row, lines[row], indent(lines[rows[0]]))
    elif (
        is_entry(lines[below], indent(lines[below])) and not (rows and _is_row(lines[below], lines[rows[-1]]))
    ) or _is_glued_key(lines[below], floor):
        return
    elif rows:
        yield _uneven(lines, rows, below, floor)
    else:
        yield column_faults.row_below_key(below, lines[below], max(floor, 0))


def _is_row(line: str, above: str) -> bool:
    """Whether a line that begins with a dash is a row of a grid: it has as many words as the one above."""
    column = indent(line)
    words = line.split()
    return (
        DASH.match(line, column) is not None
        and not GLUED_COLON.match(line, skip_dashes(line, column))
        and len(words) > 1
        and len(words) == len(above.split())
        and colon_at(line, skip_dashes(line, column)) is None
    )


def _is_glued_key(line: str, floor: int) -> bool:
    """Whether a line is an entry beside the block, or further left, that lacks the blank behind its colon."""
    column = indent(line)
    if column > floor or not GLUED_COLON.match(line, column):
        return False
    from scorer.source.mistakes.known_keys import is_key

    return is_key(re.split("[:：]", line[column:], maxsplit=1)[0])


def skip_dashes(line: str, column: int) -> int:
    """Return the column behind the dashes at a column."""
    while found := DASH.match(line, column):
        if found.end() == column:
            break
        column = found.end()
    return column


def _uneven(lines: Sequence[str], rows: list[int], row: int, floor: int) -> Fault:
    """Return the fault of a row that stands further left than the first, or of the first itself."""
    below = []
    at = row
    while at < len(lines) and indent(lines[at]) > floor and not is_entry(lines[at], indent(lines[at])):
        below.append(at)
        at = _next(lines, at + 1)
    columns = {indent(lines[each]) for each in [*rows, *below]}
    lowest = min(columns)
    digit = lowest - max(floor, 0) if lowest > max(floor, 0) else None
    first = indent(lines[rows[0]])
    apart = len(columns) > _SLIPPED or first not in {indent(lines[each]) for each in below}
    if len(rows) == 1 and len(below) > 1 and apart:
        return column_faults.deep_row(rows[0], lines[rows[0]], indent(lines[row]), digit)
    meant_uneven = digit if len(columns) > _SLIPPED else None
    return column_faults.row_column(row, lines[row], first, meant_uneven)
