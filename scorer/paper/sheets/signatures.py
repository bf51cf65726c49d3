"""Lines to sign on below a score sheet, one a player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.drawing.blocks import SMALL, Block, gap, label
from scorer.drawing.pen import Pen, Type
from scoring_rules.frame.board.picture import Line, Point, Shape

_ACROSS = 4
_APART = 18.0
_HEIGHT = 30.0
_NAME = Type(8.0)


def signatures(pen: Pen, names: Sequence[str]) -> Iterator[Block]:
    """Yield rows of lines with the players' names below them, all of one length."""
    across = min(len(names), _ACROSS)
    width = (pen.width - _APART * (_ACROSS - 1)) / _ACROSS
    yield gap(2)
    shown = ["".join(lines) for lines in pen.lines_apart(names, _NAME, width, 1)]
    for start in range(0, len(names), across):
        shapes: list[Shape] = []
        for index, name in enumerate(shown[start : start + across]):
            x = index * (width + _APART)
            y = _HEIGHT - SMALL.leading - 2
            shapes.append(Line(Point(x, y), Point(x + width, y), "ink", 0.6))
            shapes.append(label(x, y + SMALL.leading, name, _NAME))
        yield Block(_HEIGHT, tuple(shapes))
