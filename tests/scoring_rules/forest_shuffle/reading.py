"""Typed forests, read as a player types them."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent
from typing import Any

from scorer.base.files import Source
from scorer.reading.read import Read, read
from scorer.scoring.score import score
from scoring_rules.frame.result import PlayerScore

ALL = "alpine woodland_edge exploration promo"


def record(forest: str, boxes: str = ALL, more: str = "") -> str:
    """Return a record with one forest in its short form."""
    return f"game: forest_shuffle\nboxes: {boxes}\nplayers:\n  - name: Anna\n{indent(more, '    ')}    forest: |\n{indent(forest, '      ')}\n"


def read_typed(text: str) -> Read:
    """Return what comes of a record."""
    return read(Source("record.yaml", text.encode(), Path("nowhere")))


def wrong(text: str) -> list[str]:
    """Return the codes of what is wrong with a record."""
    return [each.code.id for each in read_typed(text).diagnostics]


def players(text: str) -> tuple[PlayerScore, ...]:
    """Return the scores of a record that has no errors."""
    found = read_typed(text)
    assert not found.has_errors, [(each.code.id, str(each.label)) for each in found.diagnostics]
    assert found.game is not None
    return score(found.game, found.record, found.table).players


def points(text: str) -> dict[str, int]:
    """Return the points of the first player by the last part of the items' rules."""
    found: dict[str, int] = {}
    for category in players(text)[0].categories:
        for item in category.items:
            key = item.rule.rpartition(".")[2]
            found[key] = found.get(key, 0) + item.points
    return found


def table(text: str) -> Any:
    """Return the table of a record."""
    return read_typed(text).table
