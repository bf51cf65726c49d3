"""In French every key that a message tells to type is the French word, which is understood as well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorer.base.texts import language
from scoring_rules import every_key
from scoring_rules.frame.language.text import render
from tests.paths import GOLDEN
from tests.scorer.base.test_catalogue import ENTRIES, catalogue
from tests.tool import read_text

FRENCH = language("fr")
KEYS = every_key()
RECORDS = sorted(path for path in GOLDEN.glob("*/*.yaml") if not path.stem.endswith(".mended"))


def english_keys(quoted: str) -> list[str]:
    """Return the English keys of a piece of a record that have another word in French."""
    found = re.findall(r"(?<![\w{{-])[a-z_]+(?=: |:$)|^[a-z_]+$", quoted)
    return [word for word in found if word in KEYS.words and KEYS.name(word).fr != word]


def told(message: str) -> list[str]:
    """Return the English keys that a message shows."""
    return [key for quoted in re.findall("`([^`]*)`", message) for key in english_keys(quoted)]


def test_the_catalogue_quotes_no_english_key() -> None:
    assert [(key, text) for entry in ENTRIES for text in catalogue.strings(entry) for key in told(text)] == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_message_tells_to_type_an_english_key(path: Path) -> None:
    try:
        typed = path.read_text("utf-8")
    except UnicodeDecodeError:
        pytest.skip("is no text")
    found = read_text(typed, path.name, path.parent)
    shown = [
        render(said, FRENCH)
        for each in found.diagnostics
        for said in (each.label, each.help, *(related.label for related in each.related))
        if said is not None
    ]
    assert [(key, text) for text in shown for key in told(text) if not re.search(rf"\b{key}\b", typed)] == []


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("name: Anna", "nom: Anna"),
        ("  - {card: 16, points: 5}", "  - {carte: 16, points: 5}"),
        ('awarded: {"name": 3, Ben: 1}', 'attribués: {"name": 3, Ben: 1}'),
        ('title: "place: here"', 'titre: "place: here"'),
        ("readings: {pairs: per_pair}", "lectures: {pairs: per_pair}"),
        ("board: |", "plateau: |"),
    ],
)
def test_a_line_is_written_with_french_keys(english: str, french: str) -> None:
    assert KEYS.as_typed(english) == (english, french, "")
