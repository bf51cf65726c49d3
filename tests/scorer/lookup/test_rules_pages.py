"""The rules page of every game explains every rule and every code, in both languages, with true examples."""

from __future__ import annotations

from importlib import import_module

import pytest

from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.lookup.rulebook import Section, page, section
from scorer.record import codes as record_codes
from scorer.source import codes as text_codes
from scoring_rules import GAMES, load_game
from scoring_rules.frame import lookup
from scoring_rules.frame.finding import Code
from tests.rules_pages import RulesPage
from tests.tool import read_text

CODES = {slug: {code.id: code for code in load_game(slug).info.codes} for slug in GAMES}
PAGES: dict[str, RulesPage] = {slug: import_module(f"tests.scoring_rules.{slug}.rules_page").PAGE for slug in GAMES}
EXAMPLES = [
    pytest.param(slug, lang, told, id=f"{told.id}-{lang}")
    for slug in GAMES
    for lang in LANGUAGES
    for told in page(slug, lang)
    if told.id in CODES[slug].keys() - PAGES[slug].told_in_lines
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_and_every_code_has_a_section_and_no_section_is_left_over(slug: str, lang: str) -> None:
    ids = [told.id for told in page(slug, lang)]
    codes = CODES[slug]
    assert len(ids) == len(set(ids))
    assert set(ids) == codes.keys() | {code.rule for code in codes.values()} | PAGES[slug].rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "code"), [pytest.param(slug, code, id=code.id) for slug in GAMES for code in CODES[slug].values()]
)
def test_a_code_is_called_on_the_page_as_in_the_message(slug: str, code: Code, lang: str) -> None:
    told = section(slug, code.id, lang)
    assert told is not None
    assert told.title == code.title.render(language(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", [*record_codes.CODES, *text_codes.CODES, *lookup.CODES], ids=lambda code: code.id)
def test_a_code_of_every_record_is_called_as_in_the_message(code: Code, lang: str) -> None:
    told = section(next(iter(GAMES)), code.id, lang)
    assert told is not None
    assert told.title == code.title.render(language(lang))


@pytest.mark.parametrize("slug", GAMES)
def test_the_pages_tell_the_same_in_the_same_order(slug: str) -> None:
    english, french = (page(slug, lang) for lang in LANGUAGES)
    assert [told.id for told in english] == [told.id for told in french]
    assert [told.body.count("```") for told in english] == [told.body.count("```") for told in french]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_names_its_source(slug: str, lang: str) -> None:
    assert [told.id for told in page(slug, lang) if told.id.startswith(slug) and "ource" not in told.body] == []


@pytest.mark.parametrize(("slug", "lang", "told"), EXAMPLES)
def test_the_wrong_typing_brings_the_code_alone_and_the_mended_one_nothing(slug: str, lang: str, told: Section) -> None:
    wrong, mended = (diagnosed(slug, told, record) for record in PAGES[slug].records(told, lang))
    assert wrong == [(told.id, CODES[slug][told.id].severity)]
    assert mended == []


def diagnosed(slug: str, told: Section, record: str) -> list[tuple[str, str]]:
    """Return the codes and severities of what a record brings, but for what any record as small brings."""
    found = read_text(record, folder=PAGES[slug].folder).diagnostics
    brought = [(diagnostic.code.id, diagnostic.severity) for diagnostic in found]
    aside = PAGES[slug].aside | {("REC034", "note"), ("REC035", "warning")}
    return [pair for pair in brought if pair not in aside or pair[0] == told.id]
