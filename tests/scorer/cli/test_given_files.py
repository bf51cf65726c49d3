"""Files of a record given on the command line: `--deck FILE`, `--tiles FILE`."""

import pytest

from scoring_rules import FILES, GAMES, load_game
from tests.paths import CASES

CASE = CASES / "hortis" / "wheelbarrow-moves.yaml"


@pytest.fixture
def without(tmp_path):
    """Return a record without its deck, and the deck in another folder."""
    lines = CASE.read_text("utf-8").splitlines(keepends=True)
    record = tmp_path / "game" / "game.yaml"
    record.parent.mkdir()
    record.write_text("".join(line for line in lines if not line.startswith("deck:")), encoding="utf-8")
    deck = tmp_path / "home" / "deck.yaml"
    deck.parent.mkdir()
    deck.write_bytes(CASE.with_suffix(".deck.yaml").read_bytes())
    return record, deck


@pytest.mark.parametrize("command", ["score", "check", "explain", "sheet", "draw"])
def test_a_file_outside_the_folder_may_be_given(command, without, run):
    record, deck = without
    assert run(command, str(record)).status == 1
    assert run(command, str(record), "--deck", str(deck)).status == 0


def test_a_fault_in_it_is_shown_there(without, run):
    record, deck = without
    deck.write_text(deck.read_text("utf-8").replace("C2 O2 O1", "C2 O3 O1"), encoding="utf-8")
    found = run("check", str(record), "--deck", str(deck), "--format", "json").json["diagnostics"]
    assert [(each["code"], each["file"], each["line"]) for each in found] == [("HRT004", str(deck), 2)]


def test_it_stands_instead_of_the_record_s_own(run):
    ran = run("check", str(CASE), "--deck", str(CASE.with_name("plain-baskets-grove-deck.deck.yaml")))
    assert ran.status == 1


def test_a_file_that_is_not_there_and_one_that_the_game_does_not_have_are_wrong_usage(without, run):
    record, deck = without
    assert run("score", str(record), "--deck", str(deck.with_name("none.yaml"))).status == 2
    ran = run("score", str(record), "--tiles", str(deck))
    assert (ran.status, "hortis" in ran.err) == (2, True)


def test_every_option_is_a_field_of_a_game_and_every_single_file_has_its_option():
    fields = {each.field for slug in GAMES for each in load_game(slug).record().FILES}
    assert fields - {"players"} == set(FILES)


def test_a_deck_is_checked_alone(run):
    assert run("check", str(CASE.with_suffix(".deck.yaml"))).status == 0
