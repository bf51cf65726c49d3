"""An impossible placement: what is wrong with it, and which repair would fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.typed.place import at
from scoring_rules.hortis.board.spaces import Grove, Layout, Space, Spot
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.words import FRUITS, GLADE
from scoring_rules.hortis.replaying.likely_placements import (
    choice_help,
    explaining_move,
    fitting_moves,
    misplaced,
    move_text,
    spots_text,
)
from scoring_rules.hortis.replaying.replay import Fault, Replay, replay
from scoring_rules.hortis.table import Move


def refused(
    seat: int, moves: Sequence[Move], deck: Mapping[int, Layout | None], grove: Grove | None, fault: Fault
) -> Finding:
    """Return the finding about the placement at which a replay stopped.

    With a grove, an earlier placement may be the wrong one: one that, typed differently, leads to the typed grove
    without any difference.
    """
    path = ("players", seat, "placements", fault.move)
    if fault.code is codes.DICE_CHOICE:
        return finding(
            fault.code,
            at(*path),
            "{matches} trees match here, but only {n} die was left",
            "{matches} trees match here, but only {n} dice were left",
            help=choice_help(moves, fault, deck, grove),
            n=fault.number,
            matches=len(fault.spots),
        )
    if fault.code is codes.DICE_WRONG:
        return finding(
            fault.code,
            at(*path, "dice"),
            "no die can have been placed at {spots}",
            help="`dice:` names the columns and rows of matching trees without a die: check them",
            spots=spots_text(fault.spots),
        )
    other = None if grove is None else explaining_move(moves, deck, grove)
    if other is not None and other[0] < fault.move:
        return misplaced(seat, moves, *other)
    fits = tuple(map(move_text, fitting_moves(moves, fault.move, deck, grove)))
    remedy = (
        Text("it fits with {moves}", moves=fits)
        if fits
        else Text("check the number of the card, its turn, and the column and row of its top left space")
    )
    return finding(fault.code, at(*path), _label(fault, moves, deck), help=remedy)


def _label(fault: Fault, moves: Sequence[Move], deck: Mapping[int, Layout | None]) -> Text:
    move = moves[fault.move]
    if fault.code is codes.NOTHING_COVERED:
        return Text("card {card} covers no space of the grove", card=move.card)
    if fault.code is codes.OVER_SQUIRREL:
        return Text("card {card} covers the squirrel at {spots}", card=move.card, spots=spots_text(fault.spots))
    unlike = _unlike(fault.spots, move, deck, replay(moves[: fault.move], deck))
    if fault.code is codes.SECOND_MISMATCH:
        return Text(
            "card {card}: {unlike}; the squirrel went to card {first}",
            card=move.card,
            unlike=unlike,
            first=moves[fault.number].card,
        )
    return Text("card {card}: {unlike}; the squirrel helps once", card=move.card, unlike=unlike)


def _unlike(spots: Sequence[Spot], move: Move, deck: Mapping[int, Layout | None], before: Replay) -> tuple[Text, ...]:
    """Return which tree covers which, where the fruits differ."""
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
