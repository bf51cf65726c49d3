"""Finding a thing by what a person calls it: in any language or case, by a part of its name, with a slip.

Names are compared without case, accents, hyphens, underscores, apostrophes and spaces; `ß` is `ss`. The
character `♀` stays: it tells two cards of Forest Shuffle apart. A part of a name is enough if it fits only one
thing: a whole word of it, or a beginning of three letters. Singular and plural are the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Generic, NamedTuple, TypeVar

from scoring_rules.frame.language.text import Alternatives, Name, Value

Thing = TypeVar("Thing")

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o"})
_BETWEEN = re.compile(r"[\s\-_'’‘`´ʼ‐‑‒–—−.,/()]+")
_EMOJI_STYLES = "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"
SHORTEST_PART = 3
"""The fewest letters of a part of a name by which it can be found."""
_SHORTEST_PLURAL = 4
_REMEMBERED = 1024
"""How many words a lexicon remembers the meaning of: a game has the same ones over and over."""
_WITH_E = ("che", "she", "xe", "sse")
"""The ends of `finches` and `foxes` without their s: the e goes too, in `mouche` as in `mouches`."""
_ALIKE = 0.6
"""How much a name has to look like what was typed, from 0 to 1, to be offered."""
_MUCH_LESS = 0.1
"""How much less alike than the best one a name may be and still be offered."""


@lru_cache(maxsize=4096)
def words(name: str) -> tuple[str, ...]:
    """Return the folded words of a name."""
    if name.isascii():
        folded = name.lower()
    else:
        plain = unicodedata.normalize("NFKD", name.casefold().translate(_LIGATURES))
        folded = "".join(c for c in plain if not _is_passed_over(c)).casefold()
    return tuple(word for word in _BETWEEN.split(folded) if word)


def _is_passed_over(char: str) -> bool:
    """Whether a character does not tell names apart: an accent, or one that is not seen by itself."""
    return unicodedata.combining(char) != 0 or unicodedata.category(char) == "Cf" or char in _EMOJI_STYLES


def fold(name: str) -> str:
    """Return a name as it is compared: its folded words, joined."""
    return "".join(words(name))


def singular(word: str) -> str:
    """Return what singular and plural of a folded word have in common: `firefly` of `fireflies`."""
    if len(word) >= _SHORTEST_PLURAL and word[-1] == "s":
        word = word[:-1]
    if word.endswith(_WITH_E):
        word = word[:-1]
    if len(word) >= _SHORTEST_PLURAL and word.endswith("ie"):
        return word[:-2] + "y"
    return word[:-1] if len(word) >= _SHORTEST_PLURAL and word[-1] in "sx" else word


def _stem(name: str) -> str:
    return "".join(_stems_of(name))


class Match(NamedTuple, Generic[Thing]):
    """What a word may mean: the one thing found, or several that fit."""

    found: Thing | None
    several: tuple[Value, ...] = ()


class Lexicon(Generic[Thing]):
    """The things in play with all their names; the first name of each is shown in messages.

    A `Name` is what the thing is called in each language; if it is the first, messages show the thing in their
    own language.
    """

    def __init__(self, things: Iterable[tuple[Thing, Iterable[str | Name]]]) -> None:
        typed = [(thing, [name for name in names if name]) for thing, names in things]
        self._shown: list[Value] = [names[0] for _, names in typed]
        self._things: list[tuple[Thing, tuple[str, ...]]] = [
            (thing, tuple(filter(None, (word for name in names for word in _spelled(name))))) for thing, names in typed
        ]
        self._remembered: dict[tuple[str, str], Match[Thing]] = {}

    @cached_property
    def _whole(self) -> dict[str, list[int]]:
        """The things that each whole name means; made when first needed, as many never are."""
        return self._indexed(fold)

    @cached_property
    def _stems(self) -> dict[str, list[int]]:
        """The things that each name means, singular or plural."""
        return self._indexed(_stem)

    def _indexed(self, key: Callable[[str], str]) -> dict[str, list[int]]:
        things: dict[str, list[int]] = {}
        for index, (_, names) in enumerate(self._things):
            for folded in {key(name) for name in names}:
                things.setdefault(folded, []).append(index)
        return things

    @cached_property
    def _parts(self) -> list[list[tuple[str, ...]]]:
        """The words of each name of each thing, in the singular."""
        return [[_stems_of(name) for name in names] for _, names in self._things]

    @cached_property
    def _tails(self) -> list[tuple[str, ...]]:
        """Each name of each thing from one of its words to its end, joined."""
        return [tuple(tail for name in names for tail in _tails_of(name)) for _, names in self._things]

    def _named(self, typed: str) -> list[int]:
        """Return the things whose whole name this is; one that is typed exactly wins over singular for plural."""
        folded = fold(typed)
        if not folded:  # punctuation alone, as in `?`, is compared as it is
            return [index for index, (_, names) in enumerate(self._things) if typed and typed in names]
        return self._whole.get(folded) or self._stems.get(_stem(typed)) or []

    @property
    def shown(self) -> tuple[Value, ...]:
        """The first name of every thing."""
        return tuple(self._shown)

    def find(self, typed: str, language: str = "") -> Match[Thing]:
        """Return what `typed` means; of several things, the one whose name in this language it fits wins."""
        if (typed, language) not in self._remembered:
            if len(self._remembered) >= _REMEMBERED:
                self._remembered.clear()
            self._remembered[typed, language] = self._meant(typed, language)
        return self._remembered[typed, language]

    def _meant(self, typed: str, language: str) -> Match[Thing]:
        named = self._named(typed) or (self._by_part(typed) if fold(typed) else [])
        if len(named) > 1 and language:
            own = [index for index in named if _fits(self._shown[index], typed, language)]
            named = own if len(own) == 1 else named
        if len(named) == 1:
            return Match(self._things[named[0]][0])
        return Match(None, several=tuple(self._shown[index] for index in named))

    def exact(self, typed: str) -> Thing | None:
        """Return the thing whose whole name is `typed`, if there is exactly one."""
        match = self._named(typed)
        return self._things[match[0]][0] if len(match) == 1 else None

    def near(self, typed: str, most: int = 3, least: float = _ALIKE) -> Alternatives:
        """Return the names that look most like `typed`, and at least that much, one for each thing, best first.

        Of equally near names of a thing, the one that messages show is taken.
        """
        from difflib import SequenceMatcher, get_close_matches

        meant = {fold(n): (i, n) for i, (_, names) in enumerate(self._things) for n in reversed(names)}
        nearest: dict[int, tuple[float, str]] = {}
        for close in get_close_matches(fold(typed), meant, n=most, cutoff=least):
            index, name = meant[close]
            alike = SequenceMatcher(None, close, fold(typed)).ratio()
            if index not in nearest or (name == self._shown[index] and alike >= nearest[index][0]):
                nearest[index] = (alike, name)
        enough = max((alike for alike, _ in nearest.values()), default=0.0) - _MUCH_LESS
        return Alternatives(self._as_shown(index, name) for index, (alike, name) in nearest.items() if alike >= enough)

    def near_words(self, typed: str, most: int = 3, least: float = _ALIKE) -> Alternatives:
        """Return the names in which one word looks like `typed`, one for each thing, best first."""
        from difflib import get_close_matches

        by_word = {
            word: (index, name)
            for index, (_, names) in reversed(list(enumerate(self._things)))
            for name in reversed(names)
            for word in words(name)
        }
        close = get_close_matches(fold(typed), by_word, n=most, cutoff=least)
        return Alternatives(dict.fromkeys(self._as_shown(*by_word[word]) for word in close))

    def _as_shown(self, index: int, name: str) -> Value:
        shown = self._shown[index]
        return shown if isinstance(shown, Name) else name

    def _by_part(self, typed: str) -> list[int]:
        """Return the things of which `typed` is a part: whole words first, then beginnings."""
        part = _stems_of(typed)
        beginning = fold(typed)
        whole: list[int] = []
        begun: list[int] = []
        for index, (stems, tails) in enumerate(zip(self._parts, self._tails, strict=True)):
            if any(part[0] in stem and _contains(stem, part) for stem in stems):
                whole.append(index)
            elif len(beginning) >= SHORTEST_PART and any(tail.startswith(beginning) for tail in tails):
                begun.append(index)
        return whole or begun


def _spelled(name: str | Name) -> tuple[str, ...]:
    return name if isinstance(name, Name) else (name,)


def _stems_of(name: str) -> tuple[str, ...]:
    return tuple(singular(word) for word in words(name))


def _fits(shown: Value, typed: str, language: str) -> bool:
    """Whether the words typed are part of what a thing is called in a language."""
    name = shown._asdict().get(language, "") if isinstance(shown, Name) else ""
    return _contains(_stems_of(name), _stems_of(typed))


def _contains(name: tuple[str, ...], part: tuple[str, ...]) -> bool:
    return any(name[i : i + len(part)] == part for i in range(len(name) - len(part) + 1))


def _tails_of(name: str) -> Iterator[str]:
    folded = words(name)
    return ("".join(folded[index:]) for index in range(len(folded)))


def lexicon(names: Mapping[Thing, Iterable[str]]) -> Lexicon[Thing]:
    """Return a lexicon of things and their names."""
    return Lexicon(names.items())
