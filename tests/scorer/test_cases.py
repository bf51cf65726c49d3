"""Every record of `tests/cases` has the result that is known for it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.reading.read import Read
from scorer.scoring.score import score
from scoring_rules.frame.language.text import render
from scoring_rules.frame.result import PlayerScore
from tests.paths import CASES
from tests.tool import codes, errors, read_text, scored, told

EXPECTED = sorted(CASES.glob("*/*.expected.yaml"))
PARTS = (".deck.yaml",)
"""What the names of files that records name end with."""


def name_of(expected: Path) -> str:
    return f"{expected.parent.name}/{expected.name.removesuffix('.expected.yaml')}"


def record_of(expected: Path) -> Path:
    return CASES / f"{name_of(expected)}.yaml"


def test_every_record_has_an_expectation_and_every_expectation_a_record() -> None:
    records = {path for path in CASES.glob("*/*.yaml") if not path.name.endswith((".expected.yaml", *PARTS))}
    assert records == {record_of(path) for path in EXPECTED}
    assert len(records) > 100


@pytest.mark.parametrize("expected", EXPECTED, ids=name_of)
def test_a_case_comes_out_as_known(expected: Path) -> None:
    wanted = yaml.safe_load(expected.read_text("utf-8"))
    record = record_of(expected)
    text = record.read_text("utf-8")
    found = read_text(text, record.name, record.parent)
    if wanted["verdict"] == "errors":
        assert_refused(found, wanted.get("error_at", {}))
        return
    if wanted["verdict"] == "warnings":
        assert codes(found, "warning")
    result = scored(text, record.name, record.parent)
    players = {player.name: player for player in result.players}
    for key, figures in FIGURES.items():
        for player, values in wanted.get(key, {}).items():
            assert_agree(figures(players[player]), values, f"{key} of {player}")
    if "winners" in wanted:
        assert sorted(p.name for p in result.players if p.winner) == sorted(wanted["winners"])


def assert_refused(found: Read, place: dict[str, int]) -> None:
    places = [told(each) for each in errors(found)]
    assert places
    assert any(place.items() <= each.items() for each in places), places


def assert_agree(found: dict[str, Any], wanted: Any, what: str) -> None:
    """Compare the figures that are listed; points that are absent are 0."""
    listed = wanted if isinstance(wanted, dict) else {"total": wanted}
    absent = None if what.startswith("measures") else 0
    assert {key: found.get(key, absent) for key in listed} == listed, what


def points_of_items(player: PlayerScore) -> dict[str, int]:
    """Return the points of a player by the last part of the items' rules."""
    found: Counter[str] = Counter()
    for category in player.categories:
        for item in category.items:
            found[item.rule.rpartition(".")[2]] += item.points
    return dict(found)


FIGURES = {
    "totals": lambda player: {"total": player.total},
    "categories": lambda player: {each.id: each.points for each in player.categories},
    "items": points_of_items,
    "measures": lambda player: dict(player.measures),
}


@pytest.mark.parametrize("expected", EXPECTED, ids=name_of)
def test_an_item_is_told_in_one_breath(expected: Path) -> None:
    """A colon stands before the sum only, so that what is counted never looks like another sum."""
    record = record_of(expected)
    found = read_text(record.read_text("utf-8"), folder=record.parent)
    if found.has_errors or found.game is None:
        return
    items = [
        item
        for player in score(found.game, found.record, found.table).players
        for category in player.categories
        if category.id != "adjustments"
        for item in category.items
    ]
    labels = [render(item.label, language(lang)) for item in items for lang in LANGUAGES]
    assert [label for label in labels if ":" in label] == []
