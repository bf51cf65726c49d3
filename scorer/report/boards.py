"""The boards of a table in text: drawn as the terminal can show them, side by side where they fit."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, TypeAlias

from scorer.report.cells import cells, harmless

if TYPE_CHECKING:
    from scoring_rules.interface import Table

Sketch: TypeAlias = Callable[[str, frozenset[str]], tuple[str, ...]]
"""Draws the board of the player of this name with places marked; no lines where there is none."""

_GAP = 3
_LINES = "─│┼"


def sketcher(slug: str, table: Table) -> Sketch:
    """Return what draws the boards of a table of a game, with signs that the output can show."""
    from scoring_rules import sketching

    draw = sketching(slug).sketch
    seats = {seat.name: index for index, seat in enumerate(table.seats) if seat.board is not None}
    plain = not _can_show(_LINES)

    def sketch(name: str, marked: frozenset[str]) -> tuple[str, ...]:
        return draw(table, seats[name], marked, plain=plain) if name in seats else ()

    return sketch


def _can_show(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def side_by_side(sketch: Sketch, names: Sequence[str], width: int) -> Iterator[str]:
    """Yield the boards of some players below their names, as many beside each other as `width` holds.

    A board that is the same for several players is drawn once.
    """
    owners: dict[tuple[str, ...], list[str]] = {}
    for name in names:
        owners.setdefault(sketch(name, frozenset()), []).append(name)
    owners.pop((), None)
    wide = max((cells(line) for board in owners for line in board), default=0)
    blocks = [(_short(", ".join(players), wide), *board) for board, players in owners.items()]
    beside = max(1, (width + _GAP) // (wide + _GAP))
    for first in range(0, len(blocks), beside):
        yield ""
        for lines in zip_longest(*blocks[first : first + beside], fillvalue=""):
            yield (" " * _GAP).join(line + " " * (wide - cells(line)) for line in lines).rstrip()


def _short(name: str, room: int) -> str:
    """Return a name, cut off where it takes more than `room` columns."""
    shown = harmless(name)
    if cells(shown) <= room:
        return shown
    while cells(shown) >= room:
        shown = shown[:-1]
    return f"{shown}…"
