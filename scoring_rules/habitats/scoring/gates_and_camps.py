"""Gates and camps: they give their points where tiles are at certain sides of theirs.

Sources: the French rules page; for the access roads a transcription of the Cwali rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.info import Score
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board, Placed
from scoring_rules.habitats.data.words import SIDES
from scoring_rules.habitats.table import Table

_OPEN = Text("a tile at every open side")
_MARKED = Text("a tile other than a camp at every marked side")


def open_sides(board: Board, gate: Placed) -> str:
    """Return the sides of a gate that have neither a border nor a tile."""
    sides, occupied = gate.tile.sides, board.occupied
    return "".join(
        SIDES[side] for side, there in enumerate(board.over[gate.cell]) if not there & occupied and side not in sides
    )


def gates(table: Table, seat: int) -> Iterator[Item]:
    """A gate gives its points where there is a tile at each of its sides without a border."""
    board = board_of(table, seat)
    for gate in board.kinds["gate"]:
        lacking = open_sides(board, gate)
        around = board.square.orthogonal[gate.cell] & board.occupied | 1 << gate.cell
        yield Item(
            "habitats.gates",
            0 if lacking else gate.tile.points,
            gate.label,
            Text("no tile at its open side {sides}", "no tile at its open sides {sides}", n=len(lacking), sides=lacking)
            if lacking
            else _OPEN,
            board.square.named(around),
            board.square.names[gate.cell],
        )  # fmt: skip


def unmet_sides(board: Board, camp: Placed, camps: int, *, any_contact: bool) -> tuple[str, str]:
    """Return the sides of a camp that keep it from scoring: marked ones without a tile, and those at a camp."""
    empty, joined = "", ""
    for side, there in enumerate(board.over[camp.cell]):
        marked = side in camp.tile.sides
        if there & camps:
            joined += SIDES[side] if marked or any_contact else ""
        elif marked and not there & board.occupied:
            empty += SIDES[side]
    return empty, joined


def camps_rule(*, any_contact: bool) -> Score:
    """Return the rule of camps, in which any contact with a camp spoils both, or only at a marked side."""

    def camps(table: Table, seat: int) -> Iterator[Item]:
        """A camp gives its points where there is a tile other than a camp at each of its marked sides."""
        board = board_of(table, seat)
        camps = sum(1 << camp.cell for camp in board.kinds["camp"])
        for camp in board.kinds["camp"]:
            empty, joined = unmet_sides(board, camp, camps, any_contact=any_contact)
            around = board.square.orthogonal[camp.cell] & board.occupied | 1 << camp.cell
            yield Item(
                "habitats.camps",
                0 if empty or joined else camp.tile.points,
                camp.label,
                _of_camp(empty, joined),
                board.square.named(around),
                board.square.names[camp.cell],
            )

    return camps


def _of_camp(empty: str, joined: str) -> Value:
    if joined:
        return Text("a camp at its side {sides}", "a camp at its sides {sides}", n=len(joined), sides=joined)
    if empty:
        return Text("no tile at its marked side {sides}", "no tile at its marked sides {sides}", n=len(empty), sides=empty)  # fmt: skip
    return _MARKED
