"""What follows from the points: ranking and ties, rank in the table, target of the challenge, counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from scoring_rules.frame.language.text import Name, Text, with_remedy
from scoring_rules.frame.result import Measure, PlayerScore, Ranking, Tie, TieBreak, competition_ranks, tie_at_the_top
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.data.box import BASKET, FRUIT_IDS, HIGHEST, RANKS, RECIPE_TARGETS, WHEELBARROW
from scoring_rules.hortis.scoring.rules import gain_of
from scoring_rules.hortis.table import Board, Table


class Rank(NamedTuple):
    """A rank of the table on the rule sheet: its least points, its English name, its points as a range.

    `with_points` is what it is called in a note; in French, which has no names of ranks, its points.
    """

    least: int
    name: str
    points: str
    with_points: Name


def _all_ranks() -> Iterator[Rank]:
    for (least, name), (above, _) in pairwise((*RANKS, (0, ""))):
        points = f"{least}–{above - 1}" if above else f"{least}+"
        french = f"{least} à {above - 1} points" if above and least else f"moins de {above} points"
        yield Rank(least, name, points, Name(f"{name} ({points})", french if above else f"{least} points et plus"))


ALL_RANKS = tuple(_all_ranks())


def rank_of(total: int) -> Rank:
    """Return the rank of a total; less than nothing has the lowest."""
    return next((rank for rank in reversed(ALL_RANKS) if total >= rank.least), ALL_RANKS[0])


def number_of_dice(board: Board) -> int:
    """Return how many dice are in the grove, including baskets and those on glades, but not the wheelbarrow."""
    all_dice = (*board.dice, *board.lost)
    return sum(die.value != WHEELBARROW for die in all_dice) + board.lost_unseen


def counts(table: Table, seat: int) -> dict[str, int]:
    """Return the dice of each colour, including those on glades, and what else is in the grove."""
    board = board_of(table, seat)
    all_dice = (*board.dice, *board.lost)
    colours = [die.colour for die in all_dice if die.value != WHEELBARROW]
    return {
        **{key: colours.count(colour) for colour, key in enumerate(FRUIT_IDS)},
        "pips": sum(die.value for die in board.dice if die.value <= HIGHEST),
        "glades": len(board.lost) + board.lost_unseen,
        "baskets": sum(die.value == BASKET for die in all_dice),
        "wheelbarrow": sum(die.value == WHEELBARROW for die in all_dice),
        "squirrel": int(board.squirrel is not None),
    }


def measures(table: Table, seat: int, total: int, adjustments: int) -> dict[str, Measure]:  # noqa: ARG001
    """Return the figures shown with the points; the rank only without recipes, the target only with them."""
    board = board_of(table, seat)
    target = table.settings.target if table.settings.recipes else None
    return {
        "dice": number_of_dice(board),
        "rating": None if table.settings.recipes else rank_of(total).name,
        "target": target,
        "target_reached": None if target is None else total >= target,
        "lost_on_glades": len(board.lost) + board.lost_unseen,
    }


def rank(table: Table, totals: Sequence[int]) -> Ranking:
    """Rank by points, then by the most dice; a lone player wins unless the target was missed."""
    dice = _deciding(table, table.settings.readings["wheelbarrow_breaks_ties"])
    ranks = competition_ranks(_keys(totals, dice))
    winners = tuple(place == 1 for place in ranks)
    target = table.settings.target
    if len(totals) == 1 and table.settings.recipes and target is not None:
        winners = (totals[0] >= target,)
    tie = tie_at_the_top(table, totals, winners)
    tie_break = None if tie is None else _tie_break(tie, totals, dice)
    return Ranking(ranks, winners, tie_break, tuple(_other_ruling(table, totals, ranks)))


def _deciding(table: Table, ruling: str) -> list[int | None]:
    """Return the dice used by every seat under a ruling, None where they are not known."""
    boards = (seat.board for seat in table.seats)
    return [
        None if board is None else number_of_dice(board) + (ruling == "true" and _barrows(board)) for board in boards
    ]


def _barrows(board: Board) -> int:
    return sum(die.value == WHEELBARROW for die in (*board.dice, *board.lost))


def _keys(totals: Sequence[int], dice: Sequence[int | None]) -> list[tuple[int, int]]:
    """Return what is ranked; among equal totals dice decide only where all are known."""
    open_ties = {total for total, number in zip(totals, dice, strict=True) if number is None}
    return [(total, 0 if total in open_ties else number or 0) for total, number in zip(totals, dice, strict=True)]


def _tie_break(tie: Tie, totals: Sequence[int], dice: Sequence[int | None]) -> TieBreak:
    used = [number for number, total in zip(dice, totals, strict=True) if total == tie.total]
    if None in used:
        text = Text(
            "a tie at {total} between {tied}: the one with the most dice wins, but the dice of a hand count are not known",
            tied=tie.tied,
            total=tie.total,
        )
    elif len(tie.winners) == 1:
        text = Text(
            "a tie at {total} between {tied}: {winner} used the most dice, {n}",
            tied=tie.tied,
            total=tie.total,
            winner=tie.winners[0],
            n=max(number or 0 for number in used),
        )
    else:
        text = Text(
            "a tie at {total} between {tied}, with the same number of dice: they share the victory",
            tied=tie.winners,
            total=tie.total,
        )
    return TieBreak("hortis.tie", text)


_WITH_WHEELBARROW = {
    "true": Name("wheelbarrow_breaks_ties: yes", "brouette à l’égalité: oui"),
    "false": Name("wheelbarrow_breaks_ties: no", "brouette à l’égalité: non"),
}


def _other_ruling(table: Table, totals: Sequence[int], ranks: Sequence[int]) -> Iterator[Text]:
    """Yield a note where the wheelbarrow decides a tie."""
    ruling = table.settings.readings["wheelbarrow_breaks_ties"]
    other = "false" if ruling == "true" else "true"
    if competition_ranks(_keys(totals, _deciding(table, other))) != tuple(ranks):
        yield Text(
            "counting the wheelbarrow as a die decides a tie: with `{ruling}` the ranks are different",
            ruling=_WITH_WHEELBARROW[other],
        )


def notes(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield ranks or the target, what the recipes gave nothing for, and what a tally leaves open."""
    recipes = table.settings.recipes
    if recipes and table.settings.target is None:
        yield _no_target(recipes)
    for seat, player in enumerate(players):
        if not recipes and player.checked and len(players) == 1:
            yield Text("{player}: {rank}", player=player.name, rank=rank_of(player.total).with_points)
        if recipes and table.settings.target is not None:
            yield _target(player, table.settings.target)
        if player.checked:
            yield from _not_typed(table, seat, player.name)


def _no_target(recipes: tuple[int, ...]) -> Text:
    if all(card in RECIPE_TARGETS for card in recipes):
        remedy = Text(
            "add `target:` with the sum of the numbers at the top of the recipes"
            " (a public source has {sum} for these; not checked)",
            sum=sum(RECIPE_TARGETS[card] for card in recipes),
        )
    else:
        remedy = Text("add `target:` with the sum of the numbers at the top of the recipes")
    return with_remedy(Text("no target is typed"), remedy)


def _target(player: PlayerScore, target: int) -> Text:
    if player.total >= target:
        return Text("{player} reached the target of {target} points", player=player.name, target=target)
    missing = target - player.total
    return Text(
        "{player} missed the target of {target} points by {missing}", player=player.name, target=target, missing=missing
    )


def _not_typed(table: Table, seat: int, name: str) -> Iterator[Text]:
    """Yield what was not typed and counts as nothing."""
    player = table.seats[seat]
    alone = player.grove is None and player.moves is None
    if alone and player.tally is not None and not player.tally.squirrel_typed:
        yield Text("{player}: the squirrel is not typed and counts as unused", player=name)
    if alone and player.tally is not None and player.tally.squirrel == 0:
        fact = Text("{player}: the squirrel counts as placed with no die next to it", player=name)
        yield with_remedy(fact, Text("type `unused` if it was not placed"))
    cards = tuple(card for card in table.settings.recipes if gain_of(table, seat, card) is None)
    if cards:
        yield Text("{player}: what recipe {cards} gave is not typed and counts as 0",
                   "{player}: what the recipes {cards} gave is not typed and counts as 0", n=len(cards), player=name, cards=cards)  # fmt: skip
