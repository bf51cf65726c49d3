"""Games by what people call them: their ids, and the names on their boxes in every language."""

from __future__ import annotations

from scoring_rules import GAMES, load_game
from scoring_rules.frame.language.names import Lexicon, Match, fold


def by_id(typed: str) -> str | None:
    """Return the game that is meant by its id, None where there is none; no game is imported."""
    return Lexicon((slug, (slug,)) for slug in GAMES).exact(typed)


def by_name(typed: str) -> str | None:
    """Return the game that is meant by its id or by its name in any language, None where there is none."""
    return by_id(typed) or Lexicon((slug, spellings(slug)) for slug in GAMES).exact(typed)


def by_part(typed: str) -> Match[str]:
    """Return the game that a name, a word of it or its beginning means, or those that it may mean."""
    whole = by_name(typed)
    if whole is not None or not fold(typed):
        return Match(whole)
    match = Lexicon((slug, spellings(slug)) for slug in GAMES).find(typed)
    if match.found is not None or match.several:
        return match
    begun = tuple(slug for slug in GAMES if any(fold(name).startswith(fold(typed)) for name in spellings(slug)))
    return Match(begun[0]) if len(begun) == 1 else Match(None, begun)


def spellings(slug: str) -> tuple[str, ...]:
    """Return the id and the names of a game."""
    return (slug, *filter(None, dict.fromkeys(load_game(slug).info.name)))
