"""The score pad of Forest Shuffle: the five sums of the box, above each its parts with the values to look up."""

from __future__ import annotations

from collections.abc import Sequence

from scoring_rules.forest_shuffle.data.words import BASE, BOXES, CATEGORIES
from scoring_rules.forest_shuffle.scoring.points import BUTTERFLY_SETS, FIREFLY_SET, POINTS
from scoring_rules.forest_shuffle.scoring.sets import SetTable
from scoring_rules.forest_shuffle.showing.dwellers import dweller
from scoring_rules.forest_shuffle.showing.trees import host
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.board.pad import SPLIT, Pad, Row
from scoring_rules.frame.language.text import Name, Text


def _dots(values: Sequence[int]) -> str:
    return " · ".join(map(str, values))


def _set_of(card: str) -> str:
    """Return what 1, 2, … of a card are worth that are one set."""
    shape = POINTS[card]
    return _dots(shape.points[1:]) if isinstance(shape, SetTable) else ""


_PARTS: dict[str, tuple[tuple[Text | Name, str | Text], ...]] = {
    "trees": (
        (Text("Linden"), Text("1 each, with the most 3")),
        (Text("Beech"), Text("from 4: 5 each")),
        (Text("Chestnut"), _set_of("horse_chestnut")),
        (Text("Oak"), Text("all 8 species: 10 each")),
        (Text("Silver fir"), Text("2 for each card at it")),
        (Text("Sycamore"), Text("1 for each tree")),
        (Text("Birch 1, Douglas fir 5"), ""),
    ),
    "top": (
        (Text("Butterflies"), _dots(BUTTERFLY_SETS.points[1:8])),
        (Text("Birds, squirrels"), Text("as on the card")),
    ),
    "bottom": (
        (Text("Fireflies"), _dots(FIREFLY_SET.points[1:])),
        (Text("Salamanders"), _set_of("fire_salamander")),
        (Text("Plants, other animals"), Text("as on the card")),
    ),
    "sides": (
        (Text("Bats"), Text("from 3 species: 5 each")),
        (Text("Hares"), Text("each as many as hares")),
        (Text("Deer, other animals"), Text("as on the card")),
    ),
}
"""What is added up in each sum, and what it gives; the values are held against the rules by a test."""

_SYMBOLS = {
    "trees": host("oak", "tree"),
    "top": dweller("bird"),
    "bottom": dweller("mushroom"),
    "sides": dweller("deer"),
}


def pad(table: Table | None = None) -> Pad:  # noqa: ARG001 - no record says what is on a pad
    """Return the pad of every table: names apart, a record brings nothing to it."""
    rows = [
        row
        for category, parts in _PARTS.items()
        for row in (
            *(Row(label, hint, SPLIT, kind="part") for label, hint in parts),
            Row(CATEGORIES[category], heavy=True, symbol=_SYMBOLS[category]),
        )
    ]
    return Pad(
        symbol=host("linden", "tree"),
        rows=(*rows, Row(CATEGORIES["cave"], Text("cards in it × {points}", points=1), SPLIT)),
        modes=tuple(name for box, name in BOXES.items() if box != BASE),
        ties=(Row(Text("Lindens | trees, to compare"), cell=SPLIT, kind="tie"),),
    )
