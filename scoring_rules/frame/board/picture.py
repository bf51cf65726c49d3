"""A drawing as plain values: shapes in abstract units, painted elsewhere (paper, SVG).

Coordinates grow to the right and downwards. Shapes are painted in their order. Colours are the common ones
of all drawings, by name ("ink", "paper"), or a game's own, by value ("#A9D3EE"); an empty one paints
nothing. They have to differ in a grey print too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from scoring_rules.frame.language.text import Value

Anchor: TypeAlias = Literal["start", "middle", "end"]
Tagged: TypeAlias = Literal["area", "piece", "tile"]
"""Where the points of an item are painted; see `Picture`."""


class Point(NamedTuple):
    """A place in a drawing."""

    x: float
    y: float


class Polygon(NamedTuple):
    """A closed figure; a `hatch` above 0 fills it with slanting lines that far apart.

    The lines are where the sum of the coordinates is a multiple of the distance along an axis.
    """

    points: tuple[Point, ...]
    fill: str = ""
    outline: str = ""
    width: float = 0.0
    hatch: float = 0.0


class Step(NamedTuple):
    """One step of a path, as in SVG.

    `M` begins a figure, `L` is a line, `C` a curve with two control points before its end, `Z` closes the figure.
    """

    kind: Literal["M", "L", "C", "Z"]
    points: tuple[Point, ...] = ()


class Path(NamedTuple):
    """Figures of lines and curves, filled where their lines go round; a `hatch` and a `dash` are as elsewhere."""

    steps: tuple[Step, ...]
    fill: str = ""
    outline: str = ""
    width: float = 0.0
    hatch: float = 0.0
    dash: tuple[float, ...] = ()


class Line(NamedTuple):
    """A straight line with round ends; `dash` holds the lengths of its strokes and gaps, alternately."""

    start: Point
    end: Point
    style: str
    width: float
    dash: tuple[float, ...] = ()


class Circle(NamedTuple):
    """A disc, a ring, or both."""

    centre: Point
    radius: float
    fill: str = ""
    outline: str = ""
    width: float = 0.0


class Label(NamedTuple):
    """One line of text; `at` is on its baseline, at its start, middle or end as `anchor` says."""

    at: Point
    text: Value
    size: float
    style: str = "ink"
    anchor: Anchor = "middle"
    bold: bool = False


class Caption(NamedTuple):
    """Texts in a box around `centre`, centred one below the other; each is broken between words to fit."""

    centre: Point
    width: float
    height: float
    texts: tuple[Value, ...]
    size: float
    style: str = "ink"
    bold: bool = False


class Group(NamedTuple):
    """Shapes drawn as one: scaled about their origin, which is then moved to `at`.

    Painters remember what they made of a tuple of shapes, so a symbol that is drawn often costs little.
    """

    shapes: tuple[Shape, ...]
    at: Point = Point(0, 0)
    scale: float = 1.0


Simple: TypeAlias = Polygon | Path | Line | Circle | Label | Caption
Shape: TypeAlias = Simple | Group


class Sample(NamedTuple):
    """An entry of a legend: shapes within squares with sides of length `side`, so many `across`, and what they mean."""

    shapes: tuple[Shape, ...]
    side: float
    text: Value
    across: float = 1.0


class Spot(NamedTuple):
    """The square of a place in a drawing: its top left corner and the length of its side."""

    corner: Point
    side: float


class Picture(NamedTuple):
    """A drawing of `width` x `height`: its shapes, what it shows, and the same in words.

    `alternative` is for those who cannot see it; `legend` explains the shapes. `least` is the width in points
    that it needs to be readable on paper, 0 if any will do. `spots` are the squares of places, by the names that
    items have for them; the points of the items of the categories `tagged` are painted there: those of an `area`
    at the corner of its first place, those of a `piece` in the
    opposite corner of each, those of a `tile` at the top right one. Where the items of a category are one a place,
    `of_items` has these places in their order. Where items are of many places that bring different points, the game
    shares them out: `worth` has the points of places, None for one that is part of a set whose points are elsewhere;
    they are painted as those of a `piece`. `typed` is what a record has for each place, for those who look for
    their own letters.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    title: Value
    alternative: Value
    legend: tuple[Sample, ...] = ()
    least: float = 0.0
    spots: Mapping[str, Spot] = {}
    tagged: Mapping[str, Tagged] = {}
    typed: Mapping[str, Value] = {}
    of_items: Mapping[str, Sequence[str]] = {}
    worth: Mapping[str, int | None] = {}


_SMALLEST = 6.0
"""In points, the smallest letters on paper."""


def readable(width: float, letters: float) -> float:
    """Return the width in points that a drawing needs on paper, given its own and the size of its smallest letters."""
    return width * _SMALLEST / letters


def box(x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    """Return the corners of a rectangle whose top left one is at (`x`, `y`)."""
    return (Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height))


def flat(shapes: Iterable[Shape]) -> Iterator[Simple]:
    """Yield the shapes with those inside groups in their places, as they are painted."""
    for shape in shapes:
        if isinstance(shape, Group):
            for inner in flat(shape.shapes):
                yield _placed(inner, shape.at, shape.scale)
        else:
            yield shape


def texts(shapes: Iterable[Shape]) -> Iterator[Value]:
    """Yield the texts of all labels and captions, including those inside groups."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield from texts(shape.shapes)
        elif isinstance(shape, Label):
            yield shape.text
        elif isinstance(shape, Caption):
            yield from shape.texts


def _placed(shape: Simple, origin: Point, scale: float) -> Simple:
    def put(point: Point) -> Point:
        return Point(origin.x + point.x * scale, origin.y + point.y * scale)

    match shape:
        case Polygon(points):
            return shape._replace(
                points=tuple(put(point) for point in points), width=shape.width * scale, hatch=shape.hatch * scale
            )
        case Path(steps):
            return shape._replace(
                steps=tuple(Step(step.kind, tuple(map(put, step.points))) for step in steps),
                width=shape.width * scale,
                hatch=shape.hatch * scale,
                dash=tuple(length * scale for length in shape.dash),
            )
        case Line(start, end):
            return shape._replace(
                start=put(start),
                end=put(end),
                width=shape.width * scale,
                dash=tuple(length * scale for length in shape.dash),
            )
        case Circle(centre):
            return shape._replace(centre=put(centre), radius=shape.radius * scale, width=shape.width * scale)
        case Caption(centre):
            return shape._replace(
                centre=put(centre), width=shape.width * scale, height=shape.height * scale, size=shape.size * scale
            )
        case Label(at):
            return shape._replace(at=put(at), size=shape.size * scale)
