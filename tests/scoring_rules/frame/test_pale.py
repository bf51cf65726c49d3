"""Shapes in lighter colours: the same shapes, lighter, with letters that can still be read."""

from __future__ import annotations

from scorer.drawing.palette import colour
from scoring_rules.frame.board.pale import paled
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Path, Point, Polygon, Shape, Step, box

PATH = Path((Step("M", (Point(0, 0),)), Step("L", (Point(1, 1),))), "", "#102030", 1.0)
SHAPES: tuple[Shape, ...] = (
    Polygon(box(0, 0, 2, 1), "#CF432F", "ink", 0.5),
    Group((Circle(Point(1, 1), 1.0, "#24549E"), PATH), Point(3, 4), 2.0),
    Line(Point(0, 0), Point(1, 0), "#1A1A1A", 0.3, (1.0, 2.0)),
)


def bare(shape: Shape) -> Shape:
    match shape:
        case Group():
            return shape._replace(shapes=tuple(map(bare, shape.shapes)))
        case Line():
            return shape._replace(style="")
        case Polygon() | Path() | Circle():
            return shape._replace(fill="", outline="")
    return shape


def test_nothing_is_left_out_or_moved() -> None:
    assert tuple(map(bare, paled(SHAPES))) == tuple(map(bare, SHAPES))


def test_every_colour_is_lighter_and_what_paints_nothing_stays() -> None:
    polygon, group, line = paled(SHAPES)
    assert isinstance(polygon, Polygon)
    assert isinstance(group, Group)
    assert isinstance(line, Line)
    circle, path = group.shapes
    assert isinstance(circle, Circle)
    assert isinstance(path, Path)
    pairs = (("#CF432F", polygon.fill), ("ink", polygon.outline), ("#24549E", circle.fill), ("#102030", path.outline),
             ("#1A1A1A", line.style))  # fmt: skip
    for dark, light in pairs:
        assert colour(light).lightness - colour(dark).lightness >= 0.2
    assert path.fill == circle.outline == ""


def test_light_letters_of_dark_grounds_become_dark() -> None:
    (on_dark,) = paled((Label(Point(0, 0), "b", 3.0, "paper"),))
    assert isinstance(on_dark, Label)
    (ground,) = paled((Circle(Point(0, 0), 3.0, "#24549E"),))
    assert isinstance(ground, Circle)
    assert colour(ground.fill).lightness - colour(on_dark.style).lightness >= 0.3
