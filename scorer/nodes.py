"""What was typed, with its position: scalars, sequences and mappings of one file.

Lines and columns count from 1, in code points; an end is the column behind the last character.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias


class Span(NamedTuple):
    """From where to where something stands in a file."""

    line: int
    column: int
    end_line: int
    end_column: int


class TextLine(NamedTuple):
    """One line of a scalar as it stands in the file: its text and where that begins."""

    text: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Scalar:
    """A value of text. Nothing is converted: `no` and `010` are what was typed.

    `lines` are the lines of the source that a block (`|`) or a plain value of several lines was
    typed in, so that a token of a grid has its position; one line for any other scalar. `given` is
    False for an empty value, `~` and `null` without quotes.
    """

    text: str
    span: Span
    style: Literal["plain", "quoted", "literal", "folded"] = "plain"
    lines: tuple[TextLine, ...] = ()

    @property
    def given(self) -> bool:
        """Whether there is a value at all."""
        return self.style != "plain" or self.text not in {"", "~", "null", "Null", "NULL"}


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Mapping:
    """Entries with their keys, in the order of the file; keys may be equal."""

    entries: tuple[tuple[Scalar, Node], ...]
    span: Span


Node: TypeAlias = "Scalar | Sequence | Mapping"
