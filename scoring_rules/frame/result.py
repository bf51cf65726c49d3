"""A score as values: items, categories, players, ranking. Points exist once, as items."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from scoring_rules.frame.language.text import People, Text, Value
from scoring_rules.frame.table import Table

Measure: TypeAlias = "int | bool | str | list[str] | None"


class Item(NamedTuple):
    """Points from one source: what scored, by which rule, how they come about, and where.

    `rule` is the id that the rules page explains. `working`, where it is arithmetic, evaluates to
    `points`. `places` names what counted, in the game's own words (`A1`, `oak 2`); `own` is the place of the
    thing that scores, if it is among them without counting.
    """

    rule: str
    points: int
    label: Value
    working: Value = ""
    places: tuple[str, ...] = ()
    own: str = ""

    @property
    def counting(self) -> tuple[str, ...]:
        """The places that count, or that were looked at without finding any."""
        return tuple(place for place in self.places if place != self.own)


class Category(NamedTuple):
    """A row of the score pad and the items that it is the sum of."""

    id: str
    label: Value
    items: tuple[Item, ...]

    @property
    def points(self) -> int:
        """The sum of the items."""
        return sum(item.points for item in self.items)


class Difference(NamedTuple):
    """What was claimed for a category (or "total", "winner") and what was computed instead.

    Nothing, None, is claimed for a category that a claim by category leaves out.
    """

    category: str
    claimed: int | bool | None
    computed: int | bool
    by: str | None = None
    place: str | None = None


class PlayerScore(NamedTuple):
    """One player's part of a result. `checked` is False if the points were counted by hand."""

    name: str
    categories: tuple[Category, ...]
    rank: int
    winner: bool
    checked: bool = True
    measures: Mapping[str, Measure] = {}
    claimed: Mapping[str, int] = {}
    differences: tuple[Difference, ...] = ()

    @property
    def total(self) -> int:
        """The sum of the categories."""
        return sum(category.points for category in self.categories)


class TieBreak(NamedTuple):
    """The rule that decides a tie, or would, and what there is to say about it."""

    rule: str
    text: Text


class Ranking(NamedTuple):
    """Who came where: a rank for each player and whether they won, in the players' order.

    `question` is what has to be answered before it can be said who won.
    """

    ranks: tuple[int, ...]
    winners: tuple[bool, ...]
    tie_break: TieBreak | None = None
    notes: tuple[Text, ...] = ()
    question: Text | None = None


class OtherReading(NamedTuple):
    """A category of a player to which another ruling on a reading would give other points.

    `reading` and `option` are ids of the game's readings, `name` is what that ruling is called;
    `points` are those of the ruling in force, `other` those of this one.
    """

    reading: str
    option: str
    name: Value
    player: str
    category: str
    points: int
    other: int


class Result(NamedTuple):
    """All that is known of a scored table; every report is a view of it.

    `notes` is everything there is to say; `outcome` is those of them that say what came of the points
    (ratings, targets, challenges). `played` is what the game was played with, for the head;
    `question` what has to be answered before it can be said who won. `typed_places` are the places that the
    record spells otherwise than items name them, as it spells them: so they are shown.
    """

    game: str
    edition: str | None
    mode: str | None
    rules_version: str
    players: tuple[PlayerScore, ...]
    tie_break: TieBreak | None
    notes: tuple[Text, ...]
    outcome: tuple[Text, ...] = ()
    other_readings: tuple[OtherReading, ...] = ()
    played: tuple[Value, ...] = ()
    question: Text | None = None
    typed_places: Mapping[str, str] = {}


def competition_ranks(keys: Sequence[int | tuple[int, ...]]) -> tuple[int, ...]:
    """Return the competition ranking (1, 1, 3) of `keys`, the largest first."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)  # type: ignore[operator]


class Tie(NamedTuple):
    """A tie at the top: the total, who has it, and which of all the players have won."""

    total: int
    tied: People
    winners: People


def tie_at_the_top(table: Table[Any], totals: Sequence[int], winners: Sequence[bool]) -> Tie | None:
    """Return who is tied at the top, or None if one player alone has the most points."""
    best = max(totals, default=0)
    tied = People(seat.name for seat, total in zip(table.seats, totals, strict=True) if total == best)
    won = People(seat.name for seat, winner in zip(table.seats, winners, strict=True) if winner)
    return Tie(best, tied, won) if len(tied) > 1 else None
