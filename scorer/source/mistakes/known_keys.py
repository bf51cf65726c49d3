"""Keys of records by their words, for what is said of lines whose shape is broken.

Only asked after a text was refused: no game is known then, so the keys of all of them count.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from scorer.source.line_shapes import skip_spaces
from scoring_rules import every_key
from scoring_rules.frame.language.names import fold

_LONGEST = 5  # words of a key, as in `premier au dernier tour`
_OTHER_SIGN = re.compile(r"(?P<key>[^=;:]+?) *(?::?=|;|[-=]>|→) *(?P<value>.*)")
"""What stands where a colon was meant: `name = Anna`, `name; Anna`."""


class KeyWithoutColon(NamedTuple):
    """A line that begins with the words of a key and lacks its colon, in three pieces."""

    dashes: str
    key: str
    value: str

    @property
    def meant(self) -> str:
        """The line with its colon."""
        return f"{self.dashes}{self.key}: {self.value}".rstrip()


def is_in_lines(key: str) -> bool:
    """Whether a key, in any language, is one whose value is typed line by line after `|`."""
    keys = every_key()
    return not keys.in_lines.isdisjoint(keys.by_word.get(fold(key), ()))


def is_key(words: str) -> bool:
    """Whether words are a key of some record, in any language."""
    return fold(words) in every_key().by_word


def has_meaning(words: str, key: str) -> bool:
    """Whether words are those of a key, in any language."""
    return key in every_key().by_word.get(fold(words), ())


def key_without_colon(line: str) -> KeyWithoutColon | None:
    """Return the key that a line begins with, after any dashes; None without one."""
    text = line.strip()
    start = 0
    while text[start : start + 2] == "- ":
        start = skip_spaces(text, start + 1)
    other = _OTHER_SIGN.fullmatch(text, start)
    if other and is_key(other["key"]):
        return KeyWithoutColon(text[:start], other["key"], other["value"])
    words = text[start:].split()
    for n in range(min(len(words), _LONGEST), 0, -1):
        if is_key(" ".join(words[:n])):
            return KeyWithoutColon(text[:start], " ".join(words[:n]), " ".join(words[n:]))
    return None


def lacks_colon(begin: str) -> bool:
    """Whether a line that begins so has a key and a bracket, and no colon between them."""
    return any(sign in begin for sign in "{[") and key_without_colon(begin) is not None
