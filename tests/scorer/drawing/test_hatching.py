from hypothesis import given
from hypothesis import strategies as st

from scorer.drawing.plain_shapes import hatching
from scoring_rules.frame.board.picture import Point, Polygon, box

COORDINATES = st.integers(min_value=-50, max_value=50).map(lambda n: n / 2)
POINTS = st.builds(Point, COORDINATES, COORDINATES)


def test_lines_of_a_square_meet_those_of_its_neighbour():
    one = list(hatching(Polygon(box(0, 0, 10, 10), "ink", hatch=5)))
    other = list(hatching(Polygon(box(10, 0, 10, 10), "ink", hatch=5)))
    assert [sorted((line.start, line.end)) for line in one] == [
        [Point(0, 5), Point(5, 0)],
        [Point(0, 10), Point(10, 0)],
        [Point(5, 10), Point(10, 5)],
    ]
    assert {line.end for line in one} & {line.start for line in other} or {line.start for line in one} & {
        line.end for line in other
    }


def test_a_figure_with_a_notch_is_filled_on_both_sides_of_it():
    corners = ((0, 0), (10, 0), (10, 10), (8, 10), (8, 2), (2, 2), (2, 10), (0, 10))
    notched = Polygon(tuple(Point(*corner) for corner in corners), "ink", hatch=12)
    assert len([line for line in hatching(notched) if line.start != line.end]) == 1
    assert len(list(hatching(notched._replace(hatch=9)))) == 3


@given(st.lists(POINTS, min_size=3, max_size=8), st.integers(min_value=1, max_value=9))
def test_lines_stay_within_the_extent_and_have_the_distance_asked_for(points: list[Point], hatch: int):
    for line in hatching(Polygon(tuple(points), "ink", hatch=hatch)):
        for x, y in (line.start, line.end):
            assert min(p.x for p in points) - 1e-9 <= x <= max(p.x for p in points) + 1e-9
            assert min(p.y for p in points) - 1e-9 <= y <= max(p.y for p in points) + 1e-9
            assert abs((x + y) / hatch - round((x + y) / hatch)) < 1e-9
