"""Parts of typed values as values of their own, each at the place it was typed at, and maps made of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Span, TextLine


def part(line: TextLine, start: int, end: int) -> Scalar:
    """Return a part of a line as a value of its own, without spaces around it."""
    text = line.text[start:end]
    start += len(text) - len(text.lstrip())
    text = text.strip()
    column = line.column + start
    span = Span(line.line, column, line.line, column + len(text))
    return Scalar(text, span, "quoted", (TextLine(text, line.line, column),))


def parts(node: Scalar, pattern: re.Pattern[str]) -> Iterator[Scalar]:
    """Yield the parts of a text that match a pattern, line by line."""
    for line in node.lines:
        for match in pattern.finditer(line.text):
            if match[0].strip():
                yield part(line, match.start(), match.end())


def entry(key: str, value: Node) -> tuple[Scalar, Node]:
    """Return a value with a key that was not typed: it is where the value is."""
    return Scalar(key, value.span, "quoted"), value


def under(key: str, node: Node) -> Node:
    """Return a value of text as a map in which it has a key; any other node as it is."""
    return Mapping((entry(key, node),), node.span) if isinstance(node, Scalar) else node


def as_value(key: Scalar) -> Scalar:
    """Return a key that was typed as a value."""
    return Scalar(key.text, key.span, "quoted", key.lines)
