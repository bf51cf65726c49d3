"""The longest walk in a network with many rings: all choices of roads at once, road after road.

A walk that uses no road twice is a set of roads that are connected and leave at most two crossings odd.
The roads are taken in an order in which those decided and those not yet decided touch at few crossings:
the front. All choices that look alike from the front (which of its crossings are connected, which are odd
so far) are one state, of which only the one with the fewest roads left out is kept. How many may be left
out is tried from the least possible upwards, so that hopeless states are dropped at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Links: TypeAlias = "Sequence[Sequence[tuple[int, int]]]"
"""For each crossing, by number, its roads: a bit of their own and the crossing at the other end."""
State: TypeAlias = tuple[tuple[int, ...], int]
"""For each crossing of the front twice the number of its piece (0 without a road taken), plus 1 where it
is odd; and how many crossings that have left the front stayed odd."""

OPEN_ENDS = 2
"""A walk has two ends: it leaves at most so many crossings with an odd number of its roads."""
_STARTS = 8
"""From how many crossings an order of the roads is tried."""


class _Step(NamedTuple):
    """One road to decide on, its ends by their positions on the front.

    `entering` is how many crossings the front has more for it, the ends being among them; `leaving`
    are the positions that no later road touches, the last first. `odd_ahead` is how many crossings not yet
    on the front have an odd number of roads; `open` says for each crossing on the front whether the number
    of its roads that are still to be decided is odd (1) or even (0).
    """

    first: int
    second: int
    entering: int
    leaving: tuple[int, ...]
    odd_ahead: int
    open: tuple[int, ...]


class _Way(NamedTuple):
    """How a state was reached: roads left out so far, the state before, and whether the road was taken."""

    lost: int
    before: State | None
    taken: bool


def decided_by_road(links: Links, part: Sequence[int]) -> list[tuple[int, int]]:
    """Return the roads of a longest walk in a connected part of a network."""
    roads = _ordered(links, part)
    steps = _steps(links, roads)
    odd = sum(len(links[node]) & 1 for node in part)
    allowed = max(0, (odd - OPEN_ENDS) // 2)
    while (chosen := _chosen(steps, allowed)) is None:
        allowed += 1
    return [road for road, is_chosen in zip(roads, chosen, strict=True) if is_chosen]


def _ordered(links: Links, part: Sequence[int]) -> list[tuple[int, int]]:
    """Return the roads in an order with a small front, the best of some that begin far from each other."""
    starts = part[:: -(-len(part) // _STARTS)]
    tried = (_order_from(links, start) for start in starts)
    return min(tried, key=lambda order: order[0])[1]


def _order_from(links: Links, start: int) -> tuple[int, list[tuple[int, int]]]:
    """Return what the fronts of an order of roads cost that begins at `start`, and the order.

    Next is always the crossing whose last roads bring the fewest others onto the front. A front of n
    crossings counts 3 ** n, since that is how fast the number of its states grows.
    """
    front = {start: None}
    done: set[int] = set()
    order: list[tuple[int, int]] = []
    cost = 0
    while front:
        near = dict.fromkeys([*front, *(other for node in front for _, other in links[node])])
        node = min(
            (crossing for crossing in near if crossing not in done),
            key=lambda crossing: (
                (crossing not in front) + sum(other not in front and other not in done for _, other in links[crossing])
            ),
        )
        others = [other for _, other in links[node] if other not in done]
        order += [(node, other) for other in others]
        front.update(dict.fromkeys(others))
        cost += 3 ** len(front)
        front.pop(node, None)
        done.add(node)
    return cost, order


def _steps(links: Links, roads: Sequence[tuple[int, int]]) -> list[_Step]:
    """Return the roads as steps; the front is the same for all choices, so it is worked out once."""
    left: dict[int, int] = {}
    ahead = sum(len(links[node]) & 1 for node in {node for road in roads for node in road})
    steps = []
    for one, other in roads:
        before = len(left)
        for node in (one, other):
            if node not in left:
                left[node] = len(links[node])
                ahead -= left[node] & 1
            left[node] -= 1
        front = list(left)
        leaving = tuple(i for i in reversed(range(len(front))) if not left[front[i]])
        first, second = front.index(one), front.index(other)
        for position in leaving:
            del left[front[position]]
        undecided = tuple(count & 1 for count in left.values())
        steps.append(_Step(first, second, len(front) - before, leaving, ahead, undecided))
    return steps


def _chosen(steps: Sequence[_Step], allowed: int) -> list[bool] | None:
    """Return which roads a longest walk takes if it leaves at most `allowed` of them out, else None."""
    layers: list[dict[State, _Way]] = [{((), 0): _Way(0, None, taken=False)}]
    best: tuple[int, int, _Way] | None = None
    for number, step in enumerate(steps):
        rest = len(steps) - number - 1
        layer: dict[State, _Way] = {}
        for state, way in layers[-1].items():
            for taken in (True, False):
                lost = way.lost + (not taken)
                if lost > allowed:
                    continue
                reached = _decided(step, state, taken)
                if reached is None:
                    continue
                if not any(reached[0]) and (taken or any(state[0])):
                    # The walk is complete with this road: no state goes on, all roads ahead are left out.
                    if lost + rest <= allowed and (best is None or lost + rest < best[0]):
                        best = (lost + rest, number, _Way(lost, state, taken))
                    continue
                known = layer.get(reached)
                if known is not None and known.lost <= lost:
                    continue
                if lost + _least_loss(step, reached) <= allowed:
                    layer[reached] = _Way(lost, state, taken)
        layers.append(layer)
    return None if best is None else _traced(layers, best[1], best[2], len(steps))


def _decided(step: _Step, state: State, taken: bool) -> State | None:
    """Return the state once a road is taken or left out; None where no walk can come of it.

    A crossing that leaves the front is settled: odd, it is one of the two ends; the last one of its piece, it
    closes the piece, which is a walk only if nothing else is begun.
    """
    marks, ends = state
    front = list(marks) + [0] * step.entering
    if taken:
        _join(front, step.first, step.second)
    for position in step.leaving:
        mark = front.pop(position)
        ends += mark & 1
        if ends > OPEN_ENDS:
            return None
        piece = mark >> 1
        if piece and all(other >> 1 != piece for other in front) and any(front):
            return None
    return _numbered(front), ends


def _join(front: list[int], first: int, second: int) -> None:
    """Take the road between two crossings of the front."""
    one, other = front[first] >> 1, front[second] >> 1
    piece = one or other or 1 + max(front) // 2
    if one and other and one != other:
        for position, mark in enumerate(front):
            if mark >> 1 == other:
                front[position] = 2 * one + (mark & 1)
    for position in (first, second):
        front[position] = 2 * piece + ((front[position] & 1) ^ 1)


def _numbered(front: Sequence[int]) -> tuple[int, ...]:
    """Return the marks of a front with its pieces numbered in their order."""
    numbers = {0: 0}
    return tuple(2 * numbers.setdefault(mark >> 1, len(numbers)) + (mark & 1) for mark in front)


def _least_loss(step: _Step, state: State) -> int:
    """Return how many roads must still be left out: each makes at most two odd crossings even."""
    marks, ends = state
    odd = step.odd_ahead + sum((mark & 1) ^ left for mark, left in zip(marks, step.open, strict=True))
    return max(0, (odd + ends - OPEN_ENDS + 1) // 2)


def _traced(layers: Sequence[dict[State, _Way]], number: int, last: _Way, count: int) -> list[bool]:
    """Return for each road whether it was taken, following a way back."""
    taken = [False] * count
    way: _Way | None = last
    while way is not None and way.before is not None:
        taken[number] = way.taken
        way = layers[number][way.before]
        number -= 1
    return taken
