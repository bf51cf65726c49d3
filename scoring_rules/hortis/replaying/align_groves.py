"""Aligning a typed grove with the replayed one: the offset and the quarter turn with the fewest differences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scoring_rules.hortis.board.spaces import Grove, Space, Spot


class Difference(NamedTuple):
    """A space that is typed differently from how it was played.

    `cell` is the nearest typed cell, counted in reading order; `spot` the same space in the
    columns and rows of the placements; `inside`: it is within the typed rows and columns.
    """

    cell: int
    spot: Spot
    played: Space | None
    typed: Space | None
    inside: bool = True


class Alignment(NamedTuple):
    """How a typed grove is aligned with a played one: quarter turns clockwise of the placements, then the offset."""

    turn: int
    right: int
    down: int
    differences: tuple[Difference, ...]
    shared: int


def align(played: Mapping[Spot, Space], grove: Grove) -> Alignment:
    """Return the alignment of the typed grove with the played one that leaves the fewest differences.

    Of equal ones the unturned, then the one whose rectangles fit best.
    """
    typed = _spots(grove)
    _, turn, _, right, down = min(_ways(played, typed))
    return _aligned(played, grove, turn, right, down)


def turn_spot(spot: Spot, quarters: int) -> Spot:
    """Return a spot turned clockwise about the origin."""
    x, y = spot
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


def _spots(grove: Grove) -> dict[Spot, Space | None]:
    """Return the typed spaces by column and row; None for a token that could not be read."""
    columns = grove.columns
    return {
        (cell % columns, cell // columns): space
        for cell, space in enumerate(grove.spaces)
        if space is not None or cell in grove.unread
    }


def _ways(played: Mapping[Spot, Space], typed: Mapping[Spot, Space | None]) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield for each turn and offset: differences, turn, how far the rectangles are apart, the offset."""
    for turn in range(4):
        turned = {turn_spot(spot, turn): space for spot, space in played.items()}
        left, top = min(x for x, _ in turned), min(y for _, y in turned)
        yield len(played) + len(typed), turn, 0, -left, -top
        met: Counter[Spot] = Counter()
        agree: Counter[Spot] = Counter()
        for (x, y), space in turned.items():
            for (column, row), other in typed.items():
                offset = (column - x, row - y)
                met[offset] += 1
                if other is None or other == space:
                    agree[offset] += 1
        for (right, down), count in agree.items():
            differences = len(played) + len(typed) - met[right, down] - count
            yield differences, turn, abs(left + right) + abs(top + down), right, down


def _aligned(played: Mapping[Spot, Space], grove: Grove, turn: int, right: int, down: int) -> Alignment:
    rows = len(grove.spaces) // grove.columns
    differences: list[Difference] = []
    shared = 0
    covered: set[int] = set()
    for spot, space in played.items():
        x, y = turn_spot(spot, turn)
        column, row = x + right, y + down
        inside = 0 <= column < grove.columns and 0 <= row < rows
        cell = min(max(row, 0), rows - 1) * grove.columns + min(max(column, 0), grove.columns - 1)
        typed = grove.spaces[cell] if inside else None
        if inside:
            covered.add(cell)
        if typed == space or (inside and cell in grove.unread):
            shared += 1
        else:
            differences.append(Difference(cell, spot, space, typed, inside))
    for cell, other in enumerate(grove.spaces):
        if other is not None and cell not in covered:
            column, row = cell % grove.columns, cell // grove.columns
            spot = turn_spot((column - right, row - down), -turn)
            differences.append(Difference(cell, spot, None, other))
    differences.sort(key=lambda difference: difference.cell)
    return Alignment(turn, right, down, tuple(differences), shared)
