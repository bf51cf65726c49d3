"""What is said of a file by those who read it: of its size, and of what no record may contain.

What is said of lines that no parser can read is in `mistakes.messages`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scorer.source import codes
from scorer.source.characters import bad_character
from scorer.source.fault import Fault, Lines, Position, in_quotes, short, span_at, span_of_row, value_at
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Span

_FENCE = "```"
_ANY_COLON = re.compile("[:：]")
_WIDE_COLON = "："


def empty(lines: Lines) -> Fault:
    """A file without any value: nothing at all, or spaces and comments."""
    has_comments = any(line.strip() for line in lines)
    label = Text("there are only comments here") if has_comments else Text("nothing here")
    remedy = Text("`scorer new` writes a record to fill in")
    return Fault(codes.EMPTY, span_at(Position(0, 0), 0), label, remedy)


def joined_versions(lines: Lines, rows: Sequence[int]) -> Fault:
    """`<<<<<<<`, `=======` and `>>>>>>>`: what version control leaves of two versions."""
    numbers = tuple(str(row + 1) for row in rows)
    label = Text("two versions of this file were joined here")
    remedy = Text("keep one of the two versions, and delete the other and lines {numbers}", numbers=numbers)
    return Fault(codes.JOINED, span_of_row(lines, rows[0]), label, remedy)


def too_deep(at: Position, most: int) -> Fault:
    """A list or mapping inside too many others."""
    label = Text("the one that begins here is inside {most} others", most=most)
    remedy = Text("a record needs five or six; look for brackets that are never closed")
    return Fault(codes.TOO_DEEP, span_at(at), label, remedy)


def too_many(at: Position, most: int) -> Fault:
    """More values than any record has."""
    label = Text("this is value number {number}", number=most + 1)
    remedy = Text("a file holds one game; put others in files of their own")
    return Fault(codes.TOO_MANY, span_at(at), label, remedy)


def escaped_character(where: Span, sign: str) -> Fault:
    """A refused character that is written as an escape in quotes."""
    label = Text("the text in quotes contains {what}, written with a backslash", what=bad_character(sign))
    remedy = Text("delete the backslash and what belongs to it")
    return Fault(codes.BAD_CHARACTER, where, label, remedy)


def reserved_sign(lines: Lines, at: Position) -> Fault:
    """`name: @home`: a value that begins with a sign that YAML keeps for itself."""
    line = lines[at.row]
    text = value_at(line, at.column)
    if text.startswith(_FENCE):
        label = Text("three backticks frame a text on a web page, and are not part of it")
        remedy = Text("delete this line, and the other one like it")
        return Fault(codes.SIGN, span_of_row(lines, at.row), label, remedy)
    label = Text("`{sign}` at the beginning of a value", sign=line[at.column : at.column + 1])
    remedy = Text("put the value in quotes: {fixed}", fixed=in_quotes(short(text)))
    return Fault(codes.SIGN, span_at(at), label, remedy)


def quoted_mail(row: int) -> Fault:
    """`> game: hutan`: a record that was pasted from a mail in which it was quoted."""
    label = Text("the line begins with `>`, as in a quoted email")
    remedy = Text("remove `>` and the space after it from each line")
    return Fault(codes.SIGN, span_at(Position(row, 0)), label, remedy)


def no_plain_key(where: Span) -> Fault:
    """`[name]: Anna`: a list, a mapping or a block of text as a key."""
    label = Text("a key is one word or one short text")
    remedy = Text("remove the brackets; a key that begins with a bracket needs quotes")
    return Fault(codes.KEY, where, label, remedy)


def merge_key(where: Span) -> Fault:
    """`<<: *anna`."""
    label = Text("`<<` stands for the entries of another place")
    remedy = Text("type those entries here; for a key of that name write {fixed}", fixed='"<<"')
    return Fault(codes.MERGE, where, label, remedy)


def directive(lines: Lines, row: int) -> Fault:
    """`%YAML 1.2`."""
    label = Text("`{line}` tells YAML programs how to read the file", line=short(lines[row]))
    remedy = Text("delete this line; a value that begins with `%` needs quotes")
    return Fault(codes.DIRECTIVE, span_of_row(lines, row), label, remedy)


def second_record(lines: Lines, row: int) -> Fault:
    """A second document in one file."""
    label = Text("another record begins here")
    remedy = Text("put each game in a file of its own (the commands take several files), or delete the line `---`")
    return Fault(codes.DOCUMENTS, span_of_row(lines, row), label, remedy)


def not_yaml(lines: Lines, row: int) -> Fault:
    """A line that cannot be read, for no reason that is known better."""
    label = Text("reading stopped at `{line}`", line=short(lines[row]))
    remedy = Text(
        "look here and at the line above for a missing colon, bracket or quote, or for a different "
        "indentation; put a text with special characters in quotes"
    )
    return Fault(codes.NOT_YAML, span_of_row(lines, row), label, remedy)


def no_space_after_colon(lines: Lines, at: Position) -> Fault:
    """`name:Anna`; the key begins at the position."""
    line = lines[at.row]
    colon = _ANY_COLON.search(line, at.column)
    column = colon.start() if colon else at.column
    sign, value = line[column], value_at(line, column + 1)
    meant = short(f"{line[at.column : column].strip()}: {value}")
    if sign == _WIDE_COLON:
        label = Text("a wide colon, `{colon}`", colon=sign)
        remedy = Text("write a plain colon and a space: {line}", line=meant)
    else:
        label = Text("the colon is followed by `{sign}`", sign=value[:1])
        remedy = Text("put a space after the colon: {line}", line=meant)
    return Fault(codes.COLON_SPACE, span_at(Position(at.row, column)), label, remedy)


def entry_without_colon(where: Span, key: str, value: str) -> Fault:
    """`{Anna 7, Zoé: 7}`."""
    label = Text("`{line}` is among entries that each have a colon", line=short(f"{key} {value}"))
    remedy = Text("did you forget the colon? `{line}`", line=short(f"{key}: {value}"))
    return Fault(codes.NO_COLON, where, label, remedy)
