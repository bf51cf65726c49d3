"""Whether each animal, gate and camp of a reserve scores: what the drawings show under it."""

from __future__ import annotations

from scoring_rules.frame.table import board_of
from scoring_rules.habitats.scoring.rules import rules
from scoring_rules.habitats.table import Table

TOLD = ("animal", "gate", "camp")
"""The kinds of tiles that give their points or nothing."""


def verdicts(table: Table, seat: int) -> dict[int, bool]:
    """Return the cells of animals, gates and camps, and whether each of them scores."""
    board = board_of(table, seat)
    in_force = rules(table.settings)
    found: dict[int, bool] = {}
    for kind in TOLD:
        placed = board.kinds[kind]
        rule = in_force.get(f"habitats.{kind}s")
        if rule is not None:
            items = rule.score(table, seat)
            found |= {each.cell: item.points > 0 for each, item in zip(placed, items, strict=True)}
    return found
