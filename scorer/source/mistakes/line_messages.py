"""What is said of a line by how it begins: its column, its dash, its key."""

from __future__ import annotations

from scorer.source import codes
from scorer.source.fault import Fault, Lines, Position, short, span_at, span_of_row, span_to_end, value_at
from scorer.source.line_shapes import indent
from scorer.source.mistakes.known_keys import KeyWithoutColon, has_meaning, is_in_lines, key_without_colon
from scoring_rules.frame.language.text import Text


def tab(at: Position, n: int) -> Fault:
    """A tab among the spaces that a line begins with; `n` lines have one."""
    label = Text("a tab here", "a tab here, and tabs in {n} lines in all", n=n)
    remedy = Text("indent with spaces: replace each tab at the beginning of a line with two spaces")
    return Fault(codes.TAB, span_at(at), label, remedy)


def entry_column(lines: Lines, at: Position, neighbours: int | None) -> Fault:
    """A key or a dash that begins in another column than those beside it."""
    column = at.column
    if neighbours is None or neighbours == column:
        label = Text("nothing else begins in column {column}", column=column + 1)
        remedy = Text("begin entries that belong together in one column, and keep those with a dash separate from keys")
    else:
        label = Text(
            "this begins in column {column}, its neighbours in column {neighbours}",
            column=column + 1,
            neighbours=neighbours + 1,
        )
        remedy = _move(column, neighbours)
    return Fault(codes.ENTRY_COLUMN, span_to_end(lines, at), label, remedy)


def row_column(lines: Lines, row: int, wanted: int, digit: int | None = None) -> Fault:
    """A row of a text that begins in another column than the rows above it.

    `digit` is the indentation to write after `|` where the rows are meant to begin unevenly.
    """
    column = indent(lines[row])
    label = Text(
        "this row begins in column {column}, the first in column {wanted}", column=column + 1, wanted=wanted + 1
    )
    return Fault(codes.ROW_COLUMN, span_of_row(lines, row), label, _align(column, wanted, digit))


def deep_row(lines: Lines, row: int, wanted: int, digit: int | None) -> Fault:
    """The first row of a text that begins further right than those below it."""
    column = indent(lines[row])
    label = Text(
        "this row begins in column {column}, the next one in column {wanted}", column=column + 1, wanted=wanted + 1
    )
    return Fault(codes.ROW_COLUMN, span_of_row(lines, row), label, _align(column, wanted, digit))


def row_below_key(lines: Lines, row: int, key: int) -> Fault:
    """The first row of a text that does not begin further right than its key."""
    where = span_of_row(lines, row)
    label = Text(
        "this row begins in column {column}, and its key begins in column {key}", column=where.column, key=key + 1
    )
    remedy = Text("begin all rows in one column further right than the key: column {wanted}", wanted=key + 3)
    return Fault(codes.ROW_COLUMN, where, label, remedy)


def no_space_after_dash(lines: Lines, at: Position) -> Fault:
    """`-name: Anna`."""
    text = lines[at.row][at.column + 1 :].strip()
    label = Text("the dash is followed by `{sign}`", sign=text[:1])
    remedy = Text("put a space after the dash: {line}", line=short(f"- {text}"))
    return Fault(codes.DASH_SPACE, span_at(at), label, remedy)


def list_sign(lines: Lines, at: Position) -> Fault:
    """`• name: Anna`, or the long dash that a word processor makes."""
    line = lines[at.row]
    label = Text("`{sign}` begins this entry", sign=line[at.column])
    meant = short(f"- {line[at.column + 1 :].strip()}")
    return Fault(codes.LIST_SIGN, span_at(at), label, Text("write a plain dash and a space: {line}", line=meant))


def dash_after_key(lines: Lines, at: Position) -> Fault:
    """`players: - name: Anna`."""
    label = Text("the dash comes after a colon")
    remedy = Text("begin the list on the next line, indented by two spaces")
    return Fault(codes.DASH_AFTER_KEY, span_to_end(lines, at), label, remedy)


def no_colon(lines: Lines, row: int) -> Fault:
    """A line among keys that is not a key."""
    label = Text("`{line}` is neither a key nor part of the value above", line=short(lines[row]))
    return Fault(codes.NO_COLON, span_of_row(lines, row), label, _with_colon(lines[row]))


def no_colon_above(lines: Lines, row: int) -> Fault:
    """`Anna`, and on the lines below it what belongs to her."""
    text = short(lines[row])
    slip = key_without_colon(lines[row])
    label = Text("`{line}` has entries below it, and no colon", line=text)
    remedy = Text("put a colon behind it: `{line}`", line=slip.meant if slip and not slip.value else f"{text}:")
    return Fault(codes.NO_COLON, span_of_row(lines, row), label, remedy)


def no_bar(lines: Lines, row: int, stray: int) -> Fault:
    """`forest:` and rows below it, one of which has no colon."""
    label = Text(
        "`{text}` in line {line} is one of its rows, and rows need a bar before them",
        text=short(lines[stray]),
        line=stray + 1,
    )
    key = lines[row].strip().lstrip("- ").rstrip(": ")
    remedy = Text("write `{key}: |` and leave the rows below it as they are", key=key)
    return Fault(codes.NO_BAR, span_of_row(lines, row), label, remedy)


def value_above(lines: Lines, row: int, below: int) -> Fault:
    """A key with a value on its line, and entries on the lines below it."""
    key, _, rest = lines[row].strip().lstrip("- ").partition(":")
    value = short(value_at(rest, 0))
    label = Text("`{key}:` in line {line} already has a value: `{value}`", key=key, line=row + 1, value=value)
    remedy = Text("remove either `{value}` or the lines below it", value=value)
    return Fault(codes.ENTRY_COLUMN, span_of_row(lines, below), label, remedy)


def cut_text(lines: Lines, comment: Position) -> Fault:
    """A comment that ends a text that was meant to go on below."""
    label = Text("the text ends here, and more of it follows below")
    remedy = Text("write `|` after the key, with the text on the lines below it; or remove the comment")
    return Fault(codes.CUT_TEXT, span_to_end(lines, comment), label, remedy)


def block_header(lines: Lines, at: Position) -> Fault:
    """`board: | a b`: something other than an indentation digit after `|`."""
    label = Text(
        "`{text}` follows the sign that begins a text of several lines", text=short(lines[at.row][at.column :])
    )
    remedy = Text("begin the text on the next line, indented; or put the value in quotes")
    return Fault(codes.BLOCK_HEADER, span_to_end(lines, at), label, remedy)


def _move(column: int, wanted: int) -> Text:
    if column > wanted:
        return Text("remove one space before it", "remove {n} spaces before it", n=column - wanted)
    return Text("put one more space before it", "put {n} more spaces before it", n=wanted - column)


def _align(column: int, wanted: int, digit: int | None) -> Text:
    if digit is None:
        return _move(column, wanted)
    return Text(
        "begin all rows in one column; if they are meant to begin unevenly, as on a map, write `|{digit}` above them "
        "instead of `|`",
        digit=digit,
    )


def _with_colon(line: str) -> Text:
    """Return what to do about a line that lacks a colon."""
    slip = key_without_colon(line)
    if slip is not None:
        return Text("did you forget the colon? `{line}`", line=short(_completed(slip)))
    text = line.strip()
    if text.startswith("- "):
        entry = f"- name: {text.lstrip('- ')}"
        return Text("write its key, a colon and a space before it, as in `{line}`", line=short(entry))
    first, _, rest = text.partition(" ")
    return Text(
        "put a colon and a space after its key: `{line}`; or indent it, if it belongs to the value above",
        line=short(f"{first}: {rest.strip() or '…'}"),
    )


def _completed(slip: KeyWithoutColon) -> str:
    """Return an entry with its colon, and with what its key cannot do without."""
    if slip.value:
        return slip.meant
    return f"{slip.meant} {'|' if is_in_lines(slip.key) else '…' if has_meaning(slip.key, 'name') else ''}".rstrip()
