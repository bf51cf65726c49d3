"""All boards of a game in one picture, each below its player's name and total, with what counts framed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from typing import TYPE_CHECKING, Any

from scorer.drawing import boards
from scorer.drawing.blocks import gap, stacked, total
from scorer.drawing.boards import Player
from scorer.drawing.pen import Guess, Pen
from scorer.drawing.points import with_letters, with_points
from scorer.drawing.title import heading
from scoring_rules.frame.board.picture import Picture, Polygon, box
from scoring_rules.frame.language.text import Language, Text, Value, written
from scoring_rules.frame.result import PlayerScore

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game

_MARGIN = 24.0
_WIDTH = 320.0
"""Of a board, where its letters do not need more; all else is measured in the same units."""


def drawing(title: Value, facts: Sequence[Value], players: Sequence[boards.Player], language: Language) -> Picture:
    """Return one picture of some boards, as many beside as below each other.

    Args:
        title: The heading.
        facts: The line below the title.
        players: Their boards, at least one.
        language: Says the texts, which are broken into lines here.
    """
    players = boards.together(players)
    columns = ceil(sqrt(len(players)))
    board = max(_WIDTH, *(player.picture.least for player in players))
    width = columns * board + (columns - 1) * boards.BETWEEN
    pen = Pen(Guess(), language, width)
    blocks = (
        *heading(pen, title, facts, ""),
        gap(8),
        *boards.rows(pen, players, columns, board),
        *boards.legend(pen, players),
    )
    height = total(blocks)
    return Picture(
        width + 2 * _MARGIN,
        height + 2 * _MARGIN,
        (Polygon(box(0, 0, width + 2 * _MARGIN, height + 2 * _MARGIN), "paper"), *stacked(blocks, _MARGIN, _MARGIN)),
        title,
        tuple(_in_words(player) for player in players),
    )


def _in_words(player: boards.Player) -> Text:
    said = player.picture.alternative
    if player.total is None:
        return Text("{names}: {board}", names=player.name, board=said)
    if player.aside:
        return Text("{total} points, {aside}: {board}", total=player.total, aside=player.aside, board=said)
    return Text("{total} points: {board}", total=player.total, board=said)


def highlighted(
    game: Game[Any], table: Any, shown: Sequence[PlayerScore], categories: Sequence[str], *, letters: bool = False
) -> Iterator[Player]:
    """Yield those of some players who have a board, with the places of some categories framed.

    With `letters` each place has what is typed for it.
    """
    draw = game.drawing()
    scored = {player.name: player for player in shown}
    seats = [
        (index, scored[seat.name])
        for index, seat in enumerate(table.seats)
        if game.is_drawn(table, index) and seat.name in scored
    ]
    places = [_places(player, categories) for _, player in seats]
    asides = [_aside([player], categories, named=False) for _, player in seats]
    bare = [draw(table, index) for index, _ in seats] if categories else []
    if len(bare) > 1 and all(picture == bare[0] for picture in bare):
        # All play on one map: it is drawn once, with what counts for each of them.
        places = [frozenset().union(*places)] * len(seats)
        asides = [_aside([player for _, player in seats], categories, named=True)] * len(seats)
    drawn = [draw(table, index, marked) for (index, _), marked in zip(seats, places, strict=True)]
    pointed = with_points(drawn, [player for _, player in seats])
    for (_, player), picture, aside in zip(seats, pointed, asides, strict=True):
        if picture is not None:
            yield Player(player.name, player.total, with_letters(picture) if letters else picture, aside)


def _places(player: PlayerScore, categories: Sequence[str]) -> frozenset[str]:
    """Return the places that give points in some categories, of what has a place of its own that one alone."""
    marked = (category for category in player.categories if category.id in categories)
    scoring = (item for category in marked for item in category.items if item.points)
    return frozenset(place for item in scoring for place in ((item.own,) if item.own else item.places))


def _aside(players: Sequence[PlayerScore], categories: Sequence[str], *, named: bool) -> Value:
    """Return the points of some categories in words, with the players' names or without."""
    points: dict[Value, list[Value]] = {}
    for player in players:
        for category in player.categories:
            if category.id in categories:
                told = written(category.points)
                with_name = Text("{player} {points}", player=player.name, points=told)
                points.setdefault(category.label, []).append(with_name if named else told)
    return tuple(Text("{category}: {points}", category=label, points=tuple(told)) for label, told in points.items())
