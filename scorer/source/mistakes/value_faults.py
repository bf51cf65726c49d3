"""What is said of a slip inside an entry: its colon, its quotes, its brackets.

Rows and columns count from 0 here; the spans that are made of them count from 1.
"""

from __future__ import annotations

import re

from scorer.source import codes
from scorer.source.fault import Fault, in_quotes, short, span, value_at
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Span

_ANY_COLON = re.compile("[:：]")
_WIDE_COLON = "："
_TYPOGRAPHIC = " “”„«»"
_LONGEST_REMEDY = 60


def no_blank(row: int, column: int, line: str) -> Fault:
    """`name:Anna`; the word begins at the column."""
    found = _ANY_COLON.search(line, column)
    at = found.start() if found else column
    before, colon, after = line[column:at].strip(), line[at], value_at(line, at + 1)
    if colon == _WIDE_COLON:
        return Fault(
            codes.NO_BLANK,
            span(row, at),
            Text("a wide colon, `{colon}`", colon=colon),
            Text("write a plain colon and a blank: {line}", line=short(f"{before}: {after}")),
        )
    return Fault(
        codes.NO_BLANK,
        span(row, at),
        Text("the colon is followed by `{sign}`", sign=after[:1]),
        Text("write a blank behind the colon: {line}", line=short(f"{before}: {after}")),
    )


def no_colon(where: Span, key: str, value: str) -> Fault:
    """`{Anna 7, Zoé: 7}`."""
    return Fault(
        codes.NO_COLON,
        where,
        Text("`{line}` stands among entries, and each of them has a colon", line=short(f"{key} {value}")),
        Text("did you forget the colon? `{line}`", line=short(f"{key}: {value}")),
    )


def no_key(row: int, column: int) -> Fault:
    """A colon at the beginning of an entry."""
    return Fault(
        codes.NO_KEY,
        span(row, column),
        Text("there is no word before this colon"),
        Text("write the key before it, delete the colon, or put quotes round a value that begins with one"),
    )


def second_colon(row: int, value: int, colon: int, line: str) -> Fault:
    """`name: Anna: Papa`; `value` is the column where the value begins."""
    from scorer.source.mistakes.known_keys import is_in_lines

    text = value_at(line, value).strip(_TYPOGRAPHIC)
    key = line[:value].strip().lstrip("- ").rstrip(": ")
    remedy = Text(
        "put the value in quotes: {fixed}; or, if a new entry begins here, give it a line of its own",
        fixed=in_quotes(text),
    )
    if len(text) > _LONGEST_REMEDY:
        remedy = Text("put the whole value in quotes")
    if is_in_lines(key):
        remedy = Text(
            "write `{key}: |`, and this on the line below it, indented like the other rows", key=key
        )
    label = Text("the value `{value}` has a colon of its own", value=short(text))
    return Fault(codes.SECOND_COLON, span(row, colon), label, remedy)


def colon_in_text(row: int, column: int, colon: int, line: str) -> Fault:
    """A colon in a text that began on a line above."""
    return Fault(
        codes.SECOND_COLON,
        span(row, colon),
        Text("`{line}` goes on with the text above and has a colon", line=short(line[column:])),
        Text("write `|` behind the key and the whole text on the lines below it, all indented alike"),
    )


def colon_in_braces(row: int, colon: int) -> Fault:
    """A second colon in one entry of braces: mostly a comma is missing before it."""
    return Fault(
        codes.SECOND_COLON,
        span(row, colon),
        Text("there is a colon in this entry already"),
        Text("put a comma between two entries; a value with a colon of its own needs quotes"),
    )


def bracket(row: int, column: int, line: str, other: str = "") -> Fault:
    """A bracket that is never closed, or that another kind of bracket closes."""
    sign = line[column]
    closing = "]" if sign == "[" else "}"
    if other:
        return Fault(
            codes.BRACKET,
            span(row, column),
            Text("`{sign}` opened here meets `{other}` first", sign=sign, other=other),
            Text("close it with `{closing}` where the list ends", closing=closing),
        )
    return Fault(
        codes.BRACKET,
        span(row, column),
        Text("opened here: `{begin}`", begin=short(line[column:])),
        Text("close it with `{closing}` where the list ends", closing=closing),
    )


def stray_bracket(row: int, column: int, sign: str) -> Fault:
    """A closing bracket without an opening one."""
    opening = "[" if sign == "]" else "{"
    return Fault(
        codes.STRAY_BRACKET,
        span(row, column),
        Text("`{sign}` closes nothing", sign=sign),
        Text("delete it, or open the list with `{opening}`", opening=opening),
    )


def comma(row: int, column: int) -> Fault:
    """A comma with nothing before it."""
    return Fault(
        codes.COMMA,
        span(row, column),
        Text("there is nothing before this comma"),
        Text("delete the comma, or write what is missing"),
    )


def quote(row: int, column: int, line: str) -> Fault:
    """A quote that is never closed, or only by one that was meant to open."""
    sign = line[column]
    return Fault(
        codes.QUOTE,
        span(row, column),
        Text("opened here: {begin}", begin=short(line[column:])),
        Text(
            "close it with {sign} where the text ends; a text with an apostrophe goes in double quotes",
            sign=sign,
        ),
    )


def escape(row: int, column: int, line: str) -> Fault:
    r"""`"C:\my files"`."""
    return Fault(
        codes.ESCAPE,
        span(row, column, column + 2),
        Text("`{escape}` in double quotes", escape=line[column : column + 2]),
        Text("use single quotes, where a backslash is only a backslash, or write it twice"),
    )


def behind_bracket(row: int, column: int, line: str) -> Fault:
    """Text behind a closing bracket."""
    return Fault(
        codes.BEHIND,
        span(row, column, len(line.rstrip())),
        Text("`{text}` stands behind the closing bracket", text=short(line[column:])),
        Text(
            "put it inside the brackets; two lists side by side need brackets round both and a comma between them"
        ),
    )


def behind_quote(row: int, column: int, line: str, opened: int) -> Fault:
    """Text behind a closing quote, which was opened in a column of the same line."""
    mark = line[opened]
    text = value_at(line, opened)
    if mark == "'" and line[column - 1] == mark:
        text = text[1:].removesuffix(mark)
    return Fault(
        codes.BEHIND,
        span(row, column, len(line.rstrip())),
        Text("`{text}` stands behind the closing quote", text=short(line[column:])),
        Text("put quotes round all of it: {fixed}", fixed=in_quotes(short(text))),
    )


def no_comma(row: int, column: int, line: str) -> Fault:
    """Two entries in brackets with nothing between them."""
    return Fault(
        codes.BEHIND,
        span(row, column),
        Text("`{text}` follows without a comma", text=short(line[column:])),
        Text("put a comma between two entries, or quotes round all of one"),
    )
