"""Where sources differ: what every other ruling on a game's readings would give, and to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorer.reading.table import by_page, by_the_page
from scoring_rules.frame.info import Info, Rule
from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.result import OtherReading, PlayerScore

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


def other_readings(
    game: Game[Any], table: Any, rules: Mapping[str, Rule], players: Sequence[PlayerScore], seats: Sequence[int]
) -> Iterator[OtherReading]:
    """Yield each category that a ruling not in force would change.

    Only the rules that the ruling replaces are scored again.

    Args:
        game: The game of the table.
        table: A table without errors.
        rules: The rules in force.
        players: The scores of some seats; those counted by hand are left out.
        seats: Whose scores these are.
    """
    settings = table.settings
    for reading in game.info.readings:
        in_force = settings.readings[reading.id]
        if settings.edition in reading.settled and in_force == reading.default_in(settings.edition):
            continue
        for option in reading.options:
            if option.id == in_force:
                continue
            readings = {**settings.readings, reading.id: option.id}
            others = game.rules(settings._replace(readings=readings))
            replaced = [key for key in {**rules, **others} if rules.get(key) is not others.get(key)]
            ruled = game.settle_under(table, readings) if replaced else None
            for seat, player in zip(seats, players, strict=True):
                if ruled is not None and player.checked:
                    before = _points(rules, replaced, table, seat)
                    after = _points(others, replaced, ruled, seat)
                    for category in {**before, **after}:
                        points, other = before[category], after[category]
                        if points != other:
                            mark = option.mark or option.name
                            yield OtherReading(reading.id, option.id, mark, player.name, category, points, other)


def _points(rules: Mapping[str, Rule], keys: Iterable[str], table: Any, seat: int) -> Counter[str]:
    """Return the points of some of the rules by category."""
    points: Counter[str] = Counter()
    for key in keys:
        if key in rules:
            points[rules[key].category] += sum(item.points for item in rules[key].score(table, seat))
    return points


def other_totals(player: PlayerScore, others: Iterable[OtherReading]) -> dict[tuple[str, str], int]:
    """Return the totals that a player would have by other rulings, by the ids of reading and option."""
    totals: dict[tuple[str, str], int] = {}
    for ruling in others:
        if ruling.player == player.name:
            key = (ruling.reading, ruling.option)
            totals[key] = totals.get(key, player.total) - ruling.points + ruling.other
    return {key: total for key, total in totals.items() if total != player.total}


def page_notes(info: Info, record: Any, readings: Mapping[str, str]) -> Iterator[Text]:
    """Yield what `readings: page` has settled, point by point."""
    if not by_page(record.readings):
        return
    ruled = by_the_page(info, readings)
    if ruled:
        yield Text("readings: as on the French rules page, {rulings}", rulings=ruled)
    else:
        yield Text(
            "readings: the French rules page settles none of the points on which the sources of this game differ"
        )


def reading_notes(
    info: Info,
    players: Sequence[PlayerScore],
    others: Sequence[OtherReading],
    winners: Callable[[Sequence[int]], Sequence[bool]],
) -> Iterator[Text]:
    """Yield one note for each ruling that would change a total, with all that it would change.

    `winners` says of some totals, in the order of the players, whose would win.
    """
    totals = [other_totals(player, others) for player in players]
    for reading in info.readings:
        for option in reading.options:
            changes = tuple(
                Text(
                    "{player} {other} points instead of {total}",
                    player=player.name,
                    other=total[reading.id, option.id],
                    total=player.total,
                )
                for player, total in zip(players, totals, strict=True)
                if (reading.id, option.id) in total
            )
            if not changes:
                continue
            note = Text(
                "{reading}: if the ruling were `{option}` ({meaning}): {changes}",
                reading=reading.text,
                option=option.word,
                meaning=option.text,
                changes=changes,
            )
            key = reading.id, option.id
            others_win = winners([total.get(key, player.total) for player, total in zip(players, totals, strict=True)])
            if tuple(others_win) == tuple(player.winner for player in players):
                yield note
                continue
            names = People(p.name for p, wins in zip(players, others_win, strict=True) if wins)
            yield Text(
                "{note}; {winners} would win", "{note}; {winners} would win", n=len(names), note=note, winners=names
            )
