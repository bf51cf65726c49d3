"""Slow and literal: every walk that uses no road twice is walked; the holder as the table of rules says."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from itertools import pairwise


def longest(roads: Iterable[tuple[Hashable, Hashable]], blocked: Collection[Hashable] = ()) -> int:
    """Return the most roads of any walk: from every crossing, along every road not yet used."""
    network = {frozenset(road) for road in roads}

    def on(here: Hashable, used: frozenset[frozenset[Hashable]], *, begun: bool) -> int:
        if begun and here in blocked:
            return 0
        ways = [road for road in network if here in road and road not in used]
        return max((1 + on(next(iter(road - {here})), used | {road}, begun=True) for road in ways), default=0)

    crossings = {crossing for road in network for crossing in road}
    return max((on(crossing, frozenset(), begun=False) for crossing in crossings), default=0)


def is_walk(
    walk: Sequence[Hashable], roads: Iterable[tuple[Hashable, Hashable]], blocked: Collection[Hashable]
) -> bool:
    """Whether a list of crossings is a walk over roads, each once, that passes no blocked crossing."""
    network = {frozenset(road) for road in roads}
    steps = [frozenset(pair) for pair in pairwise(walk)]
    return (
        len(set(steps)) == len(steps)
        and set(steps) <= network
        and not any(crossing in blocked for crossing in walk[1:-1])
    )


def holder(figures: Sequence[int], least: int, stated: int | None) -> int | None:
    """Return who has a card: `stated` is a seat, -1 for nobody, None where nothing is said."""
    if max(figures) < least:
        return None
    front = [seat for seat, figure in enumerate(figures) if figure == max(figures)]
    if len(front) == 1:
        return front[0]
    return stated if stated in front else None
