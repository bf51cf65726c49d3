"""What comes of the points: ranking and ties, solo rating, scenario, challenges, counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.frame.language.text import Text, with_remedy
from scoring_rules.frame.result import Measure, PlayerScore, Ranking, TieBreak, competition_ranks, tie_at_the_top
from scoring_rules.frame.table import board_of
from scoring_rules.hutan.board.rainforest import Board, completed
from scoring_rules.hutan.data.variants import CHALLENGES, SCENARIOS
from scoring_rules.hutan.data.words import COLOURS
from scoring_rules.hutan.table import Settings, Table

SOLO_RATINGS: tuple[tuple[int, Text], ...] = (
    (80, Text("a good start")),
    (100, Text("well played")),
    (120, Text("outstanding")),
    (135, Text("expert")),
    (150, Text("extraordinary")),
)
"""The fewest points for each of the five steps (French rule page), and what the step is called."""


def _figures(board: Board, points: int) -> dict[str, int]:
    """Return the figures of a board that challenges ask for."""
    around = 0
    for lake in board.layout.around_lakes:
        around |= lake
    gaps = around & board.layout.plantable & ~(board.trees | board.animals)
    return {
        "points": points,
        "trees": board.trees.bit_count(),
        "animals": board.animals.bit_count(),
        "kinds": sum(1 for cells in board.colours if cells & board.animals),
        "occupied": board.occupied.bit_count(),
        "lakes_surrounded": int(not gaps),
    }


def challenges_reached(board: Board, points: int) -> list[str]:
    """Return the ids of the challenges that a board reached, given its points without adjustments."""
    figures = _figures(board, points)
    return [name for name, challenge in CHALLENGES.items() if figures[challenge.figure] >= challenge.least]


def counts(table: Table, seat: int) -> dict[str, int]:
    """Return the pieces of a seat; colours count occupied cells."""
    board = board_of(table, seat)
    return {
        "trees": board.trees.bit_count(),
        "animals": board.animals.bit_count(),
        "flowers": board.bare.bit_count(),
        "empty": (board.layout.plantable & ~board.occupied).bit_count(),
        "areas": sum(1 for _ in completed(board)),
        **({"card_numbers": sum(table.settings.cards)} if table.settings.cards else {}),
        **{colour: cells.bit_count() for colour, cells in zip(COLOURS, board.colours, strict=True)},
    }


def rating(total: int) -> int | None:
    """Return the step from 1 to 5 that a solo total reaches, or None below the first."""
    return sum(total >= least for least, _ in SOLO_RATINGS) or None


def measures(table: Table, seat: int, total: int, adjustments: int) -> dict[str, Measure]:
    """Return further figures; adjustments do not count for challenges."""
    board = board_of(table, seat)
    settings = table.settings
    return {
        "trees": board.trees.bit_count(),
        "animals": board.animals.bit_count(),
        "rating": rating(total) if settings.mode == "solo" else None,
        "scenario_reached": None if settings.scenario is None else total >= SCENARIOS[settings.scenario].target,
        "challenges": challenges_reached(board, total - adjustments),
    }


def rank(table: Table, totals: Sequence[int]) -> Ranking:
    """Rank by points; whoever played first in the last round wins a tie, otherwise the next clockwise.

    A lone player wins unless the lowest solo rating or the scenario's target was missed.
    """
    ranks = competition_ranks([(total, _precedence(table.settings, seat)) for seat, total in enumerate(totals)])
    winners = tuple(rank == 1 for rank in ranks)
    if len(totals) == 1:
        winners = (_beats_the_game(table.settings, totals[0]),)
    return Ranking(ranks, winners, _tie_break(table, totals, winners))


def _beats_the_game(settings: Settings, total: int) -> bool:
    rated = settings.mode != "solo" or rating(total) is not None
    return rated and (settings.scenario is None or total >= SCENARIOS[settings.scenario].target)


def _precedence(settings: Settings, seat: int) -> int:
    """Return how early a seat played in the last round: the larger, the earlier; 0 if unknown."""
    first, order = settings.first_in_last_round, settings.order
    if first is None:
        return 0
    if not order:
        return int(seat == first)
    return -((order.index(seat) - order.index(first)) % len(order))


def _tie_break(table: Table, totals: Sequence[int], winners: Sequence[bool]) -> TieBreak | None:
    """Return what to say about a tie at the top: who won it, or what would decide it."""
    tie = tie_at_the_top(table, totals, winners)
    if tie is None:
        return None
    if len(tie.winners) == 1:
        label = Text("a tie at {total} between {tied}: {winner} was the first of them to play in the last round")
        text = label.with_values(tied=tie.tied, total=tie.total, winner=tie.winners[0])
    elif table.settings.first_in_last_round is None:
        label = Text("a tie at {total}: the one of {tied} who played first in the last round wins alone")
        fact = label.with_values(tied=tie.tied, total=tie.total)
        text = with_remedy(fact, Text("add `first_in_last_round: NAME`"))
    else:
        label = Text("a tie at {total}: the seating decides who of {tied} was next to play")
        fact = label.with_values(tied=tie.winners, total=tie.total)
        text = with_remedy(fact, Text("add `order: [NAME, …]`"))
    return TieBreak("hutan.tie", text)


def notes(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield what mode and scenario make of the totals, and the challenges that were reached."""
    settings = table.settings
    for player in players:
        if settings.mode == "solo" and player.checked:
            yield _rating_note(player)
        if settings.scenario is not None:
            yield _scenario_note(settings.scenario, player)
    for player in players:
        reached = player.measures.get("challenges")
        if isinstance(reached, list) and reached:
            yield Text(
                "{player} reached a challenge, one of which may be ticked in a game: {challenges}",
                "{player} reached {n} challenges, one of which may be ticked in a game: {challenges}",
                n=len(reached),
                player=player.name,
                challenges=tuple(CHALLENGES[name].text for name in reached),
            )


def _rating_note(player: PlayerScore) -> Text:
    step = rating(player.total)
    if step is None:
        label = Text("{player}: {total} points, below the first rating of {least}: the game is lost")
        return label.with_values(player=player.name, total=player.total, least=SOLO_RATINGS[0][0])
    least, name = SOLO_RATINGS[step - 1]
    label = Text("{player}: {total} points, rating {step} of 5 ({name}, from {least})")
    return label.with_values(player=player.name, total=player.total, step=step, name=name, least=least)


def _scenario_note(scenario: str, player: PlayerScore) -> Text:
    name, target = player.name, SCENARIOS[scenario].target
    if player.total >= target:
        label = Text("{player} reached the target of {target} points of scenario {scenario}")
        return label.with_values(player=name, target=target, scenario=scenario)
    label = Text("{player} missed the target of {target} points of scenario {scenario} by {missing}")
    return label.with_values(player=name, target=target, scenario=scenario, missing=target - player.total)
