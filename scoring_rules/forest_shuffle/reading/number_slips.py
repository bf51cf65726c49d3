"""A number of copies that is typed otherwise than `xN` behind the name: before it, in brackets, in words."""

from __future__ import annotations

import re

from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.numerals import NUMBERS, VALUES
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short

_EXAMPLE = SYMBOLS["birch"]
_NUMBER = rf"(?P<times>\d{{1,6}}|{'|'.join(word for words in NUMBERS.values() for word in words)})"
_SIGN = r"(?:[x×*]|fois|times|mal)"
_FIRST = re.compile(
    rf"{_SIGN}?\s*{_NUMBER}(?:\s*{_SIGN}\s+|\s*[×*]\s*|\s+|(?<=\d)x)(?P<name>[^\W\d].*)", re.IGNORECASE
)
_BEHIND = re.compile(
    rf"(?P<name>.*?[^\s\d(×*])(?:\s+|\s*(?=[(×*\d]))\(?\s*(?:{_SIGN}\s*)?{_NUMBER}\s*[x×*]?\s*\)?",
    re.IGNORECASE,
)
_ALONE = re.compile(rf"{_SIGN}?\s*{_NUMBER}\s*[x×*]?", re.IGNORECASE)


def number(typed: str) -> int | None:
    """Return the number that digits or a word are, None where they are none."""
    typed = typed.strip()
    return int(typed) if typed.isdecimal() and typed.isascii() else VALUES.get(fold(typed))


def is_number(typed: str) -> bool:
    """Whether what was typed is a number of copies and nothing else: `2`, `x2`, `two`."""
    return _ALONE.fullmatch(" ".join(typed.split())) is not None


def number_slip(typed: str) -> Text | None:
    """Return how a number of copies is typed where it stands in another way, or None."""
    typed = " ".join(typed.split())
    if is_number(typed):
        return Text("a number of copies stands behind the name of the card: `{name} x2`", name=_EXAMPLE)
    found = _FIRST.fullmatch(typed) or _BEHIND.fullmatch(typed)
    if found is None or found["name"].count("(") != found["name"].count(")"):
        return None
    n = number(found["times"])
    if n == 0:
        return Text("take it off: what is not there is not typed")
    return Text("type the number behind the name: `{name} x{n}`", name=short(found["name"]), n=n or 1)
