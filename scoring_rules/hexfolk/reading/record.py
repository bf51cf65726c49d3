"""The record of a Hexfolk game, in its long form, and the one short form: a map by its name alone."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from pydantic import Field

from scoring_rules.frame.record import (
    FileOf,
    GridText,
    Names,
    PersonName,
    Player,
    Record,
    Sentence,
    Shaped,
    Whole,
    Word,
    YesNo,
)
from scoring_rules.frame.typed.form import Owner, ShortForm, Typed
from scoring_rules.frame.typed.forms import LISTS, PLAYERS, WORDS
from scoring_rules.frame.typed.nodes import Node
from scoring_rules.frame.typed.parts import under
from scoring_rules.frame.typed.vocabulary import Vocabularies


def _named(node: Node, _: Owner) -> Node:
    return under("name", node)


NAMED = ShortForm("a name alone, which is its `name`, or keys with values", _named, (Typed.TEXT,))


WordLists: TypeAlias = Annotated[tuple[tuple[Word, ...], ...], LISTS]


class Hand(Shaped):
    """Cards that were not played, and what else the checks of deck and bank ask for."""

    knights: Whole | None = None
    road_building: Whole | None = None
    year_of_plenty: Whole | None = None
    monopoly: Whole | None = None
    played: dict[Word, Whole] = Field(default={}, examples=["{road_building: 1}"])
    resources: dict[Word, Whole] = Field(default={}, examples=["{lumber: 2, ore: 1}"])


class HexfolkPlayer(Player):
    """A player and the pieces on the map; the places are words, several of them for a walk or a run.

    Instead of places there may be a number of pieces; `longest_road` is its length, or yes and no, as is
    `largest_army`.
    """

    settlements: WordLists | None = None
    cities: WordLists | None = None
    roads: WordLists | None = None
    longest_road: Word | None = None
    largest_army: Word | None = None
    knights: Whole | None = None
    victory_cards: Whole | None = None
    hand: Hand | None = None
    played: dict[Word, Whole] = Field(default={}, examples=["{road_building: 1}"])
    resources: dict[Word, Whole] = Field(default={}, examples=["{lumber: 2, ore: 1}"])
    letter: Word | None = None

    @property
    def board(self) -> bool | None:
        """Whether any list or number of pieces is typed; None where not."""
        lists = (self.settlements, self.cities, self.roads, self.longest_road)
        return any(places is not None for places in lists) or None


class MapShape(Shaped):
    """A map by its name, by the lengths of its rows, or by the axial coordinates of its hexes."""

    name: Word | None = None
    rows: Annotated[tuple[Whole, ...], WORDS] | None = None
    hexes: Annotated[tuple[tuple[Whole, ...], ...], LISTS] | None = None


class Holders(Shaped):
    """Who has the two cards, where the map alone cannot tell."""

    longest_road: PersonName | None = None
    largest_army: PersonName | None = None


class Options(Shaped):
    """What was switched on or off in the lobby."""

    special_awards: YesNo = True
    robber: YesNo = True
    friendly_robber: YesNo = False


Players: TypeAlias = Annotated[tuple[HexfolkPlayer, ...], PLAYERS]


class HexfolkRecord(Record):
    """A finished table of Hexfolk."""

    FILES: ClassVar[tuple[FileOf, ...]] = (FileOf("players", ("name", "roads"), many=True),)

    map: Annotated[MapShape, NAMED] | None = None
    target: Whole | None = None
    turn: PersonName | None = None
    holders: Holders | None = None
    options: Options | None = None
    extensions: Names = ()
    tiles: dict[Word, Sentence] = Field(default={}, examples=["{A1: forest 3, B4: desert}"])
    ports: dict[Word, Word] = Field(default={}, examples=["{A1/NW: ore, B1/W: any}"])
    robber: Word | None = None
    position: GridText | None = None
    players: Players

    @classmethod
    def vocabularies(cls) -> Vocabularies:
        """Return what may stand in the texts of its fields and of those of its players."""
        from scoring_rules.hexfolk.reading.vocabulary import VOCABULARIES  # only a schema needs it

        return VOCABULARIES
