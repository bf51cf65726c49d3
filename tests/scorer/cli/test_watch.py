"""`--watch`: again at each save, until Ctrl-C. Time is what the tests make of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import scorer.cli.watch
from scorer.base.problem import Problem
from scorer.cli.watch import Ran, watch
from scoring_rules.frame.language.text import ENGLISH, Text

HEAD = "game: hutan\nmode: standard\ntiles: first game\n"
BOARD = "board: |\n" + "  . . . . . r\n" + "  . . . . . .\n" * 5


class Evening:
    """What happens while a command is watched: one step a look at the files, then Ctrl-C."""

    def __init__(self, *steps: Callable[[], object]) -> None:
        self._steps: Iterator[Callable[[], object]] = iter(steps)

    def wait(self) -> None:
        step = next(self._steps, None)
        if step is None:
            raise KeyboardInterrupt
        step()


def nothing() -> None:
    """Let time pass."""


def save(path: Path, text: str) -> Callable[[], None]:
    """Return what saves a file, later than it was saved before."""

    def saved() -> None:
        before = path.stat().st_mtime_ns if path.exists() else 0
        path.write_text(text)
        os.utime(path, ns=(before + 10**9, before + 10**9))

    return saved


def runs(*files: Path, reads: tuple[Path, ...] = (), steps: tuple[Callable[[], object], ...]) -> int:
    """Return how often a command is run that reads these files."""
    times = 0

    def run() -> Ran:
        nonlocal times
        times += 1
        return Ran(0, tuple(map(str, (*files, *reads))))

    watch([str(file) for file in files], run, ENGLISH, Evening(*steps).wait)
    return times


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.yaml"
    path.write_text("one")
    return path


def test_it_runs_once_where_nothing_is_saved(file: Path):
    assert runs(file, steps=(nothing, nothing)) == 1


def test_it_runs_again_at_each_save(file: Path):
    assert runs(file, steps=(save(file, "two"), nothing, save(file, "two"), save(file, "three"))) == 4


def test_a_file_that_a_record_names_is_watched(file: Path, tmp_path: Path):
    named = tmp_path / "lea.yaml"
    named.write_text("name: Léa")
    assert runs(file, reads=(named,), steps=(save(named, "name: Lea"), nothing)) == 2


def test_any_of_several_files_is_watched(file: Path, tmp_path: Path):
    other = tmp_path / "other.yaml"
    other.write_text("one")
    assert runs(file, other, steps=(save(other, "two"), nothing)) == 2


def test_a_file_that_is_gone_for_a_moment_is_waited_for(file: Path):
    assert runs(file, steps=(file.unlink, nothing, save(file, "two"), nothing)) == 2


def test_a_file_that_is_not_there_yet_is_waited_for(tmp_path: Path):
    file = tmp_path / "soiree.yaml"
    assert runs(tmp_path / "soiree", steps=(nothing, save(file, "one"), nothing)) == 2


def test_a_save_while_the_command_runs_is_seen(file: Path):
    times = 0

    def run() -> Ran:
        nonlocal times
        times += 1
        if times == 1:
            save(file, "two")()
        return Ran(0, (str(file),))

    watch([str(file)], run, ENGLISH, Evening(nothing, nothing).wait)
    assert times == 2


def test_a_problem_is_said_and_waited_out(file: Path, capsys: pytest.CaptureFixture[str]):
    times = 0

    def run() -> Ran:
        nonlocal times
        times += 1
        raise Problem(Text("no player is called `Léo`"))

    watch([str(file)], run, ENGLISH, Evening(save(file, "two"), nothing).wait)
    assert times == 2
    assert capsys.readouterr().err == "scorer: no player is called `Léo`\n" * 2


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return what sets the steps that happen during a run of the command line."""

    def happens(*steps: Callable[[], object]) -> None:
        monkeypatch.setattr(scorer.cli.watch, "_pause", Evening(*steps).wait)

    return happens


@pytest.mark.parametrize("command", ["check", "score"])
def test_a_record_is_read_again_and_the_end_is_quiet(run, evening, tmp_path: Path, command: str):
    path = tmp_path / "game.yaml"
    path.write_text(HEAD + "players: [lea.yaml]\n")
    lea = tmp_path / "lea.yaml"
    lea.write_text("name: Léa\nboard: no\n")
    evening(nothing, save(lea, f"name: Léa\n{BOARD}"), nothing)
    ran = run(command, str(path), "--watch")
    assert ran.status == 0
    assert ran.err.count("1 error in") == 1
    assert ran.out.count("Léa  0 trees") == 1
    assert "\x1b" not in ran.out


@pytest.mark.parametrize("command", ["check", "score"])
def test_the_standard_input_cannot_be_watched(run, command: str):
    ran = run(command, "-", "--watch", stdin=HEAD)
    assert (ran.status, ran.out) == (2, "")
    assert "--watch needs files" in ran.err
