"""The players by rank, each with a bar of what their total is made of: gains to the right of zero, losses to the left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import NamedTuple

from scorer.drawing.blocks import Block, gap, label
from scorer.drawing.palette import colour
from scorer.drawing.pen import Pen, Type
from scorer.scoring.segments import Segment
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Circle, Line, Path, Point, Polygon, Shape, box
from scoring_rules.frame.language.text import Text, written
from scoring_rules.frame.result import PlayerScore

GROUNDS = ("#24562F", "#E08A2B", "#B9DBEF", "#8063B3", "#F2D37C", "#3E6FA8", "#D9A6B8", "#4F6B2E", "#F0B58A", "#5C4A8A")
"""Of the parts of a total, one beside the other: neighbours differ by a tenth in lightness at least."""
ADJUSTED = "#9AA09B"
"""Of adjustments, which are the last part."""

_LIGHT = 0.5
_UNRANKED = 0
"""The rank of who played alone."""
_INSET = 6.0
_ROW = 38.0
_FLAT_ROW = 21.0
_BAR = 13.0
_DISC = 8.6
_NAMES_ACROSS = 0.26
"""The width of the names where these stand beside the bars, as a part of the page's."""
_TOTALS = 34.0
_NAME, _FIRST = Type(11.5, bold=True), Type(13.0, bold=True)
_POINTS, _FIRST_POINTS = Type(14.0, bold=True), Type(19.0, bold=True)
_ASIDE = Type(7.0, "muted")
_KEY = Type(7.0, "muted")
_IN_BAR = 7.5
_KEY_SIDE = 8.0


class _Scale(NamedTuple):
    """Where zero is, and how many points of paper a point of the game takes."""

    zero: float
    unit: float


class _Bars(NamedTuple):
    """What all rows have in common: the parts with their grounds, where the bars begin and how they are scaled."""

    segments: Sequence[Segment]
    grounds: Sequence[str]
    scale: _Scale


def ranking(pen: Pen, players: Sequence[PlayerScore], segments: Sequence[Segment], *, flat: bool) -> list[Block]:
    """Return a row a player, in the players' order, below what the parts of the bars mean.

    In a `flat` one the bars are beside the names, not below them.
    """
    left = pen.width * _NAMES_ACROSS if flat else _INSET
    right = pen.width - _INSET - (_TOTALS if flat else 0)
    bars = _Bars(segments, _grounds(segments, players), _scale(segments, len(players), left, right))
    if not players[1:]:
        players = [players[0]._replace(rank=_UNRANKED)]
    names = pen.lines_apart([each.name for each in players], _FIRST, _name_room(pen, flat=flat), 1)
    row = _flat_row if flat else _row
    return [
        *_key(pen, bars),
        gap(4),
        *(
            row(pen, player, seat, "".join(name), bars)
            for seat, (player, name) in enumerate(zip(players, names, strict=True))
        ),
    ]


def _name_room(pen: Pen, *, flat: bool) -> float:
    before = _INSET + 2 * _DISC + 6
    return pen.width * _NAMES_ACROSS - before - 6 if flat else pen.width - before - _TOTALS - 2 * _INSET


def _grounds(segments: Sequence[Segment], players: Sequence[PlayerScore]) -> list[str]:
    adjustments = {category.label for each in players for category in each.categories if category.id == "adjustments"}
    free = cycle(GROUNDS)
    return [
        ADJUSTED if segment.label in adjustments or max(segment.points) <= 0 else next(free) for segment in segments
    ]


def _scale(segments: Sequence[Segment], count: int, left: float, right: float) -> _Scale:
    """Return the scale on which the longest gain and the longest loss fit between two edges."""
    gains = max((sum(max(0, each.points[seat]) for each in segments) for seat in range(count)), default=0)
    losses = max((sum(max(0, -each.points[seat]) for each in segments) for seat in range(count)), default=0)
    unit = (right - left) / max(1, gains + losses)
    return _Scale(left + losses * unit, unit)


def _key(pen: Pen, bars: _Bars) -> Iterator[Block]:
    """Yield what the colours mean, in lines."""
    lines: list[list[Shape]] = [[]]
    x = 0.0
    for segment, ground in zip(bars.segments, bars.grounds, strict=True):
        words = pen.short(segment.label, _KEY, pen.width - _KEY_SIDE - 4)
        width = _KEY_SIDE + 3 + pen.measure(words, _KEY)
        if x and x + width > pen.width:
            lines.append([])
            x = 0.0
        lines[-1] += _sample(x, ground, is_loss=max(segment.points) <= 0)
        lines[-1].append(label(x + _KEY_SIDE + 3, 7.5, words, _KEY))
        x += width + 9
    for line in lines:
        yield Block(11, tuple(line))


def _sample(x: float, ground: str, *, is_loss: bool) -> Iterator[Shape]:
    square = box(x, 1, _KEY_SIDE, _KEY_SIDE)
    if is_loss:
        yield Polygon(square, "wrong", hatch=3.0)
        yield Polygon(square, outline="wrong", width=0.6)
    else:
        yield Polygon(square, ground)


def _row(pen: Pen, player: PlayerScore, seat: int, name: str, bars: _Bars) -> Block:
    """Return a player's rank, name and total, and the bar below."""
    face, points = (_FIRST, _FIRST_POINTS) if player.winner else (_NAME, _POINTS)
    x = _INSET + (2 * _DISC + 6 if player.rank else 0)
    total = label(pen.width - _INSET, 16, written(player.total), points, "end")
    after = x + pen.measure(name, face) + 7
    room = pen.width - _INSET - pen.measure(written(player.total), points) - 6 - after
    return Block(
        _ROW + 3,
        (
            *_ground(pen, player, _ROW),
            *_disc(player, 2 + _DISC),
            label(x, 14.5, name, face),
            *_aside(pen, player, after, room),
            total,
            *_bar(pen, seat, bars, 21.5),
        ),
    )


def _flat_row(pen: Pen, player: PlayerScore, seat: int, name: str, bars: _Bars) -> Block:
    """Return a player's rank, name, bar and total in one line."""
    face = Type(10.0, bold=True)
    return Block(
        _FLAT_ROW + 1,
        (
            *_ground(pen, player, _FLAT_ROW),
            *_disc(player, _FLAT_ROW / 2),
            label(_INSET + 2 * _DISC + 6, 14, pen.short(name, face, _name_room(pen, flat=True)), face),
            label(pen.width - _INSET, 15, written(player.total), Type(12.0, bold=True), "end"),
            *_bar(pen, seat, bars, 4.0),
        ),
    )


def _ground(pen: Pen, player: PlayerScore, height: float) -> Iterator[Shape]:
    if player.winner:
        yield Path(rounded_box(0, 0, pen.width, height, 5), "verdict")


def _disc(player: PlayerScore, y: float) -> Iterator[Shape]:
    """Yield the rank, light on dark for a winner."""
    if player.rank == _UNRANKED:
        return
    ground, line, style = ("accent", "accent", "paper") if player.winner else ("paper", "rule", "ink")
    yield Circle(Point(_INSET + _DISC, y), _DISC, ground, line, 0.9)
    face = Type(9.5, style, bold=True)
    yield label(_INSET + _DISC, y + 0.36 * face.size, str(player.rank), face, "middle")


def _aside(pen: Pen, player: PlayerScore, x: float, room: float) -> Iterator[Shape]:
    """Yield that a player was not checked, where there is room for it."""
    words = "" if player.checked else pen.say(Text("not checked"))
    if words and pen.measure(words, _ASIDE) <= room:
        yield label(x, 14.5, words, _ASIDE)


def _bar(pen: Pen, seat: int, bars: _Bars, top: float) -> Iterator[Shape]:
    zero, unit = bars.scale
    right = left = zero
    for segment, ground in zip(bars.segments, bars.grounds, strict=True):
        points = segment.points[seat]
        width = abs(points) * unit
        if points > 0:
            yield from _gain(pen, right, top, width, points, ground)
            right += width
        elif points < 0:
            left -= width
            yield from _loss(pen, left, top, width, points)
    yield Line(Point(zero, top - 2), Point(zero, top + _BAR + 2), "ink", 0.9)


def _gain(pen: Pen, x: float, top: float, width: float, points: int, ground: str) -> Iterator[Shape]:
    yield Polygon(box(x, top, width, _BAR), ground, "paper", 0.7)
    face = Type(_IN_BAR, "paper" if colour(ground).lightness < _LIGHT else "ink", bold=True)
    yield from _number(pen, x + width / 2, top, width, points, face)


def _loss(pen: Pen, x: float, top: float, width: float, points: int) -> Iterator[Shape]:
    """Yield a loss: hatched in red on white, so that it is one in grey, too."""
    outline = box(x, top, width, _BAR)
    yield Polygon(outline, "wrong", hatch=3.4)
    yield Polygon(outline, outline="wrong", width=0.8)
    face = Type(_IN_BAR, "wrong", bold=True)
    around = pen.measure(written(points), face) + 4
    if around < width:
        yield Path(rounded_box(x + (width - around) / 2, top + 2, around, _BAR - 4, 2), "paper")
        yield from _number(pen, x + width / 2, top, width, points, face)


def _number(pen: Pen, x: float, top: float, width: float, points: int, face: Type) -> Iterator[Shape]:
    if pen.measure(written(points), face) + 2 <= width:
        yield label(x, top + _BAR / 2 + 0.36 * face.size, written(points), face, "middle")
