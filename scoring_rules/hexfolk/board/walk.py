"""The longest walk over roads that uses no road twice: exact, and the same for the same input.

In the words of graph theory: a longest trail. Two facts keep the search small. A longest trail that is
not the whole network ends, on both sides, at crossings with an odd number of roads (else it could go
on). And a road that is left out makes at most two odd crossings even, so at least half of the odd
crossings but two is lost.

Rings are what makes walks many. Without them two searches find the longest way; with at most two odd
crossings a single walk takes all roads (Euler); up to a few rings all walks are tried, and with more the
roads are decided one by one (`many_rings`).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from scoring_rules.hexfolk.board.many_rings import OPEN_ENDS, Links, decided_by_road

Crossing = TypeVar("Crossing", bound=Hashable)

_Chain: TypeAlias = tuple[int, int, tuple[int, ...]]
"""Roads in a row without a fork: their bits, their number, and the crossings after the first."""
_Walk: TypeAlias = "tuple[tuple[int, ...], _Walk | None]"
"""A walk by its last chain and the walk before that, so that walks share their beginnings."""

_IN_A_ROW = 2
MOST_ROADS = 60
_FEW_RINGS = 4
"""Up to so many rings trying every walk is faster than deciding road by road."""


def longest_walk(roads: Iterable[tuple[Crossing, Crossing]], blocked: Collection[Crossing] = ()) -> list[Crossing]:
    """Return the crossings of one longest walk that uses no road twice.

    Args:
        roads: The two crossings that each road joins; a road that is there twice is one.
        blocked: Crossings that a walk may begin and end at, but not pass.

    Returns:
        One crossing more than there are roads in the walk; nothing where there are no roads.

    Raises:
        ValueError: There are more than 60 roads, or one joins a crossing to itself.
    """
    links, crossings = _network(roads, frozenset(blocked))
    best: list[int] = []
    for part in _parts(links):
        if sum(len(links[node]) for node in part) // 2 >= max(len(best), 1):
            walk = _longest_of(links, part)
            if len(walk) > len(best):
                best = walk
    return [crossings[node] for node in best]


def _network(
    roads: Iterable[tuple[Crossing, Crossing]], blocked: frozenset[Crossing]
) -> tuple[list[list[tuple[int, int]]], list[Crossing]]:
    """Return the links and the crossing of each number.

    A blocked crossing has a number of its own for each of its roads: it becomes as many loose ends, at which
    walks may begin and end, but which none can pass.
    """
    links: list[list[tuple[int, int]]] = []
    crossings: list[Crossing] = []
    numbers: dict[Crossing, int] = {}
    known: set[tuple[Crossing, Crossing]] = set()
    bit = 1
    for road in roads:
        one, other = road
        if road in known or (other, one) in known:
            continue
        if one == other:
            message = f"a road joins {one} to itself"
            raise ValueError(message)
        known.add(road)
        ends = []
        for crossing in road:
            number = numbers.get(crossing)
            if number is None:
                number = len(crossings)
                crossings.append(crossing)
                links.append([])
                if crossing not in blocked:
                    numbers[crossing] = number
            ends.append(number)
        first, second = ends
        links[first].append((bit, second))
        links[second].append((bit, first))
        bit <<= 1
    if len(known) > MOST_ROADS:
        message = f"{len(known)} roads, at most {MOST_ROADS} can be walked"
        raise ValueError(message)
    return links, crossings


def _parts(links: Links) -> list[list[int]]:
    """Return the connected parts of a network, each in breadth-first order from its first crossing."""
    parts: list[list[int]] = []
    seen: set[int] = set()
    for start in range(len(links)):
        if start not in seen:
            order, before = _breadth_first(links, start)
            seen.update(before)
            parts.append(order)
    return parts


def _longest_of(links: Links, part: list[int]) -> list[int]:
    """Return a longest walk in one connected part, in the cheapest way that its shape allows."""
    odd = [node for node in part if len(links[node]) & 1]
    roads = sum(len(links[node]) for node in part) // 2
    rings = roads - len(part) + 1
    if not rings:
        # The crossing that is furthest from any other is one end of a longest way.
        return _across(links, part[-1])
    if len(odd) <= OPEN_ENDS:
        return _through(links, odd[0] if odd else part[0])
    if rings <= _FEW_RINGS:
        return _searched(links, odd)
    return _over(decided_by_road(links, part), len(links))


def _over(roads: Sequence[tuple[int, int]], crossings: int) -> list[int]:
    """Return the walk over all of some roads, which one walk can take."""
    links: list[list[tuple[int, int]]] = [[] for _ in range(crossings)]
    for number, (one, other) in enumerate(roads):
        links[one].append((1 << number, other))
        links[other].append((1 << number, one))
    odd = [node for node, ways in enumerate(links) if len(ways) & 1]
    return _through(links, odd[0] if odd else roads[0][0])


# ---------------------------------------------------------------------------------------------------
# Networks with no or few rings


def _breadth_first(links: Links, start: int) -> tuple[list[int], dict[int, int]]:
    """Return the crossings by their distance from `start`, and the one before each on a shortest way."""
    before = {start: start}
    order = [start]
    for node in order:
        for _, other in links[node]:
            if other not in before:
                before[other] = node
                order.append(other)
    return order, before


def _through(links: Links, start: int) -> list[int]:
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


def _across(links: Links, end: int) -> list[int]:
    """Return the longest way through a part without rings, of which `end` is one end."""
    order, before = _breadth_first(links, end)
    walk = [order[-1]]
    while walk[-1] != end:
        walk.append(before[walk[-1]])
    return walk


def _searched(links: Links, odd: list[int]) -> list[int]:
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
