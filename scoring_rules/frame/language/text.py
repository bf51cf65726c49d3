"""A message as a value: what the rules say, before a language has been chosen.

The rules never format a sentence. They make a `Text`, an English message with named values, and
`scorer.base.texts` turns it into a string in one place when it is shown. `str(text)` is the English, so
that `scoring_rules` can be used alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from types import MappingProxyType
from typing import NamedTuple, Protocol, TypeAlias

MINUS = "−"


class Name(NamedTuple):
    """What a thing of a game is called in each language; German falls back to English."""

    en: str
    fr: str
    de: str = ""

    def __str__(self) -> str:
        return self.en


class Text:
    """A message: an English template with `{named}` values, and its plural if it has one.

    `Text("{n} tree", "{n} trees", n=14)` chooses by the value named `n`. A value is a number, a
    string that is shown as it is (a player's name, `A1`), a `Name`, another `Text`, or a tuple of
    these, joined with commas (`People` with an "and", `Alternatives` with an "or"). Values are never read as templates.
    """

    __slots__ = ("key", "plural", "values")

    key: str
    plural: str | None
    values: dict[str, Value]

    def __init__(self, key: str, plural: str | None = None, /, **values: Value) -> None:
        self.key = key
        self.plural = plural
        self.values = values

    @classmethod
    def from_key(cls, key: str, plural: str | None = None, values: Mapping[str, Value] = MappingProxyType({})) -> Text:
        """Return the message of a key that is a literal in the code of the caller.

        The catalogue collects the literals in calls of `Text`; it has to know the caller as well.
        """
        return cls(key, plural, **values)

    def render(self, language: Language) -> str:
        """Return the string in `language`."""
        n = self.values.get("n")
        template = language.message(self.key, self.plural, n if isinstance(n, int) else None)
        if not self.values:
            return template
        return template.format_map({k: render(v, language) for k, v in self.values.items()})

    def with_values(self, **values: Value) -> Text:
        """Return the same message with other or further values."""
        other = copy(self)
        other.values = {**self.values, **values}
        return other

    def __str__(self) -> str:
        return self.render(ENGLISH)

    def __repr__(self) -> str:
        return f"Text({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash((self.key, self.plural, *self.values.values()))

    def _identity(self) -> tuple[object, ...]:
        return (self.key, self.plural, self.values)


class People(tuple[str, ...]):
    """Names of people about whom something is said together: the last one is joined with "and"."""

    __slots__ = ()


class Alternatives(tuple["Value", ...]):
    """Things of which one is meant: the last one is joined with "or"."""

    __slots__ = ()


Value: TypeAlias = "int | str | Name | Text | tuple[Value, ...]"


class Language(Protocol):
    """What turns a message or a name into a string: the English here, gettext in `scorer.base.texts`."""

    def message(self, singular: str, plural: str | None, n: int | None) -> str:
        """Return the template of a message."""

    def name(self, name: Name) -> str:
        """Return a name of a thing of the game."""


class _English:
    def message(self, singular: str, plural: str | None, n: int | None) -> str:
        return singular if plural is None or n == 1 else plural

    def name(self, name: Name) -> str:
        return name.en


ENGLISH: Language = _English()


_AND = Text("{names} and {last}")
_REMEDY = Text("{fact}; {remedy}")


def with_remedy(fact: Text, remedy: Text) -> Text:
    """Return a fact, and what to type about it."""
    return _REMEDY.with_values(fact=fact, remedy=remedy)


def without_remedy(text: Text) -> Text:
    """Return a fact without what to type about it: on paper nobody types."""
    fact = text.values.get("fact")
    return fact if text.key == _REMEDY.key and isinstance(fact, Text) else text


_OR = Text("{names} or {last}")


def render(value: Value, language: Language) -> str:
    """Return any value of a message as a string in `language`."""
    if isinstance(value, Text):
        return value.render(language)
    if isinstance(value, Name):
        return language.name(value)
    if isinstance(value, People) and len(value) > 1:
        return _AND.with_values(names=tuple(value[:-1]), last=value[-1]).render(language)
    if isinstance(value, Alternatives) and len(value) > 1:
        return _OR.with_values(names=tuple(value[:-1]), last=value[-1]).render(language)
    if isinstance(value, tuple):
        return ", ".join(render(item, language) for item in value)
    return written(value) if isinstance(value, int) else value


def written(number: int) -> str:
    """Return a number as a person writes it, with a real minus."""
    return str(number).replace("-", MINUS)
