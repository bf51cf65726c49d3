"""Forms of recipes and empty fruits are read in the words in which they are shown."""

from __future__ import annotations

import pytest

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.typed.place import at
from scoring_rules.hortis.reading.deck_notation import EXAMPLES, read_rule
from tests.tool import codes, points, read_text, scored

TALLY = "game: hortis\nplayers:\n  - name: A\n    tally: {{oranges: {}, lemons: 3, limes: 2}}\n"


@pytest.mark.parametrize("form", EXAMPLES, ids=lambda form: form.en)
def test_a_form_of_a_recipe_means_the_same_in_each_language(form) -> None:
    findings = Findings()
    english, *others = (read_rule(typed, at("recipes"), findings) for typed in form)
    assert findings == []
    assert english is not None
    assert others == [english, english]


@pytest.mark.parametrize("word", ["none", "aucun", "rien", "keine"])
def test_no_dice_of_a_fruit_in_a_word(word: str) -> None:
    assert points(scored(TALLY.format(word)))["A"]["oranges"] == 0


def test_commas_between_spaces_of_a_grove_do_not_matter() -> None:
    grove = "game: hortis\nplayers:\n  - name: A\n    grove: |\n      O1:4{0}C2{0}V1\n      --{0}--{0}O2\n"
    assert points(scored(grove.format(","))) == points(scored(grove.format(" ")))


@pytest.mark.parametrize(("squirrel", "wanted"), [("", ["REC037"]), (", squirrel: unused", []), (", squirrel: 0", [])])
def test_a_squirrel_that_others_have_is_asked_for(squirrel: str, wanted: list[str]) -> None:
    text = TALLY.format("4") + f"  - name: B\n    tally: {{oranges: 2, lemons: 3, limes: 2{squirrel}}}\n"
    text = text.replace("limes: 2}", "limes: 2, squirrel: 1}", 1)
    assert codes(read_text(text), "warning") == wanted
