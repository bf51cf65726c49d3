"""A reserve as frozen values: a rectangle of cells of any size, and the tiles on it.

Cells are numbered in reading order; a set of cells is an integer with one bit a cell, see
`frame.board.squares`. What scoring looks up is sorted once, when the reserve is made:

    reserve_of(3, 4, {0: Laid(lion), 5: Laid(gate.turned(1), turn=1)})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from scoring_rules.frame.board.squares import Board as Square
from scoring_rules.frame.board.squares import groups, mask, rectangle
from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.board.tile import Laid, Tile
from scoring_rules.habitats.data.words import CATEGORY_OF, FLOWER, NEEDED, STEPS


class Placed(NamedTuple):
    """A tile on a cell of a reserve, already turned, and what it is called there."""

    cell: int
    tile: Tile
    label: Text
    turn: int = 0


class Board(NamedTuple):
    """A reserve: its rectangle of cells, and its tiles in reading order.

    `needed` holds the cells of each terrain and those of flowers, in the order of `NEEDED`; `habitats` the
    groups of these that touch by their sides. `kinds` holds the tiles of each kind that can score;
    `occupied` and `towers` are sets of cells; `over` holds for each cell the cells across its four sides,
    as sets, empty where there is none.
    """

    square: Square
    placed: tuple[Placed, ...]
    needed: tuple[int, ...]
    habitats: tuple[tuple[int, ...], ...]
    kinds: Mapping[str, tuple[Placed, ...]]
    occupied: int
    towers: int
    over: tuple[tuple[int, int, int, int], ...]

    def beyond(self, cell: int, side: int) -> int | None:
        """Return the cell across a side of another, None where it would be off the rectangle."""
        down, right = STEPS[side]
        return self.at(cell, down, right)

    def at(self, cell: int, down: int, right: int) -> int | None:
        """Return the cell some steps from another, None where it would be off the rectangle."""
        row, column = divmod(cell, self.square.columns)
        row, column = row + down, column + right
        if 0 <= row < self.square.rows and 0 <= column < self.square.columns:
            return row * self.square.columns + column
        return None


def reserve_of(rows: int, columns: int, laid: Mapping[int, Laid]) -> Board:
    """Return the reserve of some tiles on a rectangle, by the cells that they are on."""
    square = rectangle(rows, columns)
    names = square.names
    needed = [0] * len(NEEDED)
    kinds: dict[str, list[Placed]] = {kind: [] for kind in CATEGORY_OF}
    placed = []
    for cell in sorted(laid):
        tile, turn = laid[cell]
        here = Placed(cell, tile, tile.at(names[cell]), turn)
        placed.append(here)
        for terrain in tile.terrains:
            needed[terrain] |= 1 << cell
        of_kind = kinds.get(tile.kind)
        if of_kind is not None:
            of_kind.append(here)
    needed[FLOWER] = _cells(kinds["flower"])
    return Board(
        square,
        tuple(placed),
        tuple(needed),
        tuple([tuple(groups(cells, square.orthogonal)) for cells in needed]),
        {kind: tuple(tiles) for kind, tiles in kinds.items()},
        mask(laid),
        _cells(kinds["watchtower"]),
        _over(rows, columns),
    )


def _cells(placed: Sequence[Placed]) -> int:
    return mask(tile.cell for tile in placed)


@cache
def _over(rows: int, columns: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return the cells across the sides of each cell of a rectangle, as sets."""

    def bit(row: int, column: int) -> int:
        return 1 << (row * columns + column) if 0 <= row < rows and 0 <= column < columns else 0

    return tuple(
        (bit(row - 1, column), bit(row, column + 1), bit(row + 1, column), bit(row, column - 1))
        for row in range(rows)
        for column in range(columns)
    )
