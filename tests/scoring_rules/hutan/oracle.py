"""A second scorer of Hutan, slow and literal: written from the card texts, to hold the real one against.

It shares no code and no data with the game's package, and nothing here is clever: grids are lists,
and every card is counted the way its text is read aloud.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

Cell: TypeAlias = tuple[int, int]
Rows: TypeAlias = list[list[str]]

COLOURS = "rybgw"
PLANTS = {colour + piece for colour in COLOURS for piece in ("", "T", "A")}
MODES = ("family", "standard", "advanced", "solo")

# As drawn with the coloured corner symbol at the top left; letters are areas, ~ is the lake.
TILES = {
    "pink_circle": ("AAB", "CDB", "CDB"),
    "pink_square": ("ABB", "ABC", "BBC"),
    "red_circle": ("ABB", "A~B", "CCC"),
    "red_square": ("AAA", "A~B", "ABB"),
    "blue_circle": ("AAB", "AAB", "CC~"),
    "blue_square": ("AAA", "ABB", "BB~"),
    "white_circle": ("ABB", "AAC", "A~C"),
    "white_square": ("AAA", "BC~", "BCC"),
}
TURNS = ("NW", "NE", "SE", "SW")


class Scenario(NamedTuple):
    """The target, the cards and the tiles (top left, top right, bottom left, bottom right)."""

    target: int
    cards: tuple[int, ...]
    tiles: list[str]


def _scenario(target: int, cards: str, tiles: str) -> Scenario:
    return Scenario(target, tuple(int(card) for card in cards.split()), tiles.split())


SCENARIOS = {
    "A": _scenario(75, "2 3 4 13 22", "white_circle@SW blue_circle@SW red_circle@NW pink_circle@SW"),
    "B": _scenario(80, "6 7 9 15 17", "red_circle@NE blue_square@SW pink_square@NW white_circle@NW"),
    "C": _scenario(85, "3 5 8 12 24", "blue_circle@NW white_circle@SE red_circle@NE pink_circle@NW"),
    "D": _scenario(90, "1 10 12 15 21", "white_circle@NE red_circle@SW pink_circle@SE blue_circle@NE"),
    "E": _scenario(95, "2 6 15 22 23", "pink_circle@NE blue_square@SE red_circle@SE white_square@NW"),
    "F": _scenario(100, "1 13 20 21 24", "pink_circle@NE white_circle@SE blue_circle@SW red_square@SE"),
    "G": _scenario(105, "4 8 11 16 18", "blue_circle@NW pink_circle@NW red_circle@SW white_circle@SE"),
    "H": _scenario(110, "3 10 21 22 23", "blue_circle@SE red_circle@NE white_square@NW pink_circle@SE"),
    "I": _scenario(115, "7 9 10 19 21", "blue_circle@SW white_square@SE pink_circle@NW red_circle@SE"),
    "J": _scenario(120, "6 8 16 17 18", "red_square@NW blue_square@NE pink_square@SW white_square@SE"),
    "K": _scenario(125, "2 8 14 17 20", "blue_square@NW red_square@SW white_circle@SE pink_circle@NE"),
    "L": _scenario(130, "5 6 9 14 17", "white_square@NE red_square@SW pink_square@SE blue_circle@SE"),
    "M": _scenario(135, "4 7 11 12 13", "pink_square@SE white_square@SW blue_square@NE red_square@NW"),
    "N": _scenario(150, "12 14 18 19 23", "blue_circle@NW pink_square@SE white_circle@SW red_square@NW"),
}


class Table(NamedTuple):
    """A finished game. `tiles` in reading order, `boards` by player, `readings` default to the first."""

    tiles: list[str]
    boards: dict[str, Rows]
    mode: str = "standard"
    cards: tuple[int, ...] = ()
    pairs: str = "per_pair"
    orangutan_bonus: str = "each"
    modification: str | None = None
    scenario: str | None = None


class Board(NamedTuple):
    """One player's board: what lies on each cell, and what is printed below."""

    rows: Rows
    areas: list[list[Cell]]
    lakes: list[Cell]
    tiles: list[list[Cell]]

    def at(self, cell: Cell) -> str:
        row, column = cell
        return self.rows[row][column]

    def colour(self, cell: Cell) -> str:
        return "" if self.at(cell) in {".", "~"} else self.at(cell)[0]

    def has(self, piece: str) -> list[Cell]:
        """Return the cells with a piece, "T" for trees and "A" for animals, in reading order."""
        return [cell for cell in all_cells() if self.at(cell)[1:] == piece and self.at(cell) in PLANTS]

    def animals(self, colour: str) -> list[Cell]:
        return [cell for cell in self.has("A") if self.colour(cell) == colour]

    def area_of(self, cell: Cell) -> list[Cell]:
        return next(area for area in self.areas if cell in area)


def all_cells() -> list[Cell]:
    return [(row, column) for row in range(6) for column in range(6)]


def name_of(cell: Cell) -> str:
    row, column = cell
    return "ABCDEF"[row] + str(column + 1)


def straight(cell: Cell) -> list[Cell]:
    row, column = cell
    steps = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [step for step in steps if step in all_cells()]


def slanted(cell: Cell) -> list[Cell]:
    row, column = cell
    steps = [(row - 1, column - 1), (row - 1, column + 1), (row + 1, column + 1), (row + 1, column - 1)]
    return [step for step in steps if step in all_cells()]


def around(cell: Cell) -> list[Cell]:
    return straight(cell) + slanted(cell)


def groups(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Return the orthogonally connected groups of cells, each sorted, by their first cells."""
    left = sorted(cells)
    found = []
    while left:
        group = [left.pop(0)]
        for cell in group:
            for step in straight(cell):
                if step in left:
                    left.remove(step)
                    group.append(step)
        found.append(sorted(group))
    return found


def turned(row: int, column: int, turn: str) -> Cell:
    """Return where a cell of the drawing lies on a tile whose symbol lies at `turn`."""
    return {"NW": (row, column), "NE": (column, 2 - row), "SE": (2 - row, 2 - column), "SW": (2 - column, row)}[turn]


def lay_out(tiles: list[str], rows: Rows) -> Board:
    """Return the board of six rows of six tokens that lie on four tiles such as `blue_circle@SE`."""
    areas: dict[tuple[int, str], list[Cell]] = {}
    lakes = []
    nines = []
    for slot, (top, left) in enumerate([(0, 0), (0, 3), (3, 0), (3, 3)]):
        tile, turn = tiles[slot].split("@")
        for row in range(3):
            for column in range(3):
                down, right = turned(row, column, turn)
                cell = (top + down, left + right)
                printed = TILES[tile][row][column]
                if printed == "~":
                    lakes.append(cell)
                else:
                    areas.setdefault((slot, printed), []).append(cell)
        nines.append([(top + row, left + column) for row in range(3) for column in range(3)])
    return Board(rows, [sorted(area) for area in areas.values()], sorted(lakes), nines)


# ---------------------------------------------------------------------------------------------------
# Areas


def touched(board: Board, area: list[Cell]) -> bool:
    return any(board.colour(cell) for cell in area)


def completed(board: Board, area: list[Cell]) -> bool:
    """Tell whether every cell of an area holds a flower, all of one colour."""
    colours = {board.colour(cell) for cell in area}
    return len(colours) == 1 and colours != {""}


def completed_in(board: Board, colour: str) -> list[list[Cell]]:
    return [area for area in board.areas if completed(board, area) and board.colour(area[0]) == colour]


# ---------------------------------------------------------------------------------------------------
# The Ecosystem cards


def card_areas(board: Board, colour: str) -> int:
    """Cards 1 to 5: 3 points for each completed area in flowers of the colour."""
    return 3 * len(completed_in(board, colour))


def card_trees(board: Board, colour: str) -> int:
    """Cards 6 to 10: 2 points for each tree standing on a flower of the colour."""
    return 2 * len([tree for tree in board.has("T") if board.colour(tree) == colour])


def on_edge(cell: Cell) -> bool:
    row, column = cell
    return row in {0, 5} or column in {0, 5}


def card_11(board: Board, _: Table) -> int:
    """2 points for each tree on the outer edge."""
    return 2 * len([tree for tree in board.has("T") if on_edge(tree)])


def card_12(board: Board, _: Table) -> int:
    """6 points for each animal on the outer edge, and 4 more if it is a cassowary (blue)."""
    points = 0
    for animal in board.has("A"):
        if on_edge(animal):
            points += 6
            if board.colour(animal) == "b":
                points += 4
    return points


def card_13(board: Board, _: Table) -> int:
    """2 points for each animal in an area of 2 cells."""
    return 2 * len([animal for animal in board.has("A") if len(board.area_of(animal)) == 2])


def card_14(board: Board, _: Table) -> int:
    """7 points for each animal in an area of 4 or 5 cells, and 4 more if it is a tiger (yellow)."""
    points = 0
    for animal in board.has("A"):
        if len(board.area_of(animal)) in {4, 5}:
            points += 7
            if board.colour(animal) == "y":
                points += 4
    return points


def card_15(board: Board, _: Table) -> int:
    """1 point for each tree of the largest group of trees."""
    return max((len(group) for group in groups(board.has("T"))), default=0)


def card_16(board: Board, _: Table) -> int:
    """5 points for each group of 3 or more trees, whatever its size."""
    return 5 * len([group for group in groups(board.has("T")) if len(group) >= 3])


def card_17(board: Board, table: Table) -> int:
    """1 point for each tree, for each lake that it touches, slantwise too; or 1 a tree that touches any."""
    points = 0
    for tree in board.has("T"):
        lakes = [lake for lake in board.lakes if lake in around(tree)]
        points += len(lakes) if table.pairs == "per_pair" else min(1, len(lakes))
    return points


def card_18(board: Board, table: Table) -> int:
    """4 points for each animal, for each lake that it touches; or 4 an animal that touches any.

    By both readings 2 more for each lake that a hornbill (grey) touches.
    """
    points = 0
    for animal in board.has("A"):
        lakes = [lake for lake in board.lakes if lake in around(animal)]
        points += 4 * (len(lakes) if table.pairs == "per_pair" else min(1, len(lakes)))
        if board.colour(animal) == "g":
            points += 2 * len(lakes)
    return points


def card_19(board: Board, table: Table) -> int:
    """2 points for each animal, for each tree at one of its corners; or 2 an animal that has any.

    By both readings 2 more for each tree at a corner of a rhino (white).
    """
    points = 0
    for animal in board.has("A"):
        trees = [tree for tree in board.has("T") if tree in slanted(animal)]
        points += 2 * (len(trees) if table.pairs == "per_pair" else min(1, len(trees)))
        if board.colour(animal) == "w":
            points += 2 * len(trees)
    return points


def card_20(board: Board, _: Table) -> int:
    """4 points for each different kind of animal."""
    return 4 * len({board.colour(animal) for animal in board.has("A")})


def card_21(board: Board, _: Table) -> int:
    """4 points for each tile with at least one animal."""
    return 4 * len([tile for tile in board.tiles if any(animal in tile for animal in board.has("A"))])


def card_22(board: Board, _: Table) -> int:
    """4 points for each tile that has a completed area in the one colour that the player chooses."""
    best = 0
    for colour in COLOURS:
        tiles = [tile for tile in board.tiles if any(area[0] in tile for area in completed_in(board, colour))]
        best = max(best, 4 * len(tiles))
    return best


def covered(board: Board, cells: list[Cell]) -> bool:
    """Tell whether all cells hold a tree, an animal or a lake."""
    return all(cell in board.has("T") + board.has("A") + board.lakes for cell in cells)


def card_23(board: Board, table: Table) -> int:
    """8 points for each tile full of trees, animals and lakes; 4 more for each orangutan (red) on it.

    By the other reading 4 more, once, if there is an orangutan on it.
    """
    points = 0
    for tile in board.tiles:
        if covered(board, tile):
            orangutans = [animal for animal in board.animals("r") if animal in tile]
            points += 8
            points += 4 * (len(orangutans) if table.orangutan_bonus == "each" else min(1, len(orangutans)))
    return points


def card_24(board: Board, _: Table) -> int:
    """6 points for each row and each column of the board full of trees, animals and lakes."""
    rows = [[(row, column) for column in range(6)] for row in range(6)]
    columns = [[(row, column) for row in range(6)] for column in range(6)]
    return 6 * len([line for line in rows + columns if covered(board, line)])


CARDS: dict[int, Callable[[Board, Table], int]] = {
    1: lambda board, _: card_areas(board, "r"),
    2: lambda board, _: card_areas(board, "y"),
    3: lambda board, _: card_areas(board, "b"),
    4: lambda board, _: card_areas(board, "g"),
    5: lambda board, _: card_areas(board, "w"),
    6: lambda board, _: card_trees(board, "r"),
    7: lambda board, _: card_trees(board, "y"),
    8: lambda board, _: card_trees(board, "b"),
    9: lambda board, _: card_trees(board, "g"),
    10: lambda board, _: card_trees(board, "w"),
    11: card_11,
    12: card_12,
    13: card_13,
    14: card_14,
    15: card_15,
    16: card_16,
    17: card_17,
    18: card_18,
    19: card_19,
    20: card_20,
    21: card_21,
    22: card_22,
    23: card_23,
    24: card_24,
}


# ---------------------------------------------------------------------------------------------------
# The score


def score(table: Table, name: str) -> dict[str, int]:
    """Return the points of a player by category; the total is their sum."""
    board = lay_out(table.tiles, table.boards[name])
    points = {
        "trees": 2 * len(board.has("T")),
        "animals": sum(3 * (len(board.area_of(animal)) - 1) for animal in board.has("A")),
        "completed_areas": 0,
        "unfinished_areas": 0,
    }
    for area in board.areas:
        if completed(board, area):
            points["completed_areas"] += 2 * (len(area) - 1)
        elif touched(board, area) and table.mode != "family":
            points["unfinished_areas"] -= 2 * (len(area) - 1)
    if table.modification == "double_negative":
        points["unfinished_areas"] *= 2
    if table.mode in {"advanced", "solo"}:
        for card in table.cards:
            points[f"ecosystem_{card}"] = CARDS[card](board, table)
    return points


def challenges(table: Table, name: str) -> list[str]:
    """Return the challenges that a player's final board reached."""
    board = lay_out(table.tiles, table.boards[name])
    total = sum(score(table, name).values())
    trees, animals = board.has("T"), board.has("A")
    shores = [cell for lake in board.lakes for cell in around(lake) if cell not in board.lakes]
    reached = {
        "score_100": total >= 100,
        "score_130": total >= 130,
        "score_160": total >= 160,
        "trees_15": len(trees) >= 15,
        "trees_20": len(trees) >= 20,
        "five_animal_colours": len({board.colour(animal) for animal in animals}) == 5,
        "animals_6": len(animals) >= 6,
        "all_spaces_filled": len(occupied(board)) == 33,
        "lakes_surrounded": all(cell in trees + animals for cell in shores),
    }
    return [challenge for challenge, done in reached.items() if done]


def measures(table: Table, name: str) -> dict[str, object]:
    """Return the figures beside the points of a player; what does not apply is missing."""
    board = lay_out(table.tiles, table.boards[name])
    total = sum(score(table, name).values())
    found: dict[str, object] = {
        "trees": len(board.has("T")),
        "animals": len(board.has("A")),
        "challenges": challenges(table, name),
    }
    if table.mode == "solo":
        found["rating"] = len([limit for limit in (80, 100, 120, 135, 150) if total >= limit]) or None
    if table.scenario:
        found["scenario_reached"] = total >= SCENARIOS[table.scenario].target
    return found


# ---------------------------------------------------------------------------------------------------
# What cannot be


class Fault(NamedTuple):
    """One thing that cannot be: its kind, the player, and the cell (`B3`) or the row (`B`), if any."""

    kind: str
    name: str = ""
    cell: str = ""


def faults(table: Table) -> set[str]:
    """Return the kinds of everything that cannot be at a table."""
    return {fault.kind for fault in all_faults(table)}


def all_faults(table: Table) -> list[Fault]:
    """Return everything that cannot be at a table, with its place.

    Boards are not judged on tiles that cannot be, nor where their rows cannot be read.
    """
    found = setting_faults(table)
    readable = []
    for name, rows in table.boards.items():
        notation = notation_faults(name, rows)
        found += notation
        if not notation:
            readable.append(name)
    if tile_faults(table):
        return found
    for name in readable:
        board = lay_out(table.tiles, table.boards[name])
        found += ground_faults(board, name)
        found += animal_faults(board, name)
        found += island_faults(table, board, name)
        found += placement_faults(table, board, name)
    return found + supply_faults(table, readable)


def setting_faults(table: Table) -> list[Fault]:
    """Tiles, cards, scenario and number of players."""
    found = tile_faults(table)
    if not 1 <= len(table.boards) <= 4:
        found.append(Fault("player_count"))
    elif table.mode == "solo" and len(table.boards) > 1:
        found.append(Fault("solo_players"))
    if table.scenario and table.mode in {"family", "standard"}:
        found.append(Fault("scenario_mode"))
    elif table.mode in {"family", "standard"}:
        if table.cards:
            found.append(Fault("cards_not_played"))
    elif not table.cards:
        found.append(Fault("cards_missing"))
    else:
        found += card_faults(table.cards)
    return found


def tile_faults(table: Table) -> list[Fault]:
    """Line 1: exactly one pink, red, blue and white tile, any side and turn."""
    for tile in table.tiles:
        side, _, turn = tile.partition("@")
        if side not in TILES or turn not in TURNS:
            return [Fault("unknown_tile")]
    colours = [tile.split("_")[0] for tile in table.tiles]
    if len(colours) != 4:
        return [Fault("tile_count")]
    if sorted(colours) != ["blue", "pink", "red", "white"]:
        return [Fault("tile_colour_twice")]
    return []


def card_faults(cards: tuple[int, ...]) -> list[Fault]:
    """Five different cards of the 24."""
    found = []
    if any(card not in CARDS for card in cards):
        found.append(Fault("unknown_card"))
    if len(set(cards)) != len(cards):
        found.append(Fault("card_twice"))
    if len(cards) != 5:
        found.append(Fault("card_count"))
    return found


def notation_faults(name: str, rows: Rows) -> list[Fault]:
    """Six rows of six known tokens."""
    found = []
    if len(rows) != 6:
        found.append(Fault("row_count", name))
    for row, tokens in enumerate(rows):
        letter = "ABCDEFGHIJ"[row]
        if len(tokens) != 6:
            found.append(Fault("row_length", name, letter))
        for column, token in enumerate(tokens):
            if token not in {".", "~"} | PLANTS:
                found.append(Fault("unknown_token", name, f"{letter}{column + 1}"))
    return found


def ground_faults(board: Board, name: str) -> list[Fault]:
    """Line 2: nothing on a lake (and no lake on land)."""
    found = []
    for cell in all_cells():
        if cell in board.lakes and board.colour(cell):
            found.append(Fault("flower_on_lake", name, name_of(cell)))
        if cell not in board.lakes and board.at(cell) == "~":
            found.append(Fault("lake_on_land", name, name_of(cell)))
    return found


def animal_faults(board: Board, name: str) -> list[Fault]:
    """Line 4: an animal's area is complete, one colour, all trees otherwise, and has no other animal."""
    found = []
    for area in board.areas:
        animals = [cell for cell in board.has("A") if cell in area]
        if not animals:
            continue
        at = name_of(animals[0])
        tokens = [board.at(cell) for cell in area]
        if any(token in {".", "~"} for token in tokens):
            found.append(Fault("area_incomplete", name, at))
        if any(len(token) == 1 and token in PLANTS for token in tokens):
            found.append(Fault("area_bare_flower", name, at))
        if len({board.colour(cell) for cell in area} - {""}) > 1:
            found.append(Fault("area_mixed", name, at))
        found += [Fault("area_two_animals", name, name_of(other)) for other in animals[1:]]
    return found


def occupied(board: Board) -> list[Cell]:
    return [cell for cell in all_cells() if board.colour(cell) and cell not in board.lakes]


def island_faults(table: Table, board: Board, name: str) -> list[Fault]:
    """Line 5: one orthogonally connected group; the largest stays, of equal ones the first."""
    if table.modification in {"free_flower_instead", "diagonal_fertilisation"}:
        return []
    found = groups(occupied(board))
    if not found:
        return []
    found.remove(max(found, key=len))
    return [Fault("island", name, name_of(group[0])) for group in found]


def placements(board: Board, colours: str = COLOURS) -> int:
    """Return how many flowers of these colours were placed: one for a bare flower, two for a piece."""
    return sum(len(board.at(cell)) for cell in occupied(board) if board.colour(cell) in colours)


def fertilisable(table: Table, board: Board) -> int:
    """Return how many flowers fertilisation can have brought at most."""
    if table.mode == "family" or table.modification == "no_fertilisation":
        return 0
    animals = [animal for animal in board.has("A") if animal not in board.lakes]
    if table.modification == "free_flower_instead":
        return len(animals)
    neighbours = slanted if table.modification == "diagonal_fertilisation" else straight
    count = 0
    for animal in animals:
        for cell in neighbours(animal):
            if cell not in board.lakes and cell not in board.area_of(animal):
                count += 1
    return count


def placement_faults(table: Table, board: Board, name: str) -> list[Fault]:
    """Lines 7 and 8: at most 54 flowers by cards, 21 of one colour, and those of fertilisation."""
    found = []
    extra = fertilisable(table, board)
    if placements(board) > 54 + extra:
        found.append(Fault("placements", name))
    if any(placements(board, colour) > 21 + extra for colour in COLOURS):
        found.append(Fault("colour_placements", name))
    return found


def supply_faults(table: Table, names: list[str]) -> list[Fault]:
    """Line 6: three animals of a kind over all boards of the table, two at two players."""
    limit = 2 if len(table.boards) == 2 else 3
    found = []
    for colour in COLOURS:
        animals = []
        for name in names:
            board = lay_out(table.tiles, table.boards[name])
            animals += [(name, name_of(cell)) for cell in board.animals(colour)]
        if len(animals) > limit:
            found.append(Fault("animal_supply", *animals[-1]))
    return found


def doubts(table: Table) -> set[str]:
    """Return what is only unlikely at a legal table: lines 10 and 11."""
    boards = [lay_out(table.tiles, rows) for rows in table.boards.values()]
    found = set()
    if any(placements(board) < 18 for board in boards):
        found.add("few_placements")
    for colour in COLOURS:
        cells = [cell for board in boards for cell in occupied(board) if board.colour(cell) == colour]
        if len(cells) > 26:
            found.add("flower_supply")
    if sum(len(board.has("T")) for board in boards) > 64:
        found.add("tree_supply")
    return found
