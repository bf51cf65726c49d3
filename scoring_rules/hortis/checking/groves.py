"""What a finished grove cannot be, seen alone: supply, tokens, heights of dice, number of spaces.

Sources: the French rules page and the English rule sheet; the bounds follow from nine cards of six
spaces. That no check finds a fault does not prove that a grove arose in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from scoring_rules.frame.board.squares import bits, cut_off, mask
from scoring_rules.frame.finding import Finding, again, finding
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.typed.place import KEY, Cell, Place, at
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground, Grove, Space
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import (
    BASKET,
    CARDS_IN_PLAY,
    DICE_PER_COLOUR,
    FRUITS,
    GLADE,
    MOST_FRUITS,
    SPACES,
    TREES_PER_CARD,
    WHEELBARROW,
)
from scoring_rules.hortis.table import Settings

_BASKET_COVERS = 3
_BARROW_COVERS = 4


class TypedGrove(NamedTuple):
    """A typed grove with its seat, and the cards that made it, as far as they are known."""

    seat: int
    grove: Grove
    settings: Settings
    cards: tuple[int, ...]

    @property
    def key(self) -> Place:
        """The place of the grove as a whole."""
        return at("players", self.seat, "grove", part=KEY)

    @property
    def number(self) -> int:
        """How many cards make the grove."""
        return len(self.cards) or CARDS_IN_PLAY

    def place(self, cell: int) -> Place:
        """Return the place of a cell."""
        return at("players", self.seat, "grove", part=Cell(*divmod(cell, self.grove.columns)))

    def cells(self, is_wanted: Callable[[Space], bool]) -> list[int]:
        """Return the cells of the spaces that are wanted."""
        return [cell for cell, space in enumerate(self.grove.spaces) if space is not None and is_wanted(space)]

    def places(self, is_wanted: Callable[[Space], bool]) -> list[Place]:
        """Return the places of the spaces that are wanted."""
        return list(map(self.place, self.cells(is_wanted)))


def impossible(typed: TypedGrove) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful with a typed grove."""
    if not any(typed.grove.spaces) and not typed.grove.unread:
        return
    for constraint in _CONSTRAINTS:
        yield from constraint(typed)


# ---------------------------------------------------------------------------------------------------
# What is in the grove


def _one_grove(typed: TypedGrove) -> Iterator[Finding]:
    """Every card covers a space of the grove, so all visible spaces are connected by their sides."""
    grove = typed.grove
    spaces = mask(typed.cells(lambda _: True)) | mask(grove.unread)
    for group in cut_off(spaces, grove.square.orthogonal):
        yield finding(
            codes.ISLAND,
            typed.place(next(bits(group))),
            "{cells} is cut off from the other spaces",
            "{cells} are cut off from the other spaces",
            help="every card covers part of the grove: check whether spaces between them are missing",
            n=group.bit_count(),
            cells=" ".join(grove.square.named(group)),
        )


def _five_dice(typed: TypedGrove) -> Iterator[Finding]:
    """There are five dice of each colour, those on glades included."""
    for colour, fruit in enumerate(FRUITS):
        dice = typed.places(lambda s, c=colour: s.colour == c and NOTHING < s.die < WHEELBARROW)  # type: ignore[misc]
        barrows = typed.places(lambda s, c=colour: s.colour == c and s.die == WHEELBARROW)  # type: ignore[misc]
        if len(dice) > DICE_PER_COLOUR:
            yield again(
                codes.SIXTH_DIE,
                dice,
                "one of them",
                "{n} dice for {fruit}, but there are five",
                help="check each of them: one letter may be wrong",
                n=len(dice),
                fruit=fruit,
            )
        elif len(dice) == DICE_PER_COLOUR and barrows:
            yield five_and_wheelbarrow(barrows[-1], fruit)


def five_and_wheelbarrow(place: Place, fruit: Value) -> Finding:
    """Return that there are five dice of a fruit as well as the wheelbarrow."""
    return finding(
        codes.FIVE_AND_WHEELBARROW,
        place,
        "the wheelbarrow for {fruit}, as well as all five dice",
        help="this is possible only if the die that it replaced went back to the supply and was placed again",
        fruit=fruit,
    )


def _one_wheelbarrow(typed: TypedGrove) -> Iterator[Finding]:
    """There is one wheelbarrow."""
    return two_wheelbarrows(typed.places(lambda space: space.die == WHEELBARROW))


def two_wheelbarrows(places: Sequence[Place]) -> Iterator[Finding]:
    """Yield that there is more than one wheelbarrow."""
    if len(places) > 1:
        yield again(
            codes.TWO_WHEELBARROWS,
            places,
            "one of them",
            "there is only one wheelbarrow",
            help="type P for a basket that was covered again later",
        )


def _one_squirrel(typed: TypedGrove) -> Iterator[Finding]:
    """There is one squirrel."""
    places = typed.places(lambda space: space.die == SQUIRREL)
    if len(places) > 1:
        yield again(
            codes.TWO_SQUIRRELS, places, "one of them", "there is only one squirrel", help="check where the squirrel is"
        )


def _high_enough(typed: TypedGrove) -> Iterator[Finding]:
    """At least one fruit is below: a die on a tree shows at least the tree's fruits and one more."""
    for cell, space in enumerate(typed.grove.spaces):
        if space is None or space.ground.kind == GLADE or not NOTHING < space.die <= space.ground.fruits:
            continue
        yield finding(
            codes.DIE_TOO_LOW,
            typed.place(cell),
            "the die shows {die} on a tree with {fruits} of its own, but at least one fruit is below it",
            help="check the die and the tree; the least possible is {least}",
            die=space.die,
            fruits=space.ground.fruits,
            least=space.ground.fruits + 1,
        )


# ---------------------------------------------------------------------------------------------------
# What the cards allow


def _number_of_spaces(typed: TypedGrove) -> Iterator[Finding]:
    """The cards show at least one card's six spaces, at most five more for each; a glade and five trees each."""
    visible = len(typed.cells(lambda _: True))
    glades = len(typed.cells(lambda space: space.ground.kind == GLADE))
    cards = typed.number
    most = SPACES + (SPACES - 1) * (cards - 1)
    if typed.grove.unread:
        return
    if not SPACES <= visible <= most:
        label = Text(
            "{n} space is typed, but {cards} cards make {fewest} to {most}",
            "{n} spaces are typed, but {cards} cards make {fewest} to {most}",
            n=visible,
            cards=cards,
            fewest=SPACES,
            most=most,
        )
    elif glades > cards:
        label = Text("{n} glades are typed, but {cards} cards have {most}", n=glades, cards=cards, most=cards)
    elif visible - glades > cards * TREES_PER_CARD:
        label = Text(
            "{n} trees are typed, but {cards} cards have {most}",
            n=visible - glades,
            cards=cards,
            most=cards * TREES_PER_CARD,
        )
    else:
        return
    yield finding(
        codes.SPACES, typed.key, label, help="check the grove row by row; `.` is where there is nothing, `--` a glade"
    )


def least_covered(space: Space) -> int:
    """Return how many covered spaces there must be below a space for what is on it."""
    if space.die == SQUIRREL:
        return 1
    if space.die == NOTHING:
        return 0
    glade = space.ground.kind == GLADE
    if space.die >= BASKET:
        return (_BARROW_COVERS if space.die == WHEELBARROW else _BASKET_COVERS) + glade
    # Each tree adds at most two fruits; the one below a glade's die is covered, too.
    fruits = space.die if glade else space.die - space.ground.fruits
    return max(2 if glade else 0, -(-fruits // MOST_FRUITS))


def _cover_budget(typed: TypedGrove) -> Iterator[Finding]:
    """The dice need no more covered spaces than the cards have apart from the visible ones."""
    spaces = [space for space in typed.grove.spaces if space is not None]
    needed = sum(map(least_covered, spaces))
    covered = SPACES * typed.number - len(spaces)
    if covered >= 0 and needed > covered and not typed.grove.unread:
        yield finding(
            codes.COVER_BUDGET,
            typed.key,
            "the dice need {needed} covered spaces, but {cards} cards leave {covered}",
            help="check the dice, and whether spaces are typed that do not exist",
            needed=needed,
            cards=typed.number,
            covered=covered,
        )


def _trees_of_a_kind(typed: TypedGrove) -> Iterator[Finding]:
    """The visible spaces of each kind are on the cards that are in play."""
    layouts = [typed.settings.deck.get(card) for card in typed.cards]
    if not layouts or None in layouts:
        return
    printed = [ground for layout in layouts if layout is not None for ground in layout]
    for kind in (Ground(colour, fruits) for colour in range(len(FRUITS)) for fruits in (1, 2)):
        count = len(typed.cells(lambda space, k=kind: space.ground == k))  # type: ignore[misc]
        if count > printed.count(kind):
            yield finding(
                codes.TREES_OF_KIND,
                typed.key,
                "{n} space {kind} is typed, but the cards have {most}",
                "{n} spaces {kind} are typed, but the cards have {most}",
                help="check these trees, the list of cards and the deck",
                n=count,
                kind=str(kind),
                most=printed.count(kind),
            )


_CONSTRAINTS: tuple[Callable[[TypedGrove], Iterator[Finding]], ...] = (
    _one_grove,
    _number_of_spaces,
    _five_dice,
    _one_wheelbarrow,
    _one_squirrel,
    _high_enough,
    _cover_budget,
    _trees_of_a_kind,
)
