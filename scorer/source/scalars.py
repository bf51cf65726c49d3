"""Scalars: the text of a value, and the lines that it was typed in, each with its position."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from yaml.events import ScalarEvent

from scorer.source.parser import position
from scoring_rules.frame.typed.nodes import Scalar, Span, TextLine
from scoring_rules.frame.typed.quotes import in_typographic

Style: TypeAlias = Literal["plain", "quoted", "literal", "folded"]

_STYLES: dict[str | None, Style] = {"'": "quoted", '"': "quoted", "|": "literal", ">": "folded"}
_ESCAPE = re.compile(r"\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.)|$)")
_NEW_LINE = re.compile(r"(?<!\\)(?:\\\\)*\\n")
_GOES_ON = re.compile(r"(?<!\\)(?:\\\\)*\\$")
_PART = re.compile(r"((?:[^\\]|\\(?:[^n]|$))*+)(?:\\n|$)")
_SIGNS = {
    "0": "\0",
    "a": "\a",
    "b": "\b",
    "t": "\t",
    "v": "\v",
    "f": "\f",
    "r": "\r",
    "e": "\x1b",
    "N": "\x85",
    "_": "\xa0",
    "L": "\u2028",
    "P": "\u2029",
}


def scalar(event: ScalarEvent, lines: Sequence[str]) -> Scalar:
    """Return the scalar of an event, from the lines that were parsed.

    Two escapes that JSON writes for the halves of one character become that character.
    """
    text = event.value
    row, column = position(event.start_mark)
    end = position(event.end_mark)
    style = _STYLES.get(event.style, "plain")
    if style in {"literal", "folded"}:
        typed = tuple(_block(text, row, lines))
        last = typed[-1] if typed else TextLine(lines[row].rstrip(), row + 1, 1)
        span = Span(row + 1, column + 1, last.line, last.column + len(last.text))
        return Scalar(text, span, style, typed)
    span = Span(row + 1, column + 1, end.row + 1, end.column + 1)
    if style == "quoted":
        return _quoted(_whole(text), span, lines)
    if row != end.row:
        return Scalar(text, span, style, tuple(_raw_lines(span, lines)))
    if inside := in_typographic(text):
        inner, begin = inside
        return Scalar(inner, span, "quoted", (TextLine(inner, row + 1, column + begin + 1),))
    return Scalar(text, span, style, (TextLine(text, row + 1, column + 1),) if text else ())


def _block(text: str, header: int, lines: Sequence[str]) -> Iterator[TextLine]:
    """Yield the lines of a block: those below its header, until one begins further left."""
    first = text.lstrip("\n").partition("\n")[0]
    if not first:
        return
    row = header + 1
    while not lines[row]:
        yield TextLine("", row + 1, 1)
        row += 1
    # The first line may be indented further than the block, where its header has a digit: `|2`.
    margin = len(lines[row]) - len(lines[row].lstrip(" ")) - (len(first) - len(first.lstrip(" ")))
    empty: list[TextLine] = []
    for number in range(row, len(lines)):
        line = lines[number]
        if not line:
            empty.append(TextLine("", number + 1, 1))
            continue
        if line[:margin].strip(" "):
            return
        yield from empty
        empty.clear()
        yield TextLine(line[margin:], number + 1, margin + 1)


def _raw_lines(span: Span, lines: Sequence[str]) -> Iterator[TextLine]:
    """Yield what is between two positions, line by line, without the spaces around it."""
    for row in range(span.line - 1, span.end_line):
        line = lines[row]
        begin = span.column - 1 if row == span.line - 1 else 0
        end = span.end_column - 1 if row == span.end_line - 1 else len(line)
        text = line[begin:end].strip(" ")
        if text:
            yield TextLine(text, row + 1, line.index(text, begin) + 1)


def _quoted(text: str, span: Span, lines: Sequence[str]) -> Scalar:
    line = lines[span.line - 1]
    double = line[span.column - 1] == '"'
    if span.line == span.end_line and line.find("\\", span.column, span.end_column) < 0:
        return Scalar(text, span, "quoted", (TextLine(text, span.line, span.column + 1),))
    inside = Span(span.line, span.column + 1, span.end_line, span.end_column - 1)
    if double and any(_NEW_LINE.search(line) for line in lines[span.line - 1 : span.end_line]):
        return Scalar(text, span, "quoted", tuple(_by_escapes(inside, lines)))
    raw = _raw_lines(inside, lines)
    if double:
        raw = (part._replace(text=_whole(_ESCAPE.sub(_sign, part.text))) for part in raw)
        return Scalar(text, span, "quoted", tuple(raw))
    return Scalar(text, span, "quoted", tuple(part._replace(text=part.text.replace("''", "'")) for part in raw))


def _by_escapes(span: Span, lines: Sequence[str]) -> Iterator[TextLine]:
    r"""Yield the lines of a double-quoted text that says `\n` where they end, escapes resolved.

    Where the text continues on the next line of the file, the break counts as a space, or as nothing after `\`.
    """
    text = ""
    begun: tuple[int, int] | None = None
    for row in range(span.line - 1, span.end_line):
        line, is_last = lines[row], row == span.end_line - 1
        begin = span.column - 1 if row == span.line - 1 else len(line) - len(line.lstrip())
        piece = line[begin : span.end_column - 1] if is_last else line[begin:].rstrip()
        goes_on = not is_last and _GOES_ON.search(piece) is not None
        for part in _PART.finditer(piece[:-1] if goes_on else piece):
            if part[0]:
                begun = begun or (row + 1, begin + part.start() + 1)
                text += _ESCAPE.sub(_sign, part[1])
            if part[0] != part[1] and begun:
                yield TextLine(_whole(text), *begun)
                text, begun = "", None
        if begun and not is_last and not goes_on:
            text += " "
    if begun:
        yield TextLine(_whole(text), *begun)


def _sign(escape: re.Match[str]) -> str:
    """Return the character that an escape means."""
    code = escape[1] or escape[2] or escape[3]
    if code:
        return chr(int(code, 16))
    return _SIGNS.get(escape[4], escape[4]) if escape[4] else ""


def _whole(text: str) -> str:
    """Return a text in which two halves of a character are joined to that character."""
    if text.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
