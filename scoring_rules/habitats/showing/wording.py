"""What a drawn tile is called: between its symbol and its mark, clear of sides and of a second terrain."""

from __future__ import annotations

from scoring_rules.frame.board.picture import Caption, Point
from scoring_rules.habitats.board.tile import Tile

_MIDDLE, _HEIGHT = 6.1, 2.0
_WIDTH = 9.2
_WITH_SIDES = {"gate": 8.0, "entrance": 8.0, "camp": 7.2}
"""The width between borders, and between marks, at the left and at the right."""
_BESIDE_CORNER, _LEFT = 7.2, 4.1
"""The width beside a second terrain, which begins at the right, and the middle of that."""
_LARGEST, _SMALLEST = 1.7, 1.15
_LETTER, _MORE = 0.62, 0.35
"""How wide most letters are, as a part of their size, and by how much the broad ones are wider."""
_BROAD = "mwMW"


def word(called: str, tile: Tile) -> Caption:
    """Return what a tile is called as it is drawn on it: in smaller letters where it is long, else cut."""
    middle, width = 5.0, _WIDTH
    if any(side % 2 for side in tile.sides):
        width = _WITH_SIDES[tile.kind]
    if len(tile.terrains) > 1:
        middle, width = _LEFT, _BESIDE_CORNER
    letters = _LETTER * len(called) + _MORE * sum(letter in _BROAD for letter in called)
    size = min(_LARGEST, max(_SMALLEST, width / letters))
    return Caption(Point(middle, _MIDDLE), width, _HEIGHT, (called,), size)
