"""What the rules of building do not allow of one player's network: one generator a constraint.

Sources: the French rules page (foundation, distance, where roads and settlements may be built); that a
player has at most two networks follows from the two settlements of the foundation. Roads are never taken
off, so what was true when a piece was built is true at the end, whatever opponents built later.
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.place import Place, at
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.box import (
    CITIES,
    LEAST_BUILDINGS,
    LEAST_ROADS,
    MOST_NETWORKS,
    ROADS,
    SETTLEMENTS,
)
from scoring_rules.hexfolk.reading.naming import called
from scoring_rules.hexfolk.table import Board, Seat, Table

_SUPPLY = {
    "roads": (ROADS, Text("{n} road", "{n} roads")),
    "settlements": (SETTLEMENTS, Text("{n} settlement", "{n} settlements")),
    "cities": (CITIES, Text("{n} city", "{n} cities")),
}


def supply(table: Table) -> Iterator[Finding]:
    """A player has 15 roads, 5 settlements and 4 cities."""
    for seat, player in enumerate(table.seats):
        for key, (most, text) in _SUPPLY.items():
            count = len(getattr(player.pieces, key))
            if count > most:
                label = Text(
                    "{player}: {pieces}, a player has {most}",
                    player=player.name,
                    pieces=text.with_values(n=count),
                    most=most,
                )
                remedy = Text("look at each of them again on the table")
                yield finding(codes.SUPPLY, _list(seat, player, key), label, help=remedy)


def distance(table: Table) -> Iterator[Finding]:
    """Between two buildings, whoever owns them, at least one crossing is free."""
    owners = {c: seat for seat, player in enumerate(table.seats) for c in player.pieces.buildings}
    for one, other in table.island.ends:
        if one in owners and other in owners:
            marks = tuple(
                Mark(
                    _crossing(table, owners[each], each),
                    Text(
                        "{player} at {crossing}",
                        player=table.seats[owners[each]].name,
                        crossing=_crossing_name(table, owners[each], each),
                    ),
                )
                for each in (one, other)
            )
            remedy = Text("between two buildings one crossing stays free: one of these stands elsewhere")
            yield Finding(codes.DISTANCE, marks, remedy, "last")


def foundation(table: Table) -> Iterator[Finding]:
    """Every player began with two settlements and two roads, and nothing is ever taken off."""
    for seat, player in enumerate(table.seats):
        board = player.board
        if board is None or player.typed.again:
            continue
        if not _is_founded(board):
            buildings, roads = len(board.buildings), len(board.roads)
            label = Text(
                "{player}: {buildings} and {roads}",
                player=player.name,
                buildings=Text("{n} building", "{n} buildings", n=buildings),
                roads=Text("{n} road", "{n} roads", n=roads),
            )
            remedy = Text(
                "the foundation alone is two settlements and two roads: type all that stands on the map"
            )
            key = (
                "roads"
                if buildings >= LEAST_BUILDINGS
                else "settlements"
                if board.settlements or not board.cities
                else "cities"
            )
            yield finding(codes.FOUNDATION, _list(seat, player, key), label, help=remedy)


def _is_founded(board: Board) -> bool:
    return len(board.buildings) >= LEAST_BUILDINGS and len(board.roads) >= LEAST_ROADS


def networks(table: Table) -> Iterator[Finding]:
    """Every building has a road of its player, every road leads to one; there are two networks at most.

    Where pieces of the foundation are missing or stand where others do, that is said already, and nothing here.
    """
    for seat, player in enumerate(table.seats):
        board = player.board
        if board is None or player.typed.again or not _is_founded(board):
            continue
        pieces = _pieces(table.island, board.roads)
        reached = {c for piece in pieces for edge in piece for c in table.island.ends[edge]}
        lonely = [c for c in board.buildings if c not in reached]
        empty = [piece for piece in pieces if not _holds(table.island, piece, board.buildings)]
        if lonely:
            yield from _no_road(table, seat, lonely, empty)
        elif empty:
            yield from (_no_building(table, seat, piece) for piece in empty)
        else:
            yield from _too_many(table, seat, pieces)


def _pieces(island: Island, roads: tuple[int, ...]) -> list[list[int]]:
    """Return the connected parts of roads, opponents' buildings not parting them, in the order typed."""
    waiting = dict.fromkeys(roads)
    pieces = []
    while waiting:
        first = next(iter(waiting))
        del waiting[first]
        piece = [first]
        for edge in piece:
            for crossing in island.ends[edge]:
                near = [each for each in island.edges_at[crossing] if each in waiting]
                piece += near
                for each in near:
                    del waiting[each]
        order = {edge: index for index, edge in enumerate(roads)}
        pieces.append(sorted(piece, key=order.__getitem__))
    return pieces


def _holds(island: Island, piece: list[int], buildings: tuple[int, ...]) -> bool:
    return any(crossing in buildings for edge in piece for crossing in island.ends[edge])


def _no_road(table: Table, seat: int, lonely: list[int], empty: list[list[int]]) -> Iterator[Finding]:
    """Yield the buildings without a road; roads without a building are taken for the same slip."""
    island, player = table.island, table.seats[seat]
    for index, crossing in enumerate(lonely):
        name = _crossing_name(table, seat, crossing)
        label = Text("no road of {player} touches {crossing}", player=player.name, crossing=name)
        edges = tuple(island.edges[edge] for edge in island.edges_at[crossing])
        marks = [Mark(_crossing(table, seat, crossing), label)]
        if index == 0:
            marks += [
                Mark(
                    _edge(table, seat, piece[0]),
                    Text("these roads lead to no building of {player}", player=player.name),
                )
                for piece in empty
            ]
        remedy = Text("add the road beside it ({edges}), or mend the crossing", edges=edges)
        yield Finding(codes.NO_ROAD, tuple(marks), remedy)


def _no_building(table: Table, seat: int, piece: list[int]) -> Finding:
    player = table.seats[seat]
    roads = tuple(_edge_name(table, seat, edge) for edge in piece)
    label = Text("{roads}: no building of {player} stands there", roads=roads, player=player.name)
    remedy = Text("roads are built from one's own buildings and roads: add the building, or mend the road")
    return finding(codes.NO_BUILDING, _edge(table, seat, piece[0]), label, help=remedy)


def _too_many(table: Table, seat: int, pieces: list[list[int]]) -> Iterator[Finding]:
    for piece in sorted(pieces, key=len, reverse=True)[MOST_NETWORKS:]:
        roads = tuple(_edge_name(table, seat, edge) for edge in piece)
        label = Text("{roads}: a network apart from two others", roads=roads)
        remedy = Text("all grows from the two settlements of the foundation: a road between is missing")
        yield finding(codes.NETWORKS, _edge(table, seat, piece[0]), label, help=remedy)


def _crossing_name(table: Table, seat: int, crossing: int) -> Value:
    return called(table.seats[seat].typed.crossing_names.get(crossing, ""), table.island.crossings[crossing])


def _edge_name(table: Table, seat: int, edge: int) -> Value:
    return called(table.seats[seat].typed.edge_names.get(edge, ""), table.island.edges[edge])


def _crossing(table: Table, seat: int, crossing: int) -> Place:
    return table.seats[seat].typed.crossings.get(crossing, at("players", seat))


def _edge(table: Table, seat: int, edge: int) -> Place:
    return table.seats[seat].typed.edges.get(edge, at("players", seat))


def _list(seat: int, player: Seat, key: str) -> Place:
    return player.typed.lists.get(key, at("players", seat))
