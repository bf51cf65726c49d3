"""Shapes of points that depend on how many there are of something in the forest."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.board.tally import Copies
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.scoring.counting import Counted, Lines, TreesWithBees, lines
from scoring_rules.forest_shuffle.scoring.shape import PREFIX, MakeItem, joined, points_text, times
from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item


class Fixed(NamedTuple):
    """Points for every copy."""

    points: int

    def in_words(self) -> Text:
        """Return what a card scores."""
        return points_text(self.points)

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind."""
        rule, points, name = PREFIX + kind.id, self.points, kind.name

        def item(_: Forest, copies: Copies) -> Item:
            n = copies.n
            return Item(rule, n * points, name, f"{n} × {points}", copies.places)

        return item


class Per(NamedTuple):
    """Points for each thing counted in the forest, for every copy."""

    points: int
    of: Counted

    def in_words(self) -> Text:
        """Return what a card scores."""
        return Text("{points} for each {what}", points=points_text(self.points), what=self.of.name)

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind."""
        rule, points = PREFIX + kind.id, self.points
        count, labels = self.of.counter, lines(kind.name, self.of)
        counts_itself = self.of.type in kind.types

        def item(forest: Forest, copies: Copies) -> Item:
            own = copies.places
            times_scored = copies.n
            n, special, places = count(forest)
            working = times(times_scored, points, n)
            if not counts_itself:
                places = joined(own, places)
            return Item(rule, times_scored * points * n, labels[n, special], working, places)

        return item


class Threshold(NamedTuple):
    """Points for every copy if at least so many are counted, none otherwise."""

    points: int
    of: Counted | TreesWithBees
    least: int

    def in_words(self) -> Text:
        """Return what a card scores."""
        return Text(
            "{points} with at least {least} {what}",
            points=points_text(self.points),
            least=self.least,
            what=self.of.name,
        )

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind."""
        rule, points, least = PREFIX + kind.id, self.points, self.least
        count, labels = self.of.counter, lines(kind.name, self.of)
        missed: Lines[tuple[int, int]] = Lines(
            lambda key: Text("{counted}, {least} are needed", counted=labels[key], least=least)
        )

        def item(forest: Forest, copies: Copies) -> Item:
            own = copies.places
            n, special, places = count(forest)
            if n < least:
                return Item(rule, 0, missed[n, special], "0", own)
            times_scored = copies.n
            working = f"{times_scored} × {points}"
            return Item(rule, times_scored * points, labels[n, special], working, joined(own, places))

        return item


class Steps(NamedTuple):
    """Points for every copy by what is counted: those of the last step that is reached."""

    of: Counted
    steps: tuple[tuple[int, int], ...]

    def in_words(self) -> Text:
        """Return what a card scores."""
        above: tuple[int | None, ...] = (*(least for least, _ in self.steps[1:]), None)
        steps = tuple(_step(points, least, next_) for (least, points), next_ in zip(self.steps, above, strict=True))
        return Text("{steps}: {what}", steps=steps, what=self.of.name)

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind."""
        rule, steps = PREFIX + kind.id, self.steps
        count, labels = self.of.counter, lines(kind.name, self.of)

        def item(forest: Forest, copies: Copies) -> Item:
            own = copies.places
            n, special, places = count(forest)
            points = 0
            for least, reached in steps:
                if n >= least:
                    points = reached
            times_scored = copies.n
            working = f"{times_scored} × {points}"
            return Item(rule, times_scored * points, labels[n, special], working, joined(own, places))

        return item


def _step(points: int, least: int, next_: int | None) -> Text:
    """Return the points of a step, from so many to one below the next step."""
    if next_ is None:
        return Text("{points} with {least} or more", points=points, least=least)
    most = next_ - 1
    if not least:
        return Text("{points} with at most {most}", points=points, most=most)
    if least == most:
        return Text("{points} with {least}", points=points, least=least)
    return Text("{points} with {least} to {most}", points=points, least=least, most=most)


class IfPresent(NamedTuple):
    """Points for every copy if at least one card of this kind is in the forest."""

    points: int
    kind: str

    def in_words(self) -> Text:
        """Return what a card scores."""
        return Text("{points} with at least one: {what}", points=points_text(self.points), what=KINDS[self.kind].name)

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind."""
        rule, points, wanted = PREFIX + kind.id, self.points, self.kind
        without = Text("{card}, no {needed}", card=kind.name, needed=KINDS[wanted].name)
        with_it = Text("{card}, with {needed}", card=kind.name, needed=KINDS[wanted].name)

        def item(forest: Forest, copies: Copies) -> Item:
            needed = forest.kinds.get(wanted)
            if needed is None:
                return Item(rule, 0, without, "0", copies.places)
            n = copies.n
            return Item(rule, n * points, with_it, f"{n} × {points}", copies.places + needed.places)

        return item
