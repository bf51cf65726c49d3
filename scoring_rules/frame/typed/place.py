"""Where something is in a record: a path of keys and indices, and a part of what is there.

A place says what is meant, not where it is in a file: only the tool knows lines and columns.
Paths are those of the long form (`players`, 0, `board`); a value made from a short form keeps the
position of what was typed.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from scoring_rules.frame.board.squares import cell_name, row_name

Step: TypeAlias = "str | int"


class Cell(NamedTuple):
    """One token of a grid: its row and column, counted from 0."""

    row: int
    column: int

    def __str__(self) -> str:
        return cell_name(self.row, self.column)


class Row(NamedTuple):
    """One whole row of a grid, counted from 0."""

    row: int

    def __str__(self) -> str:
        return row_name(self.row)


class Chars(NamedTuple):
    """Some characters of a text: the line, counted from 0 in the text, and where in it, from 0."""

    line: int
    start: int
    end: int

    def __str__(self) -> str:
        return f"{self.line + 1}:{self.start + 1}"


class Key(NamedTuple):
    """The key of an entry, rather than its value."""

    def __str__(self) -> str:
        return "key"


Part: TypeAlias = Cell | Row | Chars | Key
KEY = Key()


class Place(NamedTuple):
    """A path, and the part of the value there that is meant (None for the whole value).

    `document` is the name of an included file as typed; it is empty for the record itself.
    """

    path: tuple[Step, ...]
    part: Part | None = None
    document: str = ""

    def __str__(self) -> str:
        """Return the path as a user reads it: `players[0].board[A3]`."""
        text = ""
        for step in self.path:
            if isinstance(step, int):
                text += f"[{step}]"
            else:
                text += f".{step}" if text else step
        return text if self.part is None or self.part == KEY else f"{text}[{self.part}]"


def at(*path: Step, part: Part | None = None) -> Place:
    """Return the place at `path` of the record."""
    return Place(path, part)
