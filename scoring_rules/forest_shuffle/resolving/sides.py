"""Copies of which it was not typed whether they share a side of their host, where points depend on that.

Hares at the sides of one host may share a slot or be across from each other. `oak: hare, hare` is taken for
both sides and `oak: hare, hare, hare` for one, unless their printings say otherwise. Only a card that scores for
trees that are full on all four sides makes a difference of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scoring_rules.forest_shuffle.board.names import host_name
from scoring_rules.forest_shuffle.board.printing import SIDES
from scoring_rules.forest_shuffle.board.tally import Face, Host
from scoring_rules.forest_shuffle.data.kind import STACKS
from scoring_rules.forest_shuffle.data.words import SLOTS
from scoring_rules.forest_shuffle.matching.assignment import is_overfull
from scoring_rules.forest_shuffle.scoring.by_number import Per
from scoring_rules.forest_shuffle.scoring.counted import FULL_TREES
from scoring_rules.forest_shuffle.scoring.points import Shape, shapes
from scoring_rules.forest_shuffle.table import Forest, Table
from scoring_rules.frame.language.text import Name, Text, with_remedy
from scoring_rules.frame.table import seated


def notes_on_sides(table: Table) -> Iterator[Text]:
    """Yield what sides were taken for copies that may be on one side or on both, where points depend on it."""
    in_force = shapes(table.settings.rulings)
    for seat, forest in seated(table):
        scoring = _scoring_full_trees(forest, in_force)
        for number, host in enumerate(forest.hosts):
            sides = (*host.left, *host.right)
            if scoring is None or not (host.is_tree and host.top and host.bottom and _is_either(host, sides)):
                continue
            taken, remedy = _taken(sides[0].printing.kind.name, scoring, both=bool(host.left and host.right))
            where = host_name(number, host.face.printing.kind)
            fact = Text("{player}, {host}: {taken}", player=table.seats[seat].name, host=where, taken=taken)
            yield with_remedy(fact, remedy)


def _taken(card: Name, scoring: Name, *, both: bool) -> tuple[Text, Text]:
    """Return what copies were taken for, and how the other is typed."""
    left, right = (SLOTS[side] for side in SIDES)
    if both:
        taken = Text(
            "each {card} is taken to be on a side of its own, so that the tree is full for: {scoring}",
            card=card,
            scoring=scoring,
        )
        return taken, Text("if they share a side, type `{left}: [{card}, {card}]`", card=card, left=left)
    taken = Text(
        "every {card} is taken to share one side, so that the tree is not full for: {scoring}",
        card=card,
        scoring=scoring,
    )
    remedy = Text("if they are on both, type `{left}: {card}` and `{right}: {card}`", card=card, left=left, right=right)
    return taken, remedy


def _scoring_full_trees(forest: Forest, in_force: Mapping[str, Shape]) -> Name | None:
    """Return the card that scores for full trees, None where there is none in the forest."""
    for kind, copies in forest.kinds.items():
        match in_force[kind]:
            case Per(_, of) if of is FULL_TREES:
                return copies.printings[0].kind.name
    return None


def _is_either(host: Host, sides: Sequence[Face]) -> bool:
    """Whether copies at the sides may all share one, and may be on both as well."""
    if not host.open_sides or len({face.place for face in sides}) <= 1 or is_overfull(host):
        return False
    if len({face.printing.kind.id for face in sides}) > 1 or sides[0].printing.kind.id not in STACKS:
        return False
    may_be = [{printing.side for printing in face.choices} for face in sides]
    if all(len(own) == 1 for own in may_be):
        return False
    return any(all(side in own for own in may_be) for side in SIDES)
