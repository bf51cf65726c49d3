"""What the rules of building do not allow of one player's network: one generator a constraint.

Sources: the French rules page (foundation, distance, where roads and settlements may be built); that a
player has at most two networks follows from the two settlements of the foundation. Roads are never
removed, so what was true when a piece was built is true at the end, whatever opponents built later.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import seated
from scoring_rules.frame.typed.place import Place, at
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.board.walk import MOST_ROADS
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.box import CITIES, LEAST_BUILDINGS, LEAST_ROADS, MOST_NETWORKS, ROADS, SETTLEMENTS
from scoring_rules.hexfolk.reading.naming import called
from scoring_rules.hexfolk.table import Laid, Seat, Table, is_blank, road_length

_SUPPLY = {
    "roads": (ROADS, Text("{n} road", "{n} roads")),
    "settlements": (SETTLEMENTS, Text("{n} settlement", "{n} settlements")),
    "cities": (CITIES, Text("{n} city", "{n} cities")),
}


class _Owner(NamedTuple):
    """A player at a table, as what finds the places of pieces in the record, and their names there.

    Of a table that no record describes everything is at the player.
    """

    table: Table
    seat: int

    @property
    def name(self) -> str:
        return self.table.seats[self.seat].name

    def list(self, key: str) -> Place:
        return self.table.seats[self.seat].typed.lists.get(key, at("players", self.seat))

    def crossing(self, crossing: int) -> tuple[Place, Value]:
        laid = self._laid(self.table.seats[self.seat].typed.buildings.get(crossing))
        return laid.place, called(laid.typed, self.table.island.crossings[crossing])

    def edge(self, edge: int) -> tuple[Place, Value]:
        laid = self._laid(self.table.seats[self.seat].typed.roads.get(edge))
        return laid.place, called(laid.typed, self.table.island.edges[edge])

    def _laid(self, laid: Laid | None) -> Laid:
        return laid or Laid(0, at("players", self.seat))


def supply(table: Table) -> Iterator[Finding]:
    """A player has 15 roads, 5 settlements and 4 cities."""
    for seat, player in enumerate(table.seats):
        for key, (most, text) in _SUPPLY.items():
            count = player.how_many(key)
            if key == "roads":
                count = max(count, player.road_counted or 0)
            if count > most:
                yield finding(
                    codes.SUPPLY,
                    _Owner(table, seat).list(key),
                    "{player}: {pieces}, a player has {most}",
                    help="check each of them on the table",
                    player=player.name,
                    pieces=text.with_values(n=count),
                    most=most,
                )


def distance(table: Table) -> Iterator[Finding]:
    """Between two buildings, whoever owns them, at least one crossing is free."""
    owners = {
        crossing: _Owner(table, seat) for seat, player in enumerate(table.seats) for crossing in player.pieces.buildings
    }
    for ends in table.island.ends:
        if all(crossing in owners for crossing in ends):
            remedy = Text("between two buildings one crossing stays free: one of these is somewhere else")
            marks = tuple(_building(owners[crossing], crossing) for crossing in ends)
            yield Finding(codes.DISTANCE, marks, remedy, "last")


def _building(owner: _Owner, crossing: int) -> Mark:
    place, name = owner.crossing(crossing)
    return Mark(place, Text("{player} at {crossing}", player=owner.name, crossing=name))


def foundation(table: Table) -> Iterator[Finding]:
    """Every player began with two settlements and two roads, and nothing is ever removed."""
    for seat, board in seated(table):
        player = table.seats[seat]
        if player.typed.left_out or _is_founded(player) or is_blank(table, seat):
            continue
        if _buildings(player) >= LEAST_BUILDINGS:
            key = "roads"
        else:
            key = "settlements" if board.settlements or not board.cities else "cities"
        yield finding(
            codes.FOUNDATION,
            _Owner(table, seat).list(key),
            "{player}: {buildings} and {roads}",
            help="the foundation alone is two settlements and two roads: type everything that is on the map",
            player=player.name,
            buildings=Text("{n} building", "{n} buildings", n=_buildings(player)),
            roads=Text("{n} road", "{n} roads", n=player.how_many("roads")),
        )


def _buildings(player: Seat) -> int:
    return player.how_many("settlements") + player.how_many("cities")


def _is_founded(player: Seat) -> bool:
    """Whether a player has what everybody begins with; roads that nobody typed may be there."""
    roads_unsaid = player.by_number is not None and not player.how_many("roads")
    return _buildings(player) >= LEAST_BUILDINGS and (roads_unsaid or player.how_many("roads") >= LEAST_ROADS)


def road_as_counted(table: Table) -> Iterator[Finding]:
    """A length that was counted beside roads that are on the map is that of their longest walk."""
    for seat, player in enumerate(table.seats):
        if player.road_counted is None or not player.pieces.roads or len(player.pieces.roads) > MOST_ROADS:
            continue
        if player.road_counted != road_length(table, seat):
            yield finding(
                codes.ROAD_DIFFERS,
                at("players", seat, "longest_road"),
                "{counted} was counted, the roads typed make {typed}",
                "{counted} were counted, the roads typed make {typed}",
                help="count again on the table, then compare the roads with what is typed",
                n=player.road_counted,
                counted=player.road_counted,
                typed=road_length(table, seat),
            )


def networks(table: Table) -> Iterator[Finding]:
    """Every building has a road of its player, every road leads to one; there are two networks at most.

    Where pieces of the foundation are missing or are where others are, that has been said, and nothing here.
    """
    for seat, board in seated(table):
        player = table.seats[seat]
        if player.typed.left_out or player.by_number is not None or not _is_founded(player):
            continue
        owner = _Owner(table, seat)
        pieces = _pieces(table.island, board.roads)
        reached = [{crossing for edge in piece for crossing in table.island.ends[edge]} for piece in pieces]
        lonely = [crossing for crossing in board.buildings if not any(crossing in ends for ends in reached)]
        empty = [piece for piece, ends in zip(pieces, reached, strict=True) if ends.isdisjoint(board.buildings)]
        if lonely:
            yield from _no_road(owner, lonely, empty)
        elif empty:
            yield from (_no_building(owner, piece) for piece in empty)
        else:
            yield from _too_many(owner, pieces)


def _pieces(island: Island, roads: tuple[int, ...]) -> list[list[int]]:
    """Return the connected parts of roads in the order typed; opponents' buildings do not separate them."""
    order = {edge: index for index, edge in enumerate(roads)}
    waiting = dict.fromkeys(roads)
    pieces = []
    while waiting:
        piece = [next(iter(waiting))]
        del waiting[piece[0]]
        # The list grows while it is walked: the roads next to each road join the piece.
        for edge in piece:
            for crossing in island.ends[edge]:
                near = [other for other in island.edges_at[crossing] if other in waiting]
                piece += near
                for other in near:
                    del waiting[other]
        pieces.append(sorted(piece, key=order.__getitem__))
    return pieces


def _no_road(owner: _Owner, lonely: list[int], empty: list[list[int]]) -> Iterator[Finding]:
    """Yield the buildings without a road.

    Roads without a building are probably the same slip (a building typed on the wrong crossing), so they
    are shown with the first of these buildings, and not reported again.
    """
    island = owner.table.island
    for index, crossing in enumerate(lonely):
        place, name = owner.crossing(crossing)
        label = Text("no road of {player} touches {crossing}", player=owner.name, crossing=name)
        marks = [Mark(place, label)]
        if index == 0:
            label = Text("these roads lead to no building of {player}", player=owner.name)
            marks += [Mark(owner.edge(piece[0])[0], label) for piece in empty]
        edges = tuple(island.edges[edge] for edge in island.edges_at[crossing])
        remedy = Text("add the road next to it ({edges}), or fix the crossing", edges=edges)
        yield Finding(codes.NO_ROAD, tuple(marks), remedy)


def _no_building(owner: _Owner, piece: list[int]) -> Finding:
    return finding(
        codes.NO_BUILDING,
        owner.edge(piece[0])[0],
        "{roads}: no building of {player} is there",
        help="roads are built from one's own buildings and roads: add the building, or fix the road",
        roads=_names(owner, piece),
        rests_on=(owner.list("roads"),),
        player=owner.name,
    )


def _too_many(owner: _Owner, pieces: list[list[int]]) -> Iterator[Finding]:
    """Yield all networks but the two largest."""
    for piece in sorted(pieces, key=len, reverse=True)[MOST_NETWORKS:]:
        yield finding(
            codes.NETWORKS,
            owner.edge(piece[0])[0],
            "{roads}: a network separate from two others",
            help="everything grows from the two settlements of the foundation: a road in between is missing",
            roads=_names(owner, piece),
            rests_on=(owner.list("roads"),),
        )


def _names(owner: _Owner, piece: list[int]) -> tuple[Value, ...]:
    return tuple(owner.edge(edge)[1] for edge in piece)
