"""What is said of a slip inside an entry: its colon, its quotes, its brackets."""

from __future__ import annotations

from scorer.source import codes
from scorer.source.fault import Fault, Lines, Position, in_quotes, short, span_at, span_to_end, value_at
from scorer.source.mistakes.known_keys import is_in_lines
from scoring_rules.frame.language.text import Text

_TYPOGRAPHIC = " “”„«»"
_LONGEST_REMEDY = 60


def no_key(at: Position) -> Fault:
    """A colon at the beginning of an entry."""
    label = Text("there is no word before this colon")
    remedy = Text("write the key before it, delete the colon, or put quotes round a value that begins with one")
    return Fault(codes.NO_KEY, span_at(at), label, remedy)


def second_colon(lines: Lines, value: Position, colon: int) -> Fault:
    """`name: Anna: Papa`."""
    line = lines[value.row]
    text = value_at(line, value.column).strip(_TYPOGRAPHIC)
    key = line[: value.column].strip().lstrip("- ").rstrip(": ")
    if is_in_lines(key):
        remedy = Text("write `{key}: |`, and this on the line below it, indented like the other rows", key=key)
    elif len(text) > _LONGEST_REMEDY:
        remedy = Text("put the whole value in quotes")
    else:
        remedy = Text(
            "put the value in quotes: {fixed}; or, if a new entry begins here, give it a line of its own",
            fixed=in_quotes(text),
        )
    label = Text("the value `{value}` has a colon of its own", value=short(text))
    return Fault(codes.SECOND_COLON, span_at(Position(value.row, colon)), label, remedy)


def colon_in_text(lines: Lines, at: Position, colon: int) -> Fault:
    """A colon in a text that began on a line above."""
    label = Text("`{line}` continues the text above and has a colon", line=short(lines[at.row][at.column :]))
    remedy = Text("write `|` after the key and the whole text on the lines below it, all indented alike")
    return Fault(codes.SECOND_COLON, span_at(Position(at.row, colon)), label, remedy)


def colon_in_braces(at: Position) -> Fault:
    """`{name: Anna board: x}`: mostly a comma is missing before the second colon."""
    label = Text("this entry already has a colon")
    remedy = Text("put a comma between two entries; a value with a colon of its own needs quotes")
    return Fault(codes.SECOND_COLON, span_at(at), label, remedy)


def open_bracket(lines: Lines, at: Position, other: str = "") -> Fault:
    """A bracket that is never closed, or that a bracket of another kind closes."""
    begin = lines[at.row][at.column :]
    if other:
        label = Text("`{sign}` opened here meets `{other}` first", sign=begin[0], other=other)
    else:
        label = Text("opened here: `{begin}`", begin=short(begin))
    remedy = Text("close it with `{closing}` where the list ends", closing="]" if begin[0] == "[" else "}")
    return Fault(codes.BRACKET, span_at(at), label, remedy)


def stray_bracket(lines: Lines, at: Position) -> Fault:
    """A closing bracket without an opening one."""
    sign = lines[at.row][at.column]
    remedy = Text("delete it, or open the list with `{opening}`", opening="[" if sign == "]" else "{")
    return Fault(codes.STRAY_BRACKET, span_at(at), Text("`{sign}` closes nothing", sign=sign), remedy)


def comma(at: Position) -> Fault:
    """`[1, , 2]`."""
    label = Text("there is nothing before this comma")
    return Fault(codes.COMMA, span_at(at), label, Text("delete the comma, or write what is missing"))


def no_comma(lines: Lines, at: Position) -> Fault:
    """Two entries in brackets with nothing between them."""
    label = Text("`{text}` follows without a comma", text=short(lines[at.row][at.column :]))
    remedy = Text("put a comma between two entries, or quotes round the whole of one")
    return Fault(codes.AFTER_VALUE, span_at(at), label, remedy)


def open_quote(lines: Lines, at: Position) -> Fault:
    """A quote that is never closed, or only by one that was meant to open."""
    begin = lines[at.row][at.column :]
    remedy = Text(
        "close it with {sign} where the text ends; a text with an apostrophe goes in double quotes", sign=begin[0]
    )
    return Fault(codes.QUOTE, span_at(at), Text("opened here: {begin}", begin=short(begin)), remedy)


def escape(lines: Lines, at: Position) -> Fault:
    r"""`"C:\my files"`."""
    end = at.column + 2
    label = Text("`{escape}` in double quotes", escape=lines[at.row][at.column : end])
    remedy = Text("use single quotes, where a backslash is only a backslash, or write it twice")
    return Fault(codes.ESCAPE, span_at(at, end), label, remedy)


def after_bracket(lines: Lines, at: Position) -> Fault:
    """`[Anna] Ben`."""
    label = Text("`{text}` follows the closing bracket", text=short(lines[at.row][at.column :]))
    remedy = Text(
        "put it inside the brackets; two lists side by side need brackets round both and a comma between them"
    )
    return Fault(codes.AFTER_VALUE, span_to_end(lines, at), label, remedy)


def after_quote(lines: Lines, at: Position, opened: int) -> Fault:
    """`"Anna" Ben`, whose quote was opened in a column of the same line."""
    line = lines[at.row]
    text = value_at(line, opened)
    if line[opened] == "'" == line[at.column - 1]:
        text = text[1:].removesuffix("'")
    label = Text("`{text}` follows the closing quote", text=short(line[at.column :]))
    remedy = Text("put quotes round all of it: {fixed}", fixed=in_quotes(short(text)))
    return Fault(codes.AFTER_VALUE, span_to_end(lines, at), label, remedy)
