"""The cards whose points hang on where they lie: on which host, beside what, alone or in a pair."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from scoring_rules.forest_shuffle.board.printing import SIDES
from scoring_rules.forest_shuffle.board.tally import Lying
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.worth import Alone, Around, OnHost, Opposite, Shared
from scoring_rules.forest_shuffle.scoring.labels import Labels
from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.frame.result import Item

PREFIX = "forest_shuffle."
Make: TypeAlias = Callable[[Forest, Lying], Item]
"""Makes the item of a kind of which copies lie in a forest."""


def around(kind: Kind, worth: Around) -> Make:
    """Points for each card around each of these hosts."""
    rule, points, labels = PREFIX + kind.id, worth.points, Labels(kind.name, "around")

    def item(forest: Forest, lying: Lying) -> Item:
        n = 0
        for number in lying.hosts:
            host = forest.hosts[number]
            n += len(host.top) + len(host.bottom) + len(host.left) + len(host.right)
        return Item(rule, points * n, labels[n, 0], f"{points} × {n}", lying.places)

    return item


def on_host(kind: Kind, worth: OnHost) -> Make:
    """Points for every copy whose host is of a kind or type."""
    rule, points = PREFIX + kind.id, worth.points
    labels = Labels(kind.name, f"on {worth.host}")

    def item(forest: Forest, lying: Lying) -> Item:
        n = 0
        for number in lying.hosts:
            host = forest.hosts[number].face.printing.kind
            n += worth.host in {host.id if worth.as_itself else host.species, host.slot}
        return Item(rule, n * points, labels[n, 0], f"{n} × {points}", lying.places)

    return item


def opposite(kind: Kind, worth: Opposite) -> Make:
    """Points for every copy at a tree whose opposite side holds a card of a type."""
    rule, points, labels = PREFIX + kind.id, worth.points, Labels(kind.name, "opposite")

    def item(forest: Forest, lying: Lying) -> Item:
        n = at_shrubs = 0
        for number, place in zip(lying.hosts, lying.spots, strict=True):
            host = forest.hosts[number]
            across = host.right if place.endswith(SIDES[0]) else host.left
            if any(worth.type in face.printing.types for face in across):
                n += host.is_tree
                at_shrubs += not host.is_tree
        return Item(rule, n * points, labels[n, at_shrubs], f"{n} × {points}", lying.places)

    return item


def alone(kind: Kind, worth: Alone) -> Make:
    """Points for every copy that is the only card around its host."""
    rule, points, labels = PREFIX + kind.id, worth.points, Labels(kind.name, "alone")

    def item(forest: Forest, lying: Lying) -> Item:
        n = sum(sum(map(len, forest.hosts[number].slots)) == 1 for number in lying.hosts)
        return Item(rule, n * points, labels[n, 0], f"{n} × {points}", lying.places)

    return item


def shared(kind: Kind, worth: Shared) -> Make:
    """Points for every copy that shares its slot, the bottom one, with another copy."""
    rule, points, labels = PREFIX + kind.id, worth.points, Labels(kind.name, "shared")

    def item(forest: Forest, lying: Lying) -> Item:
        n = 0
        for number in lying.hosts:
            below = forest.hosts[number].bottom
            n += sum(face.printing.kind.id == kind.id for face in below) > 1
        return Item(rule, n * points, labels[n, 0], f"{n} × {points}", lying.places)

    return item
