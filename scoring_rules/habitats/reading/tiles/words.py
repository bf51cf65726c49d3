"""The words that a tile is typed in, and what was read of them: a tile as typed, a line while its words are taken.

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
    if (
        more is None
        or match.found is not None
        or match.several
        or (len(findings) < MOST_HELPED and known.near(word.text))  # near names cost much: asked for last
    ):
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
        remedy = Text("a tile shows one or two terrains; what an animal needs comes after its ground")
        unread(findings, words[0], "{n} terrains on one tile", help=remedy, n=len(terrains))
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


class TypedTile(NamedTuple):
    """What was typed of a tile; None is what was not typed.

    `place` is that of the whole definition, `places` those of its parts by the keys that they have.
    """

    kind: str
    place: Place
    name: str | None = None
    terrains: tuple[int, ...] | None = None
    needs: tuple[tuple[int, int], ...] | None = None
    points: int | None = None
    per_flower: int | None = None
    design: str | None = None
    sees: tuple[tuple[int, int], ...] | None = None
    counts: str | None = None
    sides: tuple[int, ...] | None = None
    places: Mapping[str, Place] = {}

    def where(self, key: str) -> Place:
        """Return the place of a part, that of the whole where it was not typed."""
        return self.places.get(key, self.place)

    def values(self) -> dict[str, Any]:
        """Return what was typed, by the attributes of a `Tile`."""
        typed = self._asdict()
        return {key: typed[key] for key in typed if typed[key] is not None and key not in {"place", "places"}}


class Line(NamedTuple):
    """A line while it is read: what was taken from it, the words that are left, the points at its end."""

    typed: TypedTile
    words: tuple[Word, ...]
    points: Word | None

    def took(self, key: str, number: int, **value: Any) -> Line:
        """Return the line without some of its first words, which give a value as those of a key would."""
        places = {**self.typed.places, key: self.words[0].place}
        typed = self.typed._replace(places=places, **value)
        return self._replace(typed=typed, words=self.words[number:])

    def took_ground(self, findings: Findings) -> Line:
        """Return the line without the ground, if that comes first."""
        if not self.words or not is_ground(self.words[0].text):
            return self
        return self.took("terrain", 1, terrains=read_ground(self.words[:1], findings))

    def ended(self) -> Line:
        """Return the line without the words that are left: there is nothing more to say about them."""
        return self._replace(words=())
