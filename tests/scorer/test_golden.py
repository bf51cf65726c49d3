"""What a player sees of every fault, to the letter: a record with one thing wrong, and what comes of it.

In `tests/golden/GAME`, for codes of all records in `tests/golden/record`, each code has at least one
record that provokes it and nothing else:

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
from scoring_rules.frame import lookup
from tests.paths import GOLDEN
from tests.tool import Ran

UPDATE = bool(os.environ.get("SCORER_UPDATE_GOLDEN"))


def kind_of(path: Path) -> str:
    """Return what the name of a golden file ends with, from its first dot on."""
    return path.name.removeprefix(path.name.split(".")[0])


CODES_OF = {"record": (*record_codes.CODES, *lookup.CODES), **{slug: load_game(slug).info.codes for slug in GAMES}}
"""The codes that are shown in each folder."""

CODES = {code.id: code for shown in CODES_OF.values() for code in shown}
FOLDERS = {code.id: GOLDEN / folder for folder, shown in CODES_OF.items() for code in shown}
FILES = sorted(path for path in GOLDEN.glob("*/*") if path.is_file())
KINDS = (".yaml", ".txt", ".mended.yaml")
RECORDS = [path.stem for path in FILES if kind_of(path) == ".yaml"]


STRICT_ONLY = {"REC036"}
"""Codes that are said with `--strict` only."""


def code_of(name: str) -> str:
    """Return the code that a golden file is about."""
    return name.split(".", maxsplit=1)[0].split("-", maxsplit=1)[0]


@pytest.fixture
def check(run: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Return what checks a golden record, from the folder that it is in."""

    def check(name: str, *options: str) -> Ran:
        monkeypatch.chdir(FOLDERS[code_of(name)])
        strict = ("--strict",) if code_of(name) in STRICT_ONLY else ()
        return run("check", f"{name}.yaml", "--lang", "en", *strict, *options)

    return check


def test_every_code_has_its_golden_files_and_no_file_is_without_its_code() -> None:
    assert {code_of(path.name) for path in FILES} == CODES.keys()
    assert {kind_of(path) for path in FILES} == set(KINDS)
    for kind in KINDS:
        assert [path.name.removesuffix(kind) for path in FILES if kind_of(path) == kind] == RECORDS


def test_every_golden_file_is_in_the_folder_of_its_code() -> None:
    whole = (path.relative_to(GOLDEN) for path in GOLDEN.rglob("*") if path.is_file())
    assert {path.parts[0] for path in whole} == CODES_OF.keys()
    assert [path for path in FILES if path.parent != FOLDERS[code_of(path.name)]] == []


@pytest.mark.parametrize("name", RECORDS)
def test_one_thing_wrong_is_one_diagnostic(name: str, check: Callable[..., Ran]) -> None:
    code = CODES[code_of(name)]
    ran = check(name, "--format", "json")
    found = ran.json["diagnostics"]
    severity = "error" if code.id in STRICT_ONLY else code.severity
    assert [(each["code"], each["severity"]) for each in found] == [(code.id, severity)]
    assert ran.status == (1 if severity == "error" else 0)


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_player_sees(name: str, check: Callable[..., Ran]) -> None:
    golden = FOLDERS[code_of(name)] / f"{name}.txt"
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
    text = f"allow: [{code}]\n" + (FOLDERS[code] / f"{name}.yaml").read_text(encoding="utf-8")
    ran = run("score", "-", "--format", "json", stdin=text)
    assert [(each["code"], each["severity"]) for each in ran.json["diagnostics"]] == [(code, "note")]
    assert ran.json["players"]
    assert ran.status == 0
