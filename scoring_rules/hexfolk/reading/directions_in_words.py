"""Directions in words where letters are typed: `A1.nord`, `A1/nord-est`, `sudest`."""

from __future__ import annotations

import re
from typing import NamedTuple

from scoring_rules.hexfolk.data.words import DIRECTION_WORDS

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_LETTER = {word.upper(): letter for letter, words in DIRECTION_WORDS.items() for word in words}


def _any_of(letters: str) -> str:
    return "|".join(word for word, letter in _LETTER.items() if letter in letters)


_IN_WORDS = re.compile(
    r"(?:(?P<row>[A-Z]{1,2})\s?0*(?P<column>\d{1,3})\s?(?P<sign>[./ :;,_\\-]?)\s?)?"
    rf"(?:(?P<first>{_any_of('NS')})(?:[ _-]?(?P<second>{_any_of('EW')}))?|(?P<alone>{_any_of('EW')}))"
)


class SpelledDirection(NamedTuple):
    """A direction in words: the hex before it and the sign between them, if any, and its letters."""

    hex: str
    sign: str
    letters: str


def spelled_direction(text: str) -> SpelledDirection | None:
    """Return the direction in words that a name in capitals has, None where it has none."""
    match = _IN_WORDS.fullmatch(text)
    if match is None:
        return None
    words = (match["first"], match["second"], match["alone"])
    letters = "".join(_LETTER[word] for word in words if word)
    return SpelledDirection(f"{match['row'] or ''}{match['column'] or ''}", match["sign"] or "", letters)
