"""What is painted on the boards of all games alike: the points of what scored, and what is typed for each place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.drawing.pen import Usual
from scorer.scoring.summary import signed
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Label, Path, Picture, Point, Shape, Spot
from scoring_rules.frame.language.text import ENGLISH, render, written
from scoring_rules.frame.result import PlayerScore

_SIZE = 0.23
"""Of the letters, as a part of the side of a place."""
_BASELINE = 0.36
_HEIGHT = 1.3
_AROUND = 0.55
"""To the left and right of the letters together, as a part of their size."""
_EDGE = 0.1


def with_points(pictures: Sequence[Picture | None], scores: Sequence[PlayerScore]) -> list[Picture | None]:
    """Return each player's picture with the points of what scored, where it has places for them.

    A picture that is that of several players, a map that all play on, has the points of all of them.
    """
    return [picture and _pointed(picture, pictures, scores) for picture in pictures]


def with_letters(picture: Picture) -> Picture:
    """Return a picture with what is typed at each place below its symbol, as far as it has that."""
    return picture._replace(shapes=(*picture.shapes, *_letters(picture)))


def _letters(picture: Picture) -> Iterator[Shape]:
    for place, typed in picture.typed.items():
        (x, y), side = picture.spots[place]
        size = _SIZE * side
        width = min(side, Usual(bold=True).width(render(typed, ENGLISH), size) + _AROUND * size)
        top = y + side - _HEIGHT * size
        yield Path(rounded_box(x, top, width, _HEIGHT * size, 0.3 * size), "paper", "rule", 0.08 * size)
        yield Label(Point(x + width / 2, top + (_HEIGHT / 2 + _BASELINE) * size), typed, size, bold=True)


def _pointed(picture: Picture, pictures: Sequence[Picture | None], scores: Sequence[PlayerScore]) -> Picture:
    if not picture.tagged:
        return picture
    own = [score for other, score in zip(pictures, scores, strict=True) if other == picture]
    return picture._replace(shapes=(*picture.shapes, *(shape for score in own for shape in _tags(picture, score))))


def _tags(picture: Picture, score: PlayerScore) -> Iterator[Shape]:
    for category in score.categories:
        kind = picture.tagged.get(category.id)
        for item in category.items if kind else ():
            spots = [picture.spots[place] for place in item.places if place in picture.spots]
            if kind == "area" and spots and item.points:
                yield from _pill(spots[0], item.points, low=False)
            elif kind == "piece":
                for spot in spots:
                    yield from _pill(spot, item.points, low=True)


def _pill(spot: Spot, points: int, *, low: bool) -> Iterator[Shape]:
    """Yield points in a round box: at the top left corner of a place, or at the bottom right one where it is low."""
    text = written(points) if low else signed(points)
    size = _SIZE * spot.side
    height = _HEIGHT * size
    width = max(Usual(bold=True).width(text, size) + _AROUND * size, height)
    x, y = spot.corner
    if low:
        x, y = x + spot.side - width, y + spot.side - height
    style, ground = _colours(points)
    yield Path(
        rounded_box(x, y, width, height, height / 2), ground, style if ground == "paper" else "paper", 0.12 * size
    )
    yield Label(Point(x + width / 2, y + height / 2 + _BASELINE * size), text, size, style, bold=True)


def _colours(points: int) -> tuple[str, str]:
    """Return the colours of the letters and of the ground: gains light on dark, losses dark on light, nothing grey."""
    if points < 0:
        return "wrong", "paper"
    return ("paper", "ink") if points else ("muted", "paper")
