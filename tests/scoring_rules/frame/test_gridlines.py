"""Square boards in text: lines between regions, joints, the names of rows and columns."""

from __future__ import annotations

from textwrap import dedent

import pytest

from scoring_rules.frame.board.gridlines import BOX, PLAIN, gridlines, with_names

REGIONS = (1, 1, 2, 1, 1, 2)


def drawn(text: str) -> tuple[str, ...]:
    return tuple(dedent(text).strip("\n").split("\n"))


def test_lines_stand_between_regions_only():
    assert gridlines(["a", "b", "c", "d", "e", "f"], REGIONS, 3, BOX) == drawn("""
        ┌───┬─┐
        │a b│c│
        │   │ │
        │d e│f│
        └───┴─┘
    """)


def test_the_same_in_plain_signs():
    assert gridlines(["a", "b", "c", "d", "e", "f"], REGIONS, 3, PLAIN) == drawn("""
        +---+-+
        |a b|c|
        |   | |
        |d e|f|
        +---+-+
    """)


@pytest.mark.parametrize(
    ("regions", "joint"),
    [((1, 1, 1, 1), " "), ((1, 2, 1, 2), "│"), ((1, 1, 2, 2), "─"), ((1, 2, 3, 4), "┼"),
     ((1, 1, 1, 2), "┌"), ((1, 1, 2, 1), "┐"), ((1, 2, 1, 1), "└"), ((2, 1, 1, 1), "┘"),
     ((1, 2, 1, 3), "├"), ((1, 2, 3, 2), "┤"), ((1, 1, 2, 3), "┬"), ((1, 2, 3, 3), "┴")],
)  # fmt: skip
def test_a_corner_shows_the_lines_that_meet_there(regions: tuple[int, ...], joint: str):
    assert gridlines(["a", "b", "c", "d"], regions, 2, BOX)[2][2] == joint


def test_names_stand_over_the_middle_of_columns_and_beside_rows():
    lines = gridlines(["aaa", "bbb", "ccc", "ddd"], (1, 2, 3, 4), 2, PLAIN)
    assert with_names(lines, 2) == drawn("""
            1   2
          +---+---+
        A |aaa|bbb|
          +---+---+
        B |ccc|ddd|
          +---+---+
    """)


def test_the_names_of_many_rows_are_aligned():
    lines = with_names(gridlines(["x"] * 27, range(27), 1, PLAIN), 1)
    assert (lines[2], lines[-2]) == (" A |x|", "AA |x|")
