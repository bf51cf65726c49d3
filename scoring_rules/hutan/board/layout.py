"""The four tiles as they lie, and the areas and lakes of the 6 x 6 cells that they make.

Cells are numbered in reading order; a set of cells is an integer with one bit per cell (see `frame.board.squares`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from scoring_rules.frame.board.squares import bits, mask, rectangle
from scoring_rules.frame.language.text import Name
from scoring_rules.hutan.data.box import FIRST_GAME_TILES, GRIDS
from scoring_rules.hutan.data.words import TILE_COLOURS, TILE_SIDES, TURNS

SIZE = 6
PAIR = 2
LARGE = 4
SQUARE = rectangle(SIZE, SIZE)
TILE_SIZE = 3
TILE_CELLS: tuple[int, ...] = tuple(
    mask((top + row) * SIZE + left + column for row in range(TILE_SIZE) for column in range(TILE_SIZE))
    for top in (0, TILE_SIZE)
    for left in (0, TILE_SIZE)
)
"""The cells of each tile: top left, top right, bottom left, bottom right."""


class Tile(NamedTuple):
    """A tile as it lies: its colour, the side that is up, and the corner that its symbol is in."""

    colour: str
    side: str
    turn: str

    def __str__(self) -> str:
        return f"{self.colour} {self.side} {self.turn}"

    @property
    def name(self) -> Name:
        """What it is called in each language, and how it may be typed: `bleu rond SE`."""
        words = zip(TILE_COLOURS[self.colour], TILE_SIDES[self.side], strict=True)
        return Name(*(f"{colour} {side} {self.turn}".rstrip() for colour, side in words))

    def rows(self) -> tuple[str, ...]:
        """Return the 3 x 3 letters of its areas (`~` is the lake), turned as the tile lies."""
        grid: tuple[str, ...] = GRIDS[self.colour, self.side]
        for _ in range(TURNS.index(self.turn)):
            grid = tuple("".join(column) for column in zip(*reversed(grid), strict=True))
        return grid


class Layout(NamedTuple):
    """What depends only on the tiles and how they lie; areas in reading order of their first cells.

    Attributes:
        tiles: The tiles: top left, top right, bottom left, bottom right.
        areas: The cells of each area.
        sizes: How many cells each area has.
        area_of: The index of each cell's area, -1 for a lake.
        on_tiles: The tile that each area is on, as a set of one.
        area_places: The names of each area's cells.
        lakes: The lake cells.
        plantable: All other cells.
        around_lakes: The up to eight neighbours of each lake cell.
        pairs: All cells in areas of 2.
        large: All cells in areas of 4 or 5.
    """

    tiles: tuple[Tile, ...]
    areas: tuple[int, ...]
    sizes: tuple[int, ...]
    area_of: tuple[int, ...]
    on_tiles: tuple[int, ...]
    area_places: tuple[tuple[str, ...], ...]
    lakes: int
    plantable: int
    around_lakes: tuple[int, ...]
    pairs: int
    large: int


@lru_cache(maxsize=1024)
def layout(tiles: tuple[Tile, ...]) -> Layout:
    """Return the layout of four tiles: top left, top right, bottom left, bottom right."""
    letters = [""] * (SIZE * SIZE)
    for number, (tile, cells) in enumerate(zip(tiles, TILE_CELLS, strict=True)):
        for cell, letter in zip(bits(cells), "".join(tile.rows()), strict=True):
            letters[cell] = letter if letter == "~" else f"{number}{letter}"
    named = {letter: mask(i for i, other in enumerate(letters) if other == letter) for letter in letters}
    lakes = named.pop("~", 0)
    areas = tuple(named.values())
    return Layout(
        tiles=tiles,
        areas=areas,
        sizes=tuple(area.bit_count() for area in areas),
        area_of=tuple(-1 if letter == "~" else list(named).index(letter) for letter in letters),
        on_tiles=tuple(1 << int(letter[0]) for letter in named),
        area_places=tuple(SQUARE.named(area) for area in areas),
        lakes=lakes,
        plantable=sum(areas),
        around_lakes=tuple(SQUARE.orthogonal[lake] | SQUARE.diagonal[lake] for lake in bits(lakes)),
        pairs=sum(area for area in areas if area.bit_count() == PAIR),
        large=sum(area for area in areas if area.bit_count() >= LARGE),
    )


def tiles(typed: str) -> tuple[Tile, ...]:
    """Return four tiles written canonically, `blue circle SE, pink circle SW, ...`, or `first game`."""
    written = FIRST_GAME_TILES if typed == "first game" else typed
    return tuple(Tile(*tile.split()) for tile in written.split(","))


def named(cells: int) -> str:
    """Return the names of a set of cells as a message shows them: `A1 A2 B1`."""
    return " ".join(SQUARE.named(cells))
