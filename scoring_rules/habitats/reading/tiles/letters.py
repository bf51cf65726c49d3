"""The letters of terrains: what is said of another letter in their place, as the E of eau or the S of savane."""

from __future__ import annotations

import re

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import FLOWER, LETTERS, NEEDED_WORDS, TERRAINS
from scoring_rules.habitats.reading.tiles.directions import Word

GROUNDS = LETTERS[:FLOWER]
"""The letters of the four terrains."""
_ONE_OR_TWO = re.compile(r"[A-Z][/,+]?[A-Z]|[A-Za-z](?:[/,+][A-Za-z])?")
_MEANING = Text("type G for grassland, F for forest, D for desert, W for water")
_OF_NEEDS = Text("G grassland, F forest, D desert, W water; L is a flower")
_INITIALS = {name[:1].upper() for names in (*TERRAINS, *NEEDED_WORDS) for name in names} - set(LETTERS)


def is_initial(text: str) -> bool:
    """Whether a word is the first letter of what a terrain is called, and no letter of a terrain."""
    return text.upper() in _INITIALS


def like_letters(text: str) -> bool:
    """Whether a word looks like the letters of one or two terrains and is none: `E`, `D/E`, `EG`."""
    letters = [sign for sign in text.upper() if sign.isalpha()]
    wrong = sum(letter not in GROUNDS for letter in letters)
    return _ONE_OR_TWO.fullmatch(text) is not None and (
        0 < wrong < len(letters) or wrong == len(letters) == 1
    )


def no_terrain(word: Word) -> Finding:
    """Return that a letter of a word that should name terrains names none."""
    letter = next(sign for sign in word.text if sign.isalpha() and sign.upper() not in GROUNDS)
    return _wrong(word, letter, _MEANING)


def no_need(word: Word, letter: str) -> Finding:
    """Return that a letter of a word that should name what an animal needs names nothing of that."""
    return _wrong(word, letter, _OF_NEEDS)


def _wrong(word: Word, letter: str, remedy: Text) -> Finding:
    label = Text("`{letter}` is no terrain", letter=letter)
    if letter != word.text:
        label = Text("`{letter}` in `{typed}` is no terrain", letter=letter, typed=short(word.text))
    return finding(codes.TILE_WORD, word.place, label, help=remedy)
