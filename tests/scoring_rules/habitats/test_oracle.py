"""Reserves made up at random score as the slow oracle says, however they are turned or laid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_rules.habitats.board.goals import GOALS, measure
from tests.scoring_rules.habitats import goal_oracle, oracle
from tests.scoring_rules.habitats.reserves import Park, fits, mirrored, quarter_turned, record, seeded, some_park
from tests.tool import codes, points, read_text, scored

SEEDS = st.integers(0, 2**32 - 1)
READINGS = ({}, {"tower_blocks_view": "no"}, {"camp_contact": "any"})


def found(park: Park, edition: str = "allplay", readings: str = "{}") -> dict[str, int]:
    """Return the points by category that are not 0."""
    return given_points(points(scored(record([park], edition, readings)))["P0"])


def given_points(by_category: dict[str, int]) -> dict[str, int]:
    return {key: each for key, each in by_category.items() if each}


@pytest.mark.parametrize("edition", ["allplay", "bga"])
@given(seed=SEEDS, tiles=st.integers(1, 30))
def test_points_are_those_of_the_oracle(edition: str, seed: int, tiles: int) -> None:
    park = some_park(seeded(seed), tiles)
    assert found(park, edition) == given_points(oracle.score(park, edition))


@pytest.mark.parametrize("goal", GOALS)
@given(seed=SEEDS, tiles=st.integers(0, 30))
def test_goals_are_measured_as_the_oracle_does(goal: str, seed: int, tiles: int) -> None:
    park = some_park(seeded(seed), tiles)
    board = read_text(record([park])).table.seats[0].board
    assert measure(goal, board) == goal_oracle.measure(goal, park)


@given(seeds=st.lists(SEEDS, min_size=2, max_size=5), goal=st.sampled_from(sorted(GOALS)))
def test_a_measured_goal_gives_what_its_values_typed_would_give(seeds: list[int], goal: str) -> None:
    parks = [some_park(seeded(seed), 12) for seed in seeds]
    values = {f"P{number}": list(goal_oracle.measure(goal, park)) for number, park in enumerate(parks)}
    years = "years: [{{objectives: [{{name: {}, points: [5, 3, 1], {}}}]}}]\n"
    told = [points(scored(years.format(goal, way) + record(parks))) for way in ("parks: final", f"values: {values}")]
    assert told[0] == told[1]


@pytest.mark.parametrize("typed", READINGS, ids=str)
@given(seed=SEEDS)
def test_readings_are_those_of_the_oracle(typed: dict[str, str], seed: int) -> None:
    park = some_park(seeded(seed), 24)
    readings = "{" + ", ".join(f"{key}: {value}" for key, value in typed.items()) + "}"
    wanted = oracle.score(park, "bga", blocked="tower_blocks_view" not in typed, any_contact="camp_contact" in typed)
    assert found(park, "bga", readings) == given_points(wanted)


@given(seed=SEEDS)
def test_every_tile_that_can_score_has_an_item_with_its_points(seed: int) -> None:
    park = some_park(seeded(seed), 20)
    top, left = min(row for row, _ in park), min(column for _, column in park)
    items = [item for category in scored(record([park])).players[0].categories for item in category.items]
    by_place = {str(item.label).rpartition(" ")[2]: item.points for item in items}
    wanted = {
        f"{chr(ord('A') + row - top)}{column - left + 1}": given
        for row, column in park
        if (given := oracle.tile_points(park, (row, column), counts_self=True)) is not None
    }
    assert by_place == wanted
    assert len(items) == len(wanted)


@given(seed=SEEDS)
def test_turning_and_mirroring_with_all_tiles_changes_no_points(seed: int) -> None:
    park = some_park(seeded(seed), 20)
    before = found(park)
    assert found(mirrored(park)) == before
    assert found(quarter_turned(park)) == before


@given(seed=SEEDS)
def test_a_tile_more_never_lowers_what_an_animal_has(seed: int) -> None:
    random = seeded(seed)
    park = some_park(random, 15)
    free = sorted({each for spot in park for each in oracle.beside(spot)} - set(park))
    more = {"kind": "plain", "terrain": [random.choice(["grassland", "water"])]}
    spot = next((each for each in free if fits(park, each, more)), None)
    if spot is not None:
        assert found({**park, spot: more}).get("animals", 0) >= found(park).get("animals", 0)


@given(seed=SEEDS)
def test_a_reserve_grown_as_in_play_breaks_no_rule(seed: int) -> None:
    read = read_text(record([some_park(seeded(seed), 24)]))
    assert (codes(read), codes(read, "warning")) == ([], [])


@given(seed=SEEDS)
def test_a_tile_that_is_cut_off_is_found(seed: int) -> None:
    park = some_park(seeded(seed), 10)
    row = min(row for row, _ in park) - 2
    park[row, 5] = {"kind": "plain", "terrain": ["water"]}
    assert codes(read_text(record([park]))) == ["HAB022"]


@given(seed=SEEDS)
def test_a_tile_against_a_border_is_found(seed: int) -> None:
    park = some_park(seeded(seed), 10)
    park[1, 0] = {"kind": "plain", "terrain": ["water"]}
    found = read_text(record([park]))
    assert "HAB023" in codes(found)
    assert all(each.label not in [other.label for other in each.related] for each in found.diagnostics)
