"""Shapes as the operators of a PDF page, written once for each tuple of shapes that is drawn.

The origin is the top left corner of the page and PDF counts upwards, so every y is negated.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from math import pi, tan
from typing import TYPE_CHECKING, NamedTuple

from scorer.base.terminal import plain
from scorer.drawing.palette import colour
from scorer.drawing.plain_shapes import hatching, labels
from scorer.paper.fonts import DRAWN, Face, Fonts, digits, substitute_width
from scoring_rules.frame.board.picture import Caption, Circle, Group, Label, Line, Path, Point, Polygon, Shape, box
from scoring_rules.frame.language.text import Language, render

if TYPE_CHECKING:
    from reportlab.pdfbase.pdfdoc import PDFDocument

_ARC = 4 / 3 * tan(pi / 8)
"""How far from the ends of a quarter of a circle the control points of its curve lie."""

_TOP = 0.78
_BOTTOM = 0.12
_DIGITS_SIZE = 0.42
_BASELINES = (-0.38, 0.01)
_INSET = 0.04


class Content:
    """What turns shapes into operators for one document.

    Args:
        document: Notes which glyphs are used, so that these are embedded.
        fonts: The faces of the labels.
        language: What the labels are said in.
    """

    def __init__(self, document: PDFDocument, fonts: Fonts, language: Language) -> None:
        self._document = document
        self._fonts = fonts
        self._language = language
        self._known: dict[int, tuple[tuple[Shape, ...], str]] = {}

    def of(self, shapes: tuple[Shape, ...]) -> str:
        """Return the operators of some shapes, those of shapes that were asked for before again."""
        known = self._known.get(id(shapes))
        if known is None:
            known = (shapes, "\n".join(_Drawing(self).operators(shapes)))
            self._known[id(shapes)] = known
        return known[1]

    def labels(self, caption: Caption) -> Iterator[Label]:
        """Yield the lines of a caption."""
        return labels(caption, self._language)

    def spelled(self, label: Label) -> Iterator[Run | Polygon]:
        """Yield what is painted for a label."""
        return spelled(label, plain(render(label.text, self._language)), self._fonts)

    def text(self, run: Run) -> Iterator[str]:
        """Yield the operators that show a run of glyphs."""
        font, document = run.face.font, self._document
        yield f"BT 1 0 0 1 {run.at.x:.3f} {-run.at.y:.3f} Tm"
        for subset, codes in font.splitString(run.text, document):
            name = font.getSubsetInternalName(subset, document)
            yield f"{name} {run.size:.3f} Tf <{codes.hex()}> Tj"
        yield "ET"


class _Drawing:
    """Operators in the making: what colours and width are set is only known within."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._fill = self._line = ""

    def operators(self, shapes: tuple[Shape, ...]) -> Iterator[str]:
        for shape in shapes:
            match shape:
                case Group():
                    x, y, scale = shape.at.x, -shape.at.y, shape.scale
                    yield f"q {scale:.5f} 0 0 {scale:.5f} {x:.3f} {y:.3f} cm"
                    yield self._content.of(shape.shapes)
                    yield "Q"
                case Label():
                    yield from self._label(shape)
                case Caption():
                    for label in self._content.labels(shape):
                        yield from self._label(label)
                case Line():
                    yield from self._straight(shape)
                case Circle():
                    yield from self._prepared(shape)
                    yield f"{_circle(shape.centre, shape.radius)} {_paint(shape)}"
                case Polygon() | Path():
                    yield from self._figure(shape)

    def _label(self, label: Label) -> Iterator[str]:
        for part in self._content.spelled(label):
            yield from self._figure(part) if isinstance(part, Polygon) else self._run(part)

    def _run(self, run: Run) -> Iterator[str]:
        yield from self._filled(run.style)
        yield from self._content.text(run)

    def _straight(self, line: Line) -> Iterator[str]:
        yield from self._stroked(line.style, line.width)
        yield _dashed(f"{_point(line.start)} m {_point(line.end)} l S", line.dash)

    def _figure(self, shape: Polygon | Path) -> Iterator[str]:
        for line in hatching(shape) if shape.hatch else ():
            yield from self._straight(line)
        if shape.outline or not shape.hatch:
            yield from self._prepared(shape)
            if isinstance(shape, Path):
                yield _dashed(f"{_path(shape)} {_paint(shape)}", shape.dash)
            else:
                first, *rest = map(_point, shape.points)
                yield f"{first} m {' l '.join(rest)} l h {_paint(shape)}"

    def _prepared(self, shape: Polygon | Path | Circle) -> Iterator[str]:
        if shape.fill:
            yield from self._filled(shape.fill)
        if shape.outline:
            yield from self._stroked(shape.outline, shape.width)

    def _filled(self, style: str) -> Iterator[str]:
        if style != self._fill:
            self._fill = style
            yield f"{_colour(style)} rg"

    def _stroked(self, style: str, width: float) -> Iterator[str]:
        line = f"{_colour(style)} RG {width:.3f} w"
        if line != self._line:
            self._line = line
            yield line


def _point(point: Point) -> str:
    return f"{point.x:.3f} {-point.y:.3f}"


def _colour(style: str) -> str:
    red, green, blue = colour(style)
    return f"{red:.3f} {green:.3f} {blue:.3f}"


def _dashed(stroke: str, dash: tuple[float, ...]) -> str:
    if not dash:
        return stroke
    lengths = " ".join(f"{length:.3f}" for length in dash)
    return f"[{lengths}] 0 d {stroke} [] 0 d"


_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def _path(shape: Path) -> str:
    return " ".join(" ".join((*map(_point, step.points), _OPERATORS[step.kind])) for step in shape.steps)


def _paint(shape: Polygon | Path | Circle) -> str:
    """Return the operator that fills a path, strokes it, or both."""
    filled = shape.fill and not (not isinstance(shape, Circle) and shape.hatch)
    if filled:
        return "B" if shape.outline else "f"
    return "S" if shape.outline else "n"


def _circle(centre: Point, radius: float) -> str:
    x, y, pull = centre.x, -centre.y, _ARC * radius
    left, right, low, high = x - radius, x + radius, y - radius, y + radius
    return (
        f"{right:.3f} {y:.3f} m"
        f" {right:.3f} {y + pull:.3f} {x + pull:.3f} {high:.3f} {x:.3f} {high:.3f} c"
        f" {x - pull:.3f} {high:.3f} {left:.3f} {y + pull:.3f} {left:.3f} {y:.3f} c"
        f" {left:.3f} {y - pull:.3f} {x - pull:.3f} {low:.3f} {x:.3f} {low:.3f} c"
        f" {x + pull:.3f} {low:.3f} {right:.3f} {y - pull:.3f} {right:.3f} {y:.3f} c h"
    )


class Run(NamedTuple):
    """Characters of which the face has all glyphs; `at` is where they begin on the baseline."""

    at: Point
    text: str
    size: float
    style: str
    face: Face


def spelled(label: Label, text: str, fonts: Fonts) -> Iterator[Run | Polygon]:
    """Yield what has to be painted for a label that says `text`."""
    face = fonts.face(label.bold)
    size, style, (x, y) = label.size, label.style, label.at
    if label.anchor != "start":
        x -= face.width(text, size) * (0.5 if label.anchor == "middle" else 1.0)
    if all(map(face.has, text)):
        yield Run(Point(x, y), text, size, style, face)
        return
    for giver, characters in groupby(text, face.giver):
        run = "".join(characters)
        if giver is not None:
            yield Run(Point(x, y), run, size, style, giver)
        else:
            for index, character in enumerate(run):
                before = face.width(run[:index], size)
                yield from _substitute(character, Run(Point(x + before, y), "", size, style, fonts.regular))
        x += face.width(run, size)


def _substitute(character: str, run: Run) -> Iterator[Run | Polygon]:
    """Yield a frame from the run's place on, the code point in it in two rows of digits."""
    size = run.size
    width = substitute_width(character) * size
    if character in DRAWN:
        yield Polygon(_arrow(run.at, width, size), run.style)
        return
    left = run.at.x + _INSET * size
    top = run.at.y - _TOP * size
    frame = box(left, top, width - 2 * _INSET * size, (_TOP + _BOTTOM) * size)
    yield Polygon(frame, outline=run.style, width=0.04 * size)
    for row, baseline in zip(digits(character), _BASELINES, strict=True):
        small = _DIGITS_SIZE * size
        start = run.at.x + (width - run.face.width(row, small)) / 2
        yield run._replace(at=Point(start, run.at.y + baseline * size), text=row, size=small)


def _arrow(at: Point, width: float, size: float) -> tuple[Point, ...]:
    """Return an arrow to the right that fills a width, at the height of a dash."""
    left, right, middle = at.x + 0.1 * width, at.x + 0.9 * width, at.y - 0.3 * size
    thin, wide, neck = 0.035 * size, 0.16 * size, right - 0.3 * size
    return (
        Point(left, middle - thin), Point(neck, middle - thin), Point(neck, middle - wide), Point(right, middle),
        Point(neck, middle + wide), Point(neck, middle + thin), Point(left, middle + thin),
    )  # fmt: skip
