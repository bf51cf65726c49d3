"""The rules page says which cards have two readings, and tells sums over boards in lines."""

from __future__ import annotations

import pytest

from scorer.base.languages import LANGUAGES
from scorer.lookup.rulebook import page, section
from tests.scoring_rules.hutan.rules_page import PAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_two_readings_say_so(lang: str) -> None:
    told = {section.id: section.body for section in page("hutan", lang)}
    for reading, cards in (("pairs: per_piece", (17, 18, 19)), ("orangutan_bonus: per_tile", (23,))):
        having = {rule for rule, body in told.items() if reading in body}
        assert having == {f"hutan.ecosystem_{card}" for card in cards}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(PAGE.told_in_lines))
def test_a_sum_over_boards_is_told_in_a_line_each(code: str, lang: str) -> None:
    told = section("hutan", code, lang)
    assert told is not None
    assert "```text\n" in told.body
