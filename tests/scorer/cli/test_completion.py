"""Completing words for a shell: the protocol in a process of its own, and the scripts that speak it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scorer.cli.overview import COMMANDS
from scoring_rules import GAMES
from tests.paths import ROOT
from tests.tool import run_program

NAMES = list(COMMANDS)
BASH = shutil.which("bash")
CALLED = "from scorer.cli.group import main; main()"


def completed(line: str, shell: str = "bash") -> list[str]:
    """Return the lines that a shell gets for the last word of a line."""
    words = line.split(" ")
    cursor = words[-1] if shell == "fish" else str(len(words) - 1)
    asked = {"_SCORER_COMPLETE": f"{shell}_complete", "COMP_WORDS": line, "COMP_CWORD": cursor}
    ran = run_program(cwd=ROOT, environment=asked)
    assert (ran.status, ran.err) == (0, "")
    return ran.out.splitlines()


def test_commands_games_and_records_may_stand_first():
    assert completed("scorer ") == [*(f"plain,{name}" for name in (*NAMES, *GAMES)), "record,"]


@pytest.mark.parametrize(
    ("line", "answers"),
    [
        ("scorer sc", ["plain,score", "plain,schema", "record,sc"]),
        ("scorer -", ["plain,--version", "plain,--lang", "plain,-h", "plain,--help"]),
        ("scorer help ne", ["plain,new"]),
        ("scorer games hu", ["plain,hutan"]),
        ("scorer pad HU", ["plain,hutan"]),
        ("scorer cards x", []),
        ("scorer score ", ["record,"]),
        ("scorer score game.yaml so", ["record,so"]),
        ("scorer explain so", ["record,so"]),
        ("scorer check --str", ["plain,--strict"]),
        ("scorer check --format ", ["plain,text", "plain,concise", "plain,json"]),
        ("scorer --lang fr pad hutan --paper l", ["plain,letter"]),
        ("scorer rules hutan HUT00", [f"plain,HUT00{n}" for n in range(1, 10)]),
        ("scorer rules hutan hut001", ["plain,HUT001"]),
        ("scorer rules hutan hutan.ani", ["plain,hutan.animals", "plain,hutan.animals.habitat"]),
        ("scorer rules hutan ani", ["plain,animals", "plain,animals.habitat"]),
        ("scorer rules nogame HUT", []),
        ("scorer completion f", ["plain,fish"]),
    ],
)
def test_words_are_completed(line: str, answers: list[str]):
    assert [answer for answer in completed(line) if answer] == answers


def test_shells_that_show_it_get_what_a_word_means():
    assert completed("scorer rules hutan hutan.tr", "fish") == ["plain,hutan.trees\tTrees"]
    assert completed("scorer --lang fr rules hutan hutan.tr", "zsh") == ["plain", "hutan.trees", "Arbres"]
    assert completed("scorer che", "zsh")[:3] == ["plain", "check", "show every mistake of records, without scoring"]


@pytest.mark.parametrize("line", ["scorer ", "scorer score ", "scorer schema ", "scorer rules hutan H"])
def test_completing_loads_neither_models_nor_parsers(line: str):
    environment = {**os.environ, "_SCORER_COMPLETE": "bash_complete", "COMP_WORDS": line}
    environment["COMP_CWORD"] = str(line.count(" "))
    ran = subprocess.run(  # noqa: S603 - our own interpreter or script
        [sys.executable, "-X", "importtime", "-c", CALLED], env=environment, capture_output=True, check=True
    )
    loaded = {line.split("|")[-1].strip() for line in ran.stderr.decode().splitlines()}
    assert "scorer.cli.completion" in loaded
    assert not {"pydantic", "yaml", "reportlab", "scoring_rules.hutan"} & loaded


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_scripts_speak_of_all_that_is_answered(run, shell: str):
    ran = run("completion", shell)
    assert ran.status == 0
    assert f"_SCORER_COMPLETE={shell}_complete" in ran.out
    assert all(kind in ran.out for kind in ("plain", "record", "file"))
    assert "RECORD" not in ran.out


def test_other_shells_are_wrong_usage(run):
    assert run("completion", "tcsh").status == 2


def test_the_help_says_how_to_install(run):
    out = run("completion", "--help").out
    assert all(file in out for file in ("~/.bashrc", "~/.zshrc", "completions/scorer.fish"))


@pytest.mark.skipif(BASH is None, reason="bash is not there")
def test_bash_offers_records_and_folders_and_no_other_files(tmp_path: Path):
    for name in ("soiree.yaml", "my game.yml", "old.json", "notes.txt"):
        (tmp_path / name).touch()
    (tmp_path / "evenings").mkdir()
    program = tmp_path / "scorer"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{CALLED}"\n')
    program.chmod(0o755)
    asking = (
        'compopt() { :; }; eval "$SCRIPT"; COMP_WORDS=("$1" score ""); COMP_CWORD=2; '
        '_scorer_completion "$1" ""; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    script = run_program("completion", "bash", cwd=ROOT).out
    ran = subprocess.run(  # noqa: S603 - our own interpreter or script
        [str(BASH), "--norc", "-c", asking, "bash", str(program)],
        cwd=tmp_path,
        env={**os.environ, "SCRIPT": script},
        capture_output=True,
        check=True,
    )
    assert set(ran.stdout.decode().splitlines()) == {"soiree.yaml", "my game.yml", "old.json", "evenings"}


@pytest.mark.skipif(BASH is None, reason="bash is not there")
def test_a_fault_leaves_the_prompt_of_bash_alone():
    script = run_program("completion", "bash", cwd=ROOT).out
    asking = 'eval "$SCRIPT"; COMP_WORDS=(nothere score ""); COMP_CWORD=2; _scorer_completion nothere ""'
    ran = subprocess.run(  # noqa: S603 - our own interpreter or script
        [str(BASH), "--norc", "-c", asking], env={**os.environ, "SCRIPT": script}, capture_output=True, check=False
    )
    assert (ran.stdout, ran.stderr) == (b"", b"")
