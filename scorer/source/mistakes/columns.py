"""The columns in which the entries of lists and mappings begin, one inside another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from scorer.source.fault import Fault, Lines, Position
from scorer.source.line_shapes import DASH, indent, is_bare, is_entry
from scorer.source.mistakes import line_messages

Kind: TypeAlias = Literal["key", "dash"]


class _Level(NamedTuple):
    """The entries of one list or mapping: where the first begins, and how many so far."""

    first: Position
    kind: Kind
    entries: int = 1


class Columns:
    """The levels that are open at a line; `expecting`: a value is to come, which may be one more."""

    def __init__(self, lines: Lines) -> None:
        self.expecting = True
        self._lines = lines
        self._levels: list[_Level] = []

    @property
    def floor(self) -> int:
        """The column of the innermost entry; what belongs to it begins further right."""
        return self._levels[-1].first.column if self._levels else -1

    def key_row(self) -> int | None:
        """Return the row of the key of the innermost list or mapping: the one above its first entry."""
        rows = range(self._levels[-1].first.row - 1, -1, -1) if self._levels else ()
        return next((row for row in rows if not is_bare(self._lines[row])), None)

    def enter(self, at: Position, kind: Kind) -> Iterator[Fault]:
        """Add an entry to the list or mapping whose entries begin in its column; a fault without one."""
        expecting, self.expecting = self.expecting, False
        if expecting and (at.column > self.floor or self._is_list_below_key(at.column, kind)):
            self._levels.append(_Level(at, kind))
            return
        ended = []
        while self.floor >= at.column:
            level = self._levels.pop()
            if level.first.column == at.column and level.kind == kind:
                self._levels.append(level._replace(entries=level.entries + 1))
                return
            ended.append(level)
        yield self.misplaced(at, kind, ended)

    def _is_list_below_key(self, column: int, kind: Kind) -> bool:
        return kind == "dash" and self.floor == column and self._levels[-1].kind == "key"

    def misplaced(self, at: Position, kind: Kind, ended: Sequence[_Level] = ()) -> Fault:
        """Return the fault of an entry that has no neighbours in its column.

        `ended` are the levels further right that it ended. Where one of them has a single entry and
        this one has followers in its column, the single entry is at fault: here `name: Anna`.

            players:
                - name: Anna
              - name: Ben
              - name: Zoé
        """
        levels = [level for level in (*ended, *reversed(self._levels)) if level.kind == kind]
        if not levels:
            return line_messages.entry_column(self._lines, at, None)
        nearest = min(levels, key=lambda level: abs(level.first.column - at.column))
        if nearest.entries == 1 and nearest in ended and self._is_followed(at, kind):
            return line_messages.entry_column(self._lines, nearest.first, at.column)
        return line_messages.entry_column(self._lines, at, nearest.first.column)

    def _is_followed(self, at: Position, kind: Kind) -> bool:
        """Whether another entry of a kind begins in the same column further down, before one further left."""
        for line in self._lines[at.row + 1 :]:
            if not is_bare(line) and indent(line) <= at.column:
                is_dash = DASH.match(line, at.column) is not None
                return indent(line) == at.column and is_entry(line, at.column) and is_dash == (kind == "dash")
        return False
