"""Sheets of paper: their sizes and margins, and what is drawn on one. Lengths in points, y down."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.board.picture import Shape


class Paper(NamedTuple):
    """A size of paper."""

    width: float
    height: float


PAPERS: dict[str, Paper] = {"a4": Paper(595.28, 841.89), "letter": Paper(612.0, 792.0)}
MARGIN = 36.0
"""12.7 mm: what any printer can reach, and room for a file's holes."""


class Page(NamedTuple):
    """A page and the shapes on it, in the order in which they are painted."""

    paper: Paper
    shapes: tuple[Shape, ...]
