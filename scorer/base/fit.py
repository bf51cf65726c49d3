"""Text fitted into a width: the one breaker of words, for terminals, drawings and paper.

Widths are in whatever the text is measured in: cells of a terminal, points of a page.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

ELLIPSIS = "…"

Measure: TypeAlias = Callable[[str], float]
"""Returns the width of a line; two words side by side are as wide as both together."""

Hyphens: TypeAlias = Literal["never", "in long words", "always"]
"""When a line may also end after a hyphen: "in long words" only where a word is wider than a line."""

LongWords: TypeAlias = Literal["broken", "cut", "kept"]
"""What is done with a word wider than a line: broken anywhere, cut with an ellipsis, or kept whole."""

_SPACES = re.compile(r"[ \t\n]+")
_AFTER_HYPHEN = re.compile(r"(?<=[^-]-)(?=[^-])")


def broken(
    text: str,
    width: float,
    measure: Measure,
    *,
    first: float | None = None,
    hyphens: Hyphens = "never",
    long_words: LongWords = "broken",
) -> Iterator[str]:
    """Yield the lines of a text, none where it has no words; a no-break space ties its words.

    Args:
        text: Words with spaces between them.
        width: The width of a line.
        measure: What measures the text.
        first: The width of the first line where it is another one.
        hyphens: Whether a line may end after a hyphen.
        long_words: What is done with a word wider than a line.
    """
    room = width if first is None else first
    line, used = "", 0.0
    for glue, piece in _pieces(text, width, measure, hyphens):
        length = measure(piece)
        if line and used + measure(glue) + length <= room:
            line, used = line + glue + piece, used + measure(glue) + length
            continue
        if line:
            yield line
            room = width
        line, used = piece, length
        if length > room > 0 and long_words == "broken":
            *whole, line = _broken_anywhere(piece, room, width, measure)
            yield from whole
            room, used = width if whole else room, measure(line)
        elif long_words == "cut":
            line = shortened(piece, room, measure, "-")
    if line:
        yield line


def _pieces(text: str, width: float, measure: Measure, hyphens: Hyphens) -> Iterator[tuple[str, str]]:
    """Yield what may have a line of its own, each with what separates it from the piece before."""
    for word in filter(None, _SPACES.split(text)):
        if hyphens == "always":
            first, *others = _AFTER_HYPHEN.split(word)
            yield " ", first
            yield from (("", part) for part in others)
        elif hyphens == "in long words" and measure(word) > width:
            yield from ((" ", part) for part in broken(word, width, measure, hyphens="always"))
        else:
            yield " ", word


def _broken_anywhere(word: str, first: float, width: float, measure: Measure) -> Iterator[str]:
    """Yield the parts of a word, at least one character in each."""
    room = first
    while room > 0 and (count := max(1, fitting(word, room, measure))) < len(word):
        yield word[:count]
        word, room = word[count:], width
    yield word


def shortened(text: str, width: float, measure: Measure, trimmed: str | None = None) -> str:
    """Return the text, or as much of its beginning as leaves space for an ellipsis.

    Args:
        text: One line.
        width: What it has to fit into.
        measure: What measures it.
        trimmed: The characters that are removed before the ellipsis, any spaces otherwise.
    """
    if measure(text) <= width:
        return text
    return text[: fitting(text, width - measure(ELLIPSIS), measure)].rstrip(trimmed) + ELLIPSIS


def shortened_inside(text: str, width: float, measure: Measure) -> str:
    """Return the text, or as much of its beginning and of its end as leaves space for an ellipsis between them."""
    if measure(text) <= width:
        return text
    room = width - measure(ELLIPSIS)
    begin = text[: fitting(text, room / 2, measure)].rstrip()
    backwards = text[::-1]
    end = backwards[: fitting(backwards, room - measure(begin), measure)][::-1].lstrip()
    return f"{begin}{ELLIPSIS}{end}"


def fitting(text: str, width: float, measure: Measure) -> int:
    """Return how many characters from the start of a text fit; little more than these are measured."""
    most = 1
    while most < len(text) and measure(text[:most]) <= width:
        most *= 2
    counts = range(1, min(most, len(text)) + 1)
    return bisect_right(counts, width, key=lambda count: measure(text[:count]))
