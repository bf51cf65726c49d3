"""A line of a forest whose names are known but not how they are put together: a colon, a comma, a drawn line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short

_MOST_WORDS = 12
"""Of what was typed; where there are more, no sign alone is missing."""
_NO_LETTERS = "-–—>=. "
_ACROSS = re.compile(
    r"\s+(?:en\s+face\s+(?:de\s+|du\s+|d['’]\s*)|face\s+à\s+|opposite\s+|across\s+from\s+|gegenüber\s+(?:von\s+)?)",
    re.IGNORECASE,
)
"""Words between two cards at the sides of one host."""
_AFTER_BRACKET = re.compile(r"(?<=\))\s+(?=[^\W\d_])(?!x\d)")
"""Between `(linden)` and the name of the next card."""
_NUMBERED = re.compile(r"\[?\s*n(?:o|r|°|º)\.?\s*\d+\s+(?P<host>.*)", re.IGNORECASE)
_SIGNED = re.compile(r"\[?\s*(?:[↑↓←→^<>]|v\s)\s*(?P<card>\[?\s*[^\W\d].*)")
_LONGEST_LINE = 300


class Names(NamedTuple):
    """The hosts in play, and the cards that go around them."""

    hosts: Lexicon[str]
    cards: Lexicon[str]


def missing_sign(typed: str, names: Names, *, host: bool) -> Text | None:
    """Return what sign is missing in what was typed for a host, or for a card around one; None if none is."""
    if host:
        return _missing_in_line(typed, names)
    bracketed = _AFTER_BRACKET.split(typed)
    if len(bracketed) > 1 and all(_is_card(part, names) for part in bracketed):
        return _missing_comma(bracketed)
    across = [part for part in _ACROSS.split(typed) if part.strip()]
    if len(across) > 1 and all(names.cards.find(part).found for part in across):
        return _missing_comma(across)
    parts = _separate_names(typed.split(), names.cards)
    if parts is None or not any(names.cards.exact(part) for part in parts):
        return None  # parts of names alone may as well be a slip in one of them
    return _missing_comma(parts)


def _missing_comma(names: Sequence[str]) -> Text:
    return Text("a comma is missing between two names: `{mended}`", mended=_line(", ".join(names)))


def _missing_in_line(typed: str, names: Names) -> Text | None:
    """Return what is missing in a line that has no colon: `beech, oak` or `beech hare, fox`."""
    first, *others = [part.strip() for part in typed.split(",")]
    if others and all(names.hosts.find(part).found for part in (first, *others)):
        return Text(
            "one host per line: type each on a line of its own below `forest: |`, or `{host} x{n}`",
            host=short(first),
            n=len(others) + 1,
        )
    words = first.split()
    for n in range(min(len(words), _MOST_WORDS), 0, -1):
        host = " ".join(words[:n]).rstrip(_NO_LETTERS)
        cards = [card for card in (" ".join(words[n:]).lstrip(_NO_LETTERS), *others) if card]
        if names.hosts.find(host).found and cards and _is_card(cards[0], names):
            return Text("the colon after the host is missing: `{mended}`", mended=_line(f"{host}: {', '.join(cards)}"))
    return None


def _is_card(typed: str, names: Names) -> bool:
    return names.cards.find(re.split(r"\s*[(@]|\s+x\d", typed)[0]).found is not None


def _separate_names(words: list[str], cards: Lexicon[str]) -> list[str] | None:
    """Return the names that words run together are, None where they are not two or more of them."""
    if not 1 < len(words) <= _MOST_WORDS:
        return None
    for n in range(1, len(words)):
        name, rest = " ".join(words[:n]), words[n:]
        if cards.find(name).found is not None:
            if cards.find(" ".join(rest)).found is not None:
                return [name, " ".join(rest)]
            further = _separate_names(rest, cards)
            if further is not None:
                return [name, *further]
    return None


def drawn_line(name: str, items: Sequence[str]) -> str | None:
    """Return how a line copied from a drawing is typed, without its number, signs and marks; None: it is none."""
    numbered = _NUMBERED.fullmatch(name.strip())
    signed = [_SIGNED.fullmatch(item.strip()) for item in items]
    if numbered is None and not any(signed):
        return None
    host = name if numbered is None else numbered["host"]
    cards = [item if sign is None else sign["card"] for item, sign in zip(items, signed, strict=True)]
    line = ": ".join(filter(None, (_plain(host), ", ".join(map(_plain, cards)))))
    return _line(line)


def _line(typed: str) -> str:
    """Return a line to be typed: whole, unless nobody types it that long."""
    return typed if len(typed) <= _LONGEST_LINE else short(typed)


def _plain(typed: str) -> str:
    return re.sub(r"[\[\]]", "", typed).strip()
