"""The French catalogue against the code, and the tool that keeps them in step."""

import importlib.util
import re
import sys
from importlib.metadata import version
from types import ModuleType

import pytest

from tests.paths import ROOT

TOOL = ROOT / "tools" / "catalogue.py"
NO_BREAK = "\u00a0\u202f"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("catalogue", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


catalogue = load()
PO = catalogue.PO.read_bytes()
ENTRIES = [entry for entry in catalogue.read(PO) if entry.id]
ENGLISH_ONLY = {"{number_type"}
"""What click puts into its messages in English whatever the language is, so that French leaves it out."""

KEYS = {entry.id if isinstance(entry.id, str) else entry.id[0] for entry in ENTRIES}


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{\w+|%\(\w+\)", text))


def test_the_compiled_catalogue_is_up_to_date():
    assert catalogue.PO.with_suffix(".mo").read_bytes() == catalogue.compiled(PO)


def test_the_catalogue_is_as_the_tool_writes_it():
    known = catalogue.read(PO)
    wanted = [
        catalogue.Message(*(entry.id if isinstance(entry.id, tuple) else (entry.id, None)), file)
        for entry in ENTRIES
        for file, _ in entry.locations
    ]
    assert catalogue.written(catalogue.merged(wanted, known)) == PO.replace(
        re.search(rb"X-Click-Version: [\d.]+", PO)[0],  # type: ignore[index]
        b"X-Click-Version: " + version("click").encode(),
    )


def test_every_message_is_in_the_catalogue():
    assert {message.singular for message in catalogue.messages()} - KEYS == set()


@pytest.mark.skipif(
    f"X-Click-Version: {version('click')}".encode() not in PO, reason="the messages are of another click"
)
def test_every_message_of_click_is_in_the_catalogue():
    assert {message.singular for message in catalogue.in_click()} - KEYS == set()


def test_nothing_is_left_to_translate():
    assert catalogue.untranslated(catalogue.read(PO)) == []


def test_both_languages_have_the_same_placeholders():
    for entry in ENTRIES:
        singular, *plural = [entry.id] if isinstance(entry.id, str) else entry.id
        allowed = [placeholders(each) - ENGLISH_ONLY for each in (singular, *plural)]
        for translation in filter(None, catalogue.strings(entry)):
            assert placeholders(translation) in allowed, singular


def test_french_marks_have_a_no_break_space_before_them():
    for entry in ENTRIES:
        for written in catalogue.strings(entry):
            translation = re.sub("`[^`]*`", "", written)
            assert not re.search(rf"[^{NO_BREAK}\d][:;!?](?=\s|$)", translation), translation
            assert not re.search(rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»", translation), translation


def test_the_catalogue_tells_nothing_of_dates_and_machines():
    assert b"-Date:" not in PO
    assert str(TOOL.parents[1]).encode() not in PO
    assert b"#: click/core.py\n" in PO


def collect(source: str) -> list[tuple[str, str | None]]:
    return [(each.singular, each.plural) for each in catalogue.in_source(source, "a.py")]


def test_texts_are_collected():
    assert collect('Text("one " "message")\ntext.Text("{n} tree", "{n} trees", n=2)') == [
        ("one message", None),
        ("{n} tree", "{n} trees"),
    ]


def test_helps_are_collected():
    source = '''
@group.command(short_help="Short.")
@click.option("--lang", help="Which\\n    language.")
def score(lang):
    """Score a file.

    At length.
    \\f
    Args:
        lang: Not for users.
    """

def helper():
    """Not a command."""
'''
    assert sorted(collect(source)) == [
        ("Score a file.\n\nAt length.", None),
        ("Short.", None),
        ("Which\nlanguage.", None),
    ]


def test_titles_of_codes_are_collected():
    source = 'GAME = error(2, "no " "game", "record.shape")\nclick.error("no game")\nwarning(3)'
    assert collect(source) == [("no game", None)]


@pytest.mark.parametrize("source", ['error(2, title, "a.b")', 'note(2, f"{x}", "a.b")'])
def test_a_title_that_is_not_literal_is_an_error(source: str):
    with pytest.raises(catalogue.NotLiteralError, match=r"a\.py:1: the title of a code"):
        collect(source)


@pytest.mark.parametrize(
    "source", ["Text(key)", 'Text(f"{x}")', "Text(*keys)", "Text()", 'Text("a", b)', 'Text("a", "b", "c")']
)
def test_a_text_that_is_not_literal_is_an_error(source: str):
    with pytest.raises(catalogue.NotLiteralError, match=r"a\.py:1: the messages of a Text"):
        collect(source)


def test_a_help_that_is_not_literal_is_an_error():
    with pytest.raises(catalogue.NotLiteralError, match="a help text"):
        collect('option("--a", help=f"{x}")')


PO_OF_TWO = """
msgid "kept"
msgstr "gardé"

msgid "{n} tree"
msgid_plural "{n} trees"
msgstr[0] "{n} arbre"
msgstr[1] "{n} arbres"

#, fuzzy
msgid "unsure"
msgstr "incertain"

msgid "gone"
msgstr "parti"
""".encode()


def merged() -> str:
    wanted = [("kept", None), ("{n} tree", "{n} trees"), ("unsure", None), ("new", None)]
    messages = [catalogue.Message(*each, "a.py") for each in wanted]
    return catalogue.written(catalogue.merged(messages, catalogue.read(PO_OF_TWO))).decode()


def test_translations_are_kept_and_obsolete_ones_dropped():
    po = merged()
    assert 'msgid "kept"\nmsgstr "gardé"\n' in po
    assert 'msgstr[0] "{n} arbre"\nmsgstr[1] "{n} arbres"\n' in po
    assert "gone" not in po
    assert po.index('msgid "kept"') < po.index('msgid "new"') < po.index('msgid "unsure"')


def test_what_is_missing_or_unsure_is_left_to_translate():
    assert catalogue.untranslated(catalogue.read(merged().encode())) == ["new", "unsure"]


def test_a_message_said_with_and_without_a_plural_is_one_entry():
    both = [catalogue.Message("a", None, "a.py"), catalogue.Message("a", "as", "b.py")]
    po = catalogue.written(catalogue.merged(both, catalogue.read(b""))).decode()
    assert po.count('msgid "a"') == 1
    assert 'msgid_plural "as"' in po
