"""The boards of a sheet, each below its player's name and total, as large as the page allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.blocks import Block, gap, label, total
from scorer.drawing.pen import Pen, Type
from scoring_rules.frame.board.picture import Group, Picture, Point, Shape
from scoring_rules.frame.language.text import Value, written

BETWEEN = 18.0
"""The gap between two boards side by side."""

_NAME = Type(10.5, bold=True)
_KEY = Type(7.0, "muted")
_ASIDE = Type(8.5)
_BEFORE = 4.0
_ABOVE = 15.0
_BELOW = 4.0
LARGEST = 330.0
_SMALLEST = 124.0
_SAMPLE = 12.0
_AT_EASE = 1.1
"""How many times as wide as it has to be a drawing is at most, where it has to be wide."""


class Player(NamedTuple):
    """A drawing and what is said above it; `aside` is below the name and the total.

    A drawing that is that of several players has all their names and no total.
    """

    name: str
    total: int | None
    picture: Picture
    aside: Value = ""


def together(players: Sequence[Player]) -> list[Player]:
    """Return players with one and the same drawing as one: a map that all play on is drawn once."""
    owners: list[list[Player]] = []
    for player in players:
        same = next((sharing for sharing in owners if _alike(sharing[0], player)), None)
        if same is None:
            owners.append([player])
        else:
            same.append(player)
    return [sharing[0] if len(sharing) == 1 else _of_all(sharing) for sharing in owners]


def _alike(one: Player, other: Player) -> bool:
    return one.picture == other.picture and one.aside == other.aside


def _of_all(players: Sequence[Player]) -> Player:
    name = ", ".join(f"{player.name} {written(player.total or 0)}" for player in players)
    return players[0]._replace(name=name, total=None)


def boards(pen: Pen, players: Sequence[Player], rooms: Sequence[float], largest: float = LARGEST) -> Iterator[Block]:
    """Yield the boards in rows, and what their shapes mean.

    Args:
        pen: Sets the text.
        players: Whose boards these are.
        rooms: Heights to fit all of them into, the one to be tried first before the others; in the
            last one the boards may take as many pages as they need.
        largest: How wide a board is at most, if it need not be wider to be read.
    """
    players = together(players)
    if not players:
        return
    below = list(legend(pen, players))
    rest = _BEFORE + total(below)
    columns, width = _arrangement(pen.width, players, [room - rest for room in rooms], largest)
    yield gap(_BEFORE)
    yield from rows(pen, players, columns, width)
    yield from below


def rows(pen: Pen, players: Sequence[Player], columns: int, width: float) -> Iterator[Block]:
    """Yield the boards, each `width` wide, so many of them side by side."""
    for start in range(0, len(players), columns):
        yield _row(pen, players[start : start + columns], columns, width)


def _arrangement(width: float, players: Sequence[Player], rooms: Sequence[float], largest: float) -> tuple[int, float]:
    """Return how many boards are side by side, and how wide each is."""
    tallest = max(player.picture.height / player.picture.width for player in players)
    least = max(_SMALLEST, *(player.picture.least for player in players))
    most = max(largest, least * _AT_EASE)
    for room in rooms:
        best = max(
            (min(_fit(width, room, len(players), columns, tallest), most), -columns)
            for columns in range(1, len(players) + 1)
        )
        if best[0] >= least:
            return -best[1], best[0]
    columns = 2 if len(players) > 1 and _across(width, 2) >= least else 1
    return columns, min(_fit(width, rooms[-1], columns, columns, tallest), most)


def _across(width: float, columns: int) -> float:
    """Return how wide a board can be with so many columns."""
    return (width - BETWEEN * (columns - 1)) / columns


def _fit(width: float, room: float, count: int, columns: int, tallest: float) -> float:
    """Return how wide a board can be where all rows have to fit, too; less than 0: not at all."""
    rows = -(-count // columns)
    return min(_across(width, columns), (room / rows - _ABOVE - _BELOW) / tallest)


def _row(pen: Pen, players: Sequence[Player], columns: int, width: float) -> Block:
    """Return boards side by side, each in the middle of its share of the page."""
    share = (pen.width + BETWEEN) / columns
    indent = (share - BETWEEN - width) / 2
    shapes: list[Shape] = []
    height = 0.0
    above = _ABOVE + (_ASIDE.leading if any(player.aside for player in players) else 0)
    totals = ["" if player.total is None else written(player.total) for player in players]
    room = width - max(pen.measure(points, _NAME) for points in totals) - 8
    names = pen.lines_apart([player.name for player in players], _NAME, room, 1)
    for index, (player, points, name) in enumerate(zip(players, totals, names, strict=True)):
        x = index * share + indent
        shapes.append(label(x, 11, "".join(name), _NAME))
        shapes.append(label(x + width, 11, points, _NAME, "end"))
        picture = player.picture
        scale = width / picture.width
        if player.aside:
            aside = pen.short(player.aside, _ASIDE, width)
            shapes.append(label(x, _ABOVE + 6.5, aside, _ASIDE))
        shapes.append(Group(picture.shapes, Point(x, above), scale))
        height = max(height, picture.height * scale)
    return Block(above + height + _BELOW, tuple(shapes))


def legend(pen: Pen, players: Sequence[Player]) -> Iterator[Block]:
    """Yield the samples of all legends in lines, each followed by its meaning."""
    lines: list[list[Shape]] = []
    x = pen.width
    for sample in dict.fromkeys(sample for player in players for sample in player.picture.legend):
        words = pen.short(sample.text, _KEY, pen.width / 2)
        across = _SAMPLE * sample.across
        width = across + 3 + pen.measure(words, _KEY)
        if x + width > pen.width or not lines:
            lines.append([])
            x = 0.0
        lines[-1].append(Group(sample.shapes, Point(x, 1), _SAMPLE / sample.side))
        lines[-1].append(label(x + across + 3, _SAMPLE / 2 + 3.5, words, _KEY))
        x += width + 10
    for line in lines:
        yield Block(_SAMPLE + 3, tuple(line))
