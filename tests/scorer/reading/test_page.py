"""`readings: page`: one word for the answers of the French rules page on every open point of a game."""

from __future__ import annotations

import pytest

from scoring_rules import GAMES, load_game
from tests.tool import codes, read_text, scored

COUNTED = "players:\n  - {name: Ann, counted: 5}\n"
HEAD = {"hutan": "mode: standard\n", "habitats": "edition: allplay\n"}


def readings(slug: str, typed: str) -> dict[str, str]:
    found = read_text(f"game: {slug}\n{HEAD.get(slug, '')}{typed}\n{COUNTED}")
    assert codes(found) == []
    return dict(found.table.settings.readings)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("typed", ["readings: page", "lectures: page", "readings: {page: yes}"])
def test_it_takes_every_answer_that_the_page_gives(slug: str, typed: str) -> None:
    answers = {reading.id: reading.page for reading in load_game(slug).info.readings if reading.page}
    taken = readings(slug, typed)
    assert {key: taken[key] for key in answers} == answers
    others = {key: ruling for key, ruling in readings(slug, "readings: {}").items() if key not in answers}
    assert {key: taken[key] for key in others} == others


@pytest.mark.parametrize("slug", GAMES)
def test_an_answer_is_one_of_the_rulings_and_its_words_are_read(slug: str) -> None:
    for reading in load_game(slug).info.readings:
        assert reading.page in {"", *(option.id for option in reading.options)}
        for option in reading.options:
            for typed in reading.with_option(option)[:2]:
                assert readings(slug, f"readings: {{{typed}}}")[reading.id] == option.id


def test_a_single_ruling_beside_it_wins() -> None:
    assert readings("forest_shuffle", "readings: {page: yes, tie: shared}")["tie"] == "shared"
    assert readings("forest_shuffle", "lectures: {page: non}")["tie"] == "shared"


def test_a_note_names_it() -> None:
    result = scored(f"game: forest_shuffle\nreadings: page\n{COUNTED}")
    assert "readings: as on the French rules page, tie: most_cards" in [str(note) for note in result.notes]
    unasked = scored(f"game: forest_shuffle\n{COUNTED}")
    assert not any("as on the French rules page" in str(note) for note in unasked.notes)


@pytest.mark.parametrize("slug", GAMES)
def test_the_note_says_each_point_that_the_page_rules_on_in_both_languages(slug: str, run) -> None:
    info = load_game(slug).info
    ruled = [
        reading.with_option(option)
        for reading in info.readings
        for option in reading.options
        if option.id == reading.page
    ]
    record = f"game: {slug}\n{HEAD.get(slug, '')}readings: page\n{COUNTED}"
    for language, code in enumerate(("en", "fr")):
        out = " ".join(run("score", "-", "--lang", code, stdin=record).out.split())
        assert [name[language] for name in ruled if name[language] not in out] == []
        assert ("settles none" in out or "ne tranche aucun" in out) == (not ruled)


def test_the_note_leaves_out_what_is_ruled_on_otherwise_beside_it() -> None:
    notes = [
        str(note)
        for note in scored(f"game: hutan\nmode: standard\nreadings: {{page: yes, pairs: per_pair}}\n{COUNTED}").notes
    ]
    assert "readings: as on the French rules page, orangutan_bonus: per_tile" in notes


@pytest.mark.parametrize("edition", ["allplay", "bga", "cwali"])
def test_the_page_leaves_open_what_it_does_not_settle(edition: str) -> None:
    """Of camps it says two things, of the tourist only how Board Game Arena plays it."""
    by_page, by_default = (
        read_text(f"game: habitats\nedition: {edition}\n{typed}{COUNTED}").table.settings.readings
        for typed in ("readings: page\n", "")
    )
    assert by_page == by_default


def test_it_is_an_option_and_listed_with_the_game(run) -> None:
    record = f"game: hortis\n{COUNTED}"
    assert (
        "as on the French rules page, squirrel_counts: all_dice"
        in run("score", "-", "--reading", "page", stdin=record).out
    )
    assert "squirrel_counts: all_dice" in run("games", "hortis").out
    assert "écureuil compte: tous les dés" in run("games", "hortis", "--lang", "fr").out
