"""Paths: what SVG data says, round figures, and the outline of cells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.drawing.plain_shapes import figures_of, hatching
from scoring_rules.frame.board.paths import ellipse, outline, rounded_box, traced
from scoring_rules.frame.board.picture import Group, Path, Point, Step, flat


def area(figure: tuple[Point, ...]) -> float:
    """Return what a figure encloses, below 0 where it goes the other way round."""
    return sum(a.x * b.y - b.x * a.y for a, b in zip(figure, (*figure[1:], figure[0]), strict=True)) / 2


def test_path_data_is_read_step_by_step() -> None:
    assert traced("M 1 2 L 3 4 5 6 C 1 1 2 2 3 3 Z") == (
        Step("M", (Point(1, 2),)),
        Step("L", (Point(3, 4),)),
        Step("L", (Point(5, 6),)),
        Step("C", (Point(1, 1), Point(2, 2), Point(3, 3))),
        Step("Z"),
    )


def test_a_curve_with_one_control_point_goes_where_it_should() -> None:
    (figure,) = figures_of(traced("M 0 0 Q 2 4 4 0 Z"))
    assert max(point.y for point in figure) == pytest.approx(2)
    assert figure[-1] == Point(4, 0)


def test_curves_follow_each_other() -> None:
    (figure,) = figures_of(traced("M 0 0 Q 1 2 2 0 Q 3 -2 4 0 Z"))
    assert figure[-1] == Point(4, 0)
    assert min(point.y for point in figure) == pytest.approx(-1)


def test_an_ellipse_and_a_rounded_box_have_their_size() -> None:
    (round_,) = figures_of(ellipse(5, 5, 4, 2))
    assert abs(area(round_)) == pytest.approx(3.1416 * 8, rel=0.06)
    (rounded,) = figures_of(rounded_box(0, 0, 10, 4, 1))
    assert abs(area(rounded)) == pytest.approx(40 - (4 - 3.1416), rel=0.02)


cells = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1)


@given(cells)
def test_an_outline_encloses_its_cells_and_nothing_else(chosen: set[tuple[int, int]]) -> None:
    figures = figures_of(outline(chosen, 10, 0, 0))
    assert abs(sum(map(area, figures))) == pytest.approx(100 * len(chosen))


@given(cells)
def test_an_inset_outline_stays_in_its_cells(chosen: set[tuple[int, int]]) -> None:
    whole = abs(sum(map(area, figures_of(outline(chosen, 10, 0, 0)))))
    assert abs(sum(map(area, figures_of(outline(chosen, 10, 1, 2))))) < whole


def test_a_path_is_moved_and_scaled_with_its_group() -> None:
    (moved,) = flat([Group((Path(traced("M 0 0 L 1 2 Z"), "ink", "paper", 0.5, 0, (1.0,)),), Point(10, 20), 2)])
    assert moved == Path(traced("M 10 20 L 12 24 Z"), "ink", "paper", 1.0, 0, (2.0,))


def test_the_lines_within_a_path_are_within_it() -> None:
    lines = list(hatching(Path(ellipse(0, 0, 5, 5), "ink", hatch=1)))
    assert lines
    assert all(point.x**2 + point.y**2 < 25.5 for line in lines for point in (line.start, line.end))
