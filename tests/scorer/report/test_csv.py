"""Scores as CSV: what a spreadsheet and a program read of them."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from scorer.report.csv import HEAD, MARK, Scored, to_csv
from tests.paths import EXAMPLES
from tests.tool import scored

HUTAN = EXAMPLES / "hutan"
FOUR, SOLO = str(HUTAN / "four-players.yaml"), str(HUTAN / "partie-solo.yaml")
ROWS = "\n".join(["      . . . . . ."] * 6)


def read(data: str) -> list[dict[str, str]]:
    assert data.startswith(MARK)
    return list(csv.DictReader(io.StringIO(data.removeprefix(MARK), newline="")))


def record(name: str) -> str:
    return f"game: hutan\nmode: standard\nplayers:\n  - name: {name}\n    counted: {{trees: 4, adjustments: -5}}\n"


def test_one_row_a_player_and_category(run):
    data = run("score", FOUR, "--format", "csv").out
    rows = read(data)
    assert tuple(rows[0]) == HEAD
    assert rows[0] == {
        "file": FOUR, "date": "2026-11-28", "game": "hutan", "player": "Anna", "category": "trees",
        "points": "26", "total": "58", "rank": "4", "winner": "no",
    }  # fmt: skip
    for player in ("Anna", "Ben", "Chloé", "David"):
        own = [row for row in rows if row["player"] == player]
        assert {sum(int(row["points"]) for row in own)} == {int(row["total"]) for row in own}
    assert {row["player"] for row in rows if row["winner"] == "yes"} == {"David"}


def test_several_files_have_one_head(run):
    one, other = (run("score", file, "--format", "csv").out for file in (FOUR, SOLO))
    both = run("score", FOUR, SOLO, "--format", "csv").out
    head, _, rest = other.partition("\r\n")
    assert both == one + rest
    assert one.startswith(head)


def test_a_record_with_errors_has_no_row_and_hides_no_other(run, tmp_path: Path):
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("game: hutan\n")
    ran = run("score", str(wrong), SOLO, "--format", "csv")
    assert ran.status == 1
    assert ran.out == run("score", SOLO, "--format", "csv").out
    assert "error" in ran.err
    assert run("score", str(wrong), "--format", "csv").out == ""


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
def test_a_text_like_a_formula_is_no_formula(sign: str):
    rows = read(to_csv([Scored(f"{sign}f.yaml", "", scored(record("Anna")))]))
    assert {row["file"] for row in rows} == {f"'{sign}f.yaml"}
    assert {row["points"] for row in rows} == {"4", "-5"}


def test_names_are_neutralised_and_quoted():
    result = scored(record('"=1+1, \\"x\\""'))
    written = to_csv([Scored("f.yaml", "", result)])
    assert {row["player"] for row in read(written)} == {'\'=1+1, "x"'}
    assert '"\'=1+1, ""x"""' in written
    assert written.count("\r\n") == written.count("\n") == 3


def test_it_is_the_same_in_every_language(run):
    assert run("score", SOLO, "--format", "csv", "--lang", "fr").out == run("score", SOLO, "--format", "csv").out
