"""What the documents say is so: modules and files are there, records score, and answers are those that come.

In the pages for players a block marked `yaml` is a whole record. A block marked `diff` behind it is a slip in it,
for the answers up to the next. A block marked `text` that begins with `$ scorer …` is an answer, to the letter;
the record is in the file that the command names, and a line `…` stands for lines that are left out.

After a change of a message, `SCORER_UPDATE_GOLDEN=1 pytest tests/test_documents.py` writes the answers anew, but
for those with `…`; read the difference before it is committed.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

from scorer.cli.overview import COMMANDS
from scoring_rules import GAMES
from tests.paths import ROOT
from tests.tool import Ran

UPDATE = bool(os.environ.get("SCORER_UPDATE_GOLDEN"))
READMES = {"README.md": "en", "README.fr.md": "fr"}
PAGES = {
    f"docs/{slug}{ending}": language
    for slug in (*GAMES, "record")
    for ending, language in ((".md", "en"), (".fr.md", "fr"))
}
PLAYERS = READMES | PAGES
"""The documents for players, and the language of each."""
DOCUMENTS = ("CONTRIBUTING.md", *PLAYERS, "docs/architecture.md", "docs/benchmarks.md")
BLOCK = re.compile(r"^```(yaml|diff|text)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Answer(NamedTuple):
    """A record as it is typed in a document, the command line behind its `$`, and what is shown to come of it."""

    record: str
    command: str
    printed: str


def text_of(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def records(name: str) -> list[str]:
    """Return the records of a document."""
    return [body for kind, body in BLOCK.findall(text_of(name)) if kind == "yaml"]


def mistyped(record: str, slip: str) -> str:
    """Return a record with a slip: its lines behind `-` become those behind `+`."""
    lines = slip.splitlines(keepends=True)
    good = "".join(line[1:] for line in lines if line[0] != "+")
    bad = "".join(line[1:] for line in lines if line[0] != "-")
    assert record.count(good) == 1
    assert good != bad
    return record.replace(good, bad)


def answers(name: str) -> Iterator[Answer]:
    """Yield the answers that a document shows, in order."""
    good = typed = ""
    for kind, body in BLOCK.findall(text_of(name)):
        if kind == "yaml":
            good = typed = body
        elif kind == "diff":
            typed = mistyped(good, body)
        elif body.startswith("$ scorer "):
            command, _, printed = body.removeprefix("$ ").partition("\n")
            yield Answer(typed, command, printed)


RECORDS = [
    pytest.param(name, text, id=f"{name}-{number}") for name in PLAYERS for number, text in enumerate(records(name))
]
ANSWERS = [
    pytest.param(name, answer, id=f"{name}-{number}") for name in PLAYERS for number, answer in enumerate(answers(name))
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
def test_a_record_in_a_document_is_a_whole_one_in_its_language(run: Callable[..., Ran], name: str, text: str) -> None:
    ran = run("check", "-", "--format", "json", stdin=text)
    assert {each["severity"] for each in ran.json["diagnostics"]} <= {"note"}
    scored = run("score", "-", stdin=text)
    assert [word for word in ("Rank", "Rang") if f"\n{word} " in scored.out] == [
        {"en": "Rank", "fr": "Rang"}[PLAYERS[name]]
    ]


@pytest.mark.parametrize(("name", "answer"), ANSWERS)
def test_an_answer_in_a_document_is_what_comes(run: Callable[..., Ran], name: str, answer: Answer) -> None:
    arguments = shlex.split(answer.command)[1:]
    for file in (each for each in arguments if each.endswith(".yaml")):
        Path(file).write_text(answer.record, encoding="utf-8")
    ran = run(*arguments)
    printed = ran.err + ran.out
    parts = ["" if line == "…\n" else re.escape(line) for line in answer.printed.splitlines(keepends=True)]
    if UPDATE and "…\n" not in answer.printed:
        page = text_of(name)
        shown = f"```text\n$ {answer.command}\n"
        (ROOT / name).write_text(
            page.replace(f"{shown}{answer.printed}```", f"{shown}{printed}```", 1), encoding="utf-8"
        )
    elif "" in parts:
        assert re.fullmatch("".join(part or "(?:.*\n)+" for part in parts), printed)
    else:
        assert printed == answer.printed


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_has_a_page_of_records_with_answers(run: Callable[..., Ran], slug: str, language: str) -> None:
    name = f"docs/{slug}.md" if language == "en" else f"docs/{slug}.fr.md"
    shown = [run("score", "-", "--format", "json", stdin=text).json for text in records(name)]
    assert {each["game"] for each in shown} == {slug}
    assert any(player["claimed"] for each in shown for player in each["players"])
    statuses = {shlex.split(answer.command)[1] for answer in answers(name)}
    assert statuses >= {"score", "check"}


@pytest.mark.parametrize("name", READMES)
def test_a_readme_names_every_command(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert [command for command in COMMANDS if f"scorer {command}" not in text] == []


def test_the_readmes_name_each_other_and_the_page_of_every_game() -> None:
    for name, other in zip(READMES, reversed(READMES), strict=True):
        assert f"]({other})" in text_of(name)
        assert [
            page for page, language in PAGES.items() if (f"]({page})" in text_of(name)) != (language == READMES[name])
        ] == []


@pytest.mark.parametrize("slug", [*GAMES, "record"])
def test_the_pages_of_a_game_name_each_other(slug: str) -> None:
    assert f"]({slug}.fr.md)" in text_of(f"docs/{slug}.md")
    assert f"]({slug}.md)" in text_of(f"docs/{slug}.fr.md")
