"""Scores as Markdown: a table that stays one, whatever players are called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorer.report.markdown import escaped
from tests.paths import EXAMPLES

HUTAN = EXAMPLES / "hutan"
FOUR = str(HUTAN / "four-players.yaml")
HOSTILE = "A|b *c* _d_ <b>e</b> `f` [g](h) \\\\ #i"


@pytest.fixture
def hostile(tmp_path: Path) -> str:
    path = tmp_path / "hostile.yaml"
    path.write_text(
        f'game: hutan\nmode: standard\ntitle: |\n  two\n  # lines\nplayers:\n  - name: "{HOSTILE}"\n'
        "    counted: 12\n    claims: [{by: '<i>', total: 13}]\n    adjustments: [{points: -3, reason: '| x |'}]\n"
        "  - name: Ben\n    counted: {trees: 4}\n"
    )
    return str(path)


def test_a_table_the_verdict_and_the_notes(run):
    ran = run("score", FOUR, "--format", "markdown")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[0].startswith("## Saturday at Anna's · Hutan")
    assert "|  | Anna | Ben | Chloé | David |" in lines
    assert "| --- | --: | --: | --: | --: |" in lines
    assert "| Trees | 26 | 24 | 22 | 26 |" in lines
    assert "| **Total** | **58** | **63** | **91** | **110** |" in lines
    assert "**David wins with 110 points, 19 ahead of Chloé**" in lines
    assert "### Notes" in lines
    assert lines[-1].startswith("- David reached a challenge")


def test_every_row_has_as_many_cells(run, hostile: str):
    ran = run("score", hostile, "--format", "markdown")
    rows = [line for line in ran.out.splitlines() if line.startswith("|")]
    assert {line.replace("\\\\", "").replace("\\|", "").count("|") for line in rows} == {4}


def test_names_are_never_mark_up(run, hostile: str):
    out = run("score", hostile, "--format", "markdown").out
    assert out.startswith("## two ")
    unescaped = re.sub(r"\\.", "", out)
    assert not set("<>`[]_") & set(unescaped)
    assert unescaped.count("*") == unescaped.count("**") * 2


def test_several_games_follow_each_other(run):
    both = run("score", FOUR, FOUR, "--format", "markdown").out
    heading, *table = run("score", FOUR, "--format", "markdown").out.splitlines(keepends=True)
    one = "".join([f"{heading.rstrip()} · {escaped(FOUR)}\n", *table])
    assert both == f"{one}\n{one}"


def test_names_of_things_in_another_language(run):
    out = run("score", FOUR, "--format", "markdown", "--names", "de").out
    assert "| Bäume | 26 |" in out
    assert "David wins with 110 points" in out


PAIRS = "ecosystem: 17 18 19 20 23"


@pytest.fixture
def disputed(tmp_path: Path) -> str:
    """Return a record on which the ruling on pairs makes a difference."""
    text = Path(FOUR).read_text("utf-8").replace("ecosystem: 7 11 16 20 23", PAIRS)
    path = tmp_path / "disputed.yaml"
    path.write_text(text.replace("claimed: 110", "").replace("winner: David", "readings: {pairs: per_pair}"))
    return str(path)


def totals(ran) -> list[int]:
    return [player["total"] for player in ran.json["players"]]


def test_a_ruling_of_the_command_line_overrides_that_of_the_record(run, disputed: str):
    as_typed = run("score", disputed, "--format", "json")
    other = run("score", disputed, "--format", "json", "--reading", "pairs=per piece")
    back = run("score", disputed, "--format", "json", "--reading", "pairs=par paire")
    assert totals(other) != totals(as_typed) == totals(back)
    both = run("score", disputed, "--reading", "pairs=per_piece", "--reading", "orangutan=per_tile")
    assert both.status == 0


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("pears=per_piece", "did you mean pairs"),
        ("pairs=never", "type one of per_pair, per_piece"),
        ("pairs", "with `=` between them"),
        ("=", "is not known here"),
    ],
)
def test_a_ruling_that_does_not_exist_is_refused(run, typed: str, said: str):
    ran = run("score", FOUR, "--reading", typed)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"scorer: --reading {typed}: ")
    assert said in ran.err
