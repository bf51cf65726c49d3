"""A finished table, as far as all games are alike: settings, seats with their boards, how many may play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, Self, TypeVar

from scoring_rules.frame.finding import Code, Finding, finding
from scoring_rules.frame.limits import MOST_PLAYERS
from scoring_rules.frame.typed.place import at

Board_co = TypeVar("Board_co", covariant=True)


class Settings(Protocol):
    """What selects the rules. Each game has more; these are what the tool reads. A NamedTuple."""

    @property
    def mode(self) -> str | None:
        """The id of the mode played, if the game has modes."""

    @property
    def edition(self) -> str | None:
        """The id of the edition played, if the game has editions."""

    @property
    def readings(self) -> Mapping[str, str]:
        """The ruling in force for each of the game's readings."""

    def _replace(self, *, readings: Mapping[str, str]) -> Self: ...


class Seat(Protocol[Board_co]):
    """One player at the table; without a board if there is none that can be scored."""

    @property
    def name(self) -> str:
        """The player's name."""

    @property
    def board(self) -> Board_co | None:
        """The player's own board, or None."""


class Table(Protocol[Board_co]):
    """A finished game: what selects the rules, and the seats in the order of the record. A NamedTuple."""

    @property
    def settings(self) -> Any:
        """The game's `Settings`."""

    @property
    def seats(self) -> Sequence[Seat[Board_co]]:
        """The players."""


def board_of(table: Table[Board_co], seat: int) -> Board_co:
    """Return the board of a seat, counted from 0; ValueError if there is none that can be scored."""
    board = table.seats[seat].board
    if board is None:
        message = f"{table.seats[seat].name} has no board that can be scored"
        raise ValueError(message)
    return board


def seated(table: Table[Board_co]) -> list[tuple[int, Board_co]]:
    """Return the boards that can be scored, each with its seat."""
    return [(seat, player.board) for seat, player in enumerate(table.seats) if player.board is not None]


def too_many_players(table: Table[Any], most: int, code: Code) -> Iterator[Finding]:
    """Yield that there are too many players; more than can be read at all are reported by whatever reads them."""
    if most < len(table.seats) <= MOST_PLAYERS:
        yield finding(
            code,
            at("players", most, "name"),
            "{player} is player {n}",
            help="type each table in a file of its own",
            player=table.seats[most].name,
            n=most + 1,
        )


class Typed(Protocol):
    """A player as a record has it."""

    @property
    def counted(self) -> Mapping[str, int] | None:
        """The points that were counted by hand."""


def only_counted(players: Iterable[Typed]) -> bool:
    """Whether the points of every player were counted by hand: what only boards are scored by need not be known."""
    counted = [player.counted is not None for player in players]
    return bool(counted) and all(counted)
