"""The two cards that look at the other forests: their points, and what hangs on the comparison."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.worth import Majority
from scoring_rules.forest_shuffle.scoring.counting import COUNTERS, lindens_compared, trees_compared
from scoring_rules.forest_shuffle.scoring.labels import Labels, counted_with_bees, with_bees
from scoring_rules.forest_shuffle.table import Forest, Table
from scoring_rules.frame.info import Score
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of

_COMPARED: Mapping[str, tuple[str, Callable[[Forest], int]]] = {
    "linden and bee": ("lindens", lindens_compared),
    "tree and bee": ("trees", trees_compared),
}
"""What is compared: the name of the count of a player without a forest, and how a forest is counted."""

_KINDS: Mapping[str, tuple[Name, Majority]] = {
    kind.id: (kind.name, kind.worth) for kind in KINDS.values() if isinstance(kind.worth, Majority)
}


class Most(NamedTuple):
    """The largest number in another forest, -1 where no other one is known, how many of it are bees, and whose it is.

    `bees` is None where only the number is known.
    """

    n: int = -1
    bees: int | None = None
    player: str = ""


def most_elsewhere(table: Table, seat: int, of: str) -> Most:
    """Return the largest number that another forest has; of equal ones the first at the table."""
    key, _ = _COMPARED[of]
    count = COUNTERS[of]
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


def majority(kind: Kind, worth: Majority) -> Score:
    """Return the rule of points for every copy if no other forest has more; a tie counts as most."""
    key, rule = kind.id, f"forest_shuffle.{kind.id}"
    count, labels = COUNTERS[worth.of], Labels(kind.name, worth.of)

    def score(table: Table, seat: int) -> tuple[Item, ...]:
        forest = board_of(table, seat)
        lying = forest.kinds.get(key)
        if lying is None:
            return ()
        n, bees, places = count(forest)
        most = most_elsewhere(table, seat, worth.of)
        points = worth.points if most.n <= n else worth.otherwise
        copies, own = lying.n, lying.places
        places = places if own[0] in places else own + places
        label = _compared(labels[n, bees], worth.of, n, most)
        return (Item(rule, copies * points, label, f"{copies} × {points}", places),)

    return score


def _compared(counted: Text, of: str, n: int, most: Most) -> Text:
    """Return what is counted with who has most of the others, and of what it consists."""
    if most.n < 0:
        return Text("{counted}, no other forest to compare with", counted=counted)
    if not most.n:
        return Text("{counted}, no other forest has any", counted=counted)
    others = counted_with_bees(of, most.n) if most.bees is None else with_bees(of, most.n, most.bees)
    if most.n < n:
        return Text(
            "{counted}, the most: {player} has {others}", counted=counted, player=most.player, others=others
        )
    if most.n == n:
        return Text(
            "{counted}, nobody has more: {player} has {others}",
            counted=counted,
            player=most.player,
            others=others,
        )
    return Text(
        "{counted}, not the most: {player} has {others}", counted=counted, player=most.player, others=others
    )


def hanging(table: Table, seat: int) -> dict[str, tuple[Name, ...]]:
    """Return what of a seat without a forest is not known ("lindens", "trees") and others' points hang on.

    With it come the cards whose points do: those that score for having most among all that is known.
    """
    found: dict[str, tuple[Name, ...]] = {}
    for kind, (name, worth) in _KINDS.items():
        key, compared = _COMPARED[worth.of]
        if key not in table.seats[seat].counts and any(
            each.board is not None
            and kind in each.board.kinds
            and most_elsewhere(table, index, worth.of).n <= compared(each.board)
            for index, each in enumerate(table.seats)
        ):
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
