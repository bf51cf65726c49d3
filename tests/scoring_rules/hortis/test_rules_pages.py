"""The rules page of Hortis explains every rule and every code, in both languages, with true examples."""

import re
from pathlib import Path

import pytest

from scorer.language import LANGUAGES
from scorer.rulebook import page, section
from scoring_rules import hortis
from scoring_rules.hortis.table import Settings

GOLDEN = Path(__file__).parents[2] / "golden"
CODES = pytest.mark.parametrize("code", hortis.info.codes, ids=lambda code: code.id)
BESIDE = {"hortis.tie", "hortis.ranks", "hortis.recipes"}
_EXAMPLE = re.compile(r"```yaml\n# (?:wrong|faux)\n([\s\S]*?)# (?:right|juste)\n([\s\S]*?)```")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_code_has_a_section_and_no_section_is_left_over(lang):
    ids = [each.id for each in page("hortis", lang)]
    wanted = {c.id for c in hortis.info.codes} | {c.rule for c in hortis.info.codes} | BESIDE
    assert len(ids) == len(set(ids))
    assert set(ids) == wanted | set(hortis.rules(Settings()))


@CODES
def test_a_code_is_called_on_the_page_as_in_the_message(code):
    found = section("hortis", code.id, "en")
    assert found is not None
    assert found.title == str(code.title)


@CODES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_is_what_differs_between_the_golden_records(code, lang):
    example = _EXAMPLE.search(section("hortis", code.id, lang).body)
    for part, name in ((example[1], "yaml"), (example[2], "mended.yaml")):
        whole = (GOLDEN / f"{code.id}.{name}").read_text("utf-8")
        assert [line for line in part.splitlines() if line.strip() not in whole and line != "# …"] == []


def test_the_pages_tell_the_same_in_the_same_order():
    english, french = (page("hortis", lang) for lang in LANGUAGES)
    assert [each.id for each in english] == [each.id for each in french]
    assert [each.body.count("```") for each in english] == [each.body.count("```") for each in french]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_names_its_source(lang):
    assert [e.id for e in page("hortis", lang) if e.id.startswith("hortis") and "ource" not in e.body] == []
