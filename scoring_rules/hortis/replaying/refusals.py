"""A placement that cannot be: what is wrong with it, and which repair would fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring_rules.frame.finding import Code, Finding, finding
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.place import Place
from scoring_rules.hortis.board.spaces import Grove, Layout, Space, Spot
from scoring_rules.hortis.checking.seated import move_place
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.words import FRUITS, GLADE
from scoring_rules.hortis.replaying.choices import choice_help, spots_text
from scoring_rules.hortis.replaying.comparison import misplaced, move_text
from scoring_rules.hortis.replaying.likely_placements import explaining_move, fitting
from scoring_rules.hortis.replaying.replay import Fault, Replay, replay
from scoring_rules.hortis.table import Move

_CODES: Mapping[str, Code] = {
    "beside": codes.NOTHING_COVERED,
    "mismatch": codes.OTHER_FRUIT,
    "second": codes.SECOND_MISMATCH,
    "squirrel": codes.OVER_SQUIRREL,
    "choice": codes.DICE_CHOICE,
    "dice": codes.DICE_WRONG,
}


def refused(
    seat: int, moves: Sequence[Move], deck: Mapping[int, Layout | None], grove: Grove | None, fault: Fault
) -> Finding:
    """Return the finding about the placement at which a replay stopped.

    With a grove it may be an earlier placement that is typed wrongly: one that, typed otherwise, leaves
    the grove without any difference.
    """
    if grove is not None and fault.kind not in {"choice", "dice"}:
        other = explaining_move(moves, deck, grove)
        if other is not None and other[0] < fault.move:
            return misplaced(seat, moves, *other)
    move = moves[fault.move]
    before = replay(moves[: fault.move], deck)
    place = move_place(seat, fault.move)
    label = _label(fault, move, moves, deck, before)
    if fault.kind == "choice":
        remedy = choice_help(moves, fault, deck, grove)
        return finding(codes.DICE_CHOICE, place, label, help=remedy)
    if fault.kind == "dice":
        remedy = Text(
            "`dice:` names the column and row of trees that matched without a die: look at it again"
        )
        return finding(codes.DICE_WRONG, Place((*place.path, "dice")), label, help=remedy)
    fits = tuple(move_text(each) for each in fitting(moves, fault.move, deck, grove))
    remedy = (
        Text("it fits with {moves}", moves=fits)
        if fits
        else Text("look at the number of the card, its turn, and the column and row of its top left space")
    )
    return finding(_CODES[fault.kind], place, label, help=remedy)


def _label(
    fault: Fault, move: Move, moves: Sequence[Move], deck: Mapping[int, Layout | None], before: Replay
) -> Text:
    if fault.kind == "beside":
        return Text("card {card} covers no space of the grove", card=move.card)
    if fault.kind == "squirrel":
        return Text(
            "card {card} covers the squirrel at {spots}", card=move.card, spots=spots_text(fault.spots)
        )
    if fault.kind == "choice":
        return Text(
            "{matches} trees match here and {n} die was left",
            "{matches} trees match here and {n} dice were left",
            n=fault.number,
            matches=len(fault.spots),
        )
    if fault.kind == "dice":
        return Text("no die can have been placed at {spots}", spots=spots_text(fault.spots))
    unlike = _unlike(fault.spots, move, deck, before)
    if fault.kind == "second":
        first = moves[fault.number].card
        return Text(
            "card {card}: {unlike}; the squirrel went to card {first}",
            card=move.card,
            unlike=unlike,
            first=first,
        )
    return Text("card {card}: {unlike}; the squirrel helps once", card=move.card, unlike=unlike)


def _unlike(
    spots: Sequence[Spot], move: Move, deck: Mapping[int, Layout | None], before: Replay
) -> tuple[Text, ...]:
    """Return what covers what where the fruits differ."""
    card = deck[move.card]
    assert card is not None  # noqa: S101 - it was placed
    grounds, tops = move.spots(card), before.tops
    return tuple(
        Text(
            "{fruit} on {other} at [{column}, {row}]",
            fruit=FRUITS[grounds[spot].kind],
            other=_below(tops[spot]),
            column=spot[0],
            row=spot[1],
        )
        for spot in spots
    )


def _below(space: Space) -> Value:
    if space.ground.kind == GLADE:
        return Text("a glade with a die of {fruit}", fruit=FRUITS[space.colour])
    return FRUITS[space.ground.kind]
