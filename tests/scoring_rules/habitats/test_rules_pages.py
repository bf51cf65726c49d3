"""The rules pages explain every rule and every code, in both languages, with true examples."""

from __future__ import annotations

import re

import pytest

from scorer.base.languages import LANGUAGES
from scorer.lookup.rulebook import Section, page, section
from scoring_rules.habitats.data.goals import GOALS
from scoring_rules.habitats.game import GAME
from scoring_rules.habitats.table import Settings
from tests.page_examples import key_of
from tests.tool import read_text

OF_OUTCOME = {"habitats.tie"}
TOLD_IN_LINES = {"HAB026", "HAB027", "HAB028", "HAB036"}
_FENCE = re.compile(
    r"```yaml\n# (?:wrong|faux)\n(?P<wrong>[\s\S]*?)# (?:right|juste)\n(?P<right>[\s\S]*?)```"
)
EXAMPLES = [
    pytest.param(each, id=f"{each.id}-{lang}")
    for lang in LANGUAGES
    for each in page("habitats", lang)
    if each.id.startswith("HAB") and each.id not in TOLD_IN_LINES
]


def whole(part: str) -> str:
    """Return a record with a part of it as typed: keys, and rows of a reserve without any."""
    lines = part.splitlines()
    rows = [line for line in lines if not line.startswith(" ") and key_of(line) is None]
    typed = [line for line in lines if line not in rows]
    keys = {key_of(line) for line in typed}
    head = [] if "game" in keys else ["game: habitats"]
    head += [] if keys & {"edition", "game"} else ["edition: allplay"]
    head += [] if "tiles" in keys else ["tiles: {ent: entrance S}"]
    if "players" in keys:
        if "ent" not in "".join(typed):
            head = [line for line in head if not line.startswith("tiles")]
        return "\n".join([*head, *typed]) + "\n"
    board = rows or ["ent"]
    return "\n".join(
        [*head, *typed, "players:", "  - name: Anna", "    reserve: |", *(f"      {row}" for row in board)]
    ) + "\n"  # fmt: skip


def found_by(text: str) -> set[tuple[str, str]]:
    return {(each.code.id, each.severity) for each in read_text(text).diagnostics} - {("HAB019", "note")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_code_has_a_section_and_no_section_is_left_over(lang: str) -> None:
    ids = [each.id for each in page("habitats", lang)]
    in_force = GAME.rules(Settings("allplay", years=(1, 2, 3), summed=True))
    codes = {code.id for code in GAME.info.codes}
    rules = {code.rule for code in GAME.info.codes}
    assert len(ids) == len(set(ids))
    assert set(ids) == codes | rules | set(in_force) | OF_OUTCOME | {f"habitats.{goal}" for goal in GOALS}


@pytest.mark.parametrize("code", GAME.info.codes, ids=lambda code: code.id)
def test_a_code_is_called_on_the_page_as_in_the_message(code) -> None:
    found = section("habitats", code.id, "en")
    assert found is not None
    assert found.title == str(code.title)


def test_the_pages_tell_the_same_in_the_same_order() -> None:
    english, french = (page("habitats", lang) for lang in ("en", "fr"))
    assert [each.id for each in english] == [each.id for each in french]
    assert [each.body.count("```") for each in english] == [each.body.count("```") for each in french]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_names_its_source(lang: str) -> None:
    told = page("habitats", lang)
    assert [e.id for e in told if e.id.startswith("habitats") and "ource" not in e.body] == []


@pytest.mark.parametrize("told", EXAMPLES)
def test_the_wrong_typing_brings_the_code_and_the_mended_one_nothing(told: Section) -> None:
    shown = _FENCE.search(told.body)
    assert shown is not None
    code = next(code for code in GAME.info.codes if code.id == told.id)
    wrong = {each.code.id for each in read_text(whole(shown["wrong"])).diagnostics}
    assert told.id in wrong
    assert found_by(whole(shown["wrong"])) <= {(told.id, code.severity)}
    assert found_by(whole(shown["right"])) == set()
