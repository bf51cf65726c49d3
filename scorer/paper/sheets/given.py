"""What is printed: a scored game with its boards, and what of it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.frame.board.picture import Picture
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Result


class SheetInput(NamedTuple):
    """One game to be printed.

    Attributes:
        game: What the game is called.
        result: Its score.
        pictures: The drawing of each player's board, None where there is none; or nothing at all.
        title: What the players called the evening; so are date, place and remarks theirs.
        read: The lines that say what was read, one a player.
        waived: The findings that were waived (`allow:`), a line each.
        hashes: The hashes of the files that were read, in hexadecimal, the record's first.
    """

    game: Value
    result: Result
    pictures: Sequence[Picture | None] = ()
    title: str = ""
    date: Value = ""
    place: str = ""
    remarks: str = ""
    read: tuple[str, ...] = ()
    waived: tuple[Value, ...] = ()
    hashes: tuple[str, ...] = ()


class Wanted(NamedTuple):
    """What of a game is printed.

    Attributes:
        one_page: Only the first page: who won, the table and, if they fit, the boards.
        poster: Only who won and the boards, these as large as can be.
        sign: A line a player to sign on.
    """

    one_page: bool = False
    poster: bool = False
    sign: bool = False


EVERYTHING = Wanted()


def title_of(game: SheetInput) -> Value:
    """Return what a sheet is headed with."""
    return game.title if game.title.strip() else Text("{game}: score sheet", game=game.game)


def by_rank(game: SheetInput) -> SheetInput:
    """Return a game with its players by rank, those of one rank as they sat."""
    order = sorted(range(len(game.result.players)), key=lambda seat: game.result.players[seat].rank)
    pictures = tuple(game.pictures[seat] for seat in order) if game.pictures else ()
    players = tuple(game.result.players[seat] for seat in order)
    return game._replace(result=game.result._replace(players=players), pictures=pictures)
