"""The outline of a text: which entries belong together, told from the columns they begin in.

A strict reader of the shape of YAML that is only asked after the parser has refused a text, or
where a tab indents: it goes from line to line and says where the shape is first broken.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from scorer.source import messages
from scorer.source.fault import Fault, Lines, Position, span_at
from scorer.source.line_shapes import (
    DASH,
    GLUED_DASH,
    LIST_SIGN,
    MARKER,
    RESERVED,
    colon_at,
    comment_at,
    indent,
    is_bare,
    plain_colon,
    skip_spaces,
)
from scorer.source.mistakes import line_messages, value_messages
from scorer.source.mistakes.block_scalars import through_block
from scorer.source.mistakes.brackets import through_brackets, through_quotes
from scorer.source.mistakes.columns import Columns
from scorer.source.mistakes.known_keys import lacks_colon
from scorer.source.mistakes.loose_lines import PlainText, continuation, stray_line

Rows: TypeAlias = Generator[Fault, None, int]

_BEGINS_WITH_TAB = re.compile(r"[^\S\t]*\t\s*[^\s#]")


class Block(NamedTuple):
    """The rows of a block scalar, the last one excluded, and the column of its key."""

    begin: int
    end: int
    floor: int


class Outline:
    """Goes through the lines; `continued` and `blocks` are the rows whose indentation means nothing.

    `continued` are the rows on which a text in quotes or a list in brackets goes on.
    """

    def __init__(self, lines: Lines) -> None:
        self.continued: set[int] = set()
        self.blocks: list[Block] = []
        self._lines = lines
        self._columns = Columns(lines)
        self._plain: PlainText | None = None
        self._has_begun = False
        self._has_ended = False

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
                if self._has_ended:
                    yield messages.second_record(self._lines, row)
                self._has_begun = True
                row = yield from self._line(row)

    def _marker(self, row: int) -> Rows:
        """Go through `---` or `...`; after the first of them, the record may begin on the same line."""
        line = self._lines[row]
        if line.startswith("..."):
            self._has_ended = True
            return row + 1
        if self._has_begun:
            yield messages.second_record(self._lines, row)
        self._has_begun = True
        column = skip_spaces(line, 3)
        if is_bare(line, column):
            return row + 1
        return (yield from self._value(Position(row, column), of_key=False))

    def _line(self, row: int) -> Rows:
        """Go through a line that is neither bare nor a marker, and a value that begins on it."""
        line = self._lines[row]
        column = indent(line)
        if self._plain and column > self._columns.floor:
            yield from self._continue(self._plain, Position(row, column))
            return row + 1
        before, self._plain = self._plain, None
        while dash := DASH.match(line, column):
            yield from self._columns.enter(Position(row, column), "dash")
            self._columns.expecting = True
            column = dash.end()
            if is_bare(line, column):
                return row + 1
        at = Position(row, column)
        if LIST_SIGN.match(line, column):
            yield line_messages.list_sign(self._lines, at)
        yield from self._bad_sign(at)
        colon = colon_at(line, column)
        if colon is not None:
            return (yield from self._key(at, colon))
        if self._columns.expecting and column > self._columns.floor:
            return (yield from self._value(at, of_key=False))
        yield stray_line(self._lines, at, self._columns, before)
        return row + 1

    def _key(self, at: Position, colon: int) -> Rows:
        """Go through a key and its value; return the row after it."""
        line = self._lines[at.row]
        if colon == at.column:
            yield value_messages.no_key(at)
        if GLUED_DASH.match(line, at.column):
            yield line_messages.no_space_after_dash(self._lines, at)
        yield from self._columns.enter(at, "key")
        if is_bare(line, colon + 1):
            self._columns.expecting = True
            return at.row + 1
        value = at._replace(column=skip_spaces(line, colon + 1))
        if DASH.match(line, value.column):
            yield line_messages.dash_after_key(self._lines, value)
        return (yield from self._value(value, of_key=True))

    def _value(self, at: Position, *, of_key: bool) -> Rows:
        """Go through a value; return the row after it."""
        self._columns.expecting = False
        line = self._lines[at.row]
        sign = line[at.column]
        yield from self._bad_sign(at)
        if sign in "|>":
            end = yield from through_block(self._lines, at, self._columns.floor)
            self.blocks.append(Block(at.row + 1, end, self._columns.floor))
            return end
        if sign in "\"'[{":
            through = through_brackets if sign in "[{" else through_quotes
            after = yield from through(self._lines, at, self._columns.floor, self.continued)
            yield from self._after_value(at, after)
            return after.row + 1
        colon = plain_colon(line, at.column)
        if colon is not None and lacks_colon(line[: at.column]):  # `readings {pairs: per_pair, bonus: each}`
            yield line_messages.no_colon(self._lines, at.row)
        elif colon is not None:
            yield value_messages.second_colon(self._lines, at, colon)
        comment = comment_at(line, at.column)
        self._plain = PlainText(at, of_key, None if comment is None else Position(at.row, comment))
        return at.row + 1

    def _bad_sign(self, at: Position) -> Iterator[Fault]:
        """Yield a fault where neither a key nor a value can begin with the sign at a position."""
        sign = self._lines[at.row][at.column]
        if sign in RESERVED:
            yield messages.reserved_sign(self._lines, at)
        elif sign in "]}":
            yield value_messages.stray_bracket(self._lines, at)
        elif sign == ",":
            yield value_messages.comma(at)

    def _after_value(self, start: Position, end: Position) -> Iterator[Fault]:
        """Yield what is wrong after a closing quote or bracket."""
        line = self._lines[end.row]
        at = end._replace(column=skip_spaces(line, end.column))
        if at.column == len(line) or line[at.column] == "#":
            return
        is_in_brackets = self._lines[start.row][start.column] in "[{"
        if line[at.column] in "]}":
            yield value_messages.stray_bracket(self._lines, at)
        elif not is_in_brackets and end.row > start.row:
            # The quote that closes it was meant to open a text of its own, on a line further down.
            yield value_messages.open_quote(self._lines, start)
        elif not is_in_brackets:
            yield value_messages.after_quote(self._lines, at, start.column)
        elif colon_at(line, at.column) == at.column:
            yield messages.no_plain_key(span_at(start))
        else:
            yield value_messages.after_bracket(self._lines, at)

    def _continue(self, plain: PlainText, at: Position) -> Iterator[Fault]:
        """Yield what is wrong with a line that continues a text; note the comment that it ends with."""
        line = self._lines[at.row]
        yield from continuation(self._lines, plain, at, self._columns)
        comment = comment_at(line, at.column)
        if comment is not None and plain_colon(line, at.column) is None:
            self._plain = plain._replace(comment=Position(at.row, comment))


def indenting_tab(typed: Lines, lines: Lines) -> Fault | None:
    """Return the fault of the first line that a tab indents, if there is one.

    `typed` are the lines as they are in the file, `lines` the same with spaces for tabs.
    """
    rows = [row for row, line in enumerate(typed) if _BEGINS_WITH_TAB.match(line)]
    if not rows:
        return None
    # The outline is only followed to the first mistake: below it, every tab counts as one that indents.
    outline = Outline(lines)
    next(outline.mistakes(), None)
    blocks = [block for block in outline.blocks if block.begin < block.end]
    indented = [row for row in rows if row not in outline.continued and not _in_block(row, typed, blocks)]
    if not indented:
        return None
    first = indented[0]
    return line_messages.tab(Position(first, typed[first].index("\t")), len(indented))


def _in_block(row: int, typed: Lines, blocks: Sequence[Block]) -> bool:
    """Whether the tab of a row comes after the indentation of the block scalar it belongs to."""
    for block in blocks:
        if block.begin <= row < block.end:
            first = next(line for line in typed[block.begin :] if line.strip())
            return block.floor < _spaces(first) <= _spaces(typed[row])
    return False


def _spaces(line: str) -> int:
    """Return how many spaces a line begins with, before any tab."""
    return len(line) - len(line.lstrip(" \u00a0"))
