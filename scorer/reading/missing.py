"""What a record lacks that a player will have on the table: boards, control counts, what others have typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from scorer.reading.control_counts import has_counts
from scorer.record.codes import NO_COUNTS, NOT_LIKE_OTHERS, NOT_YET_TYPED, NOTHING_TYPED
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.template import control_example
from scoring_rules.frame.typed.place import KEY, at

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


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
        yield from (_no_counts(game, record.players[seat], seat) for seat in typed if _lacks_counts(game, record, seat))


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
    """Yield what counts as 0 because it is not typed for a player, where it is typed for others."""
    for key in game.info.everybody:
        what = game.info.zero_when_missing[key]
        having = People(record.players[seat].name for seat in seats if getattr(record.players[seat], key) is not None)
        for seat in seats if having else ():
            if getattr(record.players[seat], key) is None:
                yield finding(
                    NOT_LIKE_OTHERS,
                    at("players", seat, "name"),
                    "{what}: typed for {others}, not for {player}",
                    help="count it on the table, and type `{key}: 0` where there is none",
                    rests_on=[at("players", seat, key)],
                    what=what,
                    others=having,
                    player=record.players[seat].name,
                    key=game.keys.as_typed(key),
                )


def _lacks_counts(game: Game[Any], record: Any, seat: int) -> bool:
    return bool(game.info.pieces) and not has_counts(record.players[seat], game.keys.board)


def _no_counts(game: Game[Any], player: Any, seat: int) -> Finding:
    return finding(
        NO_COUNTS,
        at("players", seat, "name"),
        "{player}: nothing was counted",
        help="{to_count}; type the numbers on the table as in `pieces: {example}`",
        rests_on=[at("players", seat, game.keys.board)],
        player=player.name,
        to_count=game.info.to_count,
        example=control_example(game.info),
    )
