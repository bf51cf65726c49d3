"""Points exist once, as items: categories and totals are their sums."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from scoring_rules.frame.language.text import People
from scoring_rules.frame.result import Category, Item, PlayerScore, Tie, competition_ranks, tie_at_the_top


def test_categories_and_totals_are_sums_of_items() -> None:
    trees = Category("trees", "Trees", (Item("trees", 4, "trees"), Item("trees", -6, "stumps")))
    cards = Category("cards", "Cards", (Item("card", 9, "a card"),))
    player = PlayerScore("Anna", (trees, cards, Category("empty", "Nothing", ())), rank=1, winner=True)
    assert [each.points for each in player.categories] == [-2, 9, 0]
    assert player.total == 7


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([], ()),
        ([5], (1,)),
        ([85, 61, 70], (1, 3, 2)),
        ([7, 7, 3], (1, 1, 3)),
        ([3, 7, 7, 7, 1], (4, 1, 1, 1, 5)),
        ([-4, -9], (1, 2)),
        ([(50, 0), (50, 1), (49, 9)], (2, 1, 3)),
        ([(50, -1), (50, 0), (50, -1)], (2, 1, 2)),
    ],
)
def test_ranks_leave_out_as_many_as_are_tied(keys: list[int], ranks: tuple[int, ...]) -> None:
    assert competition_ranks(keys) == ranks


class Player(NamedTuple):
    name: str
    board: None = None


class Players(NamedTuple):
    settings: None
    seats: tuple[Player, ...]


@pytest.mark.parametrize(
    ("totals", "winners", "tie"),
    [
        ([7, 5, 7], (True, False, False), Tie(7, People(("Anna", "Chloé")), People(("Anna",)))),
        ([7, 5, 7], (False, False, False), Tie(7, People(("Anna", "Chloé")), People())),
        ([7, 8, 7], (False, True, False), None),
    ],
)
def test_a_tie_at_the_top_is_of_those_with_most_points(
    totals: list[int], winners: tuple[bool, ...], tie: Tie | None
) -> None:
    table = Players(None, (Player("Anna"), Player("Ben"), Player("Chloé")))
    assert tie_at_the_top(table, totals, winners) == tie
