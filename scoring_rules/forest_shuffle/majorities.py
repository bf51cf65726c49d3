"""The two cards that look at the other forests: their points, and what hangs on the comparison."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scoring_rules.forest_shuffle.counting import COUNTERS, lindens_compared, trees_compared
from scoring_rules.forest_shuffle.kind import Kind
from scoring_rules.forest_shuffle.labels import Labels
from scoring_rules.forest_shuffle.printing import KINDS
from scoring_rules.forest_shuffle.table import Forest, Table, forest_of
from scoring_rules.forest_shuffle.worth import Majority
from scoring_rules.game import Score
from scoring_rules.result import Item
from scoring_rules.text import Name, Text

_COMPARED: Mapping[str, tuple[str, Callable[[Forest], int]]] = {
    "linden and bee": ("lindens", lindens_compared),
    "tree and bee": ("trees", trees_compared),
}
"""What is compared: the name of the count of a player without a forest, and how a forest is counted."""

_KINDS: Mapping[str, tuple[Name, Majority]] = {
    kind.id: (kind.name, kind.worth) for kind in KINDS.values() if isinstance(kind.worth, Majority)
}


def most_elsewhere(table: Table, seat: int, of: str) -> int:
    """Return the largest count in another forest, -1 where no other one is known."""
    key, compared = _COMPARED[of]
    most = -1
    for index, other in enumerate(table.seats):
        if index != seat:
            n = other.counts.get(key, -1) if other.board is None else compared(other.board)
            most = max(most, n)
    return most


def majority(kind: Kind, worth: Majority) -> Score:
    """Return the rule of points for every copy if no other forest has more; a tie counts as most."""
    key, rule = kind.id, f"forest_shuffle.{kind.id}"
    count, labels = COUNTERS[worth.of], Labels(kind.name, worth.of)

    def score(table: Table, seat: int) -> tuple[Item, ...]:
        forest = forest_of(table, seat)
        lying = forest.kinds.get(key)
        if lying is None:
            return ()
        n, bees, places = count(forest)
        others = most_elsewhere(table, seat, worth.of)
        points = worth.points if others <= n else worth.otherwise
        copies, own = lying.n, lying.places
        places = places if own[0] in places else own + places
        label = _compared(labels[n, bees], n, others)
        return (Item(rule, copies * points, label, f"{copies} × {points}", places),)

    return score


def _compared(counted: Text, n: int, others: int) -> Text:
    """Return what is counted with the largest number elsewhere, -1 where none is known."""
    if others < 0:
        return Text("{counted}, no other forest to compare with", counted=counted)
    if others <= n:
        return Text("{counted}, no other forest has more than {others}", counted=counted, others=others)
    return Text("{counted}, another forest has {others}", counted=counted, others=others)


def hanging(table: Table) -> dict[str, tuple[Name, ...]]:
    """Return what is compared at a table ("lindens", "trees"), with the cards that make it be compared."""
    found: dict[str, tuple[Name, ...]] = {}
    for kind, (name, worth) in _KINDS.items():
        if any(seat.board is not None and kind in seat.board.kinds for seat in table.seats):
            key, _ = _COMPARED[worth.of]
            found[key] = (*found.get(key, ()), name)
    return found


def at_stake(table: Table, seat: int) -> dict[str, int]:
    """Return by kind how many points of a seat hang on that no other forest has more."""
    board = table.seats[seat].board
    lying = {} if board is None else board.kinds
    return {
        kind: lying[kind].n * (worth.points - worth.otherwise)
        for kind, (_, worth) in _KINDS.items()
        if kind in lying
    }
