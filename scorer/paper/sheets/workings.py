"""How each total came about: every item that gave points, with its working and its places, in a narrow column."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.blocks import Block, gap, label, labels, rule
from scorer.drawing.pen import Pen, Type
from scoring_rules.frame.board.picture import Shape
from scoring_rules.frame.language.text import Text, Value, written
from scoring_rules.frame.result import Category, Item, PlayerScore

_NAME = Type(11.0, bold=True)
USUAL = 7.5
"""The size of the letters where there is room."""
_ROW = 1.2
_INDENT = 8.0
_POINTS = 24.0
"""The room for points, at the right edge."""
_LABELS = 0.42
"""The width of short labels, as a part of the column; places follow."""
_APART = 7.0
_AFTER = 2.6
_AFTER_HEAD = 2.0
"""Lines that are not parted from the head of a category."""


class _Row(NamedTuple):
    """A line of the list; `ends` is whether a category ends with it, `leads` whether it is that of a category."""

    label: Value
    points: int
    working: Value = ""
    places: tuple[Value, ...] = ()
    leads: bool = True
    ends: bool = False


def workings(
    pen: Pen, players: Sequence[PlayerScore], say_place: Callable[[str], Value] = str, size: float = USUAL
) -> Iterator[Block]:
    """Yield a list a player, whose head is repeated where it breaks.

    Args:
        pen: Sets the text in a column.
        players: Whose points these are.
        say_place: Says a place.
        size: Of the letters, in points.
    """
    for number, player in enumerate(players):
        if number:
            yield gap(12)
        ranked: Value = Text("{rank} {name}", rank=player.rank, name=player.name) if players[1:] else player.name
        head = _head(pen, ranked, player.total)
        again = _head(pen, Text("{name} (continued)", name=player.name))
        rows = [_block(pen, row, size)._replace(head=(again,)) for row in _rows(player, say_place)]
        yield head._replace(keep=sum(row.height for row in rows[:3]))
        yield from rows


def _rows(player: PlayerScore, say_place: Callable[[str], Value]) -> Iterator[_Row]:
    def where(item: Item) -> tuple[Value, ...]:
        return tuple(map(say_place, item.counting))

    for category in player.categories:
        items = [item for item in category.items if item.points]
        if len(items) == 1 and _says_the_same(items[0], category):
            (item,) = items
            yield _Row(category.label, item.points, item.working, where(item), ends=True)
        elif items:
            yield _Row(category.label, category.points)
            for item in items:
                yield _Row(item.label, item.points, item.working, where(item), leads=False, ends=item is items[-1])


def _says_the_same(item: Item, category: Category) -> bool:
    """Whether the label of an item adds nothing to that of its category: "trees" to "Trees"."""
    return str(item.label).casefold() in str(category.label).casefold()


def _head(pen: Pen, name: Value, points: int | None = None) -> Block:
    """Return a player's rank, name and total on a rule."""
    total = "" if points is None else written(points)
    room = pen.width - pen.measure(total, _NAME) - 6
    height = _NAME.leading + 3
    return Block(
        height + 2,
        (
            label(0, _NAME.ascent, pen.short(name, _NAME, room), _NAME),
            label(pen.width, _NAME.ascent, total, _NAME, "end"),
            rule(pen.width, height - 1, thickness=0.9),
        ),
    )


def _block(pen: Pen, row: _Row, size: float) -> Block:
    """Return a row as high as the longest of its texts.

    The working is at the right, before the points; places are beside the label if they fit there, else below it.
    """
    amount = written(row.points)
    face, said_in = Type(size, bold=row.leads), Type(size, "muted")
    indent = 0.0 if row.leads else _INDENT
    edge = pen.width - max(_POINTS, pen.measure(amount, face) + 6)
    how = pen.lines(row.working, said_in, edge * (1 - _LABELS))
    end = min((edge - pen.measure(line, said_in) for line in how), default=edge) - _APART
    places = pen.say(row.places)
    begin = max(_LABELS * pen.width, indent + pen.measure(pen.say(row.label), face) + _APART)
    fits = bool(places) and not how[1:] and begin + pen.measure(places, said_in) <= end
    said = pen.lines(row.label, face, end - indent)
    below = [] if fits or not places else pen.lines(row.places, said_in, edge - indent - _INDENT)
    top, leading = _ROW / 2, face.leading
    depth = max(len(said), len(how), 1) * leading
    beside = [label(begin, top + face.ascent, places, said_in)] if fits else []
    shapes: list[Shape] = [
        *labels(((line, face) for line in said), indent, top),
        *beside,
        *labels(((line, said_in) for line in how), edge, top, "end"),
        label(pen.width, top + face.ascent, amount, face, "end"),
        *labels(((line, said_in) for line in below), indent + _INDENT, top + depth),
    ]
    height = depth + len(below) * leading + _ROW
    if row.ends:
        height += _AFTER
        shapes.append(rule(pen.width, height - _AFTER / 2, "hair", 0.45))
    return Block(height, tuple(shapes), keep=_AFTER_HEAD * leading if row.leads and not row.ends else 0.0)
