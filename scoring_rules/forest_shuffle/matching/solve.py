"""Matching faces to physical cards: whether it can be done, which faces are in each other's way, the extremes.

A *problem* has faces, each with its candidates (numbers of cards, with a weight each); no card may be used
twice. This is bipartite matching: augmenting paths find a matching or a set of faces that has one card too few,
and improving cycles make a matching the lightest one.

In `oak: raccoon, gnat` it is open which of the two is on the left. Either may be, but not both: the two slots
are a *pair*, and the side of the one decides that of the other. No matching knows of that. So pairs are left
free at first, which is a bound: nothing can be lighter. Only where the answer breaks a pair, as with two left
raccoons, it is tried both ways (branch), which is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from scoring_rules.forest_shuffle.matching.bipartite import Candidate, Solution, lightest, match, reachable

MOST_BRANCHES = 400
"""Branches that are tried before sides are taken as independent of each other; real tables need a few."""


class Pair(NamedTuple):
    """The faces in two slots across from each other, either of which may be the left one."""

    one: tuple[int, ...]
    other: tuple[int, ...]


class Problem(NamedTuple):
    """Faces with their candidates, and the pairs among them."""

    candidates: tuple[tuple[Candidate, ...], ...]
    pairs: tuple[Pair, ...] = ()


_LEFT, _RIGHT = "left", "right"
_Sides: TypeAlias = "dict[int, str]"


def solve(problem: Problem) -> Solution | None:
    """Return a matching of least weight, or None where there is none at all."""
    return _search(problem)


def lighter(problem: Problem, than: int) -> Solution | None:
    """Return any matching that weighs less than this, or None where there is none."""
    return _search(problem, than)


def deficient(problem: Problem) -> list[int] | None:
    """Return faces that cannot all be on cards of their own, none of which can be left out; None if there are none.

    Any of them taken away, the others fit.
    """
    matching, lacking = match(problem.candidates)
    if lacking is not None:
        return sorted(reachable(problem.candidates, matching, lacking))
    if _search(problem) is not None:
        return None
    kept = list(range(len(problem.candidates)))
    for face in list(kept):
        fewer = [other for other in kept if other != face]
        if _search(without(problem, fewer)) is None:
            kept = fewer
    return kept


def without(problem: Problem, kept: Sequence[int]) -> Problem:
    """Return the problem of some of the faces alone."""
    numbers = {face: number for number, face in enumerate(kept)}
    pairs = (
        Pair(*(tuple(numbers[face] for face in slot if face in numbers) for slot in pair)) for pair in problem.pairs
    )
    return Problem(tuple(problem.candidates[face] for face in kept), tuple(pairs))


class _Branch(NamedTuple):
    """Sides that are fixed, and a matching to begin with that may not keep to the last of them."""

    sides: _Sides
    begun: tuple[Candidate, ...] = ()


def _search(problem: Problem, than: int | None = None) -> Solution | None:
    """Return the lightest matching that keeps the pairs; any that is lighter than `than`, if given.

    Each branch has the sides of some pairs fixed. Its relaxed matching, which leaves the other pairs free, is as
    light as any matching below it: a branch whose relaxed matching is no lighter than the best one so far
    ends. The matching of the branch above is what the next one begins with, since few faces change.
    """
    best: Solution | None = None
    root: Solution | None = None
    left = MOST_BRANCHES
    stack = [_Branch({})]
    while stack and left > 0:
        left -= 1
        sides, begun = stack.pop()
        relaxed = lightest(_restricted(problem, sides), begun)
        if relaxed is None or not _improves(relaxed, best, than):
            continue
        root = root or relaxed
        kept, pair = _keeping_pairs(problem, relaxed, sides)
        if kept is not None and _improves(kept, best, than):
            best = kept
            if than is not None:
                return best
        if pair is not None and (best is None or relaxed.weight < best.weight):
            stack += [_Branch(_fixed(pair, sides, side), relaxed.chosen) for side in (_RIGHT, _LEFT)]
    return root if stack and best is None else best  # out of branches: sides are taken as independent


def _keeping_pairs(problem: Problem, relaxed: Solution, sides: _Sides) -> tuple[Solution | None, Pair | None]:
    """Return a matching that keeps all pairs, and a pair to be tried both ways, if need be.

    Every pair is fixed as most of its faces are in the relaxed matching. Where that cannot be, a pair in the way
    is tried both ways; where none is, it cannot be at all.
    """
    wrong = next(broken(problem.pairs, relaxed.chosen), None)
    if wrong is None:
        return relaxed, None
    candidates = _restricted(problem, _leaning(problem, relaxed, sides))
    matching, lacking = match(candidates, relaxed.chosen)
    if lacking is None:
        return lightest(candidates, relaxed.chosen), wrong
    in_the_way = reachable(candidates, matching, lacking)
    free = (pair for pair in problem.pairs if not sides.keys() & {*pair.one, *pair.other})
    return None, next((pair for pair in free if in_the_way & {*pair.one, *pair.other}), None)


def _improves(solution: Solution, best: Solution | None, than: int | None) -> bool:
    return (best is None or solution.weight < best.weight) and (than is None or solution.weight < than)


def _fixed(pair: Pair, sides: _Sides, side: str) -> _Sides:
    """Return the sides with those of a pair fixed, the first slot on `side`."""
    across = _RIGHT if side == _LEFT else _LEFT
    return {**sides, **dict.fromkeys(pair.one, side), **dict.fromkeys(pair.other, across)}


def _leaning(problem: Problem, relaxed: Solution, sides: _Sides) -> _Sides:
    """Return sides for all pairs: each as most of its faces are in a matching that leaves them free."""
    for pair in problem.pairs:
        if not any(face in sides for face in (*pair.one, *pair.other)):
            lefts = sum(relaxed.chosen[face].side == _LEFT for face in pair.one)
            lefts += sum(relaxed.chosen[face].side == _RIGHT for face in pair.other)
            side = _LEFT if 2 * lefts >= len(pair.one) + len(pair.other) else _RIGHT
            sides = _fixed(pair, sides, side)
    return sides


def broken(pairs: Sequence[Pair], chosen: Sequence[Candidate]) -> Iterator[Pair]:
    """Yield the pairs that a matching breaks: one slot is on two sides, or both are on one."""
    for pair in pairs:
        one = {chosen[face].side for face in pair.one}
        other = {chosen[face].side for face in pair.other}
        if len(one) > 1 or len(other) > 1 or one & other:
            yield pair


def _restricted(problem: Problem, sides: Mapping[int, str]) -> list[tuple[Candidate, ...]]:
    """Return the candidates of each face on the side that is fixed for it."""
    return [
        own if face not in sides else tuple(candidate for candidate in own if candidate.side == sides[face])
        for face, own in enumerate(problem.candidates)
    ]
