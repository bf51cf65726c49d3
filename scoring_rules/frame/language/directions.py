"""Directions by their letters: O is west in French (ouest) and east in German (Ost), so the language has to be told."""

from __future__ import annotations

import re

from scoring_rules.frame.language.names import fold

_O = {"fr": "W", "de": "E"}
"""What an O means in a language."""
_LETTERS = re.compile(r"[NESWO]+", re.IGNORECASE)


def language_told(language: str | None) -> str:
    """Return the code of the language that a record is in, empty where it is not told."""
    return fold(language or "")[:2]


def in_english(letters: str, language: str | None) -> str:
    """Return a word of nothing but letters of directions with the O of a language as it is in English: `NO` is `NW`."""
    west_or_east = _O.get(language_told(language))
    if west_or_east is None or not _LETTERS.fullmatch(letters):
        return letters
    return letters.replace("O", west_or_east).replace("o", west_or_east.lower())
