"""What the rules and the box do not allow on a finished board: one generator per constraint.

Sources: the French rule page on placing, growing and attracting; the bounds follow from the deck of
flower cards (see `data.box`). That no check finds a fault does not prove that a board arose in
play: the order of play is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scoring_rules.frame.board.squares import bits, cut_off
from scoring_rules.frame.finding import Finding, Mark, at_last, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import seated, too_many_players
from scoring_rules.frame.typed.place import KEY, at
from scoring_rules.hutan.board.layout import SQUARE, named
from scoring_rules.hutan.board.rainforest import Board
from scoring_rules.hutan.checking.habitats import animals_for_trees, habitats
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.box import (
    ANIMALS_PER_KIND,
    ANIMALS_PER_KIND_FOR_TWO,
    FLOWERS_PER_COLOUR,
    MOST_FLOWERS,
    MOST_FLOWERS_OF_A_COLOUR,
    TREES_IN_BOX,
    TURNS_PER_PLAYER,
)
from scoring_rules.hutan.data.words import ANIMALS, COLOURS
from scoring_rules.hutan.table import Seated, Table

_MOST_PLAYERS = 4
_TWO_PLAYERS = 2


def check(table: Table) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful, constraint by constraint."""
    for of_table in _TABLE_CONSTRAINTS:
        yield from of_table(table)
    for owner in _owners(table):
        for of_board in _BOARD_CONSTRAINTS:
            yield from of_board(owner, table)


def _owners(table: Table) -> list[Seated]:
    return [Seated(seat, board) for seat, board in seated(table)]


def number_of_players(table: Table) -> Iterator[Finding]:
    """One to four play; solo is for one."""
    yield from too_many_players(table, _MOST_PLAYERS, codes.PLAYERS_NUMBER)
    n = len(table.seats)
    if table.settings.mode == "solo" and n > 1:
        remedy = Text("type `mode: advanced`, or one player only")
        yield finding(codes.SOLO_PLAYERS, at("mode"), "{n} players are typed", help=remedy, n=n)


def same_tiles(table: Table) -> Iterator[Finding]:
    """All players lay the same tiles in the same way."""
    for seat, player in enumerate(table.seats):
        if player.tiles_of_own:
            yield finding(
                codes.OTHER_TILES,
                at("players", seat, "tiles"),
                "{player} has other tiles",
                help="all players copy one layout: check these tiles, or accept them with `allow: [HUT007]`",
                player=player.name,
            )


def animals_in_supply(table: Table) -> Iterator[Finding]:
    """Three animals of each kind are in play, two at a table of two."""
    most = ANIMALS_PER_KIND_FOR_TWO if len(table.seats) == _TWO_PLAYERS else ANIMALS_PER_KIND
    owners = [owner for owner in _owners(table) if not animals_for_trees(owner)]
    for kind, animal in enumerate(ANIMALS):
        places = [
            owner.cell(cell) for owner in owners for cell in bits(owner.board.colours[kind] & owner.board.animals)
        ]
        if len(places) > most:
            yield at_last(
                codes.ANIMALS_SUPPLY,
                (Mark(place, Text("{animal}", animal=animal)) for place in places),
                "{count} animals of the kind {animal}, but only {most} are in play",
                help="check each of them: a tree is T, and another letter may be meant",
                count=len(places),
                animal=animal,
                most=most,
            )


def flowers_in_supply(table: Table) -> Iterator[Finding]:
    """The box has 26 flowers of each colour, if they are split evenly."""
    for colour, name in enumerate(COLOURS.values()):
        count = sum(board.colours[colour].bit_count() for _, board in seated(table))
        if count > FLOWERS_PER_COLOUR:
            yield finding(
                codes.FLOWERS_SUPPLY,
                at("players", part=KEY),
                "{count} {colour} flowers on all boards, but the box has {most}",
                help="check this colour on every board",
                count=count,
                colour=name,
                most=FLOWERS_PER_COLOUR,
            )


def trees_in_supply(table: Table) -> Iterator[Finding]:
    """The box has 64 trees."""
    count = sum(board.trees.bit_count() for _, board in seated(table))
    if count > TREES_IN_BOX:
        yield finding(
            codes.TREES_SUPPLY,
            at("players", part=KEY),
            "{count} trees on all boards, but the box has {most}",
            help="check which cells hold a tree and which a bare flower",
            count=count,
            most=TREES_IN_BOX,
        )


def one_forest(owner: Seated, table: Table) -> Iterator[Finding]:
    """All flowers form one group, connected by sides; a lake is a hole."""
    modification = table.settings.modification
    if modification in {"free_flower_instead", "diagonal_fertilisation"}:
        return
    unknown = modification == "other"
    for group in cut_off(owner.board.occupied, SQUARE.orthogonal):
        yield finding(
            codes.FOREST_OTHER if unknown else codes.FOREST_APART,
            owner.cell(next(bits(group))),
            "{cells} shares no side with another flower",
            "{cells} share no side with another flower",
            help="check these rows; if your modification allows this, nothing is wrong"
            if unknown
            else "every flower is planted beside the forest, diagonals do not count: check these rows",
            n=group.bit_count(),
            cells=named(group),
        )


def _fertilised(board: Board, table: Table) -> int:
    """Return how many flowers the animals can have brought at most, under the table's rules."""
    settings = table.settings
    if settings.mode == "family" or settings.modification == "no_fertilisation":
        return 0
    if settings.modification == "free_flower_instead":
        return board.animals.bit_count()
    around = SQUARE.diagonal if settings.modification == "diagonal_fertilisation" else SQUARE.orthogonal
    layout = board.layout
    return sum(
        (around[cell] & layout.plantable & ~layout.areas[layout.area_of[cell]]).bit_count()
        for cell in bits(board.animals)
    )


def _planted(board: Board, cells: int) -> int:
    """Return how many flowers were planted on a set of cells: a tree or an animal took two."""
    return (board.occupied & cells).bit_count() + ((board.trees | board.animals) & cells).bit_count()


def placements(owner: Seated, table: Table) -> Iterator[Finding]:
    """18 turns bring at most three flowers each, and animals the rest; at most 21 are of one colour."""
    board = owner.board
    extra = _fertilised(board, table)
    unknown = table.settings.modification == "other"
    remedy = (
        Text("check which cells hold a tree; if your modification allows this, nothing is wrong")
        if unknown
        else Text("a tree or an animal took two flowers: check which cells hold a tree and which a bare flower")
    )
    total = _planted(board, board.occupied)
    if total > MOST_FLOWERS + extra:
        yield finding(
            codes.PLACEMENTS_OTHER if unknown else codes.PLACEMENTS,
            owner.key,
            "{total} flowers were planted, but at most {most} can be",
            help=remedy,
            total=total,
            most=MOST_FLOWERS + extra,
        )
        return
    for colour, name in enumerate(COLOURS.values()):
        count = _planted(board, board.colours[colour])
        if count > MOST_FLOWERS_OF_A_COLOUR + extra:
            yield finding(
                codes.PLACEMENTS_OTHER if unknown else codes.PLACEMENTS_COLOUR,
                owner.key,
                "{count} {colour} flowers were planted, but at most {most} can be",
                help=remedy,
                count=count,
                colour=name,
                most=MOST_FLOWERS_OF_A_COLOUR + extra,
            )


def few_placements(owner: Seated, _table: Table) -> Iterator[Finding]:
    """Each of the 18 turns brings a flower, unless none on offer could be placed."""
    total = _planted(owner.board, owner.board.occupied)
    if 0 < total < TURNS_PER_PLAYER:
        yield finding(
            codes.FEW_PLACEMENTS,
            owner.key,
            "{n} flower was planted in 18 turns",
            "{n} flowers were planted in 18 turns",
            help="every turn brings at least one: check whether flowers or trees are missing",
            n=total,
        )


_TABLE_CONSTRAINTS: tuple[Callable[[Table], Iterator[Finding]], ...] = (
    number_of_players,
    same_tiles,
    animals_in_supply,
    flowers_in_supply,
    trees_in_supply,
)
_BOARD_CONSTRAINTS: tuple[Callable[[Seated, Table], Iterator[Finding]], ...] = (
    habitats,
    one_forest,
    placements,
    few_placements,
)
