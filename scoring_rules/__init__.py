"""The games: boards, checks and scoring rules, pure and usable alone.

`load_game("hutan")` returns a game as one value; it is imported only when asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce
from importlib import import_module
from operator import or_
from typing import TYPE_CHECKING, Any, cast

from scoring_rules.frame.language.text import Text

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game
    from scoring_rules.frame.language.keys import Keys

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

PARTS: Mapping[str, Text] = {
    "players": Text("the file of one player of {game}"),
    "deck": Text("a deck of {game}"),
    "tiles": Text("tiles of {game}"),
}
"""What a file is that a record names in one of its fields, to be said of one that is found alone."""


def load_game(slug: str) -> Game[Any]:
    """Return the game with this id, one of `GAMES`; KeyError for any other."""
    if slug not in GAMES:
        raise KeyError(slug)
    return cast("Game[Any]", import_module(f"scoring_rules.{slug}.game").GAME)


@cache
def every_key() -> Keys:
    """Return the key words of the records of all games together, for what is typed where no game is known.

    Only asked once something is wrong.
    """
    keys: list[Keys] = [import_module(f"scoring_rules.{slug}.data.keys").KEYS for slug in GAMES]
    return reduce(or_, keys)
