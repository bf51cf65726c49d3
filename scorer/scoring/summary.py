"""What every report says of a result: the rows of its table, who won and why, claims that differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from scoring_rules import load_game
from scoring_rules.frame.language.text import People, Text, Value, written
from scoring_rules.frame.result import Category, Difference, Item, PlayerScore, Result


def rows(players: Sequence[PlayerScore]) -> list[Category]:
    """Return the categories that any player has, in pad order: those of checked players first, adjustments last."""
    categories: dict[str, Category] = {}
    for player in sorted(players, key=lambda player: not player.checked):
        for category in player.categories:
            categories.setdefault(category.id, category)
    last = categories.pop("adjustments", None)
    return [*categories.values(), *([last] if last else [])]


def points_of(category: str, players: Sequence[PlayerScore]) -> Iterator[str]:
    """Yield each player's points of a category, empty where a player has none of it."""
    for player in players:
        yield next((written(own.points) for own in player.categories if own.id == category), "")


def adjustments(player: PlayerScore) -> Iterator[Item]:
    """Yield the adjustments of a player's points, their reasons as labels."""
    for category in player.categories:
        if category.id == "adjustments":
            yield from category.items


def signed(points: int) -> str:
    """Return a number with its sign."""
    return written(points) if points < 0 else f"+{points}"


def sentences(result: Result, labels: Mapping[str, Value]) -> Iterator[Text]:
    """Yield what is said below the table: who won and why, adjustments, claims that differ."""
    yield outcome(result)
    if result.tie_break is not None:
        yield result.tie_break.text
    for player in result.players:
        for item in adjustments(player):
            yield Text(
                "{player}: {points} points ({reason})",
                player=player.name, points=signed(item.points), reason=item.label,
            )  # fmt: skip
        for difference in player.differences:
            yield claim(player, difference, labels)


def claim(player: PlayerScore, difference: Difference, labels: Mapping[str, Value]) -> Text:
    """Return in one sentence how a claim differs from what was computed."""
    if difference.category == "winner":
        if difference.claimed:
            return Text("the record names {player} as a winner, but the score does not", player=player.name)
        return Text("{player} wins by the score, but the record names another winner", player=player.name)
    if difference.place is not None and isinstance(difference.claimed, bool):
        return _of_place(player.name, difference.place, scoring=difference.claimed)
    what = labels.get(difference.category, difference.category)
    if difference.claimed is None:
        return Text(
            "{player}: nothing was claimed for {what}, {computed} was computed",
            player=player.name, what=what, computed=difference.computed,
        )  # fmt: skip
    if difference.by is not None:
        return Text(
            "{by} says {claimed} for {player}: {what} {computed} was computed",
            by=difference.by, claimed=difference.claimed, player=player.name, what=what, computed=difference.computed,
        )  # fmt: skip
    return Text(
        "{player}: {what} {claimed} was claimed, {computed} was computed",
        player=player.name, what=what, claimed=difference.claimed, computed=difference.computed,
    )  # fmt: skip


def _of_place(player: str, place: str, *, scoring: bool) -> Text:
    """Return that the table said of a place that it scores, or that it does not."""
    if scoring:
        return Text("{player}: {place} is marked as scoring, but scores nothing", player=player, place=place)
    return Text("{player}: {place} is marked as scoring nothing, but scores", player=player, place=place)


def place_said(result: Result) -> Callable[[str], Value]:
    """Return what says a place that items name: as it is typed, else as the game calls it."""
    say = load_game(result.game).say_place
    return lambda place: result.typed_places.get(place) or say(place)


def unchecked(player: PlayerScore) -> Text:
    """Return what of a player was not checked: all points, or where the pieces are."""
    if player.measures:
        return Text("pieces by number; where they are was not checked")
    return Text("counted by hand, not checked")


def outcome(result: Result) -> Text:
    """Return who won and by how much, or what has to be answered before that can be said."""
    players = result.players
    if result.question is not None:
        return result.question
    winners = [player for player in players if player.winner]
    if len(players) == 1:
        return _alone(players[0])
    if not winners:
        ahead = [player for player in players if player.rank == 1]
        points = _points(ahead[0].total)
        return Text("Nobody wins; in the lead: {names} with {points}", names=_names(ahead), points=points)
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
            "{name} wins with {points}, {lead} ahead of {others}", name=name, points=points, lead=lead, others=seconds
        )
    if lead == 0:
        return Text("{name} wins with {points}, as many as {others}", name=name, points=points, others=seconds)
    return Text("{name} wins with {points}", name=name, points=points)


def _names(players: Sequence[PlayerScore]) -> People:
    return People(player.name for player in players)


def _points(n: int) -> Text:
    return Text("{n} point", "{n} points", n=n)
