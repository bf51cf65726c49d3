"""What a game offers: the one interface through which the tool meets it.

A game is a module of this package (`scoring_rules.hutan`) that has the attributes of `Game`. Its
record model lives in its module `record`, imported only where a file is read, because pydantic
costs more than all the rest of the start.

The functions take tables as `Any` on purpose: each game has its own frozen table, and of it the
tool reads only what `Table` names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self, TypeAlias

from scoring_rules.finding import Code, Finding
from scoring_rules.result import Item, Measure, PlayerScore, Ranking
from scoring_rules.text import Name, Text, Value


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


class Seat(Protocol):
    """One player at the table; without a board where there is none that can be scored."""

    @property
    def name(self) -> str:
        """The player's name."""

    @property
    def board(self) -> Any:
        """The player's own board, or None."""


class Table(Protocol):
    """A finished game: what selects the rules, and the seats in the order of the record."""

    @property
    def settings(self) -> Any:
        """The game's `Settings`."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The players."""


Score: TypeAlias = Callable[[Any, int], Iterable[Item]]


class Rule(NamedTuple):
    """How a table is scored for one seat, and the category that the items stand in."""

    category: str
    score: Score


class Option(NamedTuple):
    """One value of a setting or a reading, what it may be called, and what it means."""

    id: str
    name: Name
    text: Text
    also: tuple[str, ...] = ()


class Reading(NamedTuple):
    """A point on which sources differ: the rulings to choose from and the default."""

    id: str
    options: tuple[Option, ...]
    default: str
    text: Text


class Setting(NamedTuple):
    """A key of the record beside `players` and what it holds."""

    key: str
    text: Text
    options: tuple[Option, ...] = ()


class Piece(NamedTuple):
    """Something that can be counted on the table to check the typing.

    `text` is shown in the line of what was read ("{n} tree", "{n} trees"); `words` are what a
    person may call it in a control count, `letter` its short form (`16T`). Pieces of one `group`
    stand together in the line.
    """

    id: str
    text: Text
    words: tuple[str, ...]
    letter: str = ""
    group: int = 0
    controls: bool = True


class Info(NamedTuple):
    """A game as data: what can be listed without reading a record."""

    slug: str
    name: Name
    rules_version: str
    players: tuple[int, int]
    categories: Mapping[str, Value]
    settings: tuple[Setting, ...]
    readings: tuple[Reading, ...]
    pieces: tuple[Piece, ...]
    codes: tuple[Code, ...]
    about: Text
    box: Text


class Template(NamedTuple):
    """What `new` was asked for: the players' names, and the game's own options."""

    players: tuple[str, ...]
    options: Mapping[str, str] = {}


class Line(NamedTuple):
    """A line of a template: YAML as it is, and a comment to the right of it or alone."""

    yaml: str
    comment: Text | None = None


class Game(Protocol):
    """The interface of a game; each game is a module that has these names.

    Seats are counted from 0, in the order of the record's players. A table handed to a game is
    always one of its own.
    """

    @property
    def info(self) -> Info:
        """The game as data."""

    def read(self, record: Any) -> tuple[Any, list[Finding]]:
        """Return the table that a record describes, and what is wrong with the notation.

        What cannot be read is missing from the table (a seat has no board), so that the rest can
        still be checked.
        """

    def check(self, table: Any) -> Iterator[Finding]:
        """Yield what the rules and the box do not allow."""

    def rules(self, settings: Any) -> Mapping[str, Rule]:
        """Return the rules in force by their ids, categories in pad order."""

    def counts(self, table: Any, seat: int) -> Mapping[str, int]:
        """Return how many of each piece a seat with a board has; ids as in `info.pieces`."""

    def measures(self, table: Any, seat: int, total: int, adjustments: int) -> Mapping[str, Measure]:
        """Return plain figures beside the points of a seat with a board."""

    def rank(self, table: Any, totals: Sequence[int]) -> Ranking:
        """Return who came where, given every seat's total (adjustments and counted points too)."""

    def notes(self, table: Any, players: Sequence[PlayerScore]) -> Iterator[Text]:
        """Yield what there is to say about how the table was scored, readings apart."""

    def template(self, wanted: Template) -> tuple[Line, ...]:
        """Return a record to fill in that already passes every check."""
