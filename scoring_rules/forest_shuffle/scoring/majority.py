"""The shape of points that looks at the other forests, and what depends on the comparison."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.scoring import counted
from scoring_rules.forest_shuffle.scoring.counting import Lines, TreesWithBees, lines
from scoring_rules.forest_shuffle.scoring.shape import PREFIX, joined, points_text
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.info import Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of

TREES_COMPARED: Mapping[str, TreesWithBees] = {"lindens": counted.LINDENS_WITH_BEES, "trees": counted.TREES_WITH_BEES}
"""What forests are compared by: the key under which it is typed for a player without a forest."""


class Most(NamedTuple):
    """The largest number in another forest, -1 where no other one is known, how many of it are bees, and whose it is.

    `bees` is None where only the number is known.
    """

    n: int = -1
    bees: int | None = None
    player: str = ""


class Majority(NamedTuple):
    """Points for every copy if no other forest has more (a tie counts as most), or otherwise; `key` of `TREES_COMPARED`."""

    points: int
    otherwise: int
    key: str

    def in_words(self) -> Text:
        """Return what a card scores."""
        return Text(
            "{points} if no other forest has more, else {otherwise}: {what}",
            points=points_text(self.points),
            otherwise=self.otherwise,
            what=TREES_COMPARED[self.key].name,
        )

    def score(self, kind: Kind) -> Score:
        """Return the rule of a kind."""
        key, rule, of = kind.id, PREFIX + kind.id, TREES_COMPARED[self.key]
        count, labels = of.counter, lines(kind.name, of)
        numbers: Lines[tuple[int, int | None]] = Lines(lambda number: of.number(*number))

        def score(table: Table, seat: int) -> tuple[Item, ...]:
            forest = board_of(table, seat)
            copies = forest.kinds.get(key)
            if copies is None:
                return ()
            n, bees, places = count(forest)
            most = most_elsewhere(table, seat, self.key)
            points = self.points if most.n <= n else self.otherwise
            times_scored, places = copies.n, joined(copies.places, places)
            label = _compared(labels[n, bees], n, most, numbers)
            return (Item(rule, times_scored * points, label, f"{times_scored} × {points}", places),)

        return score


def most_elsewhere(table: Table, seat: int, key: str) -> Most:
    """Return the largest number that another forest has; of equal ones the first at the table."""
    count = TREES_COMPARED[key].counter
    most, of_bees, whose = Most()
    for index, other in enumerate(table.seats):
        if index == seat:
            continue
        bees: int | None = None
        if other.board is None:
            n = other.counts.get(key, -1)
        else:
            n, bees, _ = count(other.board)
        if n > most:
            most, of_bees, whose = n, bees, other.name
    return Most(most, of_bees, whose)


def _compared(own: Text, n: int, most: Most, numbers: Mapping[tuple[int, int | None], Text]) -> Text:
    """Return what is counted with who has most of the others, and of what it consists."""
    if most.n < 0:
        return Text("{counted}, no other forest to compare with", counted=own)
    if not most.n:
        return Text("{counted}, no other forest has any", counted=own)
    others = numbers[most.n, most.bees]
    if most.n < n:
        return Text("{counted}, the most; {player} has {others}", counted=own, player=most.player, others=others)
    if most.n == n:
        return Text("{counted}, nobody has more; {player} has {others}", counted=own, player=most.player, others=others)
    return Text("{counted}, not the most; {player} has {others}", counted=own, player=most.player, others=others)
