"""What a watchtower looks at: cells next to it, lines to the edge, or the cells printed on it.

Another watchtower in a line hides what is behind it. Sources: a transcription of the Cwali rulebook for
the four designs; that empty cells do not end a view is likely; for other editions see the rules page.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import gcd
from typing import NamedTuple

from scoring_rules.habitats.board.reserve import Board, Placed

_STRAIGHT = ((-1, 0), (0, 1), (1, 0), (0, -1))
_SLANTED = ((-1, -1), (-1, 1), (1, 1), (1, -1))
_LINES = {"orthogonal": _STRAIGHT, "diagonal": _SLANTED}


class _Rays(NamedTuple):
    """The lines from a cell: all of their cells, and each as sets of one cell, the nearest first."""

    cells: int
    lines: tuple[tuple[int, ...], ...]


def view(board: Board, tower: Placed, *, blocked: bool) -> int:
    """Return the cells that a watchtower looks at; where `blocked`, other watchtowers hide what is behind them."""
    cell, tile = tower.cell, tower.tile
    square = board.square
    match tile.design:
        case "around":
            return square.orthogonal[cell] | square.diagonal[cell]
        case "adjacent":
            return square.orthogonal[cell]
        case "orthogonal" | "diagonal":
            rays = _rays(square.rows, square.columns, _LINES[tile.design])[cell]
            if not blocked or not rays.cells & board.towers:
                return rays.cells
            return sum(_line(ray, board.towers) for ray in rays.lines)
        case _:
            return sum(_seen(board, cell, steps, blocked=blocked) for steps in tile.sees)


def _line(ray: tuple[int, ...], towers: int) -> int:
    """Return the cells of a line, as sets of one each, up to the first tower."""
    seen = 0
    for bit in ray:
        if bit & towers:
            break
        seen |= bit
    return seen


@cache
def _rays(rows: int, columns: int, steps: tuple[tuple[int, int], ...]) -> tuple[_Rays, ...]:
    """Return for each cell of a rectangle the lines from it in some directions, to the edge."""
    rays = []
    for row, column in product(range(rows), range(columns)):
        lines = []
        for down, right in steps:
            far = max(rows, columns)
            spots = ((row + down * n, column + right * n) for n in range(1, far))
            lines.append(tuple(1 << r * columns + c for r, c in spots if 0 <= r < rows and 0 <= c < columns))
        rays.append(_Rays(sum(map(sum, lines)), tuple(lines)))
    return tuple(rays)


def _seen(board: Board, cell: int, steps: tuple[int, int], *, blocked: bool) -> int:
    """Return the cell some steps away as a set; empty where it is off the reserve or hidden."""
    down, right = steps
    there = board.at(cell, down, right)
    if there is None:
        return 0
    if blocked:
        length = gcd(down, right)  # of the straight line to that cell, in cells
        for part in range(1, length):
            between = board.at(cell, down // length * part, right // length * part)
            if between is not None and board.towers >> between & 1:
                return 0
    return 1 << there
