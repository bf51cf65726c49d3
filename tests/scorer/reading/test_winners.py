"""Who won, as people say it."""

from __future__ import annotations

import pytest

from tests.tool import codes, read_text, scored

PLAYERS = "players:\n  - {name: Ann, counted: 5}\n  - {name: Ben, counted: 5}\n"


@pytest.mark.parametrize(
    "winner",
    ["winner: Ann and Ben", "winner: Ann, Ben", "vainqueur: Ann et Ben", "gagnantes: Ann & Ben", "winner: [Ann, Ben]", "winner: draw", "vainqueur: égalité", "winner: tie"],
)  # fmt: skip
def test_two_have_won(winner: str) -> None:
    result = scored(f"game: habitats\nedition: bga\n{winner}\n{PLAYERS}")
    assert [each.differences for each in result.players] == [(), ()]


def test_of_more_than_two_those_who_tied_are_asked_for() -> None:
    found = read_text(f"game: habitats\nedition: bga\nwinner: draw\n{PLAYERS}  - {{name: Cleo, counted: 4}}\n")
    assert codes(found) == ["REC030"]


def test_a_long_remark_never_keeps_a_score_back() -> None:
    words = "word " * 3000
    result = scored(f"game: habitats\nedition: bga\nremarks: {words}\ntitle: {words}\nplace: {words}\n{PLAYERS}")
    assert len(result.players) == 2


def test_an_adjustment_may_be_points_alone() -> None:
    result = scored("game: habitats\nedition: bga\nplayers:\n  - {name: Ann, counted: 5, adjustments: -2}\n")
    assert result.players[0].total == 3
    assert str(result.players[0].categories[-1].items[0].label) == "no reason given"


@pytest.mark.parametrize(
    ("winner", "shown"),
    [("winner: tie", "Ann, Ben"), ("gagnante: égalité", "Ann, Ben"), ("winner: nobody", "leave the line out")],
)
def test_a_word_that_does_not_say_who_is_asked_about(winner: str, shown: str) -> None:
    found = read_text(f"game: habitats\nedition: bga\n{winner}\n{PLAYERS}  - {{name: Cleo, counted: 4}}\n")
    (told,) = found.diagnostics
    assert told.code.id == "REC030"
    assert shown in str(told.help)


def test_a_player_may_be_called_like_such_a_word() -> None:
    assert (
        codes(read_text(f"game: habitats\nedition: bga\nwinner: Tie\n{PLAYERS}  - {{name: Tie, counted: 9}}\n")) == []
    )
