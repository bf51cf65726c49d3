"""What each shape of points does: from the copies of a card in a forest to one item.

Each function here takes a kind with the numbers of its shape and returns how its item is made. Sources: the
publisher's appendix as transcribed in Augustine-C/forest-shuffle (61b5862); the rules pages say for each
card where sources differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.board.tally import Lying, Places
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.worth import (
    Alone,
    Around,
    Fixed,
    IfPresent,
    OnHost,
    Opposite,
    OwnSymbol,
    Per,
    SetTable,
    Shared,
    Symbols,
    Threshold,
    Worth,
)
from scoring_rules.forest_shuffle.data.worth import Table as Steps
from scoring_rules.forest_shuffle.scoring.counting import COUNTERS
from scoring_rules.forest_shuffle.scoring.host_scores import (
    PREFIX,
    Make,
    alone,
    around,
    on_host,
    opposite,
    shared,
)
from scoring_rules.forest_shuffle.scoring.labels import Labels, Missed
from scoring_rules.forest_shuffle.scoring.symbol_scores import own_symbol, symbols
from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item


def times(copies: int, points: int, n: int) -> str:
    """Return a product as it is written, `3 × 2 × 5`, without the factors of 1 before the last."""
    if points == 1:
        return str(n) if copies == 1 else f"{copies} × {n}"
    return f"{points} × {n}" if copies == 1 else f"{copies} × {points} × {n}"


def joined(own: Places, counted: Places) -> Places:
    """Return the places of a card and of what it counts, each once."""
    return counted if own[0] in counted else own + counted


def fixed(kind: Kind, worth: Fixed) -> Make:
    """Points for every copy."""
    rule, points, name = PREFIX + kind.id, worth.points, kind.name

    def item(_: Forest, lying: Lying) -> Item:
        n = lying.n
        return Item(rule, n * points, name, f"{n} × {points}", lying.places)

    return item


def per(kind: Kind, worth: Per) -> Make:
    """Points for each thing counted, for every copy."""
    rule, points = PREFIX + kind.id, worth.points
    count, labels = COUNTERS[worth.of], Labels(kind.name, worth.of)
    counts_itself = worth.of in kind.types

    def item(forest: Forest, lying: Lying) -> Item:
        own = lying.places
        copies = lying.n
        n, special, places = count(forest)
        working = times(copies, points, n)
        if not counts_itself:
            places = joined(own, places)
        return Item(rule, copies * points * n, labels[n, special], working, places)

    return item


def threshold(kind: Kind, worth: Threshold) -> Make:
    """Points for every copy if at least so many are counted."""
    rule, points, least = PREFIX + kind.id, worth.points, worth.least
    count, labels = COUNTERS[worth.of], Labels(kind.name, worth.of)
    missed = Missed(kind.name, worth.of, least)

    def item(forest: Forest, lying: Lying) -> Item:
        own = lying.places
        n, special, places = count(forest)
        if n < least:
            return Item(rule, 0, missed[n, special], "0", own)
        copies = lying.n
        working = f"{copies} × {points}"
        return Item(rule, copies * points, labels[n, special], working, joined(own, places))

    return item


def set_table(kind: Kind, worth: SetTable) -> Make:
    """One score for the forest by the number counted."""
    rule, table_of, last = PREFIX + kind.id, worth.points, len(worth.points) - 1
    count, labels = COUNTERS[worth.of], Labels(kind.name, worth.of)

    def item(forest: Forest, _: Lying) -> Item:
        n, special, places = count(forest)
        points = table_of[min(n, last)]
        return Item(rule, points, labels[n, special], f"{n} → {points}", places)

    return item


def steps(kind: Kind, worth: Steps) -> Make:
    """Points for every copy by the last step that the count reaches."""
    rule, count, labels = PREFIX + kind.id, COUNTERS[worth.of], Labels(kind.name, worth.of)

    def item(forest: Forest, lying: Lying) -> Item:
        own = lying.places
        n, special, places = count(forest)
        points = 0
        for least, reached in worth.steps:
            if n >= least:
                points = reached
        copies = lying.n
        working = f"{copies} × {points}"
        return Item(rule, copies * points, labels[n, special], working, joined(own, places))

    return item


def if_present(kind: Kind, worth: IfPresent) -> Make:
    """Points for every copy if at least one card of a kind is there."""
    rule, points, name = PREFIX + kind.id, worth.points, KINDS[worth.kind].name
    without = Text("{card}: no {needed}", card=kind.name, needed=name)
    with_it = Text("{card}: with {needed}", card=kind.name, needed=name)

    def item(forest: Forest, lying: Lying) -> Item:
        needed = forest.tally.kinds.get(worth.kind)
        if needed is None:
            return Item(rule, 0, without, "0", lying.places)
        n = lying.n
        return Item(rule, n * points, with_it, f"{n} × {points}", lying.places + needed.places)

    return item


SHAPES: Mapping[type[Worth], Callable[[Kind, Any], Make]] = {
    Fixed: fixed,
    Per: per,
    Around: around,
    Threshold: threshold,
    SetTable: set_table,
    Steps: steps,
    OnHost: on_host,
    Opposite: opposite,
    Alone: alone,
    Shared: shared,
    IfPresent: if_present,
    OwnSymbol: own_symbol,
    Symbols: symbols,
}
"""How each shape scores; what several kinds share is in `sets`, what compares forests in `majorities`."""
