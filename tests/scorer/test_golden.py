"""What a player sees of every fault, to the letter: a record with one thing wrong, and what comes of it.

In `tests/golden` each code of a record has at least one record that provokes it and nothing else:

    CODE.yaml           the smallest legal record with one thing wrong (`CODE-what.yaml`: another way)
    CODE.txt            what `scorer check` says of it
    CODE.mended.yaml    the same record after doing exactly what the help says: there is nothing to say

After a change of a message, `SCORER_UPDATE_GOLDEN=1 pytest tests/scorer/test_golden.py` writes the
texts anew; read the difference before it is committed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from scorer.record import codes as record_codes
from scoring_rules import GAMES, load_game
from scoring_rules.frame import codes
from tests.tool import Ran

GOLDEN = Path(__file__).parents[1] / "golden"
UPDATE = bool(os.environ.get("SCORER_UPDATE_GOLDEN"))
SHOWN = tuple(GAMES)
"""The games whose codes are all shown here: every game."""

RECORDS = sorted(path.stem for path in GOLDEN.glob("*.yaml") if not path.stem.endswith(".mended"))
CODES = {
    code.id: code
    for code in (
        *record_codes.CODES,
        *codes.CODES,
        *(code for slug in SHOWN for code in load_game(slug).info.codes),
    )
}


def code_of(name: str) -> str:
    """Return the code that a golden file is about."""
    return name.split(".", maxsplit=1)[0].split("-", maxsplit=1)[0]


@pytest.fixture
def check(run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Return what checks a record of the golden folder, standing in it."""
    monkeypatch.chdir(GOLDEN)
    return lambda name, *options: run("check", f"{name}.yaml", "--lang", "en", *options)


def test_every_code_has_its_golden_files_and_no_file_is_without_its_code() -> None:
    kinds = {path.name.removeprefix(path.name.split(".")[0]) for path in GOLDEN.iterdir() if path.is_file()}
    assert kinds == {".yaml", ".txt", ".mended.yaml"}
    named = {code_of(path.name) for path in GOLDEN.iterdir() if path.is_file()}
    assert named == CODES.keys()
    for kind in kinds:
        assert (
            sorted(path.name.removesuffix(kind) for path in GOLDEN.glob("*") if is_of(path, kind)) == RECORDS
        )


def is_of(path: Path, kind: str) -> bool:
    return path.is_file() and path.name.removeprefix(path.name.split(".")[0]) == kind


@pytest.mark.parametrize("name", RECORDS)
def test_one_thing_wrong_is_one_diagnostic(name: str, check: Callable[..., Ran]) -> None:
    code = CODES[code_of(name)]
    ran = check(name, "--format", "json")
    found = ran.json["diagnostics"]
    assert [(each["code"], each["severity"]) for each in found] == [(code.id, code.severity)]
    assert ran.status == (1 if code.severity == "error" else 0)


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_player_sees(name: str, check: Callable[..., Ran]) -> None:
    golden = GOLDEN / f"{name}.txt"
    said = check(name).err
    if UPDATE:
        golden.write_text(said, encoding="utf-8", newline="\n")
    assert said == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDS)
def test_doing_what_the_help_says_mends_it(name: str, check: Callable[..., Ran]) -> None:
    ran = check(f"{name}.mended", "--format", "json")
    assert ran.json["diagnostics"] == []
    assert ran.status == 0


@pytest.mark.parametrize("name", [name for name in RECORDS if CODES[code_of(name)].waivable])
def test_what_is_waived_stays_as_a_note_and_the_game_is_scored(name: str, run: Callable[..., Ran]) -> None:
    code = code_of(name)
    text = f"allow: [{code}]\n" + (GOLDEN / f"{name}.yaml").read_text(encoding="utf-8")
    ran = run("score", "-", "--format", "json", stdin=text)
    assert [(each["code"], each["severity"]) for each in ran.json["diagnostics"]] == [(code, "note")]
    assert ran.json["players"]
    assert ran.status == 0
