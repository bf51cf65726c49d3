"""Streams that are closed or full, names that do something to a terminal, files that never end: a line, no trace."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import pytest

import scorer
from scorer.cli.overview import COMMANDS
from scoring_rules.frame.limits import MOST_FILES, MOST_PLAYERS
from tests.tool import PROGRAM, Ran, codes, read_text, run_program

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these devices are of Linux")

RECORD = """\
game: hutan
mode: standard
players:
  - name: Léa
    counted: 84
"""
ESCAPE = "\x1b]0;owned\x07"
BROKEN = "\x1b", "\x07", "Traceback"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "game.yaml").write_text(RECORD)
    return tmp_path


def run_into(arguments: Sequence[str], folder: Path, out: IO[bytes] | int, err: IO[bytes] | int) -> Ran:
    """Run the program with streams of one's own, in English."""
    ran = subprocess.run(  # noqa: S603 - it is the program under test
        [*PROGRAM, *arguments], cwd=folder, stdout=out, stderr=err, stdin=subprocess.DEVNULL, check=False,
        env={**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}, timeout=60,
    )  # fmt: skip
    return Ran(ran.returncode, (ran.stdout or b"").decode(), (ran.stderr or b"").decode())


def run_by_shell(folder: Path, line: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of a shell, in which `"$@"` is the program, with a record on its standard input."""
    (folder / "run.sh").write_text(f"{line}\n")
    return subprocess.run(  # noqa: S603 - it is the program under test
        ["/bin/sh", "run.sh", *PROGRAM], cwd=folder, capture_output=True, input=RECORD.encode(), check=False, timeout=60
    )


# ---------------------------------------------------------------------------------------------------
# Streams


@pytest.mark.parametrize("arguments", ["score game.yaml", "score game.yaml --format json", "new hutan", "--help"])
def test_a_full_disk_is_told_in_a_line(folder: Path, arguments: str) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = run_into(arguments.split(), folder, full, subprocess.PIPE)
    assert ran.status == 2
    assert ran.err == "scorer: the output cannot be written: the disk is full\n"


@pytest.mark.parametrize("arguments", ["score game.yaml", "check none.yaml", "score --nothing"])
def test_an_error_stream_that_is_full_changes_nothing_else(folder: Path, arguments: str) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = run_into(arguments.split(), folder, subprocess.PIPE, full)
    assert ran.status == run_into(arguments.split(), folder, subprocess.PIPE, subprocess.PIPE).status


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", ">&- 2>&- <&-"])
@pytest.mark.parametrize("arguments", ["score game.yaml", "check -", "new hutan"])
def test_closed_streams_are_no_fault(folder: Path, arguments: str, closed: str) -> None:
    ran = run_by_shell(folder, f'exec "$@" {arguments} {closed}')
    assert ran.returncode in {0, 2}
    assert b"Traceback" not in ran.stderr


# ---------------------------------------------------------------------------------------------------
# Terminals


@pytest.mark.parametrize("command", COMMANDS)
def test_words_of_the_command_line_do_nothing_to_a_terminal(folder: Path, command: str) -> None:
    for words in ((ESCAPE,), (f"--{ESCAPE}",), ("hutan", ESCAPE), ("game.yaml", f"--lang={ESCAPE}")):
        ran = run_program(command, *words, cwd=folder)
        assert not any(sign in ran.out + ran.err for sign in BROKEN), words


def test_names_and_texts_of_a_record_do_nothing_to_a_terminal(folder: Path) -> None:
    name = f"{ESCAPE}.yaml"
    (folder / name).write_text(RECORD.replace("Léa", "\u202eLéa\u200b"))
    for arguments in (("score", name), ("check", name), ("explain", name), ("sheet", name), ("draw", name)):
        ran = run_program(*arguments, cwd=folder)
        assert not any(sign in ran.out + ran.err for sign in (*BROKEN, "\u202e")), arguments


@pytest.mark.parametrize("name", ["\u200b", "Le\u202ea", "Anna\x1b[31m"])
def test_a_name_that_is_not_seen_is_no_name_of_a_player(folder: Path, name: str) -> None:
    ran = run_program("new", "hutan", "--players", f"{name},Ben", cwd=folder)
    assert (ran.status, ran.out) == (2, "")
    assert not any(sign in ran.err for sign in (*BROKEN, name))


# ---------------------------------------------------------------------------------------------------
# Files


@pytest.mark.parametrize("command", ["score", "check", "explain", "sheet"])
def test_a_file_that_never_ends_is_too_large(folder: Path, command: str) -> None:
    (folder / "zero.yaml").symlink_to("/dev/zero")
    ran = run_program(command, "zero.yaml", cwd=folder)
    assert ran.status in {1, 2}
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("name", ["pipe.yaml", "../outside.yaml", "out.yaml", "/etc/passwd.yaml", "folder.yaml"])
def test_a_record_names_plain_files_beside_it_only(folder: Path, name: str) -> None:
    home = folder / "home"
    home.mkdir()
    os.mkfifo(home / "pipe.yaml")
    (home / "folder.yaml").mkdir()
    (folder / "outside.yaml").write_text("name: Ben\ncounted: 7\n")
    (home / "out.yaml").symlink_to(folder / "outside.yaml")
    (home / "game.yaml").write_text(f"{RECORD}  - {name}\n")
    ran = run_program("check", "game.yaml", cwd=home)
    assert ran.status == 1
    assert "Traceback" not in ran.err
    assert "Ben" not in ran.out + ran.err


def test_a_record_names_so_many_files(folder: Path) -> None:
    for index in range(MOST_FILES + 5):
        (folder / f"p{index}.yaml").write_text(f"name: P{index}\ncounted: 1\n")
    names = "".join(f"  - p{index}.yaml\n" for index in range(MOST_FILES + 5))
    (folder / "many.yaml").write_text(f"game: hutan\nmode: standard\nplayers:\n{names}")
    told = run_program("check", "many.yaml", "--format", "json", cwd=folder).json["diagnostics"]
    assert f"{MOST_FILES} files" in told[-1]["message"] or any(
        f"{MOST_FILES} files" in each["message"] for each in told
    )
    assert len(told) < MOST_PLAYERS


@pytest.mark.parametrize(
    "arguments",
    [
        "sheet game.yaml -o /dev/null",
        "sheet game.yaml -o .",
        "draw game.yaml -o /dev/stdout",
        "pad hutan -o /dev/full --force",
        "pad hutan -o none/pad.pdf",
        "new hutan .",
        "new hutan ..",
        "new hutan /",
        "new hutan game.yaml",
        "cards habitats --add game.yaml --to /dev/null",
        "cards habitats --add game.yaml --to .",
    ],
)
def test_nothing_is_written_where_no_file_can_be(folder: Path, arguments: str) -> None:
    before = sorted(folder.iterdir())
    ran = run_program(*arguments.split(), cwd=folder)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1
    assert sorted(folder.iterdir()) == before


@pytest.mark.parametrize(
    "text", ["tiles: {}\nsecret: 1\n", "tiles: {}\n", "a: b\n", RECORD, "tiles:\n  lio: animal D GG 6\n# end\n..."]
)
def test_only_a_list_of_definitions_is_added_to(folder: Path, text: str) -> None:
    (folder / "reserve.yaml").write_text(
        "game: habitats\nedition: allplay\ntiles:\n  ele: animal G WW 5\n  ent: entrance S\nplayers:\n"
        "  - name: Léa\n    reserve: |\n      ele\n      ent\n"
    )
    (folder / "mine.yaml").write_text(text)
    ran = run_program("cards", "habitats", "--add", "reserve.yaml", "--to", "mine.yaml", cwd=folder)
    assert ran.status == 2
    assert (folder / "mine.yaml").read_text() == text


def test_what_a_link_leads_to_grows_and_keeps_its_mode(folder: Path) -> None:
    (folder / "reserve.yaml").write_text(
        "game: habitats\nedition: allplay\ntiles:\n  ele: animal G WW 5\n  ent: entrance S\nplayers:\n"
        "  - name: Léa\n    reserve: |\n      ele\n      ent\n"
    )
    (folder / "kept").mkdir()
    kept = folder / "kept" / "tiles.yaml"
    kept.write_text("tiles:\n  a: animal D GG 4\n")
    kept.chmod(0o640)
    (folder / "mine.yaml").symlink_to(kept)
    ran = run_program("cards", "habitats", "--add", "reserve.yaml", "--to", "mine.yaml", cwd=folder)
    assert ran.status == 0
    assert (folder / "mine.yaml").is_symlink()
    assert "ele: animal G WW 5" in kept.read_text()
    assert kept.stat().st_mode & 0o777 == 0o640


# ---------------------------------------------------------------------------------------------------
# Surroundings


@pytest.mark.parametrize("columns", ["²", "٣", "-5", "x", "", "0", "1" * 30])
def test_a_width_that_is_no_number_is_passed_over(folder: Path, columns: str) -> None:
    assert run_program("score", "game.yaml", cwd=folder, environment={"COLUMNS": columns}).status == 0


@pytest.mark.parametrize(
    "variable",
    [
        "SOURCE_DATE_EPOCH=1.5",
        "SOURCE_DATE_EPOCH=x",
        "RL_invariant=x",
        "RL_xmlParser=x",
        "EVAL_DEBUG=x",
        "_SCORER_COMPLETE=x",
    ],
)
def test_variables_of_a_library_change_nothing(folder: Path, variable: str) -> None:
    name, _, value = variable.partition("=")
    assert run_program("pad", "hutan", "-o", "usual.pdf", cwd=folder).status == 0
    ran = run_program("pad", "hutan", "-o", "pad.pdf", cwd=folder, environment={name: value})
    assert (ran.status, ran.err) == (0, "")
    assert (folder / "pad.pdf").read_bytes() == (folder / "usual.pdf").read_bytes()


@pytest.mark.parametrize("name", [".reportlab_settings", ".reportlab_mods"])
def test_files_of_a_library_in_the_home_folder_change_nothing(folder: Path, name: str) -> None:
    (folder / name).write_text("raise SystemExit(9)" if name.endswith("mods") else "T1SearchPath = 7")
    ran = run_program("pad", "hutan", cwd=folder, environment={"HOME": str(folder)})
    assert (ran.status, ran.out) == (0, "hutan-pad.pdf is written\n")


@pytest.mark.parametrize("command", ["score -", "check -", "pad hutan -o {folder}/x.pdf"])
def test_a_folder_that_is_gone_is_said_or_does_not_matter(folder: Path, command: str) -> None:
    gone = folder / "gone"
    gone.mkdir()
    ran = run_by_shell(folder, f'cd gone && rmdir ../gone && exec "$@" {command.format(folder=folder)}')
    assert ran.returncode == 0 or (command.startswith("pad") and b"is gone" in ran.stderr)


@pytest.mark.parametrize("font", ["/dev/zero", "/dev/stdin", "pipe"])
def test_a_font_that_never_ends_is_none(folder: Path, font: str) -> None:
    os.mkfifo(folder / "pipe")
    ran = run_program("sheet", "game.yaml", "--font", font, "-o", "x.pdf", cwd=folder)
    assert ran.status == 2
    assert len(ran.err.splitlines()) == 1


# ---------------------------------------------------------------------------------------------------
# Sizes


def forest(row: str, rows: int, players: int) -> str:
    block = "".join(f"    {row}\n" for _ in range(rows))
    return "game: forest_shuffle\nplayers:\n" + "".join(
        f"- name: P{n}\n  cave: 0\n  forest: |\n{block}" for n in range(players)
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (forest("oek: sqirrel, comon toed x2, barbstelle, wolv", 999, 12), "TXT013"),
        (forest("oak: squirrel", 1001, 1), "TXT013"),
        ("game: hortis\nplayers:\n- name: P\n  grove: |\n" + "    C2:3 C2:3\n" * 61, "TXT013"),
    ],
)
def test_what_no_game_has_is_refused_before_it_is_read(text: str, code: str) -> None:
    assert codes(read_text(text)) == [code]


# ---------------------------------------------------------------------------------------------------
# The library


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "none.yaml"])
def test_a_name_that_no_file_can_have_is_not_there(name: str) -> None:
    with pytest.raises(OSError, match="No such file"):
        scorer.read(name)


def test_a_file_is_read_up_to_its_most(tmp_path: Path) -> None:
    with (tmp_path / "big.yaml").open("wb") as file:
        file.truncate(5 << 30)
    assert [each.code.id for each in scorer.check(tmp_path / "big.yaml")] == ["TXT011"]
