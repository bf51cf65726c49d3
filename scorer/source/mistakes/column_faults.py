"""What is said of lines that begin in the wrong column, or with the wrong sign.

Rows and columns count from 0 here; the spans that are made of them count from 1.
"""

from __future__ import annotations

from scorer.source import codes
from scorer.source.fault import Fault, line_span, short, span, value_at
from scoring_rules.frame.language.text import Text


def tab(row: int, column: int, n: int) -> Fault:
    """A tab among the blanks that a line begins with; `n` lines have one."""
    return Fault(
        codes.TAB,
        span(row, column),
        Text("a tab here", "a tab here, and tabs in {n} lines in all", n=n),
        Text("indent with blanks: replace each tab at the beginning of a line by two blanks"),
    )


def entry_column(row: int, column: int, neighbours: int | None, line: str) -> Fault:
    """A key or a dash that begins in another column than those beside it."""
    where = span(row, column, len(line.rstrip()))
    if neighbours is None or neighbours == column:
        return Fault(
            codes.ENTRY_COLUMN,
            where,
            Text("nothing else begins in column {column}", column=column + 1),
            Text("begin the entries that belong together in one column, lists with a dash and keys apart"),
        )
    return Fault(
        codes.ENTRY_COLUMN,
        where,
        Text(
            "this begins in column {column}, its neighbours in column {neighbours}",
            column=column + 1,
            neighbours=neighbours + 1,
        ),
        _move(column, neighbours),
    )


def row_column(row: int, line: str, wanted: int, digit: int | None = None) -> Fault:
    """A row of a text that begins in another column than the rows above it.

    `digit` is the indentation to write behind `|` where the rows are meant to begin unevenly.
    """
    where = line_span(row, line)
    column = where.column - 1
    return Fault(
        codes.ROW_COLUMN,
        where,
        Text(
            "this row begins in column {column}, the first in column {wanted}",
            column=column + 1,
            wanted=wanted + 1,
        ),
        _move(column, wanted) if digit is None else _uneven(digit),
    )


def deep_row(row: int, line: str, wanted: int, digit: int | None) -> Fault:
    """The first row of a text that stands further right than those below it."""
    where = line_span(row, line)
    column = where.column - 1
    return Fault(
        codes.ROW_COLUMN,
        where,
        Text(
            "this row begins in column {column}, the next one in column {wanted}",
            column=column + 1,
            wanted=wanted + 1,
        ),
        _move(column, wanted) if digit is None else _uneven(digit),
    )


def row_below_key(row: int, line: str, key: int) -> Fault:
    """The first row of a text that does not stand further right than its key."""
    where = line_span(row, line)
    return Fault(
        codes.ROW_COLUMN,
        where,
        Text(
            "this row begins in column {column}, and its key begins in column {key}",
            column=where.column,
            key=key + 1,
        ),
        Text("begin all rows in one column further right than the key: column {wanted}", wanted=key + 3),
    )


def dash(row: int, column: int, line: str) -> Fault:
    """`-name: Anna`."""
    text = line[column + 1 :].strip()
    return Fault(
        codes.DASH,
        span(row, column),
        Text("the dash is followed by `{sign}`", sign=text[:1]),
        Text("write a blank behind the dash: {line}", line=short(f"- {text}")),
    )


def list_sign(row: int, column: int, line: str) -> Fault:
    """`• name: Anna`, or the long dash that a word processor makes."""
    return Fault(
        codes.LIST_SIGN,
        span(row, column),
        Text("`{sign}` begins this entry", sign=line[column]),
        Text("write a plain dash and a blank: {line}", line=short(f"- {line[column + 1 :].strip()}")),
    )


def dash_behind_key(row: int, column: int, line: str) -> Fault:
    """`players: - name: Anna`."""
    return Fault(
        codes.DASH_BEHIND_KEY,
        span(row, column, len(line.rstrip())),
        Text("the dash stands behind a colon"),
        Text("begin the list on the next line, indented by two blanks"),
    )


def no_colon(row: int, line: str) -> Fault:
    """A line among keys that is no key."""
    label = Text("`{line}` is neither a key nor part of the value above", line=short(line))
    return Fault(codes.NO_COLON, line_span(row, line), label, _with_colon(line))


def _with_colon(line: str) -> Text:
    """Return what to do about a line that lacks a colon."""
    from scorer.source.mistakes.known_keys import begun

    key = begun(line)
    if key is not None:
        return Text("did you forget the colon? `{line}`", line=short(key.mended))
    text = line.strip()
    if text.startswith("- "):
        entry = f"- name: {text.lstrip('- ')}"
        return Text("write its key, a colon and a blank before it, as in `{line}`", line=short(entry))
    first, _, rest = text.partition(" ")
    return Text(
        "put a colon and a blank behind its key: `{line}`; or indent it, if it belongs to the value above",
        line=short(f"{first}: {rest.strip() or '…'}"),
    )


def no_bar(row: int, line: str, stray: int, text: str) -> Fault:
    """`forest:` and rows below it, one of which has no colon."""
    key = line.strip().lstrip("- ").rstrip(": ")
    return Fault(
        codes.NO_BAR,
        line_span(row, line),
        Text(
            "`{text}` in line {line} is a row of it, and rows stand behind a bar",
            text=short(text),
            line=stray + 1,
        ),
        Text("write `{key}: |` and leave the rows below it as they are", key=key),
    )


def value_above(row: int, head: str, below: int, line: str) -> Fault:
    """A key with a value on its line, `head`, and entries on the lines below it."""
    key, _, rest = head.strip().lstrip("- ").partition(":")
    value = value_at(rest, 0)
    where = line_span(below, line)
    label = Text(
        "`{key}:` in line {line} has a value already: `{value}`", key=key, line=row + 1, value=short(value)
    )
    remedy = Text("take off either `{value}` or the lines below it", value=short(value))
    return Fault(codes.ENTRY_COLUMN, where, label, remedy)


def cut_text(row: int, column: int, line: str) -> Fault:
    """A comment that ends a text that was meant to go on below."""
    return Fault(
        codes.CUT_TEXT,
        span(row, column, len(line.rstrip())),
        Text("the text ends here, and more of it follows below"),
        Text("write `|` behind the key, with the text on the lines below it; or take the comment out"),
    )


def block_header(row: int, column: int, line: str) -> Fault:
    """Something other than an indentation digit behind `|`."""
    return Fault(
        codes.BLOCK_HEADER,
        span(row, column, len(line.rstrip())),
        Text(
            "`{text}` stands behind the sign that begins a text of several lines", text=short(line[column:])
        ),
        Text("begin the text on the next line, indented; or put the value in quotes"),
    )


def _uneven(digit: int) -> Text:
    return Text(
        "begin all rows in one column; if they are meant to begin unevenly, as on a map, write `|{digit}` above them "
        "instead of `|`",
        digit=digit,
    )


def _move(column: int, wanted: int) -> Text:
    if column > wanted:
        return Text("take one blank away before it", "take {n} blanks away before it", n=column - wanted)
    return Text("put one more blank before it", "put {n} more blanks before it", n=wanted - column)
