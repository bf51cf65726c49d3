"""A fault of the text itself, while it is being read: what is wrong, where, and what to do.

Positions count from 0, as the parsers do; the spans that are made of them count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Span

Lines: TypeAlias = Sequence[str]

_LONGEST = 50
_WINDOW = 200
_COMMENT = re.compile(r"(?:^| )#")
_END_IN_BRACKETS = re.compile(r"[,\]}]|: | #")


class Position(NamedTuple):
    """A row and a column, counted from 0."""

    row: int
    column: int


class Fault(NamedTuple):
    """What becomes a diagnostic once the name of the file is known."""

    code: Code
    span: Span
    label: Text
    help: Text


def span_at(at: Position, end: int | None = None) -> Span:
    """Return the span from a position to a column of its line; of one character without a column."""
    row, column = at
    return Span(row + 1, column + 1, row + 1, (column + 1 if end is None else end) + 1)


def span_to_end(lines: Lines, at: Position) -> Span:
    """Return the span from a position to the end of its line."""
    return span_at(at, len(lines[at.row].rstrip()))


def span_of_row(lines: Lines, row: int) -> Span:
    """Return the span of what is written on a line, without the spaces around it."""
    text = lines[row].strip()
    start = lines[row].index(text)
    return span_at(Position(row, start), start + len(text))


def short(text: str) -> str:
    """Return a piece of the file as it is quoted in a message: its beginning, if it is long."""
    text = text.strip()
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def in_quotes(text: str) -> str:
    """Return a value in the quotes that it does not contain; doubled where it contains both."""
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"


def value_at(line: str, column: int) -> str:
    """Return the value that begins at a column, as far as a message needs it."""
    in_brackets = line.find("[", 0, column) >= 0 or line.find("{", 0, column) >= 0
    ends = _END_IN_BRACKETS if in_brackets else _COMMENT
    return ends.split(line[column : column + _WINDOW], maxsplit=1)[0].strip()
