"""The rows of a table with a column a player: every category that any of them has, in pad order."""

from __future__ import annotations

from collections.abc import Sequence

from scoring_rules.frame.result import Category, PlayerScore


def rows(players: Sequence[PlayerScore]) -> list[Category]:
    """Return the first category of each id: those of checked players before others, adjustments last."""
    found: dict[str, Category] = {}
    for player in sorted(players, key=lambda each: not each.checked):
        for category in player.categories:
            found.setdefault(category.id, category)
    adjustments = found.pop("adjustments", None)
    return [*found.values(), *([adjustments] if adjustments else [])]
