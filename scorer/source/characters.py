"""Characters: those that no record may contain, and the many kinds of space that all count as one."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

from scorer.source.codes import BAD_CHARACTER
from scorer.source.fault import Fault, Lines, Position, span_at
from scoring_rules.frame.language.text import Text

_MOST = 5
_REFUSED = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufdd0\ufeff\ufffe\uffff\ud800-\udfff]"
)
_ODD_SPACE = re.compile("[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_LINE_OF_SPACES = re.compile(r"(?m)^ +$")

_LINE_ENDS = "\x85\u2028\u2029"
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
_ZERO_WIDTH = "\u200b\u2060\ufeff"


def with_plain_spaces(lines: Lines) -> str:
    """Return the text as the parser gets it: spaces and tabs of any kind are ` `, line ends LF.

    Each is replaced by one space, so that columns stay true. A line of nothing but spaces becomes
    empty, since YAML takes it for the indentation of a block that begins with it.
    """
    text = "\n".join(lines)
    return _LINE_OF_SPACES.sub("", _ODD_SPACE.sub(" ", text)) + "\n"


def refused(text: str) -> str | None:
    """Return the first character of a text that no record may contain, if there is one."""
    match = _REFUSED.search(text)
    return match and match[0]


def refused_characters(lines: Lines) -> list[Fault]:
    """Return a fault for each character that no record may contain, at its first place."""
    numbers = Counter(sign for line in lines for sign in _REFUSED.findall(line))
    return [
        Fault(BAD_CHARACTER, span_at(_first(sign, lines)), bad_character(sign), _remedy(sign, n))
        for sign, n in list(numbers.items())[:_MOST]
    ]


def bad_character(sign: str) -> Text:
    """Return what is said of a refused character: its kind and its code point."""
    code = f"U+{ord(sign):04X}"
    if sign in _LINE_ENDS:
        return Text("an unusual end of line, {code}", code=code)
    if _DIRECTIONS.match(sign):
        return Text("an invisible sign that changes the direction of writing, {code}", code=code)
    if sign in _ZERO_WIDTH:
        return Text("an invisible space without width, {code}", code=code)
    if unicodedata.category(sign) == "Cc":
        return Text("a control character, {code}", code=code)
    return Text("a code that means nothing by itself, {code}", code=code)


def _first(sign: str, lines: Lines) -> Position:
    row = next(row for row, line in enumerate(lines) if sign in line)
    return Position(row, lines[row].index(sign))


def _remedy(sign: str, n: int) -> Text:
    if sign in _LINE_ENDS:
        return Text(
            "begin a new line with the Enter key instead",
            "begin a new line with the Enter key instead, in all {n} places",
            n=n,
        )
    return Text(
        "delete it; it may have come with pasted text: typing the line again is the surest way",
        "delete it in all {n} places; it may have come with pasted text: typing the lines again is the surest way",
        n=n,
    )
