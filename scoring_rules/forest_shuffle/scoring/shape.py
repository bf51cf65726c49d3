"""What the shapes of points have in common: how an item is made, how points and products are written.

A *shape* is how a card scores: points for each insect, points if there are four beeches. Each is a frozen class with
the numbers of the card; it makes the items of a kind, and says in words what the card scores. Which card has
which is in `points`. Source of all shapes: the publisher's appendix as transcribed in
Augustine-C/forest-shuffle (61b5862); the rules pages say for each card where sources differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from scoring_rules.forest_shuffle.board.tally import Copies, Places
from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item

PREFIX = "forest_shuffle."
"""What the id of every rule begins with."""
MakeItem: TypeAlias = Callable[[Forest, Copies], Item]
"""Makes the item of a kind of which copies are in a forest."""


class Shared(NamedTuple):
    """What several kinds that score together have in common: the id of their rule, and what they are called."""

    rule: str
    name: Text


def points_text(points: int) -> Text:
    """Return a number of points in words."""
    return Text("{n} point", "{n} points", n=points)


def times(copies: int, points: int, n: int) -> str:
    """Return a product as it is written, `3 × 2 × 5`, without the factors of 1 before the last."""
    if points == 1:
        return str(n) if copies == 1 else f"{copies} × {n}"
    return f"{points} × {n}" if copies == 1 else f"{copies} × {points} × {n}"


def joined(own: Places, counted: Places) -> Places:
    """Return the places of a card and of what it counts, each once."""
    return counted if own[0] in counted else own + counted
