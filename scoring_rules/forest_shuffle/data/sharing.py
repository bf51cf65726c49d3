"""Which cards may share a slot, and what else cards ask of their host.

Source: the publisher's appendix as transcribed in Augustine-C/forest-shuffle (61b5862),
soldag/forest-shuffle-scoring (f701696); sure. Two cuckoos at one host: nothing was found, so a cuckoo
joins one other bird and the slot is full.
"""

from __future__ import annotations

from collections.abc import Mapping

ANY_NUMBER = 999
STACKS: Mapping[str, int] = {"european_hare": ANY_NUMBER, "common_toad": 2}
"""Kinds of which several copies may lie in one slot, and how many."""

MAKES_ROOM: Mapping[str, tuple[str, str]] = {"stinging_nettle": ("top", "butterfly")}
"""Kinds at whose host any number of cards of a type may share a slot."""

JOINS: Mapping[str, str] = {"cuckoo": "bird"}
"""Kinds that are only laid onto another card of a type; the two share the slot."""

TURNS_HOST: frozenset[str] = frozenset({"mistletoe"})
"""Kinds that turn their host face down, so that it is a sapling from then on."""
