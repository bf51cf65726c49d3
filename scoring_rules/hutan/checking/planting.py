"""How the forest was planted: in one group, and with no more flowers than a game brings.

Sources: the French rule page on planting and fertilisation; the bounds follow from the deck of
flower cards (see `data.tiles`).
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.squares import bits, groups
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.hutan.checking.seated import Seated
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.tiles import MOST_FLOWERS, MOST_FLOWERS_OF_A_COLOUR, TURNS_PER_PLAYER
from scoring_rules.hutan.data.words import COLOURS
from scoring_rules.hutan.table import SQUARE, Board, Table


def one_forest(each: Seated, table: Table) -> Iterator[Finding]:
    """All flowers form one group, connected by sides; a lake is a hole."""
    settings = table.settings
    if settings.modification in {"free_flower_instead", "diagonal_fertilisation"}:
        return
    code = codes.FOREST_OTHER if settings.modification == "other" else codes.FOREST_APART
    found = groups(each.board.occupied, SQUARE.orthogonal)
    if len(found) <= 1:
        return
    main = max(found, key=int.bit_count)
    for group in found:
        if group is not main:
            label = Text(
                "{cells} touches no other flower by a side",
                "{cells} touch no other flower by a side",
                n=group.bit_count(),
                cells=" ".join(SQUARE.named(group)),
            )
            remedy = (
                Text("look at these rows again; if your modification allows it, nothing is wrong")
                if code is codes.FOREST_OTHER
                else Text(
                    "every flower is planted beside the forest, diagonals do not count: look at these rows again"
                )
            )
            yield finding(code, each.cell(next(bits(group))), label, help=remedy)


def _fertilised(board: Board, table: Table) -> int:
    """Return how many flowers the animals may have brought at most, under the table's rules."""
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


def placements(each: Seated, table: Table) -> Iterator[Finding]:
    """18 turns bring at most three flowers each, animals the rest; of one colour at most 21."""
    board = each.board
    extra = _fertilised(board, table)
    code = codes.PLACEMENTS_OTHER if table.settings.modification == "other" else None
    total = _planted(board, board.occupied)
    remedy = (
        Text(
            "a tree or an animal took two flowers: look again which cells hold a tree and which a bare flower"
        )
        if code is None
        else Text("look again which cells hold a tree; if your modification allows it, nothing is wrong")
    )
    if total > MOST_FLOWERS + extra:
        label = Text(
            "{total} flowers were planted, at most {most} can be", total=total, most=MOST_FLOWERS + extra
        )
        yield finding(code or codes.PLACEMENTS, each.key, label, help=remedy)
        return
    for colour, name in enumerate(COLOURS.values()):
        count = _planted(board, board.colours[colour])
        if count > MOST_FLOWERS_OF_A_COLOUR + extra:
            label = Text(
                "{count} {colour} flowers were planted, at most {most} can be",
                count=count,
                colour=name,
                most=MOST_FLOWERS_OF_A_COLOUR + extra,
            )
            yield finding(code or codes.PLACEMENTS_COLOUR, each.key, label, help=remedy)


def few_placements(each: Seated, table: Table) -> Iterator[Finding]:
    """Each of the 18 turns brings a flower, unless none on offer could be placed."""
    total = _planted(each.board, each.board.occupied)
    if total == 0:
        remedy = Text("type what stands on it: r y b g w, T for a tree, A for an animal")
        yield finding(
            codes.EMPTY_BOARD,
            each.key,
            Text("{player} has planted nothing", player=table.seats[each.seat].name),
            help=remedy,
        )
    elif total < TURNS_PER_PLAYER:
        label = Text("{n} flower was planted in 18 turns", "{n} flowers were planted in 18 turns", n=total)
        yield finding(
            codes.FEW_PLACEMENTS,
            each.key,
            label,
            help=Text("every turn brings one at least: look whether flowers or trees are missing"),
        )
