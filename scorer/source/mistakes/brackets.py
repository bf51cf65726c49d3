"""Mistakes inside quotes and brackets, which may continue over several lines."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from typing import TypeAlias

from scorer.source import messages
from scorer.source.fault import Fault, Lines, Position
from scorer.source.line_shapes import (
    DASH,
    MARKER,
    RESERVED,
    bad_escape,
    indent,
    is_bare,
    is_entry,
    quote_end,
    skip_spaces,
)
from scorer.source.mistakes import line_messages, value_messages

Steps: TypeAlias = Generator[Fault, None, Position]

# A bracket, a comma, a colon that ends a key, or a word: all up to the next of them, `10:30` included.
_TOKEN = re.compile(r"[\[\]{},]|:(?=[ ,\[\]{}]|$)|(?:[^ ,\[\]{}:]|:(?![ ,\[\]{}]|$))+")
_CLOSING = {"[": "]", "{": "}"}


def through_quotes(lines: Lines, start: Position, floor: int, continued: set[int]) -> Steps:
    """Go through a quoted text; return the position after it.

    `floor` is the column of the entry that the text belongs to. A line below with an entry there, or
    further left, shows that a quote was not closed: the one in line 1 here, not the one in line 2.

        name: "Anna
        title: "Friday"

    The rows that the text continues on are added to `continued`.
    """
    line = lines[start.row]
    end = quote_end(lines, start)
    if end is None or _has_entry(lines, start.row + 1, end.row + 1, floor):
        yield value_messages.open_quote(lines, start)
        return _end(lines)
    continued.update(range(start.row + 1, end.row + 1))
    backslash = bad_escape(lines, start, end) if line[start.column] == '"' else None
    if backslash:
        yield value_messages.escape(lines, backslash)
    return end


def through_brackets(lines: Lines, start: Position, floor: int, continued: set[int]) -> Steps:
    """Go through a list or mapping in brackets; return the position after it."""
    return (yield from _Brackets(lines, floor, continued).steps(start))


def _has_entry(lines: Lines, begin: int, end: int, floor: int) -> bool:
    """Whether an entry of the block round some rows, or another document, begins on one of them."""
    return any(
        MARKER.match(line) or (indent(line) <= floor and not is_bare(line) and is_entry(line, indent(line)))
        for line in lines[begin:end]
    )


def _end(lines: Lines) -> Position:
    """Return the end of the text: where what is never closed ends."""
    return Position(len(lines) - 1, len(lines[-1]))


class _Brackets:
    """The brackets that are open, and how far the entry in the innermost of them has come."""

    def __init__(self, lines: Lines, floor: int, continued: set[int]) -> None:
        self._lines = lines
        self._floor = floor
        self._continued = continued
        self._open: list[Position] = []
        self._colons = [0]
        """The colons of the entry at hand, in each open bracket; the first number is that outside."""
        self._begins = True
        """Whether a key or a value is to begin."""
        self._word_row: int | None = None
        """The row on which the words began that the last token belongs to."""

    def steps(self, start: Position) -> Steps:
        row, column = start
        while row < len(self._lines):
            line = self._lines[row]
            column = skip_spaces(line, column)
            at = Position(row, column)
            if column >= len(line) or line[column] == "#":
                row, column = row + 1, 0
                if _has_entry(self._lines, row, row + 1, self._floor):
                    break
                self._continued.add(row)
            elif line[column] in "\"'" and self._word_row is None:
                row, column = yield from self._quotes(at)
            elif line[column] == ":" and self._word_row is None:
                # Not so after words: in `a:b` the colon is one of the letters.
                yield from self._colon(at)
                column += 1
            else:
                token = _TOKEN.match(line, column)
                if token is None:
                    break
                yield from self._token(at, token[0])
                column = token.end()
                if not self._open:
                    return Position(row, column)
        yield value_messages.open_bracket(self._lines, self._open[0])
        return _end(self._lines)

    def _token(self, at: Position, text: str) -> Iterator[Fault]:
        if text in {"[", "{"}:
            if self._open and not self._begins:
                yield value_messages.no_comma(self._lines, at)
            self._open.append(at)
            self._colons.append(0)
            self._begin()
        elif text in {"]", "}"}:
            opened = self._open.pop()
            if _CLOSING[self._lines[opened.row][opened.column]] != text:
                yield value_messages.open_bracket(self._lines, opened, other=text)
            self._colons.pop()
            self._end_value()
        elif text == ",":
            if self._begins and not self._colons[-1]:
                yield value_messages.comma(at)
            self._colons[-1] = 0
            self._begin()
        elif text == ":":
            yield from self._colon(at)
        else:
            yield from self._word(at, text)

    def _colon(self, at: Position) -> Iterator[Fault]:
        if self._word_row is not None and self._word_row != at.row:
            # A key is on one line: `[a` and below it `b: c]` lacks a comma before `b`.
            line = self._lines[at.row]
            yield value_messages.no_comma(self._lines, Position(at.row, indent(line)))
        self._colons[-1] += 1
        if self._colons[-1] > 1:
            yield value_messages.colon_in_braces(at)
        elif self._begins:
            yield value_messages.no_key(at)
        self._begin()

    def _word(self, at: Position, text: str) -> Iterator[Fault]:
        if self._begins:
            if text[0] in RESERVED or text[0] in "|>":
                yield messages.reserved_sign(self._lines, at)
            if DASH.match(self._lines[at.row], at.column):
                yield line_messages.dash_after_key(self._lines, at)
        elif self._word_row is None:
            yield value_messages.no_comma(self._lines, at)
        self._begins = False
        if self._word_row is None:
            self._word_row = at.row

    def _quotes(self, at: Position) -> Steps:
        if not self._begins:
            yield value_messages.no_comma(self._lines, at)
        end = yield from through_quotes(self._lines, at, self._floor, self._continued)
        line = self._lines[end.row]
        column = skip_spaces(line, end.column)
        if column < len(line) and line[column] not in ",:]}#":
            # A quote that was never closed ends at the next one that opens, on another line.
            if end.row > at.row:
                yield value_messages.open_quote(self._lines, at)
            yield value_messages.no_comma(self._lines, Position(end.row, column))
        self._end_value()
        return end

    def _begin(self) -> None:
        self._begins, self._word_row = True, None

    def _end_value(self) -> None:
        self._begins, self._word_row = False, None
