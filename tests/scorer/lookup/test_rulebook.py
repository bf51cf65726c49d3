"""The rules pages: sections by id and by words, the page of all records, and what the commands print."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorer.base.files import Source
from scorer.base.languages import LANGUAGES
from scorer.cli.group import cli
from scorer.lookup.rulebook import RECORD, Section, book, find, near, opening, page, plain, section, titled
from scorer.reading.read import read
from scorer.record import codes as record_codes
from scorer.record.shapes import fields
from scorer.source import codes as text_codes
from scorer.source import documents as source
from scoring_rules import GAMES, every_key, load_game
from scoring_rules.frame import lookup
from scoring_rules.frame.language.names import fold
from tests.page_examples import example, whole

CODES = (*record_codes.CODES, *lookup.CODES, *text_codes.CODES)
OF_ITEMS = {"adjustments", "counted"}
ALSO_FRENCH = {"ports"}
"""Keys that are a French word, too, beside the one that stands first."""
BOTH_LANGUAGES = {"REC004"}
"""Its example has a key twice: in French and in English."""
READ_BY_RECORD = {"TXT045", "TXT046"}
"""Codes of a text that is YAML, but not the record that was meant."""
TOLD_IN_LINES = {
    "REC008", "REC014", "REC023", "REC024", "REC025", "REC036", "REC038", "TXT001", "TXT002", "TXT011", "TXT013", "TXT021",
}  # fmt: skip
"""Their examples are other files, or none of Hutan's."""
ASIDE = {"HUT037", "HUT041", "REC034"}
"""The boards of examples are nearly empty, and one that cannot be read is missing."""

EXAMPLES = [
    pytest.param(each, id=f"{each.id}-{lang}")
    for lang in LANGUAGES
    for each in page(RECORD, lang)
    if each.id[:3] in {"REC", "TXT"} and each.id not in TOLD_IN_LINES
]


def found_by(told: Section, part: str, row: int) -> set[str]:
    if told.id.startswith("TXT") and told.id not in READ_BY_RECORD:
        return {each.code.id for each in source.load("record.yaml", part.encode())[1]}
    file = Source("record.yaml", whole(part, row).encode(), Path("nowhere"))
    return {each.code.id for each in read(file).diagnostics} - (ASIDE - {told.id})


def run(*arguments: str, lang: str = "en") -> str:
    result = CliRunner().invoke(cli, [*arguments, "--lang", lang], obj=lang, catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def scorer(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - the interpreter that runs the tests
        [sys.executable, "-c", "from scorer.cli.group import main; main()", *arguments],
        capture_output=True, encoding="utf-8", check=False, env={**os.environ, "LANGUAGE": "en"},
    )  # fmt: skip


# ---------------------------------------------------------------------------------------------------
# The page of all records


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_and_its_rule_have_a_section_and_no_section_is_left_over(lang: str):
    ids = [each.id for each in page(RECORD, lang)]
    assert len(ids) == len(set(ids))
    assert set(ids) == {c.id for c in CODES} | {c.rule for c in CODES} | OF_ITEMS


@pytest.mark.parametrize("code", CODES, ids=lambda code: code.id)
def test_a_code_is_called_on_the_page_as_in_the_message(code):
    found = section("hutan", code.id, "en")
    assert found is not None
    assert found.title == str(code.title)


def test_the_pages_tell_the_same_in_the_same_order():
    english, french = (page(RECORD, lang) for lang in ("en", "fr"))
    assert [each.id for each in english] == [each.id for each in french]
    assert [each.body.count("```") for each in english] == [each.body.count("```") for each in french]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [RECORD, *GAMES])
def test_nothing_is_empty_and_every_code_has_an_example(name: str, lang: str):
    for each in page(name, lang):
        assert each.title
        assert each.body.split("```")[0].strip()
        assert each.body.count("```") % 2 == 0
        assert not each.id[:3].isupper() or "```" in each.body


@pytest.mark.parametrize("told", EXAMPLES)
def test_the_wrong_typing_brings_the_code_and_the_mended_one_nothing(told: Section):
    shown = example(told)
    assert shown is not None
    assert found_by(told, shown.wrong, shown.row) == {told.id}
    assert found_by(told, shown.right, shown.row) == set()


# ---------------------------------------------------------------------------------------------------
# Looking up


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("HUT021", "HUT021"),
        ("hut021", "HUT021"),
        ("hutan.trees", "hutan.trees"),
        ("trees", "hutan.trees"),
        ("Hutan.Ecosystem_17", "hutan.ecosystem_17"),
        ("ecosystem_17", "hutan.ecosystem_17"),
        ("REC019", "REC019"),
        ("TXT021", "TXT021"),
        ("record.counts", "record.counts"),
        ("counts", "record.counts"),
        ("adjustments", "adjustments"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_section_has_its_id_in_any_case(typed: str, id: str, lang: str):
    found = section("hutan", typed, lang)
    assert found is not None
    assert found.id == id


def test_an_unknown_id_has_no_section():
    assert section("hutan", "HUT999", "en") is None


def test_words_are_found_in_titles_before_bodies():
    found = [each.id for each in find("hutan", "lac", "fr")]
    assert found[:3] == ["hutan.ecosystem_17", "hutan.ecosystem_18", "HUT034"]
    assert found.index("HUT035") < found.index("hutan.ecosystem_15")


def test_all_words_have_to_be_there_in_any_order_and_accents_do_not_matter():
    assert [each.id for each in find("hutan", "bordure ARBRES", "fr")] == ["hutan.ecosystem_11"]
    assert find("hutan", "ecosysteme", "fr") == find("hutan", "Écosystème", "fr") != []


def test_words_of_another_language_are_found_in_the_one_that_is_spoken():
    assert find("hutan", "bordure arbres", "en") == [section("hutan", "hutan.ecosystem_11", "en")]


def test_a_whole_title_in_any_language_is_that_section():
    assert titled("hutan", "ARBRES", "en") == section("hutan", "hutan.trees", "en")
    assert titled("hutan", "arbre", "en") is None


@pytest.mark.parametrize("typed", ["", " ", "…", "zyxw"])
def test_nothing_is_found_by_nothing(typed: str):
    assert find("hutan", typed, "en") == []


def test_near_misses_are_offered_for_ids_and_words():
    assert "HUT021" in near("hutan", "HUT0211", "en")
    assert "scénarios" in [each.casefold() for each in near("hutan", "scenarois", "fr")]
    assert near("hutan", "qqqqqqqq", "en") == ()


def test_a_body_is_wrapped_and_its_example_is_not():
    found = section("hutan", "HUT021", "en")
    assert found is not None
    lines = plain(found.body, 40)
    assert max(map(len, lines)) <= 44
    assert "    .  .  .  .  gT gA" in lines
    assert not any("```" in line for line in lines)
    assert lines[-1]


# ---------------------------------------------------------------------------------------------------
# The commands


@pytest.mark.parametrize("typed", ["HUT021", "hutan.trees", "arbres", "trees on the edge"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_shows_what_was_asked_for(typed: str, lang: str):
    ids = {"arbres": "hutan.trees", "trees on the edge": "hutan.ecosystem_11"}
    wanted = section("hutan", ids.get(typed, typed), lang)
    assert wanted is not None
    assert run("rules", "Hutan", *typed.split(), lang=lang).startswith(f"{wanted.id} · {wanted.title}\n\n")


def test_rules_lists_what_else_speaks_of_it():
    shown = run("rules", "hutan", "arbres", lang="fr")
    assert "hutan.ecosystem_11 Carte 11 : arbres en bordure" in " ".join(shown.split())


def test_rules_alone_lists_every_rule_and_how_many_codes_there_are():
    *lines, empty, left = run("rules", "hutan").splitlines()
    sections = page("hutan", "en") + page(RECORD, "en")
    rules = [e.id for e in sections if not e.is_code]
    assert [line.split()[0] for line in lines] == rules
    assert (empty, left) == ("", f"{len(sections) - len(rules)} codes of messages: `scorer rules hutan --codes`")


@pytest.mark.parametrize("slug", GAMES)
def test_codes_are_listed_when_asked_for(slug: str):
    codes = {code.id for code in load_game(slug).info.codes}
    listed = [line.split()[0] for line in run("rules", slug, "--codes").splitlines()]
    assert codes <= set(listed)
    assert all(code[:3].isupper() and code[3:].isdigit() for code in listed)


def test_games_lists_every_game():
    lines = run("games").splitlines()
    assert [line.split()[0] for line in lines] == list(GAMES)


def test_games_lists_what_a_record_may_hold():
    shown = run("games", "HUTAN")
    for word in ("first_in_last_round", "ecosystem_24", "per_piece", "double_negative", "tree, arbre, Baum"):
        assert word in shown
    assert shown.index("per_pair ") < shown.index("per_piece ")
    assert max(map(len, shown.splitlines())) <= 100


def test_games_speaks_french():
    shown = run("games", "hutan", lang="fr")
    assert "Zones complètes" in shown
    assert "    famille " in shown


def test_whole_words_are_found_first_and_then_alone():
    assert find("forest_shuffle", "bee", "en")
    bees = {each.id for each in find("forest_shuffle", "bee", "en")}
    begun = {each.id for each in find("forest_shuffle", "beec", "en")}
    assert begun
    assert not begun <= bees


def test_a_part_inside_a_word_is_found_where_nothing_else_fits():
    assert "habitats.watchtowers" in {each.id for each in find("habitats", "tower", "en")}


def test_what_looks_little_alike_is_not_suggested():
    assert near("forest_shuffle", "hibou", "fr") == ()


@pytest.mark.parametrize("name", [RECORD, *GAMES])
def test_french_examples_and_keys_named_in_the_text_are_in_french(name: str):
    told = "".join(each.body for each in page(name, "fr") if each.id not in BOTH_LANGUAGES)
    examples = "".join(re.findall(r"```[\s\S]*?```", told))
    named = {*re.findall(r"`([a-z_]+):`", told), *re.findall(r"(?:^|[{\s])([a-z_]+):(?=\s)", examples)}
    keys = every_key()
    english = {key for key in named & keys.words.keys() if keys.name(key).fr != key}
    assert english - ALSO_FRENCH == set()


def keys_of_models(model, found: set[str]) -> set[str]:
    for key, shape in fields(model).items():
        found.add(key)
        inner = shape.inner and (shape.inner.model or (shape.inner.inner and shape.inner.inner.model))
        for each in filter(None, (shape.model, inner)):
            keys_of_models(each, found)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", ["hutan", "hexfolk", "hortis"])
def test_every_key_of_a_record_is_explained(slug: str, lang: str):
    told = "".join(each.body for each in (*page(slug, lang), *page(RECORD, lang)))
    known = {fold(word) for word in re.findall(r"(?:^|[`{\s,])([^\W\d]\w*):", told)}
    words = {key: load_game(slug).keys.folded(key) for key in keys_of_models(load_game(slug).record(), set())}
    assert [key for key, spellings in words.items() if not spellings & known] == []


def test_a_list_stays_a_list():
    body = section("hortis", "recipes", "en").body
    listed = [line for line in plain(body, 80) if line.startswith("- ")]
    assert len(listed) == 5
    assert "  doubled." in plain(body, 100)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("width", [40, 79, 100])
def test_no_line_begins_with_a_mark(slug: str, width: int):
    """Of prose: examples, which are indented, stay as they are."""
    lines = [line for each in book(slug, "fr") for line in plain(each.body, width)]
    assert [line for line in lines if line.removeprefix("  ")[:2] in {"; ", ": ", "! ", "? ", "»"}] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_beginning_of_a_rule_does_not_break_off(slug: str, lang: str):
    begun = [opening(each.body) for each in book(slug, lang)]
    assert [each for each in begun if each.rstrip().endswith(":")] == []
