"""What the documents say of the code is there: modules, files, names of the frame."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from scorer.cli.overview import COMMANDS
from scorer.record.codes import CODES as RECORD_CODES
from scoring_rules import GAMES, load_game
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
PAGES = {f"docs/{slug}{end}": lang for slug in GAMES for end, lang in ((".md", "en"), (".fr.md", "fr"))}
"""The page of each game, and its language."""
ANSWERED = re.compile(r"```yaml\n(.*?)```\n(?:(?!```).)*?```text\n\$ scorer (\w+) game.yaml\n(.*?)```", re.DOTALL)
ANSWERS = [
    pytest.param(*found, id=f"{name}-{number}")
    for name in PAGES
    for number, found in enumerate(ANSWERED.findall((ROOT / name).read_text("utf-8")))
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


@pytest.mark.parametrize(("record", "command", "answer"), ANSWERS)
def test_what_a_page_says_is_answered_is_answered(
    run: Callable[..., Ran], record: str, command: str, answer: str
) -> None:
    Path("game.yaml").write_text(record, encoding="utf-8")
    ran = run(command, "game.yaml")
    assert ran.status in {0, 1}
    assert f"{ran.out} {ran.err}".split() == answer.split()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_shows_records_in_its_language_and_a_claim_that_differs(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    records, answers = RECORD.findall(text), ANSWERED.findall(text)
    assert len(records) == len(answers) >= 2
    assert all(("jeu:" in record) == (PAGES[name] == "fr") for record in records)
    assert any(re.search("was claimed|: annoncé", answer.replace("\N{NO-BREAK SPACE}", "")) for _, _, answer in answers)


@pytest.mark.parametrize("name", PAGES)
def test_codes_on_a_page_are_there(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    slug = Path(name).name.split(".")[0]
    known = {code.id for code in (*RECORD_CODES, *load_game(slug).info.codes)}
    assert set(re.findall(r"\b[A-Z]{3}\d{3}\b", text)) <= known


@pytest.mark.parametrize("name", READMES)
def test_a_readme_leads_to_the_page_of_every_game(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    lacking = [page for page, lang in PAGES.items() if lang == READMES[name] and f"({page})" not in text]
    assert lacking == []
