"""Finding a thing by what a person calls it: any language, any case, a part of a name, a slip.

Names fold case, accents, hyphens, underscores, apostrophes and blanks; `ß` is `ss`. The sign `♀`
stays: it tells two cards of Forest Shuffle apart. A part of a name is enough where it fits one thing
only: a whole word of it, or a beginning of three letters. Singular and plural are one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Generic, NamedTuple, TypeVar

Thing = TypeVar("Thing")

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o"})
_BETWEEN = re.compile(r"[\s\-_'’‘`´ʼ‐‑‒–—−.,/()]+")
_EMOJI_STYLES = "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"
SHORTEST_PART = 3
"""Letters of a part of a name that are enough to find it by."""
_SHORTEST_PLURAL = 4


@lru_cache(maxsize=4096)
def words(name: str) -> tuple[str, ...]:
    """Return the folded words of a name."""
    if name.isascii():
        folded = name.lower()
    else:
        plain = unicodedata.normalize("NFKD", name.casefold().translate(_LIGATURES))
        folded = "".join(c for c in plain if not _is_passed_over(c)).casefold()
    return tuple(word for word in _BETWEEN.split(folded) if word)


def _is_passed_over(sign: str) -> bool:
    """Whether a sign tells no two names apart: an accent, or one that is not seen by itself."""
    return unicodedata.combining(sign) != 0 or unicodedata.category(sign) == "Cf" or sign in _EMOJI_STYLES


def fold(name: str) -> str:
    """Return a name as it is compared: its folded words, run together."""
    return "".join(words(name))


def singular(word: str) -> str:
    """Return a folded word without the ending of a plural."""
    return word[:-1] if len(word) >= _SHORTEST_PLURAL and word[-1] in "sx" else word


def _stem(name: str) -> str:
    return "".join(singular(word) for word in words(name))


class Match(NamedTuple, Generic[Thing]):
    """What a word may mean: one thing found, or several that fit, or near misses by name."""

    found: Thing | None
    several: tuple[str, ...] = ()
    near: tuple[str, ...] = ()


class Lexicon(Generic[Thing]):
    """The things in play with all their names; the first name of each is shown in messages."""

    def __init__(self, things: Iterable[tuple[Thing, Iterable[str]]]) -> None:
        self._things: list[tuple[Thing, tuple[str, ...]]] = [(t, tuple(filter(None, n))) for t, n in things]

    @cached_property
    def _whole(self) -> dict[str, list[int]]:
        """The things that each whole name means; made when first asked, as many never are."""
        return self._indexed(fold)

    @cached_property
    def _stems(self) -> dict[str, list[int]]:
        """The things that each name means, singular or plural."""
        return self._indexed(_stem)

    def _indexed(self, key: Callable[[str], str]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for index, (_, names) in enumerate(self._things):
            for folded in {key(name) for name in names}:
                found.setdefault(folded, []).append(index)
        return found

    @cached_property
    def _parts(self) -> list[list[tuple[str, ...]]]:
        """The words of each name of each thing, in the singular."""
        return [
            [tuple(singular(word) for word in words(name)) for name in names] for _, names in self._things
        ]

    def _named(self, typed: str) -> list[int]:
        """Return the things whose whole name this is; as typed wins over singular for plural."""
        folded = fold(typed)
        if not folded:  # signs alone, as in `?`, are compared as they are
            return [index for index, (_, names) in enumerate(self._things) if typed and typed in names]
        return self._whole.get(folded) or self._stems.get(_stem(typed)) or []

    @property
    def shown(self) -> tuple[str, ...]:
        """The first name of every thing."""
        return tuple(names[0] for _, names in self._things)

    def find(self, typed: str) -> Match[Thing]:
        """Return what `typed` means."""
        return self._match(self._named(typed) or (self._by_part(typed) if fold(typed) else []))

    def exact(self, typed: str) -> Thing | None:
        """Return the thing whose whole name is `typed`, if there is exactly one."""
        match = self._named(typed)
        return self._things[match[0]][0] if len(match) == 1 else None

    def near(self, typed: str, most: int = 3) -> tuple[str, ...]:
        """Return the names that look most like `typed`, best first."""
        from difflib import get_close_matches

        folded = {fold(name): name for _, names in self._things for name in reversed(names)}
        close = get_close_matches(fold(typed), folded, n=most, cutoff=0.6)
        return tuple(dict.fromkeys(folded[key] for key in close))

    def _match(self, indices: list[int]) -> Match[Thing]:
        if len(indices) == 1:
            return Match(self._things[indices[0]][0])
        return Match(None, several=tuple(self._things[index][1][0] for index in indices))

    def _by_part(self, typed: str) -> list[int]:
        """Return the things of which `typed` is a part: whole words first, then beginnings."""
        part = tuple(singular(word) for word in words(typed))
        beginning = fold(typed)
        whole: list[int] = []
        begun: list[int] = []
        for index, ((_, names), stems) in enumerate(zip(self._things, self._parts, strict=True)):
            if any(_contains(stem, part) for stem in stems):
                whole.append(index)
            elif len(beginning) >= SHORTEST_PART and any(_begins(n, beginning) for n in names):
                begun.append(index)
        return whole or begun


def _contains(name: tuple[str, ...], part: tuple[str, ...]) -> bool:
    return any(name[i : i + len(part)] == part for i in range(len(name) - len(part) + 1))


def _begins(name: str, beginning: str) -> bool:
    """Whether any word of the name, run together with those after it, begins so."""
    folded = words(name)
    return any("".join(folded[i:]).startswith(beginning) for i in range(len(folded)))


def lexicon(names: Mapping[Thing, Iterable[str]]) -> Lexicon[Thing]:
    """Return a lexicon of things and their names."""
    return Lexicon(names.items())
