"""The scores that several kinds share: butterflies in sets of different ones, fireflies by their number."""

from __future__ import annotations

from collections.abc import Sequence

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.worth import Pooled, Sets
from scoring_rules.forest_shuffle.scoring.counting import COUNTERS
from scoring_rules.forest_shuffle.scoring.host_scores import PREFIX
from scoring_rules.forest_shuffle.scoring.labels import Labels
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.info import Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of

NAMES = {"butterflies": Text("Butterflies"), "fireflies": Text("Fireflies")}


def pooled(worth: Pooled) -> Score:
    """Return the rule of kinds that score together by their number."""
    rule, last, labels = PREFIX + worth.rule, len(worth.points) - 1, Labels(NAMES[worth.rule], worth.of)

    def score(table: Table, seat: int) -> tuple[Item, ...]:
        n, special, places = COUNTERS[worth.of](board_of(table, seat))
        if not n:
            return ()
        points = worth.points[min(n, last)]
        return (Item(rule, points, labels[n, special], f"{n} → {points}", places),)

    return score


def set_sizes(numbers: Sequence[int]) -> list[int]:
    """Return the sizes of the best sets without repeats, given how many there are of each kind.

    The first set takes one of every kind, the second one of every kind that is left, and so on: the
    points grow faster than the size, so no other way is worth more.
    """
    return [sum(n > taken for n in numbers) for taken in range(max(numbers, default=0))]


class _SetLabels(dict[tuple[int, ...], Text]):
    """The lines that say how large the sets are, each made when it is first said."""

    def __init__(self, cards: Text) -> None:
        super().__init__()
        self._cards = cards

    def __missing__(self, sizes: tuple[int, ...]) -> Text:
        text = Text(
            "{cards}: {n} set of different ones: {sizes}",
            "{cards}: {n} sets of different ones: {sizes}",
            cards=self._cards,
            n=len(sizes),
            sizes=tuple(Text("{n} card", "{n} cards", n=size) for size in sizes),
        )
        self[sizes] = text
        return text


def sets(worth: Sets) -> Score:
    """Return the rule of a type whose cards score in sets of different ones."""
    rule, labels = PREFIX + worth.rule, _SetLabels(NAMES[worth.rule])
    kinds = [kind.id for kind in KINDS.values() if kind.worth == worth]

    def score(table: Table, seat: int) -> tuple[Item, ...]:
        tally = board_of(table, seat).tally
        if worth.of not in tally.types:
            return ()
        _, _, places = tally.types[worth.of]
        sizes = set_sizes([tally.kinds[kind].n for kind in kinds if kind in tally.kinds])
        points = [worth.points[size] for size in sizes]
        label = labels[tuple(sizes)]
        working = " + ".join(map(str, points))
        return (Item(rule, sum(points), label, working, places),)

    return score
