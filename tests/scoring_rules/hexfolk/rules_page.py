"""The rules page of Hexfolk: what it explains, and its examples as records."""

from __future__ import annotations

from scorer.lookup.rulebook import Section
from scoring_rules import load_game
from scoring_rules.hexfolk.table import Settings
from tests.page_examples import parts
from tests.rules_pages import RulesPage
from tests.scoring_rules.hexfolk.records import whole


def records(told: Section, lang: str) -> tuple[str, str]:
    wrong, right = parts(told)
    return whole(wrong, lang), whole(right, lang)


PAGE = RulesPage(rules=frozenset(load_game("hexfolk").rules(Settings())), records=records)
