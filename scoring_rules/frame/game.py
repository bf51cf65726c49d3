"""A game as one value: all that the tool asks of it.

Each game is a module `scoring_rules.<id>.game` with its `GAME`, and `scoring_rules.load_game` loads it. What
not every command needs (the record model, drawings, templates, cards) comes from functions that import it when
called, because pydantic and drawings cost more than all the rest of the start.

Seats are counted from 0, in the order of the record's players. A table handed to a game is always one of its
own; the tool knows of it only what `frame.table` names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from scoring_rules.frame.board.picture import Picture
from scoring_rules.frame.finding import Finding, Findings
from scoring_rules.frame.info import CardInfo, Info, Numbers, Rule
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.result import Difference, Measure, PlayerScore, Ranking
from scoring_rules.frame.template import Line, Template, TemplateOption
from scoring_rules.frame.typed.repair import Repair

if TYPE_CHECKING:
    from scoring_rules.frame.record import Record

AnyTable = TypeVar("AnyTable")
Table_contra = TypeVar("Table_contra", contravariant=True)


Cards: TypeAlias = tuple[CardInfo, ...]


class Draw(Protocol[Table_contra]):
    """Draws a seat's board; ValueError if it has none.

    `marked` are places as items name them, of a thing that others count for its own alone. What they belong to has a
    frame that can be seen in grey too and covers nothing.
    """

    def __call__(self, table: Table_contra, seat: int, marked: frozenset[str] = ...) -> Picture:
        """Return the drawing."""


class Sketch(Protocol[Table_contra]):
    """Draws a seat's board as lines of text, at most 60 characters wide; lines of words may be wider.

    The places of `marked`, named as in `Item.places`, are put in square brackets. With `plain` the lines of the
    drawing are ASCII characters. ValueError if the seat has no board.
    """

    def __call__(
        self, table: Table_contra, seat: int, marked: frozenset[str] = ..., *, plain: bool = ...
    ) -> tuple[Value, ...]:
        """Return the lines."""


class Templates(NamedTuple):
    """How records to fill in are written.

    Attributes:
        options: The options of `new` that the game has.
        lines: Makes the game's lines of a record: settings, and players with empty boards. The record passes
            every check. What is wrong with an option is added to the findings, at a path that begins with the
            option's id; the lines then go without it.
    """

    options: tuple[TemplateOption, ...]
    lines: Callable[[Template, Findings], tuple[Line, ...]]


def unchanged(table: AnyTable) -> AnyTable:
    """Return a table as it was read: nothing was left open."""
    return table


def other_rules_only(table: AnyTable, readings: Mapping[str, str]) -> AnyTable | None:  # noqa: ARG001
    """Return the same table: other rulings score it differently, but do not decide what is on it."""
    return table


def no_differences(table: Any, seat: int, score: PlayerScore) -> Iterable[Difference]:  # noqa: ARG001
    """Return nothing: no notation of the game claims anything of single places."""
    return ()


def nothing_to_collect(table: Any) -> Mapping[str, Name]:  # noqa: ARG001
    """Return nothing: records define nothing of their own that could be collected into a file."""
    return {}


def any_numbers(table: Any) -> Mapping[str, Numbers]:  # noqa: ARG001
    """Return nothing: any category may give any points."""
    return {}


def no_counts(table: Any, seat: int) -> Mapping[str, int | range]:  # noqa: ARG001
    """Return nothing: the game has no pieces that could be counted on the table."""
    return {}


def no_measures(table: Any, seat: int, total: int, adjustments: int) -> Mapping[str, Measure]:  # noqa: ARG001
    """Return nothing: there are no figures besides the points."""
    return {}


def no_notes(table: Any, players: Sequence[PlayerScore]) -> Iterator[Text]:  # noqa: ARG001
    """Yield nothing: the points speak for themselves."""
    yield from ()


def nothing_chosen(table: Any) -> tuple[Value, ...]:  # noqa: ARG001
    """Return nothing: the game is played in one way."""
    return ()


def of_no_seat(table: Any, seat: int) -> bool:  # noqa: ARG001
    """Return that it is so of no seat."""
    return False


def only_whole_names(record: Any, table: Any, seat: int) -> tuple[Value, ...]:  # noqa: ARG001
    """Return nothing: names are typed whole."""
    return ()


def no_other_names(table: Any) -> Mapping[str, str]:  # noqa: ARG001
    """Return nothing: places are called as items name them."""
    return {}


Repairs: TypeAlias = Callable[[Any, Sequence[Finding]], Iterator[Repair]]


def no_steps(record: Any, errors: Sequence[Finding]) -> Iterator[Repair]:  # noqa: ARG001
    """Yield nothing: no step but those of every board is known."""
    yield from ()


def no_repairs() -> Repairs:
    """Return what knows no steps of the game's own."""
    return no_steps


def no_cards() -> Cards:
    """Return nothing: the game has no cards or tiles to look up."""
    return ()


ReadResult: TypeAlias = tuple[AnyTable, list[Finding]]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[AnyTable]):
    """A game: its data, how a record of it is read and checked, how a table is scored and shown.

    Attributes:
        info: The game as data.
        keys: The key words of a record.
        read: Returns the table that a record describes, and what is wrong with the notation. What cannot be
            read is missing from the table (a seat has no board), so that the rest can still be checked.
        check: Yields what the rules and the box do not allow.
        rules: Returns the rules that settings select by their ids, categories in pad order.
        rank: Returns who came where, given every seat's total (adjustments and counted points too).
        record: Imports the pydantic model of a record.
        drawing: Imports what draws a board.
        sketching: Imports what draws a board in text.
        templates: Imports what writes records to fill in.
        is_blank: Whether nothing of a seat with a board is typed yet, as in a template.
        is_by_number: Whether pieces of a seat with a board are typed as numbers: they score, but where they are
            is not known, so that it is not checked and not drawn.
        counts: Returns how many of each piece a seat with a board has, or how many it may have; ids as in
            `info.pieces`, without those that nobody typed.
        numbers: Returns which points the categories can give at a table, as far as that is known; one that is not
            in play gives 0.
        measures: Returns plain figures besides the points of a seat with a board, given its total and the
            adjustments in it.
        notes: Yields what there is to say about how the table was scored, readings apart.
        read_as: Returns what was read of words that are only a part of a name, for the line that says back what was
            read; it gets the record, the table and the seat.
        repairs: Imports what yields the steps that people get wrong in a record of the game, besides those of every
            grid, each with the record without it; it gets the record and its errors.
        replayed: The keys of a player under which moves are typed that are played again to check the board.
        replay_effort: How much longer it takes to read a board with such moves than one without.
        played: Returns what the game was played with (mode, boxes, edition, target), a fact each, for the head.
        cards: Returns the cards and tiles that can be looked up, those of one kind together.
        settle: Returns a table that was just read with what was left open settled by the rulings in force;
            for games in which rulings also decide what is on the table.
        settle_under: Returns a settled table as it is under other rulings, None if that depends on what was
            left open.
        differences: Yields what was claimed about places of a seat's board and is not so.
        say_place: Returns what a place that items name is called when it is shown.
        typed_places: Returns the places that a record spells otherwise than items name them, as it spells them.
        additions: Returns what a record defines of its own as it is typed in a list in each language, by its keys.
        always_sketched: Whether the sketch says what scores, so that it goes above every score in text.
    """

    info: Info
    keys: Keys
    read: Callable[[Any], ReadResult[AnyTable]]
    check: Callable[[AnyTable], Iterator[Finding]]
    rules: Callable[[Any], Mapping[str, Rule]]
    rank: Callable[[AnyTable, Sequence[int]], Ranking]
    record: Callable[[], type[Record]]
    drawing: Callable[[], Draw[AnyTable]]
    sketching: Callable[[], Sketch[AnyTable]]
    templates: Callable[[], Templates]
    is_blank: Callable[[AnyTable, int], bool] = of_no_seat
    is_by_number: Callable[[AnyTable, int], bool] = of_no_seat
    counts: Callable[[AnyTable, int], Mapping[str, int | range]] = no_counts
    numbers: Callable[[AnyTable], Mapping[str, Numbers]] = any_numbers
    measures: Callable[[AnyTable, int, int, int], Mapping[str, Measure]] = no_measures
    notes: Callable[[AnyTable, Sequence[PlayerScore]], Iterator[Text]] = no_notes
    played: Callable[[AnyTable], tuple[Value, ...]] = nothing_chosen
    read_as: Callable[[Any, AnyTable, int], tuple[Value, ...]] = only_whole_names
    repairs: Callable[[], Repairs] = no_repairs
    replayed: tuple[str, ...] = ()
    replay_effort: int = 1
    cards: Callable[[], Cards] = no_cards
    settle: Callable[[AnyTable], AnyTable] = unchanged
    settle_under: Callable[[AnyTable, Mapping[str, str]], AnyTable | None] = other_rules_only
    differences: Callable[[AnyTable, int, PlayerScore], Iterable[Difference]] = no_differences
    say_place: Callable[[str], Value] = str
    typed_places: Callable[[AnyTable], Mapping[str, str]] = no_other_names
    additions: Callable[[AnyTable], Mapping[str, Name]] = nothing_to_collect
    always_sketched: bool = False

    def is_drawn(self, table: AnyTable, seat: int) -> bool:
        """Whether a seat has a board of which a drawing can be made."""
        board: object = table.seats[seat].board  # type: ignore[attr-defined]
        return board is not None and not self.is_by_number(table, seat)
