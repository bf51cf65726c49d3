"""A kind of card: what all copies of one plant, animal or tree have in common, whatever their symbol."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.forest_shuffle.data.worth import Worth
from scoring_rules.frame.language.text import Name, Text


class Kind(NamedTuple):
    """A kind of card.

    Attributes:
        id: Its name in records and rules.
        name: What it is called.
        slot: Where it lies: "tree", "shrub" or "sapling" (a host), "top", "bottom" or "sides".
        types: The type symbols of every printing; `printing` knows of those that only some have.
        cost: What it costs to play, which never scores.
        worth: The shape of its points.
        counts_as: The kind that it is taken for wherever a kind is asked for.
        confidence: How well its data are known.
        also: Further names.
    """

    id: str
    name: Name
    slot: str
    types: tuple[str, ...]
    cost: int
    worth: Worth
    counts_as: str = ""
    confidence: str = "sure"
    also: tuple[str, ...] = ()

    @property
    def species(self) -> str:
        """The kind that it counts as where kinds are told apart."""
        return self.counts_as or self.id

    @property
    def name_text(self) -> Text:
        """Its name as a message of its own."""
        return Text("{card}", card=self.name)

    @property
    def is_host(self) -> bool:
        """Whether other cards lie around it."""
        return self.slot in HOST_SLOTS


HOST_SLOTS = frozenset({"tree", "shrub", "sapling"})
