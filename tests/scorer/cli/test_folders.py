"""What a command makes of a folder, of files that records name, and of several records at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import scorer.base.files
from scoring_rules import GAMES, PARTS, load_game
from tests.paths import ROOT
from tests.scorer.cli.test_sheet import pages
from tests.tool import run_program

HUTAN, HEXFOLK, HORTIS, DECK = (
    (ROOT / "examples" / name).read_text("utf-8")
    for name in ("hutan/four-players.yaml", "hexfolk/three-players.yaml", "hortis/solo.yaml", "hortis/deck.yaml")
)
EVENING = "game: hutan\nmode: standard\ntiles: first game\nplayers: [anna.yaml, ben.yaml]\n"
ANNA = """\
name: Anna
board: |
  ~~ .  yT rT .  r
  wA rT rT bT gT gA
  wT rT rT bA wT wT
  .  .  gT yT rT .
  ~~ .  yT yA ~~ .
  .  .  .  wT w  w
"""
BEN = ANNA.replace("Anna", "Ben")
BROKEN = "game: hutan\nplayers\n"
FILES = {
    "anna.yaml": ANNA,
    "ben.yaml": BEN,
    "evening.yaml": EVENING,
    "hexfolk.yml": HEXFOLK,
    "hutan.yaml": HUTAN,
    "deck.yaml": DECK,
    "hutan.schema.json": '{"$schema": "x", "title": "players"}',
    "notes.txt": "nothing",
    ".hidden.yaml": BROKEN,
}


@pytest.fixture
def folder(run) -> Path:  # noqa: ARG001 - it changes into the folder
    """Write a folder with records, what they name and what they do not, and return it."""
    folder = Path.cwd() / "evenings"
    (folder / "older.yaml").mkdir(parents=True)
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def told_of(json: object) -> list[str]:
    assert isinstance(json, list)
    return [Path(each["file"]).name for each in json]


def test_the_records_of_a_folder_are_scored_in_order(run, folder: Path):
    ran = run(str(folder), "--format", "json")
    assert ran.status == 0
    assert told_of(ran.json) == ["evening.yaml", "hexfolk.yml", "hutan.yaml"]
    assert ran == run("score", str(folder), "--format", "json")


def test_what_is_no_record_is_told_in_a_line_each_and_no_error(run, folder: Path):
    about_deck, about_others = run("score", str(folder), "-q").err.splitlines()[-2:]
    assert "deck.yaml is a deck of Hortis (Grove), which records name: check it with" in about_deck
    assert about_others == f"scorer: in {folder} passed over, as no records: hutan.schema.json"


def test_the_folder_that_one_is_in(run, folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(folder)
    assert told_of(run(".", "--format", "json").json) == ["evening.yaml", "hexfolk.yml", "hutan.yaml"]


@pytest.mark.parametrize("command", ["score", "check", "explain", "sheet", "draw"])
def test_every_command_of_records_takes_a_folder(run, folder: Path, command: str):
    assert run(command, str(folder)).status == 0


def test_a_broken_record_of_a_folder_is_told_and_the_others_are_scored(run, folder: Path):
    (folder / "broken.yaml").write_text(BROKEN, "utf-8")
    ran = run("score", str(folder))
    assert ran.status == 1
    assert "broken.yaml:2:1" in ran.err
    assert "Outcome" not in ran.out
    assert ran.out.count("Total") == 3


def test_a_file_named_beside_its_folder_is_taken_once(run, folder: Path):
    ran = run("score", str(folder), str(folder / "hutan.yaml"), "--format", "json")
    assert told_of(ran.json) == ["evening.yaml", "hexfolk.yml", "hutan.yaml"]


def test_a_folder_without_records_says_so(run, folder: Path):
    empty = folder / "older.yaml"
    ran = run(str(empty))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"scorer: {empty} holds no records: their names end in .yaml, .yml or .json\n"
    (empty / "schema.json").write_text("{}", "utf-8")
    assert run(str(empty)).status == 2
    assert "these are none: schema.json" in run("check", str(empty)).err


def test_a_folder_with_more_files_than_are_read_says_so(run, folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(scorer.base.files, "MOST_IN_A_FOLDER", 3)
    ran = run(str(folder))
    assert (ran.status, ran.out) == (2, "")
    assert "holds 7 files, at most 3 are read: name the records" in ran.err


# ---------------------------------------------------------------------------------------------------
# Files that records name


def test_every_field_that_may_be_a_file_says_what_the_file_is():
    assert {field.field for slug in GAMES for field in load_game(slug).record().FILES} == set(PARTS)


@pytest.mark.parametrize("name", ["deck.yaml", "anna.yaml"])
def test_a_part_alone_is_told_as_what_it_is(run, folder: Path, name: str):
    ran = run(str(folder / name))
    assert (ran.status, ran.out) == (2, "")
    assert "which records name: check it with `scorer check" in ran.err
    assert "error[" not in ran.err


def test_parts_do_not_spoil_a_run_and_those_of_its_records_need_no_word(run, folder: Path):
    ran = run(*(str(path) for path in sorted(folder.glob("[!.]*.yaml")) if path.is_file()), "-q")
    assert ran.status == 0
    assert "anna.yaml" not in ran.err
    assert "deck.yaml is a deck" in ran.err


def test_check_says_what_a_part_is(run, folder: Path):
    deck = folder / "deck.yaml"
    assert run("check", str(deck)).out == f"{deck}: a deck of Hortis (Grove)\nno errors\n"


def test_a_part_is_not_checked_again_beside_the_record_that_names_it(run, folder: Path):
    (folder / "ben.yaml").write_text(BEN.replace("wT w  w", "wT w  q"), "utf-8")
    objects = run("check", str(folder), "--format", "json").json
    assert "ben.yaml" not in told_of(objects)
    assert sum(len(each["diagnostics"]) for each in objects) == 1


# ---------------------------------------------------------------------------------------------------
# What is asked of all records


@pytest.fixture
def three(folder: Path) -> list[str]:
    (folder / "hortis.yaml").write_text(HORTIS, "utf-8")
    return [str(folder / name) for name in ("hexfolk.yml", "hutan.yaml", "hortis.yaml")]


def test_a_ruling_holds_for_the_records_whose_game_has_it(run, three: list[str]):
    hutan = Path(three[1])
    lakes = hutan.read_text("utf-8").replace("7 11 16 20 23", "7 11 16 20 17").replace("winner:", "# ")
    hutan.write_text(lakes, "utf-8")
    outputs = {run(*three, "-q", "--reading", f"pairs={ruling}").out for ruling in ("per_pair", "per_piece")}
    assert len(outputs) == 2
    assert all(name in out for out in outputs for name in three)


@pytest.mark.parametrize(
    ("typed", "files", "told"),
    [
        ("bogus=1", 3, "no record here has the reading `bogus`; there are Hutan: pairs, orangutan_bonus; Hortis"),
        ("pairs=bogus", 3, "`bogus` is not known here; type one of per_pair, per_piece"),
        ("bogus=1", 1, "there are no readings to choose from (Hexfolk)"),
    ],
)
def test_a_ruling_that_no_record_knows_is_told_once(run, three: list[str], typed: str, files: int, told: str):
    ran = run(*three[:files], "--reading", typed)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"scorer: --reading {typed}: ")
    assert told in ran.err
    assert ran.err.count("\n") == 1


def test_a_file_is_given_to_the_records_whose_game_has_it(run, three: list[str], folder: Path):
    assert run(*three, "--deck", str(folder / "deck.yaml"), "-q").status == 0
    assert "--tiles: there is no such file in a record of" in run(*three, "--tiles", str(folder / "deck.yaml")).err


def test_several_tables_say_which_file_they_are_of(run, three: list[str]):
    lines = run(*three, "-q").out.splitlines()
    assert [line for line in lines if line in three] == three
    headings = [line for line in run(*three, "--format", "markdown").out.splitlines() if line.startswith("## ")]
    assert [
        heading.endswith(Path(name).name.replace("_", "\\_")) for heading, name in zip(headings, three, strict=True)
    ] == [True] * 3
    assert three[0] not in run(three[0], "-q").out


def test_of_several_records_those_that_have_a_player_are_shown(run, three: list[str]):
    for command in ("score", "explain", "draw"):
        assert run(command, *three, "--player", "Chloé").status == 0
        assert run(command, *three, "--player", "Zoë").status == 2


def test_a_picture_of_several_records_has_their_names(run, three: list[str]):
    assert run("draw", *three, "-o", "one.svg").status == 2
    assert run("draw", *three).status == 0
    assert all(Path(name).with_suffix(".svg").exists() for name in three)


# ---------------------------------------------------------------------------------------------------
# One player's notes


def test_notes_are_about_the_player_that_was_asked_for_and_the_table(run, folder: Path):
    path = folder / "hutan.yaml"
    everybody = run(str(path), "--format", "json").json
    ben = run(str(path), "--format", "json", "--player", "Ben").json
    others = {each["name"] for each in everybody["players"]} - {"Ben"}
    assert set(ben["notes"]) < set(everybody["notes"])
    assert all("Ben" in note or not any(name in note for name in others) for note in ben["notes"])
    assert run(str(path), "--player", "Ben").out.startswith("Ben  ")


def test_warnings_about_others_are_left_out(run, folder: Path):
    path = folder / "anna.yaml"
    doubtful = EVENING.replace("players: [anna.yaml, ben.yaml]", "modification: other\nplayers: [anna.yaml, ben.yaml]")
    path.write_text(ANNA.replace(".  .  .  wT", "g  .  .  wT"), "utf-8")
    (folder / "evening.yaml").write_text(doubtful, "utf-8")
    record = str(folder / "evening.yaml")
    assert "warning" in run(record).err
    assert "warning" in run(record, "--player", "Anna").err
    assert run(record, "--player", "Ben").err == ""
    assert run("explain", record, "--player", "Ben").err == ""


# ---------------------------------------------------------------------------------------------------
# One document of several records


def test_the_good_records_are_in_the_document_and_the_others_are_named(run, folder: Path):
    (folder / "broken.yaml").write_text(BROKEN, "utf-8")
    good = [str(folder / name) for name in ("hutan.yaml", "hexfolk.yml")]
    ran = run("sheet", good[0], str(folder / "broken.yaml"), good[1], "-o", "all.pdf")
    assert ran.status == 1
    assert ran.out == "all.pdf is written\n"
    assert ran.err.endswith(f"scorer: not in all.pdf, as they have errors: {folder / 'broken.yaml'}\n")
    assert run("sheet", *good, "-o", "good.pdf").status == 0
    assert pages("all.pdf") == pages("good.pdf")


def test_a_document_that_is_not_written_is_told(run, folder: Path):
    (folder / "broken.yaml").write_text(BROKEN, "utf-8")
    broken = str(folder / "broken.yaml")
    ran = run("sheet", broken, "-o", "all.pdf")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.endswith(f"scorer: all.pdf is not written: mend {broken} first\n")


def test_each_record_has_a_bookmark(run, folder: Path):
    from pypdf import PdfReader

    run("sheet", str(folder / "hutan.yaml"), str(folder / "hexfolk.yml"), "-o", "all.pdf")
    outline = PdfReader("all.pdf").outline
    assert [each.title for each in outline] == ["Saturday at Anna's · 2026-11-28", "Saturday night · 2026-11-21"]


def test_the_document_of_a_folder_has_its_name(run, folder: Path):
    assert run("sheet", str(folder)).status == 0
    assert (folder / "evenings.pdf").exists()


# ---------------------------------------------------------------------------------------------------
# What is no file


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_named_pipe_is_not_waited_for_and_one_of_the_shell_is_read(folder: Path):
    os.mkfifo(folder / "pipe")
    ran = run_program("score", "pipe", cwd=folder)
    assert (ran.status, ran.err) == (2, "scorer: pipe is no ordinary file\n")
    assert run_program("score", "/dev/stdin", cwd=folder, stdin=HUTAN.encode()).status == 0
