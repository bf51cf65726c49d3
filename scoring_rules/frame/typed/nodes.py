"""What was typed, with its position: scalars, sequences and mappings of one file.

Lines and columns count from 1, in code points; an end is the column after the last character.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias


class Span(NamedTuple):
    """From where to where something is in a file."""

    line: int
    column: int
    end_line: int
    end_column: int


class TextLine(NamedTuple):
    """One line of a scalar as it is in the file: its text and where that begins."""

    text: str
    line: int
    column: int


class Scalar(NamedTuple):
    r"""A value of text. Nothing is converted: `no` and `010` are what was typed.

    `lines` are the lines that the value consists of, each with its position in the file, so that a
    token of a grid has a place: those of a block (`|`), the raw lines of a plain value that runs
    over several (whose `text` is folded into one), the parts between `\n` of a quoted one.
    `given` is False for an empty value, with quotes or without, and for `~` and `null` without quotes.
    """

    text: str
    span: Span
    style: Literal["plain", "quoted", "literal", "folded"] = "plain"
    lines: tuple[TextLine, ...] = ()

    @property
    def given(self) -> bool:
        """Whether there is a value at all."""
        if self.style == "quoted":
            return self.text != ""
        return self.style != "plain" or self.text not in {"", "~", "null", "Null", "NULL"}


class Sequence(NamedTuple):
    """A list."""

    items: tuple[Node, ...]
    span: Span


class Mapping(NamedTuple):
    """Entries with their keys, in the order of the file; keys may be equal."""

    entries: tuple[tuple[Scalar, Node], ...]
    span: Span


Node: TypeAlias = "Scalar | Sequence | Mapping | Included"


class Document(NamedTuple):
    """One file that was read: its name as the user gave it, its lines as typed, and its root.

    `root` is None if the file is empty or could not be parsed.
    """

    name: str
    lines: tuple[str, ...]
    sha256: str
    root: Node | None = None


class Included(NamedTuple):
    """What another file holds, in the place where the record names that file."""

    document: Document
    node: Node
    span: Span


def are_words(node: Node) -> bool:
    """Whether a value is words in braces, `{animal, D, 6}`, which YAML takes for keys without values."""
    return (
        isinstance(node, Mapping)
        and len(node.entries) > 1
        and all(isinstance(value, Scalar) and not value.given for _, value in node.entries)
    )


def size(node: Node) -> int:
    """Return how many scalars there are in a node, keys left out."""
    match node:
        case Sequence(items):
            return sum(map(size, items))
        case Mapping(entries):
            return sum(size(value) for _, value in entries)
        case Included(_, inner):
            return size(inner)
        case _:
            return 1
