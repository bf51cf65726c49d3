"""The longest walk: known networks, an exhaustive oracle, what other engines get wrong."""

import json
import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_rules.hexfolk import longest_walk
from scoring_rules.hexfolk.board import walk as searching
from scoring_rules.hexfolk.board.island import island_of_rows
from tests.paths import CASES
from tests.scoring_rules.hexfolk import oracle
from tests.scoring_rules.hexfolk.networks import LARGE, grown

WALKS = json.loads((CASES / "hexfolk" / "walks.json").read_text("utf-8"))
RING = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)]


def length(roads, blocked=()):
    walk = longest_walk(roads, blocked)
    assert oracle.is_walk(walk, roads, blocked)
    return max(0, len(walk) - 1)


@pytest.mark.parametrize("case", WALKS, ids=lambda case: case["id"])
def test_known_networks(case):
    roads = [tuple(road) for road in case["roads"]]
    assert length(roads, case["blocked"]) == case["length"]


@pytest.mark.parametrize(
    ("roads", "blocked", "wanted"),
    [
        ([(0, 1), (1, 2), (2, 3)], [3], 3),
        ([(0, 1), (1, 2), (2, 3)], [0, 3], 3),
        ([(0, 1), (1, 2), (2, 3), (3, 4)], [2], 2),
        (RING, [], 6),
        (RING, [3], 6),
        (RING, [0, 3], 3),
        ([*RING, (0, 6), (6, 7)], [], 8),
        ([*RING, (0, 6), (6, 7), (3, 8)], [], 8),
        ([*RING, (0, 6), (1, 7)], [], 7),
        ([*RING, (3, 6), (6, 7), (7, 8), (8, 9), (9, 2)], [], 11),
        ([*RING, (3, 6)], [3], 6),
        ([(0, 1), (0, 1), (1, 0)], [], 1),
        ([(0, 1), (5, 6), (6, 7)], [], 2),
    ],
    ids=lambda each: str(each)[:40],
)
def test_ends_rings_tails_cuts(roads, blocked, wanted):
    assert length(roads, blocked) == wanted == oracle.longest(roads, blocked)


def test_a_walk_ends_with_what_it_began_with_in_a_ring():
    walk = longest_walk(RING, [3])
    assert walk[0] == walk[-1] == 3


@given(grown())
def test_as_long_as_the_longest_of_all_walks(network):
    roads, blocked = network
    assert length(roads, blocked) == oracle.longest(roads, blocked)


@given(grown())
def test_deciding_road_by_road_is_exact_too(network):
    roads, blocked = network
    few, searching._FEW_RINGS = searching._FEW_RINGS, 0
    try:
        assert length(roads, blocked) == oracle.longest(roads, blocked)
    finally:
        searching._FEW_RINGS = few


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)).filter(lambda p: p[0] != p[1]), max_size=9))
def test_networks_of_any_shape(roads):
    assert length(roads) == oracle.longest(roads)


@given(grown(15), st.randoms(use_true_random=False))
def test_neither_the_order_nor_the_names_of_crossings_matter(network, rng):
    roads, blocked = network
    shuffled = [(str(a), str(b)) if rng.random() < 0.5 else (str(b), str(a)) for a, b in roads]
    rng.shuffle(shuffled)
    assert length(shuffled, {str(c) for c in blocked}) == length(roads, blocked)


def test_the_same_input_gives_the_same_walk_whatever_the_hashes():
    code = (
        "from scoring_rules.hexfolk import longest_walk\n"
        f"print(longest_walk({[(str(a), str(b)) for a, b in LARGE.ends[:40]]}, {{'3', '9', '14'}}))"
    )
    answers = {
        subprocess.run(  # noqa: S603 - the interpreter that runs the tests
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(answers) == 1


def test_sixty_roads_at_most():
    line = [(i, i + 1) for i in range(61)]
    assert length(line[:60]) == 60
    with pytest.raises(ValueError, match="61 roads"):
        longest_walk(line)


def test_no_road_joins_a_crossing_to_itself():
    with pytest.raises(ValueError, match="itself"):
        longest_walk([(1, 1)])


def test_dense_patches_of_sixty_roads_are_walked():
    ends = island_of_rows((3, 4, 5, 4, 3)).ends
    assert length(ends[:60]) >= 45
    rng = random.Random(7)  # noqa: S311 - the same networks each time
    for _ in range(3):
        chosen = rng.sample(LARGE.ends, 60)
        assert length(chosen) == length(list(reversed(chosen)))
