"""How the forest was planted: in one group, and with no more flowers than a game brings.

Sources: the French rule page on planting and fertilisation; the bounds follow from the deck of
flower cards (see `data.tiles`).
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.squares import bits, cut_off
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.hutan.board.layout import SQUARE, named
from scoring_rules.hutan.board.rainforest import Board
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.tiles import MOST_FLOWERS, MOST_FLOWERS_OF_A_COLOUR, TURNS_PER_PLAYER
from scoring_rules.hutan.data.words import COLOURS
from scoring_rules.hutan.table import Seated, Table


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


def few_placements(owner: Seated, table: Table) -> Iterator[Finding]:
    """Each of the 18 turns brings a flower, unless none on offer could be placed."""
    total = _planted(owner.board, owner.board.occupied)
    if total == 0:
        yield finding(
            codes.EMPTY_BOARD,
            owner.key,
            "{player} has planted nothing",
            help="type what is on it: r y b g w, T for a tree, A for an animal",
            player=table.seats[owner.seat].name,
        )
    elif total < TURNS_PER_PLAYER:
        yield finding(
            codes.FEW_PLACEMENTS,
            owner.key,
            "{n} flower was planted in 18 turns",
            "{n} flowers were planted in 18 turns",
            help="every turn brings at least one: check whether flowers or trees are missing",
            n=total,
        )
