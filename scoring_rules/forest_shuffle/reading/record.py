"""The record of a game of Forest Shuffle, in its long form."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from pydantic import Field

from scoring_rules.forest_shuffle.reading.short_forms import CARDS, ENTRIES
from scoring_rules.frame.record import (
    BoardEntry,
    FileOf,
    Line,
    Lines,
    Player,
    Record,
    Sentence,
    Shaped,
    Whole,
    Word,
    Words,
)
from scoring_rules.frame.typed.forms import PLAYERS
from scoring_rules.frame.typed.vocabulary import Vocabularies


class TypedHost(BoardEntry):
    """A host as typed: its name, and the cards around it, their slots named or not.

    A line with control counts is an entry, too, with `counts` alone.
    """

    COUNTS: ClassVar[str] = "counts"

    name: Line | None = None
    items: Lines = ()
    top: Lines = ()
    bottom: Lines = ()
    left: Lines = ()
    right: Lines = ()
    counts: Sentence | None = None


class TypedCave(Shaped):
    """A cave: what kind it is, and the number of cards in it."""

    type: Word | None = None
    cards: Whole | None = None


Entries: TypeAlias = Annotated[tuple[TypedHost, ...], ENTRIES]
Cave: TypeAlias = Annotated[TypedCave, CARDS]


class ForestPlayer(Player):
    """A player and the forest; counts instead, where only those to compare with are known."""

    forest: Entries | None = None
    cave: Cave | None = None
    symbols: dict[Word, Whole] | None = Field(None, examples=["{linden: 4}"])
    counts: dict[Word, Whole] | None = Field(None, examples=["{lindens: 4, trees: 12}"])


Players: TypeAlias = Annotated[tuple[ForestPlayer, ...], PLAYERS]


class ForestRecord(Record):
    """A finished table of Forest Shuffle."""

    FILES: ClassVar[tuple[FileOf, ...]] = (FileOf("players", ("name", "forest"), many=True),)

    boxes: Words = ()
    players: Players

    @classmethod
    def vocabularies(cls) -> Vocabularies:
        """Return what may stand in the texts of its fields and of those of its players."""
        from scoring_rules.forest_shuffle.reading.vocabulary import VOCABULARIES  # only a schema needs it

        return VOCABULARIES
