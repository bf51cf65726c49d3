"""The games: boards, checks and scoring rules, pure and usable alone.

`load_game("hutan")` returns a game's module; it is imported only when asked for. What not every command
needs lies in modules of its own, imported by their own functions here: the record model (pydantic),
the picture, the sketch, the template, the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, reduce
from importlib import import_module
from operator import or_
from typing import TYPE_CHECKING, cast

from scoring_rules.frame.language.text import Text, Value

if TYPE_CHECKING:
    from scoring_rules.frame.game import Cards, Drawing, Game, Sketching, Templating
    from scoring_rules.frame.language.keys import Keys
    from scoring_rules.frame.record import Record

GAMES: Mapping[str, Text] = {
    "hutan": Text("plant flowers, grow trees and attract animals on four rainforest tiles"),
    "hexfolk": Text("settle an island of hexes: who has the longest road, and who has won"),
    "habitats": Text("lay out a wildlife park: every animal, gate and camp that scores, and why"),
    "forest_shuffle": Text("grow a forest of trees with animals, plants and mushrooms on all four sides"),
    "hortis": Text("overlap nine cards into a grove: its dice, and the game that led to them"),
}
"""The games by their ids, and what each is in half a sentence; no game is imported for this."""

FILES: Mapping[str, Text] = {
    "deck": Text("File with the cards of the copy at home, instead of the record's `deck:`."),
    "tiles": Text("File with the tiles of the copy at home, instead of the record's `tiles:`."),
}
"""The fields of records whose file may be given on the command line (`--deck FILE`), and what it holds.

Which games have them says `FILES` of their record models.
"""


def load_game(slug: str) -> Game:
    """Return the game with this id, one of `GAMES`; KeyError for any other."""
    return cast("Game", _module(slug))


def record_model(slug: str) -> type[Record]:
    """Return the pydantic model of a game's record."""
    return cast("type[Record]", _module(slug, ".reading.record").RECORD)  # type: ignore[attr-defined]


def record_keys(slug: str) -> Keys:
    """Return the key words of a game's record."""
    return cast("Keys", _module(slug, ".data.keys").KEYS)  # type: ignore[attr-defined]


@cache
def every_key() -> Keys:
    """Return the key words of all games together, for what is typed where no game is known.

    It imports every game, so it is only asked once something is wrong.
    """
    return reduce(or_, map(record_keys, GAMES))


def place_names(slug: str) -> Callable[[str], Value]:
    """Return what says the places that items of a game name: as they are, where the game has no names for them."""
    return cast("Callable[[str], Value]", getattr(load_game(slug), "say_place", str))


def drawing(slug: str) -> Drawing:
    """Return what draws a game's boards."""
    return cast("Drawing", _module(slug, ".showing.picture"))


def sketching(slug: str) -> Sketching:
    """Return what draws a game's boards in text."""
    return cast("Sketching", _module(slug, ".showing.sketch"))


def templating(slug: str) -> Templating:
    """Return what writes a game's records to fill in."""
    return cast("Templating", _module(slug, ".showing.template"))


def cards(slug: str) -> Cards:
    """Return what lists the cards and tiles of a game."""
    return cast("Cards", _module(slug, ".showing.cards"))


def _module(slug: str, part: str = "") -> object:
    if slug not in GAMES:
        raise KeyError(slug)
    return import_module(f"scoring_rules.{slug}{part}")
