"""The rules page of Hutan: what it explains, and its examples as records."""

from __future__ import annotations

from scorer.lookup.rulebook import Section
from scoring_rules import load_game
from scoring_rules.hutan.data.box import CARDS
from scoring_rules.hutan.table import Settings
from tests.page_examples import example, whole
from tests.rules_pages import RulesPage

OF_OUTCOME = {"hutan.tie", "hutan.solo", "hutan.challenges", "hutan.modifications"}
"""What a result speaks of beside its items."""
OF_FRENCH_RECORDS = {"HUT038"}


def in_force() -> set[str]:
    """Return the ids of the rules of every mode, card, reading and modification."""
    modes = ("family", "standard", "advanced", "solo")
    readings = ({"pairs": "per_piece"}, {"orangutan_bonus": "per_tile"}, {})
    return {
        rule
        for mode in modes
        for chosen in readings
        for card in CARDS
        for modification in (None, "double_negative")
        for rule in load_game("hutan").rules(
            Settings(mode=mode, cards=(card,), readings=chosen, modification=modification)
        )
    }


def records(told: Section, _: str) -> tuple[str, str]:
    shown = example(told)
    assert shown is not None
    head = "language: fr\n" if told.id in OF_FRENCH_RECORDS else ""
    return head + whole(shown.wrong, shown.row), head + whole(shown.right, shown.row)


PAGE = RulesPage(
    rules=frozenset(in_force() | OF_OUTCOME),
    records=records,
    told_in_lines=frozenset({"HUT042", "HUT043"}),
    aside=frozenset({("HUT041", "warning")}),
)
