"""What the documents say of the code is there: modules, files, names of the frame."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest

from tests.paths import ROOT

DOCUMENTS = ("CONTRIBUTING.md", "README.md", "docs/architecture.md", "docs/benchmarks.md")
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
