"""What a text that is no YAML plainly means: a minus apart from its number, a title with a colon of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scorer.source.parser import COLON
from scoring_rules import every_key
from scoring_rules.frame.language.names import fold

_MINUS = re.compile(r"(?<=:) (?P<blanks> *)[-−–] +(?P<number>\d{1,6})(?= *(?:[,}\]]|#|$))", re.MULTILINE)
_TEXT = re.compile(r"^(?P<key>[ -]*[^\W\d][^:#\n]{0,20}?) *:(?P<value> +[^\s\"'|>\[{&*!%@`].*)$", re.MULTILINE)
_FREE = frozenset({"title", "remarks", "place", "reason"})
"""Keys whose value is a text that does not score: it takes the whole line."""
_INNER_COLON = re.compile(r":(?=\s|$)")


def meanings(text: str) -> Iterator[str]:
    """Yield the text that a refused one plainly means, with the same columns; nothing where none is plain."""
    meant = _TEXT.sub(_whole_line, _MINUS.sub(_joined, text))
    if meant != text:
        yield meant


def _joined(match: re.Match[str]) -> str:
    """Return `- 4` as `-4`, as long as it was."""
    return f" {match['blanks']}-{match['number']}".rjust(len(match[0]))


def _whole_line(match: re.Match[str]) -> str:
    """Return a line whose value has no colon that would separate it."""
    key = match["key"].strip(" -")
    if _FREE.isdisjoint(every_key().by_word.get(fold(key), ())):
        return match[0]
    begin = match.start("value") - match.start()
    return match[0][:begin] + _INNER_COLON.sub(COLON, match["value"])
