"""Mistakes inside brackets and quotes, which may run over several lines."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence
from typing import TypeAlias

from scorer.source.fault import Fault
from scorer.source.mistakes import column_faults, value_faults
from scorer.source.mistakes import messages as faults
from scorer.source.mistakes.line_shapes import (
    DASH,
    MARKER,
    RESERVED,
    bad_escape,
    indent,
    is_bare,
    is_entry,
    quote_end,
    skip_blanks,
)
from scorer.source.parser import Position

Steps: TypeAlias = Generator[Fault, None, Position]

_PIECE = re.compile(r"[\[\]{},]|:(?=[ ,\[\]{}]|$)|(?:[^ ,\[\]{}:]|:(?![ ,\[\]{}]|$))+")
_CLOSING = {"[": "]", "{": "}"}


def quoted(lines: Sequence[str], start: Position, floor: int, inside: set[int]) -> Steps:
    """Go through a quoted text; return the position behind it.

    `floor` is the column of the block round it: an entry there shows that a quote was not closed.
    The rows that it runs on over are added to `inside`.
    """
    line = lines[start.row]
    end = quote_end(lines, start)
    if end is None or _first_entry(lines, start.row + 1, end.row + 1, floor) is not None:
        yield value_faults.quote(*start, line)
        return Position(len(lines) - 1, len(lines[-1]))
    inside.update(range(start.row + 1, end.row + 1))
    wrong = bad_escape(lines, start, end) if line[start.column] == '"' else None
    if wrong:
        yield value_faults.escape(*wrong, lines[wrong.row])
    return end


def flow(lines: Sequence[str], start: Position, floor: int, inside: set[int]) -> Steps:
    """Go through a list or mapping in brackets; return the position behind it."""
    return (yield from _Flow(lines, floor, inside).steps(start))


def _first_entry(lines: Sequence[str], begin: int, end: int, floor: int) -> int | None:
    """Return the first of some rows on which an entry of the block round them begins."""
    for row in range(begin, end):
        column = indent(lines[row])
        if MARKER.match(lines[row]):
            return row
        if column <= floor and not is_bare(lines[row]) and is_entry(lines[row], column):
            return row
    return None


class _Flow:
    """A list in brackets: those that are open, and how far the entry at hand has come."""

    def __init__(self, lines: Sequence[str], floor: int, inside: set[int]) -> None:
        self._lines = lines
        self._floor = floor
        self._inside = inside
        self._open: list[Position] = []
        self._fresh = True
        self._plain = False
        self._word_row = 0
        self._colons = [0]

    def steps(self, start: Position) -> Steps:
        row, column = start
        while row < len(self._lines):
            line = self._lines[row]
            column = skip_blanks(line, column)
            if column >= len(line) or line[column] == "#":
                row, column = row + 1, 0
                if _first_entry(self._lines, row, min(row + 1, len(self._lines)), self._floor) is not None:
                    break
                self._inside.add(row)
                continue
            if line[column] in "\"'" and not self._plain:
                row, column = yield from self._quoted(Position(row, column))
                continue
            if line[column] == ":" and not self._plain:
                yield from self._colon(Position(row, column))
                column += 1
                continue
            found = _PIECE.match(line, column)
            if found is None:
                break
            yield from self._piece(Position(row, column), found[0])
            column = found.end()
            if not self._open:
                return Position(row, column)
        yield value_faults.bracket(*self._open[0], self._lines[self._open[0].row])
        return Position(len(self._lines) - 1, len(self._lines[-1]))

    def _piece(self, at: Position, text: str) -> Iterator[Fault]:
        if text in {"[", "{"}:
            if self._open and not self._fresh:
                yield value_faults.no_comma(*at, self._lines[at.row])
            self._open.append(at)
            self._colons.append(0)
            self._begin()
        elif text in {"]", "}"}:
            opened = self._open.pop()
            line = self._lines[opened.row]
            if _CLOSING[line[opened.column]] != text:
                yield value_faults.bracket(*opened, line, other=text)
            self._colons.pop()
            self._fresh = self._plain = False
        elif text == ",":
            if self._fresh and not self._colons[-1]:
                yield value_faults.comma(*at)
            self._colons[-1] = 0
            self._begin()
        elif text == ":":
            yield from self._colon(at)
        else:
            yield from self._word(at, text)

    def _colon(self, at: Position) -> Iterator[Fault]:
        line = self._lines[at.row]
        if self._plain and self._word_row != at.row:
            yield value_faults.no_comma(at.row, indent(line), line)
        self._colons[-1] += 1
        if self._colons[-1] > 1:
            yield value_faults.colon_in_braces(*at)
        elif self._fresh:
            yield value_faults.no_key(*at)
        self._begin()

    def _word(self, at: Position, text: str) -> Iterator[Fault]:
        if not self._fresh and not self._plain:
            yield value_faults.no_comma(*at, self._lines[at.row])
        if self._fresh and (text[0] in RESERVED or text[0] in "|>"):
            yield faults.sign(*at, self._lines)
        if self._fresh and DASH.match(self._lines[at.row], at.column):
            yield column_faults.dash_behind_key(*at, self._lines[at.row])
        if not self._plain:
            self._word_row = at.row
        self._fresh, self._plain = False, True

    def _quoted(self, at: Position) -> Steps:
        line = self._lines[at.row]
        if not self._fresh:
            yield value_faults.no_comma(*at, line)
        end = yield from quoted(self._lines, at, self._floor, self._inside)
        after = self._lines[end.row][end.column :].lstrip(" ")
        if after and after[0] not in ",:]}#":
            # A quote that was never closed ends at the next one that opens, on another line.
            if end.row > at.row:
                yield value_faults.quote(*at, line)
            yield value_faults.no_comma(
                end.row, skip_blanks(self._lines[end.row], end.column), self._lines[end.row]
            )
        self._fresh = self._plain = False
        return end

    def _begin(self) -> None:
        self._fresh, self._plain = True, False
