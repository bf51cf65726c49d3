"""A finished table of Hexfolk as plain frozen values: the map, what each player has on it, the settings.

Crossings and edges are the numbers of an `Island`. A simulator builds these values directly:

    island = island_of_rows((3, 4, 5, 4, 3))
    red = Seat("Red", Board(settlements=(12, 30), roads=(14, 41)), knights=2)
    table = laid_out(Settings(turn=0), island, (red, blue))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from scoring_rules.frame.typed.place import Place
from scoring_rules.hexfolk.board.island import Hex, Island
from scoring_rules.hexfolk.board.walk import MOST_ROADS, longest_walk
from scoring_rules.hexfolk.data.box import TARGET

NOBODY = -1
"""The holder of a card where it is said that nobody has it."""


class Board(NamedTuple):
    """What a player has on the map: crossings, and edges in the order typed."""

    settlements: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    roads: tuple[int, ...] = ()

    @property
    def buildings(self) -> tuple[int, ...]:
        """The crossings with a settlement or a city."""
        return self.settlements + self.cities


class ByNumber(NamedTuple):
    """Pieces of a player of which only numbers are typed; `has_army` where the largest army is, but no knights."""

    settlements: int = 0
    cities: int = 0
    roads: int = 0
    has_army: bool = False


class Laid(NamedTuple):
    """A piece as a record has it.

    Attributes:
        number: The crossing or edge that it is on.
        place: Where it is typed.
        typed: What the crossing or edge is called there; empty where a step leads to it, or a sign on a map.
    """

    number: int
    place: Place
    typed: str = ""


class TypedPieces(NamedTuple):
    """How a record has the pieces of a player.

    Attributes:
        buildings: The settlements and cities, by crossing.
        roads: The roads, by edge.
        lists: Where the pieces of each kind are typed.
        left_out: Whether there are more, whose places are taken.
    """

    buildings: Mapping[int, Laid] = {}
    roads: Mapping[int, Laid] = {}
    lists: Mapping[str, Place] = {}
    left_out: bool = False


class Seat(NamedTuple):
    """A player.

    Attributes:
        name: The player's name.
        board: The pieces on the map, None where points were counted by hand or something is unreadable.
        knights: Knights played.
        victory_cards: Victory cards, hidden ones too.
        cards: Development cards, by kind, in hand or played; of knights those in hand.
        resources: Resource cards in hand, by kind.
        letter: The letter on the map in text.
        counted: The points where they were counted by hand.
        adjustments: The sum of the points that the group gave or took.
        readable: What could be read of pieces that could not all be read.
        typed: Where the pieces are typed, and what their places are called there.
        by_number: The pieces that are typed as numbers, None where all are typed by their places.
        road_counted: How long the longest road was counted to be, None where that is not typed.
    """

    name: str
    board: Board | None = None
    knights: int = 0
    victory_cards: int = 0
    cards: Mapping[str, int] = {}
    resources: Mapping[str, int] = {}
    letter: str = ""
    counted: int | None = None
    adjustments: int = 0
    readable: Board = Board()
    typed: TypedPieces = TypedPieces()
    by_number: ByNumber | None = None
    road_counted: int | None = None

    def how_many(self, kind: str) -> int:
        """Return the number of `settlements`, `cities` or `roads`, whether by their places or by number."""
        return len(getattr(self.pieces, kind)) + (getattr(self.by_number, kind) if self.by_number else 0)

    @property
    def pieces(self) -> Board:
        """All pieces that are known of."""
        return self.board or self.readable


class Settings(NamedTuple):
    """What selects the rules, and what decides who won. `turn` and the holders are seats, from 0.

    A holder is None where the record does not say who it is, `NOBODY` where it says that nobody is.
    `winners` are the seats that the record says won, in its order.
    """

    target: int = TARGET
    turn: int | None = None
    winners: tuple[int | None, ...] = ()
    longest_road: int | None = None
    largest_army: int | None = None
    special_awards: bool = True
    robber: bool = True
    friendly_robber: bool = False
    extensions: tuple[str, ...] = ()
    map: str = ""
    readings: Mapping[str, str] = {}
    mode: str | None = None
    edition: str | None = None


class Tile(NamedTuple):
    """What a hex is: its terrain and its number, None where not known or where there is none."""

    terrain: str | None
    number: int | None = None


class TypedMap(NamedTuple):
    """Where in a record the tiles (by hex) and the ports (by edge) are typed."""

    tiles: Mapping[str, Place] = {}
    ports: Mapping[int, Place] = {}


class Table(NamedTuple):
    """A finished game; make it with `laid_out`, which finds the walks.

    `walks` are the crossings of one longest walk of each seat; `tiles` are by the names of hexes, `ports`
    by edges.
    """

    settings: Settings
    seats: tuple[Seat, ...]
    island: Island
    walks: tuple[tuple[int, ...], ...]
    tiles: Mapping[str, Tile] = {}
    ports: Mapping[int, str] = {}
    robber: Hex | None = None
    typed: TypedMap = TypedMap()


def laid_out(
    settings: Settings,
    island: Island,
    seats: Sequence[Seat],
    tiles: Mapping[str, Tile] | None = None,
    ports: Mapping[int, str] | None = None,
    robber: Hex | None = None,
) -> Table:
    """Return the table with the longest walk of every seat found."""
    walks = tuple(_walk(island, seats, seat) for seat in range(len(seats)))
    return Table(settings, tuple(seats), island, walks, tiles or {}, ports or {}, robber)


def _walk(island: Island, seats: Sequence[Seat], seat: int) -> tuple[int, ...]:
    """Return the longest walk of a seat; none where a check refuses the number of roads anyway."""
    board = seats[seat].board
    if board is None or len(board.roads) > MOST_ROADS:
        return ()
    blocked = {c for other, player in enumerate(seats) if other != seat for c in player.pieces.buildings}
    return tuple(longest_walk([island.ends[edge] for edge in sorted(board.roads)], blocked))


def road_length(table: Table, seat: int) -> int:
    """Return how many roads the longest walk of a seat has, as counted where its roads are not on the map."""
    player = table.seats[seat]
    if player.by_number is not None and not player.pieces.roads:
        return player.road_counted or 0
    return max(0, len(table.walks[seat]) - 1)


def walked(table: Table, seat: int) -> tuple[int, ...]:
    """Return the edges of the longest walk of a seat, one after the other."""
    between, walk = table.island.edge_between, table.walks[seat]
    return tuple(between[pair] for pair in pairwise(walk))


def is_blank(table: Table, seat: int) -> bool:
    """Whether a seat has neither a piece nor a card."""
    player = table.seats[seat]
    has_cards = player.knights or player.victory_cards or any(player.cards.values()) or any(player.resources.values())
    has_pieces = any(player.how_many(kind) for kind in ("settlements", "cities", "roads"))
    return not (has_cards or has_pieces or road_length(table, seat))


def typed_places(table: Table) -> dict[str, str]:
    """Return how the crossings and edges of pieces are spelled in the record, by their own names."""
    names: dict[str, str] = {}
    for seat in table.seats:
        for own, laid in ((table.island.crossings, seat.typed.buildings), (table.island.edges, seat.typed.roads)):
            typed = ((own[number], _in_capitals(piece.typed)) for number, piece in laid.items() if piece.typed)
            names |= {name: spelled for name, spelled in typed if spelled != name}
    return names


def _in_capitals(typed: str) -> str:
    """Return a place as typed, one in letters as these are printed: `c3.n` is `C3.N`, `c3 north` stays."""
    return typed if " " in typed else typed.upper()


def is_by_number(table: Table, seat: int) -> bool:
    """Whether pieces of a seat are typed as numbers."""
    return table.seats[seat].by_number is not None
