"""What comes of the points: who won, and what there is to say about it; counts and measures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.result import Measure, PlayerScore, Ranking, TieBreak, competition_ranks, tie_at_the_top
from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.scoring.awards import Award, largest_army, longest_road
from scoring_rules.hexfolk.table import Settings, Table, road_length, walked


def counts(table: Table, seat: int) -> dict[str, int]:
    """Return the pieces of a seat, and the cards that count."""
    board, player = board_of(table, seat), table.seats[seat]
    return {
        "roads": len(board.roads),
        "settlements": len(board.settlements),
        "cities": len(board.cities),
        "knights": player.knights,
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
    return Ranking(competition_ranks(totals), winners, _tie(table, totals, winners), tuple(_won(table, totals)))


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
            yield Text(
                "{player} is the only one at {target}: won if it was {player}'s turn; add `turn: {player}`",
                player=names[0],
                target=settings.target,
            )
        else:
            yield Text(
                "{players} are at {target}: the one whose turn it was has won; add `turn: NAME`",
                players=names,
                target=settings.target,
            )
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
    if names and (_may_change(road) or _may_change(army)):
        yield Text(
            "the roads and knights of {names} are not known: the special awards go by the others and by `holders:`",
            names=names,
        )


def _may_change(award: Award) -> bool:
    return award.stated is None


def _extensions(settings: Settings) -> Iterator[Text]:
    if settings.extensions:
        yield Text(
            "{extensions}: the rules of extensions are not known; their points count where `adjustments:` gives them",
            extensions=settings.extensions,
        )
