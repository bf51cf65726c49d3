"""Shapes in lighter colours, so that what is drawn beside them stands out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from scoring_rules.frame.board.picture import Caption, Group, Label, Line, Shape

_WHITE = 0.62
"""How much of a lighter colour is white."""
_NAMED = {"ink": "rule", "muted": "rule"}
_LETTERS = {"paper": "muted", "ink": "muted"}
"""Letters stay dark enough to be read, those on dark grounds become so."""


def paled(shapes: Iterable[Shape]) -> tuple[Shape, ...]:
    """Return shapes in lighter colours: nothing is left out or moved, and letters can still be read."""
    return tuple(map(_paled, shapes))


def shown_as(shapes: tuple[Shape, ...], *, pale: bool) -> tuple[Shape, ...]:
    """Return a piece as it is, or in lighter colours; these are remembered, as there are many equal pieces."""
    return _remembered(shapes) if pale else shapes


_remembered = lru_cache(maxsize=1024)(paled)


def _paled(shape: Shape) -> Shape:
    match shape:
        case Group():
            return shape._replace(shapes=paled(shape.shapes))
        case Label() | Caption():
            return shape._replace(style=_LETTERS.get(shape.style, shape.style))
        case Line():
            return shape._replace(style=_pale(shape.style))
    return shape._replace(fill=_pale(shape.fill), outline=_pale(shape.outline))


@cache
def _pale(style: str) -> str:
    if not style.startswith("#"):
        return _NAMED.get(style, style)
    parts = (int(style[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{round(255 * _WHITE + part * (1 - _WHITE)):02X}" for part in parts)
