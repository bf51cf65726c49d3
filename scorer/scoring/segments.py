"""The parts that totals are shown as: the categories, those that go by numbers as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorer.scoring.summary import rows
from scoring_rules.frame.language.text import Value
from scoring_rules.frame.result import PlayerScore


class Segment(NamedTuple):
    """A part of every total: its label, and the points of each player in it, 0 where a player has none of it."""

    label: Value
    points: tuple[int, ...]


def segments(players: Sequence[PlayerScore], numbered: Mapping[str, Value]) -> list[Segment]:
    """Return the parts of the players' totals in the order of the pad, without those that are 0 for all.

    Categories `stem_NUMBER` are one part if their stem is among the `numbered`, which says its label.
    """
    parts: dict[str, tuple[Value, list[str]]] = {}
    for category in rows(players):
        stem, _, number = category.id.rpartition("_")
        if number.isdecimal() and stem in numbered:
            parts.setdefault(stem, (numbered[stem], []))[1].append(category.id)
        else:
            parts[category.id] = (category.label, [category.id])
    found = [Segment(label, tuple(_points(player, ids) for player in players)) for label, ids in parts.values()]
    return [segment for segment in found if any(segment.points)]


def _points(player: PlayerScore, ids: Sequence[str]) -> int:
    return sum(category.points for category in player.categories if category.id in ids)
