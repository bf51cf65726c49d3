"""A player whose board is still empty neither wins nor loses against those who have something on theirs."""

from __future__ import annotations

import pytest

from tests.tool import codes, read_text, scored

HEAD = "game: hutan\nmode: standard\ntiles: first game\n"
EMPTY = ". . . . . ."
LAKES = "~~ . . . ~~ ."


def player(name: str, first: str = "~~ . . . . .") -> str:
    rows = (first, EMPTY, EMPTY, EMPTY, LAKES, EMPTY)
    return f"  - name: {name}\n    board: |\n" + "".join(f"      {row}\n" for row in rows)


def test_an_empty_board_does_not_win_against_one_below_zero() -> None:
    text = f"{HEAD}players:\n{player('A', '~~ r . . . .')}{player('B')}"
    assert codes(read_text(text), "warning") == ["HUT041", "REC035"]
    assert [(each.name, each.total < 0, each.rank, each.winner) for each in scored(text).players] == [
        ("A", True, 1, True)
    ]


@pytest.mark.parametrize(("first", "winners"), [("A", ["A"]), ("D", ["D"])])
def test_seats_that_settings_name_stay_those_of_the_table(first: str, winners: list[str]) -> None:
    boards = player("B") + player("A", "~~ rT . . . .") + player("D", "~~ rT . . . .")
    found = scored(f"{HEAD}first_in_last_round: {first}\nplayers:\n{boards}")
    assert [each.name for each in found.players] == ["A", "D"]
    assert [each.name for each in found.players if each.winner] == winners


def test_an_empty_board_beside_points_counted_by_hand_is_left_out() -> None:
    found = scored(f"{HEAD}players:\n{player('B')}  - {{name: C, counted: 61}}\n")
    assert [(each.name, each.winner) for each in found.players] == [("C", True)]
