"""Spaces of cards and groves as plain frozen values, and cards as they are turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.board.squares import Board as Square
from scoring_rules.frame.board.squares import rectangle
from scoring_rules.hortis.data.box import BASKET, CARD_COLUMNS, WHEELBARROW
from scoring_rules.hortis.data.words import GLADE, LETTERS, TYPED

NOTHING = 0
SQUIRREL = -1
"""What is on a space instead of a die, a basket or the wheelbarrow."""

_SIGNS = {BASKET: "P", WHEELBARROW: "B", SQUIRREL: "E"}
_VALUES = {sign: value for value, sign in _SIGNS.items()}

Spot: TypeAlias = tuple[int, int]
"""A space by its column and row, counted from any origin."""


def sign(die: int) -> str:
    """Return what a die is in a canonical token: `3`, `P`, `B`, `E`."""
    return _SIGNS.get(die, str(die))


class Ground(NamedTuple):
    """What is printed on a space of a card: its fruit or `GLADE`, and how many fruits."""

    kind: int
    fruits: int = 0

    def __str__(self) -> str:
        return "--" if self.kind == GLADE else f"{TYPED[self.kind]}{self.fruits}"


class Space(NamedTuple):
    """A visible space: its ground and what is on it.

    `die` is `NOTHING`, 2 to 6, `BASKET`, `WHEELBARROW` or `SQUIRREL`; `colour` is the fruit of the die,
    -1 without one.
    """

    ground: Ground
    die: int = NOTHING
    colour: int = -1

    def __str__(self) -> str:
        """Return the canonical token: `O2:3`, `--:V3`, `C2:E`."""
        if self.die == NOTHING:
            return str(self.ground)
        letter = TYPED[self.colour] if self.ground.kind == GLADE else ""
        return f"{self.ground}:{letter}{sign(self.die)}"

    @classmethod
    def typed(cls, token: str) -> Space:
        """Return the space of a canonical token."""
        base, _, on_it = token.partition(":")
        ground = Ground(GLADE) if base == "--" else Ground(LETTERS[base[0]], int(base[1]))
        if not on_it:
            return cls(ground)
        colour = LETTERS[on_it[0]] if ground.kind == GLADE else ground.kind
        value = on_it[1:] if ground.kind == GLADE else on_it
        die = _VALUES[value] if value in _VALUES else int(value)
        return cls(ground, die, -1 if die == SQUIRREL else colour)


Layout: TypeAlias = tuple[Ground, ...]
"""The six spaces of a card as it is read, in reading order."""


def layout(rows: Sequence[str]) -> Layout:
    """Return the layout of two rows of three canonical tokens."""
    return tuple(Space.typed(token).ground for row in rows for token in row.split())


def turned(card: Layout, quarters: int) -> tuple[Layout, int]:
    """Return a card turned clockwise by quarter turns: its spaces in reading order, and its columns."""
    columns = CARD_COLUMNS
    for _ in range(quarters % 4):
        rows = [card[start : start + columns] for start in range(0, len(card), columns)]
        card = tuple(space for column in zip(*reversed(rows), strict=True) for space in column)
        columns = len(rows)
    return card, columns


class Grove(NamedTuple):
    """The visible spaces in a rectangle; `unread` are the cells whose token could not be read."""

    columns: int
    spaces: tuple[Space | None, ...]
    unread: frozenset[int] = frozenset()

    @property
    def square(self) -> Square:
        """The rectangle around the grove: neighbours and names of its cells."""
        return rectangle(len(self.spaces) // self.columns, self.columns)

    def tokens(self) -> list[str]:
        """Return the canonical token of each cell, `.` where there is nothing."""
        return ["." if space is None else str(space) for space in self.spaces]

    @classmethod
    def typed(cls, rows: Sequence[str]) -> Grove:
        """Return the grove of rows of canonical tokens."""
        tokens = [row.split() for row in rows]
        spaces = tuple(Space.typed(token) if ":" in token or token[1:] else None for row in tokens for token in row)
        return cls(len(tokens[0]), spaces)
