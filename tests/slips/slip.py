"""A slip: a record with one thing typed wrongly, and where; the tools that makers of slips share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

_LETTERS = "qwertyuiopasdfghjklzxcvbnm"
_TOKEN = re.compile(r"[^\s,\[\]{}]+")


class Span(NamedTuple):
    """A part of a line: the line counts from 1, columns from 1; `end` is behind the last one."""

    line: int
    start: int
    end: int

    def meets(self, other: Span) -> bool:
        """Whether two spans have a column in common, or are beside each other."""
        return self.line == other.line and self.start <= other.end and other.start <= self.end

    def is_within(self, other: Span) -> bool:
        """Whether a span is part of another."""
        return self.line == other.line and other.start <= self.start and self.end <= other.end


class Slip(NamedTuple):
    """A record with a slip: its kind, the text, and the places at which it may be told."""

    kind: str
    text: str
    spans: tuple[Span, ...]


Edit: TypeAlias = "tuple[list[str], list[Span]]"
"""The lines of a record after a slip, and where it is."""
Make: TypeAlias = Callable[[Random, Sequence[str]], "Edit | None"]
"""Makes a slip in the lines of a record at random, None where there is nothing to get wrong."""
Slips: TypeAlias = Mapping[str, Make]


def made(kind: str, make: Make, rng: Random, text: str) -> Slip | None:
    """Return a slip of a kind in a record, None where it has no place for one."""
    edit = make(rng, text.split("\n"))
    if edit is None:
        return None
    lines, spans = edit
    wrong = "\n".join(lines)
    return None if wrong == text else Slip(kind, wrong, tuple(spans))


def whole_line(lines: Sequence[str], number: int) -> Span:
    """Return the span of a line, numbered from 0, without its indentation."""
    line = lines[number]
    return Span(number + 1, len(line) - len(line.lstrip()) + 1, len(line) + 1)


def tokens(line: str) -> list[re.Match[str]]:
    """Return the words of a line; brackets and commas are none."""
    return list(_TOKEN.finditer(line))


def with_token(lines: Sequence[str], number: int, token: re.Match[str], typed: str) -> Edit:
    """Return the lines with a word of one of them typed otherwise."""
    line = lines[number]
    changed = [*lines]
    changed[number] = line[: token.start()] + typed + line[token.end() :]
    return changed, [Span(number + 1, token.start() + 1, token.start() + 1 + max(1, len(typed)))]


def blocks(lines: Sequence[str], key: str) -> Iterator[range]:
    """Yield the lines of each block below `key: |`, numbered from 0; a line of control counts is left out."""
    for number, line in enumerate(lines):
        if re.match(rf"\s*-?\s*{key}:\s*\|", line):
            depth = len(line) - len(line.lstrip())
            end = number + 1
            while end < len(lines) and lines[end].strip() and len(lines[end]) - len(lines[end].lstrip()) > depth:
                end += 1
            while end > number + 1 and lines[end - 1].lstrip().startswith("="):
                end -= 1
            yield range(number + 1, end)


def misspelt(rng: Random, word: str) -> str:
    """Return a word with a letter left out, doubled, exchanged with the next, or another one."""
    places = [at for at, letter in enumerate(word) if letter.isalpha()]
    if not places:
        return word
    at = rng.choice(places)
    match rng.randrange(4):
        case 0 if len(places) > 1:
            return word[:at] + word[at + 1 :]
        case 1:
            return word[:at] + word[at] + word[at:]
        case 2 if at + 1 < len(word):
            return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        case _:
            return word[:at] + rng.choice(_LETTERS) + word[at + 1 :]


def miscounted(rng: Random, number: int, least: int = 0) -> int:
    """Return a number that is one or two off, or has a digit twice."""
    return max(least, rng.choice((number - 1, number + 1, number - 2, number + 2, int(f"{number}{number % 10}"))))
