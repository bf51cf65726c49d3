"""The board of a seat, at any table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

Board_co = TypeVar("Board_co", covariant=True)


class _Seat(Protocol[Board_co]):
    @property
    def name(self) -> str: ...

    @property
    def board(self) -> Board_co | None: ...


class _Table(Protocol[Board_co]):
    @property
    def seats(self) -> Sequence[_Seat[Board_co]]: ...


def board_of(table: _Table[Board_co], seat: int) -> Board_co:
    """Return the board of a seat, counted from 0; ValueError where there is none that can be scored."""
    board = table.seats[seat].board
    if board is None:
        message = f"{table.seats[seat].name} has no board that can be scored"
        raise ValueError(message)
    return board
