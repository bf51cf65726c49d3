"""A player's rainforest: what grows on a layout, and the areas that are completed, mixed or unfinished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.frame.board.squares import bits
from scoring_rules.hutan.board.layout import SIZE, Layout
from scoring_rules.hutan.data.words import COLOURS, LETTERS, TYPED


class Board(NamedTuple):
    """What grows and lives on a layout.

    `colours` holds the cells with a flower of each colour, in the order of `COLOURS`; these include the
    cells of trees and animals, which are always on a flower.
    """

    layout: Layout
    colours: tuple[int, int, int, int, int]
    trees: int
    animals: int

    @property
    def occupied(self) -> int:
        """All cells with a flower."""
        red, yellow, blue, grey, white = self.colours
        return red | yellow | blue | grey | white

    @property
    def bare(self) -> int:
        """The cells with a flower that has nothing on it."""
        return self.occupied & ~(self.trees | self.animals)

    def colour_at(self, cell: int) -> int | None:
        """Return the colour of the flower on a cell, None where there is none."""
        return next((c for c, cells in enumerate(self.colours) if cells >> cell & 1), None)

    def tokens(self) -> list[str]:
        """Return the canonical token of each cell (`.` `~~` `r` `rT` `rA`), in reading order."""
        tokens = ["." if self.layout.plantable >> cell & 1 else "~~" for cell in range(SIZE * SIZE)]
        for letter, cells in zip(TYPED, self.colours, strict=True):
            for cell in bits(cells):
                tokens[cell] = letter + ("A" if self.animals >> cell & 1 else "T" if self.trees >> cell & 1 else "")
        return tokens

    @classmethod
    def typed(cls, layout: Layout, rows: Sequence[str]) -> Board:
        """Return the board of six rows of canonical tokens (`.` `~~` `r` `rT` `rA`)."""
        colours = [0] * len(COLOURS)
        trees = animals = 0
        for cell, token in enumerate(token for row in rows for token in row.split()):
            if token[0] in ".~":
                continue
            bit = 1 << cell
            colours[LETTERS[token[0]]] |= bit
            trees |= bit * token.endswith("T")
            animals |= bit * token.endswith("A")
        red, yellow, blue, grey, white = colours
        return cls(layout, (red, yellow, blue, grey, white), trees, animals)


def completed(board: Board) -> list[tuple[int, int]]:
    """Return the areas full of flowers of one colour, each with that colour."""
    occupied = board.occupied
    areas: list[tuple[int, int]] = []
    for index, area in enumerate(board.layout.areas):
        if area & occupied == area:
            for colour, cells in enumerate(board.colours):
                if area & cells == area:
                    areas.append((index, colour))
                    break
    return areas


def charged(board: Board) -> list[tuple[int, bool]]:
    """Return the areas that cost points, each with whether it is full (and so mixed)."""
    occupied = board.occupied
    red, yellow, blue, grey, white = board.colours
    areas: list[tuple[int, bool]] = []
    for index, area in enumerate(board.layout.areas):
        flowers = area & occupied
        if flowers != area:
            if flowers:
                areas.append((index, False))
        elif area not in (area & red, area & yellow, area & blue, area & grey, area & white):
            areas.append((index, True))
    return areas


def colours_in(board: Board, area: int) -> tuple[int, ...]:
    """Return the colours of the flowers in a set of cells."""
    return tuple(colour for colour, cells in enumerate(board.colours) if area & cells)
