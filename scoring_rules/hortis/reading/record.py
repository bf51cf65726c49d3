"""The record of a Hortis game, in its long form."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from pydantic import Field

from scoring_rules.frame.record import FileOf, GridText, Player, Record, Shaped, Whole, Word, Words
from scoring_rules.frame.typed.forms import PLAYERS
from scoring_rules.hortis.reading.short_forms import FIRST, FLAT, LINES, NUMBERED

Flat: TypeAlias = Annotated[tuple[Word, ...], FLAT]


class Placement(Shaped):
    """A card laid down; its values are read by the game, so that one slip hides no other placement."""

    card: Word | None = None
    turn: Word | None = None
    at: Flat | None = None
    dice: Flat | None = None


class TallyOfDice(Shaped):
    """The dice alone, by fruit."""

    oranges: Words = ()
    lemons: Words = ()
    limes: Words = ()
    squirrel: Word | None = None
    squirrel_neighbours: Word | None = None
    lost: Word | None = None


class RecipeGain(Shaped):
    """What a recipe gave: points, or a factor of a category."""

    card: Word | None = None
    points: Whole | None = None
    times: Whole | None = None
    of: Word | None = None


class RecipeCard(Shaped):
    """The back of a card in a deck."""

    target: Whole | None = None
    rule: Word | None = None


class Deck(Shaped):
    """The cards of the copy at home, by their numbers: fronts, backs."""

    cards: dict[Word, GridText] = {}  # noqa: RUF012 - pydantic copies it
    recipes: dict[Word, Annotated[RecipeCard, FIRST]] = Field(default={}, examples=["{16: 31}"])


class HortisPlayer(Player):
    """A player: at least one of grove, placements and tally."""

    grove: GridText | None = None
    placements: Annotated[tuple[Placement, ...], LINES] | None = None
    tally: TallyOfDice | None = None
    recipes: tuple[RecipeGain, ...] = ()


Players: TypeAlias = Annotated[tuple[HortisPlayer, ...], PLAYERS]


class HortisRecord(Record):
    """A finished table of Hortis."""

    FILES: ClassVar[tuple[FileOf, ...]] = (
        *(FileOf("players", ("name", board), many=True) for board in ("grove", "placements", "tally")),
        FileOf("deck", ("cards",)),
        FileOf("deck", ("recipes",)),
    )

    cards: Words = ()
    deck: Annotated[Deck, NUMBERED] | None = None
    recipes: Words = ()
    target: Whole | None = None
    players: Players = ()
