"""Looking up typed words: the thing, or a finding that says what would be understood."""

from __future__ import annotations

import pytest

from scoring_rules.frame.finding import Finding
from scoring_rules.frame.info import Option
from scoring_rules.frame.language.names import Lexicon, lexicon
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import (
    SEVERAL_PLAYERS,
    SEVERAL_WORDS,
    UNKNOWN_PLAYER,
    UNKNOWN_WORD,
    look_up,
    look_up_player,
    options,
)
from scoring_rules.frame.typed.place import at

COLOURS = lexicon({1: ("red", "rouge"), 2: ("reddish",), 3: ("blue",)})
PLACE = at("colour")


def look(typed: str) -> tuple[int | None, list[Finding]]:
    found: list[Finding] = []
    return look_up(typed, COLOURS, PLACE, found), found


def test_a_thing_that_is_found_leaves_no_finding() -> None:
    assert look("Rouge") == (1, [])


def test_a_near_miss_is_offered() -> None:
    thing, (finding,) = look("bleu")
    assert thing is None
    assert finding.code == UNKNOWN_WORD
    assert finding.marks[0].place == PLACE
    assert str(finding.marks[0].label) == "`bleu` is not known here"
    assert str(finding.help) == "did you mean blue?"


def test_without_a_near_miss_everything_is_offered() -> None:
    _, (finding,) = look("xyz")
    assert str(finding.help) == "type one of red, reddish, blue"


def test_several_are_listed() -> None:
    known = lexicon({1: ("dark red",), 2: ("light red",)})
    found: list[Finding] = []
    assert look_up("red", known, PLACE, found) is None
    assert found[0].code == SEVERAL_WORDS
    assert str(found[0].marks[0].label) == "`red` may be dark red, light red"


def test_players_are_found_by_seat() -> None:
    players = ("Aïcha", "Anna Maria", "Anna Lena")
    found: list[Finding] = []
    assert [look_up_player(typed, players, PLACE, found) for typed in ("aicha", "lena")] == [0, 2]
    assert found == []
    assert look_up_player("anna", players, PLACE, found) is None
    assert look_up_player("Zoé", players, PLACE, found) is None
    assert [each.code for each in found] == [SEVERAL_PLAYERS, UNKNOWN_PLAYER]


def test_an_option_is_found_in_every_language() -> None:
    known = options([Option("fast", Name("fast", "rapide", "schnell"), Text("fast"), ("quick",))])
    assert [known.find(typed).found for typed in ("Fast", "rapide", "SCHNELL", "quick")] == ["fast"] * 4


@pytest.mark.parametrize(("typed", "near"), [("lowest", ("least",)), ("hihgest", ("highest",)), ("xyzzy", ())])
def test_names_that_look_much_less_alike_are_not_offered(typed: str, near: tuple[str, ...]) -> None:
    known = Lexicon((each, (each,)) for each in ("least", "most", "highest"))
    assert known.near(typed) == near
