"""Cards and tiles: each is found by whatever a person calls it, and told in words."""

from __future__ import annotations

import subprocess
import sys

import pytest

from scorer.base.texts import language
from scorer.lookup import rulebook
from scorer.lookup.cards import CardSearch
from scoring_rules import GAMES, load_game
from scoring_rules.frame.info import CardInfo
from scoring_rules.frame.language.text import ENGLISH

HUTAN = CardSearch(load_game("hutan").cards())
ALL = [(slug, card) for slug in GAMES for card in load_game(slug).cards()]


def ids(typed: str, lang: str = "en") -> list[str]:
    return [card.id for card in HUTAN.find(typed, language(lang))]


@pytest.mark.parametrize("slug", GAMES)
def test_ids_are_different(slug: str):
    known = [card.id for card in load_game(slug).cards()]
    assert len(set(known)) == len(known)


@pytest.mark.parametrize("slug", GAMES)
def test_those_of_a_kind_stand_together(slug: str):
    kinds = [card.kind for card in load_game(slug).cards()]
    assert sorted(kinds, key=kinds.index) == kinds


@pytest.mark.parametrize(("slug", "card"), ALL, ids=lambda each: getattr(each, "id", each))
def test_every_card_is_found_explained_and_told(slug: str, card: CardInfo):
    search = CardSearch(load_game(slug).cards())
    for name in filter(None, (card.id, *card.name)):
        assert card in search.find(name, ENGLISH)
    assert "{" not in card.text.render(ENGLISH)
    assert card.reading in {"", *(reading.id for reading in load_game(slug).info.readings)}
    assert all(rulebook.section(slug, card.rule, lang) for lang in ("en", "fr"))
    assert bool(card.drawing) == (card.caption is not None)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("17", ["17"]),
        ("1", ["1"]),
        ("card 17", ["17"]),
        ("carte 7", ["7"]),
        ("lac", ["17", "18"]),
        ("LACS", ["17", "18"]),
        ("See", ["17", "18"]),
        ("rouge", ["1", "6", "red circle", "red square"]),
        ("pink circle", ["pink circle"]),
        ("rond rose", ["pink circle"]),
        ("rosa", ["pink circle", "pink square"]),
        ("scenario D", ["D"]),
        ("Szenario d", ["D"]),
        ("d", ["D"]),
        ("animals of kinds", ["20"]),
        ("areas of 2", ["13"]),
        ("tuiles", [f"{colour} {side}" for side in ("circle", "square") for colour in ("pink", "red", "blue", "white")]),
        ("casoar", ["12", "bA"]),
        ("Orang-Utan", ["23", "rA"]),
        ("full_lines", ["24"]),
        ("diagonals included", ["17", "18"]),
        ("xyzzy", []),
        ("17 18", ["J"]),
        ("???", []),
    ],
)  # fmt: skip
def test_words_find(typed: str, found: list[str]):
    assert ids(typed) == found


def test_near_misses_are_names():
    assert "red areas" in map(str, HUTAN.near("red arias"))
    assert HUTAN.near("xyzzy") == ()


def test_all_are_listed_under_their_kinds(run):
    ran = run("cards", "hutan")
    assert ran.status == 0
    heads = [line for line in ran.out.splitlines() if line and not line.startswith(" ")]
    assert heads == ["Ecosystem cards", "Animals by colour", "Tiles", "Scenarios"]
    assert "  14  animals in areas of 4 or 5 · animaux dans les grandes zones · Tiere in großen" in ran.out
    assert "7 points for each animal in an area of four or five cells, 4 more for each Sumatran" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


def test_it_is_said_which_animal_lives_on_which_colour(run):
    shown = run("cards", "hutan", "cassowary", "--lang", "fr").out
    assert "bA  casoar" in shown
    assert "vit sur le bleu" in shown


def test_one_card_is_shown_with_its_rule(run):
    ran = run("cards", "hutan", "17")
    assert ran.out.splitlines()[:6] == [
        "Ecosystem cards",
        "  17  trees near lakes · arbres près des lacs · Bäume an Seen",
        "      1 point for each tree beside a lake, diagonals included, counted for each lake",
        "      sources differ: reading `pairs`, per pair by default",
        "",
        "hutan.ecosystem_17 · Card 17: trees near lakes",
    ]


def test_a_tile_is_drawn_in_its_four_turns(run):
    assert "\n".join(run("cards", "hutan", "pink", "circle").out.splitlines()[4:14]) == (
        "turned so that its coloured symbol is in this corner:\n"
        "  NW           NE           SE           SW\n"
        "  +-----+--+   +-----+--+   +--+--+--+   +--------+\n"
        "  |A  A |B |   |C  C |A |   |B |D |C |   |B  B  B |\n"
        "  +--+--+  |   +-----+  |   |  |  |  |   +--+-----+\n"
        "  |C |D |B |   |D  D |A |   |B |D |C |   |A |D  D |\n"
        "  |  |  |  |   +-----+--+   |  +--+--+   |  +-----+\n"
        "  |C |D |B |   |B  B  B |   |B |A  A |   |A |C  C |\n"
        "  +--+--+--+   +--------+   +--+-----+   +--+-----+\n"
    )


def test_a_scenario_is_drawn_as_it_lies(run):
    out = run("cards", "hutan", "scenario", "D").out
    assert "reach 90 points with the cards 1, 10, 12, 15, 21 on white circle NE" in out
    assert "  |~~|A |D |B |~~|C |\n" in out
    assert out.count("~~") == 3


def test_names_come_first_in_the_language_that_is_asked_for(run):
    assert "  17  Bäume an Seen · trees near lakes · arbres" in run("cards", "hutan", "lac", "--names", "de").out
    out = run("cards", "hutan", "lac", "--lang", "fr", "--names", "de").out
    assert "  17  Bäume an Seen · arbres près des lacs · trees near lakes" in out
    assert out.startswith("Cartes Écosystème\n")


def test_nothing_found_offers_near_misses(run):
    ran = run("cards", "hutan", "red", "arias")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("scorer: no card of hutan fits `red arias`; did you mean red areas")
    assert "`scorer cards hutan` lists all of them" in run("cards", "hutan", "xyzzy").err


def test_looking_up_needs_no_record():
    code = (
        "import sys, scorer.cli.commands.general.cards as c; c.command.main(['hutan', '17'], standalone_mode=False)\n"
    )
    code += "sys.exit(', '.join({'pydantic', 'yaml', 'reportlab'} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)  # noqa: S603
    assert (ran.returncode, ran.stderr.decode()) == (1, "\n")


def test_a_part_inside_a_word_is_found_where_nothing_else_fits() -> None:
    found = CardSearch(load_game("habitats").cards()).find("tower", language("en"))
    assert found
    assert all("watchtower" in str(card.name) + " ".join(card.also) for card in found)
