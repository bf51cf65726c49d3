"""The pieces that were read: what is laid of each player, and each place taken once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import Place
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.reading.naming import called
from scoring_rules.hexfolk.table import Board, Laid, TypedPieces

_ONE_ROAD = Text("an edge has room for one road: remove one of them, or fix it")
_ONE_BUILDING = Text("a crossing has room for one building; a city replaces the settlement")


class Pieces(NamedTuple):
    """What is typed of one player; `complete` unless something could not be read."""

    settlements: list[Laid]
    cities: list[Laid]
    roads: list[Laid]
    complete: bool = True


class Taken:
    """What is on the map so far, so that a place that is taken twice is found with both of its names.

    `C1/NE` after `B1/SW` is one edge twice: the message says `B1/SW first`, `C1/NE (= B1/SW) again`.
    """

    def __init__(self, island: Island, findings: Findings) -> None:
        self._island = island
        self._findings = findings
        self._crossings: dict[int, Laid] = {}
        self._edges: dict[int, Laid] = {}

    def board(self, pieces: Pieces, lists: Mapping[str, Place]) -> tuple[Board, TypedPieces]:
        """Return the board of a player with what is free so far, and how it is typed."""
        settlements = self._buildings(pieces.settlements)
        cities = self._buildings(pieces.cities)
        roads = self._free(pieces.roads, self._edges, self._island.edges, _ONE_ROAD)
        free = len(settlements) + len(cities) + len(roads)
        typed = len(pieces.settlements) + len(pieces.cities) + len(pieces.roads)
        board = Board(tuple(settlements), tuple(cities), tuple(roads))
        return board, TypedPieces({**settlements, **cities}, roads, lists, free < typed)

    def _buildings(self, laid: Sequence[Laid]) -> dict[int, Laid]:
        return self._free(laid, self._crossings, self._island.crossings, _ONE_BUILDING)

    def _free(
        self, laid: Sequence[Laid], taken: dict[int, Laid], names: Sequence[str], remedy: Text
    ) -> dict[int, Laid]:
        """Return the pieces whose places are free, and take these."""
        free: dict[int, Laid] = {}
        for piece in laid:
            first = taken.setdefault(piece.number, piece)
            if first is piece:
                free[piece.number] = piece
                continue
            name = names[piece.number]
            self._findings.twice(
                codes.TWICE,
                (first.place, piece.place),
                Text("{place} first", place=called(first.typed, name)),
                Text("{place} again", place=called(piece.typed, name)),
                help=remedy,
            )
        return free
