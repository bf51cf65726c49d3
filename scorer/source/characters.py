"""Characters: those that no record may hold, and the many blanks that all count as one."""

from __future__ import annotations

import re
import unicodedata

from scorer.source.codes import BAD_CHARACTER
from scorer.source.fault import Fault, span
from scoring_rules.frame.language.text import Text

_MOST = 5
_REFUSED = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufdd0\ufeff\ufffe\uffff\ud800-\udfff]"
)
_ODD_BLANK = re.compile("[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_EMPTY_LINE = re.compile(r"(?m)^ +$")

_LINE_ENDS = "\x85\u2028\u2029"
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
_ZERO_WIDTH = "\u200b\u2060\ufeff"


def plain_blanks(lines: list[str]) -> str:
    """Return the text as the parser gets it: blanks of any kind are ` `, line ends LF.

    Each blank is replaced by one blank, so that columns stay true; a line of blanks alone becomes
    empty, since YAML takes it for the indentation of a block that begins with it.
    """
    text = "\n".join(lines)
    return _EMPTY_LINE.sub("", _ODD_BLANK.sub(" ", text)) + "\n"


def refused(text: str) -> str | None:
    """Return the first character of a text that no record may hold, if there is one."""
    found = _REFUSED.search(text)
    return found and found[0]


def refused_characters(lines: list[str]) -> list[Fault]:
    """Return a fault for each kind of character that no record may hold, at its first place."""
    first: dict[str, tuple[int, int]] = {}
    count: dict[str, int] = {}
    for row, line in enumerate(lines):
        for found in _REFUSED.finditer(line):
            first.setdefault(found[0], (row, found.start()))
            count[found[0]] = count.get(found[0], 0) + 1
    return [_fault(sign, *first[sign], count[sign]) for sign in list(first)[:_MOST]]


def bad_character(sign: str) -> Text:
    """Return what is said of a refused character: its kind and its code point."""
    code = f"U+{ord(sign):04X}"
    if sign in _LINE_ENDS:
        return Text("an unusual end of line, {code}", code=code)
    if _DIRECTIONS.match(sign):
        return Text("an invisible sign that turns the direction of writing, {code}", code=code)
    if sign in _ZERO_WIDTH:
        return Text("an invisible blank without width, {code}", code=code)
    if unicodedata.category(sign) == "Cc":
        return Text("a control character, {code}", code=code)
    return Text("a code that means nothing by itself, {code}", code=code)


def _fault(sign: str, row: int, column: int, n: int) -> Fault:
    return Fault(BAD_CHARACTER, span(row, column), bad_character(sign), _remedy(sign, n))


def _remedy(sign: str, n: int) -> Text:
    if sign in _LINE_ENDS:
        return Text(
            "begin a new line with the Enter key instead",
            "begin a new line with the Enter key instead, in all {n} places",
            n=n,
        )
    return Text(
        "delete it; it may have come with pasted text: typing the line anew is the surest way",
        "delete it in all {n} places; it may have come with pasted text: typing the lines anew is the surest way",
        n=n,
    )
