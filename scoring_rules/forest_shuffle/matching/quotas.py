"""Faces shared out among groups of which each takes a fixed number: the cheapest way, and what is in none.

The faces are those of one seat, the groups the tree symbols that were counted there, and everything else. A face
moves from one group to another, which then gives one on: as there are few groups, all of this is done on a
table of the cheapest moves between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

_FAR = 1 << 40
_Moves: TypeAlias = "list[list[int]]"


class Shares(NamedTuple):
    """The group of each face in the cheapest way to share them out, and what all of it costs."""

    chosen: tuple[int, ...]
    cost: int


def share_out(costs: Sequence[Mapping[int, int]], wanted: Sequence[int], begun: Sequence[int] = ()) -> Shares | None:
    """Return the cheapest way to put faces into groups of the wanted sizes, None where there is none.

    Args:
        costs: For each face what it costs in each group that it may be in.
        wanted: How many faces each group takes.
        begun: For each face the group to begin with, if none is cheaper.
    """
    if sum(wanted) != len(costs) or min(wanted) < 0 or not all(costs):
        return None
    chosen = [min(own, key=own.__getitem__) for own in costs]
    for face, group in enumerate(begun):
        if costs[face].get(group) == costs[face][chosen[face]]:
            chosen[face] = group
    surplus = [chosen.count(group) - n for group, n in enumerate(wanted)]
    while any(surplus):
        path = _cheapest_path(_moves(costs, chosen, len(wanted)), surplus)
        if path is None:
            return None
        surplus[path[0]] -= 1
        surplus[path[-1]] += 1
        # Each move takes a face that was in the group before, so that the path is what it cost.
        moving = [_moving(costs, chosen, *step) for step in pairwise(path)]
        for face, group in zip(moving, path[1:], strict=True):
            chosen[face] = group
    cost = sum(own[group] for own, group in zip(costs, chosen, strict=True))
    return Shares(tuple(chosen), cost)


def _moves(costs: Sequence[Mapping[int, int]], chosen: Sequence[int], size: int) -> _Moves:
    """Return what it costs at least to move one face straight from a group to another."""
    moves = [[0 if one == other else _FAR for other in range(size)] for one in range(size)]
    for own, now in zip(costs, chosen, strict=True):
        if len(own) > 1:
            row, here = moves[now], own[now]
            for group, cost in own.items():
                row[group] = min(row[group], cost - here)
    return moves


def _moving(costs: Sequence[Mapping[int, int]], chosen: Sequence[int], now: int, then: int) -> int:
    """Return the face that it is cheapest to move from one group to another."""
    faces = (face for face, group in enumerate(chosen) if group == now and then in costs[face])
    return min(faces, key=lambda face: costs[face][then] - costs[face][now])


def _cheapest_path(moves: _Moves, surplus: Sequence[int]) -> list[int] | None:
    """Return the groups of the cheapest chain of moves from one with too many faces to one with too few."""
    start = next(group for group, more in enumerate(surplus) if more > 0)
    cost, before = [_FAR] * len(moves), [start] * len(moves)
    cost[start] = 0
    waiting = [start]
    while waiting:
        one = waiting.pop(0)
        here = cost[one]
        for other, more in enumerate(moves[one]):
            if here + more < cost[other]:
                cost[other], before[other] = here + more, one
                if other not in waiting:
                    waiting.append(other)
    ends = [group for group, more in enumerate(surplus) if more < 0 and cost[group] < _FAR]
    if not ends:
        return None
    path = [min(ends, key=cost.__getitem__)]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[::-1]


def changes(costs: Sequence[Mapping[int, int]], shares: Shares, size: int) -> Iterator[dict[int, int]]:
    """Yield for each face by how much each group that it may be in makes the cheapest way dearer.

    A face that goes to another group has one of that group move on, and so on, until one comes to its own. A group
    from which there is no way back is left out.
    """
    back = _over_others(_moves(costs, shares.chosen, size))
    for own, now in zip(costs, shares.chosen, strict=True):
        yield {group: cost - own[now] + back[group][now] for group, cost in own.items() if back[group][now] < _FAR}


def _over_others(moves: _Moves) -> _Moves:
    """Return what it costs at least to move a face from a group to another over any number of groups."""
    for via, row in enumerate(moves):
        onward = [(group, cost) for group, cost in enumerate(row) if cost < _FAR]
        for own in moves:
            if (first := own[via]) < _FAR:
                for group, more in onward:
                    own[group] = min(own[group], first + more)
    return moves
