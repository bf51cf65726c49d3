"""The outline of a text: which entries belong together, told from the columns they begin in.

A strict reader of the shape of YAML that is only asked after the parser has refused a text, or
where a tab indents: it goes from line to line and says where the shape is first broken.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from scorer.source.fault import Fault, span
from scorer.source.mistakes import column_faults, value_faults
from scorer.source.mistakes import messages as faults
from scorer.source.mistakes.block_scalars import block
from scorer.source.mistakes.brackets import flow, quoted
from scorer.source.mistakes.columns import Columns
from scorer.source.mistakes.line_shapes import (
    DASH,
    GLUED_COLON,
    GLUED_DASH,
    LIST_SIGN,
    MARKER,
    RESERVED,
    colon_at,
    comment_at,
    indent,
    is_bare,
    plain_colon,
    quote_end,
    skip_blanks,
)
from scorer.source.parser import Position

Rows: TypeAlias = Generator[Fault, None, int]

_FILE = re.compile(r"\.(?:ya?ml|json)[\"']?\s*(?:#.*)?$", re.IGNORECASE)
_LONGEST_KEY = 3  # words, a dash among them


class _Plain(NamedTuple):
    """A text without quotes, which the lines below may go on with, and the comment that ended it."""

    start: Position
    of_key: bool
    comment: Position | None


class Block(NamedTuple):
    """The rows of a text behind `|`, the last one excluded, and the column of its key."""

    begin: int
    end: int
    floor: int


class Outline:
    """Goes through the lines; `inside` and `blocks` are the rows that no indentation counts on.

    `inside` are rows that continue a text in quotes or a list in brackets.
    """

    def __init__(self, lines: Sequence[str]) -> None:
        self.inside: set[int] = set()
        self.blocks: list[Block] = []
        self._lines = lines
        self._columns = Columns(lines)
        self._plain: _Plain | None = None
        self._begun = False
        self._ended = False

    def mistakes(self) -> Iterator[Fault]:
        """Yield where the shape is broken; what follows the first one means little."""
        row = 0
        while row < len(self._lines):
            line = self._lines[row]
            if is_bare(line):
                if line and self._plain and self._plain.comment is None:
                    self._plain = self._plain._replace(comment=Position(row, indent(line)))
                row += 1
            elif MARKER.match(line):
                row = yield from self._marker(row)
            else:
                if self._ended:
                    yield faults.documents(row, self._lines)
                self._begun = True
                row = yield from self._line(row)

    def _marker(self, row: int) -> Rows:
        line = self._lines[row]
        if line.startswith("..."):
            self._ended = True
            return row + 1
        if self._begun:
            yield faults.documents(row, self._lines)
        self._begun = True
        column = skip_blanks(line, 3)
        if is_bare(line, column):
            return row + 1
        return (yield from self._value(Position(row, column), of_key=False))

    def _line(self, row: int) -> Rows:
        line = self._lines[row]
        column = indent(line)
        if self._plain and column > self._columns.floor:
            yield from self._goes_on(self._plain, row, column)
            return row + 1
        before, self._plain = self._plain, None
        while dash := DASH.match(line, column):
            yield from self._columns.enter(row, column, "dash")
            self._columns.expecting = True
            column = dash.end()
            if is_bare(line, column):
                return row + 1
        if LIST_SIGN.match(line, column):
            yield column_faults.list_sign(row, column, line)
        yield from self._bad_sign(Position(row, column))
        colon = colon_at(line, column)
        if colon is not None:
            return (yield from self._key(row, column, colon))
        if self._columns.expecting and column > self._columns.floor:
            return (yield from self._value(Position(row, column), of_key=False))
        yield self._stray(row, column, before)
        return row + 1

    def _key(self, row: int, column: int, colon: int) -> Rows:
        line = self._lines[row]
        if colon == column:
            yield value_faults.no_key(row, column)
        if GLUED_DASH.match(line, column):
            yield column_faults.dash(row, column, line)
        yield from self._columns.enter(row, column, "key")
        if is_bare(line, colon + 1):
            self._columns.expecting = True
            return row + 1
        value = skip_blanks(line, colon + 1)
        if DASH.match(line, value):
            yield column_faults.dash_behind_key(row, value, line)
        return (yield from self._value(Position(row, value), of_key=True))

    def _value(self, at: Position, *, of_key: bool) -> Rows:
        """Go through a value; return the row behind it."""
        self._columns.expecting = False
        line = self._lines[at.row]
        sign = line[at.column]
        yield from self._bad_sign(at)
        if sign in "|>":
            end = yield from block(self._lines, *at, self._columns.floor)
            self.blocks.append(Block(at.row + 1, end, self._columns.floor))
            return end
        if sign in "\"'[{":
            walk = flow if sign in "[{" else quoted
            behind = yield from walk(self._lines, at, self._columns.floor, self.inside)
            yield from self._behind(at, behind)
            return behind.row + 1
        colon = plain_colon(line, at.column)
        if colon is not None:
            yield value_faults.second_colon(at.row, at.column, colon, line)
        comment = comment_at(line, at.column)
        self._plain = _Plain(at, of_key, None if comment is None else Position(at.row, comment))
        return at.row + 1

    def _bad_sign(self, at: Position) -> Iterator[Fault]:
        """Yield a fault where neither a key nor a value can begin with the sign at a position."""
        sign = self._lines[at.row][at.column]
        if sign in RESERVED:
            yield faults.sign(*at, self._lines)
        elif sign in "]}":
            yield value_faults.stray_bracket(*at, sign)
        elif sign == ",":
            yield value_faults.comma(*at)

    def _behind(self, start: Position, end: Position) -> Iterator[Fault]:
        """Yield what is wrong behind a closing quote or bracket."""
        line = self._lines[end.row]
        at = skip_blanks(line, end.column)
        if at == len(line) or line[at] == "#":
            return
        opening = self._lines[start.row]
        brackets = opening[start.column] in "[{"
        if line[at] in "]}":
            yield value_faults.stray_bracket(end.row, at, line[at])
        elif end.row > start.row and not brackets:
            yield value_faults.quote(*start, opening)
        elif brackets and colon_at(line, at) == at:
            yield faults.key(span(*start))
        elif not brackets:
            yield value_faults.behind_quote(end.row, at, line, start.column)
        else:
            yield value_faults.behind_bracket(end.row, at, line)

    def _goes_on(self, plain: _Plain, row: int, column: int) -> Iterator[Fault]:
        """Yield what is wrong with a line that goes on with a text, if it is not meant to."""
        line, first = self._lines[row], self._lines[plain.start.row]
        colon = plain_colon(line, column)
        if colon is None:
            if plain.comment:
                yield column_faults.cut_text(*plain.comment, self._lines[plain.comment.row])
            comment = comment_at(line, column)
            if comment is not None:
                self._plain = plain._replace(comment=Position(row, comment))
        elif not plain.of_key and (glued := _glued(*plain.start, first)):
            yield glued
        elif not plain.of_key and plain.start.column == column:
            yield column_faults.no_colon(plain.start.row, first)
        elif len(line[column:colon].split()) > _LONGEST_KEY:
            yield value_faults.colon_in_text(row, column, colon, line)
        elif plain.of_key and (DASH.match(line, column) or _FILE.search(first)):
            yield column_faults.value_above(plain.start.row, first, row, line)
        else:
            yield self._columns.misplaced(row, column, "dash" if DASH.match(line, column) else "key")

    def _stray(self, row: int, column: int, before: _Plain | None) -> Fault:
        """Return the fault of a line that is neither an entry nor part of a value."""
        line = self._lines[row]
        if before and not before.of_key and self._is_row_of(before, row):
            return column_faults.row_column(row, line, before.start.column)
        glued = _glued(row, column, line)
        if glued:
            return glued
        if line[column] in "\"'" and quote_end(self._lines, Position(row, column), row + 1) is None:
            return value_faults.quote(row, column, line)
        if self._columns.expecting and self._columns.floor >= 0:
            return column_faults.row_below_key(row, line, self._columns.floor)
        return self._without_bar(row, column) or column_faults.no_colon(row, line)

    def _without_bar(self, row: int, column: int) -> Fault | None:
        """Return the fault of a row of a text that began with rows like entries: `|` is missing above them."""
        from scorer.source.mistakes.known_keys import begun, is_in_lines

        line, above = self._lines[row], self._columns.above()
        if column != self._columns.floor or above is None or begun(line):
            return None
        head = self._lines[above].strip().lstrip("- ")
        colon = plain_colon(head, 0)
        if colon is None or not is_bare(head, colon + 1) or not is_in_lines(head[:colon]):
            return None
        return column_faults.no_bar(above, self._lines[above], row, line)

    def _is_row_of(self, plain: _Plain, row: int) -> bool:
        """Whether a line was meant to go on with a text that has a line of its own above it."""
        first = self._lines[plain.start.row]
        if indent(first) != plain.start.column:
            return False
        follower = self._lines[row + 1] if row + 1 < len(self._lines) else ""
        return indent(follower) > self._columns.floor or len(first.split()) == len(self._lines[row].split())


def _glued(row: int, column: int, line: str) -> Fault | None:
    """Return the fault of a text that begins with a key or a dash and no blank behind it."""
    if GLUED_COLON.match(line, column):
        return value_faults.no_blank(row, column, line)
    if GLUED_DASH.match(line, column):
        return column_faults.dash(row, column, line)
    return None
