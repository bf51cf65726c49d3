"""Scores as CSV: what a spreadsheet and a program read of them."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

import scorer.cli.console
from scorer.report.csv import HEAD, MARK, Scored, to_csv
from scoring_rules import load_game
from scoring_rules.frame.language.text import ENGLISH
from tests.paths import EXAMPLES
from tests.tool import scored

HUTAN = EXAMPLES / "hutan"
FOUR, SOLO = str(HUTAN / "four-players.yaml"), str(HUTAN / "partie-solo.yaml")
HUTAN_NAME = load_game("hutan").info.name
ROWS = "\n".join(["      . . . . . ."] * 6)


def read(data: str) -> list[dict[str, str]]:
    assert data.startswith(MARK)
    return list(csv.DictReader(io.StringIO(data.removeprefix(MARK), newline="")))


def record(name: str) -> str:
    return f"game: hutan\nmode: standard\nplayers:\n  - name: {name}\n    counted: {{trees: 4, adjustments: -5}}\n"


def test_one_row_a_player_and_category(run):
    data = run("score", FOUR, "--format", "csv").out
    rows = read(data)
    assert tuple(rows[0]) == tuple(map(str, HEAD))
    assert rows[0] == {
        "file": FOUR, "date": "2026-11-28", "game": "hutan", "player": "Anna", "category": "trees",
        "points": "26", "total": "58", "rank": "4", "winner": "no",
        "title": "Saturday at Anna's", "place": "the kitchen table",
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
    game = Scored(f"{sign}f.yaml", scored(record("Anna")), HUTAN_NAME, title=f"{sign}1", place=f"{sign}2")
    rows = read(to_csv([game], ENGLISH, "en"))
    assert {row["file"] for row in rows} == {f"'{sign}f.yaml"}
    assert {(row["title"], row["place"]) for row in rows} == {(f"'{sign}1", f"'{sign}2")}
    assert {row["points"] for row in rows} == {"4", "-5"}


def test_names_are_neutralised_and_quoted():
    result = scored(record('"=1+1, \\"x\\""'))
    written = to_csv([Scored("f.yaml", result, HUTAN_NAME)], ENGLISH, "en")
    assert {row["player"] for row in read(written)} == {'\'=1+1, "x"'}
    assert '"\'=1+1, ""x"""' in written
    assert written.count("\r\n") == written.count("\n") == 3


def test_a_french_spreadsheet_has_french_words_and_its_own_separator(run):
    english = read(run("score", FOUR, "--format", "csv").out)
    data = run("score", FOUR, "--format", "csv", "--lang", "fr").out
    assert data.startswith(f"{MARK}fichier;date;jeu;joueur;catégorie;points;total;rang;vainqueur;titre;lieu\r\n")
    french = list(csv.DictReader(io.StringIO(data.removeprefix(MARK), newline=""), delimiter=";"))
    assert [row["points"] for row in french] == [row["points"] for row in english]
    assert [row["vainqueur"] == "oui" for row in french] == [row["winner"] == "yes" for row in english]
    assert (french[0]["jeu"], french[0]["catégorie"]) == ("Hutan", "Arbres")


def test_the_words_are_those_of_the_computer_and_not_of_a_record(run, monkeypatch: pytest.MonkeyPatch):
    assert run("score", SOLO, "--format", "csv").out.startswith(f"{MARK}file,")
    monkeypatch.setattr(scorer.cli.console, "_ENVIRONMENT", {"LANG": "fr_FR.UTF-8"})
    assert run("score", FOUR, "--format", "csv").out.startswith(f"{MARK}fichier;")
    assert run("score", FOUR, "--format", "csv", "--lang", "en").out.startswith(f"{MARK}file,")
