"""A fault of the text itself, while it is being read: what is wrong, where, and what to do."""

from __future__ import annotations

import re
from typing import NamedTuple

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Span

_LONGEST = 50
_WINDOW = 200
_COMMENT = re.compile(r"(?:^| )#")
_FLOW_END = re.compile(r"[,\]}]|: | #")


class Fault(NamedTuple):
    """What becomes a diagnostic once the name of the file is known."""

    code: Code
    span: Span
    label: Text
    help: Text


def span(row: int, start: int, end: int | None = None) -> Span:
    """Return the span of columns of one line, counted from 0; one character without an end."""
    return Span(row + 1, start + 1, row + 1, (start + 1 if end is None else end) + 1)


def line_span(row: int, line: str) -> Span:
    """Return the span of what is written on a line, without the blanks around it."""
    text = line.strip()
    start = line.index(text) if text else 0
    return span(row, start, start + len(text))


def short(text: str) -> str:
    """Return a piece of the file as it is quoted in a message: its beginning, if it is long."""
    text = text.strip()
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def in_quotes(text: str) -> str:
    """Return a value in the quotes that it does not hold itself; doubled where it holds both."""
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"


def value_at(line: str, column: int) -> str:
    """Return the value that begins at a column, as far as a message needs it."""
    in_brackets = line.find("[", 0, column) >= 0 or line.find("{", 0, column) >= 0
    ends = _FLOW_END if in_brackets else _COMMENT
    return ends.split(line[column : column + _WINDOW], maxsplit=1)[0].strip()
