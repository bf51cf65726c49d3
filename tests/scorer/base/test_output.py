"""Files are written whole or not at all, one run after the other, and nothing else is left in the folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scorer.base import output
from scorer.base.output import create, write_own
from scorer.base.problem import Problem
from tests.tool import PROGRAM

NO_ROOM = """
import resource, sys
sys.dont_write_bytecode = True
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
from scorer.cli.group import main
main()
"""
TILE = "game: habitats\nedition: cwali\ntiles:\n  t{0}: animal D GGGF 6\nplayers:\n  - {{name: A, counted: 3}}\n"
AT_ONCE = 6


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such limit there")
@pytest.mark.parametrize("arguments", ["new hutan soiree.yaml", "pad hutan -o soiree.pdf"])
def test_a_full_disk_is_told_and_leaves_no_file(tmp_path: Path, arguments: str) -> None:
    ran = subprocess.run(  # noqa: S603 - it is the program under test
        [sys.executable, "-c", NO_ROOM, *arguments.split(), "--lang", "en"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.endswith("cannot be written: the disk is full\n")
    assert names(tmp_path) == []


def test_an_interruption_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "soiree.svg"
    path.write_text("<!-- scorer -->", "utf-8")
    monkeypatch.setattr(Path, "replace", interrupted)
    monkeypatch.setattr(output, "_move_to_free_name", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_own(path, b"new")
    with pytest.raises(KeyboardInterrupt):
        create(tmp_path / "new.yaml", "new")
    assert names(tmp_path) == ["soiree.svg"]
    assert path.read_text("utf-8") == "<!-- scorer -->"


def test_a_disk_without_links_is_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "hardlink_to", refused)
    create(tmp_path / "a.yaml", "new")
    with pytest.raises(Problem, match="there already"):
        create(tmp_path / "a.yaml", "other")
    assert (tmp_path / "a.yaml").read_text("utf-8") == "new"
    assert names(tmp_path) == ["a.yaml"]


def test_a_file_that_changed_since_it_was_read_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(b"theirs")
    with pytest.raises(Problem, match="changed meanwhile"):
        write_own(path, b"ours", force=True, over=b"")
    write_own(path, b"ours", force=True, over=b"theirs")
    assert (path.read_bytes(), names(tmp_path)) == (b"ours", ["mine.yaml"])


def test_the_rights_of_a_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes(b"old")
    path.chmod(0o600)
    write_own(path, b"new", force=True)
    assert path.stat().st_mode & 0o777 == 0o600


def test_what_is_collected_at_once_is_all_there(tmp_path: Path) -> None:
    for number in range(AT_ONCE):
        (tmp_path / f"r{number}.yaml").write_text(TILE.format(number), "utf-8")
    runs = [
        subprocess.Popen(  # noqa: S603 - it is the program under test
            [*PROGRAM, "cards", "habitats", "--add", f"r{number}.yaml", "--to", "mine.yaml"],
            cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        for number in range(AT_ONCE)
    ]  # fmt: skip
    told = [run.communicate() for run in runs]
    assert [run.returncode for run in runs] == [0] * AT_ONCE, told
    text = (tmp_path / "mine.yaml").read_text("utf-8")
    assert [number for number in range(AT_ONCE) if f"t{number}:" not in text] == []
