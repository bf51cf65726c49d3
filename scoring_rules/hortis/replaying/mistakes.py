"""Naming a slip: a space is replayed with one mistake after another, until the outcome is what is typed.

A die that is not what the placements make of it was usually handled wrongly once: fruits not added, not
turned to the basket, left behind. Each such mistake is tried on each card of the space, the last one first;
the first mistake whose outcome is what is typed names the slip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.finding import Code
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground, Space
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, HIGHEST, LOWEST, WHEELBARROW
from scoring_rules.hortis.data.words import GLADE
from scoring_rules.hortis.replaying.replay import Layer, raised, turned_up

# ---------------------------------------------------------------------------------------------------
# What can go wrong when a card covers a space


class Step(NamedTuple):
    """A card covering a space: the ground below, the die there, the new layer."""

    below: Ground
    die: int
    layer: Layer

    @property
    def on_tree(self) -> bool:
        """Whether the new layer is a tree."""
        return self.layer.ground.kind != GLADE

    @property
    def from_glade(self) -> bool:
        """Whether there was a glade."""
        return self.below.kind == GLADE

    @property
    def fruits(self) -> int:
        """The fruits of the new tree."""
        return self.layer.ground.fruits

    @property
    def outcome(self) -> int:
        """The right die, given the die that was there."""
        if self.layer.after.die == SQUIRREL:
            return SQUIRREL
        if self.die > NOTHING:
            return raised(self.die, self.fruits, token=self.layer.token) if self.on_tree else self.die
        if self.on_tree and not self.from_glade and self.layer.supply:
            return turned_up(self.below.fruits + self.fruits)
        return NOTHING


Mistake: TypeAlias = Callable[[Step], Iterator[tuple[Code, int]]]


def _not_added(step: Step) -> Iterator[tuple[Code, int]]:
    """A die that moved up was not raised, or not turned to the basket; a basket did not become the wheelbarrow.

    O1:3 below an O2 stays O2:3 instead of O2:5, O1:5 becomes O2:6 instead of O2:P, O2:P stays O1:P instead of O1:B.
    """
    if step.die > NOTHING and step.on_tree and step.die < BASKET:
        if step.outcome == BASKET:
            yield codes.BASKET_NOT_TURNED, HIGHEST
        yield codes.NOT_FROM_GLADE if step.from_glade else codes.FORGOT_FRUIT, step.die
    if step.die == BASKET and step.outcome == WHEELBARROW:
        yield codes.WHEELBARROW_FORGOTTEN, BASKET


def _one_tree_counted(step: Step) -> Iterator[tuple[Code, int]]:
    """A new die shows the fruits of one of its two trees, or one fruit too few: O2 on O2 is O2:2 or O2:3."""
    if step.die == NOTHING and step.outcome > NOTHING:
        for value in (step.below.fruits, step.fruits, step.outcome - 1):
            if value >= LOWEST:
                yield codes.FORGOT_FRUIT, value
    if step.die > NOTHING and step.on_tree and step.fruits > 1 and step.die < BASKET:
        yield codes.FORGOT_FRUIT, turned_up(step.die + step.fruits - 1)


def _left(step: Step) -> Iterator[tuple[Code, int]]:
    """The die stayed on the space below, or none was placed; on a glade it was removed."""
    if step.die > NOTHING and step.outcome != SQUIRREL:
        yield codes.DIE_LEFT_BEHIND if step.on_tree else codes.DIE_OFF_GLADE, NOTHING
    elif step.outcome > NOTHING:
        yield codes.DIE_NOT_PLACED, NOTHING


def _begun_again(step: Step) -> Iterator[tuple[Code, int]]:
    """The die stayed below and a new one was placed for the two trees in contact: O2 on O1:5 is O2:3."""
    if step.die > NOTHING and step.on_tree and not step.from_glade and step.outcome != SQUIRREL:
        yield codes.DIE_LEFT_BEHIND, step.below.fruits + step.fruits


def _on_glade(step: Step) -> Iterator[tuple[Code, int]]:
    """A glade has no fruits to add: a glade on O1:3 is --:O3, not --:O4."""
    if NOTHING < step.die < BASKET and not step.on_tree:
        for more in (1, 2):
            yield codes.RAISED_ON_GLADE, turned_up(step.die + more)
    elif step.die >= BASKET and not step.on_tree:
        yield codes.RAISED_ON_GLADE, WHEELBARROW


def _too_much(step: Step) -> Iterator[tuple[Code, int]]:
    """Both trees were added to a die that moved up, or one fruit too many: O1 on O2:3 is O1:6 or O1:5."""
    if step.outcome == HIGHEST and step.on_tree:
        yield codes.BASKET_EARLY, BASKET
    if step.on_tree and NOTHING < step.outcome < BASKET:
        yield codes.TOO_MUCH_ADDED, turned_up(step.outcome + step.below.fruits)
        yield codes.TOO_MUCH_ADDED, turned_up(step.outcome + 1)


def _token_given(step: Step) -> Iterator[tuple[Code, int]]:
    """A basket became a wheelbarrow although the token was gone, or at once."""
    if step.on_tree and step.die == BASKET and step.outcome == BASKET:
        yield codes.WHEELBARROW_TWICE, WHEELBARROW
    elif step.on_tree and step.outcome == BASKET:
        yield codes.WHEELBARROW_EARLY, WHEELBARROW


def _unmatched(step: Step) -> Iterator[tuple[Code, int]]:
    """A die was placed though nothing matched, the supply was empty, or there was a glade between."""
    if step.outcome == NOTHING and step.on_tree:
        for value in (step.below.fruits + step.fruits, 2, 3, 4):
            if value >= LOWEST:
                yield codes.DIE_UNMATCHED, value


_MISTAKES: tuple[Mistake, ...] = (
    _not_added,
    _one_tree_counted,
    _left,
    _on_glade,
    _too_much,
    _token_given,
    _begun_again,
    _unmatched,
)


# ---------------------------------------------------------------------------------------------------
# Which of them it was


class Slip(NamedTuple):
    """A mistake: its code, and the layer at which it was made (counted from the lowest)."""

    code: Code
    layer: int


def slip_of(played: Space, typed: Space, layers: Sequence[Layer], *, other_wheelbarrow: bool) -> Slip:
    """Return the slip of a space whose typed token differs from the played one.

    Args:
        played: What is there.
        typed: What is typed.
        layers: The layers of the space, the lowest first.
        other_wheelbarrow: Whether the wheelbarrow is typed somewhere else, rightly.
    """
    last = len(layers) - 1
    code = _plain(played, typed, other_wheelbarrow=other_wheelbarrow)
    if code is not None:
        return Slip(code, last)
    tried = (slip for slip, outcome in _tried(layers) if outcome == typed.die)
    return next(tried, Slip(_nearest(played, typed), last))


def _plain(played: Space, typed: Space, *, other_wheelbarrow: bool) -> Code | None:
    """Return the slip that is plain from what is there and what is typed, None where it is not."""
    if played.ground != typed.ground:
        scored = played.ground.kind == GLADE and typed.ground.kind == played.colour
        both = played.die > NOTHING and typed.die > NOTHING
        return codes.SCORED_ON_GLADE if scored and both else codes.TREE_MISREAD
    if SQUIRREL in {played.die, typed.die}:
        return codes.SQUIRREL_MISSING if played.die == SQUIRREL else codes.SQUIRREL_ELSEWHERE
    if NOTHING not in {played.die, typed.die} and played.colour != typed.colour:
        return codes.DIE_COLOUR
    return codes.WHEELBARROW_TWICE if typed.die == WHEELBARROW and other_wheelbarrow else None


def _nearest(played: Space, typed: Space) -> Code:
    """Return the nearest name for a die that no known slip leads to."""
    if played.die == NOTHING:
        return codes.DIE_UNMATCHED
    if typed.die == NOTHING:
        return codes.DIE_LEFT_BEHIND
    if played.ground.kind == GLADE and typed.die > played.die:
        return codes.RAISED_ON_GLADE
    return codes.WHEELBARROW_EARLY if typed.die == WHEELBARROW else codes.DIE_VALUE


def _tried(layers: Sequence[Layer]) -> Iterator[tuple[Slip, int]]:
    """Yield every slip with the die that it leads to, the most likely first."""
    steps = [Step(below.ground, below.after.die, layer) for below, layer in pairwise(layers)]
    for mistake in _MISTAKES:
        for index in range(len(steps), 0, -1):
            for code, die in mistake(steps[index - 1]):
                yield Slip(code, index), _played_on(layers, index, die)


def _played_on(layers: Sequence[Layer], index: int, die: int) -> int:
    """Return the die in the end, given the die on the space after the layer `index`."""
    for below, layer in pairwise(layers[index:]):
        die = Step(below.ground, die, layer).outcome
    return die
