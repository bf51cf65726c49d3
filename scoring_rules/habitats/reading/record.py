"""The record of a Habitats game, in its long form."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from pydantic import Field

from scoring_rules.frame.language.text import Text
from scoring_rules.frame.record import (
    FileOf,
    GridText,
    PersonName,
    Player,
    Record,
    Sentence,
    Shaped,
    Whole,
    Word,
    Words,
)
from scoring_rules.frame.typed.forms import BLOCKS, LISTS, PLAYERS
from scoring_rules.habitats.data.words import KINDS
from scoring_rules.habitats.reading.short_forms import LINE, NUMBERS, PLACED, SERIES, TALLY

TILE_WORDS = tuple(word for kind in KINDS.values() for word in kind.words if word)
"""The words that one entry or another of a file of tiles begins with."""

Numbers: TypeAlias = Annotated[tuple[Whole, ...], NUMBERS]


class TileEntry(Shaped):
    """What is printed on a tile: in one line, or key by key."""

    INSTEAD: ClassVar[Text | None] = Text(
        "type the tile as one line without brackets, as in `{example}`", example="lio: animal D GGGF 6"
    )

    line: Sentence | None = None
    kind: Word | None = None
    name: PersonName | None = None
    terrain: Words | None = None
    needs: Annotated[dict[Word, Whole], TALLY] | None = Field(None, examples=["{grassland: 3, forest: 1}"])
    points: Whole | None = None
    design: Word | None = None
    animal: Whole | None = None
    flower: Whole | None = None
    sees: Annotated[tuple[tuple[Word, ...], ...], LISTS] | None = None
    counts: Word | None = None
    border: Words | None = None
    sides: Words | None = None


class ObjectiveEntry(Shaped):
    """An objective of a year, and what is known of how it came out."""

    name: PersonName
    points: Numbers | None = None
    values: dict[PersonName, Numbers] | None = None
    awarded: dict[PersonName, Whole] | None = None
    parks: Word | None = None
    best: Word | None = None


class YearEntry(Shaped):
    """A year and its objectives; `points` are those of the places wherever an objective has none of its own."""

    INSTEAD: ClassVar[Text | None] = Text(
        "type `- objectives:` with the objectives of each year; the points that a player took in the years"
        " go with the player: `{example}`",
        example="years: [4, 6, 7]",
    )

    points: Numbers | None = None
    objectives: tuple[ObjectiveEntry, ...] = ()


class HabitatsPlayer(Player):
    """A player and the reserve; `years` are points taken during the game."""

    reserve: GridText | None = None
    years: Annotated[dict[Word, Whole], SERIES] | None = None


Players: TypeAlias = Annotated[tuple[HabitatsPlayer, ...], PLAYERS]
TileBlock: TypeAlias = dict[Word, Annotated[TileEntry, LINE]]
Tiles: TypeAlias = Annotated[tuple[TileBlock, ...], BLOCKS]


class HabitatsRecord(Record):
    """A finished table of Habitats."""

    FILES: ClassVar[tuple[FileOf, ...]] = (
        FileOf("players", ("name", "reserve"), many=True),
        FileOf("tiles", ("tiles",), many=True, entries=TILE_WORDS),
    )

    edition: Word | None = None
    tiles: Tiles = ()
    years: Annotated[tuple[YearEntry, ...], PLACED] = ()
    players: Players
