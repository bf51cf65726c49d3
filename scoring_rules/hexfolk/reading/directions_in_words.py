"""Directions in words where letters are typed: `A1.nord`, `A1/nord-est`, `sudest`."""

from __future__ import annotations

import re
from typing import NamedTuple

from scoring_rules.hexfolk.data.words import DIRECTION_WORDS

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_LETTER = {word.upper(): letter for letter, words in DIRECTION_WORDS.items() for word in words}


def _any_of(letters: str) -> str:
    return "|".join(word for word, letter in _LETTER.items() if letter in letters)


_WORDED = re.compile(
    r"(?:(?P<row>[A-Z]{1,2})\s?0*(?P<column>\d{1,3})\s?(?P<sign>[./ :;,_\\-]?)\s?)?"
    rf"(?:(?P<first>{_any_of('NS')})(?:[ _-]?(?P<second>{_any_of('EW')}))?|(?P<alone>{_any_of('EW')}))"
)


class Worded(NamedTuple):
    """A direction in words: the hex before it and the sign between them, if any, and its letters."""

    hex: str
    sign: str
    letters: str


def worded(text: str) -> Worded | None:
    """Return the direction in words that a name in capitals has, None where it has none."""
    found = _WORDED.fullmatch(text)
    if found is None:
        return None
    words = (found["first"], found["second"], found["alone"])
    letters = "".join(_LETTER[word] for word in words if word)
    return Worded(f"{found['row'] or ''}{found['column'] or ''}", found["sign"] or "", letters)
