"""Lines of a text that fit into so many cells of a terminal: wide characters take two."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scorer.base.terminal import cells

_BLANKS = re.compile(r"[ \t\n]+")
_AFTER_HYPHEN = re.compile(r"(?<=\w-)(?=\w)")


def wrapped(text: str, width: int, first: str = "", rest: str = "", *, hyphens: bool = False) -> list[str]:
    """Return the lines of a text, at least one; a word that is too long for a line is cut.

    Args:
        text: Words with blanks between them; a no-break blank ties its words.
        width: The cells of a line, its beginning included.
        first: What the first line begins with.
        rest: What the others begin with.
        hyphens: Whether a line may also end behind a hyphen.
    """
    lines: list[str] = []
    line, begin = "", first
    for glue, word in _pieces(text, hyphens=hyphens):
        if line and cells(begin + line + glue + word) > width:
            lines.append(begin + line)
            line, begin = "", rest
        line = line + glue + word if line else word
        while cells(begin + line) > width and len(line) > 1 and len(begin) < width:
            cut = _fitting(line, width - cells(begin))
            lines.append(begin + line[:cut])
            line, begin = line[cut:], rest
    return [*lines, begin + line] if line or not lines else lines


def _pieces(text: str, *, hyphens: bool) -> Iterator[tuple[str, str]]:
    """Yield what may stand on a line of its own, with what parts it from the piece before."""
    for word in filter(None, _BLANKS.split(text)):
        parts = _AFTER_HYPHEN.split(word) if hyphens else [word]
        yield " ", parts[0]
        yield from (("", part) for part in parts[1:])


def _fitting(text: str, room: int) -> int:
    """Return how many characters of a text fit into so many cells, at least one."""
    count = 1
    while count < len(text) and cells(text[: count + 1]) <= room:
        count += 1
    return count
