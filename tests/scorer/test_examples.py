"""The examples are real records: nothing is wrong with them, and what is claimed agrees."""

import re
from pathlib import Path

import pytest

from scorer.files import read as read_file
from scorer.reading import read
from scorer.scoring import score

FILES = sorted((Path(__file__).parents[2] / "examples").rglob("*.yaml"))
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
