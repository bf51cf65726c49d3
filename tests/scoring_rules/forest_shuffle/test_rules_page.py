"""The rules page says which cards have two readings."""

from __future__ import annotations

import pytest

from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.lookup.rulebook import page
from scoring_rules.forest_shuffle.data.readings import READINGS
from scoring_rules.forest_shuffle.scoring.points import RULED
from scoring_rules.forest_shuffle.scoring.shape import PREFIX

TYPED = {(reading.id, option.id): reading.with_option(option) for reading in READINGS for option in reading.options}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_two_readings_say_so(lang: str) -> None:
    told = {section.id: section.body for section in page("forest_shuffle", lang)}
    for (reading, option), cards in RULED.items():
        typed = language(lang).name(TYPED[reading, option])
        having = {rule for rule, body in told.items() if f"`{typed}`" in body}
        assert having == {f"{PREFIX}{card}" for card in cards}
