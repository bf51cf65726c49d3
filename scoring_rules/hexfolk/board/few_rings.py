"""The longest walk in a network with no or few rings: found at once, or by trying every walk.

Rings are what makes walks many. Without them two searches find the longest way; with at most two odd
crossings a single walk takes all roads (Euler); up to a few rings, all walks can be tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Links: TypeAlias = "Sequence[Sequence[tuple[int, int]]]"
"""For each crossing, by number, its roads: a bit of their own and the crossing at the other end."""
_Chain: TypeAlias = tuple[int, int, tuple[int, ...]]
"""Roads in a row without a fork: their bits, their number, and the crossings after the first."""
_Walk: TypeAlias = "tuple[tuple[int, ...], _Walk | None]"
"""A walk by its last chain and the walk before that, so that walks share their beginnings."""

OPEN_ENDS = 2
"""A walk has two ends: it leaves at most so many crossings with an odd number of its roads."""
_IN_A_ROW = 2


def breadth_first(links: Links, start: int) -> tuple[list[int], dict[int, int]]:
    """Return the crossings by their distance from `start`, and the one before each on a shortest way."""
    before = {start: start}
    order = [start]
    for node in order:
        for _, other in links[node]:
            if other not in before:
                before[other] = node
                order.append(other)
    return order, before


def through(links: Links, start: int) -> list[int]:
    """Return the walk over all roads of a part that has at most two odd crossings, `start` one of them.

    Where it can go no further it turns back to the last crossing with a road left, and goes on from there
    (Hierholzer's algorithm).
    """
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


def across(links: Links, end: int) -> list[int]:
    """Return the longest way through a part without rings, of which `end` is one end."""
    order, before = breadth_first(links, end)
    walk = [order[-1]]
    while walk[-1] != end:
        walk.append(before[walk[-1]])
    return walk


def searched(links: Links, odd: list[int]) -> list[int]:
    """Return a longest walk by trying every one that begins at an odd crossing.

    A walk leaves out whole chains, each of which makes two odd crossings even at most: the first walk
    that leaves out no more than the shortest chains is taken. Nothing begins at the last odd crossing: a
    walk from there ends at another one, and is known backwards.
    """
    chains = _chains(links, odd[0])
    # Every chain is there from both of its ends: of the sorted lengths every other one is enough.
    lengths = sorted(roads for leaving in chains.values() for _, roads, _ in leaving)[::2]
    most = sum(lengths[(len(odd) - 1) // 2 :])
    best, walk = 0, _start(odd[0])
    for start in odd[:-1]:
        stack = [(start, 0, 0, _start(start))]
        while stack:
            node, used, length, so_far = stack.pop()
            if length > best:
                best, walk = length, so_far
                if best == most:
                    return _written(walk)
            for bits, roads, crossings in chains[node]:
                if not used & bits:
                    stack.append((crossings[-1], used | bits, length + roads, (crossings, so_far)))
    return _written(walk)


def _start(crossing: int) -> _Walk:
    return (crossing,), None


def _written(walk: _Walk | None) -> list[int]:
    """Return the crossings of a walk, the last first."""
    crossings: list[int] = []
    while walk is not None:
        last, walk = walk
        crossings += reversed(last)
    return crossings


def _chains(links: Links, start: int) -> dict[int, list[_Chain]]:
    """Return the chains that leave each fork or end of a part; `start` is one of these."""
    chains: dict[int, list[_Chain]] = {}
    open_forks = [start]
    while open_forks:
        fork = open_forks.pop()
        if fork in chains:
            continue
        chains[fork] = leaving = []
        for bit, first in links[fork]:
            node, bits, crossings, last = first, bit, [first], bit
            while len(links[node]) == _IN_A_ROW:
                one, other = links[node]
                last, node = one if one[0] != last else other
                bits |= last
                crossings.append(node)
            leaving.append((bits, len(crossings), tuple(crossings)))
            open_forks.append(node)
    return chains
