"""Finished tables of Hutan: legal ones, reached by playing; broken ones, with one fault; and their records.

Everything follows from a seed. A strategy draws the seed alone: a game of eighteen turns drawn
choice by choice would be far beyond what hypothesis can shrink.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple, TypeAlias

from hypothesis import strategies as st

from tests.scoring_rules.hutan.oracle import (
    CARDS,
    COLOURS,
    SCENARIOS,
    TURNS,
    Board,
    Cell,
    Fault,
    Rows,
    Table,
    all_cells,
    groups,
    lay_out,
    name_of,
    occupied,
    placements,
    slanted,
    straight,
)

NAMES = ("Anna", "Ben", "Chloé", "David", "Emma")
MODIFICATIONS = (
    "no_fertilisation",
    "free_flower_instead",
    "diagonal_fertilisation",
    "double_negative",
    "several_animals_per_turn",
    "six_rounds_of_three",
)
ANY = "*"  # a flower of any colour: the joker's and the pangolin's
DECK = (
    [ANY] * 5
    + [colour * 2 for colour in COLOURS] * 3
    + ["".join(pair) for pair in combinations(COLOURS, 2)] * 3
    + ["".join(triple) for triple in combinations(COLOURS, 3)] * 2
)
STRAIGHT = {cell: straight(cell) for cell in all_cells()}
SLANTED = {cell: slanted(cell) for cell in all_cells()}
CONNECTED: dict[int, list[tuple[Cell, ...]]] = {
    1: [(cell,) for cell in all_cells()],
    2: sorted({tuple(sorted((cell, step))) for cell in all_cells() for step in STRAIGHT[cell]}),
    3: sorted(
        {tuple(sorted((first, cell, last))) for cell in all_cells() for first, last in combinations(STRAIGHT[cell], 2)}
    ),
}

Placement: TypeAlias = tuple[tuple[Cell, str], ...]
Wishes: TypeAlias = dict[tuple[Cell, str], float]


# ---------------------------------------------------------------------------------------------------
# Playing


class Player:
    """A board in the making, and how carefully its owner plays (0 is with care, 9 is at random)."""

    def __init__(self, tiles: list[str], rules: Table, supply: dict[str, int], rng: Random) -> None:
        self.board = lay_out(tiles, [["."] * 6 for _ in range(6)])
        for row, column in self.board.lakes:
            self.board.rows[row][column] = "~"
        self.areas = {cell: area for area in self.board.areas for cell in area}
        self.rules = rules
        self.supply = supply
        self.rng = rng
        self.whim = rng.choice((0.0, 0.5, 1.0, 3.0, 9.0))

    def take_turn(self, offer: list[str]) -> str | None:
        """Place the flowers of one card of an offer and return it; None if none can be placed."""
        wishes = {
            (cell, colour): self.wish(cell, colour) + self.rng.uniform(0, self.whim)
            for cell in self.areas
            for colour in COLOURS
            if self.board.at(cell) in {".", colour}
        }
        looked_at = self.rng.sample(offer, min(3, len(offer)))
        choices = [choice for card in looked_at for choice in self.choices(card, wishes)]
        if not choices:
            choices = [choice for card in offer for choice in self.choices(card, wishes)]
        if not choices:
            return None
        _, card, placement = max(choices, key=lambda choice: choice[0])
        self.grow(placement)
        self.attract([cell for cell, _ in placement])
        return card

    def wish(self, cell: Cell, colour: str) -> float:
        """Return how much the owner would like a flower of a colour on a cell."""
        tokens = [self.board.at(other) for other in self.areas[cell]]
        colours = {token[0] for token in tokens} - {"."}
        if not colours:
            return 0.0
        if colours != {colour}:
            return -3.0
        progress = sum(len(token.strip(".")) for token in tokens) / (2 * len(tokens))
        return 1.0 + 4.0 * progress

    def choices(self, card: str, wishes: Wishes) -> Iterator[tuple[float, str, Placement]]:
        """Yield every way to place the flowers of a card, with how much it is liked."""
        forest = set(occupied(self.board))
        near = forest.union(*(STRAIGHT[cell] for cell in forest)) or set(self.areas)
        orders = sorted(set(permutations(COLOURS if card == ANY else card, len(card))))
        for cells in CONNECTED[len(card)]:
            if near.isdisjoint(cells):
                continue
            for colours in orders:
                placement = tuple(zip(cells, colours, strict=True))
                if all(flower in wishes for flower in placement):
                    yield sum(wishes[flower] for flower in placement), card, placement

    def grow(self, placement: Placement) -> None:
        """Lay flowers on empty cells; on flowers of an equal colour a tree grows."""
        for (row, column), colour in placement:
            self.board.rows[row][column] = colour if self.board.rows[row][column] == "." else colour + "T"

    def attract(self, played: list[Cell]) -> None:
        """Put animals where an area became all trees of one colour by the cells played."""
        ready: dict[Cell, list[Cell]] = {}
        for cell in played:
            tree = self.board.at(cell)
            if tree[1:] == "T" and all(self.board.at(other) == tree for other in self.areas[cell]):
                ready.setdefault(self.areas[cell][0], []).append(cell)
        several = self.rules.modification == "several_animals_per_turn"
        for grown in list(ready.values())[: None if several else 1]:
            cell = self.rng.choice(grown)
            colour = self.board.colour(cell)
            if self.supply[colour] and self.rng.random() < 0.9:
                self.supply[colour] -= 1
                self.board.rows[cell[0]][cell[1]] = colour + "A"
                self.fertilise(cell)

    def fertilise(self, animal: Cell) -> None:
        """Lay the free flowers that an animal brings."""
        if self.rules.mode == "family" or self.rules.modification == "no_fertilisation":
            return
        if self.rules.modification == "free_flower_instead":
            free = [cell for cell in self.areas if len(self.board.at(cell)) == 1]
            cells = self.rng.sample(free, min(1, len(free)))
        elif self.rules.modification == "diagonal_fertilisation":
            cells = SLANTED[animal]
        else:
            cells = STRAIGHT[animal]
        for cell in cells:
            colours = [colour for colour in COLOURS if self.board.at(cell) in {".", colour}]
            if colours and self.rng.random() < 0.9:
                self.grow(((cell, max(colours, key=partial(self.wish, cell))),))


def play(rules: Table, players: int, rng: Random) -> Table:
    """Play a game by the settings of a table and return it finished."""
    supply = dict.fromkeys(COLOURS, 2 if players == 2 else 3)
    seats = [Player(rules.tiles, rules, supply, rng) for _ in range(players)]
    deck = rng.sample(DECK, len(DECK))
    # Alone, three cards a turn from 54 of them; else so many that each takes two, with the pangolin.
    rounds, shown, turns = (18, 3, 1) if players == 1 else (9, 2 * players - 1, 2)
    for _ in range(rounds):
        offer = [deck.pop() for _ in range(shown)] + [ANY] * (players > 1)
        for seat in seats * turns:
            taken = seat.take_turn(offer)
            offer.remove(taken or rng.choice(offer))
    boards = {name: seat.board.rows for name, seat in zip(NAMES, seats, strict=False)}
    return rules._replace(boards=boards)


def legal_table(rng: Random) -> Table:
    """Return a finished game that can have been played."""
    mode = rng.choice(("family", "standard", "advanced", "advanced", "solo"))
    scenario = rng.choice(sorted(SCENARIOS)) if mode in {"advanced", "solo"} and rng.random() < 0.2 else None
    sides = rng.sample(("pink", "red", "blue", "white"), 4)
    tiles = [f"{colour}_{rng.choice(('circle', 'square'))}@{rng.choice(TURNS)}" for colour in sides]
    cards = tuple(rng.sample(sorted(CARDS), 5)) if mode in {"advanced", "solo"} else ()
    rules = Table(
        tiles=SCENARIOS[scenario].tiles if scenario else tiles,
        boards={},
        mode=mode,
        cards=SCENARIOS[scenario].cards if scenario else cards,
        pairs=rng.choice(("per_pair", "per_piece")),
        orangutan_bonus=rng.choice(("each", "per_tile")),
        modification=rng.choice(MODIFICATIONS) if rng.random() < 0.3 else None,
        scenario=scenario,
    )
    return play(rules, 1 if mode == "solo" else rng.randint(1, 4), rng)


# ---------------------------------------------------------------------------------------------------
# Breaking


class Broken(NamedTuple):
    """A table with exactly one fault."""

    fault: Fault
    table: Table


Break: TypeAlias = Callable[[Table, Random], Broken | None]


def copied(table: Table) -> Table:
    """Return a table whose boards can be changed without changing the other's."""
    return table._replace(boards={name: [list(row) for row in rows] for name, rows in table.boards.items()})


def put(table: Table, name: str, cell: Cell, token: str) -> Table:
    table = copied(table)
    table.boards[name][cell[0]][cell[1]] = token
    return table


def laid(table: Table) -> list[tuple[str, Board]]:
    return [(name, lay_out(table.tiles, rows)) for name, rows in table.boards.items()]


def single_forest(table: Table) -> bool:
    return table.modification not in {"free_flower_instead", "diagonal_fertilisation"}


def one_of(rng: Random, choices: list[Broken]) -> Broken | None:
    return rng.choice(choices) if choices else None


def flower_on_lake(table: Table, rng: Random) -> Broken | None:
    """Beside the forest, so that it is one group whether the flower is counted or not."""
    return one_of(
        rng,
        [
            Broken(
                Fault("flower_on_lake", name, name_of(lake)),
                put(table, name, lake, rng.choice(COLOURS) + rng.choice(("", "T"))),
            )
            for name, board in laid(table)
            for lake in board.lakes
            if any(cell in occupied(board) for cell in straight(lake))
        ],
    )


def lake_on_land(table: Table, rng: Random) -> Broken | None:
    """On an empty cell, which nothing else depends on."""
    return one_of(
        rng,
        [
            Broken(Fault("lake_on_land", name, name_of(cell)), put(table, name, cell, "~"))
            for name, board in laid(table)
            for cell in all_cells()
            if board.at(cell) == "."
        ],
    )


def unknown_token(table: Table, rng: Random) -> Broken:
    name, cell = rng.choice(list(table.boards)), rng.choice(all_cells())
    token = rng.choice(("x", "xT", "kA", "rX", "rTT", "rb", "T", "A", "rAT", "7", "r-", "?"))
    return Broken(Fault("unknown_token", name, name_of(cell)), put(table, name, cell, token))


def row_length(table: Table, rng: Random) -> Broken:
    name, row = rng.choice(list(table.boards)), rng.randrange(6)
    table = copied(table)
    tokens = table.boards[name][row]
    if rng.random() < 0.5:
        del tokens[rng.randrange(6)]
    else:
        tokens.insert(rng.randrange(7), rng.choice((".", "r", "gT")))
    return Broken(Fault("row_length", name, "ABCDEF"[row]), table)


def row_count(table: Table, rng: Random) -> Broken:
    name = rng.choice(list(table.boards))
    table = copied(table)
    rows = table.boards[name]
    if rng.random() < 0.5:
        del rows[rng.randrange(6)]
    else:
        rows.insert(rng.randrange(7), ["."] * 6)
    return Broken(Fault("row_count", name), table)


def spoilt_area(kind: str, table: Table, rng: Random) -> Broken | None:
    """Change one tree beside an animal in its area: into nothing, a bare flower, another colour's tree."""
    choices = []
    for name, board in laid(table):
        for animal in board.has("A"):
            own = board.colour(animal)
            other = rng.choice(COLOURS.replace(own, ""))
            put_there = {"area_incomplete": ".", "area_bare_flower": own, "area_mixed": other + "T"}[kind]
            for cell in board.area_of(animal):
                rest = [place for place in occupied(board) if place != cell]
                whole = put_there != "." or not single_forest(table) or len(groups(rest)) == 1
                if cell != animal and whole:
                    broken = put(table, name, cell, put_there)
                    choices.append(Broken(Fault(kind, name, name_of(animal)), broken))
    return one_of(rng, choices)


def animals_of(table: Table, colour: str) -> list[tuple[str, Cell]]:
    """Return all animals of a colour at a table, in the order of its record."""
    return [(name, cell) for name, board in laid(table) for cell in board.animals(colour)]


def supply(table: Table) -> int:
    return 2 if len(table.boards) == 2 else 3


def early_animal(table: Table, rng: Random) -> Broken | None:
    """Make a tree an animal though cells of its area are still empty."""
    choices = []
    for name, board in laid(table):
        for tree in board.has("T"):
            tokens = {board.at(cell) for cell in board.area_of(tree)}
            stock = len(animals_of(table, board.colour(tree))) < supply(table)
            if tokens == {".", board.at(tree)} and stock:
                broken = put(table, name, tree, board.colour(tree) + "A")
                choices.append(Broken(Fault("area_incomplete", name, name_of(tree)), broken))
    return one_of(rng, choices)


def two_animals(table: Table, rng: Random) -> Broken | None:
    choices = []
    for name, board in laid(table):
        for animal in board.has("A"):
            if len(animals_of(table, board.colour(animal))) == supply(table):
                continue
            for cell in board.area_of(animal):
                if cell != animal:
                    broken = put(table, name, cell, board.at(animal))
                    later = name_of(max(cell, animal))
                    choices.append(Broken(Fault("area_two_animals", name, later), broken))
    return one_of(rng, choices)


def island(table: Table, rng: Random) -> Broken | None:
    """Lay a flower that touches no other."""
    if not single_forest(table):
        return None
    return one_of(
        rng,
        [
            Broken(Fault("island", name, name_of(cell)), put(table, name, cell, rng.choice(COLOURS)))
            for name, board in laid(table)
            for cell in all_cells()
            if board.at(cell) == "." and not any(step in occupied(board) for step in straight(cell))
        ],
    )


def animal_supply(table: Table, rng: Random) -> Broken | None:
    """Fill complete areas without an animal with trees and one animal, until there is one too many."""
    colour = rng.choice(COLOURS)
    free = [
        (len(area), name, area)
        for name, board in laid(table)
        for area in board.areas
        if all(board.colour(cell) for cell in area) and not any(cell in board.has("A") for cell in area)
    ]
    missing = supply(table) + 1 - len(animals_of(table, colour))
    if len(free) < missing:
        return None
    for _, name, area in sorted(free)[:missing]:
        for cell in area[1:]:
            table = put(table, name, cell, colour + "T")
        table = put(table, name, area[0], colour + "A")
    if any(placements(board, colour) > 21 or placements(board) > 54 for _, board in laid(table)):
        return None
    name, cell = animals_of(table, colour)[-1]
    return Broken(Fault("animal_supply", name, name_of(cell)), table)


def too_many_flowers(table: Table, rng: Random) -> Broken:
    """Trees everywhere, of all colours and without animals: 66 flowers."""
    name = rng.choice(list(table.boards))
    board = lay_out(table.tiles, table.boards[name])
    for number, cell in enumerate(cell for area in board.areas for cell in area):
        table = put(table, name, cell, COLOURS[number % 5] + "T")
    return Broken(Fault("placements", name), table)


def too_many_of_a_colour(table: Table, rng: Random) -> Broken | None:
    """The whole forest in one colour and without animals."""
    name, colour = rng.choice(list(table.boards)), rng.choice(COLOURS)
    board = lay_out(table.tiles, table.boards[name])
    if not 21 < placements(board) <= 54:
        return None
    for cell in occupied(board):
        token = board.at(cell).replace("A", "T")
        table = put(table, name, cell, colour + token[1:])
    return Broken(Fault("colour_placements", name), table)


def tile_colour_twice(table: Table, rng: Random) -> Broken | None:
    if table.scenario:
        return None
    tiles = list(table.tiles)
    first, second = rng.sample(range(4), 2)
    colour = tiles[first].split("_")[0]
    tiles[second] = f"{colour}_{rng.choice(('circle', 'square'))}@{rng.choice(TURNS)}"
    return Broken(Fault("tile_colour_twice"), table._replace(tiles=tiles))


def unknown_tile(table: Table, rng: Random) -> Broken | None:
    if table.scenario:
        return None
    tiles = list(table.tiles)
    tiles[rng.randrange(4)] = rng.choice(("green_circle@NW", "pink_hexagon@NE", "red_circle@N"))
    return Broken(Fault("unknown_tile"), table._replace(tiles=tiles))


def other_cards(kind: str, table: Table, rng: Random) -> Broken | None:
    if table.scenario or not table.cards:
        return None
    cards = list(table.cards)
    if kind == "card_twice":
        cards[4] = cards[rng.randrange(4)]
    elif kind == "unknown_card":
        cards[rng.randrange(5)] = rng.choice((0, 25, 99))
    elif kind == "cards_missing":
        cards = []
    elif rng.random() < 0.5:
        del cards[rng.randrange(5)]
    else:
        cards.append(rng.choice([card for card in CARDS if card not in cards]))
    return Broken(Fault(kind), table._replace(cards=tuple(cards)))


def cards_not_played(table: Table, rng: Random) -> Broken | None:
    if table.mode not in {"family", "standard"}:
        return None
    return Broken(Fault("cards_not_played"), table._replace(cards=tuple(rng.sample(sorted(CARDS), 5))))


def scenario_mode(table: Table, _: Random) -> Broken | None:
    if not table.scenario or table.mode != "advanced":
        return None
    return Broken(Fault("scenario_mode"), table._replace(mode="standard"))


def plain_rows(table: Table) -> Rows:
    """Return a board of bare flowers everywhere, legal on any tiles."""
    board = lay_out(table.tiles, [[COLOURS[(row + column) % 5] for column in range(6)] for row in range(6)])
    for row, column in board.lakes:
        board.rows[row][column] = "~"
    return board.rows


def solo_players(table: Table, _: Random) -> Broken | None:
    if table.mode != "solo" or any(len(animals_of(table, colour)) > 2 for colour in COLOURS):
        return None
    boards = {**table.boards, NAMES[1]: plain_rows(table)}
    return Broken(Fault("solo_players"), table._replace(boards=boards))


def player_count(table: Table, _: Random) -> Broken | None:
    if table.mode == "solo":
        return None
    boards = {name: table.boards.get(name) or plain_rows(table) for name in NAMES}
    return Broken(Fault("player_count"), table._replace(boards=boards))


BREAKS: dict[str, Break] = {
    "flower_on_lake": flower_on_lake,
    "lake_on_land": lake_on_land,
    "unknown_token": unknown_token,
    "row_length": row_length,
    "row_count": row_count,
    "area_incomplete": partial(spoilt_area, "area_incomplete"),
    "area_incomplete, early": early_animal,
    "area_bare_flower": partial(spoilt_area, "area_bare_flower"),
    "area_mixed": partial(spoilt_area, "area_mixed"),
    "area_two_animals": two_animals,
    "island": island,
    "placements": too_many_flowers,
    "colour_placements": too_many_of_a_colour,
    "animal_supply": animal_supply,
    "tile_colour_twice": tile_colour_twice,
    "unknown_tile": unknown_tile,
    "card_twice": partial(other_cards, "card_twice"),
    "unknown_card": partial(other_cards, "unknown_card"),
    "card_count": partial(other_cards, "card_count"),
    "cards_missing": partial(other_cards, "cards_missing"),
    "cards_not_played": cards_not_played,
    "scenario_mode": scenario_mode,
    "solo_players": solo_players,
    "player_count": player_count,
}


def broken(table: Table, rng: Random) -> Broken:
    """Return a legal table with one fault of a kind chosen at random among those it can have."""
    kinds = rng.sample(sorted(BREAKS), len(BREAKS))
    return next(found for kind in kinds if (found := BREAKS[kind](table, rng)))


# ---------------------------------------------------------------------------------------------------
# For the tests


def seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - a game is no secret


def tables() -> st.SearchStrategy[Table]:
    """Return legal tables of one to four players."""
    return st.integers(0, 2**32 - 1).map(lambda seed: legal_table(seeded(seed)))


def broken_tables() -> st.SearchStrategy[Broken]:
    """Return tables with exactly one fault."""

    def build(seed: int) -> Broken:
        rng = seeded(seed)
        return broken(legal_table(rng), rng)

    return st.integers(0, 2**32 - 1).map(build)


def record_text(table: Table) -> str:
    """Return the record of a table; with a scenario it names neither tiles nor cards."""
    lines = ["game: hutan", f"mode: {table.mode}"]
    if table.scenario:
        lines.append(f"scenario: {table.scenario}")
    else:
        words = [tile.replace("_", " ").replace("@", " ") for tile in table.tiles]
        lines += ["tiles:", f"  - [{words[0]}, {words[1]}]", f"  - [{words[2]}, {words[3]}]"]
        if table.cards:
            lines.append(f"ecosystem: [{', '.join(str(card) for card in table.cards)}]")
    if table.modification:
        lines.append(f"modification: {table.modification}")
    lines.append(f"readings: {{pairs: {table.pairs}, orangutan_bonus: {table.orangutan_bonus}}}")
    lines.append("players:")
    for name, rows in table.boards.items():
        lines += [f"  - name: {name}", "    board: |"]
        lines += ["      " + " ".join(f"{token:<2}" for token in row).rstrip() for row in rows]
    return "\n".join(lines) + "\n"
