"""What the rules and the box do not allow of a finished reserve: one generator a constraint.

Sources: the French rules page on placing tiles; a transcription of the Cwali rulebook; see the rules
page. A connected reserve that keeps clear of the borders can always be laid in some order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scoring_rules.frame.board.squares import bits, groups
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_PLAYERS as MOST_READ
from scoring_rules.frame.place import KEY, at
from scoring_rules.habitats.board.reserve import Placed
from scoring_rules.habitats.checking.seated import Seated
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.box import EXPANSION_TILES, FINAL_TILES, MOST_PLAYERS, TILES_IN_BOX
from scoring_rules.habitats.data.words import SIDES
from scoring_rules.habitats.table import Table


def check(table: Table) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful, constraint by constraint."""
    for of_table in _TABLE_CONSTRAINTS:
        yield from of_table(table)
    for each in _boards(table):
        for of_board in _BOARD_CONSTRAINTS:
            yield from of_board(each, table)


def _boards(table: Table) -> list[Seated]:
    return [Seated(i, seat.board) for i, seat in enumerate(table.seats) if seat.board is not None]


def number_of_players(table: Table) -> Iterator[Finding]:
    """One to five play. More than can be read at all are reported where they are read."""
    n = len(table.seats)
    if MOST_PLAYERS < n <= MOST_READ:
        label = Text("{player} is player {n}", player=table.seats[MOST_PLAYERS].name, n=MOST_PLAYERS + 1)
        remedy = Text("type each table in a file of its own")
        yield finding(codes.PLAYERS_NUMBER, at("players", MOST_PLAYERS, "name"), label, help=remedy)


def tiles_in_box(table: Table) -> Iterator[Finding]:
    """All reserves together have no more tiles than the box, entrances left out."""
    tiles = sum(_without_entrances(each) for each in _boards(table))
    most = TILES_IN_BOX[table.settings.edition]
    if tiles > most:
        label = Text("{tiles} tiles in all reserves, the box has {most}", tiles=tiles, most=most)
        remedy = Text("look whether a reserve was typed twice; with an expansion add `allow: [HAB028]`")
        yield finding(codes.SUPPLY, at("players", part=KEY), label, help=remedy)


def _without_entrances(each: Seated) -> int:
    return sum(placed.tile.kind != "entrance" for placed in each.board.placed)


def _entrances(each: Seated) -> list[Placed]:
    return [placed for placed in each.board.placed if placed.tile.kind == "entrance"]


def no_camps(each: Seated, table: Table) -> Iterator[Finding]:
    """No camp lies on a reserve of the Cwali edition; one that is only defined may come from a list of tiles."""
    camps = each.board.kinds["camp"]
    if table.settings.edition == "cwali" and camps:
        names = each.board.square.names
        label = Text("the Cwali edition has no camps")
        marks = tuple(
            Mark(
                each.cell(camp.cell),
                label if camp is camps[0] else Text("a camp at {cell}", cell=names[camp.cell]),
            )
            for camp in camps
        )
        remedy = Text(
            "look at the kind and at the edition again; with camps of an expansion add `allow: [HAB003]`"
        )
        yield Finding(codes.NO_CAMPS, marks, remedy)


def one_entrance(each: Seated, table: Table) -> Iterator[Finding]:
    """Every reserve has exactly one entrance, the tile that it began with."""
    entrances = _entrances(each)
    if not entrances:
        label = Text("{player} has no entrance", player=table.seats[each.seat].name)
        remedy = Text("define it, as in `ent: entrance S`, and type `ent` where it lies")
        yield finding(codes.ENTRANCE, each.key, label, help=remedy)
    elif len(entrances) > 1:
        names = each.board.square.names
        marks = [
            Mark(each.cell(e.cell), Text("an entrance at {cell}", cell=names[e.cell])) for e in entrances
        ]
        last = entrances[-1]
        marks[-1] = marks[-1]._replace(label=Text("another entrance at {cell}", cell=names[last.cell]))
        remedy = Text(
            "each player has one entrance: look what lies at the others; a road elsewhere is a gate"
        )
        yield Finding(codes.ENTRANCE, tuple(marks), remedy, "last")


def connected(each: Seated, _table: Table) -> Iterator[Finding]:
    """Every tile was laid beside another one, so all hang together by their sides."""
    found = groups(each.board.occupied, each.board.square.orthogonal)
    entrances = _entrances(each)
    if len(found) <= 1:
        return
    ends = sum(1 << entrance.cell for entrance in entrances)
    main = [group for group in found if group & ends] or [max(found, key=int.bit_count)]
    for group in found:
        if group not in main:
            n, cells = group.bit_count(), " ".join(each.board.square.named(group))
            label = (
                Text(
                    "{cells} is cut off from the entrance",
                    "{cells} are cut off from the entrance",
                    n=n,
                    cells=cells,
                )
                if entrances
                else Text(
                    "{cells} is cut off from the rest", "{cells} are cut off from the rest", n=n, cells=cells
                )
            )
            remedy = Text("every tile is laid beside another, corners do not count: look at these rows again")
            yield finding(codes.CUT_OFF, each.cell(next(bits(group))), label, help=remedy)


def clear_borders(each: Seated, _table: Table) -> Iterator[Finding]:
    """No tile lies against a white border or a road, whichever of the two was laid first.

    Which of several entrances is none cannot be known, so nothing is said of their borders.
    """
    names = each.board.square.names
    faults: dict[tuple[int, int], Placed] = {}
    with_borders = {"gate"} if len(_entrances(each)) > 1 else {"gate", "entrance"}
    for placed in each.board.placed:
        if placed.tile.kind in with_borders:
            for side in placed.tile.sides:
                there = each.board.beyond(placed.cell, side)
                if there is not None and each.board.occupied >> there & 1:
                    faults.setdefault((min(there, placed.cell), max(there, placed.cell)), placed)
    for (one, other), placed in faults.items():
        beside = one if placed.cell == other else other
        label = Text("{cell} lies against the border of {tile}", cell=names[beside], tile=placed.label)
        remedy = Text(
            "look at the sides in its definition and at its turn (`@90` turns clockwise), or where the tiles lie"
        )
        marks = tuple(
            Mark(each.cell(cell), Text("{tile}", tile=placed.label) if cell == placed.cell else label)
            for cell in (one, other)
        )
        if placed.cell == other:
            marks = (marks[0], Mark(each.cell(other), label))
        yield Finding(codes.ON_BORDER, marks, remedy, "last")


def road_to_entrance(each: Seated, table: Table) -> Iterator[Finding]:
    """The column below the entrance stays empty: sure for Cwali, elsewhere sources differ."""
    code = codes.BELOW_ENTRANCE if table.settings.edition == "cwali" else codes.BELOW_ENTRANCE_OTHER
    names = each.board.square.names
    entrances = _entrances(each)
    for entrance in entrances if len(entrances) == 1 else ():
        for side in entrance.tile.sides:
            step = 0
            there = each.board.beyond(entrance.cell, side)
            while there is not None:
                if step and each.board.occupied >> there & 1:
                    label = Text(
                        "{cell} lies on the road to the entrance at {entrance} ({side})",
                        cell=names[there],
                        entrance=names[entrance.cell],
                        side=SIDES[side],
                    )
                    remedy = Text(
                        "the cells beyond its border stay empty: look at the columns of these rows again"
                    )
                    yield finding(code, each.cell(there), label, help=remedy)
                step += 1
                there = each.board.beyond(there, side)


def number_of_tiles(each: Seated, table: Table) -> Iterator[Finding]:
    """A reserve has the entrance and a tile for each turn; the numbers of turns are known for few tables."""
    edition = table.settings.edition
    wanted = FINAL_TILES.get((edition, len(table.seats)))
    tiles = _without_entrances(each)
    if wanted is None or not tiles or tiles == wanted:
        return
    if edition == "cwali" and tiles == wanted + EXPANSION_TILES:
        return
    label = Text(
        "{n} tile beside the entrance, {wanted} turns at a table of {players}",
        "{n} tiles beside the entrance, {wanted} turns at a table of {players}",
        n=tiles,
        wanted=wanted,
        players=len(table.seats),
    )
    code = codes.TILES_NUMBER if edition == "cwali" else codes.TILES_UNLIKELY
    yield finding(code, each.key, label, help=Text("look whether tiles are missing or typed twice"))


_TABLE_CONSTRAINTS: tuple[Callable[[Table], Iterator[Finding]], ...] = (number_of_players, tiles_in_box)
_BOARD_CONSTRAINTS: tuple[Callable[[Seated, Table], Iterator[Finding]], ...] = (
    no_camps,
    one_entrance,
    connected,
    clear_borders,
    road_to_entrance,
    number_of_tiles,
)
