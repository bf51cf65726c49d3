"""The mistakes that can be made when a card comes to lie on a space, with the die that each leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.finding import Code
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, HIGHEST, WHEELBARROW
from scoring_rules.hortis.data.words import GLADE
from scoring_rules.hortis.replaying.replay import Layer, raised

_LOWEST = 2


class Step(NamedTuple):
    """A card coming to lie on a space: the ground below, the die there, the layer that comes."""

    below: Ground
    die: int
    layer: Layer

    @property
    def on_tree(self) -> bool:
        """Whether a tree comes to lie."""
        return self.layer.ground.kind != GLADE

    @property
    def from_glade(self) -> bool:
        """Whether a glade lay there."""
        return self.below.kind == GLADE

    @property
    def fruits(self) -> int:
        """The fruits of the tree that comes."""
        return self.layer.ground.fruits

    @property
    def outcome(self) -> int:
        """The die that is right, after the die that lay there."""
        if self.layer.after.die == SQUIRREL:
            return SQUIRREL
        if self.die > NOTHING:
            return raised(self.die, self.fruits, token=self.layer.token) if self.on_tree else self.die
        if self.on_tree and not self.from_glade and self.layer.supply:
            return _turned_up(self.below.fruits + self.fruits)
        return NOTHING


def _turned_up(value: int) -> int:
    return value if value <= HIGHEST else BASKET


Wrong: TypeAlias = Callable[[Step], Iterator[tuple[Code, int]]]


def _not_added(step: Step) -> Iterator[tuple[Code, int]]:
    """The die moved up and was not raised; at a basket the turn was forgotten."""
    if step.die > NOTHING and step.on_tree and step.die < BASKET:
        if step.outcome == BASKET:
            yield codes.BASKET_NOT_TURNED, HIGHEST
        yield codes.NOT_FROM_GLADE if step.from_glade else codes.FORGOT_FRUIT, step.die
    if step.die == BASKET and step.outcome == WHEELBARROW:
        yield codes.WHEELBARROW_FORGOTTEN, BASKET


def _one_tree_counted(step: Step) -> Iterator[tuple[Code, int]]:
    """A new die shows the fruits of one of its two trees, or one fruit too few."""
    if step.die == NOTHING and step.outcome > NOTHING:
        for value in (step.below.fruits, step.fruits, step.outcome - 1):
            if value >= _LOWEST:
                yield codes.FORGOT_FRUIT, value
    if step.die > NOTHING and step.on_tree and step.fruits > 1 and step.die < BASKET:
        yield codes.FORGOT_FRUIT, _turned_up(step.die + step.fruits - 1)


def _left(step: Step) -> Iterator[tuple[Code, int]]:
    """The die stayed on the space below, or none was placed; on a glade it was taken off."""
    if step.die > NOTHING and step.outcome != SQUIRREL:
        yield codes.DIE_LEFT_BEHIND if step.on_tree else codes.DIE_OFF_GLADE, NOTHING
    elif step.outcome > NOTHING:
        yield codes.DIE_NOT_PLACED, NOTHING


def _begun_again(step: Step) -> Iterator[tuple[Code, int]]:
    """The die stayed below and a new one was placed for the two trees in contact."""
    if step.die > NOTHING and step.on_tree and not step.from_glade and step.outcome != SQUIRREL:
        yield codes.DIE_LEFT_BEHIND, step.below.fruits + step.fruits


def _on_glade(step: Step) -> Iterator[tuple[Code, int]]:
    """A glade has no fruits to add."""
    if NOTHING < step.die < BASKET and not step.on_tree:
        for more in (1, 2):
            yield codes.RAISED_ON_GLADE, _turned_up(step.die + more)
    elif step.die >= BASKET and not step.on_tree:
        yield codes.RAISED_ON_GLADE, WHEELBARROW


def _too_much(step: Step) -> Iterator[tuple[Code, int]]:
    """Both trees were added to a die that moved up, or one fruit too many."""
    if step.outcome == HIGHEST and step.on_tree:
        yield codes.BASKET_EARLY, BASKET
    if step.on_tree and NOTHING < step.outcome < BASKET:
        yield codes.TOO_MUCH_ADDED, _turned_up(step.outcome + step.below.fruits)
        yield codes.TOO_MUCH_ADDED, _turned_up(step.outcome + 1)


def _token_given(step: Step) -> Iterator[tuple[Code, int]]:
    """A basket became a wheelbarrow although the token was gone, or at once."""
    if step.on_tree and step.die == BASKET and step.outcome == BASKET:
        yield codes.WHEELBARROW_TWICE, WHEELBARROW
    elif step.on_tree and step.outcome == BASKET:
        yield codes.WHEELBARROW_EARLY, WHEELBARROW


def _unmatched(step: Step) -> Iterator[tuple[Code, int]]:
    """A die was placed though nothing matched, the supply was empty, or a glade lay between."""
    if step.outcome == NOTHING and step.on_tree:
        for value in (step.below.fruits + step.fruits, 2, 3, 4):
            if value >= _LOWEST:
                yield codes.DIE_UNMATCHED, value


WRONG: tuple[Wrong, ...] = (
    _not_added,
    _one_tree_counted,
    _left,
    _on_glade,
    _too_much,
    _token_given,
    _begun_again,
    _unmatched,
)
