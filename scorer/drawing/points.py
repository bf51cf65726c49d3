"""What is painted on the boards of all games alike: the points of what scored, and what is typed for each place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.drawing.pen import Usual
from scorer.scoring.summary import signed
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import Circle, Label, Path, Picture, Point, Sample, Shape, Spot, Tagged
from scoring_rules.frame.language.text import ENGLISH, Text, render, written
from scoring_rules.frame.result import PlayerScore

_SIZE = 0.23
"""Of the letters, as a part of the side of a place."""
_BASELINE = 0.36
_HEIGHT = 1.3
_AROUND = 0.55
"""To the left and right of the letters together, as a part of their size."""
_SAMPLE, _SAMPLED, _USUAL = 10.0, 33.0, 5
"""The side of a sample, that of a place with a pill as large as that, and the points in it."""


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
    if not picture.tagged and not picture.worth:
        return picture
    own = [score for other, score in zip(pictures, scores, strict=True) if other == picture] if picture.tagged else ()
    tags = (shape for score in own for shape in _tags(picture, score))
    return picture._replace(
        shapes=(*picture.shapes, *_shared_out(picture), *tags), legend=(*picture.legend, *_samples(picture))
    )


def _shared_out(picture: Picture) -> Iterator[Shape]:
    """Yield the points of places that the game has shared out itself, a ring for parts of sets."""
    for place, points in picture.worth.items():
        yield from _ring(picture.spots[place]) if points is None else _pill(picture.spots[place], points, "piece")


def _samples(picture: Picture) -> Iterator[Sample]:
    """Yield what the points and rings at places mean, as far as there are such."""
    spot = Spot(Point(_SAMPLE - _SAMPLED, _SAMPLE - _SAMPLED), _SAMPLED)
    found = set(picture.worth.values())
    if found - {None, 0}:
        yield Sample(tuple(_pill(spot, _USUAL, "piece")), _SAMPLE, Text("points"))
    if None in found:
        yield Sample(tuple(_ring(spot)), _SAMPLE, Text("in a set whose points are on its first card"))
    if 0 in found:
        yield Sample(tuple(_pill(spot, 0, "piece")), _SAMPLE, Text("brings nothing"))


def _tags(picture: Picture, score: PlayerScore) -> Iterator[Shape]:
    for category in score.categories:
        kind = picture.tagged.get(category.id)
        places = picture.of_items.get(category.id, ())
        for number, item in enumerate(category.items if kind else ()):
            named = places[number : number + 1] or ((item.own,) if item.own else item.places)
            spots = [picture.spots[place] for place in named if place in picture.spots]
            if kind == "area" and spots and item.points:
                yield from _pill(spots[0], item.points, "area")
            elif kind in {"piece", "tile"} and spots:
                yield from _shared(spots, item.points, kind)


def _shared(spots: Sequence[Spot], points: int, kind: Tagged) -> Iterator[Shape]:
    """Yield points at each of the places that bring as many, or all of them at the first where these differ."""
    each, rest = divmod(points, len(spots))
    if rest:
        yield from _pill(spots[0], points, kind)
    else:
        for spot in spots:
            yield from _pill(spot, each, kind)


def _pill(spot: Spot, points: int, kind: Tagged) -> Iterator[Shape]:
    """Yield points in a round box in a corner of a place."""
    text = signed(points) if kind == "area" else written(points)
    size = _SIZE * spot.side
    height = _HEIGHT * size
    width = max(Usual(bold=True).width(text, size) + _AROUND * size, height)
    x, y = spot.corner
    if kind != "area":
        x += spot.side - width
    if kind == "piece":
        y += spot.side - height
    style, ground = _colours(points)
    edge = style if ground == "paper" else "paper"
    yield Path(rounded_box(x, y, width, height, height / 2), ground, edge, 0.12 * size)
    yield Label(Point(x + width / 2, y + height / 2 + _BASELINE * size), text, size, style, bold=True)


def _ring(spot: Spot) -> Iterator[Shape]:
    """Yield a ring where the pill of one figure would be."""
    size = _SIZE * spot.side
    radius = _HEIGHT * size / 2
    centre = Point(spot.corner.x + spot.side - radius, spot.corner.y + spot.side - radius)
    yield Circle(centre, radius, "paper")
    yield Circle(centre, 0.8 * radius, "", "ink", 0.3 * radius)
    yield Circle(centre, 0.3 * radius, "ink")


def _colours(points: int) -> tuple[str, str]:
    """Return the colours of the letters and of the ground: gains light on dark, losses dark on light, nothing grey."""
    if points < 0:
        return "wrong", "paper"
    return ("paper", "ink") if points else ("muted", "paper")
