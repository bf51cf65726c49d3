"""The boards of players with what counts for some categories framed, and its points in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from scorer.drawing.boards import Player
from scoring_rules.frame.language.text import Text, Value, written
from scoring_rules.frame.result import PlayerScore

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


def highlighted(
    game: Game[Any], table: Any, shown: Sequence[PlayerScore], categories: Sequence[str]
) -> Iterator[Player]:
    """Yield those of some players who have a board, with the places of some categories framed."""
    draw = game.drawing()
    scored = {player.name: player for player in shown}
    seats = [
        (index, scored[seat.name])
        for index, seat in enumerate(table.seats)
        if seat.board is not None and seat.name in scored
    ]
    places = [_places(player, categories) for _, player in seats]
    asides = [_aside([player], categories, named=False) for _, player in seats]
    bare = [draw(table, index) for index, _ in seats] if categories else []
    if len(bare) > 1 and all(picture == bare[0] for picture in bare):
        # All play on one map: it is drawn once, with what counts for each of them.
        places = [frozenset().union(*places)] * len(seats)
        asides = [_aside([player for _, player in seats], categories, named=True)] * len(seats)
    for (index, player), marked, aside in zip(seats, places, asides, strict=True):
        yield Player(player.name, player.total, draw(table, index, marked), aside)


def _places(player: PlayerScore, categories: Sequence[str]) -> frozenset[str]:
    """Return the places that give points in some categories."""
    marked = (category for category in player.categories if category.id in categories)
    return frozenset(
        place for category in marked for item in category.items if item.points for place in item.places
    )


def _aside(players: Sequence[PlayerScore], categories: Sequence[str], *, named: bool) -> Value:
    """Return the points of some categories in words, with the players' names or without."""
    points: dict[Value, list[Value]] = {}
    for player in players:
        for category in player.categories:
            if category.id in categories:
                told = written(category.points)
                with_name = Text("{player} {points}", player=player.name, points=told)
                points.setdefault(category.label, []).append(with_name if named else told)
    return tuple(
        Text("{category}: {points}", category=label, points=tuple(told)) for label, told in points.items()
    )
