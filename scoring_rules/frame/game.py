"""What a game offers: the one interface through which the tool meets it.

A game is a module of this package (`scoring_rules.hutan`) that has the attributes of `Game`. What
not every command needs lies in modules beside it: `record` with the pydantic model, `picture`,
`sketch`, `template`, `cards`; they are imported only where they are used, because pydantic costs more
than all the rest of the start.

The functions take tables as `Any` on purpose: each game has its own frozen table, and of it the
tool reads only what `Table` names. This module is for type checkers: nothing imports it at run time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, Self

from scoring_rules.frame.board.picture import Picture
from scoring_rules.frame.finding import Finding
from scoring_rules.frame.info import CardInfo, Info, Rule
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Difference, Measure, PlayerScore, Ranking
from scoring_rules.frame.template import Line, Template, TemplateOption


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
    """A finished game: what selects the rules, and the seats in the order of the record. A NamedTuple."""

    @property
    def settings(self) -> Any:
        """The game's `Settings`."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The players."""


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


class Ruling(Protocol):
    """What a game has beside `Game` where rulings decide what lies on the table, not only what it scores."""

    def ruled(self, table: Any) -> Any:
        """Return a table that was just read with what was left open settled by the rulings in force."""

    def otherwise(self, table: Any, readings: Mapping[str, str]) -> Any | None:
        """Return a settled table as other rulings have it, None where that hangs on what was left open."""


class Comparing(Protocol):
    """What a game has beside `Game` where a record can say of single places whether they score."""

    def differences(self, table: Any, seat: int, score: PlayerScore) -> Iterator[Difference]:
        """Yield what was claimed of places of a seat's board and is not so."""


class Naming(Protocol):
    """What a game has beside `Game` where the places that items name are things, with names of their own."""

    def say_place(self, place: str) -> Value:
        """Return what a place is called where it is shown."""


class Drawing(Protocol):
    """A game's module `picture`."""

    def picture(self, table: Any, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
        """Return the drawing of a seat's board; ValueError where it has none.

        `marked` are places as items name them; each is framed so that it stands out in grey, too.
        """


class Sketching(Protocol):
    """A game's module `sketch`.

    Where the drawing says what scores, `ALWAYS_SHOWN = True` beside it puts it above every score in text.
    """

    def sketch(
        self, table: Any, seat: int, marked: frozenset[str] = frozenset(), *, plain: bool = False
    ) -> tuple[Value, ...]:
        """Return a seat's board as lines of text, at most 60 characters wide; those in words may be wider.

        The places of `marked`, named as in `Item.places`, stand in square brackets. With `plain` the
        lines of the drawing are ASCII characters. ValueError where the seat has no board.
        """


class Templating(Protocol):
    """A game's module `template`."""

    @property
    def OPTIONS(self) -> tuple[TemplateOption, ...]:  # noqa: N802 - a constant of the module
        """The options of `new` that this game has."""

    def template(self, wanted: Template, found: list[Finding]) -> tuple[Line, ...]:
        """Return the game's lines of a record to fill in: settings and players with empty boards.

        The record passes every check. What is wrong with an option is added to `found`, at a path
        that begins with the option's id; the lines then go without it.
        """


class Cards(Protocol):
    """A game's module `cards`.

    Where records define things of their own, `additions(table)` beside it returns them as they are typed
    in a list, by their keys, so that they can be collected into a file.
    """

    def cards(self) -> tuple[CardInfo, ...]:
        """Return the cards and tiles that can be looked up, those of one kind together."""
