"""The examples of the rules page are what differs between the golden records."""

from __future__ import annotations

import pytest

from scoring_rules import load_game
from scoring_rules.frame.finding import Code
from tests.scoring_rules.hortis.rules_page import english_lines, golden


@pytest.mark.parametrize("code", load_game("hortis").info.codes, ids=lambda code: code.id)
def test_the_example_is_what_differs_between_the_golden_records(code: Code) -> None:
    for lines, whole in zip(english_lines(code.id), golden(code.id), strict=True):
        assert [line for line in lines if line not in whole] == []
