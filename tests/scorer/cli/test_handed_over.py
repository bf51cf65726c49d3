"""What a program or a file takes is UTF-8, whatever the terminal shows; what a person reads is adapted to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tool import run_program

RECORD = """\
game: hutan
mode: standard
tiles: first game
players:
  - {name: Νίκος, counted: 58}
  - {name: Άννα, counted: 57}
"""
TERMINALS = [
    {"PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252"},
    {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
    {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LANG": "C", "LC_ALL": "C"},
    {"PYTHONUTF8": "0", "PYTHONIOENCODING": "utf-16"},
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "soiree.yaml").write_text(RECORD, "utf-8")
    return tmp_path


@pytest.mark.parametrize("terminal", TERMINALS)
@pytest.mark.parametrize(
    "arguments",
    [
        "score soiree.yaml --format json",
        "score soiree.yaml --format csv",
        "score soiree.yaml --format markdown",
        "check soiree.yaml --format json",
        "explain soiree.yaml --format json",
        "explain soiree.yaml --format markdown",
        "new hutan --lang fr",
        "schema hutan --lang fr",
        "completion fish",
    ],
)
def test_what_is_handed_over_does_not_depend_on_the_terminal(
    folder: Path, arguments: str, terminal: dict[str, str]
) -> None:
    words = arguments.split()
    usual = run_program(*words, cwd=folder)
    assert usual.status == 0
    assert run_program(*words, cwd=folder, environment=terminal) == usual


def test_what_is_shown_is_adapted(folder: Path) -> None:
    shown = run_program("score", "soiree.yaml", "-q", cwd=folder, environment=TERMINALS[1]).out
    assert "?????" in shown
    assert shown.isascii()
