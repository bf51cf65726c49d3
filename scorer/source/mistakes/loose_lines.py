"""Lines with no key or dash where one was meant: what they belong to, and the slip that set them loose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from scorer.source import messages
from scorer.source.fault import Fault, Lines, Position
from scorer.source.line_shapes import DASH, GLUED_COLON, GLUED_DASH, indent, is_bare, plain_colon, quote_end
from scorer.source.mistakes import line_messages, value_messages
from scorer.source.mistakes.columns import Columns
from scorer.source.mistakes.known_keys import is_in_lines, key_without_colon

_FILE = re.compile(r"\.(?:ya?ml|json)[\"']?\s*(?:#.*)?$", re.IGNORECASE)
_LONGEST_KEY = 3  # words, a dash among them


class PlainText(NamedTuple):
    """A text without quotes, which the lines below may continue, and the comment that ended it."""

    start: Position
    of_key: bool
    comment: Position | None


def continuation(lines: Lines, plain: PlainText, at: Position, columns: Columns) -> Iterator[Fault]:
    """Yield what is wrong with a line that continues a text: mostly it was meant as an entry.

    Each example is a text and the line below it that continues it.
    """
    line, first = lines[at.row], lines[plain.start.row]
    colon = plain_colon(line, at.column)
    starts_with_dash = DASH.match(line, at.column) is not None
    if colon is None:
        if plain.comment:  # `remarks: a long evening # and cake`, `  with friends`
            yield line_messages.cut_text(lines, plain.comment)
    elif not plain.of_key and (fault := _glued(lines, plain.start)):  # `game:hutan`, `mode: solo`
        yield fault
    elif not plain.of_key and plain.start.column == at.column:  # `mode standard`, `title: Friday`
        yield line_messages.no_colon(lines, plain.start.row)
    elif not plain.of_key and plain.start == (at.row - 1, indent(first)):  # `Anna`, `  counted: 61`
        yield line_messages.no_colon_above(lines, plain.start.row)
    elif len(line[at.column : colon].split()) > _LONGEST_KEY:  # `remarks: one`, `  two and three more: four`
        yield value_messages.colon_in_text(lines, at, colon)
    elif plain.of_key and (starts_with_dash or _FILE.search(first)):  # `tiles: mine.yaml`, `  lio: D`
        yield line_messages.value_above(lines, plain.start.row, at.row)
    else:  # `name: Anna`, ` counted: 61`
        yield columns.misplaced(at, "dash" if starts_with_dash else "key")


def stray_line(lines: Lines, at: Position, columns: Columns, before: PlainText | None) -> Fault:
    """Return the fault of a line that is neither an entry nor part of a value.

    `before` is the text that the line above ends, if it ends one.
    """
    line = lines[at.row]
    if before and not before.of_key and _is_row_of(lines, before, at.row, columns.floor):
        return line_messages.row_column(lines, at.row, before.start.column)
    if fault := _glued(lines, at):
        return fault
    if line[at.column] in "\"'" and quote_end(lines, at, at.row + 1) is None:
        return value_messages.open_quote(lines, at)
    if columns.expecting and columns.floor >= 0:  # `board:` and rows that begin in the same column
        return line_messages.row_below_key(lines, at.row, columns.floor)
    return _row_without_bar(lines, at, columns) or line_messages.no_colon(lines, at.row)


def _row_without_bar(lines: Lines, at: Position, columns: Columns) -> Fault | None:
    """Return the fault of a row, like `beech` here, below others that could be read as entries.

    forest:
      oak: jay
      beech
    """
    key_row = columns.key_row()
    if at.column != columns.floor or key_row is None or key_without_colon(lines[at.row]):
        return None
    head = lines[key_row].strip().lstrip("- ")
    colon = plain_colon(head, 0)
    if colon is None or not is_bare(head, colon + 1) or not is_in_lines(head[:colon]):
        return None
    return line_messages.no_bar(lines, key_row, at.row)


def _is_row_of(lines: Lines, text: PlainText, row: int, floor: int) -> bool:
    """Whether a line was meant to continue a text that begins on a line of its own, below its key.

    It was where the line below continues that text, or where it has as many words as the first row.
    """
    first = lines[text.start.row]
    if indent(first) != text.start.column:
        return False
    below = lines[row + 1] if row + 1 < len(lines) else ""
    return indent(below) > floor or len(first.split()) == len(lines[row].split())


def _glued(lines: Lines, at: Position) -> Fault | None:
    """Return the fault of a text that begins with a key or a dash and no space after it."""
    if GLUED_COLON.match(lines[at.row], at.column):
        return messages.no_space_after_colon(lines, at)
    if GLUED_DASH.match(lines[at.row], at.column):
        return line_messages.no_space_after_dash(lines, at)
    return None
