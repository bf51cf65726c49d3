"""Matching faces to cards: against trying everything, and with the smallest sets that cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hypothesis import given
from hypothesis import strategies as some

from scoring_rules.forest_shuffle.matching.bipartite import Candidate
from scoring_rules.forest_shuffle.matching.solve import Pair, Problem, deficient, solve, without


@some.composite
def problems(draw: some.DrawFn) -> Problem:
    """Draw a few faces with a few cards each, some of them in pairs."""
    candidate = some.builds(Candidate, some.integers(0, 4), some.sampled_from(("left", "right")), some.integers(-2, 3))
    faces = draw(
        some.lists(
            some.lists(candidate, min_size=1, max_size=3, unique_by=lambda each: each.card), min_size=1, max_size=5
        )
    )
    order = draw(some.permutations(range(len(faces))))
    pairs = [Pair((one,), (other,)) for one, other in zip(order[::2], order[1::2], strict=False)]
    return Problem(tuple(map(tuple, faces)), tuple(pairs[: draw(some.integers(0, 2))]))


def ways(problem: Problem) -> Iterator[tuple[Candidate, ...]]:
    """Yield every matching, by trying everything."""
    for chosen in product(*problem.candidates):
        apart = all(chosen[pair.one[0]].side != chosen[pair.other[0]].side for pair in problem.pairs)
        if apart and len({each.card for each in chosen}) == len(chosen):
            yield chosen


def fits(problem: Problem, kept: list[int]) -> bool:
    return solve(without(problem, kept)) is not None


@given(problems())
def test_the_lightest_matching_is_as_light_as_any(problem: Problem) -> None:
    weights = [sum(each.weight for each in chosen) for chosen in ways(problem)]
    found = solve(problem)
    assert (None if found is None else found.weight) == min(weights, default=None)
    if found is not None:
        assert found.chosen in set(ways(problem))


@given(problems())
def test_of_faces_that_do_not_fit_none_can_be_left_out(problem: Problem) -> None:
    problem = problem._replace(pairs=())
    clash = deficient(problem)
    assert (clash is None) == (solve(problem) is not None)
    if clash is not None:
        assert not fits(problem, clash)
        for face in clash:
            assert fits(problem, [each for each in clash if each != face])


def test_a_pair_that_cannot_lie_across_from_each_other_is_found_with_what_is_in_its_way() -> None:
    left, right = Candidate(1, "left"), Candidate(2, "right")
    problem = Problem(((left,), (Candidate(3, "left"),), (right,)), (Pair((0,), (1,)),))
    assert deficient(problem) == [0, 1]
