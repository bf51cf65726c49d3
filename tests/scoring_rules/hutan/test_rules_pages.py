"""The rules page of Hutan explains every rule and every code, in both languages, with true examples."""

from pathlib import Path

import pytest

from scorer.base.files import Source
from scorer.base.languages import LANGUAGES
from scorer.lookup.rulebook import Section, page, section
from scorer.reading.read import read
from scoring_rules.hutan.data.cards import CARDS
from scoring_rules.hutan.game import GAME
from scoring_rules.hutan.table import Settings
from tests.page_examples import example, whole

OF_OUTCOME = {"hutan.tie", "hutan.solo", "hutan.challenges", "hutan.modifications"}
"""What a result speaks of beside its items."""
TOLD_IN_LINES = {"HUT042", "HUT043"}
"""Their examples are sums over whole boards, told in a line each."""
ALMOST_EMPTY = {"HUT041", "HUT046"}
OF_FRENCH_RECORDS = {"HUT038"}

EXAMPLES = [
    pytest.param(each, id=f"{each.id}-{lang}")
    for lang in LANGUAGES
    for each in page("hutan", lang)
    if each.id.startswith("HUT") and each.id not in TOLD_IN_LINES
]


def scoring_rules() -> set[str]:
    modes = ("family", "standard", "advanced", "solo")
    readings = ({"pairs": "per_piece"}, {"orangutan_bonus": "per_tile"}, {})
    return {
        rule
        for mode in modes
        for chosen in readings
        for card in CARDS
        for modification in (None, "double_negative")
        for rule in GAME.rules(Settings(mode=mode, cards=(card,), readings=chosen, modification=modification))
    }


def found_by(told: Section, text: str) -> set[tuple[str, str]]:
    """Return what a record brings, beside what an almost empty board does."""
    if told.id in OF_FRENCH_RECORDS:
        text = f"language: fr\n{text}"
    found = read(Source("record.yaml", text.encode(), Path("nowhere"))).diagnostics
    return {(each.code.id, each.severity) for each in found if each.code.id not in ALMOST_EMPTY - {told.id}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_code_has_a_section_and_no_section_is_left_over(lang: str):
    ids = [each.id for each in page("hutan", lang)]
    codes = {code.id for code in GAME.info.codes}
    rules = {code.rule for code in GAME.info.codes}
    assert len(ids) == len(set(ids))
    assert set(ids) == codes | rules | scoring_rules() | OF_OUTCOME


@pytest.mark.parametrize("code", GAME.info.codes, ids=lambda code: code.id)
def test_a_code_is_called_on_the_page_as_in_the_message(code):
    found = section("hutan", code.id, "en")
    assert found is not None
    assert found.title == str(code.title)


def test_the_pages_tell_the_same_in_the_same_order():
    english, french = (page("hutan", lang) for lang in ("en", "fr"))
    assert [each.id for each in english] == [each.id for each in french]
    assert [each.body.count("```") for each in english] == [each.body.count("```") for each in french]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_names_its_source(lang: str):
    assert [e.id for e in page("hutan", lang) if e.id.startswith("hutan") and "ource" not in e.body] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_two_readings_say_so(lang: str):
    told = {each.id: each.body for each in page("hutan", lang)}
    for reading, cards in (("pairs: per_piece", (17, 18, 19)), ("orangutan_bonus: per_tile", (23,))):
        having = {rule for rule, body in told.items() if reading in body}
        assert having == {f"hutan.ecosystem_{card}" for card in cards}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(TOLD_IN_LINES))
def test_a_sum_over_boards_is_told_in_a_line_each(code: str, lang: str):
    found = section("hutan", code, lang)
    assert found is not None
    assert "```text\n" in found.body


@pytest.mark.parametrize("told", EXAMPLES)
def test_the_wrong_typing_brings_the_code_and_the_mended_one_nothing(told: Section):
    shown = example(told)
    assert shown is not None
    wrong, right = (found_by(told, whole(part, shown.row)) for part in (shown.wrong, shown.right))
    code = next(code for code in GAME.info.codes if code.id == told.id)
    assert wrong == {(told.id, code.severity)}
    assert right == set()
