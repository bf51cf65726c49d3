"""What is missing or wrong between names that are known: a colon, a comma, a bracket, the order."""

from __future__ import annotations

import re
from typing import NamedTuple

from scoring_rules.forest_shuffle.reading.number_slips import number_slip
from scoring_rules.forest_shuffle.reading.slot_slips import slot_slip
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short

_MOST_WORDS = 12
"""Of what was typed; where there are more, no sign alone is missing."""
_NO_LETTERS = "-–—>=. "
_NUMBER_BEFORE_SYMBOL = re.compile(r"(?P<name>[^()@]+?)\s+(?:[x×*]\s*)?(?P<times>\d{1,6})\s*(?P<rest>[(@].*)")
_BOX_BEFORE_SYMBOL = re.compile(
    r"(?P<name>[^()@]+?)\s*(?P<box>@[^()@]+?)\s*(?P<symbol>\([^()]*\))(?P<rest>.*)"
)
_OTHER_BRACKETS = re.compile(r"(?P<name>[^][(){}<>@]+?)\s*[\[{<](?P<symbol>[^][(){}<>]+)[\]}>](?P<rest>.*)")
_UNCLOSED = re.compile(
    r"(?P<name>[^()]+?)\s*\(\s*(?P<symbol>[^()]*?)(?P<rest>(?:\s*@[^()@]+?)?(?:\s+[x×*]\s*\d{1,6})?)\s*"
)
_ACROSS = re.compile(
    r"\s+(?:en\s+face\s+(?:de\s+|du\s+|d['’]\s*)|face\s+à\s+|opposite\s+|across\s+from\s+|gegenüber\s+(?:von\s+)?)",
    re.IGNORECASE,
)
"""Words between two cards at the sides of one host."""


class Names(NamedTuple):
    """The hosts in play, and the cards that lie around them."""

    hosts: Lexicon[str]
    cards: Lexicon[str]


def form_slip(typed: str) -> Text | None:
    """Return what to type for a card whose parts stand in another order or in other brackets, or None."""
    typed = typed.strip()
    if (of_other := number_slip(typed) or slot_slip(typed)) is not None:
        return of_other
    if found := _NUMBER_BEFORE_SYMBOL.fullmatch(typed):
        mended = f"{found['name']} {_closed(found['rest'])} x{found['times']}"
        return Text("the number comes last: `{mended}`", mended=short(mended))
    if found := _BOX_BEFORE_SYMBOL.fullmatch(typed):
        mended = f"{found['name']} {found['symbol']} {found['box']}{found['rest']}"
        return Text("the symbol comes before the box: `{mended}`", mended=short(mended))
    if found := _OTHER_BRACKETS.fullmatch(typed):
        mended = f"{found['name']} ({found['symbol'].strip()}){found['rest']}"
        return Text("a symbol stands in round brackets: `{mended}`", mended=short(mended))
    if found := _UNCLOSED.fullmatch(typed):
        mended = f"{found['name']} ({found['symbol']}){found['rest']}"
        return Text("the bracket is not closed: `{mended}`", mended=short(mended))
    return None


def _closed(typed: str) -> str:
    typed = typed.strip()
    return typed if typed.count("(") == typed.count(")") else f"{typed})"


def missing_sign(typed: str, names: Names, *, host: bool) -> Text | None:
    """Return what sign is missing in what was typed for a host, or for a card around one; None if none is."""
    if host:
        return _in_line(typed, names)
    across = [part for part in _ACROSS.split(typed) if part.strip()]
    if len(across) > 1 and all(names.cards.find(each).found for each in across):
        return Text("a comma is missing between two names: `{mended}`", mended=short(", ".join(across)))
    parts = _parted(typed.split(), names.cards)
    if parts is None or not any(names.cards.exact(each) for each in parts):
        return None  # parts of names alone may as well be a slip in one of them
    return Text("a comma is missing between two names: `{mended}`", mended=short(", ".join(parts)))


def _in_line(typed: str, names: Names) -> Text | None:
    """Return what is missing in a line that has no colon."""
    first, *others = [each.strip() for each in typed.split(",")]
    if others and all(names.hosts.find(each).found for each in (first, *others)):
        return Text(
            "one host a line: type each on a line of its own below `forest: |`, or `{host} x{n}`",
            host=short(first),
            n=len(others) + 1,
        )
    words = first.split()
    for n in range(min(len(words), _MOST_WORDS), 0, -1):
        name, rest = (
            " ".join(words[:n]).rstrip(_NO_LETTERS),
            [" ".join(words[n:]).lstrip(_NO_LETTERS), *others],
        )
        cards = [each for each in rest if each]
        if names.hosts.find(name).found and cards and _is_card(cards[0], names):
            return Text(
                "the colon behind the host is missing: `{mended}`",
                mended=short(f"{name}: {', '.join(cards)}"),
            )
    return None


def _is_card(typed: str, names: Names) -> bool:
    return names.cards.find(re.split(r"\s*[(@]|\s+x\d", typed)[0]).found is not None


def _parted(words: list[str], cards: Lexicon[str]) -> list[str] | None:
    """Return the names that words run together are, None where they are not two or more of them."""
    if not 1 < len(words) <= _MOST_WORDS:
        return None
    for n in range(1, len(words)):
        name, rest = " ".join(words[:n]), words[n:]
        if cards.find(name).found is not None:
            if cards.find(" ".join(rest)).found is not None:
                return [name, " ".join(rest)]
            further = _parted(rest, cards)
            if further is not None:
                return [name, *further]
    return None
