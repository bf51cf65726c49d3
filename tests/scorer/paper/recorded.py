"""A painter that only writes down what it is told to paint, and where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scorer.base.terminal import plain
from scorer.drawing.pen import ASCENT, DESCENT
from scorer.paper.fonts import load
from scorer.paper.pages import PAPERS
from scorer.paper.sheets.given import SheetInput
from scorer.paper.sheets.sheet import layout
from scoring_rules.frame.board.picture import Caption, Circle, Label, Line, Path, Polygon, Shape, Simple, flat
from scoring_rules.frame.language.text import ENGLISH, render

FONTS = load()


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


class Words(NamedTuple):
    text: str
    box: Box


def painted(shapes: tuple[Shape, ...]) -> list[Simple]:
    """Return all shapes in their places on the page, labels as they are said."""
    return [
        shape._replace(text=plain(render(shape.text, ENGLISH))) if isinstance(shape, Label) else shape
        for shape in flat(shapes)
    ]


def pages(given: SheetInput, paper: str = "a4") -> list[list[Simple]]:
    return [painted(page.shapes) for page in layout(given, ENGLISH, PAPERS[paper], FONTS)]


def written(page: list[Simple]) -> list[Words]:
    """Return the texts of a page and the boxes that they may fill, in the order of painting."""
    return [Words(str(s.text), extent(s)) for s in page if isinstance(s, Label)]


def texts(given: SheetInput, paper: str = "a4") -> list[list[str]]:
    """Return the texts of each page, in the order in which they are painted."""
    return [[words.text for words in written(page)] for page in pages(given, paper)]


def extent(shape: Simple) -> Box:
    match shape:
        case Label():
            width = FONTS.face(shape.bold).width(str(shape.text), shape.size)
            left = shape.at.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor] * width
            return Box(left, shape.at.y - ASCENT * shape.size, left + width, shape.at.y + DESCENT * shape.size)
        case Caption((x, y), width, height):
            return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        case Polygon():
            points, reach = shape.points, shape.width / 2
        case Path():
            points, reach = tuple(point for step in shape.steps for point in step.points), shape.width / 2
        case Line():
            points, reach = (shape.start, shape.end), shape.width / 2
        case Circle():
            points, reach = (shape.centre,), shape.radius + shape.width / 2
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)


def overlaps(page: list[Simple]) -> Iterator[tuple[Words, Words]]:
    """Yield the pairs of texts that run into each other."""
    open_: list[Words] = []
    for words in sorted((each for each in written(page) if each.text), key=lambda each: each.box.top):
        open_ = [other for other in open_ if other.box.bottom > words.box.top]
        for other in open_:
            if words.box.left < other.box.right and other.box.left < words.box.right:
                yield words, other
        open_.append(words)
