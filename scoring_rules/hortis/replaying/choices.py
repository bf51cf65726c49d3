"""Which trees got the last dice of a colour: the choices there were, and those that leave the typed grove."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from scoring_rules.frame.language.text import Text
from scoring_rules.hortis.board.spaces import Grove, Layout, Spot
from scoring_rules.hortis.replaying.align_groves import overlay
from scoring_rules.hortis.replaying.replay import Fault, replay
from scoring_rules.hortis.table import Move


def spots_text(spots: Sequence[Spot]) -> tuple[str, ...]:
    """Return spots as they are typed."""
    return tuple(f"[{column}, {row}]" for column, row in spots)


def choice_help(
    moves: Sequence[Move], fault: Fault, deck: Mapping[int, Layout | None], grove: Grove | None
) -> Text:
    """Return what to type where a placement does not say which trees got the last dice."""
    fits = () if grove is None else tuple(_fitting(moves, fault, deck, grove))
    if fits:
        return Text("the grove is as typed with {dice}", dice=fits)
    return Text(
        "say which of them got a die: `dice: [[x, y], …]` with {n} of {spots}",
        n=fault.number,
        spots=spots_text(fault.spots),
    )


def _fitting(
    moves: Sequence[Move], fault: Fault, deck: Mapping[int, Layout | None], grove: Grove
) -> Iterator[str]:
    """Yield the choices that leave the typed grove."""
    move = moves[fault.move]
    for spots in combinations(fault.spots, fault.number):
        typed = move._replace(dice=(*move.dice, *spots))
        game = replay((*moves[: fault.move], typed, *moves[fault.move + 1 :]), deck)
        if game.fault is None and not overlay(game.tops, grove).differences:
            yield f"`dice: [{', '.join(spots_text(typed.dice))}]`"
