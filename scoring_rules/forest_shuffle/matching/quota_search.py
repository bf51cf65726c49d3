"""The search for cards by which every seat shows the numbers counted there: exact, and bounded by its steps.

What `narrowing` leaves is searched. Shares, which keep to the numbers, are drawn towards a matching, which keeps
to the cards, and the other way round. Where they meet, that is the answer. Where they do not, some
face keeps them apart, and it is tried both with what the shares make of it and without.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.matching.bipartite import Solution
from scoring_rules.forest_shuffle.matching.distinct import Taken, hindering, take
from scoring_rules.forest_shuffle.matching.narrowing import Domains, Narrowing, Option, cards_of, taken_on
from scoring_rules.forest_shuffle.matching.quotas import share_out
from scoring_rules.forest_shuffle.matching.solve import Pair, broken

_LEFT = "left"
_ROUNDS = 2
_UNIT = 1024
"""What a unit of weight costs where shares are drawn towards a matching, which costs 1 a face."""


class _Apart(NamedTuple):
    """Where shares and a matching do not meet: the printings that go with the shares, and faces that find no card."""

    with_shares: Domains
    taken: Taken
    lacking: list[int]


def search(narrowing: Narrowing, domains: Domains) -> Solution | None:
    """Return a matching that keeps to all quotas and pairs, None where there is none.

    Raises:
        TooManyOpenError: That takes more steps than there are.
    """
    stack: list[tuple[Domains, Taken]] = [(domains, {})]
    while stack:
        narrowed = narrowing.narrowed(*stack.pop())
        if narrowed is None:
            continue
        left, taken = narrowed
        meeting = _meeting(narrowing, left, taken)
        if isinstance(meeting, _Apart):
            stack += [(branch, taken) for branch in _by_face(left, meeting)]
            continue
        kept = _keeping_pairs(narrowing, meeting)
        if isinstance(kept, Solution):
            return kept
        stack += [(branch, taken) for branch in _by_side(left, kept)]
    return None


def _meeting(narrowing: Narrowing, domains: Domains, taken: Taken) -> tuple[Domains, Taken] | _Apart:
    """Return the printings on which shares and a matching meet, with the matching; where not, what was last."""
    for _ in range(_ROUNDS):
        narrowing.steps.take()
        with_shares = _drawn(narrowing, domains, taken)
        held, lacking = take(cards_of(with_shares), taken)
        if not lacking:
            return with_shares, held
        taken, _ = take(cards_of(domains), held)
    return _Apart(with_shares, held, lacking)


def _drawn(narrowing: Narrowing, domains: Domains, taken: Taken) -> Domains:
    """Return the printings that go with the shares that are closest to a matching, the lightest first of all."""
    own = {face: card for card, face in taken.items()}
    left = list(domains)
    for quota in narrowing.quotas:
        costs = [_drawn_costs(domains[face], own[face]) for face in quota.faces]
        shares = share_out(costs, quota.sizes)
        assert shares is not None  # noqa: S101 - what is narrowed can be shared out
        for face, group in zip(quota.faces, shares.chosen, strict=True):
            options = [option for option in domains[face] if option.group == group]
            least = min(option.weight for option in options)
            left[face] = tuple(option for option in options if option.weight == least)
    return tuple(left)


def _drawn_costs(own: Sequence[Option], card: int) -> dict[int, int]:
    costs: dict[int, int] = {}
    for option in own:
        cost = option.weight * _UNIT + (card not in option.cards)
        costs[option.group] = min(costs.get(option.group, cost), cost)
    return costs


def _by_face(domains: Domains, apart: _Apart) -> tuple[Domains, Domains]:
    """Return the two ways to go on from shares that no matching meets, the better one last.

    The faces in the way of one that finds no card cannot all go with the shares. Of one of them it is decided
    whether it does: the one with the fewest printings, if it has any that do not.
    """
    in_the_way = hindering(cards_of(apart.with_shares), apart.taken, apart.lacking[0])
    face = min(
        (face for face in in_the_way if len(domains[face]) > len(apart.with_shares[face])),
        key=lambda face: (len(domains[face]), face),
    )
    with_it = apart.with_shares[face]
    without = tuple(option for option in domains[face] if option not in with_it)
    return _replaced(domains, face, with_it), _replaced(domains, face, without)


def _replaced(domains: Domains, face: int, options: tuple[Option, ...]) -> Domains:
    return (*domains[:face], options, *domains[face + 1 :])


def _keeping_pairs(narrowing: Narrowing, meeting: tuple[Domains, Taken]) -> Solution | Pair:
    """Return a matching that keeps the pairs, too, or a pair to be tried both ways.

    Every pair is fixed as most of its faces are already.
    """
    with_shares, taken = meeting
    chosen = taken_on(with_shares, taken)
    wrong = list(broken(narrowing.pairs, chosen))
    if wrong:
        leaning = with_shares
        for pair in narrowing.pairs:
            lefts = sum(chosen[face].side == _LEFT for face in pair.one)
            lefts += sum(chosen[face].side != _LEFT for face in pair.other)
            leaning = _fixed(leaning, pair, left=2 * lefts >= len(pair.one) + len(pair.other))
        taken, lacking = take(cards_of(leaning), taken)
        if lacking:
            return wrong[0]
        chosen = taken_on(leaning, taken)
    return Solution(tuple(chosen), sum(candidate.weight for candidate in chosen))


def _by_side(domains: Domains, pair: Pair) -> tuple[Domains, Domains]:
    """Return the two ways to go on with a pair."""
    return _fixed(domains, pair, left=False), _fixed(domains, pair, left=True)


def _fixed(domains: Domains, pair: Pair, *, left: bool) -> Domains:
    """Return what is left of the faces of a pair with its first slot on the left, or on the right."""
    fixed = list(domains)
    for slot, is_left in ((pair.one, left), (pair.other, not left)):
        for face in slot:
            fixed[face] = tuple(option for option in domains[face] if (option.side == _LEFT) == is_left)
    return tuple(fixed)
