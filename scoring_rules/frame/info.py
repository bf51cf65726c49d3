"""A game as data: what can be listed of it, the rules in force, what a template is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from scoring_rules.frame.board.pad import EmptyBoard, Pad
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.result import Item

YES, NO = Name("yes", "oui", "ja"), Name("no", "non", "nein")

ADJUSTMENTS = Name("Adjustments", "Ajustements", "Anpassungen")
TOTAL = Name("Total", "Total", "Summe")

Score: TypeAlias = Callable[[Any, int], Iterable[Item]]


class Rule(NamedTuple):
    """How a table is scored for one seat, and the category that the items belong to."""

    category: str
    score: Score


class Option(NamedTuple):
    """One value of a setting or a reading, what it may be called, and what it means.

    `mark` is what stands before points by it in a table, where its name alone says too little ("no").
    """

    id: str
    name: Name
    text: Text
    also: tuple[str, ...] = ()
    mark: Name | None = None

    @property
    def word(self) -> Name:
        """What is typed for it in each language: the id, or its name in that language."""
        return Name(self.id, self.name.fr, self.name.de)


class Reading(NamedTuple):
    """A point on which sources differ: the rulings to choose from and the default.

    `of_edition` is the rulings of editions that have another default; in the `settled` editions the ruling is
    known, so that no other is compared there. `word` is what is typed for it in each language; `page` is the ruling
    that the French rules page gives, empty where the page does not say.
    """

    id: str
    options: tuple[Option, ...]
    default: str
    text: Text
    of_edition: Mapping[str, str] = {}
    settled: tuple[str, ...] = ()
    word: Name = Name("", "")
    page: str = ""

    @property
    def typed(self) -> Name:
        """What is typed for the reading in each language."""
        return Name(self.id, self.word.fr or self.id, self.word.de)

    def with_option(self, option: Option) -> Name:
        """Return a ruling as it is typed in each language, `tie: shared`."""
        return Name(f"{self.id}: {option.id}", f"{self.typed.fr}: {option.name.fr}")

    def default_in(self, edition: str | None) -> str:
        """Return the ruling in force if none is typed."""
        return self.of_edition.get(edition or "", self.default)


class Setting(NamedTuple):
    """A key of the record besides `players`, and what it holds."""

    key: str
    text: Text
    options: tuple[Option, ...] = ()


class Piece(NamedTuple):
    """Something that can be counted on the table to check the typing.

    `text` is shown in the line of what was read ("{n} tree", "{n} trees"); `words` are what a
    person may call it in a control count, `letter` its short form (`16T`). Pieces of one `group`
    are together in the line. `supply` is how many a player begins with, if that is fixed. `example` is
    how many there are in examples of control counts, 0 for what is not among them. One that is `rare` is not
    said back where there is none.
    """

    id: str
    text: Text
    words: tuple[str, ...]
    letter: str = ""
    group: int = 0
    supply: int | None = None
    example: int = 0
    rare: bool = False


class Numbers(NamedTuple):
    """Which points a category can give to one player: what a count by hand is held against.

    Attributes:
        why: What the category gives, in half a sentence ("a city counts 2").
        step: The points are a multiple of it.
        least: The fewest points there can be, None where that is not known.
        most: The most points there can be, None where that is not known.
        only: All numbers that there can be, where they are no simple multiples; empty where they are.
        worth: What each thing gives that is counted, where it is the same for all; 0 where it is not.
        base: What is given besides as soon as anything is counted.
        holders: How many players can have points there, None where all can.
        otherwise: What to do where a board gives these to somebody else.
    """

    why: Text
    step: int = 1
    least: int | None = 0
    most: int | None = None
    only: frozenset[int] = frozenset()
    worth: int = 0
    base: int = 0
    holders: int | None = None
    otherwise: Text | None = None

    def allow(self, points: int) -> bool:
        """Whether the category can give these points."""
        if self.only:
            return points in self.only
        above = self.least is None or points >= self.least
        below = self.most is None or points <= self.most
        return above and below and points % self.step == 0

    def nearest(self, points: int) -> tuple[int, ...]:
        """Return what the category can give instead: all of few numbers, else the nearest below and above."""
        if 0 < len(self.only) <= _FEW:
            return tuple(sorted(self.only))
        if points > 0 and self.most == 0 and self.allow(-points):
            return (-points,)
        farthest = max(map(abs, (points, self.least or 0, self.most or 0, *self.only))) + self.step
        below = next((n for n in range(points, -farthest - 1, -1) if self.allow(n)), None)
        above = next((n for n in range(points, farthest + 1) if self.allow(n)), None)
        return tuple(n for n in (below, above) if n is not None)

    def of_things(self, n: int) -> int | None:
        """Return the points of some things, None where they do not tell them or cannot be so many."""
        points = self.base + self.worth * n
        return points if self.worth and n > 0 and self.allow(points) else None


_FEW = 3


class Shared(NamedTuple):
    """What every player has a value of: where one player has typed it, it may have been forgotten of another.

    Attributes:
        what: What it is, as the subject of a message ("cards in the cave").
        paths: Where it may be typed below a player, from the long form; the last step is its key.
        remedy: What to do; `{key}` is the key in the language of the record, `{above}` the one above it.
        told_by: Keys of a player that tell it without being asked: a drawn grove shows its squirrel.
    """

    what: Value
    paths: tuple[tuple[str, ...], ...]
    remedy: Text
    told_by: tuple[str, ...] = ()


MakePad: TypeAlias = Callable[[Any], Pad]
"""Returns the empty score pad; of a table of the game, what is known of it (cards, goals, recipes) is printed on it."""
MakeBoard: TypeAlias = Callable[[Any], EmptyBoard]
"""Returns an empty board to fill in with a pen, as it lies at a table of the game if one is given."""


class CardInfo(NamedTuple):
    """A card, a tile or another thing of the box, as it can be looked up.

    Attributes:
        kind: What it is one of, as a heading ("Ecosystem cards").
        id: The number printed on it, or what is typed for it in a record; no two have the same.
        name: What it is called.
        text: What it scores or what is on it, in a line.
        also: Further words by which it is found.
        rule: The rule that explains it and names the sources.
        reading: The reading that it depends on, if sources differ.
        drawing: The thing as lines of text, if that helps to tell it from others.
        caption: What the drawing shows.
    """

    kind: Name
    id: str
    name: Name
    text: Text
    also: tuple[str, ...] = ()
    rule: str = ""
    reading: str = ""
    drawing: tuple[str, ...] = ()
    caption: Text | None = None


class Info(NamedTuple):
    """A game as data: what can be listed without reading a record.

    `categories` are the labels of all rows that a score may have, in the order of the pad, and
    `pad` and `empty_board` import what makes blank ones; `zero_when_missing` names the keys of a player that count as 0 if they are not typed;
    what `everybody` has is asked for where others at the table have typed it.
    The categories `apart` come from no board: they count beside points counted by hand that hold none of
    them. `sums` are categories that may be claimed for others together.
    `to_count` says what to count on the table to check the typing, `to_count_without` what of it is left where a
    table has none of a piece that is in the example, by the id of the piece.
    Categories `STEM_NUMBER` are shown as one where there is no room for each; `numbered` says what as, by the stem.
    """

    slug: str
    name: Name
    rules_version: str
    players: tuple[int, int]
    categories: Mapping[str, Value]
    pad: Callable[[], MakePad]
    empty_board: Callable[[], MakeBoard]
    settings: tuple[Setting, ...]
    readings: tuple[Reading, ...]
    pieces: tuple[Piece, ...]
    codes: tuple[Code, ...]
    zero_when_missing: Mapping[str, Value] = {}
    everybody: tuple[Shared, ...] = ()
    apart: frozenset[str] = frozenset()
    sums: Mapping[str, tuple[str, ...]] = {}
    to_count: Text = Text("count the pieces")
    to_count_without: Mapping[str, Text] = {}
    numbered: Mapping[str, Value] = {}

    @property
    def labels(self) -> dict[str, Value]:
        """The labels of all that a score or a claim may name: the categories, adjustments, the total."""
        return {**self.categories, "adjustments": ADJUSTMENTS, "total": TOTAL}
