"""A tile as it was typed, in one line or key by key: what stands there, and where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.limits import MOST_HELPED
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.place import Place
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import (
    COUNT_WORDS,
    COUNTS,
    DESIGNS,
    KIND_WORDS,
    KINDS,
    LETTERS,
    NEEDED,
    NEEDED_WORDS,
    TERRAINS,
)
from scoring_rules.habitats.reading.tiles.directions import Word
from scoring_rules.habitats.reading.tiles.letters import like_letters, no_need, no_terrain

Thing = TypeVar("Thing")

KNOWN_KINDS = Lexicon((kind, (name, kind, *KIND_WORDS[kind])) for kind, name in KINDS.items())
KNOWN_NEEDS = Lexicon(
    (index, (name, *NEEDED_WORDS[index], LETTERS[index])) for index, name in enumerate(NEEDED)
)
KNOWN_TERRAINS = Lexicon(
    (index, (name, *NEEDED_WORDS[index], LETTERS[index])) for index, name in enumerate(TERRAINS)
)
KNOWN_DESIGNS = Lexicon((design, (name, design)) for design, name in DESIGNS.items())
KNOWN_COUNTS = Lexicon((key, (name, key, *COUNT_WORDS[key])) for key, name in COUNTS.items())

_GROUND = re.compile(r"[GFDW]{1,4}", re.IGNORECASE)
_BETWEEN = re.compile(r"[/,+]")
MOST_TERRAINS = 2
_MOST_NEEDED = 30
"""More icons than any tile has room for."""


class Draft(NamedTuple):
    """What was typed of a tile; None is what was not typed.

    `place` is that of the whole definition, `places` those of its parts by the names of these fields.
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

    def where(self, field: str) -> Place:
        """Return the place of a part, that of the whole where it was not typed."""
        return self.places.get(field, self.place)


def is_ground(text: str) -> bool:
    """Whether a word says which terrains a tile shows: `G`, `GW`, `grassland`, `grassland/water`."""
    if _GROUND.fullmatch(text):
        return len(set(text.upper())) == len(text)
    return in_words(text)


def in_words(text: str) -> bool:
    """Whether a word names terrains in words, not by their letters."""
    return len(text) > MOST_TERRAINS and all(
        KNOWN_TERRAINS.exact(part) is not None for part in _BETWEEN.split(text)
    )


def read_ground(words: Sequence[Word], found: list[Finding]) -> tuple[int, ...]:
    """Return the terrains that some words name, two at most."""
    terrains: list[int] = []
    for word in words:
        parts = list(word.text) if _GROUND.fullmatch(word.text) else _BETWEEN.split(word.text)
        if like_letters(word.text):
            found.append(no_terrain(word))
            return ()
        for part in parts:
            terrain = look_up(part, KNOWN_TERRAINS, word.place, found, codes.TILE_WORD, codes.TILE_WORD)
            if terrain is None:
                return ()
            if terrain in terrains:
                label = Text("{terrain} stands twice", terrain=TERRAINS[terrain])
                found.append(finding(codes.TILE_WORD, word.place, label, help=Text("name each terrain once")))
                return ()
            terrains.append(terrain)
    if len(terrains) > MOST_TERRAINS:
        label = Text("{n} terrains on one tile", n=len(terrains))
        remedy = Text("a tile shows one terrain or two; what an animal needs stands behind its ground")
        found.append(finding(codes.TILE_WORD, words[0].place, label, help=remedy))
        return ()
    return tuple(terrains)


def one_of(
    word: Word,
    known: Lexicon[Thing],
    names: Mapping[Thing, Name],
    found: list[Finding],
    more: Text | None = None,
) -> Thing | None:
    """Return the one thing that a word names; if there is none, say in words of any language what may stand there.

    `more` is what may stand there, too.
    """
    match = known.find(word.text)
    if match.found is not None:
        return match.found
    if match.several or (len(found) < MOST_HELPED and known.near(word.text)):
        return look_up(word.text, known, word.place, found, codes.TILE_WORD, codes.TILE_WORD)
    remedy = Text("type one of {all}", all=tuple(names.values()))
    if more is not None:
        remedy = Text("{this}; or {that}", this=remedy, that=more)
    label = Text("`{typed}` is not known here", typed=short(word.text))
    found.append(finding(codes.TILE_WORD, word.place, label, help=remedy))
    return None


def tally(numbers: Mapping[int, int], place: Place, found: list[Finding]) -> tuple[tuple[int, int], ...]:
    """Return what an animal needs in the order of `NEEDED`; numbers that no tile shows are reported."""
    wrong = next((number for number in numbers.values() if not 1 <= number <= _MOST_NEEDED), None)
    if wrong is None:
        return tuple(sorted(numbers.items()))
    label = Text("{number} is typed", number=wrong)
    remedy = Text("type how many icons the tile shows; leave out what it does not show")
    found.append(finding(codes.TILE_WORD, place, label, help=remedy))
    return ()


def letters_needed(word: Word, found: list[Finding]) -> Counter[int]:
    """Return what the letters of a word such as `GGGF` or `3G1F` say that an animal needs."""
    numbers: Counter[int] = Counter()
    for number, letter in re.findall(r"(\d*)(\D)", word.text):
        index = LETTERS.find(letter.upper())
        if index < 0:
            found.append(no_need(word, letter))
            return Counter()
        numbers[index] += int(number or 1)
    return numbers
