"""The state of the areas of a board: completed, mixed, unfinished or untouched.

Areas are given by their index in `Layout.areas`, in reading order.
"""

from __future__ import annotations

from scoring_rules.hutan.table import Board


def completed(board: Board) -> list[tuple[int, int]]:
    """Return the areas full of flowers of one colour, each with that colour."""
    occupied = board.occupied
    found: list[tuple[int, int]] = []
    for index, area in enumerate(board.layout.areas):
        if area & occupied == area:
            for colour, cells in enumerate(board.colours):
                if area & cells == area:
                    found.append((index, colour))
                    break
    return found


def charged(board: Board) -> list[tuple[int, bool]]:
    """Return the areas that cost points, each with whether it is full (and so mixed)."""
    occupied = board.occupied
    red, yellow, blue, grey, white = board.colours
    found: list[tuple[int, bool]] = []
    for index, area in enumerate(board.layout.areas):
        flowers = area & occupied
        if flowers != area:
            if flowers:
                found.append((index, False))
        elif area not in (area & red, area & yellow, area & blue, area & grey, area & white):
            found.append((index, True))
    return found


def colours_in(board: Board, area: int) -> tuple[int, ...]:
    """Return the colours of the flowers in a set of cells."""
    return tuple(colour for colour, cells in enumerate(board.colours) if area & cells)
