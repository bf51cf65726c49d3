"""What the documents say of the code is there: modules, files, names of the frame."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from scorer.cli.overview import COMMANDS
from scoring_rules import GAMES
from tests.paths import ROOT
from tests.tool import Ran

READMES = {"README.md": "en", "README.fr.md": "fr"}
"""The documents for players, and the language of each."""
DOCUMENTS = ("CONTRIBUTING.md", *READMES, "docs/architecture.md", "docs/benchmarks.md")
RECORD = re.compile(r"```yaml\n(.*?)```", re.DOTALL)
MISTAKE = re.compile(r"```text\n(erreur.*?)```", re.DOTALL)
RECORDS = [
    pytest.param(name, text, id=f"{name}-{number}")
    for name in READMES
    for number, text in enumerate(RECORD.findall((ROOT / name).read_text("utf-8")))
]
MODULE = re.compile(r"`((?:scorer|scoring_rules|benchmarks|tools|tests)(?:\.\w+)+)`")
FILE = re.compile(r"`((?:scorer|scoring_rules|tests|tools|docs|frame|examples)/[\w./-]+)`")


def spelled_out(name: str) -> list[str]:
    """Return the files that a name stands for: GAME, ROOM and * are any game, any room, anything."""
    name = re.sub(r"^frame/", "scoring_rules/frame/", name)
    return [str(path) for path in ROOT.glob(re.sub("GAME|ROOM", "*", name))]


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    module, _, inside = name.rpartition(".")
    try:
        if find_spec(name) is not None:
            return True
    except ModuleNotFoundError:
        pass
    return find_spec(module) is not None and hasattr(__import__(module, fromlist=[inside]), inside)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_modules_that_are_named_are_there(document: str) -> None:
    named = set(MODULE.findall((ROOT / document).read_text("utf-8")))
    assert sorted(name for name in named if not is_there(name)) == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_are_named_are_there(document: str) -> None:
    named = set(FILE.findall((ROOT / document).read_text("utf-8")))
    lacking = [name for name in sorted(named) if not spelled_out(name)]
    assert lacking == []


def test_something_is_named() -> None:
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    assert MODULE.search(text)
    assert FILE.search(text)


@pytest.mark.parametrize(("name", "text"), RECORDS)
def test_a_record_in_a_readme_is_a_whole_one_in_its_language(run: Callable[..., Ran], name: str, text: str) -> None:
    ran = run("check", "-", "--format", "json", stdin=text)
    assert {each["severity"] for each in ran.json["diagnostics"]} <= {"note"}
    scored = run("score", "-", stdin=text)
    assert scored.status == 0
    assert (" gagne avec " in scored.out) == (READMES[name] == "fr")


def test_the_french_readme_shows_every_game(run: Callable[..., Ran]) -> None:
    texts = RECORD.findall((ROOT / "README.fr.md").read_text("utf-8"))
    shown = {run("score", "-", "--format", "json", stdin=text).json["game"] for text in texts}
    assert shown == GAMES.keys()


def test_the_mistake_in_the_french_readme_is_said_so(run: Callable[..., Ran]) -> None:
    readme = (ROOT / "README.fr.md").read_text("utf-8")
    record = RECORD.findall(readme)[0]
    forgotten = record.replace("      cT rT rT bA", "      .  rT rT bA", 1)
    assert forgotten != record
    Path("soiree.yaml").write_text(forgotten, encoding="utf-8")
    (shown,) = MISTAKE.findall(readme)
    assert run("check", "soiree.yaml").err.replace("\N{NO-BREAK SPACE}", " ").startswith(shown)


@pytest.mark.parametrize("name", READMES)
def test_a_readme_names_every_command(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert [command for command in COMMANDS if f"scorer {command}" not in text] == []


def test_the_readmes_name_each_other() -> None:
    for name, other in zip(READMES, reversed(READMES), strict=True):
        assert f"]({other})" in (ROOT / name).read_text("utf-8")
