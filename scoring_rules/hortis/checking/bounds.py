"""Bounds that follow from the cards: how many spaces are visible, how many the dice need below, which trees there are."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground, Space
from scoring_rules.hortis.checking.seated import Typed, grove_key
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, SPACES, TREES_PER_CARD, WHEELBARROW
from scoring_rules.hortis.data.words import FRUITS, GLADE

_BASKET_COVERS = 3

_BARROW_COVERS = 4

_LOWEST_ON_GLADE = 2


def number_of_spaces(typed: Typed) -> Iterator[Finding]:
    """The cards show at least one card's six spaces, at most five more for each; a glade and five trees each."""
    visible = len(typed.cells(lambda _: True))
    glades = len(typed.cells(lambda space: space.ground.kind == GLADE))
    cards = typed.number
    most = SPACES + (SPACES - 1) * (cards - 1)
    if typed.grove.unread:
        return
    if not SPACES <= visible <= most:
        label = Text(
            "{n} space is typed, {cards} cards make {fewest} to {most}",
            "{n} spaces are typed, {cards} cards make {fewest} to {most}",
            n=visible,
            cards=cards,
            fewest=SPACES,
            most=most,
        )
    elif glades > cards:
        label = Text("{n} glades are typed, {cards} cards have {most}", n=glades, cards=cards, most=cards)
    elif visible - glades > cards * TREES_PER_CARD:
        label = Text(
            "{n} trees are typed, {cards} cards have {most}",
            n=visible - glades,
            cards=cards,
            most=cards * TREES_PER_CARD,
        )
    else:
        return
    remedy = Text("look at the grove again, row by row; `.` is where nothing lies, `--` a glade")
    yield finding(codes.SPACES, grove_key(typed.seat), label, help=remedy)


def least_covered(space: Space) -> int:
    """Return how many covered spaces must lie below a space for what lies on it."""
    if space.die == SQUIRREL:
        return 1
    if space.die == NOTHING:
        return 0
    glade = space.ground.kind == GLADE
    if space.die >= BASKET:
        return (_BARROW_COVERS if space.die == WHEELBARROW else _BASKET_COVERS) + glade
    if glade:
        return max(_LOWEST_ON_GLADE, -(-space.die // 2))
    return max(0, -(-(space.die - space.ground.fruits) // 2))


def cover_budget(typed: Typed) -> Iterator[Finding]:
    """The dice need no more covered spaces than the cards have beside the visible ones."""
    spaces = [space for space in typed.grove.spaces if space is not None]
    needed = sum(map(least_covered, spaces))
    covered = SPACES * typed.number - len(spaces)
    if covered >= 0 and needed > covered and not typed.grove.unread:
        label = Text(
            "the dice need {needed} covered spaces, {cards} cards leave {covered}",
            needed=needed,
            cards=typed.number,
            covered=covered,
        )
        remedy = Text("look at the dice again, and whether spaces are typed that do not lie there")
        yield finding(codes.COVER_BUDGET, grove_key(typed.seat), label, help=remedy)


def trees_of_a_kind(typed: Typed) -> Iterator[Finding]:
    """The visible spaces of each kind are on the cards that are in play."""
    layouts = [typed.settings.deck.get(card) for card in typed.cards]
    if not layouts or None in layouts:
        return
    printed = [ground for each in layouts if each is not None for ground in each]
    for kind in (Ground(colour, fruits) for colour in range(len(FRUITS)) for fruits in (1, 2)):
        count = len(typed.cells(lambda space, k=kind: space.ground == k))  # type: ignore[misc]
        if count > printed.count(kind):
            label = Text(
                "{n} space {kind} is typed, the cards have {most}",
                "{n} spaces {kind} are typed, the cards have {most}",
                n=count,
                kind=str(kind),
                most=printed.count(kind),
            )
            remedy = Text("look at these trees again, at the list of cards and at the deck")
            yield finding(codes.TREES_OF_KIND, grove_key(typed.seat), label, help=remedy)
