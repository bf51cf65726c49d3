"""What recipes give: the documented forms, hand counts, and the order in which they are applied."""

import pytest

from scoring_rules.hortis.scoring.rules import bonus_item
from scoring_rules.hortis.table import Board, Die, RecipeRule
from tests.tool import as_object, codes, read_text

DICE = [(0, 6), (0, 4), (0, 10), (1, 5), (1, 6), (2, 15), *[(2, 2)] * 5]
BOARD = Board(tuple(Die(colour, value) for colour, value in DICE), lost=(Die(1, 6),))


@pytest.mark.parametrize(
    ("rule", "points"),
    [
        (RecipeRule("per_die", 2, "oranges"), 6),
        (RecipeRule("per_die", 2, "lemons"), 4),
        (RecipeRule("per_die", 2, "limes"), 10),
        (RecipeRule("all_five", 7, "limes"), 7),
        (RecipeRule("all_five", 7, "oranges"), 0),
        (RecipeRule("set", 3), 6),
        (RecipeRule("per_value", 2, "6"), 4),
        (RecipeRule("per_value", 2, "10"), 2),
    ],
)
def test_a_form_counts_dice_on_trees_and_no_wheelbarrow(rule, points):
    assert bonus_item(rule, BOARD).points == points


def record(recipes, *, readings="{}", deck="", squirrel=2, target="target: 60"):
    return (
        f"game: hortis\nrecipes: [16, 17]\n{target}\nreadings: {readings}\n{deck}players:\n  - name: Anna\n"
        f"    tally: {{oranges: [6, 4], lemons: [3], limes: [6], squirrel: {squirrel}}}\n    recipes: {recipes}\n"
    )


def row(typed, category):
    (player,) = as_object(typed)["players"]
    return next(each["points"] for each in player["categories"] if each["id"] == category)


BOTH = "[{card: 16, points: 5}, {card: 17, times: 2, of: all}]"


@pytest.mark.parametrize(("order", "points"), [("bonus_first", 24), ("multiplier_first", 19), ("squirrel_first", 21)])
def test_the_order_is_a_reading_and_both_numbers_are_told(order, points):
    typed = record(BOTH, readings=f"{{recipe_order: {order}}}")
    assert row(typed, "recipe_17") == points
    assert sum("recipes: in which order" in note for note in as_object(typed)["notes"]) == 2


def test_a_factor_of_a_fruit_or_of_the_dice():
    assert row(record("[{card: 17, times: 3, of: oranges}]"), "recipe_17") == 20
    assert row(record("[{card: 17, times: 2, of: dice}]"), "recipe_17") == 19


def test_rules_and_targets_of_the_deck_are_used():
    deck = "deck:\n  recipes: {16: {target: 31, rule: 2 per orange}, 17: {target: 30, rule: limes × 2}}\n"
    typed = record("[]", deck=deck, target="")
    assert (row(typed, "recipe_16"), row(typed, "recipe_17")) == (4, 6)
    (player,) = as_object(typed)["players"]
    assert player["total"] == 19 + 10 - 3
    assert (player["measures"]["target"], player["measures"]["target_reached"]) == (61, False)
    assert player["measures"]["rating"] is None
    assert player["winner"] is False


def test_without_a_target_it_is_asked_for_and_what_a_recipe_gave_too():
    notes = as_object(record("[{card: 16, points: 5}]", target=""))["notes"]
    assert any("no target is typed" in note and "61" in note for note in notes)
    assert any("recipe 17" in note and "counts as 0" in note for note in notes)


@pytest.mark.parametrize("recipes", ["[{card: 16}]", "[{points: 5}]", "[{card: 16, points: 1, times: 2, of: all}]",
                                     "[{card: 16, times: 2}]"])  # fmt: skip
def test_what_a_recipe_gave_is_points_or_a_factor(recipes):
    assert codes(read_text(record(recipes))) == ["HRT011"]


def test_a_number_that_is_none_is_one_error():
    assert len(codes(read_text(record("[{card: 16, points: many}]")))) == 1


def test_a_gain_that_differs_is_said_at_its_own_entry():
    deck = "deck:\n  recipes: {16: {target: 31}, 17: {target: 30, rule: 2 per orange}}\n"
    unread = read_text(record("[{card: 16, points: 5, times: 2}, {card: 17, points: 5}]", deck=deck, target=""))
    assert [(each.code.id, each.path) for each in unread.diagnostics if each.code.id == "HRT015"] == [
        ("HRT015", "players[0].recipes[1]")
    ]
