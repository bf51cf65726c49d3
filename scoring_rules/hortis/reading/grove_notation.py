"""Reading the rows of a visible grove: a space a word, all rows of one length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.frame.board.squares import Token, parse_grid
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Cell, Place, Row, Step
from scoring_rules.hortis.board.spaces import Grove, Space
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.reading.tokens import NOTHING_HERE, Wrong, read_space

_COLON = ":"


class _Word(NamedTuple):
    """A space as it is typed, and the columns of its words: several where blanks stand at its colon."""

    text: str
    columns: tuple[int, ...]


def read_grove(lines: Sequence[str], path: tuple[Step, ...], found: list[Finding]) -> Grove | None:
    """Return the grove, None where its rows are not of one length; empty rows and columns stay."""
    rows = [_words(tokens) for tokens in parse_grid(lines).rows]
    if not rows:
        return Grove(1, (None,))
    lengths = [len(row) for row in rows]
    usual = max(set(lengths), key=lambda length: (lengths.count(length), length))
    odd = [row for row, length in enumerate(lengths) if length != usual]
    found += [_odd_row(row, lengths[row], usual, path) for row in odd]
    spaces: list[Space | None] = []
    unread: set[int] = set()
    for row, words in enumerate(rows):
        for word in words:
            space = _space(word, row, path, found)
            if space is None and not NOTHING_HERE.fullmatch(word.text):
                unread.add(len(spaces))
            spaces.append(space)
    return None if odd else Grove(usual, tuple(spaces), frozenset(unread))


def _words(tokens: Sequence[Token]) -> list[_Word]:
    """Return the spaces of a row; a colon joins what blanks part: `V2 :6`."""
    words: list[_Word] = []
    for column, token in enumerate(tokens):
        before = words[-1] if words else _Word("", ())
        if words and (token.text.startswith(_COLON) or before.text.endswith(_COLON)):
            words[-1] = _Word(before.text + token.text, (*before.columns, column))
        else:
            words.append(_Word(token.text, (column,)))
    return words


def _odd_row(row: int, length: int, usual: int, path: tuple[Step, ...]) -> Finding:
    label = Text(
        "row {row} has {n} space, the others have {usual}",
        "row {row} has {n} spaces, the others have {usual}",
        n=length,
        row=str(Row(row)),
        usual=usual,
    )
    remedy = (
        Text("type `.` where nothing lies, so that all rows are of one length")
        if length < usual
        else Text("take off what is too much, or look for a blank inside a space; `.` fills a short row")
    )
    return finding(codes.ROW_LENGTH, Place(path, Row(row)), label, help=remedy)


def _space(word: _Word, row: int, path: tuple[Step, ...], found: list[Finding]) -> Space | None:
    space = read_space(word.text)
    first, *others = word.columns
    if others:
        label = Text("a blank stands at the colon of a space")
        remedy = Text("type it without the blank: `{space}`", space=short(word.text))
        found.append(finding(codes.TOKEN, Place(path, Cell(row, others[0])), label, help=remedy))
        return None
    if isinstance(space, Wrong):
        found.append(finding(space.code, Place(path, Cell(row, first)), space.label, help=space.help))
        return None
    return space
