"""What there is in a box: kinds of cards, and how they are printed on physical cards; which of them share a slot.

Source of the kinds that share a slot: the publisher's appendix as transcribed in Augustine-C/forest-shuffle
(61b5862), soldag/forest-shuffle-scoring (f701696); sure. Two cuckoos at one host: nothing was found, so a
cuckoo joins one other bird and the slot is full.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring_rules.frame.language.text import Name, Text


class Kind(NamedTuple):
    """A kind of card: what all copies of one plant, animal or tree have in common, whatever their symbol.

    What it scores is in `scoring.points`.

    Attributes:
        id: Its name in records and rules.
        name: What it is called.
        slot: Where it goes: "tree", "shrub" or "sapling" (a host), "top", "bottom" or "sides".
        types: The type symbols of every printing; `board.printing` knows of those that only some have.
        cost: What it costs to play, which never scores.
        other_cost: What it costs by another source, None where they agree.
        counts_as: The kind that it is taken for wherever a kind is asked for.
        confidence: How well its data are known.
        also: Further names.
    """

    id: str
    name: Name
    slot: str
    types: tuple[str, ...]
    cost: int
    counts_as: str = ""
    confidence: str = "sure"
    also: tuple[str, ...] = ()
    other_cost: int | None = None

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
        """Whether other cards go around it."""
        return self.slot in HOST_SLOTS


HOST_SLOTS = frozenset({"tree", "shrub", "sapling"})


class Box(NamedTuple):
    """A box: the kinds that are new in it, and its cards.

    Attributes:
        kinds: The kinds of cards.
        hosts: Cards that are one face: kind, tree symbol, number of copies.
        split: Cards of two halves: "top" where they are the top and the bottom, "left" for left and right,
            then the two halves, each with its tree symbol.
    """

    kinds: tuple[Kind, ...]
    hosts: tuple[tuple[str, str, int], ...]
    split: tuple[tuple[str, str, str, str, str], ...]


ANY_NUMBER = 999
STACKS: Mapping[str, int] = {"european_hare": ANY_NUMBER, "common_toad": 2}
"""Kinds of which several copies may share a slot, and how many."""

MAKES_ROOM: Mapping[str, tuple[str, str]] = {"stinging_nettle": ("top", "butterfly")}
"""Kinds at whose host any number of cards of a type may share a slot."""

JOINS: Mapping[str, str] = {"cuckoo": "bird"}
"""Kinds that only go on another card of a type; the two share the slot."""

TURNS_HOST: frozenset[str] = frozenset({"mistletoe"})
"""Kinds that turn their host face down, so that it is a sapling from then on."""
