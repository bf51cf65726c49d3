"""Points awarded in an objective, held against what its places give, with the rule for ties."""

from __future__ import annotations

from itertools import product

import pytest

from scoring_rules.habitats.scoring.years import ranked
from tests.tool import codes, errors, read_text, scored

RECORD = """\
game: habitats
edition: allplay
years:
  - {year}
    objectives:
      - {{name: most flowers, awarded: {{{awarded}}}{own}}}
players:
  - {{name: Anna, counted: {{animals: 9}}}}
  - {{name: Ben, counted: {{animals: 7}}}}
  - {{name: Chloé, counted: {{animals: 7}}}}
"""


def record(awarded: str, year: str = "points: 5 3 1", own: str = "") -> str:
    return RECORD.format(year=year, awarded=awarded, own=own)


@pytest.mark.parametrize("places", [(5, 3, 1), (3, 1), (4, 4, 2), (6,)])
def test_what_some_values_give_and_nothing_else_is_taken(places: tuple[int, ...]) -> None:
    """The oracle ranks every possible order of three players."""
    outcomes = set()
    for values in product(range(3), repeat=3):
        each = [(value,) for value in values]
        outcomes.add(tuple(ranked(value, each, places, low=False).points for value in each))
    for awards in product(sorted({0, *places}), repeat=3):
        names = ", ".join(f"{name}: {points}" for name, points in zip(("Anna", "Ben", "Chloé"), awards, strict=True))
        text = record(names, f"points: {' '.join(map(str, places))}")
        assert codes(read_text(text)) == ([] if awards in outcomes else ["HAB051"]), awards


def test_an_award_above_its_places_is_an_error_at_its_number() -> None:
    (error,) = errors(read_text(record("Anna: 30, Ben: 3, Chloé: 1")))
    assert (error.code.id, error.path) == ("HAB051", "years[0].objectives[0].awarded.Anna")
    assert error.span.end_column - error.span.column == len("30")


def test_points_of_the_objective_itself_come_before_those_of_the_year() -> None:
    assert codes(read_text(record("Anna: 7, Ben: 2, Chloé: 0", own=", points: 7 2"))) == []
    assert codes(read_text(record("Anna: 5, Ben: 3, Chloé: 1", own=", points: 7 2"))) == ["HAB051"] * 3


def test_without_points_of_places_any_award_is_taken() -> None:
    assert codes(read_text(record("Anna: 30, Ben: 3, Chloé: 1", year="points:"))) == []


def test_who_is_not_named_may_be_anywhere() -> None:
    assert codes(read_text(record("Anna: 5"))) == []
    assert codes(read_text(record("Anna: 4"))) == ["HAB051"]


def test_a_group_that_shares_otherwise_keeps_its_points() -> None:
    text = "allow: [HAB051]\n" + record("Anna: 3, Ben: 3, Chloé: 1")
    assert [player.total for player in scored(text).players] == [12, 10, 8]
