"""Parts of a line of text as values of their own, each with its place in the file."""

from __future__ import annotations

from scorer.base.nodes import Scalar, Span, TextLine


def part(line: TextLine, start: int, end: int) -> Scalar:
    """Return a part of a line as a value of its own, blanks around it left out."""
    text = line.text[start:end]
    start += len(text) - len(text.lstrip())
    text = text.strip()
    column = line.column + start
    span = Span(line.line, column, line.line, column + len(text))
    return Scalar(text, span, "quoted", (TextLine(text, line.line, column),))
