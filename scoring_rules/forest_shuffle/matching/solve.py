"""Matching faces to physical cards: whether it can be done, who stands in each other's way, the extremes.

A *problem* has faces, each with its candidates (numbers of cards, with a weight each); no card may be used
twice. This is bipartite matching: augmenting paths find a matching or a set of faces that has one card too few,
and improving cycles make a matching the lightest one. Where two sides of a host are open, either of them may be
the left one, but both hang together: such pairs are left free first, and only where the answer breaks one
it is tried both ways (branch and bound), which is exact.
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
        fewer = [each for each in kept if each != face]
        if _search(without(problem, fewer)) is None:
            kept = fewer
    return kept


def without(problem: Problem, kept: Sequence[int]) -> Problem:
    """Return the problem of some of the faces alone."""
    numbers = {face: number for number, face in enumerate(kept)}
    pairs = (
        Pair(*(tuple(numbers[face] for face in slot if face in numbers) for slot in pair))
        for pair in problem.pairs
    )
    return Problem(tuple(problem.candidates[face] for face in kept), tuple(pairs))


class _Branch(NamedTuple):
    """Sides that are fixed, and a matching to begin with that may not keep to the last of them."""

    sides: _Sides
    begun: tuple[Candidate, ...] = ()


def _search(problem: Problem, than: int | None = None) -> Solution | None:
    """Return the lightest matching in which the pairs hang together; any that is lighter than `than`, if given."""
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
        found, pair = _hung_together(problem, relaxed, sides)
        if found is not None and _improves(found, best, than):
            best = found
            if than is not None:
                return best
        if pair is not None and (best is None or relaxed.weight < best.weight):
            stack += [_Branch(_laid(pair, sides, side), relaxed.chosen) for side in (_RIGHT, _LEFT)]
    return root if stack and best is None else best


def _hung_together(problem: Problem, relaxed: Solution, sides: _Sides) -> tuple[Solution | None, Pair | None]:
    """Return a matching in which all pairs hang together, and a pair to be tried both ways, if need be.

    Every pair is laid as most of it lies in a matching that leaves them free. Where that cannot be, a
    pair in the way is tried; where none is, it cannot be at all.
    """
    broken = next(_broken(problem, relaxed), None)
    if broken is None:
        return relaxed, None
    candidates = _restricted(problem, _leaning(problem, relaxed, sides))
    matching, lacking = match(candidates, relaxed.chosen)
    if lacking is None:
        return lightest(candidates, relaxed.chosen), problem.pairs[broken]
    in_the_way = reachable(candidates, matching, lacking)
    free = (pair for pair in problem.pairs if not sides.keys() & {*pair.one, *pair.other})
    return None, next((pair for pair in free if in_the_way & {*pair.one, *pair.other}), None)


def _improves(solution: Solution, best: Solution | None, than: int | None) -> bool:
    return (best is None or solution.weight < best.weight) and (than is None or solution.weight < than)


def _laid(pair: Pair, sides: _Sides, side: str) -> _Sides:
    """Return the sides with those of a pair fixed, the first slot on `side`."""
    across = _RIGHT if side == _LEFT else _LEFT
    return {**sides, **dict.fromkeys(pair.one, side), **dict.fromkeys(pair.other, across)}


def _leaning(problem: Problem, relaxed: Solution, sides: _Sides) -> _Sides:
    """Return sides for all pairs: each as most of its faces lie in a matching that leaves them free."""
    for pair in problem.pairs:
        if not any(face in sides for face in (*pair.one, *pair.other)):
            lefts = sum(relaxed.chosen[face].side == _LEFT for face in pair.one)
            lefts += sum(relaxed.chosen[face].side == _RIGHT for face in pair.other)
            side = _LEFT if 2 * lefts >= len(pair.one) + len(pair.other) else _RIGHT
            sides = _laid(pair, sides, side)
    return sides


def _broken(problem: Problem, solution: Solution) -> Iterator[int]:
    """Yield the pairs whose faces do not hang together."""
    for number, pair in enumerate(problem.pairs):
        one = {solution.chosen[face].side for face in pair.one}
        other = {solution.chosen[face].side for face in pair.other}
        if len(one) > 1 or len(other) > 1 or one & other:
            yield number


def _restricted(problem: Problem, sides: Mapping[int, str]) -> list[tuple[Candidate, ...]]:
    """Return the candidates of each face on the side that is fixed for it."""
    return [
        each if face not in sides else tuple(c for c in each if c.side == sides[face])
        for face, each in enumerate(problem.candidates)
    ]
