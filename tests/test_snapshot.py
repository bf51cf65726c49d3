"""The tool that shows that a change changes nothing anyone can see."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.paths import ROOT

TOOL = ROOT / "tools" / "snapshot.py"
RECORD = """\
game: hexfolk
players:
  - name: Anna
    counted: {settlements: 3, cities: 2, victory_cards: 1, longest_road: 0, largest_army: 0}
  - name: Ben
    counted: {settlements: 2, cities: 2, victory_cards: 0, longest_road: 2, largest_army: 0}
"""


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("snapshot", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


snapshot = load()


def run(folder: Path, *options: str) -> tuple[int, list[str]]:
    """Return the exit status and the lines of a run over one folder of records."""
    typed = [str(folder), "--select", f"{folder.name}/*", "--views", "score,score-json,sheet", *options]
    ran = subprocess.run(  # noqa: S603 - it is the program under test
        [sys.executable, TOOL, *typed], capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    return ran.returncode, ran.stdout.splitlines()


def test_a_record_that_changes_changes_its_lines_and_no_others(tmp_path: Path):
    (tmp_path / "kept.yaml").write_text(RECORD)
    (tmp_path / "changed.yaml").write_text(RECORD)
    before = tmp_path / "before.txt"
    assert run(tmp_path, "-o", str(before)) == (0, [])
    made = before.read_text().splitlines()
    assert [line.split("  ")[2:] for line in made] == [
        [lang, view, f"{tmp_path.name}/{name}.yaml"]
        for name in ("changed", "kept")
        for view in ("score", "score-json", "sheet")
        for lang in ("en", "fr")
    ]
    (tmp_path / "changed.yaml").write_text(RECORD.replace("settlements: 3", "settlements: 4"))
    status, found = run(tmp_path, "--against", str(before))
    assert status == 1
    assert [line for line in found if line.startswith("- ")] == [f"- {line}" for line in made[:6]]
    assert len(found) == 12
    assert not any("kept" in line for line in found)


def test_only_prose_is_masked():
    told = {
        "code": "HUT001", "message": "the mode is missing", "help": None, "line": 3,
        "players": [{"name": "Anna", "measures": {"rating": "Pith-iful"}, "items": [
            {"rule": "hutan.trees", "label": "trees", "points": 4, "working": "2 × 2", "places": ["A1"]},
        ]}],
        "notes": ["not finished"], "explanation": {"readings": []}, "tie_break": {"rule": "hutan.tie", "text": ""},
    }  # fmt: skip
    assert snapshot.masked(told) == {
        "code": "HUT001", "message": "…", "help": None, "line": 3,
        "players": [{"name": "Anna", "measures": {"rating": "Pith-iful"}, "items": [
            {"rule": "hutan.trees", "label": "…", "points": 4, "working": "…", "places": ["A1"]},
        ]}],
        "notes": ["…"], "explanation": {"readings": []}, "tie_break": {"rule": "hutan.tie", "text": ""},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "full", "masked", "found"),
    [
        ("en", "2", "1", []),
        ("en", "2", "2", ["- -  1  en  check-json  a", "+ -  2  en  check-json  a"]),
        ("fr", "2", "1", ["- 1  1  fr  check-json  a", "+ 2  1  fr  check-json  a"]),
    ],
)
def test_the_english_wording_may_change_where_that_is_asked(lang: str, full: str, masked: str, found: list[str]):
    was, now = (snapshot.Line(*hashes, lang, "check-json", "a") for hashes in (("1", "1"), (full, masked)))
    assert snapshot.differences([was], [now])
    assert snapshot.differences([was.without_english()], [now.without_english()]) == found


def test_two_records_of_one_name_are_refused(tmp_path: Path):
    for game in ("hutan", "hortis"):
        (tmp_path / "golden" / game).mkdir(parents=True)
        (tmp_path / "golden" / game / "REC001.yaml").touch()
    with pytest.raises(ValueError, match="two records are named golden"):
        snapshot.records([tmp_path / "golden"])
