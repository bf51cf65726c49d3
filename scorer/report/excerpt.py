"""Lines of a file with carets under what is meant, as compilers show them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from scorer.base.fit import fitting
from scorer.base.terminal import cells, harmless
from scoring_rules.frame.typed.nodes import Span

ROOM = 100
"""Cells of a source line that are shown; of a longer one, those around the caret."""

_AHEAD = 60
_SMALL_GAP = 2

Paint: TypeAlias = Callable[[str, str], str]
"""Colours a text in its role: "gutter", "main", "other"."""


class Pointer(NamedTuple):
    """A span to point at, its label, and whether it is the fault itself."""

    span: Span
    label: str
    main: bool = True


class _View(NamedTuple):
    """The part of a line that is shown, from `start` up to `stop`, in code points from 0."""

    text: str
    start: int
    stop: int

    def __str__(self) -> str:
        before = "…" if self.start else ""
        after = "…" if self.stop < len(self.text) else ""
        return f"{before}{harmless(self.text[self.start : self.stop])}{after}".rstrip()

    def reaches(self, column: int) -> bool:
        return column <= self.stop or self.stop == len(self.text)

    def under(self, span: Span) -> tuple[int, int]:
        """Return how many cells are before the carets, and how many carets there are."""
        first = span.column - 1
        last = span.end_column - 1 if span.end_line == span.line else len(self.text.rstrip())
        before = cells(harmless(self.text[self.start : first])) + (1 if self.start else 0)
        return before, max(1, cells(harmless(self.text[first : min(last, self.stop)])))


def excerpt(lines: Sequence[str], pointers: Iterable[Pointer], gutter: int, paint: Paint) -> Iterator[str]:
    """Yield the lines that are pointed at, numbered, each with its carets and labels below it.

    Args:
        lines: The whole file; a line past its end is shown as empty.
        pointers: What to point at, in any order.
        gutter: The width of the line numbers.
        paint: What colours the carets and the gutter.
    """
    bar = paint(f"{'':{gutter}} |", "gutter")
    shown = 0
    for number, marks in groupby(sorted(pointers, key=_order), lambda pointer: pointer.span.line):
        if shown and number - shown - 1 > _SMALL_GAP:
            yield paint("...", "gutter")
        elif shown:
            for between in range(shown + 1, number):
                yield _numbered(between, _view(_line(lines, between), 0), gutter, paint)
        for view, group in _views(_line(lines, number), list(marks)):
            yield _numbered(number, view, gutter, paint)
            for pointer in group:
                yield f"{bar} {_carets(view, pointer, paint)}"
        shown = number


def _order(pointer: Pointer) -> tuple[int, int, bool]:
    return pointer.span.line, pointer.span.column, not pointer.main


def _line(lines: Sequence[str], number: int) -> str:
    return lines[number - 1] if number <= len(lines) else ""


def _numbered(number: int, view: _View, gutter: int, paint: Paint) -> str:
    return f"{paint(f'{number:>{gutter}} |', 'gutter')} {view}".rstrip()


def _carets(view: _View, pointer: Pointer, paint: Paint) -> str:
    before, under = view.under(pointer.span)
    sign, role = ("^", "main") if pointer.main else ("-", "other")
    return " " * before + paint(f"{sign * under} {pointer.label}".rstrip(), role)


def _views(text: str, pointers: list[Pointer]) -> Iterator[tuple[_View, list[Pointer]]]:
    """Yield the parts of one line that show all pointers, which are in the order of the line."""
    while pointers:
        view = _view(text, pointers[0].span.column - 1)
        reached = [pointer for pointer in pointers if view.reaches(pointer.span.column)]
        yield view, reached
        pointers = pointers[len(reached) :]


def _view(text: str, column: int) -> _View:
    """Return the part of a line to show around a column counted from 0."""
    if len(text) <= ROOM and cells(harmless(text)) <= ROOM:
        return _View(text, 0, len(text))
    column = min(column, len(text))
    before = text[max(0, column - ROOM) : column][::-1]
    after = text[column : column + ROOM]
    ahead = _width(after[: fitting(after, _AHEAD, _width)])
    back = fitting(before, ROOM - ahead, _width)
    forth = fitting(after, ROOM - _width(before[:back]), _width)
    return _View(text, column - back, column + forth)


def _width(text: str) -> int:
    """Return the cells of some characters that may be the wrong way round: of each for itself."""
    return sum(cells(harmless(character)) for character in text)
