"""The rules page of Hexfolk explains every rule and every code, in both languages, with true examples."""

import re
from pathlib import Path

import pytest

from scorer.base.languages import LANGUAGES
from scorer.lookup.rulebook import page, section
from scoring_rules.hexfolk.game import GAME
from scoring_rules.hexfolk.table import Settings
from tests.scoring_rules.hexfolk.records import whole
from tests.tool import read_text

GOLDEN = Path(__file__).parents[2] / "golden"
CODES = pytest.mark.parametrize("code", GAME.info.codes, ids=lambda code: code.id)
_EXAMPLE = re.compile(r"```yaml\n# (?:wrong|faux)\n([\s\S]*?)# (?:right|juste)\n([\s\S]*?)```")


def parts(code, lang="en") -> tuple[str, str]:
    """Return the wrong and the mended part of a record on the rules page."""
    found = section("hexfolk", code.id, lang)
    assert found is not None
    example = _EXAMPLE.search(found.body)
    assert example is not None
    return example[1], example[2]


@CODES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_wrong_record_brings_the_code_alone_and_the_mended_one_nothing(code, lang):
    wrong, mended = (read_text(whole(part, lang)) for part in parts(code, lang))
    assert {(each.code.id, each.severity) for each in wrong.diagnostics} == {(code.id, code.severity)}
    assert mended.diagnostics == ()


@CODES
def test_the_example_is_the_golden_record(code):
    wrong, mended = (whole(part) for part in parts(code))
    assert (GOLDEN / f"{code.id}.yaml").read_text("utf-8") == wrong
    assert (GOLDEN / f"{code.id}.mended.yaml").read_text("utf-8") == mended


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_code_has_a_section_and_no_section_is_left_over(lang):
    ids = [each.id for each in page("hexfolk", lang)]
    wanted = {c.id for c in GAME.info.codes} | {c.rule for c in GAME.info.codes}
    assert len(ids) == len(set(ids))
    assert set(ids) == wanted | set(GAME.rules(Settings()))


@CODES
def test_a_code_is_called_on_the_page_as_in_the_message(code):
    found = section("hexfolk", code.id, "en")
    assert found is not None
    assert found.title == str(code.title)


def test_the_pages_tell_the_same_in_the_same_order():
    english, french = (page("hexfolk", lang) for lang in LANGUAGES)
    assert [each.id for each in english] == [each.id for each in french]
    assert [each.body.count("```") for each in english] == [each.body.count("```") for each in french]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_names_its_source(lang):
    assert [e.id for e in page("hexfolk", lang) if e.id.startswith("hexfolk") and "ource" not in e.body] == []
