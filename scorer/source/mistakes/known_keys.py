"""Keys of records by their words, for what is said of lines whose shape is broken.

Only asked after a text was refused: no game is known then, so the keys of all of them count.
"""

from __future__ import annotations

from typing import NamedTuple

from scorer.source.mistakes.line_shapes import indent
from scoring_rules import every_key
from scoring_rules.frame.language.names import fold

_LONGEST = 5  # words of a key, as in `premier au dernier tour`


class Begun(NamedTuple):
    """A line that begins with the words of a key and lacks its colon: what stands before and behind."""

    before: str
    key: str
    rest: str

    @property
    def mended(self) -> str:
        """The line as it was meant."""
        return f"{self.before}{self.key}: {self.rest}".rstrip()


def is_in_lines(key: str) -> bool:
    """Whether a key, in any language, is one whose value is typed line by line behind `|`."""
    keys = every_key()
    return not keys.in_lines.isdisjoint(keys.by_word.get(fold(key), ()))


def is_key(words: str) -> bool:
    """Whether words are a key of some record, in any language."""
    return fold(words) in every_key().by_word


def begun(line: str) -> Begun | None:
    """Return the key that a line begins with, dashes before it passed over; None without one."""
    text = line.strip()
    start = 0
    while text[start : start + 2] == "- ":
        start += 2 + indent(text[start + 2 :])
    words = text[start:].split()
    for n in range(min(len(words), _LONGEST), 0, -1):
        if is_key(" ".join(words[:n])):
            return Begun(text[:start], " ".join(words[:n]), " ".join(words[n:]))
    return None
