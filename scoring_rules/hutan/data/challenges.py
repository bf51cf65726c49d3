"""The nine of the 26 challenges that are known, and the six of the ten modifications.

Source: the French rule page, which names them as examples; the other texts were found in no
language. Their ids are ours.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.language.text import Text


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

MODIFICATIONS: dict[str, Text] = {
    "no_fertilisation": Text("animals do not fertilise"),
    "free_flower_instead": Text("an animal brings one flower anywhere instead of fertilising"),
    "diagonal_fertilisation": Text("animals fertilise their diagonal neighbours only"),
    "double_negative": Text("unfinished and mixed areas cost double"),
    "several_animals_per_turn": Text("several animals may be attracted in one turn"),
    "six_rounds_of_three": Text("6 rounds of 3 turns instead of 9 rounds of 2"),
    "other": Text("one of the four modifications that are not known here"),
}
