"""What each of the 24 Ecosystem cards counts on a board.

A card scores `points` for each thing counted, and `bonus` for each thing counted that belongs to its
bonus animal: values in `data.box`, counting here. An animal is not a tree. Sources: the French
rule page's list of cards, and the English card meanings of the public Board Game Arena adaptation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.board.squares import bits, groups, mask
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.hutan.board.layout import SIZE, SQUARE, TILE_CELLS
from scoring_rules.hutan.board.rainforest import Board, completed
from scoring_rules.hutan.data.box import CARDS
from scoring_rules.hutan.data.words import BLUE, COLOURS, GREY, RED, WHITE, YELLOW
from scoring_rules.hutan.table import Table


class Counted(NamedTuple):
    """How many things a card counts, how many of them earn the bonus, and the cells that count."""

    things: int
    cells: int
    bonus: int = 0


Count: TypeAlias = Callable[[Board], Counted]

ROWS = tuple(mask(range(row * SIZE, row * SIZE + SIZE)) for row in range(SIZE))
COLUMNS = tuple(mask(range(column, SIZE * SIZE, SIZE)) for column in range(SIZE))
EDGE = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]
SMALLEST_GROUP = 3


def _pieces(cells: int, bonus: int = 0) -> Counted:
    """Count each cell of a set once, with a bonus for each of `bonus` among them."""
    return Counted(cells.bit_count(), cells, (cells & bonus).bit_count())


def _within(cells: int, sets: Iterable[int]) -> list[int]:
    """Return those of some sets of cells that are wholly within `cells`."""
    return [inner for inner in sets if inner & cells == inner]


def _reached(cells: int, sets: Iterable[int]) -> int:
    """Return how many of some sets hold at least one of `cells`."""
    return len([other for other in sets if other & cells])


def areas_of(colour: int) -> Count:
    """Count the completed areas of one colour (cards 1 to 5)."""

    def count(board: Board) -> Counted:
        areas = _within(board.colours[colour], board.layout.areas)
        return Counted(len(areas), sum(areas))

    return count


def trees_on(colour: int) -> Count:
    """Count the trees on flowers of one colour (cards 6 to 10)."""
    return lambda board: _pieces(board.trees & board.colours[colour])


def trees_on_edge(board: Board) -> Counted:
    """Count the trees on the 20 cells of the rim, a corner once (card 11)."""
    return _pieces(board.trees & EDGE)


def animals_on_edge(board: Board) -> Counted:
    """Count the animals on the rim; cassowaries earn the bonus (card 12)."""
    return _pieces(board.animals & EDGE, board.colours[BLUE])


def animals_in_pairs(board: Board) -> Counted:
    """Count the animals in areas of two cells (card 13)."""
    return _pieces(board.animals & board.layout.pairs)


def animals_in_large_areas(board: Board) -> Counted:
    """Count the animals in areas of four or five cells; tigers earn the bonus (card 14)."""
    return _pieces(board.animals & board.layout.large, board.colours[YELLOW])


def largest_group(board: Board) -> Counted:
    """Count the trees of the largest orthogonally connected group, the first of equal ones (card 15)."""
    return _pieces(max(groups(board.trees, SQUARE.orthogonal), key=int.bit_count, default=0))


def groups_of_three(board: Board) -> Counted:
    """Count the orthogonally connected groups of three or more trees (card 16)."""
    large = [group for group in groups(board.trees, SQUARE.orthogonal) if group.bit_count() >= SMALLEST_GROUP]
    return Counted(len(large), sum(large))


def _beside_lakes(board: Board, pieces: int) -> tuple[int, int]:
    """Return how many pairs of a lake and a piece touch, diagonals too, and the pieces that do."""
    pairs = touching = 0
    for around in board.layout.around_lakes:
        pairs += (pieces & around).bit_count()
        touching |= pieces & around
    return pairs, touching


def trees_by_lake(board: Board) -> Counted:
    """Count the trees beside each lake; a tree beside two lakes counts twice (card 17)."""
    return Counted(*_beside_lakes(board, board.trees))


def trees_by_lake_once(board: Board) -> Counted:
    """Count the trees beside any lake, each once (card 17, literal French text)."""
    return _pieces(_beside_lakes(board, board.trees)[1])


def animals_by_lake(board: Board) -> Counted:
    """Count the animals beside each lake; each lake beside a hornbill earns the bonus (card 18)."""
    pairs, touching = _beside_lakes(board, board.animals)
    return Counted(pairs, touching, _beside_lakes(board, board.animals & board.colours[GREY])[0])


def animals_by_lake_once(board: Board) -> Counted:
    """Count the animals beside any lake once; the bonus is for each lake (card 18, French text)."""
    touching = _beside_lakes(board, board.animals)[1]
    return _pieces(touching)._replace(bonus=_beside_lakes(board, touching & board.colours[GREY])[0])


def _diagonal_trees(board: Board, animals: int) -> tuple[int, int, int]:
    """Return the pairs of an animal and a tree diagonal to it, those animals, and those trees."""
    pairs = having = had = 0
    for animal in bits(animals):
        trees = SQUARE.diagonal[animal] & board.trees
        if trees:
            pairs += trees.bit_count()
            having |= 1 << animal
            had |= trees
    return pairs, having, had


def animals_by_tree(board: Board) -> Counted:
    """Count the trees diagonal to each animal; those of a rhino earn the bonus (card 19)."""
    pairs, having, had = _diagonal_trees(board, board.animals)
    return Counted(pairs, having | had, _diagonal_trees(board, board.animals & board.colours[WHITE])[0])


def animals_by_tree_once(board: Board) -> Counted:
    """Count the animals diagonal to a tree once; the bonus is for each tree (card 19, French text)."""
    _, having, had = _diagonal_trees(board, board.animals)
    bonus = _diagonal_trees(board, board.animals & board.colours[WHITE])[0]
    return Counted(having.bit_count(), having | had, bonus)


def kinds(board: Board) -> Counted:
    """Count the different kinds of animals (card 20)."""
    return Counted(_reached(board.animals, board.colours), board.animals)


def tiles_with_animal(board: Board) -> Counted:
    """Count the tiles with at least one animal (card 21)."""
    return Counted(_reached(board.animals, TILE_CELLS), board.animals)


def tiles_of_one_colour(board: Board) -> Counted:
    """Count the tiles with a completed area of one colour, the best of the five (card 22)."""
    layout = board.layout
    cells, tiles = [0] * len(COLOURS), [0] * len(COLOURS)
    for index, colour in completed(board):
        cells[colour] |= layout.areas[index]
        tiles[colour] |= layout.on_tiles[index]
    counts = [tiles_of_colour.bit_count() for tiles_of_colour in tiles]
    most = max(counts)
    return Counted(most, cells[counts.index(most)])


def _full(board: Board, lines: Iterable[int]) -> list[int]:
    """Return the sets of cells in which every cell has a tree, an animal or a lake."""
    return _within(board.trees | board.animals | board.layout.lakes, lines)


def full_tiles(board: Board) -> Counted:
    """Count the full tiles; every orangutan on one earns the bonus (card 23)."""
    full = _full(board, TILE_CELLS)
    return Counted(len(full), sum(full), (sum(full) & board.animals & board.colours[RED]).bit_count())


def full_tiles_bonus_once(board: Board) -> Counted:
    """Count the full tiles; the bonus is for each tile with an orangutan (card 23, French text)."""
    full = _full(board, TILE_CELLS)
    return Counted(len(full), sum(full), _reached(board.animals & board.colours[RED], full))


def full_lines(board: Board) -> Counted:
    """Count the full rows and columns; a cell may count for both (card 24)."""
    rows, columns = _full(board, ROWS), _full(board, COLUMNS)
    return Counted(len(rows) + len(columns), sum(rows) | sum(columns))


COUNTS: Mapping[int, Count] = {
    **{number: areas_of(colour) for colour, number in enumerate(range(1, 6))},
    **{number: trees_on(colour) for colour, number in enumerate(range(6, 11))},
    11: trees_on_edge,
    12: animals_on_edge,
    13: animals_in_pairs,
    14: animals_in_large_areas,
    15: largest_group,
    16: groups_of_three,
    17: trees_by_lake,
    18: animals_by_lake,
    19: animals_by_tree,
    20: kinds,
    21: tiles_with_animal,
    22: tiles_of_one_colour,
    23: full_tiles,
    24: full_lines,
}
BY_READING: Mapping[tuple[str, str], Mapping[int, Count]] = {
    ("pairs", "per_piece"): {17: trees_by_lake_once, 18: animals_by_lake_once, 19: animals_by_tree_once},
    ("orangutan_bonus", "per_tile"): {23: full_tiles_bonus_once},
}
"""The rulings that count differently from the default."""


def card_score(number: int, count: Count) -> Callable[[Table, int], Iterable[Item]]:
    """Return the rule that scores one card with one way of counting."""
    card = CARDS[number]
    rule = f"hutan.ecosystem_{number}"

    def score(table: Table, seat: int) -> Iterable[Item]:
        things, cells, bonus = count(board_of(table, seat))
        points = things * card.points + bonus * card.bonus
        working = f"{things} × {card.points}" + (f" + {bonus} × {card.bonus}" if bonus else "")
        return (Item(rule, points, card.label, working, SQUARE.named(cells)),)

    return score
