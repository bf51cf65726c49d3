"""Bytes to text: its encoding, the characters that no record may contain, the many kinds of space."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections import Counter

from scorer.source.codes import BAD_CHARACTER, NOT_TEXT, NOT_UTF8, TOO_LARGE
from scorer.source.fault import Fault, Lines, Position, span_at
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Span

LARGEST = 1024 * 1024
_START = Span(1, 1, 1, 1)
_LINE_END = re.compile(r"\r\n|\r|\n")
_SAVE_AS = Text("save the file as UTF-8 in your editor (Notepad: Save as, Encoding: UTF-8)")
_OLD_NAMES = ("windows-1252", "latin-1")

_DOCUMENT = Text("a word processor document")
_PICTURE = Text("a picture")
_MAIL = (
    rb"(?:\xef\xbb\xbf)?(?:From|Return-Path|Received|Delivered-To|MIME-Version|Message-ID|De|Von) ?: [^\n]*\n"
    rb"(?:[^\n]+\n)*?(?:Subject|Objet|Betreff) ?:"
)
_BEGINNINGS: tuple[tuple[bytes, Text], ...] = (
    (rb"PK\x03\x04[\s\S]*?(?:word/|opendocument\.text)", _DOCUMENT),
    (rb"PK\x03\x04[\s\S]*?(?:xl/|opendocument\.spreadsheet)", Text("a spreadsheet")),
    (rb"PK(?:\x03\x04|\x05\x06)", Text("a compressed folder (zip)")),
    (rb"\x1f\x8b|7z\xbc\xaf|Rar!", Text("a compressed file")),
    (rb"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", _DOCUMENT),
    (rb"\s*\{\\rtf", _DOCUMENT),
    (rb"\s*%PDF-", Text("a PDF")),
    (rb"(?:\xef\xbb\xbf)?\s*(?i:<!doctype html|<html|<head|<body)", Text("a saved web page")),
    (rb"(?:\xef\xbb\xbf)?\s*(?i:<\?xml|<svg)", Text("an XML file")),
    (_MAIL, Text("an e-mail")),
    (rb"\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF....WEBP|II\*\x00|MM\x00\*", _PICTURE),
    (rb"....ftyp(?:hei[cmxs]|hev[cx]|mif1|msf1|avif)", _PICTURE),
)
_KINDS = tuple((re.compile(pattern, re.DOTALL), kind) for pattern, kind in _BEGINNINGS)

_MOST = 5
_REFUSED = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff\ud800-\udfff]"
)
_ODD_SPACE = re.compile("[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_LINE_OF_SPACES = re.compile(r"(?m)^ +$")

_LINE_ENDS = "\x85\u2028\u2029"
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
_ZERO_WIDTH = "\u200b\u2060\ufeff"


def decode(data: bytes) -> tuple[str, Fault | None]:
    """Return the text of a file, and what is wrong with it as text.

    With a fault, the text is what can be shown of the file: it is empty where nothing can.
    """
    for pattern, kind in _KINDS:
        if pattern.match(data):
            return "", Fault(NOT_TEXT, _START, Text("this is {kind}", kind=kind), _how_to_type(kind))
    if len(data) > LARGEST:
        return "", _too_large()
    encoding = _encoding(data)
    try:
        return data.decode(encoding).removeprefix("\ufeff"), None
    except UnicodeDecodeError as error:
        shown = data.decode(encoding, errors="replace").removeprefix("\ufeff")
        before = data[: error.start].decode(encoding, errors="ignore").removeprefix("\ufeff")
        return shown, _not_utf8(before, data[error.start], encoding)


def lines_of(text: str) -> list[str]:
    """Return the lines of a text, ended by LF, CRLF or CR."""
    lines = _LINE_END.split(text)
    if not lines[-1]:
        lines.pop()
    return lines


def _encoding(data: bytes) -> str:
    """Return the codec by the byte order mark, or by the zero bytes that UTF-16 puts beside ASCII."""
    if data.startswith(codecs.BOM_UTF32_LE):
        return "utf-32-le"
    if data.startswith(codecs.BOM_UTF16_LE) or re.match(rb"(?:[^\0]\0){2}", data):
        return "utf-16-le"
    if data.startswith(codecs.BOM_UTF16_BE) or re.match(rb"(?:\0[^\0]){2}", data):
        return "utf-16-be"
    return "utf-8"


def _how_to_type(kind: Text) -> Text:
    if kind is _DOCUMENT:
        return Text("copy its text into a plain text editor and save that as a file ending in .yaml")
    return Text("give a plain text file; `scorer new` writes one to fill in")


def _too_large() -> Fault:
    """More than is read: how much more is not known, as the file may be endless."""
    return Fault(
        TOO_LARGE,
        _START,
        Text("it has more than {most} bytes, the most that are read", most=LARGEST),
        Text("a record of one game has a few thousand bytes; is this the right file?"),
    )


def _not_utf8(before: str, byte: int, encoding: str) -> Fault:
    lines = _LINE_END.split(before)
    where = span_at(Position(len(lines) - 1, len(lines[-1])))
    if encoding != "utf-8":
        return Fault(NOT_UTF8, where, Text("this UTF-16 text is damaged here"), _SAVE_AS)
    for name in _OLD_NAMES:
        meant = bytes([byte]).decode(name, errors="ignore")
        if meant.isprintable() and meant:
            label = Text("the byte {byte}, `{meant}` in an older encoding", byte=f"{byte:02X}", meant=meant)
            return Fault(NOT_UTF8, where, label, _SAVE_AS)
    return Fault(NOT_UTF8, where, Text("the byte {byte}, which is not a letter", byte=f"{byte:02X}"), _SAVE_AS)


def with_plain_spaces(lines: Lines) -> str:
    """Return the text as the parser gets it: spaces and tabs of any kind are ` `, line ends LF.

    Each is replaced by one space, so that columns stay true. A line of nothing but spaces becomes
    empty, since YAML takes it for the indentation of a block that begins with it.
    """
    text = "\n".join(lines)
    return _LINE_OF_SPACES.sub("", _ODD_SPACE.sub(" ", text)) + "\n"


def refused(text: str) -> str | None:
    """Return the first character of a text that no record may contain, if there is one."""
    match = _REFUSED.search(text)
    return match and match[0]


def refused_characters(lines: Lines) -> list[Fault]:
    """Return a fault for each character that no record may contain, at its first place."""
    numbers = Counter(sign for line in lines for sign in _REFUSED.findall(line))
    return [
        Fault(BAD_CHARACTER, span_at(_first(sign, lines)), bad_character(sign), _remedy(sign, n))
        for sign, n in list(numbers.items())[:_MOST]
    ]


def bad_character(sign: str) -> Text:
    """Return what is said of a refused character: its kind and its code point."""
    code = f"U+{ord(sign):04X}"
    if sign in _LINE_ENDS:
        return Text("an unusual end of line, {code}", code=code)
    if _DIRECTIONS.match(sign):
        return Text("an invisible sign that changes the direction of writing, {code}", code=code)
    if sign in _ZERO_WIDTH:
        return Text("an invisible space without width, {code}", code=code)
    if unicodedata.category(sign) == "Cc":
        return Text("a control character, {code}", code=code)
    return Text("a code that means nothing by itself, {code}", code=code)


def _first(sign: str, lines: Lines) -> Position:
    row = next(row for row, line in enumerate(lines) if sign in line)
    return Position(row, lines[row].index(sign))


def _remedy(sign: str, n: int) -> Text:
    if sign in _LINE_ENDS:
        return Text(
            "begin a new line with the Enter key instead",
            "begin a new line with the Enter key instead, in all {n} places",
            n=n,
        )
    return Text(
        "delete it; it may have come with pasted text: typing the line again is the surest way",
        "delete it in all {n} places; it may have come with pasted text: typing the lines again is the surest way",
        n=n,
    )
