"""What the cards in each place of a forest are worth, one by one; a set's points stand on its first card."""

from __future__ import annotations

from collections import Counter

from scoring_rules.forest_shuffle.board.tally import Lying
from scoring_rules.forest_shuffle.data.worth import Majority, SetTable, Worth
from scoring_rules.forest_shuffle.scoring.host_scores import PREFIX
from scoring_rules.forest_shuffle.scoring.rules import rules, worths
from scoring_rules.forest_shuffle.scoring.scores import SHAPES
from scoring_rules.forest_shuffle.table import Forest, Table
from scoring_rules.frame.table import board_of


def card_points(table: Table, seat: int) -> Counter[str]:
    """Return the points of the cards in each place; with those of the cave they make the whole score."""
    forest, worth = board_of(table, seat), worths(table.settings)
    found: Counter[str] = Counter()
    for key, rule in rules(table.settings).items():
        if rule.category == "cave":
            continue
        for item in rule.score(table, seat):
            lying = forest.kinds.get(key.removeprefix(PREFIX))
            shape = None if lying is None else worth[lying.printings[0].kind.id]
            if isinstance(shape, Majority) and lying is not None:
                found.update(dict.fromkeys(lying.places, item.points // lying.n))
            elif (
                shape is not None
                and lying is not None
                and type(shape) in SHAPES
                and not isinstance(shape, SetTable)
            ):
                found.update(_one_by_one(forest, lying, shape))
            else:
                found[item.places[0]] += item.points
    return found


def _one_by_one(forest: Forest, lying: Lying, shape: Worth) -> Counter[str]:
    """Return the points of each copy of a kind, as if it were the only one that scores."""
    found: Counter[str] = Counter()
    for place, host, printing in zip(lying.spots, lying.hosts, lying.printings, strict=True):
        make = SHAPES[type(shape)](printing.kind, shape)
        found[place] += make(forest, Lying(1, (place,), (place,), (host,), (printing,))).points
    return found
