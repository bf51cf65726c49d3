"""The words that a tile is typed in: what they may name, and its ground, whose letters are easily mistaken.

People type the first letters of their own words, as the E of eau or the S of savane: what is said of those
is found here, too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_HELPED
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.typed.place import Place
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import (
    COUNT_WORDS,
    COUNTS,
    DESIGNS,
    FLOWER,
    KINDS,
    LETTERS,
    NEEDED,
    NEEDED_WORDS,
    TERRAINS,
)

Thing = TypeVar("Thing")

KNOWN_KINDS = Lexicon((key, (kind.name, key, *kind.also)) for key, kind in KINDS.items())
KNOWN_NEEDS = Lexicon((index, (name, *NEEDED_WORDS[index], LETTERS[index])) for index, name in enumerate(NEEDED))
KNOWN_TERRAINS = Lexicon((index, (name, *NEEDED_WORDS[index], LETTERS[index])) for index, name in enumerate(TERRAINS))
CHOICES: Mapping[str, Lexicon[str]] = {
    "design": Lexicon((design, (name, design)) for design, name in DESIGNS.items()),
    "counts": Lexicon((key, (name, key, *COUNT_WORDS[key])) for key, name in COUNTS.items()),
}
"""What may be typed under the keys whose value is one of a few words."""

GROUNDS = LETTERS[:FLOWER]
"""The letters of the four terrains."""
MOST_TERRAINS = 2
_LETTERS = re.compile(r"[GFDW]{1,4}", re.IGNORECASE)
_ONE_OR_TWO = re.compile(r"[A-Z][/,+]?[A-Z]|[A-Za-z](?:[/,+][A-Za-z])?")
_BETWEEN = re.compile(r"[/,+]")
_INITIALS = {name[:1].upper() for names in (*TERRAINS, *NEEDED_WORDS) for name in names} - set(LETTERS)


class Word(NamedTuple):
    """A word, and its place."""

    text: str
    place: Place


def unread(findings: Findings, word: Word, label: str | Text, /, *, help: str | Text, **values: Any) -> None:
    """Say that a word of a tile cannot be read; texts name it `typed`."""
    findings.say(codes.TILE_WORD, word.place, label, help=help, typed=short(word.text), **values)


def one_of(word: Word, known: Lexicon[Thing], findings: Findings, more: Text | None = None) -> Thing | None:
    """Return the one thing that a word names; if there is none, say what would be understood, and `more` besides."""
    match = known.find(word.text)
    helped = match.several or (len(findings) < MOST_HELPED and known.near(word.text))
    if more is None or match.found is not None or helped:
        return look_up(word.text, known, word.place, findings, codes.TILE_WORD, codes.TILE_WORD)
    remedy = Text("{this}; or {that}", this=Text("type one of {all}", all=known.shown), that=more)
    unread(findings, word, "`{typed}` is not known here", help=remedy)
    return None


def is_ground(text: str) -> bool:
    """Whether a word says which terrains a tile shows: `G`, `GW`, `grassland`, `grassland/water`."""
    if _LETTERS.fullmatch(text):
        return len(set(text.upper())) == len(text)
    return in_words(text)


def in_words(text: str) -> bool:
    """Whether a word names terrains in words, not by their letters."""
    return len(text) > MOST_TERRAINS and all(KNOWN_TERRAINS.exact(part) is not None for part in _BETWEEN.split(text))


def read_ground(words: Sequence[Word], findings: Findings) -> tuple[int, ...]:
    """Return the terrains that some words name, two at most."""
    terrains: list[int] = []
    for word in words:
        if like_letters(word.text):
            no_terrain(word, findings)
            return ()
        for part in list(word.text) if _LETTERS.fullmatch(word.text) else _BETWEEN.split(word.text):
            terrain = one_of(Word(part, word.place), KNOWN_TERRAINS, findings)
            if terrain is None:
                return ()
            if terrain in terrains:
                name = TERRAINS[terrain]
                unread(findings, word, "{terrain} appears twice", help="name each terrain once", terrain=name)
                return ()
            terrains.append(terrain)
    if len(terrains) > MOST_TERRAINS:
        unread(
            findings,
            words[0],
            "{n} terrains on one tile",
            help="a tile shows one or two terrains; what an animal needs comes after its ground",
            n=len(terrains),
        )
        return ()
    return tuple(terrains)


def is_initial(text: str) -> bool:
    """Whether a word is the first letter of what a terrain is called, and no letter of a terrain."""
    return text.upper() in _INITIALS


def like_letters(text: str) -> bool:
    """Whether a word looks like the letters of one or two terrains and is none: `E`, `D/E`, `EG`."""
    letters = [sign for sign in text.upper() if sign.isalpha()]
    wrong = sum(letter not in GROUNDS for letter in letters)
    return _ONE_OR_TWO.fullmatch(text) is not None and (0 < wrong < len(letters) or wrong == len(letters) == 1)


def no_terrain(word: Word, findings: Findings) -> None:
    """Say that a letter of a word that should name terrains names none."""
    letter = next(sign for sign in word.text if sign.isalpha() and sign.upper() not in GROUNDS)
    _wrong_letter(word, letter, findings, Text("type G for grassland, F for forest, D for desert, W for water"))


def no_need(word: Word, letter: str, findings: Findings) -> None:
    """Say that a letter of a word that should name what an animal needs names nothing of that."""
    _wrong_letter(word, letter, findings, Text("G grassland, F forest, D desert, W water; L is a flower"))


def _wrong_letter(word: Word, letter: str, findings: Findings, remedy: Text) -> None:
    alone = letter == word.text
    unread(
        findings,
        word,
        "`{letter}` is not a terrain" if alone else "`{letter}` in `{typed}` is not a terrain",
        help=remedy,
        letter=letter,
    )
