"""A finished table of Habitats as plain frozen values: tiles, reserves, seats, objectives, settings.

A reserve is a rectangle of cells of any size, numbered in reading order; a set of cells is an integer
with one bit a cell (see `scoring_rules.squares`). A simulator builds these values directly:

    lion = Tile("animal", name="lion", terrains=(2,), needs=((0, 3), (1, 1)), points=6)
    reserve = reserve_of(3, 4, {0: Laid(lion), 5: Laid(gate, turn=1)})
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from scoring_rules.habitats.data.words import CATEGORY_OF, KINDS, SIDES, STEPS, TERRAINS
from scoring_rules.squares import Board as Square
from scoring_rules.squares import rectangle
from scoring_rules.text import Text, Value


class Tile(NamedTuple):
    """What is printed on a tile, unturned.

    Attributes:
        kind: One of `KINDS`.
        name: What it is called; empty where it has no name.
        token: What is typed for it in a reserve.
        terrains: Indices of the terrains it shows, none for grey ground.
        needs: Pairs of what an animal needs, an index of `NEEDED`, and how many.
        points: Points printed on it; those for each thing counted of a tourist, for each animal of a watchtower.
        per_flower: Points of a watchtower for each flower.
        design: A watchtower's design, empty where `sees` says what it looks at.
        sees: Row and column steps to the cells that it looks at.
        counts: What a tourist counts.
        sides: The sides, 0 to 3 clockwise from the top: the border of a gate or an entrance, the marked ones of a camp.
    """

    kind: str
    name: Value = ""
    token: str = ""
    terrains: tuple[int, ...] = ()
    needs: tuple[tuple[int, int], ...] = ()
    points: int = 0
    per_flower: int = 0
    design: str = ""
    sees: tuple[tuple[int, int], ...] = ()
    counts: str = ""
    sides: tuple[int, ...] = ()

    @property
    def label(self) -> Value:
        """What messages call it: its name, else its kind and the token."""
        if self.name:
            return self.name
        return (
            Text("{kind} {token}", kind=KINDS[self.kind], token=self.token)
            if self.token
            else KINDS[self.kind]
        )

    def turned(self, quarters: int) -> Tile:
        """Return the tile turned clockwise by quarters."""
        tile = self
        for _ in range(quarters % len(SIDES)):
            tile = tile._replace(
                sides=tuple(sorted((side + 1) % len(SIDES) for side in tile.sides)),
                sees=tuple((right, -down) for down, right in tile.sees),
            )
        return tile


class Laid(NamedTuple):
    """A tile as it lies: turned already, `turn` says by how many quarters."""

    tile: Tile
    turn: int = 0


class Placed(NamedTuple):
    """A tile on a cell of a reserve, turned as it lies, and what it is called there."""

    cell: int
    tile: Tile
    label: Value
    turn: int = 0


class Board(NamedTuple):
    """A reserve: its rectangle of cells, and its tiles in reading order.

    `terrains` holds the cells of each terrain, `needed` these and the flowers in the order of `NEEDED`,
    `kinds` the tiles of each kind that can score; `occupied`, `flowers` and `towers` are sets of cells;
    `over` holds for each cell the cells over its four sides, as sets, empty where there is none.
    """

    square: Square
    placed: tuple[Placed, ...]
    terrains: tuple[int, int, int, int]
    needed: tuple[int, int, int, int, int]
    kinds: Mapping[str, tuple[Placed, ...]]
    occupied: int
    flowers: int
    towers: int
    over: tuple[tuple[int, int, int, int], ...]

    def beyond(self, cell: int, side: int) -> int | None:
        """Return the cell over a side of another, None where it would be off the rectangle."""
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
    """Return the reserve of some tiles on a rectangle, by the cells that they lie on."""
    square = rectangle(rows, columns)
    placed = tuple(
        Placed(cell, tile, Text("{tile} at {cell}", tile=tile.label, cell=square.names[cell]), turn)
        for cell, (tile, turn) in sorted(laid.items())
    )
    terrains = [0] * len(TERRAINS)
    kinds: dict[str, list[Placed]] = {kind: [] for kind in CATEGORY_OF}
    for each in placed:
        for terrain in each.tile.terrains:
            terrains[terrain] |= 1 << each.cell
        if each.tile.kind in kinds:
            kinds[each.tile.kind].append(each)
    grassland, forest, desert, water = terrains
    flowers = _cells(tuple(kinds["flower"]))
    return Board(
        square,
        placed,
        (grassland, forest, desert, water),
        (grassland, forest, desert, water, flowers),
        {kind: tuple(each) for kind, each in kinds.items()},
        _cells(placed),
        flowers,
        _cells(tuple(kinds["watchtower"])),
        _over(rows, columns),
    )


@cache
def _over(rows: int, columns: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return the cells over the sides of each cell of a rectangle, as sets."""

    def bit(row: int, column: int) -> int:
        return 1 << (row * columns + column) if 0 <= row < rows and 0 <= column < columns else 0

    return tuple(
        (bit(row - 1, column), bit(row, column + 1), bit(row + 1, column), bit(row, column - 1))
        for row in range(rows)
        for column in range(columns)
    )


def _cells(placed: tuple[Placed, ...]) -> int:
    return sum(1 << each.cell for each in placed)


class Seat(NamedTuple):
    """A player: the reserve where there is one that can be scored, and points taken in the years.

    `years` holds the points of each year, or their sum where `summed`; `claims` are the cells of which
    the table said whether they score.
    """

    name: str
    board: Board | None = None
    years: tuple[int, ...] = ()
    summed: bool = False
    claims: tuple[tuple[int, bool], ...] = ()


class Objective(NamedTuple):
    """An objective of a year: what it is called, and how its points are found.

    `goal` is the id of a goal that is known, else empty. `awarded` are the points that each seat got;
    else `places` are the points of each place, and `values` what each seat reached, None where it is to be
    measured from the final reserve. `low`: the lowest value is the best.
    """

    name: Value
    goal: str = ""
    awarded: tuple[int, ...] | None = None
    places: tuple[int, ...] = ()
    values: tuple[tuple[int, ...] | None, ...] = ()
    low: bool = False


class Settings(NamedTuple):
    """What selects the rules: `years` are those that have points, `camps` whether any are laid."""

    edition: str
    readings: Mapping[str, str] = {}
    years: tuple[int, ...] = ()
    summed: bool = False
    camps: bool = True
    mode: str | None = None


class Table(NamedTuple):
    """The settings, every player, the objectives of each year, and the tiles that are defined, by tokens."""

    settings: Settings
    seats: tuple[Seat, ...]
    years: tuple[tuple[Objective, ...], ...] = ()
    tiles: Mapping[str, Tile] = {}


def board_of(table: Table, seat: int) -> Board:
    """Return the reserve of a seat; ValueError where there is none."""
    board = table.seats[seat].board
    if board is None:
        message = f"{table.seats[seat].name} has no reserve that can be scored"
        raise ValueError(message)
    return board
