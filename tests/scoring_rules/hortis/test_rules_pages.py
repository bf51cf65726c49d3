"""The rules page of Hortis explains every rule and every code, in both languages, with true examples."""

import re
from pathlib import Path

import pytest

from scorer.base.languages import LANGUAGES
from scorer.lookup.rulebook import page, section
from scoring_rules.hortis.game import GAME
from scoring_rules.hortis.table import Settings
from tests.tool import read_text

GOLDEN = Path(__file__).parents[2] / "golden"
CODES = pytest.mark.parametrize("code", GAME.info.codes, ids=lambda code: code.id)
BESIDE = {"hortis.tie", "hortis.ranks", "hortis.recipes"}
_EXAMPLE = re.compile(r"```yaml\n# (?:wrong|faux)\n([\s\S]*?)# (?:right|juste)\n([\s\S]*?)```")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_code_has_a_section_and_no_section_is_left_over(lang):
    ids = [each.id for each in page("hortis", lang)]
    wanted = {c.id for c in GAME.info.codes} | {c.rule for c in GAME.info.codes} | BESIDE
    assert len(ids) == len(set(ids))
    assert set(ids) == wanted | set(GAME.rules(Settings()))


@CODES
def test_a_code_is_called_on_the_page_as_in_the_message(code):
    found = section("hortis", code.id, "en")
    assert found is not None
    assert found.title == str(code.title)


def parts(code, lang):
    """Return the wrong and the mended lines on the rules page, `# …` standing for none."""
    example = _EXAMPLE.search(section("hortis", code.id, lang).body)
    return [[line.strip() for line in part.splitlines() if line != "# …"] for part in example.groups()]


def golden(code):
    """Return the golden record and the mended one."""
    return [(GOLDEN / f"{code.id}.{kind}").read_text("utf-8") for kind in ("yaml", "mended.yaml")]


@CODES
def test_the_example_is_what_differs_between_the_golden_records(code):
    for lines, whole in zip(parts(code, "en"), golden(code), strict=True):
        assert [line for line in lines if line not in whole] == []


@CODES
def test_the_french_example_brings_the_code_alone_and_the_mended_one_nothing(code):
    wrong, mended = (
        read_text(in_french(*each), folder=GOLDEN)
        for each in zip(golden(code), parts(code, "en"), parts(code, "fr"), strict=True)
    )
    assert {(each.code.id, each.severity) for each in wrong.diagnostics} == {(code.id, code.severity)}
    assert mended.diagnostics == ()


def in_french(whole, english, french):
    """Return a golden record with the lines of the French page in place of the English ones."""
    for line, typed in zip(english, french, strict=True):
        whole = whole.replace(line, typed)
    return whole


def test_the_pages_tell_the_same_in_the_same_order():
    english, french = (page("hortis", lang) for lang in LANGUAGES)
    assert [each.id for each in english] == [each.id for each in french]
    assert [each.body.count("```") for each in english] == [each.body.count("```") for each in french]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_names_its_source(lang):
    assert [e.id for e in page("hortis", lang) if e.id.startswith("hortis") and "ource" not in e.body] == []
