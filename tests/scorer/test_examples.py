"""The examples are real records: nothing is wrong with them, and what is claimed agrees."""

import json
import re
from pathlib import Path

import pytest
import yaml

from scorer.base.files import Source
from scorer.base.files import read as read_file
from scorer.reading.read import read
from scorer.scoring.score import score
from tests.paths import EXAMPLES

FILES = sorted(EXAMPLES.rglob("*.yaml"))
PARTS = [path for path in FILES if not re.search("^(?:game|jeu):", path.read_text("utf-8"), re.MULTILINE)]
"""Files that records name; they are read with these, and can be checked alone."""
EXAMPLES = [path for path in FILES if path not in PARTS]


def test_there_are_examples():
    assert EXAMPLES


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_is_without_fault_and_its_claims_agree(path: Path):
    found = read(read_file(str(path)))
    assert [(each.code.id, str(each.label)) for each in found.diagnostics] == []
    assert found.game is not None
    result = score(found.game, found.record, found.table)
    assert [player.differences for player in result.players if player.differences] == []


@pytest.mark.parametrize("path", PARTS, ids=lambda path: path.name)
def test_a_file_that_examples_name_is_without_fault_alone(path: Path):
    assert read(read_file(str(path)), alone=True).diagnostics == ()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
@pytest.mark.parametrize("width", [80, 1000, 0], ids=["yaml", "wide", "json"])
def test_an_example_that_a_program_wrote_anew_is_the_same_game(path: Path, width: int):
    data = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)  # noqa: S506 - it makes text only
    text = yaml.dump(data, width=width) if width else json.dumps(data)
    again, first = (read(Source(path.name, each, path.parent)) for each in (text.encode(), path.read_bytes()))
    assert [str(each.label) for each in again.diagnostics if each.severity == "error"] == []
    assert again.table == first.table
