"""What the rules and the box do not allow of a finished reserve: one generator per constraint.

Sources: the French rules page on placing tiles; a transcription of the Cwali rulebook; see the rules
page. A connected reserve that keeps clear of the borders can always be laid in some order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import TypeAlias

from scoring_rules.frame.board.squares import bits, cut_off
from scoring_rules.frame.finding import Finding, Mark, at_last, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import seated, too_many_players
from scoring_rules.frame.typed.place import KEY, Cell, Place, at
from scoring_rules.habitats.board.reserve import Board, Placed
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.box import EXPANSION_TILES, FINAL_TILES, MOST_PLAYERS, TILES_IN_BOX
from scoring_rules.habitats.data.words import SIDES
from scoring_rules.habitats.table import Table

_MOST_GAPS = 3
"""Empty cells that may have to be filled to reach what is cut off; of more none is named."""


def check(table: Table) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful, constraint by constraint."""
    yield from too_many_players(table, MOST_PLAYERS, codes.PLAYERS_NUMBER)
    yield from tiles_in_box(table)
    for seat, board in seated(table):
        for constraint in _CONSTRAINTS:
            yield from constraint(table, seat, board)


def tiles_in_box(table: Table) -> Iterator[Finding]:
    """All reserves together have no more tiles than the box, entrances left out."""
    if table.settings.edition is None:
        return
    tiles = sum(_without_entrances(board) for _, board in seated(table))
    most = TILES_IN_BOX[table.settings.edition]
    if tiles > most:
        yield finding(
            codes.SUPPLY,
            at("players", part=KEY),
            "{tiles} tiles in all reserves, but the box has {most}",
            help="check whether a reserve was typed twice; with an expansion add `allow: [HAB028]`",
            tiles=tiles,
            most=most,
        )


def _without_entrances(board: Board) -> int:
    return sum(placed.tile.kind != "entrance" for placed in board.placed)


def _entrances(board: Board) -> list[Placed]:
    return [placed for placed in board.placed if placed.tile.kind == "entrance"]


def _reserve(seat: int) -> Place:
    """Return the place of a reserve as a whole."""
    return Place(("players", seat, "reserve"), KEY)


def _cell(seat: int, board: Board, cell: int) -> Place:
    """Return the place of a cell of a reserve."""
    return Place(("players", seat, "reserve"), Cell(*divmod(cell, board.square.columns)))


def no_camps(table: Table, seat: int, board: Board) -> Iterator[Finding]:
    """There is no camp on a reserve of the Cwali edition; one that is only defined may come from a list of tiles."""
    camps = board.kinds["camp"]
    if table.settings.edition == "cwali" and camps:
        names = board.square.names
        marks = [Mark(_cell(seat, board, camp.cell), Text("a camp at {cell}", cell=names[camp.cell])) for camp in camps]
        marks[0] = marks[0]._replace(label=Text("the Cwali edition has no camps"))
        remedy = Text("check the kind and the edition; with camps from an expansion add `allow: [HAB003]`")
        yield Finding(codes.NO_CAMPS, tuple(marks), remedy)


def one_entrance(table: Table, seat: int, board: Board) -> Iterator[Finding]:
    """Every reserve has exactly one entrance, the tile that it began with."""
    entrances = _entrances(board)
    if not entrances:
        yield finding(
            codes.ENTRANCE,
            _reserve(seat),
            "{player} has no entrance",
            help="define it, as in `ent: entrance S`, and type `ent` where it is",
            player=table.seats[seat].name,
        )
    elif len(entrances) > 1:
        names = [board.square.names[entrance.cell] for entrance in entrances]
        yield at_last(
            codes.ENTRANCE,
            (
                Mark(_cell(seat, board, entrance.cell), Text("an entrance at {cell}", cell=name))
                for entrance, name in zip(entrances, names, strict=True)
            ),
            "another entrance at {cell}",
            help="each player has one entrance: check what is at the others; a road elsewhere is a gate",
            cell=names[-1],
        )


def connected(_table: Table, seat: int, board: Board) -> Iterator[Finding]:
    """Every tile was laid next to another one, so all are connected by their sides."""
    entrances = sum(1 << entrance.cell for entrance in _entrances(board))
    if not entrances:  # its place is one of those that are empty, which may be why others are cut off
        return
    for group in cut_off(board.occupied, board.square.orthogonal, entrances):
        fault = finding(
            codes.CUT_OFF,
            _cell(seat, board, next(bits(group))),
            "{cells} is cut off from the entrance",
            "{cells} are cut off from the entrance",
            help="every tile is laid next to another one, corners do not count: check these rows",
            n=group.bit_count(),
            cells=" ".join(board.square.named(group)),
        )
        gaps = _beside(board, group) & _beside(board, board.occupied & ~group) & ~board.occupied
        if 0 < gaps.bit_count() <= _MOST_GAPS:
            marks = (Mark(_cell(seat, board, cell), Text("is a tile missing here?")) for cell in bits(gaps))
            fault = fault._replace(marks=(*fault.marks, *marks), point="given")
        yield fault


def _beside(board: Board, cells: int) -> int:
    """Return the cells that have a side in common with some cells."""
    return reduce(or_, (board.square.orthogonal[cell] for cell in bits(cells)), 0)


def clear_borders(_table: Table, seat: int, board: Board) -> Iterator[Finding]:
    """No tile touches a white border or a road, whichever of the two was laid first.

    Nothing is said of the borders of several entrances: which of them is not one cannot be known.
    """
    faults: dict[tuple[int, int], Placed] = {}  # two borders against each other are said once
    with_borders = {"gate"} if len(_entrances(board)) > 1 else {"gate", "entrance"}
    for placed in board.placed:
        if placed.tile.kind in with_borders:
            for side in placed.tile.sides:
                there = board.beyond(placed.cell, side)
                if there is not None and board.occupied >> there & 1:
                    faults.setdefault((min(there, placed.cell), max(there, placed.cell)), placed)
    for (one, other), placed in faults.items():
        beside = board.square.names[one if placed.cell == other else other]
        label = Text("{cell} touches the border of {tile}", cell=beside, tile=placed.label)
        said_first = Text("{tile}", tile=placed.label if one == placed.cell else beside)
        yield at_last(
            codes.ON_BORDER,
            (Mark(_cell(seat, board, one), said_first), Mark(_cell(seat, board, other))),
            label,
            help="check the sides in its definition and its turn (`@90` is clockwise), or where the tiles are",
        )


def road_to_entrance(table: Table, seat: int, board: Board) -> Iterator[Finding]:
    """The column below the entrance stays empty: sure for Cwali, elsewhere sources differ."""
    code = codes.BELOW_ENTRANCE if table.settings.edition == "cwali" else codes.BELOW_ENTRANCE_OTHER
    names = board.square.names
    entrances = _entrances(board)
    for entrance in entrances if len(entrances) == 1 else ():
        for side in entrance.tile.sides:
            beside = board.beyond(entrance.cell, side)  # a tile there touches the border, which is said already
            there = None if beside is None else board.beyond(beside, side)
            while there is not None:
                if board.occupied >> there & 1:
                    yield finding(
                        code,
                        _cell(seat, board, there),
                        "{cell} is on the road to the entrance at {entrance} ({side})",
                        help="the cells beyond its border stay empty: check the columns of these rows",
                        cell=names[there],
                        entrance=names[entrance.cell],
                        side=SIDES[side],
                    )
                there = board.beyond(there, side)


def number_of_tiles(table: Table, seat: int, board: Board) -> Iterator[Finding]:
    """A reserve has the entrance and a tile for each turn; the numbers of turns are known for few tables."""
    edition = table.settings.edition
    wanted = FINAL_TILES.get((edition, len(table.seats))) if edition else None
    tiles = _without_entrances(board)
    if wanted is None or not tiles or tiles == wanted:
        return
    if edition == "cwali" and tiles == wanted + EXPANSION_TILES:
        return
    yield finding(
        codes.TILES_NUMBER if edition == "cwali" else codes.TILES_UNLIKELY,
        _reserve(seat),
        "{n} tile besides the entrance, but {wanted} turns at a table of {players}",
        "{n} tiles besides the entrance, but {wanted} turns at a table of {players}",
        help="check whether tiles are missing or typed twice",
        n=tiles,
        wanted=wanted,
        players=len(table.seats),
    )


_Constraint: TypeAlias = Callable[[Table, int, Board], Iterator[Finding]]
_CONSTRAINTS: tuple[_Constraint, ...] = (
    no_camps,
    one_entrance,
    connected,
    clear_borders,
    road_to_entrance,
    number_of_tiles,
)
