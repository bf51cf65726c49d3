"""What is said of a file that is read well enough, and holds what no record may hold.

Rows and columns count from 0 here; the spans that are made of them count from 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from scorer.source import codes
from scorer.source.characters import bad_character
from scorer.source.fault import Fault, in_quotes, line_span, short, span, value_at
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Span

_FENCE = "```"


def empty(lines: Sequence[str]) -> Fault:
    """A file without any value: nothing at all, or blanks and comments."""
    return Fault(
        codes.EMPTY,
        span(0, 0, 0),
        Text("there are only comments here") if any(line.strip() for line in lines) else Text("nothing here"),
        Text("`scorer new` writes a record to fill in"),
    )


def too_deep(row: int, column: int, most: int) -> Fault:
    """A list or mapping inside too many others."""
    return Fault(
        codes.TOO_DEEP,
        span(row, column),
        Text("the one that begins here lies inside {most} others", most=most),
        Text("a record needs five or six; look for brackets that are never closed"),
    )


def too_many(row: int, column: int, most: int) -> Fault:
    """More values than any record has."""
    return Fault(
        codes.TOO_MANY,
        span(row, column),
        Text("here is the value number {number}", number=most + 1),
        Text("a file holds one game; put others in files of their own"),
    )


def written_character(where: Span, sign: str) -> Fault:
    """A refused character that was written as an escape in quotes."""
    return Fault(
        codes.BAD_CHARACTER,
        where,
        Text("these quotes hold {what}, written with a backslash", what=bad_character(sign)),
        Text("delete the backslash and what belongs to it"),
    )


def sign(row: int, column: int, lines: Sequence[str]) -> Fault:
    """A value that begins with a sign that YAML keeps for itself."""
    line = lines[row] if row < len(lines) else ""
    text = value_at(line, column)
    if text.startswith(_FENCE):
        label = Text("three backticks frame a text on a web page, and are no part of it")
        return Fault(
            codes.SIGN, line_span(row, line), label, Text("delete this line, and the other one like it")
        )
    return Fault(
        codes.SIGN,
        span(row, column),
        Text("`{sign}` at the beginning of a value", sign=line[column : column + 1]),
        Text("put the value in quotes: {fixed}", fixed=in_quotes(short(text))),
    )


def mail(row: int) -> Fault:
    """A record that was pasted from a mail in which it was quoted."""
    return Fault(
        codes.SIGN,
        span(row, 0),
        Text("the line begins with `>`, as mail quotes a text"),
        Text("take `>` and the blank behind it off each line"),
    )


def key(where: Span) -> Fault:
    """A list, a mapping or a block of text as a key."""
    return Fault(
        codes.KEY,
        where,
        Text("a key is one word or one short text"),
        Text("take the brackets out; a key that begins with a bracket needs quotes"),
    )


def merge(where: Span) -> Fault:
    """`<<:`."""
    return Fault(
        codes.MERGE,
        where,
        Text("`<<` stands for the entries of another place"),
        Text("type those entries here; for a key of that name write {fixed}", fixed='"<<"'),
    )


def directive(row: int, line: str) -> Fault:
    """A line that begins with `%`."""
    return Fault(
        codes.DIRECTIVE,
        line_span(row, line),
        Text("`{line}` tells YAML programs how to read the file", line=short(line)),
        Text("delete this line; for a value that begins with `%` use quotes"),
    )


def documents(row: int, lines: Sequence[str]) -> Fault:
    """A second document in one file."""
    line = lines[row] if row < len(lines) else ""
    return Fault(
        codes.DOCUMENTS,
        line_span(row, line),
        Text("another record begins here"),
        Text("put each game in a file of its own, or delete the line `---`: the commands take several files"),
    )


def not_yaml(row: int, line: str) -> Fault:
    """A line that cannot be read, for no reason that is known better."""
    return Fault(
        codes.NOT_YAML,
        line_span(row, line),
        Text("reading stopped at `{line}`", line=short(line)),
        Text(
            "look here and at the line above for a missing colon, bracket or quote, or for another indentation; "
            "a text with signs in it goes in quotes"
        ),
    )
