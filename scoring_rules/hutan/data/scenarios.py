"""The 14 scenarios: target score, the five Ecosystem cards, and the tiles as they lie.

Tiles stand top left, top right, bottom left, bottom right. Source: the public Board Game Arena
adaptation (commit 9b5fe2e), whose authors copied them from the rulebook's pictures; the French rule
page agrees on their number and on targets from 75 to 150. Confidence: sure for targets and cards,
likely for the turns. That a target is met by reaching it is our reading of "minimal score".
"""

from __future__ import annotations

from typing import NamedTuple


class Scenario(NamedTuple):
    """A forced layout, five forced cards and the score to reach."""

    target: int
    cards: tuple[int, int, int, int, int]
    tiles: tuple[str, str, str, str]


SCENARIOS: dict[str, Scenario] = {
    "A": Scenario(
        75, (2, 3, 4, 13, 22), ("white circle SW", "blue circle SW", "red circle NW", "pink circle SW")
    ),
    "B": Scenario(
        80, (6, 7, 9, 15, 17), ("red circle NE", "blue square SW", "pink square NW", "white circle NW")
    ),
    "C": Scenario(
        85, (3, 5, 8, 12, 24), ("blue circle NW", "white circle SE", "red circle NE", "pink circle NW")
    ),
    "D": Scenario(
        90, (1, 10, 12, 15, 21), ("white circle NE", "red circle SW", "pink circle SE", "blue circle NE")
    ),
    "E": Scenario(
        95, (2, 6, 15, 22, 23), ("pink circle NE", "blue square SE", "red circle SE", "white square NW")
    ),
    "F": Scenario(
        100, (1, 13, 20, 21, 24), ("pink circle NE", "white circle SE", "blue circle SW", "red square SE")
    ),
    "G": Scenario(
        105, (4, 8, 11, 16, 18), ("blue circle NW", "pink circle NW", "red circle SW", "white circle SE")
    ),
    "H": Scenario(
        110, (3, 10, 21, 22, 23), ("blue circle SE", "red circle NE", "white square NW", "pink circle SE")
    ),
    "I": Scenario(
        115, (7, 9, 10, 19, 21), ("blue circle SW", "white square SE", "pink circle NW", "red circle SE")
    ),
    "J": Scenario(
        120, (6, 8, 16, 17, 18), ("red square NW", "blue square NE", "pink square SW", "white square SE")
    ),
    "K": Scenario(
        125, (2, 8, 14, 17, 20), ("blue square NW", "red square SW", "white circle SE", "pink circle NE")
    ),
    "L": Scenario(
        130, (5, 6, 9, 14, 17), ("white square NE", "red square SW", "pink square SE", "blue circle SE")
    ),
    "M": Scenario(
        135, (4, 7, 11, 12, 13), ("pink square SE", "white square SW", "blue square NE", "red square NW")
    ),
    "N": Scenario(
        150, (12, 14, 18, 19, 23), ("blue circle NW", "pink square SE", "white circle SW", "red square NW")
    ),
}
