"""What a text that is no YAML plainly means: a minus apart from its number, a title with signs of its own."""

from __future__ import annotations

import re

from scorer.source.parser import as_letter
from scoring_rules import every_key
from scoring_rules.frame.language.names import fold

_MINUS = re.compile(r"(?<=:) (?P<blanks> *)[-−–] +(?P<number>\d{1,6})(?= *(?:[,}\]]|#|$))", re.MULTILINE)
_TEXTS = (
    re.compile(r"^(?P<key>[ -]*[^\W\d][^:#\n]{0,20}?) *:(?P<value> +[^\s\"'|>\[{#].*)$", re.MULTILINE),
    re.compile(r"(?<=[{,])(?P<key> *[^\W\d][^:#\n{},]{0,20}?) *:(?P<value> +[^\s\"'|>\[{},#][^,}\]\n]*)"),
)
"""A key with its value: on a line, which is all of it, and in braces, where it goes to the next comma."""
_FREE = frozenset({"title", "remarks", "place", "reason"})
"""Keys whose value is a text that does not score: no sign of YAML means anything in it."""
_SIGNS = re.compile(r":(?=\s|$)|(?<=^)[&*!%@`]|(?<=^)-(?=\s)")
"""A colon that would separate, and what a value cannot begin with."""


def meant(text: str) -> str:
    """Return the text that a refused one plainly means, with the same columns; itself where nothing is plain."""
    text = _MINUS.sub(_joined, text)
    for pattern in _TEXTS:
        text = pattern.sub(_whole, text)
    return text


def _joined(match: re.Match[str]) -> str:
    """Return `- 4` as `-4`, as long as it was."""
    return f" {match['blanks']}-{match['number']}".rjust(len(match[0]))


def _whole(match: re.Match[str]) -> str:
    """Return a key with a value in which every sign is a letter, if it is a text that does not score."""
    key, value = match["key"].strip(" -"), match["value"]
    if _FREE.isdisjoint(every_key().by_word.get(fold(key), ())):
        return match[0]
    text = value.lstrip(" ")
    before = match[0][: len(match[0]) - len(text)]
    return before + _SIGNS.sub(lambda sign: as_letter(sign[0]), text)
