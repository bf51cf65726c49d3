"""What a finished grove cannot be, seen alone: supply, tokens, heights of dice, number of spaces.

Sources: the French rules page and the English rule sheet; the bounds follow from nine cards of six
spaces. That no check finds a fault does not prove that a grove arose in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from scoring_rules.frame.board.squares import bits, groups, mask
from scoring_rules.frame.finding import Code, Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL
from scoring_rules.hortis.checking.bounds import cover_budget, number_of_spaces, trees_of_a_kind
from scoring_rules.hortis.checking.seated import Typed, grove_key
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import DICE_PER_COLOUR, WHEELBARROW
from scoring_rules.hortis.data.words import FRUITS, GLADE


def impossible(typed: Typed) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful with a typed grove."""
    if not any(typed.grove.spaces) and not typed.grove.unread:
        remedy = Text("type what lies on the table: O1 C2 V1, `--` a glade, and `:3` behind it for a die")
        yield finding(codes.EMPTY_GROVE, grove_key(typed.seat), None, help=remedy)
        return
    for constraint in _CONSTRAINTS:
        yield from constraint(typed)


def one_grove(typed: Typed) -> Iterator[Finding]:
    """Every card covers a space of the grove, so all visible spaces hang together by their sides."""
    grove = typed.grove
    lying = mask(typed.cells(lambda _: True)) | mask(grove.unread)
    found = groups(lying, grove.square.orthogonal)
    if len(found) <= 1:
        return
    main = max(found, key=int.bit_count)
    for group in found:
        if group is not main:
            label = Text(
                "{cells} is cut off from the other spaces",
                "{cells} are cut off from the other spaces",
                n=group.bit_count(),
                cells=" ".join(grove.square.named(group)),
            )
            remedy = Text("every card covers a part of the grove: look whether spaces are missing between")
            yield finding(codes.ISLAND, typed.place(next(bits(group))), label, help=remedy)


def five_dice(typed: Typed) -> Iterator[Finding]:
    """There are five dice of each colour, those on glades included."""
    for colour, name in enumerate(FRUITS):
        dice = typed.cells(lambda s, c=colour: s.colour == c and NOTHING < s.die < WHEELBARROW)  # type: ignore[misc]
        barrow = typed.cells(lambda s, c=colour: s.colour == c and s.die == WHEELBARROW)  # type: ignore[misc]
        if len(dice) > DICE_PER_COLOUR:
            label = Text("{n} dice for {fruit}, there are five", n=len(dice), fruit=name)
            remedy = Text("look at each of them again: a letter may be another")
            yield _partners(typed, codes.SIXTH_DIE, dice, label, remedy)
        elif len(dice) == DICE_PER_COLOUR and barrow:
            label = Text("the wheelbarrow for {fruit}, beside five dice of it", fruit=name)
            remedy = Text("this can be only if the die that it replaced went back and was placed again")
            yield finding(codes.FIVE_AND_WHEELBARROW, typed.place(barrow[-1]), label, help=remedy)


ONE_WHEELBARROW = Text("there is one wheelbarrow only")
_ONE_SQUIRREL = Text("there is one squirrel only")


def one_of_each_token(typed: Typed) -> Iterator[Finding]:
    """There is one wheelbarrow and one squirrel."""
    tokens = (
        (
            WHEELBARROW,
            codes.TWO_WHEELBARROWS,
            ONE_WHEELBARROW,
            Text("type P for a basket that was covered again later"),
        ),
        (SQUIRREL, codes.TWO_SQUIRRELS, _ONE_SQUIRREL, Text("look where the squirrel sits")),
    )
    for value, code, label, remedy in tokens:
        cells = typed.cells(lambda space, v=value: space.die == v)  # type: ignore[misc]
        if len(cells) > 1:
            yield _partners(typed, code, cells, label, remedy)


def _partners(typed: Typed, code: Code, cells: Sequence[int], label: Text, remedy: Text) -> Finding:
    """Return one finding about cells that share a fault, pointing at the last."""
    *first, last = (typed.place(cell) for cell in cells)
    marks = (*(Mark(place, Text("one of them")) for place in first), Mark(last, label))
    return Finding(code, marks, remedy, "last")


def high_enough(typed: Typed) -> Iterator[Finding]:
    """At least one fruit lies below: a die on a tree shows at least the tree's fruits and one more."""
    for cell in typed.cells(lambda s: s.ground.kind != GLADE and NOTHING < s.die <= s.ground.fruits):
        space = typed.grove.spaces[cell]
        assert space is not None  # noqa: S101 - the cell was chosen for its space
        label = Text(
            "the die shows {die} on a tree with {fruits} of its own: at least one fruit lies below",
            die=space.die,
            fruits=space.ground.fruits,
        )
        remedy = Text(
            "look at the die and at the tree again; the least is {least}", least=space.ground.fruits + 1
        )
        yield finding(codes.DIE_TOO_LOW, typed.place(cell), label, help=remedy)


_CONSTRAINTS: tuple[Callable[[Typed], Iterator[Finding]], ...] = (
    one_grove,
    number_of_spaces,
    five_dice,
    one_of_each_token,
    high_enough,
    cover_budget,
    trees_of_a_kind,
)
