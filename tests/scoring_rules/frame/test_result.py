"""Points exist once, as items: categories and totals are their sums."""

from __future__ import annotations

import pytest

from scoring_rules.frame.result import Category, Item, PlayerScore, competition_ranks


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
