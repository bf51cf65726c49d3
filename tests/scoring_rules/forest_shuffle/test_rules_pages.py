"""The rules page explains every rule and every code, in both languages, with true examples."""

from __future__ import annotations

import re

import pytest

from scorer.base.languages import LANGUAGES
from scorer.lookup.rulebook import Section, page, section
from scoring_rules.forest_shuffle.data.readings import OTHER_WORTH, READINGS
from scoring_rules.forest_shuffle.data.words import BOXES
from scoring_rules.forest_shuffle.game import GAME
from scoring_rules.forest_shuffle.scoring.host_scores import PREFIX
from scoring_rules.forest_shuffle.table import Settings
from scoring_rules.frame.finding import Code
from tests.page_examples import key_of
from tests.scoring_rules.forest_shuffle.reading import wrong

_FENCE = re.compile(
    r"```yaml\n# (?:wrong|faux).*\n(?P<wrong>[\s\S]*?)# (?:right|juste)\n(?P<right>[\s\S]*?)```"
)
RULES = set(GAME.rules(Settings(tuple(BOXES))))
OF_OUTCOME = {"forest_shuffle.tie"}
OPTIONS = {(each.id, option.id): option for each in READINGS for option in each.options}
CODES = {code.id: code for code in GAME.info.codes}
EXAMPLES = [
    pytest.param(each, id=f"{each.id}-{lang}")
    for lang in LANGUAGES
    for each in page("forest_shuffle", lang)
    if each.id in CODES
]


def whole(part: str) -> str:
    """Return a record with a part of it as typed: a whole list of players, or one player's keys."""
    lines = part.splitlines()
    if any(key_of(line) == "players" for line in lines):
        return "\n".join(["game: forest_shuffle", *lines, ""])
    top = [line for line in lines if key_of(line) == "boxes"]
    own = [line for line in lines if line not in top]
    if not any(key_of(line) == "forest" for line in own):
        own.append("forest: []")
    player = ["players:", "  - name: Anna", *(f"    {line}" for line in own)]
    return "\n".join(["game: forest_shuffle", *top, *player, ""])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_code_has_a_section_and_no_section_is_left_over(lang: str) -> None:
    ids = [each.id for each in page("forest_shuffle", lang)]
    assert len(ids) == len(set(ids))
    assert set(ids) == CODES.keys() | {code.rule for code in CODES.values()} | RULES | OF_OUTCOME


@pytest.mark.parametrize("code", CODES.values(), ids=lambda code: code.id)
def test_a_code_is_called_on_the_page_as_in_the_message(code: Code) -> None:
    found = section("forest_shuffle", code.id, "en")
    assert found is not None
    assert found.title == str(code.title)


def test_the_pages_tell_the_same_in_the_same_order() -> None:
    english, french = (page("forest_shuffle", lang) for lang in ("en", "fr"))
    assert [each.id for each in english] == [each.id for each in french]
    assert [each.body.count("```") for each in english] == [each.body.count("```") for each in french]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_names_its_source(lang: str) -> None:
    pages = page("forest_shuffle", lang)
    assert [e.id for e in pages if e.id.startswith("forest_shuffle") and "ource" not in e.body] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_two_readings_say_so(lang: str) -> None:
    told = {each.id: each.body for each in page("forest_shuffle", lang)}
    for (reading, option), cards in OTHER_WORTH.items():
        typed = f"{reading}: {option if lang == 'en' else OPTIONS[reading, option].name.fr}"
        having = {rule for rule, body in told.items() if f"`{typed}`" in body}
        assert having == {f"{PREFIX}{card}" for card in cards}


@pytest.mark.parametrize("told", EXAMPLES)
def test_the_wrong_typing_brings_the_code_and_the_mended_one_nothing(told: Section) -> None:
    shown = _FENCE.search(told.body)
    assert shown is not None
    assert wrong(whole(shown["wrong"])) == [told.id]
    assert wrong(whole(shown["right"])) == []
