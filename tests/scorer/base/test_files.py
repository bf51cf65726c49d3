"""Files: found by name, named by records, and written only over our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorer.base.files import LARGEST, FileProblem, find, read, read_named
from scorer.base.output import write_own
from scorer.base.problem import Problem

OURS = b"%PDF-1.4 /Creator (scorer)"
RECORD = """\
game: hutan
mode: standard
tiles: first game
players:
  - name: Léa
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# ---------------------------------------------------------------------------------------------------
# Reading


@pytest.mark.parametrize(
    ("there", "name", "found"),
    [
        (["soiree.yaml"], "soiree", "soiree.yaml"),
        (["soiree.yml"], "soiree", "soiree.yml"),
        (["soiree.json"], "soiree", "soiree.json"),
        (["soiree.yaml", "soiree.json"], "soiree", "soiree.yaml"),
        (["soiree", "soiree.yaml"], "soiree", "soiree"),
        (["soiree.2.yaml"], "soiree.2", "soiree.2.yaml"),
        (["soiree.yaml.yaml"], "soiree.yaml", "soiree.yaml"),
        ([], "soiree", "soiree"),
        ([], "a" * 300, "a" * 300),
        ([], "no\0where", "no\0where"),
    ],
)
def test_a_file_is_found_by_its_name_with_or_without_a_suffix(there: list[str], name: str, found: str) -> None:
    for each in there:
        Path(each).touch()
    assert find(name) == Path(found)


def test_what_is_read_has_the_name_that_was_found_and_its_folder(folder: Path) -> None:
    (folder / "games").mkdir()
    (folder / "games" / "soiree.yaml").write_bytes(b"game: hutan")
    assert read("games/soiree") == ("games/soiree.yaml", b"game: hutan", Path("games"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere.yaml", "nowhere.yaml: there is no such file"),
        ("nowhere", "nowhere: there is no such file"),
        (".", ". is a folder, a file is needed"),
        ("", " is a folder, a file is needed"),
        ("a" * 300, f"{'a' * 300} cannot be read"),
        ("no\0where", "no\0where cannot be read"),
    ],
)
def test_what_cannot_be_read_is_told(name: str, told: str) -> None:
    with pytest.raises(FileProblem) as problem:
        read(name)
    assert str(problem.value) == told


def test_no_more_is_read_than_tells_that_a_file_is_too_large(folder: Path) -> None:
    (folder / "large").write_bytes(b"x" * (LARGEST + 1000))
    assert len(read("large").data) == LARGEST + 1


def test_a_named_file_is_relative_to_the_record(folder: Path) -> None:
    (folder / "games").mkdir()
    (folder / "games" / "lea.yaml").write_bytes(b"name: Lea")
    assert read_named("lea.yaml", Path("games")).data == b"name: Lea"
    assert read_named("../games/lea.yaml", Path("games")).data == b"name: Lea"


@pytest.mark.parametrize("name", ["../secret.yaml", "/etc/passwd", "sub/../../secret.yaml", "link.yaml"])
def test_a_named_file_lies_in_the_folder_of_the_record(folder: Path, name: str) -> None:
    games = folder / "games"
    games.mkdir()
    (folder / "secret.yaml").write_bytes(b"secret")
    (games / "link.yaml").symlink_to(folder / "secret.yaml")
    with pytest.raises(PermissionError):
        read_named(name, games)


@pytest.mark.parametrize("name", ["circle.yaml", "a" * 300, "nowhere.yaml"])
def test_a_named_file_that_cannot_be_read_is_told(folder: Path, name: str) -> None:
    (folder / "circle.yaml").symlink_to("circle.yaml")
    with pytest.raises(FileProblem, match=name):
        read_named(name, folder)


# ---------------------------------------------------------------------------------------------------
# Writing


def test_a_new_file_is_written_as_any_program_would(folder: Path) -> None:
    write_own(folder / "sheet.pdf", b"new")
    (folder / "plain").write_bytes(b"")
    assert (folder / "sheet.pdf").read_bytes() == b"new"
    assert (folder / "sheet.pdf").stat().st_mode == (folder / "plain").stat().st_mode
    assert sorted(path.name for path in folder.iterdir()) == ["plain", "sheet.pdf"]


@pytest.mark.parametrize(
    ("before", "force", "written"),
    [
        (OURS, False, True),
        (OURS, True, True),
        (b"%PDF-1.4 of a bank", False, False),
        (b"mine", True, True),
        (b"", False, False),
    ],
)
def test_only_a_file_of_ours_is_written_over_unless_forced(
    folder: Path, before: bytes, force: bool, written: bool
) -> None:
    path = folder / "sheet.pdf"
    path.write_bytes(before)
    if written:
        write_own(path, b"new", force=force)
    else:
        with pytest.raises(Problem, match="was not written by scorer and is kept"):
            write_own(path, b"new", force=force)
    assert path.read_bytes() == (b"new" if written else before)


@pytest.mark.parametrize("name", ["no/where.pdf", "a" * 300, "."])
def test_what_cannot_be_written_is_told_and_leaves_nothing(folder: Path, name: str) -> None:
    with pytest.raises(Problem):
        write_own(folder / name, b"new")
    assert list(folder.iterdir()) == []


# ---------------------------------------------------------------------------------------------------
# The sheet


@pytest.fixture
def soiree(run) -> Path:  # noqa: ARG001 - it changes into the folder
    path = Path.cwd() / "soiree.yaml"
    path.write_text(RECORD, "utf-8")
    return path


def test_a_sheet_is_named_after_its_record_and_the_same_each_time(run, soiree: Path) -> None:
    sheet = soiree.with_suffix(".pdf")
    ran = run("sheet", "soiree")
    assert (ran.status, ran.out, ran.err) == (0, "soiree.pdf is written\n", "")
    first = sheet.read_bytes()
    assert first.startswith(b"%PDF-")
    assert run("sheet", "soiree").status == 0, "its own file is written over"
    assert sheet.read_bytes() == first


def test_a_sheet_is_never_written_over_a_file_of_somebody_else(run, soiree: Path) -> None:
    Path("mine.pdf").write_bytes(b"%PDF-1.4 mine")
    ran = run("sheet", "soiree", "-o", "mine.pdf")
    assert (ran.status, ran.out) == (2, "")
    assert Path("mine.pdf").read_bytes() == b"%PDF-1.4 mine"
    assert run("sheet", "soiree", "-o", "mine.pdf", "--force").status == 0
    assert Path("mine.pdf").read_bytes().startswith(b"%PDF-")
    assert run("sheet", "soiree", "-o", str(soiree)).status == 2
    assert soiree.read_text("utf-8") == RECORD


def test_a_record_with_errors_has_no_sheet(run, soiree: Path) -> None:
    Path("bad.yaml").write_text(RECORD.replace("wT w  w", "wT w  x"), "utf-8")
    ran = run("sheet", "bad")
    assert (ran.status, ran.out) == (1, "")
    assert "error[HUT031]" in ran.err
    assert list(soiree.parent.glob("*.pdf")) == []


def test_a_claim_that_differs_is_printed_and_status_1(run, soiree: Path) -> None:
    soiree.write_text(RECORD.replace("    board:", "    claimed: 84\n    board:"), "utf-8")
    assert run("sheet", "soiree").status == 1
    assert soiree.with_suffix(".pdf").exists()
