"""What comes of the points: ranking and ties, rank in the table, target of the challenge, counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from scoring_rules.frame.language.text import Name, People, Text
from scoring_rules.frame.result import Measure, PlayerScore, Ranking, TieBreak, competition_ranks
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.data.box import BASKET, RANKS, RECIPE_TARGETS, WHEELBARROW
from scoring_rules.hortis.data.words import FRUIT_IDS
from scoring_rules.hortis.scoring.recipes import gain_of
from scoring_rules.hortis.table import Board, Table


def _ranges() -> Iterator[tuple[int, Name]]:
    """Yield the least points of each rank and what it is called; in French by its points."""
    for (least, name), (above, _) in pairwise((*RANKS, (0, ""))):
        points = f"{least}–{above - 1}" if above else f"{least}+"
        french = f"{least} à {above - 1} points" if above and least else f"moins de {above} points"
        yield least, Name(f"{name} ({points})", french if above else f"{least} points et plus")


_NAMED = tuple(_ranges())


def rank_of(total: int) -> str:
    """Return the English rank of a total."""
    return RANKS[max(0, sum(total >= least for least, _ in RANKS) - 1)][1]


def number_of_dice(board: Board) -> int:
    """Return how many dice lie in the grove: baskets too, on glades too, never the wheelbarrow."""
    lying = (*board.dice, *board.lost)
    return sum(die.value != WHEELBARROW for die in lying) + board.lost_unseen


def counts(table: Table, seat: int) -> dict[str, int]:
    """Return the dice of each colour, those on glades among them, and what else lies in the grove."""
    board = board_of(table, seat)
    lying = (*board.dice, *board.lost)
    colours = [die.colour for die in lying if die.value != WHEELBARROW]
    return {
        **{key: colours.count(colour) for colour, key in enumerate(FRUIT_IDS)},
        "glades": len(board.lost) + board.lost_unseen,
        "baskets": sum(die.value == BASKET for die in lying),
        "wheelbarrow": sum(die.value == WHEELBARROW for die in lying),
        "squirrel": int(board.squirrel is not None),
    }


def measures(table: Table, seat: int, total: int, adjustments: int) -> dict[str, Measure]:  # noqa: ARG001
    """Return the figures beside the points; the rank only without recipes, the target only with them."""
    board = board_of(table, seat)
    target = table.settings.target if table.settings.recipes else None
    return {
        "dice": number_of_dice(board),
        "rating": None if table.settings.recipes else rank_of(total),
        "target": target,
        "target_reached": None if target is None else total >= target,
        "lost_on_glades": len(board.lost) + board.lost_unseen,
    }


def rank(table: Table, totals: Sequence[int]) -> Ranking:
    """Rank by points, then by the most dice; a lone player wins unless the target was missed."""
    dice = _deciding(table, table.settings.readings["wheelbarrow_breaks_ties"])
    ranks = competition_ranks(_keys(totals, dice))
    winners = tuple(each == 1 for each in ranks)
    target = table.settings.target
    if len(totals) == 1 and table.settings.recipes and target is not None:
        winners = (totals[0] >= target,)
    tie_break = None
    if len(totals) > 1 and list(totals).count(max(totals)) > 1:
        tie_break = _tie_break(table, totals, winners, dice)
    return Ranking(ranks, winners, tie_break, tuple(_other_ruling(table, totals, ranks)))


def _deciding(table: Table, ruling: str) -> list[int | None]:
    """Return the dice used by every seat under a ruling, None where they are not known."""
    boards = (seat.board for seat in table.seats)
    return [
        None if board is None else number_of_dice(board) + (ruling == "true" and _barrows(board))
        for board in boards
    ]


def _barrows(board: Board) -> int:
    return sum(die.value == WHEELBARROW for die in (*board.dice, *board.lost))


def _keys(totals: Sequence[int], dice: Sequence[int | None]) -> list[tuple[int, int]]:
    """Return what is ranked; among equal totals dice decide only where all are known."""
    open_ties = {total for total, number in zip(totals, dice, strict=True) if number is None}
    return [
        (total, 0 if total in open_ties else number or 0) for total, number in zip(totals, dice, strict=True)
    ]


def _tie_break(
    table: Table, totals: Sequence[int], winners: Sequence[bool], dice: Sequence[int | None]
) -> TieBreak:
    best = max(totals)
    tied = People(seat.name for seat, total in zip(table.seats, totals, strict=True) if total == best)
    won = People(seat.name for seat, winner in zip(table.seats, winners, strict=True) if winner)
    if any(number is None and total == best for number, total in zip(dice, totals, strict=True)):
        text = Text(
            "a tie at {total} between {tied}: the one with the most dice wins, and dice counted by hand are not known",
            tied=tied,
            total=best,
        )
    elif len(won) == 1:
        most = max(n or 0 for n, total in zip(dice, totals, strict=True) if total == best)
        text = Text(
            "a tie at {total} between {tied}: {winner} used the most dice, {n}",
            tied=tied,
            total=best,
            winner=won[0],
            n=most,
        )
    else:
        text = Text(
            "a tie at {total} between {tied}, with as many dice: they share the victory", tied=won, total=best
        )
    return TieBreak("hortis.tie", text)


def _other_ruling(table: Table, totals: Sequence[int], ranks: Sequence[int]) -> Iterator[Text]:
    """Yield a note where the wheelbarrow decides a tie."""
    ruling = table.settings.readings["wheelbarrow_breaks_ties"]
    other = "false" if ruling == "true" else "true"
    if competition_ranks(_keys(totals, _deciding(table, other))) != tuple(ranks):
        yield Text(
            "the wheelbarrow among the dice decides a tie: with `wheelbarrow_breaks_ties: {ruling}` the ranks are others",
            ruling=other,
        )


def notes(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield ranks or the target, what the recipes gave nothing for, and what a tally leaves open."""
    recipes = table.settings.recipes
    if recipes and table.settings.target is None:
        yield _no_target(recipes)
    for seat, player in enumerate(players):
        if not recipes and player.checked and len(players) == 1:
            yield Text("{player}: {rank}", player=player.name, rank=_rank_name(player.total))
        if recipes and table.settings.target is not None:
            yield _target(player, table.settings.target)
        if player.checked:
            yield from _not_typed(table, seat, player.name)


def _rank_name(total: int) -> Name:
    return _NAMED[max(0, sum(total >= least for least, _ in _NAMED) - 1)][1]


def _no_target(recipes: tuple[int, ...]) -> Text:
    if all(card in RECIPE_TARGETS for card in recipes):
        return Text(
            "no target is typed: add `target:` with the sum of the recipes' top numbers (one player noted {sum} for these; not checked)",
            sum=sum(RECIPE_TARGETS[card] for card in recipes),
        )
    return Text("no target is typed: add `target:` with the sum of the recipes' top numbers")


def _target(player: PlayerScore, target: int) -> Text:
    if player.total >= target:
        return Text("{player} reached the target of {target} points", player=player.name, target=target)
    missing = target - player.total
    return Text(
        "{player} missed the target of {target} points by {missing}",
        player=player.name,
        target=target,
        missing=missing,
    )


def _not_typed(table: Table, seat: int, name: str) -> Iterator[Text]:
    """Yield what was not typed and counts as nothing."""
    player = table.seats[seat]
    of_tally = player.tally is not None and player.grove is None and player.moves is None
    if of_tally and player.tally is not None and not player.tally.squirrel_typed:
        yield Text("{player}: the squirrel is not typed and counts as unused", player=name)
    cards = tuple(card for card in table.settings.recipes if gain_of(table, seat, card) is None)
    if cards:
        yield Text("{player}: what recipe {cards} gave is not typed and counts as 0",
                   "{player}: what the recipes {cards} gave is not typed and counts as 0", n=len(cards), player=name, cards=cards)  # fmt: skip
