"""What was said of a game at the table, held against its score: points claimed, and who won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from scorer.reading.categories import category_lexicon
from scoring_rules.frame.info import Info
from scoring_rules.frame.lookup import look_up_player
from scoring_rules.frame.result import Difference, PlayerScore
from scoring_rules.frame.typed.place import at


def by_category(info: Info, points: Mapping[str, int]) -> dict[str, int]:
    """Return points typed by category under the ids of the categories."""
    if not points:
        return {}
    known = category_lexicon(info)
    return {known.find(typed).found or typed: value for typed, value in points.items()}


def stated_winners(record: Any) -> set[str] | None:
    """Return the names of those who won at the table, None where the record does not say."""
    if not record.winner:
        return None
    names = [player.name for player in record.players]
    seats = [look_up_player(name, names, at("winner"), []) for name in record.winner]
    return {names[seat] for seat in seats if seat is not None}


def claim_differences(
    info: Info,
    score: PlayerScore,
    claimed: Mapping[str, int],
    claims: Iterable[Any],
    stated: set[str] | None,
) -> Iterator[Difference]:
    """Yield every claim that the score does not bear out: points, what others say, who won."""
    computed = {category.id: category.points for category in score.categories} | {"total": score.total}
    there = _with_items(score)
    for whole, parts in info.sums.items():
        if whole not in there:
            computed[whole] = sum(computed.get(part, 0) for part in parts)
    unknown = not_compared(info, score, claimed)
    for category, points in claimed.items():
        if category not in unknown and points != computed.get(category, 0):
            yield Difference(category, points, computed.get(category, 0))
    for claim in claims:
        if claim.total != score.total:
            yield Difference("total", claim.total, score.total, by=claim.by)
    if stated is not None and (score.name in stated) != score.winner:
        yield Difference("winner", not score.winner, score.winner)


def _with_items(score: PlayerScore) -> set[str]:
    return {category.id for category in score.categories if category.items}


def not_compared(info: Info, score: PlayerScore, claimed: Iterable[str]) -> tuple[str, ...]:
    """Return the categories claimed of which only the sum with others is known."""
    there = _with_items(score)
    hidden = {part for whole, parts in info.sums.items() if whole in there for part in parts} - there
    return tuple(category for category in claimed if category in hidden)
