"""Faces shared out among groups of which each takes a fixed number: the cheapest way, and what is in none.

The faces are those of one seat, the groups the tree symbols that were counted there, and everything else. A face
moves from one group to another, which then gives one on: as there are few groups, all of this is done on a
table of the cheapest moves between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from typing import NamedTuple, TypeAlias

_FAR = 1 << 40
_Moves: TypeAlias = "list[list[int]]"


class Shares(NamedTuple):
    """The cheapest way to share faces out.

    Attributes:
        chosen: The group of each face.
        cost: What all of it costs.
        detours: What it costs at least to bring one face from the first group to the second by way of others.
    """

    chosen: tuple[int, ...]
    cost: int
    detours: Sequence[Sequence[int]]

    def dearer_by(self, costs: Sequence[Mapping[int, int]], face: int, group: int) -> int | None:
        """Return by how much the cheapest way with a face in a group is dearer, None where there is no way."""
        now = self.chosen[face]
        back = self.detours[group][now]
        return None if back >= _FAR else costs[face][group] - costs[face][now] + back


def share_out(costs: Sequence[Mapping[int, int]], wanted: Sequence[int]) -> Shares | None:
    """Return the cheapest way to put faces into groups of the wanted sizes, None where there is none.

    Args:
        costs: For each face what it costs in each group that it may be in.
        wanted: How many faces each group takes.
    """
    if sum(wanted) != len(costs) or min(wanted) < 0 or not all(costs):
        return None
    chosen = [min(own, key=own.__getitem__) for own in costs]
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
    return Shares(tuple(chosen), cost, _closed(_moves(costs, chosen, len(wanted))))


def _moves(costs: Sequence[Mapping[int, int]], chosen: Sequence[int], size: int) -> _Moves:
    """Return what it costs at least to move one face straight from a group to another."""
    moves = [[0 if one == other else _FAR for other in range(size)] for one in range(size)]
    for own, now in zip(costs, chosen, strict=True):
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
    size = len(moves)
    start = next(group for group, more in enumerate(surplus) if more > 0)
    cost, before = [_FAR] * size, [start] * size
    cost[start] = 0
    for _ in range(size):
        for one, other in product(range(size), repeat=2):
            if moves[one][other] < _FAR and cost[one] + moves[one][other] < cost[other]:
                cost[other], before[other] = cost[one] + moves[one][other], one
    ends = [group for group, more in enumerate(surplus) if more < 0 and cost[group] < _FAR]
    if not ends:
        return None
    path = [min(ends, key=cost.__getitem__)]
    while path[-1] != start:
        path.append(before[path[-1]])
    return path[::-1]


def _closed(moves: _Moves) -> _Moves:
    """Return what it costs at least to move a face from a group to another over any number of groups."""
    for via, row in enumerate(moves):
        for own in moves:
            if (first := own[via]) < _FAR:
                own[:] = [min(cost, first + more) for cost, more in zip(own, row, strict=True)]
    return moves
