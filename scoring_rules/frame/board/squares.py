"""Square boards: the tokens of a typed grid, the names of its cells, and sets of cells.

A set of cells is an integer, one bit a cell in reading order (row x columns + column), as chess
programs do: unions, intersections and counts then cost next to nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

_TOKEN = re.compile(r"\S+")
_PLAIN = {c: c - 0xFEE0 for c in range(0xFF01, 0xFF5F)} | dict.fromkeys(map(ord, "‐‑‒–—―−"), "-")
"""Full-width letters and the dashes of word processors, and the plain character that is meant by each."""
_BETWEEN = re.compile(r"[,;，；](?=\S)")
"""A comma between two cells; one at the end of a cell is left to the game, whose letters have none."""
_COMMENT = re.compile(r"(?:^|(?<=\s))#.*")


class Token(NamedTuple):
    """A word of a grid: its text, the line it was typed in and its columns there, from 0."""

    text: str
    line: int
    start: int
    end: int


class Grid(NamedTuple):
    """A typed grid: its rows of tokens, and the control counts of its last line, if any.

    `lines` holds the index of the line that each row was typed in; `misplaced` are control counts with more
    of the grid below them.
    """

    rows: tuple[tuple[Token, ...], ...]
    lines: tuple[int, ...]
    counts: Token | None
    misplaced: tuple[Token, ...] = ()


def parse_grid(lines: Sequence[str]) -> Grid:
    """Return the rows of a grid; empty lines and comments are left out.

    A last line that begins with `=` holds control counts; they are its `counts`, without the `=`.
    """
    rows: list[tuple[Token, ...]] = []
    places: list[int] = []
    counts = None
    misplaced: list[Token] = []
    for number, line in enumerate(lines):
        text = _BETWEEN.sub(" ", _COMMENT.sub("", line)).translate(_PLAIN)
        tokens = tuple(Token(m[0], number, m.start(), m.end()) for m in _TOKEN.finditer(text))
        if not tokens:
            continue
        if counts is not None:
            misplaced.append(counts)
            counts = None
        if tokens[0].text.startswith("="):
            start = text.index("=")
            counts = Token(text[start + 1 :].strip(), number, start, len(text.rstrip()))
            continue
        rows.append(tokens)
        places.append(number)
    return Grid(tuple(rows), tuple(places), counts, tuple(misplaced))


def too_wide(lines: Sequence[str], most: int) -> tuple[int, int] | None:
    """Return the first row of more than `most` words, with its line, both from 0; no more words are looked at."""
    row = 0
    for number, line in enumerate(lines):
        words = line.split(maxsplit=most + 1)[: most + 1]
        if not words or words[0].startswith(("#", "=", "\N{FULLWIDTH EQUALS SIGN}")):
            continue
        if len(words) > most and not any(word.startswith("#") for word in words):
            return row, number
        row += 1
    return None


def row_name(row: int) -> str:
    """Return the letters of a row counted from 0: A, B, ... Z, AA, AB, ..."""
    name = ""
    row += 1
    while row:
        row, letter = divmod(row - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def cell_name(row: int, column: int) -> str:
    """Return the name of a cell counted from 0: `A1` is the top left one."""
    return f"{row_name(row)}{column + 1}"


@cache
def cell_names(rows: int, columns: int) -> tuple[str, ...]:
    """Return the names of all cells of a board, in reading order."""
    return tuple(cell_name(row, column) for row in range(rows) for column in range(columns))


def bits(cells: int) -> Iterator[int]:
    """Yield the indices of the cells of a set, in reading order."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def mask(cells: Iterable[int]) -> int:
    """Return the set of the cells with these indices."""
    as_set = 0
    for cell in cells:
        as_set |= 1 << cell
    return as_set


_STRIDE = 6
_STRIDE_CELLS = (1 << _STRIDE) - 1
"""How many cells are named at a time, and the first that many as a set."""


class Board(NamedTuple):
    """A rectangle of cells, with the set of each cell's neighbours.

    `strides` holds, for every six cells in reading order, the names in each of their sets.
    """

    rows: int
    columns: int
    orthogonal: tuple[int, ...]
    diagonal: tuple[int, ...]
    names: tuple[str, ...]
    strides: tuple[tuple[tuple[str, ...], ...], ...]

    def named(self, cells: int) -> tuple[str, ...]:
        """Return the names of the cells of a set, in reading order."""
        names: tuple[str, ...] = ()
        for names_of in self.strides:
            names += names_of[cells & _STRIDE_CELLS]
            cells >>= _STRIDE
        return names


@cache
def rectangle(rows: int, columns: int) -> Board:
    """Return the board of `rows` x `columns` cells."""

    def around(row: int, column: int, steps: Sequence[tuple[int, int]]) -> int:
        return mask(
            (row + down) * columns + column + right
            for down, right in steps
            if 0 <= row + down < rows and 0 <= column + right < columns
        )

    cells = [(row, column) for row in range(rows) for column in range(columns)]
    straight = ((-1, 0), (0, 1), (1, 0), (0, -1))
    slanted = ((-1, -1), (-1, 1), (1, -1), (1, 1))
    return Board(
        rows,
        columns,
        tuple(around(*cell, straight) for cell in cells),
        tuple(around(*cell, slanted) for cell in cells),
        names := cell_names(rows, columns),
        tuple(_names_of_sets(names[first : first + _STRIDE]) for first in range(0, len(names), _STRIDE)),
    )


def _names_of_sets(names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the names in each set of a few cells; the index is the set."""
    names_of: list[tuple[str, ...]] = [()]
    for name in names:
        names_of += [(*others, name) for others in names_of]
    return tuple(names_of)


def groups(cells: int, neighbours: Sequence[int]) -> list[int]:
    """Return the connected groups of a set of cells, in the reading order of their first cells."""
    connected: list[int] = []
    while cells:
        edge = cells & -cells
        group = 0
        while edge:
            low = edge & -edge
            group |= low
            cells ^= low
            edge = (edge | neighbours[low.bit_length() - 1]) & cells
        connected.append(group)
    return connected


def cut_off(cells: int, neighbours: Sequence[int], anchors: int = 0) -> tuple[int, ...]:
    """Return the groups of cells that are not connected to the anchors, or to the largest group if there are none."""
    connected = groups(cells, neighbours)
    anchored = [group for group in connected if group & anchors]
    kept = anchored or [max(connected, key=int.bit_count)] if connected else []
    return tuple(group for group in connected if group not in kept)


class RowLengths(NamedTuple):
    """How long the rows of a grid are.

    Attributes:
        usual: The length that most rows have, the longer one where two are as frequent.
        odd: The rows of another length, counted from 0, with their lengths.
    """

    usual: int
    odd: Mapping[int, int]


def row_lengths(lengths: Sequence[int]) -> RowLengths:
    """Return which rows of a grid are uneven, given the length of each; there is at least one."""
    usual = max(set(lengths), key=lambda length: (lengths.count(length), length))
    return RowLengths(usual, {row: length for row, length in enumerate(lengths) if length != usual})
