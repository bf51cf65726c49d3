"""A finished table of Hutan as plain frozen values: layout, boards, seats, settings.

A board has 6 x 6 cells, numbered in reading order; a set of cells is an integer with one bit a cell
(see `scoring_rules.squares`). A simulator builds these values directly:

    rows = ["~~ . yT rT . r", ...]
    board = Board.typed(layout(tiles("first game")), rows)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from scoring_rules.frame.board.squares import bits, mask, rectangle
from scoring_rules.frame.language.text import Name
from scoring_rules.hutan.data.tiles import FIRST_GAME, GRIDS
from scoring_rules.hutan.data.words import COLOURS, LETTERS, TILE_COLOURS, TILE_SIDES, TURNS, TYPED

SIZE = 6
PAIR = 2
LARGE = 4
SQUARE = rectangle(SIZE, SIZE)
TILE_CELLS: tuple[int, ...] = tuple(
    mask((top + row) * SIZE + left + column for row in range(3) for column in range(3))
    for top in (0, 3)
    for left in (0, 3)
)
"""The cells of each tile: top left, top right, bottom left, bottom right."""


class Tile(NamedTuple):
    """A tile as it lies: its colour, the side that is up, and the corner of its symbol."""

    colour: str
    side: str
    turn: str

    def __str__(self) -> str:
        return f"{self.colour} {self.side} {self.turn}"

    @property
    def name(self) -> Name:
        """What it is called in each language, which is how it may be typed: `bleu rond SE`."""
        words = zip(TILE_COLOURS[self.colour], TILE_SIDES[self.side], strict=True)
        return Name(*(f"{colour} {side} {self.turn}".rstrip() for colour, side in words))

    def rows(self) -> tuple[str, ...]:
        """Return the 3 x 3 letters of its areas (`~` the lake), turned as it lies."""
        grid: tuple[str, ...] = GRIDS[self.colour, self.side]
        for _ in range(TURNS.index(self.turn)):
            grid = tuple("".join(column) for column in zip(*reversed(grid), strict=True))
        return grid


class Layout(NamedTuple):
    """What depends only on the tiles and how they lie; areas in reading order of their first cells.

    `sizes` are the numbers of cells of the areas, `pairs` and `large` all cells in areas of 2 and of
    4 or 5. `area_of` holds for each cell the index of its area, -1 for a lake; `on_tiles` for each area
    the tile it lies on, as a set; `lakes` are the lake cells, `around_lakes` for each of them its up to
    eight neighbours.
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
    written = FIRST_GAME if typed == "first game" else [part.strip() for part in typed.split(",")]
    return tuple(Tile(*tile.split()) for tile in written)


class Board(NamedTuple):
    """What stands on a layout.

    `colours` holds the cells with a flower of each colour, in the order of `COLOURS`, also those
    under trees and animals, which stand on flowers only.
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
        """The cells with a flower and nothing on it."""
        return self.occupied & ~(self.trees | self.animals)

    def colour_at(self, cell: int) -> int | None:
        """Return the colour of the flower on a cell, None where there is none."""
        return next((c for c, cells in enumerate(self.colours) if cells >> cell & 1), None)

    def tokens(self) -> list[str]:
        """Return the canonical token of each cell (`.` `~~` `r` `rT` `rA`), in reading order."""
        found = ["." if self.layout.plantable >> cell & 1 else "~~" for cell in range(SIZE * SIZE)]
        for letter, cells in zip(TYPED, self.colours, strict=True):
            for cell in bits(cells):
                found[cell] = letter + (
                    "A" if self.animals >> cell & 1 else "T" if self.trees >> cell & 1 else ""
                )
        return found

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


class Seat(NamedTuple):
    """A player, and the board where there is one that can be scored."""

    name: str
    board: Board | None = None
    tiles_of_own: bool = False


class Settings(NamedTuple):
    """What selects the rules. `order` and `first_in_last_round` are seats, counted from 0."""

    mode: str
    cards: tuple[int, ...] = ()
    scenario: str | None = None
    modification: str | None = None
    readings: Mapping[str, str] = {"pairs": "per_pair", "orangutan_bonus": "each"}
    first_in_last_round: int | None = None
    order: tuple[int, ...] = ()
    edition: str | None = None


class Table(NamedTuple):
    """The settings, and every player at the table; counted ones have no board."""

    settings: Settings
    seats: tuple[Seat, ...]
