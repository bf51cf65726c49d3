"""Scoring a table that has no errors: what is the same for every game.

Items by category, adjustments, points counted by hand, claims, readings compared, notes. Points
exist once, as items; every total here is a sum of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from scorer.reading.categories import category_lexicon
from scorer.reading.missing import nothing_typed
from scorer.scoring.other_readings import other_readings, page_notes, reading_notes
from scorer.scoring.summary import unchecked
from scoring_rules.frame.info import ADJUSTMENTS, Info, Rule
from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.lookup import look_up_player
from scoring_rules.frame.result import Category, Difference, Item, PlayerScore, Ranking, Result
from scoring_rules.frame.typed.place import at

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


def score(game: Game[Any], record: Any, table: Any) -> Result:
    """Return the result of a table that was read from a record without errors.

    A player with neither a board nor counted points has no part in it, though rules may look at the seat; nor has one
    whose board is still empty, where others have something on theirs.
    """
    settings = table.settings
    rules = game.rules(settings)
    ranked_seats = [
        seat
        for seat, player in enumerate(record.players)
        if player.counted is not None or table.seats[seat].board is not None
    ]
    blank = {seat for seat in ranked_seats if _is_blank(game, record, table, seat)}
    is_blank = len(blank) == len(ranked_seats)
    scored = [(seat, record.players[seat]) for seat in ranked_seats if is_blank or seat not in blank]
    categories = [
        _with_adjustments(
            _scored(game, rules, table, seat)
            if player.counted is None
            else _by_hand(game, rules, table, seat, player.counted),
            player,
        )
        for seat, player in scored
    ]
    rank = partial(_rank, game, table, ranked_seats, [seat for seat, _ in scored])
    ranking = rank([sum(category.points for category in own) for own in categories])
    stated = stated_winners(record)
    players = []
    for index, (seat, player) in enumerate(scored):
        ranked = PlayerScore(player.name, categories[index], ranking.ranks[index], ranking.winners[index])
        measured = _measured(game, table, seat, player, ranked)
        claimed = by_category(game.info, player.claimed or {})
        differences = (
            *claim_differences(game.info, measured, claimed, player.claims, stated),
            *_of_places(game, table, seat, measured),
        )
        players.append(measured._replace(claimed=claimed, differences=differences))
    if is_blank:
        players = [player._replace(winner=False) for player in players]
    outcome = () if is_blank else (*ranking.notes, *game.notes(table, players))
    others = tuple(other_readings(game, table, rules, players, [seat for seat, _ in scored]))
    return Result(
        game.info.slug,
        settings.edition,
        settings.mode,
        game.info.rules_version,
        tuple(players),
        None if is_blank else ranking.tie_break,
        (
            *outcome,
            *_notes(game.info, record, players),
            *page_notes(game.info, record, settings.readings),
            *reading_notes(game.info, players, others, lambda totals: rank(totals).winners),
        ),
        outcome,
        others,
        game.played(table),
        Text("nothing is typed yet") if is_blank else ranking.question,
        game.typed_places(table),
    )


def _is_blank(game: Game[Any], record: Any, table: Any, seat: int) -> bool:
    player = record.players[seat]
    return player.counted is None and nothing_typed(game, table, seat, player)


def _rank(game: Game[Any], table: Any, ranked: Sequence[int], scored: Sequence[int], totals: Sequence[int]) -> Ranking:
    """Return who came where of the seats that are `scored`, given their totals.

    Of those `ranked` the others, whose boards are empty, come last: the seats that settings name stay those of the
    table.
    """
    whole = table if len(ranked) == len(table.seats) else table._replace(seats=tuple(table.seats[s] for s in ranked))
    below_all = min(totals, default=0) - 1
    by_seat = dict(zip(scored, totals, strict=True))
    ranking = game.rank(whole, [by_seat.get(seat, below_all) for seat in ranked])
    own = [index for index, seat in enumerate(ranked) if seat in by_seat]
    return ranking._replace(
        ranks=tuple(ranking.ranks[index] for index in own), winners=tuple(ranking.winners[index] for index in own)
    )


def _measured(game: Game[Any], table: Any, seat: int, player: Any, score: PlayerScore) -> PlayerScore:
    """Return a score with its measures, or marked as not checked where something was counted by hand."""
    if player.counted is not None:
        return score._replace(checked=False)
    adjusted = sum(adjustment.points for adjustment in player.adjustments)
    measures = game.measures(table, seat, score.total, adjusted)
    return score._replace(measures=measures, checked=not game.is_by_number(table, seat))


def _scored(game: Game[Any], rules: Mapping[str, Rule], table: Any, seat: int) -> tuple[Category, ...]:
    """Return the categories in force with their items, in the order of the rules."""
    items: dict[str, list[Item]] = {}
    for rule in rules.values():
        items.setdefault(rule.category, []).extend(rule.score(table, seat))
    labels = game.info.categories
    return tuple(Category(key, labels[key], tuple(own)) for key, own in items.items())


def _by_hand(
    game: Game[Any], rules: Mapping[str, Rule], table: Any, seat: int, points: Mapping[str, int]
) -> tuple[Category, ...]:
    """Return what was counted by hand, before it the categories that come from no board where it holds none."""
    counted, apart = _counted(game.info, points), game.info.apart
    closed = {"total", *apart} & by_category(game.info, points).keys()
    added = {key: rule for key, rule in rules.items() if rule.category in apart and not closed}
    return (*(category for category in _scored(game, added, table, seat) if category.items), *counted)


def _counted(info: Info, points: Mapping[str, int]) -> tuple[Category, ...]:
    """Return the categories of a player whose points were counted by hand."""
    counted = by_category(info, points)
    total = counted.pop("total", 0)
    if not counted:
        label = Text("Counted by hand")
        return (Category("counted", label, (Item("counted", total, label),)),)
    return tuple(
        Category(key, info.categories.get(key, ADJUSTMENTS), (Item("counted", n, Text("counted by hand")),))
        for key, n in counted.items()
    )


def _with_adjustments(categories: tuple[Category, ...], player: Any) -> tuple[Category, ...]:
    """Return categories with a player's adjustments as the last one, below those counted by hand if any."""
    items = tuple(
        Item("adjustments", adjustment.points, adjustment.reason or Text("no reason given"))
        for adjustment in player.adjustments
    )
    if not items:
        return categories
    counted = tuple(item for own in categories if own.id == "adjustments" for item in own.items)
    others = (own for own in categories if own.id != "adjustments")
    return (*others, Category("adjustments", ADJUSTMENTS, (*counted, *items)))


def _of_places(game: Game[Any], table: Any, seat: int, score: PlayerScore) -> Iterable[Difference]:
    """Return what was claimed of single places of a board, in games that have such a notation."""
    return game.differences(table, seat, score) if score.checked else ()


def _notes(info: Info, record: Any, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield what holds for every game: hand counts, claims that cannot be compared, what was not typed."""
    for player in players:
        if not player.checked:
            yield Text("{player}: {unchecked}", player=player.name, unchecked=unchecked(player))
        added_up = _added_up(player)
        if added_up is not None:
            yield added_up
        unknown = not_compared(info, player, player.claimed)
        if unknown:
            yield Text(
                "{player}: the claim for {categories} is not compared, as only a sum was given",
                "{player}: the claims for {categories} are not compared, as only a sum was given",
                n=len(unknown),
                player=player.name,
                categories=tuple(info.categories[category] for category in unknown),
            )
    yield from _not_typed(info, record, players)


def _not_typed(info: Info, record: Any, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield one note of all that was not typed and counts as 0."""
    checked = {player.name for player in players if player.checked}
    lacking = [
        Text("{what} ({players})", what=what, players=People(names))
        for key, what in info.zero_when_missing.items()
        if (names := [p.name for p in record.players if p.name in checked and getattr(p, key) is None])
    ]
    if lacking:
        yield Text("not given, counted as 0: {lacking}", lacking=tuple(lacking))


def by_category(info: Info, points: Mapping[str, int]) -> dict[str, int]:
    """Return points typed by category under the ids of the categories."""
    if not points:
        return {}
    known = category_lexicon(info)
    return {known.find(typed).found or typed: value for typed, value in points.items()}


def stated_winners(record: Any) -> set[str] | None:
    """Return the names of those who won at the table, None where the record does not say."""
    if not record.winner:
        return None
    names = [player.name for player in record.players]
    seats = [look_up_player(name, names, at("winner"), []) for name in record.winner]
    return {names[seat] for seat in seats if seat is not None}


def claim_differences(
    info: Info, score: PlayerScore, claimed: Mapping[str, int], claims: Iterable[Any], stated: set[str] | None
) -> Iterator[Difference]:
    """Yield every claim that the score does not bear out: points, what others say, who won."""
    computed = {category.id: category.points for category in score.categories} | {"total": score.total}
    there = _with_items(score)
    for whole, parts in info.sums.items():
        if whole not in there:
            computed[whole] = sum(computed.get(part, 0) for part in parts)
    unknown = not_compared(info, score, claimed)
    for category, points in claimed.items():
        if category not in unknown and points != computed.get(category, 0):
            yield Difference(category, points, computed.get(category, 0))
    yield from _left_out(info, score, claimed, unknown)
    for claim in claims:
        if claim.total != score.total:
            yield Difference("total", claim.total, score.total, by=claim.by)
    if stated is not None and (score.name in stated) != score.winner:
        yield Difference("winner", not score.winner, score.winner)


_WHOLE_COUNT = 2
"""Categories of a claim from which on it is a count of the whole board; one alone is about that category."""


def _left_out(
    info: Info, score: PlayerScore, claimed: Mapping[str, int], unknown: Iterable[str]
) -> Iterator[Difference]:
    """Yield the categories with points that a claim by category leaves out."""
    is_of_parts = claimed.get("total", _sum(claimed)) != _sum(claimed)
    if is_of_parts or len(claimed.keys() - {"total", *unknown}) < _WHOLE_COUNT:
        return
    summed = {part for whole, parts in info.sums.items() if whole in claimed for part in parts}
    summed |= {whole for whole, parts in info.sums.items() if not claimed.keys().isdisjoint(parts)}
    for category in score.categories:
        is_counted = category.id in info.categories and category.id not in summed
        if category.points and is_counted and category.id not in claimed:
            yield Difference(category.id, None, category.points)


def _sum(claimed: Mapping[str, int]) -> int:
    return sum(points for category, points in claimed.items() if category != "total")


def _added_up(player: PlayerScore) -> Text | None:
    """Return what is to be said where the categories of a claim do not make the total claimed with them."""
    claimed = player.claimed
    added = _sum(claimed)
    if "total" not in claimed or len(claimed) <= 1 or added == claimed["total"]:
        return None
    left_out = tuple(c.label for c in player.categories if c.points and c.id not in claimed and c.id != "adjustments")
    if left_out:
        return Text(
            "{player}: the claimed categories make {added} of {total}; nothing is claimed for {categories}",
            player=player.name, added=added, total=claimed["total"], categories=left_out,
        )  # fmt: skip
    return Text(
        "{player}: the claimed categories make {added}, the claimed total is {total}: a slip of addition",
        player=player.name, added=added, total=claimed["total"],
    )  # fmt: skip


def _with_items(score: PlayerScore) -> set[str]:
    return {category.id for category in score.categories if category.items}


def not_compared(info: Info, score: PlayerScore, claimed: Iterable[str]) -> tuple[str, ...]:
    """Return the categories claimed of which only the sum with others is known."""
    there = _with_items(score)
    hidden = {part for whole, parts in info.sums.items() if whole in there for part in parts} - there
    return tuple(category for category in claimed if category in hidden)
