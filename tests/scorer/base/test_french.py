"""The French that is shown: its marks, one word a thing, no English left; catalogue, names, rules pages, README."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

import scoring_rules
from scoring_rules.frame.language.text import Name
from tests.paths import ROOT
from tests.scorer.base.test_catalogue import ENTRIES, NO_BREAK, catalogue

PAGES = sorted(
    (
        *ROOT.glob("scoring_rules/*/rules/fr.md"),
        *ROOT.glob("docs/*.fr.md"),
        ROOT / "scoring_rules/record.fr.md",
        ROOT / "README.fr.md",
    )
)
QUOTED = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)]*\)|\{[^{}]*\}|^#+ [\w.]+ ·|--[\w-]+", re.DOTALL | re.MULTILINE)
"""What is typed or shown as it is: records, keys, commands, links, values; the ids of rules and codes."""
_FOREIGN_TITLES = {"Grove", "README"}

TERMS = {
    "une espace": "un espace",
    "regardez": "vérifiez",
    "revoyez": "vérifiez",
    "tapez": "écrivez",
    "notez": "écrivez",
    "saisissez": "écrivez",
    "retirez": "enlevez",
    "ôtez": "enlevez",
    "comptes de contrôle": "vérifications",
    "compte de contrôle": "vérification",
    "grille de score": "bloc de score",
    "grilles de score": "blocs de score",
    "demi-carte": "moitié",
    "havre": "port",
    "cette lecture": "cette interprétation",
    "la lecture `": "l’interprétation `",
    "vraisemblable": "probable",
    "les sources diffèrent": "les sources divergent",
    "l’adaptation en ligne": "l’adaptation de Board Game Arena",
    "; sûr.": "(certain).",
}
"""What is not said, and what is said in its place."""

SAME = {
    "%(prog)s, version %(version)s",
    "Choice({choices})",
    "Date",
    "Points",
    "Solo",
    "Solo {values}",
    "TOTAL",
    "Total",
    "Total · {points}",
    "date",
    "expert",
    "place {place}",
    "points",
    "solo",
    "total",
    "{n} animal",
    "{n} orange",
    "{n} oranges",
    "{n} point",
    "{n} points",
    "{points} point",
    "{points} points",
}
"""The messages of more than two letters that are the same in both languages."""


def messages() -> Iterator[str]:
    """Yield every French message."""
    for entry in ENTRIES:
        yield from filter(None, catalogue.strings(entry))


def names() -> Iterator[str]:
    """Yield every French name in the data of the games."""
    seen: set[int] = set()

    def within(value: object) -> Iterator[str]:
        if id(value) in seen:
            return
        seen.add(id(value))
        if isinstance(value, Name):
            yield value.fr
        elif isinstance(value, dict):
            for key, item in value.items():
                yield from within(key)
                yield from within(item)
        elif isinstance(value, (tuple, list, set, frozenset)):
            for item in value:
                yield from within(item)

    for module in pkgutil.walk_packages(scoring_rules.__path__, "scoring_rules."):
        for value in list(vars(import_module(module.name)).values()):
            yield from within(value)


SHOWN = {
    "messages": list(messages()),
    "names": [name for name in names() if not re.search(r"\w: ?[\w\[]", name)],
    **{str(path.relative_to(ROOT)): path.read_text("utf-8").split("\n\n") for path in PAGES},
}
"""All French that is shown, by where it is; names that are typed, as `tie: shared`, are left out."""


def prose(text: str) -> str:
    """Return a text without what is typed as it is."""
    return QUOTED.sub("…", text)


def wrong(where: str, pattern: str) -> list[str]:
    """Return the texts in which a pattern is found outside of what is typed."""
    texts = ["\n\n".join(SHOWN[where])] if where.endswith(".md") else SHOWN[where]
    return [found for text in texts for found in re.findall(rf".{{0,30}}(?:{pattern}).{{0,10}}", prose(text))]


@pytest.mark.parametrize("where", SHOWN)
def test_there_is_something_to_look_at(where: str) -> None:
    assert len(SHOWN[where]) > 20


@pytest.mark.parametrize("where", SHOWN)
def test_marks_of_two_parts_have_a_no_break_space_before_them(where: str) -> None:
    assert wrong(where, rf"[^{NO_BREAK}\d\s|…][:;!?](?=\s|$)| [;!?]| :(?=\s)|«[^{NO_BREAK}]|[^{NO_BREAK}]»") == []


@pytest.mark.parametrize("where", SHOWN)
def test_apostrophes_and_quotes_are_those_of_print(where: str) -> None:
    assert wrong(where, r"\w'\w|(?<!\w)'[^']+'|\"") == []


@pytest.mark.parametrize("where", SHOWN)
def test_a_product_is_not_broken_between_two_lines(where: str) -> None:
    assert wrong(where, r"\S × \S") == []


@pytest.mark.parametrize("where", SHOWN)
def test_one_thing_has_one_word(where: str) -> None:
    said = [text.casefold() for text in ("\n\n".join(SHOWN[where]),)] if where.endswith(".md") else SHOWN[where]
    flat = [
        re.sub(rf"[\s{NO_BREAK}]+", " ", re.sub(r"```.*?```", "", text, flags=re.DOTALL)).casefold() for text in said
    ]
    used = {term for term in TERMS for text in flat if re.search(rf"(?<!\w){re.escape(term)}", text)}
    assert {term: TERMS[term] for term in used} == {}


def test_what_is_the_same_in_both_languages_is_known() -> None:
    same = {
        english
        for entry in ENTRIES
        for english, french in zip(
            [entry.id] if isinstance(entry.id, str) else entry.id, catalogue.strings(entry), strict=True
        )
        if english == french and re.search(r"[A-Za-z]{3,}", re.sub(r"\{[^}]*\}|`[^`]*`", "", english))
    }
    assert same == SAME


@pytest.mark.parametrize("where", SHOWN)
def test_no_english_is_left(where: str) -> None:
    left = wrong(where, r"\b(?:the|of|and|with|for|not|this|that|are|cards|tiles|readings?|players?|host|board)\b")
    assert [found for found in left if not any(word in found for word in _FOREIGN_TITLES)] == []
