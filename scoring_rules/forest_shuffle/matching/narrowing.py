"""What is left of faces' printings by the numbers counted at each seat, by cards and by sides, each by itself.

Two questions are easy alone. Whether the faces of one seat can show the numbers counted there, cards aside, is a
matter of sharing them out among the symbols (`quotas`); whether all faces of the table find a card of their own,
numbers aside, is a matching (`distinct`). Either tells which printings are in no answer to it; what the one
removes may leave the other less, and so on until nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from scoring_rules.forest_shuffle.matching.bipartite import Candidate
from scoring_rules.forest_shuffle.matching.distinct import Taken, possible, take
from scoring_rules.forest_shuffle.matching.quotas import changes, share_out
from scoring_rules.forest_shuffle.matching.solve import Pair

Domains: TypeAlias = "tuple[tuple[Option, ...], ...]"
"""For each face the printings that it may still be."""


class Option(NamedTuple):
    """A printing that a face may be: its side, its group among those of its seat, its weight, the cards with it."""

    side: str
    group: int
    weight: int
    cards: tuple[int, ...]


class Quota(NamedTuple):
    """The faces of a seat, how many of them each group takes, and what all of them have to be lighter than."""

    faces: tuple[int, ...]
    sizes: tuple[int, ...]
    than: int | None = None


class Steps:
    """The steps that are left, which bound the work by a count and not by a clock."""

    def __init__(self, left: int) -> None:
        """Begin with so many."""
        self.left = left

    def take(self) -> None:
        """Take one step.

        Raises:
            TooManyOpenError: None is left.
        """
        if self.left <= 0:
            raise TooManyOpenError
        self.left -= 1


class TooManyOpenError(Exception):
    """The steps are used up before there is an answer."""


class Narrowing(NamedTuple):
    """What holds of the faces of a table; `shared` has the shares of before, with which the next ones begin."""

    quotas: tuple[Quota, ...]
    pairs: tuple[Pair, ...]
    alike: tuple[tuple[int, int], ...]
    steps: Steps
    shared: dict[Quota, tuple[int, ...]]

    def narrowed(self, domains: Domains, begun: Taken) -> tuple[Domains, Taken] | None:
        """Return the printings that are left, with a matching of them; None where a face has none."""
        while True:
            self.steps.take()
            left = self._by_quotas(self._by_order(self._by_pairs(domains)))
            if left is None or not all(left):
                return None
            cards = cards_of(left)
            begun, lacking = take(cards, begun)
            if lacking:
                return None
            left = _by_cards(left, possible(cards, begun))
            if left == domains:
                return domains, begun
            domains = left

    def _by_pairs(self, domains: Domains) -> Domains:
        """Return what is left where the side of a slot, or of the one across from it, is decided."""
        left = list(domains)
        for pair in self.pairs:
            for slot, across in ((pair.one, pair.other), (pair.other, pair.one)):
                sides = next((sides for face in slot if len(sides := sides_of(left[face])) == 1), None)
                if sides is not None:
                    for face in slot:
                        left[face] = tuple(option for option in left[face] if option.side in sides)
                    for face in across:
                        left[face] = tuple(option for option in left[face] if option.side not in sides)
        return tuple(left)

    def _by_order(self, domains: Domains) -> Domains:
        """Return what is left where faces that are alike take their cards in order, which leaves out nothing."""
        left = list(domains)
        for one, other in self.alike:
            if left[one] and left[other]:
                first = min(option.cards for option in left[one])
                left[other] = tuple(option for option in left[other] if option.cards >= first)
                if left[other]:
                    last = max(option.cards for option in left[other])
                    left[one] = tuple(option for option in left[one] if option.cards <= last)
        return tuple(left)

    def _by_quotas(self, domains: Domains) -> Domains | None:
        left = list(domains)
        for quota in self.quotas:
            costs = [costs_of(domains[face]) for face in quota.faces]
            shares = share_out(costs, quota.sizes, self.shared.get(quota, ()))
            if shares is None or (quota.than is not None and shares.cost >= quota.than):
                return None
            self.shared[quota] = shares.chosen
            for face, own, dearer in zip(quota.faces, costs, changes(costs, shares, len(quota.sizes)), strict=True):
                room = None if quota.than is None else quota.than - shares.cost
                left[face] = tuple(
                    option
                    for option in domains[face]
                    if option.group in dearer
                    and (room is None or dearer[option.group] + option.weight - own[option.group] < room)
                )
        return tuple(left)


def alike(domains: Domains, quotas: Sequence[Quota], pairs: Sequence[Pair]) -> Iterator[tuple[int, int]]:
    """Yield faces of a seat, two by two, between which nothing tells apart: what the one may be, the other may."""
    slots = {face: slot for pair in pairs for slot in pair for face in slot}
    for quota in quotas:
        before: dict[tuple[tuple[Option, ...], tuple[int, ...]], int] = {}
        for face in quota.faces:
            key = domains[face], slots.get(face, ())
            if len(domains[face]) > 1 and key in before:
                yield before[key], face
            before[key] = face


def cards_of(domains: Domains) -> list[list[int]]:
    """Return the cards that each face may be on."""
    return [[card for option in own for card in option.cards] for own in domains]


def sides_of(own: Sequence[Option]) -> set[str]:
    """Return the sides that a face may be on."""
    return {option.side for option in own}


def costs_of(own: Sequence[Option]) -> dict[int, int]:
    """Return what a face weighs at least in each group that it may be in."""
    costs: dict[int, int] = {}
    for option in own:
        costs[option.group] = min(costs.get(option.group, option.weight), option.weight)
    return costs


def _by_cards(domains: Domains, possible_cards: Sequence[set[int]]) -> Domains:
    return tuple(
        tuple(option for option in own if not cards.isdisjoint(option.cards))
        for own, cards in zip(domains, possible_cards, strict=True)
    )


def taken_on(domains: Domains, taken: Taken) -> list[Candidate]:
    """Return the card that each face has taken, with the side that it shows there."""
    own = {face: card for card, face in taken.items()}
    return [
        next(Candidate(own[face], option.side, option.weight) for option in options if own[face] in option.cards)
        for face, options in enumerate(domains)
    ]
