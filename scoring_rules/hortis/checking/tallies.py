"""The tally of dice: what it cannot be alone, and how it differs from the grove of the same player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import Place, at
from scoring_rules.hortis.board.spaces import sign
from scoring_rules.hortis.checking.groves import five_and_wheelbarrow, two_wheelbarrows
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import DICE_PER_COLOUR, MOST_NEIGHBOURS, WHEELBARROW
from scoring_rules.hortis.data.words import FRUIT_IDS, FRUITS
from scoring_rules.hortis.table import Board, Tally


def tally_alone(seat: int, tally: Tally) -> Iterator[Finding]:
    """Yield more dice than there are, two wheelbarrows, an impossible number next to the squirrel."""
    path = ("players", seat, "tally")
    barrows: list[Place] = []
    dice_left = 0
    for colour, values in enumerate(tally.values):
        here = (*path, FRUIT_IDS[colour])
        dice = [index for index, value in enumerate(values) if value != WHEELBARROW]
        barrows += [at(*here, index) for index, value in enumerate(values) if value == WHEELBARROW]
        dice_left += DICE_PER_COLOUR - len(dice)
        if len(dice) > DICE_PER_COLOUR:
            yield finding(
                codes.SIXTH_DIE,
                at(*here, dice[-1]),
                "{n} dice for {fruit}, but there are five",
                help="check the dice; the wheelbarrow is B",
                n=len(dice),
                fruit=FRUITS[colour],
            )
        elif len(dice) == DICE_PER_COLOUR and WHEELBARROW in values:
            yield five_and_wheelbarrow(at(*here, values.index(WHEELBARROW)), FRUITS[colour])
    yield from two_wheelbarrows(barrows)
    on_trees = sum(map(len, tally.values))
    if tally.squirrel is not None and not 0 <= tally.squirrel <= min(MOST_NEIGHBOURS, on_trees + tally.lost):
        yield finding(
            codes.NEIGHBOURS,
            at(*path, "squirrel"),
            "{n} dice next to the squirrel",
            help="it has four sides, and no more dice next to it than there are in the grove",
            n=tally.squirrel,
        )
    if not 0 <= tally.lost <= max(dice_left, 0):
        yield finding(
            codes.LOST,
            at(*path, "lost"),
            "{n} dice on glades",
            help="there are fifteen dice in all: check both numbers",
            n=tally.lost,
        )


def tally_beside(seat: int, tally: Tally, board: Board) -> Iterator[Finding]:
    """Yield what differs between a tally and the grove of the same player."""
    path = ("players", seat, "tally")
    for colour, values in enumerate(tally.values):
        in_grove = Counter(die.value for die in board.dice if die.colour == colour)
        typed = Counter(values)
        more, fewer = tuple((typed - in_grove).elements()), tuple((in_grove - typed).elements())
        if not more and not fewer:
            continue
        lost = Counter(die.value for die in board.lost if die.colour == colour)
        place = at(*path, FRUIT_IDS[colour])
        if not fewer and not Counter(more) - lost:
            yield finding(
                codes.SCORED_ON_GLADE,
                place,
                "{more} is on a glade and scores nothing",
                help="remove it from the tally; `lost:` counts the dice on glades",
                more=_signs(more),
            )
        else:
            yield finding(
                codes.TALLY_DIFFERS,
                place,
                "in the tally {more}, in the grove {fewer}",
                help="check these dice on the table",
                more=_signs(more),
                fewer=_signs(fewer),
            )
    if tally.lost not in {0, len(board.lost)}:
        yield finding(
            codes.TALLY_LOST,
            at(*path, "lost"),
            "{typed} is typed, but {n} dice are on glades",
            help="count the dice on glades again",
            typed=tally.lost,
            n=len(board.lost),
        )
    yield from _squirrel_beside(seat, tally, board)


def _signs(values: tuple[int, ...]) -> tuple[str, ...] | str:
    return tuple(map(sign, values)) or "–"


def _squirrel_beside(seat: int, tally: Tally, board: Board) -> Iterator[Finding]:
    """The dice next to the squirrel are those that one of the readings counts."""
    if not tally.squirrel_typed:
        return
    squirrel = board.squirrel
    if squirrel is None:
        counts: set[int | None] = {None}
        label = Text("the squirrel was not used in the grove")
    else:
        trees, barrows = len(squirrel.dice), len(squirrel.wheelbarrows)
        glades, others = len(squirrel.on_glades), len(squirrel.barrows_on_glades)
        counts = {trees, trees + barrows, trees + glades, trees + barrows + glades + others}
        label = Text("{n} die is next to the squirrel", "{n} dice are next to the squirrel", n=trees)
    if tally.squirrel not in counts:
        yield finding(
            codes.TALLY_SQUIRREL,
            at("players", seat, "tally", "squirrel"),
            label,
            help="only sides count, not corners, and in the English rules a die on a glade does not count",
        )
