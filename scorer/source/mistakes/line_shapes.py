"""What a line looks like: where its key ends, where a comment begins, where a quote is closed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scorer.source.parser import Position

DASH = re.compile(r"-(?: +|$)")
GLUED_DASH = re.compile(r"-(?=[^\W\d_]|[\"'\[{])")
LIST_SIGN = re.compile(r"[–—−‒•·◦▪‣*] +(?=\S)")
GLUED_COLON = re.compile(r"[^\W\d]{2,}(?::(?=[^\s/])|：)")
MARKER = re.compile(r"(?:---|\.\.\.)(?= |$)")
RESERVED = frozenset("@`%*&!")

_COLON = re.compile(r":(?= |$)")
_COMMENT = re.compile(r"(?<= )#")
_INDENT = re.compile(r" *")
_SINGLE = re.compile(r"(?:[^']|'')*+")
_DOUBLE = re.compile(r"(?:[^\"\\]|\\.)*+")
_ESCAPE = re.compile(
    r"\\(?!x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U00(?:0[0-9A-Fa-f]|10)[0-9A-Fa-f]{4}|[0abtnvfre \"/\\N_LP]|$)"
)
_PAIR = re.compile(r"\\.")


def indent(line: str) -> int:
    """Return how many blanks a line begins with."""
    found = _INDENT.match(line)
    return found.end() if found else 0


def is_bare(line: str, column: int = 0) -> bool:
    """Whether nothing but blanks and a comment stands from a column on."""
    at = skip_blanks(line, column)
    return at == len(line) or (line[at] == "#" and (at == 0 or line[at - 1] == " "))


def skip_blanks(line: str, column: int) -> int:
    """Return the column of the next character that is not a blank."""
    found = _INDENT.match(line, column)
    return found.end() if found else column


def comment_at(line: str, column: int) -> int | None:
    """Return where a comment begins behind a column, if one does."""
    found = _COMMENT.search(line, column)
    return found.start() if found else None


def colon_at(line: str, column: int) -> int | None:
    """Return where the colon of a key stands, if the text at a column is a key."""
    if line[column : column + 1] in {"[", "{", "|", ">"}:
        return None
    if line[column : column + 1] in {"'", '"'}:
        end = quote_end([line], Position(0, column))
        if end is None:
            return None
        at = skip_blanks(line, end.column)
        return at if _COLON.match(line, at) else None
    return plain_colon(line, column)


def plain_colon(line: str, column: int) -> int | None:
    """Return where the first colon of a text without quotes stands, one that ends a key."""
    found = _COLON.search(line, column)
    if found is None:
        return None
    comment = _COMMENT.search(line, column, found.start())
    return None if comment else found.start()


def quote_end(lines: Sequence[str], start: Position, last: int | None = None) -> Position | None:
    """Return the position behind the quote that closes the one at `start`; None without one.

    Rows from `last` on are not looked at.
    """
    sign = lines[start.row][start.column]
    body = _SINGLE if sign == "'" else _DOUBLE
    column = start.column + 1
    for row in range(start.row, len(lines) if last is None else last):
        found = body.match(lines[row], column)
        end = found.end() if found else column
        if lines[row][end : end + 1] == sign:
            return Position(row, end + 1)
        column = 0
    return None


def bad_escape(lines: Sequence[str], start: Position, end: Position) -> Position | None:
    """Return the first backslash of a double-quoted text that means nothing there."""
    for row in range(start.row, end.row + 1):
        line = lines[row][: end.column] if row == end.row else lines[row]
        for pair in _PAIR.finditer(line, start.column if row == start.row else 0):
            if _ESCAPE.match(line, pair.start()):
                return Position(row, pair.start())
    return None


def is_entry(line: str, column: int) -> bool:
    """Whether an entry of a block begins at a column: a dash or a key."""
    return DASH.match(line, column) is not None or colon_at(line, column) is not None
