"""The lines of players: where each begins, with a dash or without one, and how far it goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scorer.source.fault import Lines
from scorer.source.line_shapes import DASH, MARKER, colon_at, comment_at, indent, is_bare
from scorer.source.mistakes.known_keys import has_meaning, is_key, key_without_colon


class EntryLine(NamedTuple):
    """A line that begins an entry: the column of its dash, if it has one, that of its key, and the two."""

    row: int
    dash: int | None
    column: int
    key: str
    value: str
    lacks_colon: bool = False

    @property
    def left(self) -> int:
        """The column that it begins in."""
        return self.column if self.dash is None else self.dash

    @property
    def is_name(self) -> bool:
        """Whether it is the name of a player."""
        return has_meaning(self.key, "name")


class PlayerLines(NamedTuple):
    """The lines of one player: the first, the entries below it, and the last row that is written on."""

    first: EntryLine
    others: tuple[EntryLine, ...]
    last: int

    @property
    def column(self) -> int | None:
        """The column of the other keys, None without any."""
        return self.others[0].column if self.others else None

    @property
    def lacks_dash(self) -> bool:
        """Whether it begins with its name, or with another key above that, and with no dash."""
        first = self.first
        if first.dash is not None or not is_key(first.key) or not first.key[0].isalpha():
            return False
        if first.is_name:
            return first.value[:1] not in {"", "{", "["} or (not first.value and self.column == first.column)
        return any(other.is_name and other.column == first.column for other in self.others)


def players_of(lines: Lines) -> list[PlayerLines]:
    """Return the players that begin below the key of players, with a dash or without one."""
    head = next((row for row, line in enumerate(lines) if _is_head(line)), None)
    if head is None:
        return []
    end = _end_of_block(lines, head)
    starts: list[tuple[EntryLine, list[EntryLine]]] = []
    for line in _entries(lines, head + 1, end):
        above = starts[-1][0] if starts else None
        if above is None or _begins(line, above):
            starts.append((line, []))
        else:
            starts[-1][1].append(line)
    ends = [first.row for first, _ in starts[1:]] + [end]
    return [
        PlayerLines(first, tuple(others), last_written(lines, first.row, stop))
        for (first, others), stop in zip(starts, ends, strict=True)
    ]


def _is_head(line: str) -> bool:
    colon = colon_at(line, indent(line))
    return colon is not None and has_meaning(line[:colon], "players") and is_bare(line, colon + 1)


def _end_of_block(lines: Lines, head: int) -> int:
    """Return the row after the players: the next entry beside their key, or beyond it."""
    floor = indent(lines[head])
    rows = (row for row in range(head + 1, len(lines)) if not is_bare(lines[row]))
    first = next(rows, len(lines))
    if first < len(lines) and indent(lines[first]) == floor and (line := _entry(lines, first)) and line.is_name:
        return len(lines)  # the name is in the column of `players:`, and so is all that belongs to it
    for row in (first, *rows):
        text = lines[row] if row < len(lines) else ""
        if MARKER.match(text) or indent(text) < floor or (indent(text) == floor and not DASH.match(text, floor)):
            return row
    return len(lines)


def _begins(line: EntryLine, above: EntryLine) -> bool:
    """Whether a line begins another player than the one that begins `above`."""
    if line.dash is not None:
        return line.dash <= above.left and (line.is_name or above.dash is not None)
    return line.is_name and line.column <= above.column and (above.dash is not None or above.is_name)


def _entries(lines: Lines, row: int, end: int) -> Iterator[EntryLine]:
    """Yield the lines that begin an entry; the rows of a text after `|` are none."""
    while row < end:
        line = None if is_bare(lines[row]) else _entry(lines, row)
        row += 1
        if line is None:
            continue
        yield line
        if line.value[:1] in {"|", ">"}:
            while row < end and (is_bare(lines[row]) or indent(lines[row]) > line.column):
                row += 1


def _entry(lines: Lines, row: int) -> EntryLine | None:
    """Return the entry that begins on a line, its colon forgotten or not."""
    line = lines[row]
    column, dash = indent(line), None
    while match := DASH.match(line, column):
        dash = column if dash is None else dash
        column = match.end()
    comment = comment_at(line, column)
    text = line[column:comment].rstrip()
    colon = colon_at(text, 0)
    if colon is not None:
        return EntryLine(row, dash, column, text[:colon].strip(), text[colon + 1 :].strip())
    slip = key_without_colon(text)
    if slip is not None:
        return EntryLine(row, dash, column, slip.key, slip.value, lacks_colon=True)
    return EntryLine(row, dash, column, text, "") if dash is not None else None


def last_written(lines: Lines, first: int, stop: int) -> int:
    """Return the last row before `stop` on which more than a comment stands."""
    return next((row for row in range(stop - 1, first, -1) if not is_bare(lines[row])), first)
