"""What a record lacks that a player will have on the table: boards, control counts, what others have typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from scorer.reading.control_counts import has_counts
from scorer.record.codes import NO_COUNTS, NOT_LIKE_OTHERS, NOT_YET_TYPED, NOTHING_TYPED
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.template import control_example, what_to_count
from scoring_rules.frame.typed.place import KEY, at

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game
    from scoring_rules.frame.info import Shared


def missing(game: Game[Any], record: Any, table: Any, *, strict: bool) -> Iterator[Finding]:
    """Yield what is not typed: boards, a key that others have, control counts where they are wanted (`strict`)."""
    boards = [seat for seat, player in enumerate(table.seats) if player.board is not None]
    blank = [seat for seat in boards if nothing_typed(game, table, seat, record.players[seat])]
    if blank and len(blank) == len(record.players):
        remedy = Text("type what each player has on the table, below the name")
        yield finding(NOTHING_TYPED, at("players", part=KEY), help=remedy)
        return
    typed = [seat for seat in boards if seat not in blank]
    yield from (_not_yet(record.players[seat].name, seat, game.keys.board) for seat in blank)
    yield from _not_like_others(game, record, typed)
    if strict:
        lacking = (seat for seat in typed if _lacks_counts(game, record, seat))
        yield from (_no_counts(game, table, record.players[seat], seat) for seat in lacking)


def nothing_typed(game: Game[Any], table: Any, seat: int, player: Any) -> bool:
    """Whether nothing is typed yet of a seat with a board."""
    return game.is_blank(table, seat) and not player.adjustments


def _not_yet(player: str, seat: int, board: str) -> Finding:
    return finding(
        NOT_YET_TYPED,
        at("players", seat, "name"),
        "{player} has nothing on the table, and no part in the score",
        help="type the board, or remove the player",
        rests_on=[at("players", seat, board)],
        player=player,
    )


def _not_like_others(game: Game[Any], record: Any, seats: Sequence[int]) -> Iterator[Finding]:
    """Yield what every player has, where it is typed for some and may have been forgotten of others."""
    for shared in game.info.everybody:
        having = People(record.players[seat].name for seat in seats if _is_typed(record.players[seat], shared))
        for seat in seats if having else ():
            if not _is_told(record.players[seat], shared):
                yield _like_others(game, record.players[seat].name, seat, shared, having)


def _is_typed(player: Any, shared: Shared) -> bool:
    """Whether a player has a value at one of the places where it may be typed."""
    return any(reduce(_below, path, player) is not None for path in shared.paths)


def _below(value: Any, key: str) -> Any:
    return None if value is None else getattr(value, key)


def _is_told(player: Any, shared: Shared) -> bool:
    return _is_typed(player, shared) or any(getattr(player, key) is not None for key in shared.told_by)


def _like_others(game: Game[Any], player: str, seat: int, shared: Shared, having: People) -> Finding:
    *above, key = shared.paths[0]
    named = {"key": game.keys.as_typed(key)} | ({"above": game.keys.as_typed(above[-1])} if above else {})
    return finding(
        NOT_LIKE_OTHERS,
        at("players", seat, "name"),
        "{what}: typed for {others}, not for {player}",
        help=shared.remedy.with_values(**named),
        rests_on=[at("players", seat, *(above or [key]))],
        what=shared.what,
        others=having,
        player=player,
    )


def _lacks_counts(game: Game[Any], record: Any, seat: int) -> bool:
    return bool(game.info.pieces) and not has_counts(record.players[seat], game.keys.board)


def _no_counts(game: Game[Any], table: Any, player: Any, seat: int) -> Finding:
    counts = game.counts(table, seat)
    without = [piece for piece in game.info.to_count_without if piece not in counts]
    return finding(
        NO_COUNTS,
        at("players", seat, "name"),
        "{player}: nothing was counted",
        help="{to_count}; type the numbers on the table as in `pieces: {example}`",
        rests_on=[at("players", seat, game.keys.board)],
        player=player.name,
        to_count=what_to_count(game.info, without),
        example=control_example(game.info, without),
    )
