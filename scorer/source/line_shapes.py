"""What a line looks like: where its key ends, where a comment begins, where a quote is closed."""

from __future__ import annotations

import re

from scorer.source.fault import Lines, Position

DASH = re.compile(r"-(?: +|$)")
GLUED_DASH = re.compile(r"-(?=[^\W\d_]|[\"'\[{])")  # `-name: Anna`, but neither `-1` nor `--`
GLUED_COLON = re.compile(r"[^\W\d]{2,}(?::(?=[^\s/])|：)")  # `name:Anna`, but not `http://…`
LIST_SIGN = re.compile(r"[–—−‒•·◦▪‣*] +(?=\S)")
MARKER = re.compile(r"(?:---|\.\.\.)(?= |$)")
RESERVED = frozenset("@`%*&!")

_COLON = re.compile(r":(?= |$)")
_COMMENT = re.compile(r"(?<= )#")
_SPACES = re.compile(r" *")
_SINGLE = re.compile(r"(?:[^']|'')*+")
_DOUBLE = re.compile(r"(?:[^\"\\]|\\.)*+")
_UNKNOWN_ESCAPE = re.compile(
    r"\\(?!x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U00(?:0[0-9A-Fa-f]|10)[0-9A-Fa-f]{4}|[0abtnvfre \"/\\N_LP]|$)"
)
_PAIR = re.compile(r"\\.")


def indent(line: str) -> int:
    """Return how many spaces a line begins with."""
    return skip_spaces(line, 0)


def skip_spaces(line: str, column: int) -> int:
    """Return the column of the next character that is not a space."""
    spaces = _SPACES.match(line, column)
    return spaces.end() if spaces else column


def is_bare(line: str, column: int = 0) -> bool:
    """Whether there is nothing but spaces and a comment from a column on."""
    at = skip_spaces(line, column)
    return at == len(line) or (line[at] == "#" and (at == 0 or line[at - 1] == " "))


def is_entry(line: str, column: int) -> bool:
    """Whether an entry of a block begins at a column: a dash or a key."""
    return DASH.match(line, column) is not None or colon_at(line, column) is not None


def comment_at(line: str, column: int) -> int | None:
    """Return where a comment begins after a column, if one does."""
    comment = _COMMENT.search(line, column)
    return comment and comment.start()


def colon_at(line: str, column: int) -> int | None:
    """Return the column of a key's colon, if the text at a column is a key."""
    first = line[column : column + 1]
    if first in {"[", "{", "|", ">"}:
        return None
    if first in {"'", '"'}:
        end = quote_end([line], Position(0, column))
        if end is None:
            return None
        after = skip_spaces(line, end.column)
        return after if _COLON.match(line, after) else None
    return plain_colon(line, column)


def plain_colon(line: str, column: int) -> int | None:
    """Return the column of the first colon that ends a key, in a text without quotes."""
    colon = _COLON.search(line, column)
    if colon is None or _COMMENT.search(line, column, colon.start()):
        return None
    return colon.start()


def quote_end(lines: Lines, start: Position, last: int | None = None) -> Position | None:
    """Return the position after the quote that closes the one at `start`; None without one.

    Rows from `last` on are not looked at.
    """
    sign = lines[start.row][start.column]
    inside = _SINGLE if sign == "'" else _DOUBLE
    column = start.column + 1
    for row in range(start.row, len(lines) if last is None else last):
        text = inside.match(lines[row], column)
        end = text.end() if text else column
        if lines[row][end : end + 1] == sign:
            return Position(row, end + 1)
        column = 0
    return None


def bad_escape(lines: Lines, start: Position, end: Position) -> Position | None:
    """Return the first backslash of a double-quoted text that means nothing there."""
    for row in range(start.row, end.row + 1):
        line = lines[row][: end.column] if row == end.row else lines[row]
        for pair in _PAIR.finditer(line, start.column if row == start.row else 0):
            if _UNKNOWN_ESCAPE.match(line, pair.start()):
                return Position(row, pair.start())
    return None
