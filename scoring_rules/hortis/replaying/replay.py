"""The game replayed: placements in order, every die, basket, wheelbarrow and squirrel worked out again.

Sources: the French rules page; the legality of glades, the squirrel and the supply from the English
print-and-play rule sheet v1 and public reviews. Where no source says anything, as `rules/en.md` notes, the rule is ours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Code
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground, Grove, Layout, Space, Spot
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, DICE_PER_COLOUR, HIGHEST, WHEELBARROW
from scoring_rules.hortis.data.words import GLADE
from scoring_rules.hortis.table import Move


class Layer(NamedTuple):
    """A space of a card at the time it was placed on a spot.

    Attributes:
        move: The placement, counted from 0.
        ground: What the card shows there.
        after: The space after the card was placed.
        supply: Whether a die was available, where one was due.
        token: Whether the wheelbarrow was available.
    """

    move: int
    ground: Ground
    after: Space
    supply: bool = True
    token: bool = True


class Fault(NamedTuple):
    """Why a placement is impossible: its number from 0, what is wrong, and the spots.

    `number` is how many dice were left to choose for, or the placement that the squirrel went to.
    """

    move: int
    code: Code
    spots: tuple[Spot, ...] = ()
    number: int = 0


class Replay(NamedTuple):
    """What there is after the placements before the first impossible one: the layers of every spot."""

    layers: Mapping[Spot, tuple[Layer, ...]]
    fault: Fault | None = None
    squirrel: int | None = None

    @property
    def tops(self) -> dict[Spot, Space]:
        """The visible spaces."""
        return {spot: layers[-1].after for spot, layers in self.layers.items()}

    def grove(self) -> Grove:
        """Return the visible grove within its rectangle."""
        tops = self.tops
        left, top = min(x for x, _ in tops), min(y for _, y in tops)
        columns = max(x for x, _ in tops) - left + 1
        rows = max(y for _, y in tops) - top + 1
        cells = ((left + column, top + row) for row in range(rows) for column in range(columns))
        return Grove(columns, tuple(tops.get(spot) for spot in cells))


def raised(value: int, fruits: int, *, token: bool) -> int:
    """Return a die after a matching tree covered it; `token`: the wheelbarrow is available."""
    if value >= BASKET:
        return WHEELBARROW if value == WHEELBARROW or token else BASKET
    return turned_up(value + fruits)


def turned_up(value: int) -> int:
    """Return what a die that should show a value is: above six the basket."""
    return value if value <= HIGHEST else BASKET


def matches(new: Ground, below: Space) -> bool:
    """Whether a space may cover another without the squirrel."""
    if new.kind == GLADE:
        return True
    if below.ground.kind == GLADE:
        return below.die == NOTHING or below.colour == new.kind
    return below.ground.kind == new.kind


def replay(moves: Sequence[Move], deck: Mapping[int, Layout | None]) -> Replay:
    """Replay placements; the first card may be placed anywhere. Every card must have a layout."""
    game = _Game()
    for number, move in enumerate(moves):
        card = deck[move.card]
        assert card is not None  # noqa: S101 - the caller saw to it
        fault = game.place(number, move, move.spots(card))
        if fault is not None:
            break
    else:
        fault = None
    return Replay({spot: tuple(layers) for spot, layers in game.layers.items()}, fault, game.squirrel)


class _Game:
    """A game under way: the layers of every spot, the supply, the tokens."""

    def __init__(self) -> None:
        self.layers: dict[Spot, list[Layer]] = {}
        self.supply = [DICE_PER_COLOUR] * 3
        self.token = True
        self.squirrel: int | None = None

    def place(self, number: int, move: Move, card: Mapping[Spot, Ground]) -> Fault | None:
        """Place a card, unless it may not be placed there."""
        covered = {spot: self.layers[spot][-1].after for spot in card if spot in self.layers}
        fault = self._illegal(number, card, covered)
        if fault is not None:
            return fault
        due = [s for s, below in covered.items() if _is_due(card[s], below)]
        settled = self._settle(number, card, covered)
        dice = self._dealt(number, move, card, due)
        if isinstance(dice, Fault):
            return dice
        for spot, ground in card.items():
            if spot in settled:
                layer = settled[spot]
            elif spot in dice:
                value = ground.fruits + covered[spot].ground.fruits
                layer = Layer(number, ground, Space(ground, value, ground.kind))
            else:
                layer = Layer(number, ground, Space(ground), supply=spot not in due)
            self.layers.setdefault(spot, []).append(layer)
        return None

    def _illegal(self, number: int, card: Mapping[Spot, Ground], covered: Mapping[Spot, Space]) -> Fault | None:
        if number and not covered:
            return Fault(number, codes.NOTHING_COVERED)
        over = tuple(spot for spot, below in covered.items() if below.die == SQUIRREL)
        if over:
            return Fault(number, codes.OVER_SQUIRREL, over)
        unlike = tuple(spot for spot, below in covered.items() if not matches(card[spot], below))
        if len(unlike) > 1:
            return Fault(number, codes.OTHER_FRUIT, unlike)
        if unlike and self.squirrel is not None:
            return Fault(number, codes.SECOND_MISMATCH, unlike, self.squirrel)
        return None

    def _settle(self, number: int, card: Mapping[Spot, Ground], covered: Mapping[Spot, Space]) -> dict[Spot, Layer]:
        """Return the spots where a die moves up or the squirrel is placed; what they replace goes back to the supply."""
        settled: dict[Spot, Layer] = {}
        for spot, below in covered.items():
            ground = card[spot]
            if not matches(ground, below):
                if below.die > NOTHING:
                    self._give_back(below)
                self.squirrel = number
                settled[spot] = Layer(number, ground, Space(ground, SQUIRREL))
            elif below.die > NOTHING:
                settled[spot] = self._moved(number, ground, below)
        return settled

    def _moved(self, number: int, ground: Ground, below: Space) -> Layer:
        """Return a space onto which the die below moved up."""
        token = self.token
        if ground.kind == GLADE:
            return Layer(number, ground, Space(ground, below.die, below.colour), token=token)
        value = raised(below.die, ground.fruits, token=token)
        if value == WHEELBARROW and below.die == BASKET:
            self.token = False
            self._give_back(below)
        return Layer(number, ground, Space(ground, value, ground.kind), token=token)

    def _give_back(self, below: Space) -> None:
        """Return a die to the supply; the wheelbarrow's has gone back before."""
        if below.die == WHEELBARROW:
            self.token = True
        else:
            self.supply[below.colour] += 1

    def _dealt(self, number: int, move: Move, card: Mapping[Spot, Ground], due: Sequence[Spot]) -> set[Spot] | Fault:
        """Return the spots that get a new die: all, as many as the supply has, or those chosen."""
        wrong = tuple(spot for spot in move.dice if spot not in due)
        if wrong:
            return Fault(number, codes.DICE_WRONG, wrong)
        dealt: set[Spot] = set()
        for colour, left in enumerate(self.supply):
            spots = [spot for spot in due if card[spot].kind == colour]
            if 0 < left < len(spots):
                chosen = [spot for spot in spots if spot in move.dice]
                if len(chosen) != left:
                    return Fault(number, codes.DICE_CHOICE, tuple(spots), left)
                spots = chosen
            elif not left:
                beyond = tuple(spot for spot in spots if spot in move.dice)
                if beyond:
                    return Fault(number, codes.DICE_WRONG, beyond)
                spots = []
            self.supply[colour] -= len(spots)
            dealt.update(spots)
        return dealt


def _is_due(ground: Ground, below: Space) -> bool:
    """Whether a new die is due: a tree on a tree of its fruit that has none."""
    return ground.kind != GLADE and ground.kind == below.ground.kind and below.die == NOTHING
