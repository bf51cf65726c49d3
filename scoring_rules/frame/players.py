"""Who is at the table: how many may play, and the board that each of them has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scoring_rules.frame.finding import Code, Finding, finding
from scoring_rules.frame.limits import MOST_PLAYERS
from scoring_rules.frame.place import at
from scoring_rules.frame.table import Board_co, Table


def seated(table: Table[Board_co]) -> list[tuple[int, Board_co]]:
    """Return the boards that can be scored, each with its seat."""
    return [(seat, player.board) for seat, player in enumerate(table.seats) if player.board is not None]


def too_many_players(table: Table[Any], most: int, code: Code) -> Iterator[Finding]:
    """Yield that there are too many players; more than can be read at all are reported by whatever reads them."""
    if most < len(table.seats) <= MOST_PLAYERS:
        yield finding(
            code,
            at("players", most, "name"),
            "{player} is player {n}",
            help="type each table in a file of its own",
            player=table.seats[most].name,
            n=most + 1,
        )
