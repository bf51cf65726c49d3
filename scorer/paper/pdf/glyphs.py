"""Labels spelled out: runs of glyphs of one face, or frames with the code points of what has none."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from scorer.paper.pdf.fonts import DRAWN, Face, Fonts, digits, substitute_width
from scoring_rules.frame.board.picture import Label, Point, Polygon, box

_TOP = 0.78
_BOTTOM = 0.12
_DIGITS_SIZE = 0.42
_BASELINES = (-0.38, 0.01)
_INSET = 0.04


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
