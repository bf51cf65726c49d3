"""The games: boards, checks and scoring rules, pure and usable alone.

`game("hutan")` returns a game's module; it is imported only when asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import cast

from scoring_rules.game import Game

GAMES: tuple[str, ...] = ("hutan",)


def game(slug: str) -> Game:
    """Return the game with this id, one of `GAMES`; KeyError for any other."""
    if slug not in GAMES:
        raise KeyError(slug)
    return cast("Game", import_module(f"scoring_rules.{slug}"))
