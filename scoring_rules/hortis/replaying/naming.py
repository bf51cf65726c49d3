"""Naming a slip: a space is played again with one mistake, until what is typed comes out.

A die that is not what the placements make of it was mostly handled wrongly once: fruits not added, not
turned to the basket, left behind. Each such mistake is tried on each card that came to lie there, the
last one first; the first whose outcome is what is typed names the slip.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from scoring_rules.frame.finding import Code
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Space
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import WHEELBARROW
from scoring_rules.hortis.data.words import GLADE
from scoring_rules.hortis.replaying.mistakes import WRONG, Step
from scoring_rules.hortis.replaying.replay import Layer


class Slip(NamedTuple):
    """A mistake: its code, and the layer at which it was made (counted from the lowest)."""

    code: Code
    layer: int


def slip_of(layers: Sequence[Layer], typed: int) -> Slip | None:
    """Return the slip that makes a die show what is typed, None where no single one does.

    Args:
        layers: What lies on the space, the lowest first.
        typed: The die that is typed; what is typed of the ground agrees.
    """
    for slip, outcome in _mistakes(layers):
        if outcome == typed:
            return slip
    return None


def _mistakes(layers: Sequence[Layer]) -> Iterator[tuple[Slip, int]]:
    """Yield every slip with the die that it leaves, the likeliest first."""
    steps = _steps(layers)
    for wrong in WRONG:
        for index in range(len(steps), 0, -1):
            for code, die in wrong(steps[index - 1]):
                yield Slip(code, index), _played_on(layers, index, die)


def _steps(layers: Sequence[Layer]) -> list[Step]:
    return [
        Step(below.ground, below.after.die, layer)
        for below, layer in pairwise(layers)
        if below.after.die != SQUIRREL
    ]


def _played_on(layers: Sequence[Layer], index: int, die: int) -> int:
    """Return the die in the end, given what lies on the space once the layer `index` has come."""
    for below, layer in pairwise(layers[index:]):
        die = Step(below.ground, die, layer).outcome
    return die


def code_of(played: Space, typed: Space, layers: Sequence[Layer], *, other_wheelbarrow: bool) -> Slip:
    """Return the slip of a space whose typed token differs from the played one.

    Args:
        played: What lies there.
        typed: What is typed.
        layers: How it came to lie there, the lowest first.
        other_wheelbarrow: Whether the wheelbarrow stands somewhere else, rightly.
    """
    last = len(layers) - 1
    code = _plain(played, typed, other_wheelbarrow=other_wheelbarrow)
    if code is not None:
        return Slip(code, last)
    return slip_of(layers, typed.die) or Slip(_other(played, typed), last)


def _plain(played: Space, typed: Space, *, other_wheelbarrow: bool) -> Code | None:
    """Return the slip that is plain from what lies there and what is typed, None where it is not."""
    if played.ground != typed.ground:
        scored = played.ground.kind == GLADE and typed.ground.kind == played.colour
        both = played.die > NOTHING and typed.die > NOTHING
        return codes.SCORED_ON_GLADE if scored and both else codes.TREE_MISREAD
    if SQUIRREL in {played.die, typed.die}:
        return codes.SQUIRREL_MISSING if played.die == SQUIRREL else codes.SQUIRREL_ELSEWHERE
    if NOTHING not in {played.die, typed.die} and played.colour != typed.colour:
        return codes.DIE_COLOUR
    return codes.WHEELBARROW_TWICE if typed.die == WHEELBARROW and other_wheelbarrow else None


def _other(played: Space, typed: Space) -> Code:
    """Return the nearest name for a die that no known slip leaves."""
    if played.die == NOTHING:
        return codes.DIE_UNMATCHED
    if typed.die == NOTHING:
        return codes.DIE_LEFT_BEHIND
    if played.ground.kind == GLADE and typed.die > played.die:
        return codes.RAISED_ON_GLADE
    return codes.WHEELBARROW_EARLY if typed.die == WHEELBARROW else codes.DIE_VALUE
