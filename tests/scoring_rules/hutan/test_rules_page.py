"""The rules page says which cards have two readings, and tells sums over boards in lines."""

from __future__ import annotations

import pytest

from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.lookup.rulebook import page, section
from scoring_rules.hutan.showing.info import INFO
from tests.scoring_rules.hutan.rules_page import PAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_two_readings_say_so(lang: str) -> None:
    told = {section.id: section.body for section in page("hutan", lang)}
    readings = {reading.id: reading for reading in INFO.readings}
    for key, cards in (("pairs", (17, 18, 19)), ("orangutan_bonus", (23,))):
        _, other = readings[key].options
        typed = language(lang).name(readings[key].with_option(other))
        having = {rule for rule, body in told.items() if typed in body}
        assert having == {f"hutan.ecosystem_{card}" for card in cards}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(PAGE.told_in_lines))
def test_a_sum_over_boards_is_told_in_a_line_each(code: str, lang: str) -> None:
    told = section("hutan", code, lang)
    assert told is not None
    assert "```text\n" in told.body
