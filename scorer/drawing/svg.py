"""A picture as SVG: plain shapes, text as text, and the same in words for those who cannot see it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

from scorer.base.terminal import plain
from scorer.drawing.palette import colour
from scorer.drawing.plain_shapes import hatching, labels
from scoring_rules.frame.board.picture import Caption, Circle, Group, Label, Line, Path, Picture, Point, Polygon, Shape
from scoring_rules.frame.language.text import Language, Value, render

_FONTS = "Roboto, 'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', sans-serif"
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def svg(picture: Picture, language: Language, lang: str) -> str:
    """Return a picture as an SVG document; the same picture gives the same text.

    Args:
        picture: What is drawn.
        language: Says the texts.
        lang: The tag of that language ("fr").
    """
    width, height = _number(picture.width), _number(picture.height)
    painter = _Painter(language)
    root = (
        f'<svg xmlns="http://www.w3.org/2000/svg" lang="{lang}" xml:lang="{lang}"'
        f' width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        ' role="img" aria-labelledby="scorer-title scorer-desc"'
        f' font-family="{_FONTS}" fill="none" stroke-linecap="round" stroke-linejoin="round">'
    )
    return "\n".join(
        (
            '<?xml version="1.0" encoding="UTF-8"?>',
            "<!-- scorer -->",
            root,
            f'<title id="scorer-title">{painter.said(picture.title)}</title>',
            f'<desc id="scorer-desc">{painter.said(picture.alternative)}</desc>',
            *painter.elements(picture.shapes),
            "</svg>\n",
        )
    )


class _Painter(NamedTuple):
    """What turns shapes into elements."""

    language: Language

    def said(self, value: Value) -> str:
        """Return a text as a document may hold it."""
        return escape(_NOT_XML.sub("\ufffd", plain(render(value, self.language))))

    def elements(self, shapes: Iterable[Shape]) -> Iterator[str]:
        for shape in shapes:
            match shape:
                case Group(inner, at, scale):
                    yield f'<g transform="translate({_point(at)}) scale({_number(scale, 5)})">'
                    yield from self.elements(inner)
                    yield "</g>"
                case Polygon() | Path():
                    yield from _figure(shape)
                case Circle((x, y), radius):
                    centre = f'cx="{_number(x)}" cy="{_number(y)}"'
                    yield f'<circle {centre} r="{_number(radius)}"{_paint(shape)}/>'
                case Line():
                    yield _line(shape)
                case Label():
                    yield self._text(shape)
                case Caption():
                    yield from map(self._text, labels(shape, self.language))

    def _text(self, label: Label) -> str:
        anchor = "" if label.anchor == "start" else f' text-anchor="{label.anchor}"'
        weight = ' font-weight="bold"' if label.bold else ""
        place = f'x="{_number(label.at.x)}" y="{_number(label.at.y)}" font-size="{_number(label.size)}"'
        fill = colour(label.style).code
        return f'<text {place}{anchor}{weight} fill="{fill}">{self.said(label.text)}</text>'


def _figure(shape: Polygon | Path) -> Iterator[str]:
    if shape.hatch:
        yield _hatched(shape)
    if isinstance(shape, Path):
        element = f'path d="{_data(shape)}"{_dashes(shape.dash)}'
    else:
        element = f'polygon points="{" ".join(map(_point, shape.points))}"'
    if shape.outline or not shape.hatch:
        yield f"<{element}{_paint(shape)}/>"


def _line(line: Line) -> str:
    (x1, y1), (x2, y2) = line.start, line.end
    ends = f'x1="{_number(x1)}" y1="{_number(y1)}" x2="{_number(x2)}" y2="{_number(y2)}"'
    return f"<line {ends}{_stroke(line.style, line.width)}{_dashes(line.dash)}/>"


def _dashes(dash: tuple[float, ...]) -> str:
    return f' stroke-dasharray="{" ".join(map(_number, dash))}"' if dash else ""


def _data(shape: Path) -> str:
    return "".join(step.kind + " ".join(map(_point, step.points)) for step in shape.steps)


def _hatched(shape: Polygon | Path) -> str:
    """Return the lines within a figure as one path."""
    lines = list(hatching(shape))
    path = "".join(f"M{_point(line.start)}L{_point(line.end)}" for line in lines)
    return f'<path d="{path}"{_stroke(shape.fill, lines[0].width if lines else 0)}/>'


def _paint(shape: Polygon | Path | Circle) -> str:
    filled = shape.fill and not (not isinstance(shape, Circle) and shape.hatch)
    fill = f' fill="{colour(shape.fill).code}"' if filled else ""
    return fill + (_stroke(shape.outline, shape.width) if shape.outline else "")


def _stroke(style: str, width: float) -> str:
    return f' stroke="{colour(style).code}" stroke-width="{_number(width)}"'


def _point(point: Point) -> str:
    return f"{_number(point.x)},{_number(point.y)}"


def _number(number: float, digits: int = 3) -> str:
    return f"{round(number, digits) + 0.0:.{digits}f}".rstrip("0").rstrip(".")
