"""What the cards in each place of a forest bring, shared out from the items of its score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.board.tally import Copies
from scoring_rules.forest_shuffle.scoring.majority import Majority
from scoring_rules.forest_shuffle.scoring.points import shapes
from scoring_rules.forest_shuffle.scoring.rules import rules
from scoring_rules.forest_shuffle.scoring.sets import Sets, SetTable
from scoring_rules.forest_shuffle.scoring.shape import PREFIX
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.table import board_of


class CardPoints(NamedTuple):
    """The points of the places of a forest; with those of the cave they make its whole score.

    Those of a set are at its first place; `in_sets` has the other places of sets that bring points.
    """

    points: Counter[str]
    in_sets: frozenset[str]

    def at(self, place: str) -> int | None:
        """Return the points of a place, None for one that is but a part of a set."""
        points = self.points[place]
        return None if not points and place in self.in_sets else points


def card_points(table: Table, seat: int) -> CardPoints:
    """Return what the cards of a seat's forest bring; ValueError where it has none."""
    forest, in_force = board_of(table, seat), shapes(table.settings.rulings)
    points: Counter[str] = Counter()
    in_sets: set[str] = set()
    for rule_id, rule in rules(table.settings).items():
        if rule.category == "cave":
            continue
        kind = rule_id.removeprefix(PREFIX)
        for item in rule.score(table, seat):
            shape, copies = in_force.get(kind), forest.kinds.get(kind)
            if copies is None or shape is None or isinstance(shape, Sets | SetTable):
                points[item.places[0]] += item.points
                in_sets.update(item.places[1:] if item.points else ())
            elif isinstance(shape, Majority):
                points.update({place: n * (item.points // copies.n) for place, n in Counter(copies.spots).items()})
            else:
                make_item = shape.of_kind(KINDS[kind])
                for copy in _one_by_one(copies):
                    points[copy.places[0]] += make_item(forest, copy).points
    return CardPoints(points, frozenset(in_sets))


def _one_by_one(copies: Copies) -> Iterator[Copies]:
    """Yield each copy of a kind as if it were the only one, so that what it scores by itself is known."""
    for spot, host, printing in zip(copies.spots, copies.hosts, copies.printings, strict=True):
        yield Copies(1, (spot,), (spot,), (host,), (printing,))
