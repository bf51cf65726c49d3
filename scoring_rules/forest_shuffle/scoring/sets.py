"""Shapes of points that are one score for the forest, by how many there are, or in sets of different ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.scoring.counting import Counted, Lines, TreesWithBees, lines
from scoring_rules.forest_shuffle.scoring.shape import PREFIX, Shared
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.info import Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of


class SetTable(NamedTuple):
    """One score for the forest by the number counted; the last entry is for all larger numbers.

    Several kinds may be counted together; then they are `shared`.
    """

    of: Counted | TreesWithBees
    points: tuple[int, ...]
    shared: Shared | None = None

    def in_words(self) -> Text:
        """Return what a card scores."""
        return Text("{table} for 1, 2, … {what}, once for the forest", table=self.points[1:], what=self.of.name)

    def score(self, kind: Kind) -> Score:
        """Return the rule of a kind, or of those that are counted together."""
        shared, points_for, last = self.shared, self.points, len(self.points) - 1
        rule = PREFIX + (shared.rule if shared else kind.id)
        count, labels = self.of.counter, lines(shared.name if shared else kind.name, self.of)
        squares = points_for == tuple(number**2 for number in range(last + 1))

        def score(table: Table, seat: int) -> tuple[Item, ...]:
            n, special, places = count(board_of(table, seat))
            if not n:
                return ()
            number = min(n, last)
            points = points_for[number]
            working = f"{number} × {number}" if squares else str(points)
            return (Item(rule, points, labels[n, special], working, places),)

        return score


class Sets(NamedTuple):
    """One score for the forest: all of a type in sets without repeats, points by a set's size."""

    of: Counted
    points: tuple[int, ...]
    shared: Shared

    def in_words(self) -> Text:
        """Return what a card scores."""
        return Text("sets of different ones ({what}): {table} for 1, 2, …", table=self.points[1:], what=self.of.name)

    def score(self, _: Kind) -> Score:
        """Return the rule of all kinds of the type."""
        rule, of_type, points_for = PREFIX + self.shared.rule, self.of.type, self.points
        kinds = [kind.id for kind in KINDS.values() if of_type in kind.types]
        labels: Lines[tuple[int, ...]] = Lines(self._label)

        def score(table: Table, seat: int) -> tuple[Item, ...]:
            tally = board_of(table, seat).tally
            if of_type not in tally.types:
                return ()
            _, _, places = tally.types[of_type]
            sizes = set_sizes([tally.kinds[kind].n for kind in kinds if kind in tally.kinds])
            points = [points_for[size] for size in sizes]
            working = " + ".join(map(str, points))
            return (Item(rule, sum(points), labels[tuple(sizes)], working, places),)

        return score

    def _label(self, sizes: tuple[int, ...]) -> Text:
        return Text(
            "{cards}, {n} set of different ones ({sizes})",
            "{cards}, {n} sets of different ones ({sizes})",
            cards=self.shared.name,
            n=len(sizes),
            sizes=tuple(Text("{n} card", "{n} cards", n=size) for size in sizes),
        )


def set_sizes(numbers: Sequence[int]) -> list[int]:
    """Return the sizes of the best sets without repeats, given how many there are of each kind.

    The first set takes one of every kind, the second one of every kind that is left, and so on: the
    points grow faster than the size, so no other way is worth more.
    """
    return [sum(n > taken for n in numbers) for taken in range(max(numbers, default=0))]
