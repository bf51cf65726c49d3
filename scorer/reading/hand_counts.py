"""Points counted by hand, held against what the categories of the game can give: to one player, and to several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorer.reading.categories import category_lexicon
from scorer.record.codes import IMPOSSIBLE_POINTS
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.info import Numbers
from scoring_rules.frame.language.text import Text, Value, written
from scoring_rules.frame.typed.place import Place, at

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


def hand_counts(game: Game[Any], record: Any, table: Any, found: Sequence[Finding]) -> Iterator[Finding]:
    """Yield the points counted by hand that cannot be, unless an error was `found` in what all players share."""
    errors = [each for each in found if each.code.severity == "error"]
    if not all(player.counted is None for player in record.players) and not any(map(_of_all, errors)):
        yield from _hand_counts(game, record, table, readable=not errors)


def _of_all(found: Finding) -> bool:
    return any(mark.place.path[:1] != ("players",) for mark in found.marks)


def _hand_counts(game: Game[Any], record: Any, table: Any, *, readable: bool) -> Iterator[Finding]:
    known = game.numbers(table)
    typed = {seat: _by_category(game, player.counted or {}) for seat, player in enumerate(record.players)}
    impossible = [
        _impossible(game.info.labels[category], known[category], points, at("players", seat, "counted", word))
        for seat, own in typed.items()
        for category, (word, points) in own.items()
        if category in known and not known[category].allow(points)
    ]
    yield from impossible
    for category, numbers in known.items():
        if numbers.holders is not None and readable and not impossible:
            yield from _too_many_holders(game, record, table, category, numbers.holders, typed)


def _by_category(game: Game[Any], counted: Mapping[str, int]) -> dict[str, tuple[str, int]]:
    """Return points by the ids of their categories, each with the word that is typed for it."""
    lexicon = category_lexicon(game.info)
    found = ((lexicon.find(word).found, word, points) for word, points in counted.items())
    return {category: (word, points) for category, word, points in found if category is not None}


def _impossible(label: Value, numbers: Numbers, points: int, place: Place) -> Finding:
    near = tuple(written(n) for n in numbers.nearest(points))
    remedy = Text("{why}; possible: {near}", why=numbers.why, near=near)
    meant = numbers.of_things(points)
    if meant is not None:
        remedy = Text("{help}; for {n} of them type {points}", help=remedy, n=points, points=written(meant))
    said = Text("{category} cannot give {points}", category=label, points=written(points))
    return finding(IMPOSSIBLE_POINTS, place, said, help=remedy)


def _too_many_holders(
    game: Game[Any],
    record: Any,
    table: Any,
    category: str,
    most: int,
    typed: Mapping[int, Mapping[str, tuple[str, int]]],
) -> Iterator[Finding]:
    """Yield that more players than can have points of a category, by hand or by their boards."""
    label = game.info.labels[category]
    by_hand = {
        seat: at("players", seat, "counted", own[category][0])
        for seat, own in typed.items()
        if category in own and own[category][1]
    }
    by_board = {
        seat: at("players", seat, "name")
        for seat, player in enumerate(table.seats)
        if by_hand and player.board is not None and _scores(game, table, seat, category)
    }
    if len(by_hand) + len(by_board) <= most:
        return
    marks = [
        Mark(place, Text("{category}: {player} by the board", category=label, player=record.players[seat].name))
        for seat, place in by_board.items()
    ]
    marks += [
        Mark(place, Text("{category}: {player}", category=label, player=record.players[seat].name))
        for seat, place in by_hand.items()
    ]
    numbers = game.numbers(table)[category]
    remedy = Text("{why}: type 0 for who does not have it", why=numbers.why)
    if by_board and numbers.otherwise is not None:
        remedy = Text("{why}: {remedy}", why=numbers.why, remedy=numbers.otherwise)
    by_hand_last = max(by_hand) > max(by_board, default=-1)
    yield Finding(IMPOSSIBLE_POINTS, tuple(marks), remedy, "last" if by_hand_last else "first")


def _scores(game: Game[Any], table: Any, seat: int, category: str) -> bool:
    rules = [rule for rule in game.rules(table.settings).values() if rule.category == category]
    return any(item.points for rule in rules for item in rule.score(table, seat))
