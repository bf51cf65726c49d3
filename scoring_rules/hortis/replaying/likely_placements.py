"""Placements typed differently, and which of them would fit: turned, moved, or with dice on other trees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import at
from scoring_rules.hortis.board.spaces import Grove, Layout, Spot
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.replaying.align_groves import align
from scoring_rules.hortis.replaying.replay import Fault, Replay, replay
from scoring_rules.hortis.table import Move

_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
_MOST_SHOWN = 3


def spots_text(spots: Sequence[Spot]) -> tuple[str, ...]:
    """Return spots as they are typed."""
    return tuple(f"[{column}, {row}]" for column, row in spots)


def move_text(move: Move) -> Text:
    """Return a placement as it is typed."""
    return Text(
        "`turn: {turn}, at: [{column}, {row}]`", turn=move.turn * 90, column=str(move.column), row=str(move.row)
    )


def fitting_moves(
    moves: Sequence[Move], number: int, deck: Mapping[int, Layout | None], grove: Grove | None
) -> tuple[Move, ...]:
    """Return the repairs of an impossible placement with which the game goes on.

    If all later placements are legal with some of them, only those are returned; of these, the one that leads to
    the typed grove, if there is one.
    """
    legal: list[tuple[bool, int, Move]] = []
    for repair in _repairs(moves[number]):
        game = _replay_with(moves, number, repair, deck)
        if game.fault is not None and game.fault.move <= number:
            continue
        complete = game.fault is None
        apart = len(align(game.tops, grove).differences) if complete and grove is not None else 0
        legal.append((complete, apart, repair))
    if any(complete for complete, _, _ in legal):
        legal = [repair for repair in legal if repair[0]]
    least = min((apart for _, apart, _ in legal), default=0)
    return tuple(repair for _, apart, repair in legal if apart == least)[:_MOST_SHOWN]


def explaining_move(moves: Sequence[Move], deck: Mapping[int, Layout | None], grove: Grove) -> tuple[int, Move] | None:
    """Return the last placement that, typed differently, leads to the typed grove, and how; None if there is none."""
    for number in range(len(moves) - 1, -1, -1):
        for repair in _repairs(moves[number]):
            if _leads_to(_replay_with(moves, number, repair, deck), grove):
                return number, repair
    return None


def misplaced(seat: int, moves: Sequence[Move], number: int, other: Move) -> Finding:
    """Return that one placement, typed differently, explains every difference."""
    return finding(
        codes.PLACEMENT_OTHER,
        at("players", seat, "placements", number),
        "with card {card} here the grove would be different",
        help="the grove is as typed with {move}: compare both with the table",
        card=moves[number].card,
        move=move_text(other),
    )


def choice_help(moves: Sequence[Move], fault: Fault, deck: Mapping[int, Layout | None], grove: Grove | None) -> Text:
    """Return what to type where a placement does not say which trees got the last dice."""
    fits = () if grove is None else tuple(_fitting_choices(moves, fault, deck, grove))
    if fits:
        return Text("the grove is as typed with {dice}", dice=fits)
    return Text(
        "say which of them got a die: `dice: [[x, y], …]` with {n} of {spots}",
        n=fault.number,
        spots=spots_text(fault.spots),
    )


def _fitting_choices(
    moves: Sequence[Move], fault: Fault, deck: Mapping[int, Layout | None], grove: Grove
) -> Iterator[str]:
    """Yield the choices that lead to the typed grove."""
    move = moves[fault.move]
    for spots in combinations(fault.spots, fault.number):
        chosen = move._replace(dice=(*move.dice, *spots))
        if _leads_to(_replay_with(moves, fault.move, chosen, deck), grove):
            yield f"`dice: [{', '.join(spots_text(chosen.dice))}]`"


def _repairs(move: Move) -> Iterator[Move]:
    """Yield the obvious repairs of a placement, the most likely first."""
    if move.column != move.row:
        yield move._replace(column=move.row, row=move.column)
    yield move._replace(turn=(move.turn + 2) % 4)
    for right, down in _STEPS:
        yield move._replace(column=move.column + right, row=move.row + down)
    for quarters in (1, 3):
        yield move._replace(turn=(move.turn + quarters) % 4)


def _replay_with(moves: Sequence[Move], number: int, other: Move, deck: Mapping[int, Layout | None]) -> Replay:
    """Return the game replayed with one placement replaced."""
    return replay((*moves[:number], other, *moves[number + 1 :]), deck)


def _leads_to(game: Replay, grove: Grove) -> bool:
    """Whether a game could be played to its end and led to the typed grove."""
    return game.fault is None and not align(game.tops, grove).differences
