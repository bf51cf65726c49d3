"""A finished table of Hortis as plain frozen values: spaces, groves, tallies, seats, settings.

A grove is a rectangle of spaces in reading order, None where there is nothing. A simulator builds it
directly:

    grove = Grove.typed(["O1 C2 V1 --  O2", "V2 O2:3 C1 O1 C1"])
    table = Table(Settings(), (Seat("Anna", Board.of_grove(grove)),))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scoring_rules.frame.board.squares import bits
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground, Grove, Layout, Spot, turned
from scoring_rules.hortis.data.box import GLADE, TYPED, WHEELBARROW


class Die(NamedTuple):
    """A die, a basket or the wheelbarrow: the fruit, the value, and where it is."""

    colour: int
    value: int
    place: str = ""


class Squirrel(NamedTuple):
    """The squirrel: where it is, and what is next to it.

    `dice` are on trees; `wheelbarrows` on trees, `on_glades` dice on glades, `barrows_on_glades`
    wheelbarrows there. Of a tally `dice` alone, without places, taken as counted.
    """

    place: str = ""
    dice: tuple[str, ...] = ()
    wheelbarrows: tuple[str, ...] = ()
    on_glades: tuple[str, ...] = ()
    barrows_on_glades: tuple[str, ...] = ()


class Board(NamedTuple):
    """What a player harvested: the dice on trees, those lost on glades, the squirrel.

    `lost` has dice whose colour is known, `lost_unseen` is how many more a tally names. `grove` is
    None for a tally.
    """

    dice: tuple[Die, ...]
    lost: tuple[Die, ...] = ()
    lost_unseen: int = 0
    squirrel: Squirrel | None = None
    grove: Grove | None = None

    @classmethod
    def of_grove(cls, grove: Grove) -> Board:
        """Return what is in a grove, in reading order."""
        names = grove.square.names
        on_trees: list[Die] = []
        on_glades: list[Die] = []
        squirrel = None
        for cell, space in enumerate(grove.spaces):
            if space is None or space.die == NOTHING:
                continue
            if space.die == SQUIRREL:
                squirrel = _squirrel(grove, cell)
                continue
            die = Die(space.colour, space.die, names[cell])
            (on_glades if space.ground.kind == GLADE else on_trees).append(die)
        return cls(tuple(on_trees), tuple(on_glades), 0, squirrel, grove)


def _squirrel(grove: Grove, cell: int) -> Squirrel:
    """Return the squirrel with its neighbours by side."""
    beside: dict[tuple[bool, bool], list[str]] = {}
    for other in bits(grove.square.orthogonal[cell]):
        space = grove.spaces[other]
        if space is not None and space.die > NOTHING:
            key = (space.ground.kind == GLADE, space.die == WHEELBARROW)
            beside.setdefault(key, []).append(grove.square.names[other])
    kinds = ((False, False), (False, True), (True, False), (True, True))
    return Squirrel(grove.square.names[cell], *(tuple(beside.get(kind, ())) for kind in kinds))


class Move(NamedTuple):
    """A placement: the card, clockwise quarter turns, column and row of its top left space.

    `dice` are the spaces that got a die, where fewer dice were left than matches made.
    """

    card: int
    turn: int
    column: int
    row: int
    dice: tuple[Spot, ...] = ()

    def spots(self, card: Layout) -> dict[Spot, Ground]:
        """Return the card's spaces by where they are."""
        spaces, columns = turned(card, self.turn)
        return {
            (self.column + index % columns, self.row + index // columns): ground for index, ground in enumerate(spaces)
        }


class Tally(NamedTuple):
    """The dice alone: the values by fruit, the dice next to the squirrel (None: unused), dice on glades.

    `squirrel_typed` is False where nothing was said of the squirrel.
    """

    values: tuple[tuple[int, ...], ...]
    squirrel: int | None = None
    lost: int = 0
    squirrel_typed: bool = True

    def board(self) -> Board:
        """Return what was harvested; dice are called by their fruit's letter and their number."""
        dice = tuple(
            Die(colour, value, f"{TYPED[colour]} {number}")
            for colour, values in enumerate(self.values)
            for number, value in enumerate(values, 1)
        )
        squirrel = None
        if self.squirrel is not None:
            squirrel = Squirrel(dice=("",) * self.squirrel)
        return Board(dice, (), self.lost, squirrel)


class Gain(NamedTuple):
    """What a recipe gave, as typed: points, or a factor of a category; `entry` is its number in the list."""

    card: int
    points: int | None = None
    times: int | None = None
    of: str | None = None
    entry: int = 0


class RecipeRule(NamedTuple):
    """How a recipe scores, in one of the documented forms.

    `kind` is `per_die`, `all_five`, `set`, `per_value` or `times`; `points` the points or the factor;
    `what` the fruit's id, the value of a die, or the category.
    """

    kind: str
    points: int
    what: str = ""


class Recipe(NamedTuple):
    """The back of a card as a deck file has it."""

    target: int | None = None
    rule: RecipeRule | None = None


class Seat(NamedTuple):
    """A player; `board` is what can be scored, the rest is what it was read from."""

    name: str
    board: Board | None = None
    grove: Grove | None = None
    moves: tuple[Move, ...] | None = None
    tally: Tally | None = None
    gains: tuple[Gain, ...] = ()


class Settings(NamedTuple):
    """What selects the rules, and what all players share.

    `deck` has None for a card whose layout could not be read. `target` is the number to reach, typed or
    from the deck.
    """

    cards: tuple[int, ...] = ()
    deck: Mapping[int, Layout | None] = {}
    recipes: tuple[int, ...] = ()
    target: int | None = None
    recipe_cards: Mapping[int, Recipe] = {}
    readings: Mapping[str, str] = {
        "squirrel_counts": "trees",
        "wheelbarrow_is_die": "true",
        "wheelbarrow_breaks_ties": "true",
        "recipe_order": "bonus_first",
    }
    mode: str | None = None
    edition: str | None = None


class Table(NamedTuple):
    """The settings, and every player at the table; counted ones have no board."""

    settings: Settings
    seats: tuple[Seat, ...]


def is_blank(table: Table, seat: int) -> bool:
    """Whether a seat has neither a card laid nor a die."""
    board = board_of(table, seat)
    laid = board.grove is not None and any(space is not None for space in board.grove.spaces)
    return not (laid or board.dice or board.lost or board.lost_unseen or board.squirrel)
