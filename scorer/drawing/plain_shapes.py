"""Compound shapes as plain ones: captions as labels, hatched figures as lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from math import ceil

from scorer.base.fit import ELLIPSIS, broken, shortened
from scorer.drawing.pen import Usual
from scoring_rules.frame.board.picture import Caption, Label, Line, Path, Point, Polygon, Step
from scoring_rules.frame.language.text import Language, render

_LEADING = 1.12
_ABOVE = 0.74
"""From the middle between two lines to the baseline of the lower one, and half a line more."""
_TRIMMED = " -"

_PIECES = 6
"""Straight pieces for a curve, where lines are drawn within it."""
_WIDTH = 0.2
"""Of a line, as a part of the distance to the next along an axis."""


def labels(caption: Caption, language: Language) -> Iterator[Label]:
    """Yield the lines of a caption, its texts below each other, in the middle of its box."""
    most = int(caption.height / (caption.size * _LEADING) + 0.01) or 1
    texts = tuple(render(text, language) for text in caption.texts)
    lines = _lines(texts, caption.size, caption.width, caption.bold, most)
    top = caption.centre.y - caption.size * _LEADING * len(lines) / 2
    for number, line in enumerate(lines):
        baseline = top + caption.size * _LEADING * (number + _ABOVE)
        yield Label(Point(caption.centre.x, baseline), line, caption.size, caption.style, "middle", caption.bold)


@lru_cache(maxsize=4096)
def _lines(texts: Sequence[str], size: float, width: float, bold: bool, most: int) -> tuple[str, ...]:
    """Return texts in at most so many lines; where there are more, texts end with an ellipsis where they are cut."""
    measure = partial(Usual(bold).width, size=size)

    def cut(line: str) -> str:
        return shortened(line, width, measure, _TRIMMED)

    blocks = [list(broken(text, width, measure, hyphens="always", long_words="cut")) or [""] for text in texts]
    while sum(map(len, blocks)) > most and any(len(block) > 1 for block in blocks):
        longest = max(blocks, key=len)
        last, dropped = longest[-2:]
        longest[-2:] = [cut(f"{last}{'' if last.endswith('-') else ' '}{dropped}")]
    lines = [line for block in blocks for line in block]
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(f"{lines[most - 1]} {ELLIPSIS}")]
    return tuple(lines)


def hatching(shape: Polygon | Path) -> Iterator[Line]:
    """Yield the lines within a figure, where the sum of the coordinates is a multiple of its `hatch`."""
    distance = shape.hatch
    figures = [shape.points] if isinstance(shape, Polygon) else figures_of(shape.steps)
    sums = [point.x + point.y for figure in figures for point in figure]
    step = ceil(min(sums) / distance)
    while step * distance < max(sums):
        crossed = sorted(point for figure in figures for point in _crossings(figure, step * distance))
        for start, end in zip(crossed[::2], crossed[1::2], strict=True):
            yield Line(start, end, shape.fill, distance * _WIDTH)
        step += 1


def figures_of(steps: Sequence[Step]) -> list[tuple[Point, ...]]:
    """Return the figures of a path with straight sides, a few for each curve."""
    figures: list[list[Point]] = []
    for step in steps:
        match step.kind:
            case "M":
                figures.append([*step.points])
            case "L":
                figures[-1] += step.points
            case "C":
                figures[-1] += _curve(figures[-1][-1], *step.points)
    return [tuple(figure) for figure in figures]


def _curve(a: Point, b: Point, c: Point, d: Point) -> Iterator[Point]:
    for number in range(1, _PIECES + 1):
        t = number / _PIECES
        u = 1 - t
        parts = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        yield Point(
            sum(part * point.x for part, point in zip(parts, (a, b, c, d), strict=True)),
            sum(part * point.y for part, point in zip(parts, (a, b, c, d), strict=True)),
        )


def _crossings(points: tuple[Point, ...], total: float) -> Iterator[Point]:
    """Yield where the sides of a figure cross the line on which the coordinates add up to `total`.

    A side counts its lower end and not its upper one, so that there are always pairs of crossings.
    """
    for a, b in zip(points, (*points[1:], points[0]), strict=True):
        before, after = a.x + a.y - total, b.x + b.y - total
        if (before < 0) != (after < 0):
            part = before / (before - after)
            yield Point(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y))
