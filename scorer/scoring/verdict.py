"""In one sentence who won and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.result import PlayerScore


def outcome(players: Sequence[PlayerScore]) -> Text:
    """Return who won and by how much."""
    winners = [player for player in players if player.winner]
    if len(players) == 1:
        return _alone(players[0])
    if not winners:
        ahead = [player for player in players if player.rank == 1]
        points = _points(ahead[0].total)
        return Text("Nobody has won; in front: {names} with {points}", names=_names(ahead), points=points)
    points = _points(winners[0].total)
    if len(winners) > 1:
        return Text("{names} share the win with {points}", names=_names(winners), points=points)
    return _win(winners[0], [player for player in players if not player.winner])


def _alone(player: PlayerScore) -> Text:
    points = _points(player.total)
    if player.winner:
        return Text("{name}: {points}", name=player.name, points=points)
    return Text("{name}: {points}, not won", name=player.name, points=points)


def _win(winner: PlayerScore, others: Sequence[PlayerScore]) -> Text:
    name, points = winner.name, _points(winner.total)
    best = max(player.total for player in others)
    seconds = _names([player for player in others if player.total == best])
    lead = winner.total - best
    if lead > 0:
        return Text(
            "{name} wins with {points}, {lead} ahead of {others}",
            name=name,
            points=points,
            lead=lead,
            others=seconds,
        )
    if lead == 0:
        return Text(
            "{name} wins with {points}, as many as {others}", name=name, points=points, others=seconds
        )
    return Text("{name} wins with {points}", name=name, points=points)


def _names(players: Sequence[PlayerScore]) -> People:
    return People(player.name for player in players)


def _points(n: int) -> Text:
    return Text("{n} point", "{n} points", n=n)
