"""Bipartite matching of faces to cards: augmenting paths, the faces in each other's way, improving cycles.

The faces are what was typed, `raccoon` or `roe deer (beech)`; their candidates are the physical cards that show
it. Every face needs a card of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

Matching: TypeAlias = "list[int]"
"""For each face the index of the candidate that it takes, -1 for none."""


class Candidate(NamedTuple):
    """A card that a face may be on, the side it shows there, and what that weighs."""

    card: int
    side: str
    weight: int = 0


class Solution(NamedTuple):
    """Which candidate each face takes, and the sum of their weights."""

    chosen: tuple[Candidate, ...]
    weight: int


def lightest(candidates: Sequence[Sequence[Candidate]], begun: Sequence[Candidate] = ()) -> Solution | None:
    """Return the lightest matching, pairs aside; one that was `begun` with is made lighter."""
    matching, lacking = match(candidates, begun)
    if lacking is not None:
        return None
    if any(len({candidate.weight for candidate in own}) > 1 for own in candidates):
        while _improve(candidates, matching):
            pass
    chosen = tuple(own[index] for own, index in zip(candidates, matching, strict=True))
    return Solution(chosen, sum(candidate.weight for candidate in chosen))


def match(candidates: Sequence[Sequence[Candidate]], begun: Sequence[Candidate] = ()) -> tuple[Matching, int | None]:
    """Return which candidate each face takes (-1: none yet), and a face that finds none, if any.

    Faces with few candidates come first, so that fewer have to move on later.
    """
    owner: dict[int, int] = {}
    matching = [-1] * len(candidates)
    for face, candidate in enumerate(begun):
        if candidate in candidates[face]:
            owner[candidate.card], matching[face] = face, candidates[face].index(candidate)

    for face in sorted(range(len(candidates)), key=lambda face: len(candidates[face])):
        if matching[face] < 0 and not _augment(candidates, owner, matching, face, set()):
            return matching, face
    return matching, None


def _augment(
    candidates: Sequence[Sequence[Candidate]], owner: dict[int, int], matching: Matching, face: int, seen: set[int]
) -> bool:
    """Find a card for a face, moving others on where need be; return whether there is one.

    Say that `raccoon` may be on card 1 or 2 and has taken 1; then comes a face that is only on card 1. It takes
    that card, and the raccoon moves on to card 2: a path of two moves.
    """
    mine = candidates[face]
    for index, candidate in enumerate(mine):
        if candidate.card not in owner:
            owner[candidate.card], matching[face] = face, index
            return True
    for index, candidate in enumerate(mine):
        if candidate.card not in seen:  # what was tried in vain would be so again
            seen.add(candidate.card)
            if _augment(candidates, owner, matching, owner[candidate.card], seen):
                owner[candidate.card], matching[face] = face, index
                return True
    return False


def reachable(candidates: Sequence[Sequence[Candidate]], matching: Matching, start: int) -> set[int]:
    """Return the faces that are in the way of one that finds no card, and that one.

    All cards that these faces could be on are taken by them: they have one card too few, and if any of them
    were not there, the others would fit.
    """
    owner = {candidates[face][index].card: face for face, index in enumerate(matching) if index >= 0}
    reached, to_visit = {start}, [start]
    while to_visit:
        face = to_visit.pop()
        for candidate in candidates[face]:
            other = owner[candidate.card]
            if other not in reached:
                reached.add(other)
                to_visit.append(other)
    return reached


def _improve(candidates: Sequence[Sequence[Candidate]], matching: Matching) -> bool:
    """Make a matching lighter along one cycle of moves; return whether there was one.

    A move takes a face to another of its cards, whose face moves on in turn, until one comes to the card of
    the first or to a card that nobody has. Weights may be negative, and so Bellman and Ford's search is used,
    which finds a cycle that loses weight. The node after the last face stands for all cards that are free: to move
    onto one of them ends at that node, and its arcs lead to every face without weight, because a card
    that is left becomes free. A matching that no cycle improves is the lightest.
    """
    free = len(candidates)
    arcs = [(free, face, 0, -1) for face in range(free)]
    arcs += _moves_of(candidates, matching)
    distance = [0] * (free + 1)
    before: list[tuple[int, int] | None] = [None] * (free + 1)
    for _ in range(free + 1):
        changed = False
        for source, target, weight, index in arcs:
            if distance[source] + weight < distance[target]:
                distance[target], before[target] = distance[source] + weight, (source, index)
                changed = True
        if not changed:
            return False
        if cycle := _cycle(before):
            for face, index in cycle:
                if face != free:
                    matching[face] = index
            return True
    return False


def _moves_of(candidates: Sequence[Sequence[Candidate]], matching: Matching) -> Iterator[tuple[int, int, int, int]]:
    """Yield the moves of faces: the face, the one that has to move on, the weight gained, the candidate."""
    owner = {candidates[face][index].card: face for face, index in enumerate(matching)}
    for face, own in enumerate(candidates):
        now = own[matching[face]]
        for index, candidate in enumerate(own):
            target = owner.get(candidate.card, len(candidates))
            if index != matching[face] and (target != face or candidate.weight < now.weight):
                yield face, target, candidate.weight - now.weight, index


def _cycle(before: Sequence[tuple[int, int] | None]) -> list[tuple[int, int]]:
    """Return the moves of a cycle among the nodes' predecessors; none: there is no cycle.

    From each node it goes back as far as nodes are new; one that was met on the same way closes a cycle.
    """
    state = [0] * len(before)
    for start in range(len(before)):
        path = []
        node = start
        while state[node] == 0:
            state[node] = start + 1
            path.append(node)
            step = before[node]
            if step is None:
                break
            node = step[0]
        else:
            if state[node] == start + 1 and node in path:
                return _moves(before, node)
    return []


def _moves(before: Sequence[tuple[int, int] | None], start: int) -> list[tuple[int, int]]:
    """Return the moves of the cycle through a node."""
    moves = []
    node = start
    while True:
        step = before[node]
        assert step is not None  # noqa: S101 - every node of a cycle has one before it
        moves.append(step)
        node = step[0]
        if node == start:
            return moves
