"""Boards in text: beside each other where there is room; `score` draws them on a terminal only."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from scorer.report.sketches import side_by_side
from tests.paths import EXAMPLES
from tests.tool import PROGRAM

FOUR = str(EXAMPLES / "hutan" / "four-players.yaml")


def board(sign: str, width: int = 4) -> tuple[str, ...]:
    return (sign * width, f"{sign:>{width}}")


def drawn(boards: Mapping[str, tuple[str, ...]], width: int) -> list[str]:
    return list(side_by_side(lambda name, _marked: boards[name], list(boards), width))


def test_boards_stand_beside_each_other_where_they_fit():
    boards = {"Anna": board("a"), "Ben": board("b"), "Chloé": board("c")}
    assert drawn(boards, 11) == [
        "", "Anna   Ben", "aaaa   bbbb", "   a      b",
        "", "Chl…", "cccc", "   c",
    ]  # fmt: skip
    assert drawn(boards, 10)[:4] == ["", "Anna", "aaaa", "   a"]


def test_a_board_that_is_wider_than_the_terminal_is_drawn_all_the_same():
    assert drawn({"Anna": board("a", 9)}, 5) == ["", "Anna", "a" * 9, f"{'a':>9}"]


def test_a_board_of_several_players_is_drawn_once():
    assert drawn({"A": board("x"), "B": board("x")}, 80) == ["", "A, B", "xxxx", "   x"]


def test_players_without_a_board_are_left_out():
    assert drawn({"Anna": (), "Ben": board("b")}, 80)[1] == "Ben"
    assert drawn({"Anna": ()}, 80) == []


def test_wide_names_are_cut_to_the_width_of_their_board():
    assert drawn({"小明小明": board("b", 5)}, 80)[1] == "小明…"


# ---------------------------------------------------------------------------------------------------
# On a terminal


def on_terminal(folder: Path, *arguments: str, columns: int = 100) -> str:
    """Return what the program prints where its standard output is a terminal."""
    ours, theirs = pytest.importorskip("pty").openpty()
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "COLUMNS": str(columns), "NO_COLOR": "1"}
    with subprocess.Popen(  # noqa: S603 - this very program
        [*PROGRAM, *arguments], stdout=theirs, stderr=subprocess.DEVNULL, cwd=folder, env=environment
    ) as ran:
        os.close(theirs)
        printed = b""
        while True:
            try:
                printed += os.read(ours, 1 << 16)
            except OSError:  # so Linux says that the other end is closed
                break
        os.close(ours)
        assert ran.wait(timeout=60) == 0
    return printed.decode().replace("\r\n", "\n")


def test_score_draws_the_boards_between_what_was_read_and_the_table(tmp_path):
    lines = on_terminal(tmp_path, "score", FOUR).split("\n")
    heads = [number for number, line in enumerate(lines) if line.split() == ["Anna", "Ben", "Chloé", "David"]]
    table = next(number for number, line in enumerate(lines) if line.startswith("Saturday at Anna's"))
    assert heads[0] == 9
    assert lines[9 + 3].startswith("A │b │y  w │wT b  . │   A │. │y  r │w  b  . │   A │gA│")
    assert heads[0] + 14 < table < heads[1]


def test_fewer_boards_stand_in_a_line_of_a_narrow_terminal(tmp_path):
    lines = on_terminal(tmp_path, "score", FOUR, columns=80).split("\n")
    assert ["Anna", "Ben", "Chloé"] in [line.split() for line in lines]


@pytest.mark.parametrize("option", ["--no-board", "-q"])
def test_score_leaves_the_boards_out_when_asked(tmp_path, option):
    assert "┌" not in on_terminal(tmp_path, "score", FOUR, option)


def test_score_draws_the_board_of_the_chosen_player(tmp_path):
    assert on_terminal(tmp_path, "score", FOUR, "--player", "Ben").count("1  2  3  4  5  6") == 1


def test_score_never_draws_in_a_pipe(run):
    assert "┌" not in run("score", FOUR).out
