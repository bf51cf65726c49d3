"""The tally of dice: what it cannot be alone, and how it differs from the grove beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import Place
from scoring_rules.hortis.checking.possible import ONE_WHEELBARROW
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, DICE_PER_COLOUR, MOST_NEIGHBOURS, WHEELBARROW
from scoring_rules.hortis.data.words import FRUIT_IDS, FRUITS
from scoring_rules.hortis.table import Board, Tally

_SIGNS = {BASKET: "P", WHEELBARROW: "B"}


def tally_alone(seat: int, tally: Tally) -> Iterator[Finding]:
    """Yield more dice than there are, two wheelbarrows, a number that cannot lie beside the squirrel."""
    path = ("players", seat, "tally")
    barrows: list[Place] = []
    for colour, values in enumerate(tally.values):
        here = (*path, FRUIT_IDS[colour])
        dice = [index for index, value in enumerate(values) if value != WHEELBARROW]
        barrows += [Place((*here, index)) for index, value in enumerate(values) if value == WHEELBARROW]
        if len(dice) > DICE_PER_COLOUR:
            label = Text("{n} dice for {fruit}, there are five", n=len(dice), fruit=FRUITS[colour])
            remedy = Text("look at the dice again; the wheelbarrow is B")
            yield finding(codes.SIXTH_DIE, Place((*here, dice[-1])), label, help=remedy)
        elif len(dice) == DICE_PER_COLOUR and WHEELBARROW in values:
            label = Text("the wheelbarrow for {fruit}, beside five dice of it", fruit=FRUITS[colour])
            remedy = Text("this can be only if the die that it replaced went back and was placed again")
            yield finding(
                codes.FIVE_AND_WHEELBARROW, Place((*here, values.index(WHEELBARROW))), label, help=remedy
            )
    if len(barrows) > 1:
        marks = (
            *(Mark(place, Text("one of them")) for place in barrows[:-1]),
            Mark(barrows[-1], ONE_WHEELBARROW),
        )
        yield Finding(
            codes.TWO_WHEELBARROWS, marks, Text("type P for a basket that was covered again later"), "last"
        )
    on_trees = sum(map(len, tally.values))
    if tally.squirrel is not None and not 0 <= tally.squirrel <= min(MOST_NEIGHBOURS, on_trees + tally.lost):
        label = Text("{n} dice beside the squirrel", n=tally.squirrel)
        remedy = Text("it has four sides, and no more dice beside it than lie in the grove")
        yield finding(codes.NEIGHBOURS, _squirrel_place(seat), label, help=remedy)
    dice_left = 3 * DICE_PER_COLOUR - sum(value != WHEELBARROW for values in tally.values for value in values)
    if not 0 <= tally.lost <= max(dice_left, 0):
        label = Text("{n} dice on glades", n=tally.lost)
        remedy = Text("there are fifteen dice in all: look at both numbers")
        yield finding(codes.LOST, Place((*path, "lost")), label, help=remedy)


def _squirrel_place(seat: int) -> Place:
    return Place(("players", seat, "tally", "squirrel"))


def tally_beside(seat: int, tally: Tally, board: Board) -> Iterator[Finding]:
    """Yield what differs between a tally and the grove of the same player."""
    path = ("players", seat, "tally")
    for colour, values in enumerate(tally.values):
        lying = Counter(die.value for die in board.dice if die.colour == colour)
        typed = Counter(values)
        more, fewer = tuple((typed - lying).elements()), tuple((lying - typed).elements())
        if not more and not fewer:
            continue
        lost = Counter(die.value for die in board.lost if die.colour == colour)
        label = Text("in the tally {more}, in the grove {fewer}", more=_values(more), fewer=_values(fewer))
        place = Place((*path, FRUIT_IDS[colour]))
        if not fewer and not Counter(more) - lost:
            label = Text("{more} lies on a glade and scores nothing", more=_values(more))
            yield finding(
                codes.SCORED_ON_GLADE,
                place,
                label,
                help=Text("take it off the tally; `lost:` counts the dice on glades"),
            )
        else:
            yield finding(codes.TALLY_DIFFERS, place, label, help=Text("look at these dice on the table"))
    lost_dice = len(board.lost)
    if tally.lost not in {0, lost_dice}:
        label = Text("{typed} is typed, {n} dice lie on glades", typed=tally.lost, n=lost_dice)
        yield finding(
            codes.TALLY_LOST, Place((*path, "lost")), label, help=Text("count the dice on glades again")
        )
    yield from _squirrel_beside(seat, tally, board)


def _values(values: tuple[int, ...]) -> tuple[str, ...] | str:
    return tuple(_SIGNS.get(value, str(value)) for value in values) or "–"


def _squirrel_beside(seat: int, tally: Tally, board: Board) -> Iterator[Finding]:
    """The dice beside the squirrel are those that some reading counts."""
    if not tally.squirrel_typed:
        return
    squirrel = board.squirrel
    if squirrel is None:
        counts: set[int | None] = {None}
    else:
        trees, barrows = len(squirrel.dice), len(squirrel.wheelbarrows)
        glades, others = len(squirrel.on_glades), len(squirrel.barrows_on_glades)
        counts = {trees, trees + barrows, trees + glades, trees + barrows + glades + others}
    if tally.squirrel in counts:
        return
    label = (
        Text("the squirrel was not used in the grove")
        if squirrel is None
        else Text(
            "{n} die lies beside the squirrel", "{n} dice lie beside the squirrel", n=len(squirrel.dice)
        )
    )
    remedy = Text("only sides count, not corners, and a die on a glade does not in the English rules")
    yield finding(codes.TALLY_SQUIRREL, _squirrel_place(seat), label, help=remedy)
