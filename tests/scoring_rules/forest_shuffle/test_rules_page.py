"""The rules page says which cards have two readings."""

from __future__ import annotations

import pytest

from scorer.base.languages import LANGUAGES
from scorer.lookup.rulebook import page
from scoring_rules.forest_shuffle.data.readings import READINGS
from scoring_rules.forest_shuffle.scoring.points import RULED
from scoring_rules.forest_shuffle.scoring.shape import PREFIX

OPTIONS = {(reading.id, option.id): option for reading in READINGS for option in reading.options}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_two_readings_say_so(lang: str) -> None:
    told = {section.id: section.body for section in page("forest_shuffle", lang)}
    for (reading, option), cards in RULED.items():
        typed = f"{reading}: {option if lang == 'en' else OPTIONS[reading, option].name.fr}"
        having = {rule for rule, body in told.items() if f"`{typed}`" in body}
        assert having == {f"{PREFIX}{card}" for card in cards}
