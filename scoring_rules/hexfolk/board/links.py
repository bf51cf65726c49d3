"""A network of roads by the numbers of its crossings, and the walk through all of its roads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Links: TypeAlias = "Sequence[Sequence[tuple[int, int]]]"
"""For each crossing, by number, its roads: a bit of their own and the crossing at the other end."""


def through(links: Links, start: int) -> list[int]:
    """Return the walk over all roads of a part that has at most two odd crossings, `start` one of them."""
    used = 0
    open_ends = [start]
    walk: list[int] = []
    while open_ends:
        node = open_ends[-1]
        for bit, other in links[node]:
            if not used & bit:
                used |= bit
                open_ends.append(other)
                break
        else:
            walk.append(open_ends.pop())
    return walk
