"""The examples of the rules page are the golden records."""

from __future__ import annotations

import pytest

from scorer.lookup.rulebook import section
from scoring_rules import load_game
from scoring_rules.frame.finding import Code
from tests.paths import GOLDEN
from tests.scoring_rules.hexfolk.rules_page import records


@pytest.mark.parametrize("code", load_game("hexfolk").info.codes, ids=lambda code: code.id)
def test_the_example_is_the_golden_record(code: Code) -> None:
    told = section("hexfolk", code.id, "en")
    assert told is not None
    wrong, mended = records(told, "en")
    assert (GOLDEN / "hexfolk" / f"{code.id}.yaml").read_text("utf-8") == wrong
    assert (GOLDEN / "hexfolk" / f"{code.id}.mended.yaml").read_text("utf-8") == mended
