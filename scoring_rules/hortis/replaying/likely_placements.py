"""Placements typed otherwise: column and row exchanged, turned, one space off; which of them would fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scoring_rules.hortis.board.spaces import Grove, Layout
from scoring_rules.hortis.replaying.align_groves import overlay
from scoring_rules.hortis.replaying.replay import replay
from scoring_rules.hortis.table import Move

_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
_MOST_SHOWN = 3


def repairs(move: Move) -> Iterator[Move]:
    """Yield the obvious repairs of a placement, the likeliest first."""
    if move.column != move.row:
        yield move._replace(column=move.row, row=move.column)
    yield move._replace(turn=(move.turn + 2) % 4)
    for right, down in _STEPS:
        yield move._replace(column=move.column + right, row=move.row + down)
    for quarters in (1, 3):
        yield move._replace(turn=(move.turn + quarters) % 4)


def fitting(
    moves: Sequence[Move], number: int, deck: Mapping[int, Layout | None], grove: Grove | None
) -> tuple[Move, ...]:
    """Return the repairs of a placement that cannot be, with which the game goes on.

    Those with which all later placements are legal too come alone, if there are any; of several the one
    that leaves the typed grove, if there is one.
    """
    legal: list[tuple[bool, int, Move]] = []
    for repair in repairs(moves[number]):
        game = replay((*moves[:number], repair, *moves[number + 1 :]), deck)
        if game.fault is not None and game.fault.move <= number:
            continue
        whole = game.fault is None
        apart = len(overlay(game.tops, grove).differences) if whole and grove is not None else 0
        legal.append((whole, apart, repair))
    if any(whole for whole, _, _ in legal):
        legal = [each for each in legal if each[0]]
    least = min((apart for _, apart, _ in legal), default=0)
    return tuple(repair for _, apart, repair in legal if apart == least)[:_MOST_SHOWN]


def explaining_move(
    moves: Sequence[Move], deck: Mapping[int, Layout | None], grove: Grove
) -> tuple[int, Move] | None:
    """Return the placement that, typed otherwise, leaves the typed grove, and how; None for none.

    Of several the last.
    """
    for number in range(len(moves) - 1, -1, -1):
        for repair in repairs(moves[number]):
            game = replay((*moves[:number], repair, *moves[number + 1 :]), deck)
            if game.fault is None and not overlay(game.tops, grove).differences:
                return number, repair
    return None
