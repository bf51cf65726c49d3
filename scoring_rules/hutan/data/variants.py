"""The ways to play: the four modes, the 14 scenarios, six of the ten modifications, nine of the 26 challenges.

Scenarios: tiles are given top left, top right, bottom left, bottom right. Source: the public Board Game
Arena adaptation (commit 9b5fe2e), whose authors copied them from the rulebook's pictures; the French rule
page agrees on their number and on targets from 75 to 150. Confidence: sure for targets and cards, likely
for the turns. That a target is met by reaching it is our reading of "minimal score".

Modifications and challenges: those that the French rule page names as examples; the text of the others
was not found in any language. Their ids are ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring_rules.frame.info import Option
from scoring_rules.frame.language.text import Name, Text


def _by_id(*options: Option) -> Mapping[str, Option]:
    return {option.id: option for option in options}


MODES = _by_id(
    Option(
        "family",
        Name("family", "famille", "Familie"),
        Text("no fertilisation; unfinished and mixed areas cost nothing"),
        ("familial", "Familienspiel"),
    ),
    Option(
        "standard",
        Name("standard", "standard", "Standard"),
        Text("the base game without Ecosystem cards"),
        ("normal", "classique", "base"),
    ),
    Option(
        "advanced",
        Name("advanced", "avancé", "Fortgeschritten"),
        Text("five Ecosystem cards are in play"),
        ("expert", "erweitert"),
    ),
    Option(
        "solo", Name("solo", "solo", "Solo"), Text("one player, five Ecosystem cards, a rating"), ("seul", "allein")
    ),
)
WITH_CARDS = frozenset({"advanced", "solo"})
"""The modes in which Ecosystem cards are in play."""


class Scenario(NamedTuple):
    """A forced layout, five forced cards and the score to reach."""

    target: int
    cards: tuple[int, int, int, int, int]
    tiles: str


SCENARIOS: dict[str, Scenario] = {
    "A": Scenario(75, (2, 3, 4, 13, 22), "white circle SW, blue circle SW, red circle NW, pink circle SW"),
    "B": Scenario(80, (6, 7, 9, 15, 17), "red circle NE, blue square SW, pink square NW, white circle NW"),
    "C": Scenario(85, (3, 5, 8, 12, 24), "blue circle NW, white circle SE, red circle NE, pink circle NW"),
    "D": Scenario(90, (1, 10, 12, 15, 21), "white circle NE, red circle SW, pink circle SE, blue circle NE"),
    "E": Scenario(95, (2, 6, 15, 22, 23), "pink circle NE, blue square SE, red circle SE, white square NW"),
    "F": Scenario(100, (1, 13, 20, 21, 24), "pink circle NE, white circle SE, blue circle SW, red square SE"),
    "G": Scenario(105, (4, 8, 11, 16, 18), "blue circle NW, pink circle NW, red circle SW, white circle SE"),
    "H": Scenario(110, (3, 10, 21, 22, 23), "blue circle SE, red circle NE, white square NW, pink circle SE"),
    "I": Scenario(115, (7, 9, 10, 19, 21), "blue circle SW, white square SE, pink circle NW, red circle SE"),
    "J": Scenario(120, (6, 8, 16, 17, 18), "red square NW, blue square NE, pink square SW, white square SE"),
    "K": Scenario(125, (2, 8, 14, 17, 20), "blue square NW, red square SW, white circle SE, pink circle NE"),
    "L": Scenario(130, (5, 6, 9, 14, 17), "white square NE, red square SW, pink square SE, blue circle SE"),
    "M": Scenario(135, (4, 7, 11, 12, 13), "pink square SE, white square SW, blue square NE, red square NW"),
    "N": Scenario(150, (12, 14, 18, 19, 23), "blue circle NW, pink square SE, white circle SW, red square NW"),
}
SCENARIO_OPTIONS = tuple(
    Option(letter, Name(letter, letter), Text("reach {target} points", target=scenario.target))
    for letter, scenario in SCENARIOS.items()
)


def _modification(key: str, french: str, text: Text, *page: str) -> Option:
    """Return a modification; `page` is how the French rules page words it."""
    return Option(key, Name(key.replace("_", " "), french), text, page)


MODIFICATIONS = _by_id(
    _modification(
        "no_fertilisation", "sans fertilisation", Text("animals do not fertilise"), "Supprimer la fertilisation"
    ),
    _modification(
        "free_flower_instead",
        "fleur libre",
        Text("an animal brings one flower anywhere instead of fertilising"),
        "Remplacer la fertilisation par un placement libre d’une fleur n’importe où",
        "placement libre d’une fleur",
    ),
    _modification(
        "diagonal_fertilisation",
        "fertilisation en diagonale",
        Text("animals fertilise their diagonal neighbours only"),
        "Fertiliser uniquement en diagonale",
        "fertilisation uniquement en diagonale",
    ),
    _modification(
        "double_negative",
        "négatifs doublés",
        Text("unfinished and mixed areas cost double"),
        "Doubler les points négatifs des zones inachevées et hétérogènes",
        "Doubler les points négatifs",
        "points négatifs doublés",
    ),
    _modification(
        "several_animals_per_turn",
        "plusieurs animaux par tour",
        Text("several animals may be attracted in one turn"),
        "Pouvoir attirer plusieurs animaux par tour",
        "attirer plusieurs animaux par tour",
    ),
    _modification(
        "six_rounds_of_three",
        "six rounds de trois",
        Text("6 rounds of 3 turns instead of 9 rounds of 2"),
        "Jouer en 6 rounds de 3 tours au lieu de 9 rounds de 2 tours",
        "Jouer en 6 rounds de 3 tours",
        "6 rounds de 3 tours",
    ),
    _modification("other", "autre", Text("one of the four modifications that are not known here")),
)


class Challenge(NamedTuple):
    """What is to be done, and the figure of a finished board that must reach `least`.

    Figures: points (without adjustments), trees, animals, kinds, occupied cells, and
    lakes_surrounded, which is 1 or 0.
    """

    text: Text
    figure: str
    least: int


CHALLENGES: dict[str, Challenge] = {
    "score_100": Challenge(Text("score 100 points"), "points", 100),
    "score_130": Challenge(Text("score 130 points"), "points", 130),
    "score_160": Challenge(Text("score 160 points"), "points", 160),
    "trees_15": Challenge(Text("have 15 trees"), "trees", 15),
    "trees_20": Challenge(Text("have 20 trees"), "trees", 20),
    "five_animal_colours": Challenge(Text("have animals of all five colours"), "kinds", 5),
    "animals_6": Challenge(Text("have 6 animals or more"), "animals", 6),
    "all_spaces_filled": Challenge(Text("fill every space of the four tiles"), "occupied", 33),
    "lakes_surrounded": Challenge(Text("surround all lakes with trees and animals"), "lakes_surrounded", 1),
}
