"""How each total came about: every item of every player with its working and its places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.blocks import HEADING, SMALL, Block, gap, label, labels, paragraph, rule
from scorer.drawing.pen import Pen, Type
from scoring_rules.frame.board.picture import Polygon, Shape, box
from scoring_rules.frame.language.text import Text, Value, written
from scoring_rules.frame.result import Category, Item, PlayerScore

_NAME = Type(10.5, bold=True)
_CATEGORY = Type(8.5, bold=True)
_ITEM = Type(8.5)
_PADDING = 4.0
_INDENT = 12.0
_GUTTER = 8.0


class _Columns(NamedTuple):
    """Where the columns begin, as parts of the width: label, working, points (to the left of it), places."""

    working: float = 0.40
    points: float = 0.68
    places: float = 0.70


_COLUMNS = _Columns()


class _Row(NamedTuple):
    """A line of the list; `ground` is painted below it."""

    label: Value
    points: int
    face: Type
    working: Value = ""
    places: tuple[Value, ...] = ()
    indent: float = 0.0
    ground: str = ""


def workings(pen: Pen, players: Sequence[PlayerScore], say_place: Callable[[str], Value] = str) -> Iterator[Block]:
    """Yield the heading and a list a player, whose head is repeated where it breaks; `say_place` says a place."""
    for block in paragraph(pen, Text("How the points were scored"), HEADING, most=1):
        yield block._replace(keep=60)
    for player in players:
        yield gap(12)
        head = _head(pen, player.name)
        again = _head(pen, Text("{name} (continued)", name=player.name))
        rows = [_block(pen, row)._replace(head=(again,)) for row in _rows(player, say_place)]
        yield head._replace(keep=rows[0].height + rows[0].keep)
        yield from rows


def _rows(player: PlayerScore, say_place: Callable[[str], Value]) -> Iterator[_Row]:
    def where(item: Item) -> tuple[Value, ...]:
        return tuple(map(say_place, item.counting))

    for category in player.categories:
        if len(category.items) == 1 and _says_the_same(category.items[0], category):
            (item,) = category.items
            yield _Row(category.label, item.points, _CATEGORY, item.working, where(item), ground="band")
            continue
        yield _Row(category.label, category.points, _CATEGORY, ground="band")
        for item in category.items:
            yield _Row(item.label, item.points, _ITEM, item.working, where(item), _INDENT)
    yield _Row(Text("Total"), player.total, _NAME)


def _says_the_same(item: Item, category: Category) -> bool:
    """Whether the label of an item adds nothing to that of its category: "trees" to "Trees"."""
    return str(item.label).casefold() in str(category.label).casefold()


def _head(pen: Pen, name: Value) -> Block:
    """Return a player's name and the names of the columns, on a rule."""
    width = pen.width
    baseline = _NAME.ascent
    height = _NAME.leading + _PADDING
    shapes = (
        label(0, baseline, pen.short(name, _NAME, _COLUMNS.working * width - _GUTTER), _NAME),
        label(_COLUMNS.working * width, baseline, pen.say(Text("working")), SMALL),
        label(_COLUMNS.points * width, baseline, pen.say(Text("points")), SMALL, "end"),
        label(_COLUMNS.places * width, baseline, pen.say(Text("where")), SMALL),
        rule(width, height - 1),
    )
    return Block(height, shapes)


def _block(pen: Pen, row: _Row) -> Block:
    """Return a row as high as the longest of its texts."""
    face, width = row.face, pen.width
    plain = face._replace(bold=False)
    left = _PADDING + row.indent
    working = _COLUMNS.working * width
    places = _COLUMNS.places * width
    amount = written(row.points)
    top = _PADDING / 2
    room = _COLUMNS.points * width - pen.measure(amount, face) - _GUTTER - working
    said = pen.lines(row.label, face, working - _GUTTER - left)
    how = pen.lines(row.working, plain, room)
    where = pen.lines(row.places, plain, width - _PADDING - places)
    height = max(len(said), len(how), len(where), 1) * face.leading + _PADDING
    shapes: tuple[Shape, ...] = (
        *labels(((line, face) for line in said), left, top),
        *labels(((line, plain) for line in how), working, top),
        label(_COLUMNS.points * width, top + face.ascent, amount, face, "end"),
        *labels(((line, plain) for line in where), places, top),
    )
    if row.ground:
        shapes = (Polygon(box(0, 0, width, height), row.ground), *shapes)
    return Block(height, shapes, keep=2 * height if row.ground and not row.places else 0.0)
