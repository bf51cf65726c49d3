"""What comes of the points: who won, and what there is to say about it; counts and measures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.frame.language.text import People, Text, with_remedy
from scoring_rules.frame.result import Measure, PlayerScore, Ranking, TieBreak, competition_ranks, tie_at_the_top
from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.scoring.rules import largest_army, longest_road
from scoring_rules.hexfolk.table import Settings, Table, road_length, walked


def counts(table: Table, seat: int) -> dict[str, int]:
    """Return the pieces of a seat, and the cards that count."""
    board_of(table, seat)
    player = table.seats[seat]
    roads_unsaid = player.by_number is not None and not player.how_many("roads")
    return {
        **({} if roads_unsaid else {"roads": player.how_many("roads")}),
        **{kind: player.how_many(kind) for kind in ("settlements", "cities")},
        "knights": player.knights,
        "road_length": road_length(table, seat),
        "victory_cards": player.victory_cards,
    }


def measures(table: Table, seat: int, total: int, adjustments: int) -> dict[str, Measure]:
    """Return the length and the roads of the longest walk, knights, and the visible points."""
    player = table.seats[seat]
    return {
        "road_length": road_length(table, seat),
        "road": [table.island.edges[edge] for edge in walked(table, seat)],
        "knights": player.knights,
        "visible": total - adjustments - player.victory_cards,
    }


def rank(table: Table, totals: Sequence[int]) -> Ranking:
    """Rank by points; the player on turn has won who has the target, and nobody else."""
    settings = table.settings
    winners = tuple(seat == settings.turn and total >= settings.target for seat, total in enumerate(totals))
    tie = _tie(table, totals, winners)
    return Ranking(competition_ranks(totals), winners, tie, tuple(_won(table, totals)), _asked(table, totals))


def _asked(table: Table, totals: Sequence[int]) -> Text | None:
    """Return the question whose turn it was, where somebody has the target and the record does not say."""
    there = [seat for seat, total in enumerate(totals) if total >= table.settings.target]
    if table.settings.turn is not None or not there:
        return None
    reached = tuple(Text("{player} {points}", player=table.seats[seat].name, points=totals[seat]) for seat in there)
    if len(there) == 1:
        return Text(
            "{player} has {n} point: whose turn was it?",
            "{player} has {n} points: whose turn was it?",
            n=totals[there[0]],
            player=table.seats[there[0]].name,
        )
    return Text("{reached}: whose turn was it?", reached=reached)


def _tie(table: Table, totals: Sequence[int], winners: Sequence[bool]) -> TieBreak | None:
    """Return what decides between players with the most points, where these reach the target."""
    tie = tie_at_the_top(table, totals, winners)
    if tie is None or tie.total < table.settings.target:
        return None
    if tie.winners:
        text = Text(
            "{tied} have {total}: it was {winner}'s turn, so {winner} has won",
            tied=tie.tied,
            total=tie.total,
            winner=tie.winners[0],
        )
    else:
        text = Text("{tied} have {total}: the one whose turn it was has won", tied=tie.tied, total=tie.total)
    return TieBreak("hexfolk.win", text)


def _won(table: Table, totals: Sequence[int]) -> Iterator[Text]:
    """Yield what there is to say where nobody has won, or somebody else has the target as well."""
    settings = table.settings
    there = [seat for seat, total in enumerate(totals) if total >= settings.target]
    names = People(table.seats[seat].name for seat in there)
    if not there:
        yield Text("not finished: nobody has {target} points", target=settings.target)
        return
    if settings.turn is None:
        if len(there) == 1:
            fact = Text(
                "{player} alone has the {target} points to reach, and has won if it was {player}'s turn",
                player=names[0],
                target=settings.target,
            )
            yield with_remedy(fact, Text("add `turn: {player}`", player=names[0]))
        else:
            fact = Text(
                "{players} have the {target} points to reach: the one whose turn it was has won",
                players=names,
                target=settings.target,
            )
            yield with_remedy(fact, Text("add `turn: NAME`"))
        return
    for seat in there:
        if seat != settings.turn:
            yield Text(
                "{player} has {total}, but it was {other}'s turn: players win only on their own turn",
                player=table.seats[seat].name,
                total=totals[seat],
                other=table.seats[settings.turn].name,
            )


def notes(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield what is hidden, what is switched off, and what the record leaves open."""
    settings = table.settings
    visible = tuple(
        Text("{player} {points}", player=player.name, points=player.measures["visible"])  # type: ignore[arg-type]
        for player in players
        if player.checked and player.measures["visible"] != player.total
    )
    if visible:
        yield Text("visible points, without victory cards and adjustments: {players}", players=visible)
    if not settings.special_awards:
        yield Text("the special awards are off: longest road and largest army do not count")
    else:
        yield from _open_awards(table)
    yield from _extensions(settings)


def _open_awards(table: Table) -> Iterator[Text]:
    road, army = longest_road(table), largest_army(table)
    names = People(table.seats[seat].name for seat in road.unknown)
    if names and None in {road.stated, army.stated}:
        fact = Text("the roads and knights of {names} are not known: the special awards go by the others", names=names)
        yield with_remedy(fact, Text("`holders:` says who has them"))


def _extensions(settings: Settings) -> Iterator[Text]:
    if settings.extensions:
        yield Text(
            "{extensions}: the rules of extensions are not known; their points count where `adjustments:` gives them",
            extensions=settings.extensions,
        )
