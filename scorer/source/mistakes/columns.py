"""The columns in which the entries of lists and mappings begin, one inside another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from scorer.source.fault import Fault
from scorer.source.mistakes import column_faults
from scorer.source.mistakes.line_shapes import indent, is_bare, is_entry

Kind: TypeAlias = Literal["key", "dash"]


class _Level(NamedTuple):
    """The entries of one list or mapping: their column, the row of the first, how many so far."""

    column: int
    kind: Kind
    row: int
    entries: int = 1


class Columns:
    """The levels that are open at a line; `expecting`: a value is to come, which may be one more."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.expecting = True
        self._lines = lines
        self._levels: list[_Level] = []

    @property
    def floor(self) -> int:
        """The column of the innermost entry; what belongs to it stands further right."""
        return self._levels[-1].column if self._levels else -1

    def above(self) -> int | None:
        """Return the row above the first entry of the innermost list or mapping, the row of its key."""
        rows = range(self._levels[-1].row - 1, -1, -1) if self._levels else ()
        return next((row for row in rows if not is_bare(self._lines[row])), None)

    def enter(self, row: int, column: int, kind: Kind) -> Iterator[Fault]:
        """Add an entry to the list or mapping whose entries begin in its column; a fault without one."""
        expecting, self.expecting = self.expecting, False
        if expecting and (column > self.floor or self._is_list_below_key(column, kind)):
            self._levels.append(_Level(column, kind, row))
            return
        left = []
        while self._levels and self._levels[-1].column >= column:
            level = self._levels[-1]
            if level.column == column and level.kind == kind:
                self._levels[-1] = level._replace(entries=level.entries + 1)
                return
            left.append(self._levels.pop())
        yield self.misplaced(row, column, kind, left)

    def _is_list_below_key(self, column: int, kind: Kind) -> bool:
        return kind == "dash" and self.floor == column and self._levels[-1].kind == "key"

    def misplaced(self, row: int, column: int, kind: Kind, left: Sequence[_Level] = ()) -> Fault:
        """Return the fault of an entry that has no neighbours in its column.

        `left` are the levels further right that it ended. Where the only entry of one of them
        stands apart from several, that one is at fault.
        """
        near = [level for level in (*left, *reversed(self._levels)) if level.kind == kind]
        if not near:
            return column_faults.entry_column(row, column, None, self._lines[row])
        level = min(near, key=lambda each: abs(each.column - column))
        if level.entries == 1 and level in left and self._is_followed(row, column):
            return column_faults.entry_column(level.row, level.column, column, self._lines[level.row])
        return column_faults.entry_column(row, column, level.column, self._lines[row])

    def _is_followed(self, row: int, column: int) -> bool:
        """Whether another entry begins in the same column further down, before one further left."""
        for line in self._lines[row + 1 :]:
            if not is_bare(line) and indent(line) <= column:
                return indent(line) == column and is_entry(line, column)
        return False
