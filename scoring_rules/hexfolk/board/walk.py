"""The longest walk over roads that uses no road twice: exact, and the same for the same input.

In the words of graph theory: a longest trail. Two facts keep the search small. A longest trail that is
not the whole network ends, on both sides, at crossings with an odd number of roads (else it could go
on). And a road that is left out makes at most two odd crossings even, so at least half of the odd
crossings but two is lost.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from typing import TypeVar

from scoring_rules.hexfolk.board.few_rings import OPEN_ENDS, Links, across, breadth_first, searched, through

Crossing = TypeVar("Crossing", bound=Hashable)

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
            order, before = breadth_first(links, start)
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
        return across(links, part[-1])
    if len(odd) <= OPEN_ENDS:
        return through(links, odd[0] if odd else part[0])
    if rings <= _FEW_RINGS:
        return searched(links, odd)
    from scoring_rules.hexfolk.board.many_rings import decided_by_road

    return decided_by_road(links, part)
