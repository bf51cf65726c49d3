"""What is above and below the table of a pad: the game, modes to tick, the evening; lists of values, remarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from scorer.drawing.blocks import label
from scorer.drawing.pen import Pen, Type
from scoring_rules.frame.board.pad import Entry, Pad, Strip
from scoring_rules.frame.board.picture import Group, Line, Point, Polygon, Shape, box
from scoring_rules.frame.language.text import Text, Value

MM = 72 / 25.4
_TITLE = Type(17.0, "accent", bold=True)
_TITLE_LINE = 22.0
_SYMBOL = 19.0
_MODE = Type(8.0, "muted")
_MODE_LINE = 14.0
_MODE_GAP = 9.0
_BOX = 8.5
_BOX_GAP = 3.0
_WORD = Type(8.0, "muted")
_FIELDS: tuple[tuple[Text, float], ...] = ((Text("Date"), 0.32), (Text("Place"), 0.38), (Text("Game no."), 0.30))
"""What is asked for of the evening, each with its share of the width."""
_FIELDS_LINE = 20.0

_HEADING = Type(7.5, bold=True)
_ASIDE = Type(7.5, "muted")
_NUMBER = Type(7.0, bold=True)
_TEXT = Type(7.0)
_MORE = Type(6.5, "muted")
_STRIP_GAP = 11.0
_STRIP_COLUMNS = 2
_ENTRY_LINE = 9.4
_NUMBER_WIDTH = 19.0
_ENTRY_GAP = 4.0
_REMARKS = Text("Remarks")
REMARKS_LINE = 8.5 * MM
_MOST_REMARKS = 5
_ROUNDING = 0.01


def head_height(pen: Pen, title: Value, pad: Pad) -> float:
    """Return the height of what is above the table."""
    return _TITLE_LINE + _FIELDS_LINE + (0.0 if _beside(pen, title, pad) else len(_mode_lines(pen, pad)) * _MODE_LINE)


def head(pen: Pen, title: Value, pad: Pad) -> Iterator[Shape]:
    """Yield the game, its modes to tick at the right or below, and the evening."""
    left = _indent(pad)
    if pad.symbol:
        yield Group(pad.symbol, Point(1, 2.5), _SYMBOL / 100)
    yield label(left, _TITLE.ascent, pen.short(title, _TITLE, pen.width - left), _TITLE)
    beside = _beside(pen, title, pad)
    for number, modes in enumerate(_mode_lines(pen, pad)):
        x = pen.width - _modes_width(pen, modes) if beside else 0.0
        base = _TITLE.ascent - 2 if beside else _TITLE_LINE + number * _MODE_LINE + 9
        for mode in modes:
            yield Polygon(box(x + 0.3, base - _BOX + 1.2, _BOX, _BOX), outline="rule", width=0.8)
            yield label(x + _BOX + _BOX_GAP, base, mode, _MODE)
            x += _BOX + _BOX_GAP + pen.measure(mode, _MODE) + _MODE_GAP
    yield from _evening(pen, head_height(pen, title, pad) - 7)


def _indent(pad: Pad) -> float:
    """Return where the title begins, beside the picture of the game."""
    return _SYMBOL + 5 if pad.symbol else 0.0


def _beside(pen: Pen, title: Value, pad: Pad) -> bool:
    """Whether all modes have room beside the title."""
    lines = _mode_lines(pen, pad)
    room = pen.width - _indent(pad) - pen.measure(pen.say(title), _TITLE) - 2 * _MODE_GAP
    return len(lines) == 0 or (len(lines) == 1 and _modes_width(pen, lines[0]) <= room)


def _modes_width(pen: Pen, modes: list[str]) -> float:
    return sum(_BOX + _BOX_GAP + pen.measure(mode, _MODE) for mode in modes) + (len(modes) - 1) * _MODE_GAP + 0.3


def _mode_lines(pen: Pen, pad: Pad) -> list[list[str]]:
    """Return the modes, as many on a line as fit."""
    lines: list[list[str]] = []
    for mode in map(pen.say, pad.modes):
        if lines and _modes_width(pen, [*lines[-1], mode]) <= pen.width:
            lines[-1].append(mode)
        else:
            lines.append([mode])
    return lines


def _evening(pen: Pen, base: float) -> Iterator[Shape]:
    """Yield the words for the evening, each before a line to write on."""
    x = 0.0
    for number, (text, share) in enumerate(_FIELDS):
        end = x + share * pen.width
        yield from _to_write_on(pen, text, x, base, end - (8 if number < len(_FIELDS) - 1 else 0.3))
        x = end


def _to_write_on(pen: Pen, text: Text, x: float, base: float, end: float) -> Iterator[Shape]:
    """Yield a word, and after it a line to write on up to `end`."""
    words = pen.short(text, _WORD, (end - x) / 2)
    yield label(x, base, words, _WORD)
    yield Line(Point(x + pen.measure(words, _WORD) + 4, base + 2), Point(end, base + 2), "rule", 0.6)


def strips_height(pad: Pad) -> float:
    """Return the height of the lists at the foot."""
    return sum(_STRIP_GAP + 10.0 + ceil(len(strip.entries) / _STRIP_COLUMNS) * _ENTRY_LINE for strip in pad.strips)


def strips(pen: Pen, pad: Pad, top: float) -> Iterator[Shape]:
    """Yield the lists at the foot, the first of them below `top`."""
    for strip in pad.strips:
        base = top + _STRIP_GAP
        aside = pen.say(strip.aside)
        yield label(0, base, pen.short(strip.heading, _HEADING, pen.width / 2), _HEADING)
        if aside:
            yield label(pen.width, base, pen.short(aside, _ASIDE, pen.width / 2 - 4), _ASIDE, "end")
        yield from _entries(pen, strip, base + 10.0)
        top = base + 10.0 + ceil(len(strip.entries) / _STRIP_COLUMNS) * _ENTRY_LINE


def _entries(pen: Pen, strip: Strip, top: float) -> Iterator[Shape]:
    """Yield the entries in two columns, the numbers and the points of a column below each other."""
    rows = ceil(len(strip.entries) / _STRIP_COLUMNS)
    columns = [strip.entries[:rows], strip.entries[rows:]]
    widths = [[_widest(pen, entries, part) for part in range(3)] for entries in columns]
    needed = [_NUMBER_WIDTH + sum(width) + 4 * _ENTRY_GAP for width in widths]
    spare = (pen.width - sum(needed)) / _STRIP_COLUMNS
    x = 0.0
    for entries, (_, points, more), width in zip(columns, widths, needed, strict=True):
        end = x + width + spare - more - 2 * _ENTRY_GAP
        for row, entry in enumerate(entries):
            yield from _entry(pen, entry, x, end, points, top + row * _ENTRY_LINE)
        x += width + spare


def _widest(pen: Pen, entries: Sequence[Entry], part: int) -> float:
    """Return the width of the widest text, points or addition of some entries."""
    values = [((entry.text, _TEXT), (entry.points, _NUMBER), (entry.more, _MORE))[part] for entry in entries]
    return max((pen.measure(pen.say(value), face) for value, face in values), default=0.0)


def _entry(pen: Pen, entry: Entry, x: float, end: float, points: float, base: float) -> Iterator[Shape]:
    """Yield a line of a list: its points end at `end`, and what it gives more is behind them."""
    start = x + _NUMBER_WIDTH + _ENTRY_GAP
    yield label(x + _NUMBER_WIDTH, base, pen.say(entry.number), _NUMBER, "end")
    yield label(start, base, pen.short(entry.text, _TEXT, end - points - 2 - start), _TEXT)
    if entry.points:
        yield label(end, base, pen.say(entry.points), _NUMBER, "end")
    if entry.more:
        yield label(end + _ENTRY_GAP, base, pen.say(entry.more), _MORE)


def remarks(pen: Pen, top: float, bottom: float) -> Iterator[Shape]:
    """Yield the word for remarks and lines to write on, as many as have room between two heights."""
    number = min(int((bottom - top) / REMARKS_LINE + _ROUNDING), _MOST_REMARKS)
    if number:
        yield from _to_write_on(pen, _REMARKS, 0, top + REMARKS_LINE - 3, pen.width - 0.3)
    for line in range(1, number):
        y = top + (line + 1) * REMARKS_LINE - 1
        yield Line(Point(0.3, y), Point(pen.width - 0.3, y), "rule", 0.6)
