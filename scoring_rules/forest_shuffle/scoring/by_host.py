"""Shapes of points that depend on where a card is: on which host, across from what, alone or in a pair."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from scoring_rules.forest_shuffle.board.printing import KINDS, SIDES
from scoring_rules.forest_shuffle.board.tally import Copies
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.scoring.counting import Line, Lines, line
from scoring_rules.forest_shuffle.scoring.shape import PREFIX, MakeItem, points_text
from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.result import Item

AROUND = line(Text("{card}, {n} card around it", "{card}, {n} cards around it"))


class Around(NamedTuple):
    """Points for each card around the copy, which is a host; for every copy its own."""

    points: int

    def in_words(self) -> Text:
        """Return what a card scores."""
        return Text("{points} for each card around it", points=points_text(self.points))

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind."""
        rule, points = PREFIX + kind.id, self.points
        labels: Lines[int] = Lines(lambda n: AROUND(kind.name, n, 0))

        def item(forest: Forest, copies: Copies) -> Item:
            n = 0
            for number in copies.hosts:
                host = forest.hosts[number]
                n += len(host.top) + len(host.bottom) + len(host.left) + len(host.right)
            return Item(rule, points * n, labels[n], f"{points} × {n}", copies.places)

        return item


Meeting: TypeAlias = Callable[[Forest, Copies], tuple[int, int]]
"""Counts the copies that meet a condition; and those that do so at a shrub, where that does not count."""


class Condition(NamedTuple):
    """What a card may ask of its place.

    Attributes:
        text: What a card scores by it, of `{points}`.
        meeting: Counts the copies that meet it.
        line: The line of an item.
    """

    text: Text
    meeting: Meeting
    line: Line


class Placed(NamedTuple):
    """Points for every copy whose place meets a condition."""

    points: int
    condition: Condition

    def in_words(self) -> Text:
        """Return what a card scores."""
        return self.condition.text.with_values(points=points_text(self.points))

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind."""
        rule, points, count = PREFIX + kind.id, self.points, self.condition.meeting
        labels: Lines[tuple[int, int]] = Lines(lambda key: self.condition.line(kind.name, *key))

        def item(forest: Forest, copies: Copies) -> Item:
            n, at_shrubs = count(forest, copies)
            return Item(rule, n * points, labels[n, at_shrubs], f"{n} × {points}", copies.places)

        return item


# ---------------------------------------------------------------------------------------------------
# Conditions


def _on(host: str, *, as_itself: bool = False) -> Meeting:
    """Count the copies whose host is of a kind or in a slot; `as_itself`: one that counts as the kind is none."""

    def count(forest: Forest, copies: Copies) -> tuple[int, int]:
        n = 0
        for number in copies.hosts:
            kind = forest.hosts[number].face.printing.kind
            n += host in {kind.id if as_itself else kind.species, kind.slot}
        return n, 0

    return count


def _opposite_a_bat(forest: Forest, copies: Copies) -> tuple[int, int]:
    n = at_shrubs = 0
    for number, spot in zip(copies.hosts, copies.spots, strict=True):
        host = forest.hosts[number]
        across = host.right if spot.endswith(SIDES[0]) else host.left
        if any("bat" in face.printing.types for face in across):
            n += host.is_tree
            at_shrubs += not host.is_tree
    return n, at_shrubs


def _opposite_line(card: Value, n: int, at_shrubs: int) -> Text:
    if not at_shrubs:
        return Text("{card}, {n} opposite a bat", card=card, n=n)
    return Text(
        "{card}, {n} opposite a bat at a tree (at a shrub, where it scores nothing: {shrubs})",
        card=card,
        n=n,
        shrubs=at_shrubs,
    )


def _alone(forest: Forest, copies: Copies) -> tuple[int, int]:
    return sum(sum(map(len, forest.hosts[number].slots)) == 1 for number in copies.hosts), 0


def _sharing(forest: Forest, copies: Copies) -> tuple[int, int]:
    """Count the copies that share the bottom slot with another copy."""
    kind = copies.printings[0].kind.id
    n = 0
    for number in copies.hosts:
        below = forest.hosts[number].bottom
        n += sum(face.printing.kind.id == kind for face in below) > 1
    return n, 0


_ON = Text("{points} on: {host}")
ON_BEECH = Condition(
    _ON.with_values(host=KINDS["beech"].name),
    _on("beech"),
    line(Text("{card}, {n} is on a beech", "{card}, {n} are on a beech")),
)
ON_OAK = Condition(
    _ON.with_values(host=KINDS["oak"].name),
    _on("oak"),
    line(Text("{card}, {n} is on an oak", "{card}, {n} are on an oak")),
)
ON_OAK_PROPER = ON_OAK._replace(meeting=_on("oak", as_itself=True))
ON_SHRUB = Condition(
    _ON.with_values(host=Name("shrub", "arbuste", "Strauch")),
    _on("shrub"),
    line(Text("{card}, {n} is on a shrub", "{card}, {n} are on a shrub")),
)
OPPOSITE_A_BAT = Condition(Text("{points} if a bat is opposite it at a tree"), _opposite_a_bat, _opposite_line)
ALONE = Condition(
    Text("{points} if it is the only card at its host"), _alone, line(Text("{card}, {n} alone at its host"))
)
SHARING_A_SLOT = Condition(
    Text("{points} if another one shares its slot"), _sharing, line(Text("{card}, {n} sharing a slot"))
)
