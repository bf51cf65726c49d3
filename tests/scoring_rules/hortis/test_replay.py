"""The game played again agrees with the oracle's, space by space; what is typed from it agrees always."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring_rules.hortis.board.spaces import Grove, layout
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.game import GAME
from scoring_rules.hortis.replaying.replay import replay
from scoring_rules.hortis.table import Board, Move, Seat, Settings, Table
from tests.scoring_rules.hortis.count_slips import table_of
from tests.scoring_rules.hortis.games import dealt, play

SEEDS = st.integers(0, 10**9)


def found(table):
    return [(each.code.id, each.code.severity) for each in GAME.check(table)]


def points(table):
    totals = {}
    for rule in GAME.rules(table.settings).values():
        totals[rule.category] = sum(item.points for item in rule.score(table, 0))
    return totals


@given(SEEDS, st.integers(1, 9))
@settings(max_examples=40, deadline=None)
def test_every_space_is_as_the_oracle_leaves_it(seed, cards):
    played = play(dealt(seed), cards=cards)
    deck = {number: layout(rows) for number, rows in played.deck.items()}
    moves = [Move(n, turn // 90, x, y) for n, turn, x, y in played.placements]
    game = replay(moves, deck)
    assert game.fault is None
    assert {spot: str(space) for spot, space in game.tops.items()} == {
        spot: played.game.word(spot) for spot in played.game.stacks
    }


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_a_grove_typed_from_a_game_agrees_and_scores_as_the_oracle_says(seed):
    played = play(dealt(seed))
    rows, _ = played.game.rows()
    table = table_of(played, rows)
    assert found(table) == ([] if len(played.placements) == 9 else [("HRT081", "warning")])
    by_fruit, squirrel = played.game.points()
    assert points(table) == {
        "oranges": by_fruit["O"], "lemons": by_fruit["C"], "limes": by_fruit["V"], "squirrel": squirrel,
    }  # fmt: skip


@given(SEEDS, st.integers(1, 3))
@settings(max_examples=15, deadline=None)
def test_a_grove_typed_turned_or_with_empty_rows_agrees(seed, turns):
    played = play(dealt(seed))
    rows, _ = played.game.rows()
    rows = [["."] * len(rows[0]), *rows]
    for _ in range(turns):
        rows = [list(column) for column in zip(*reversed(rows), strict=True)]
    said = {code for code, _ in found(table_of(played, rows))} - {"HRT081"}
    assert said <= {"HRT079"}


FLAT = ("O1 O1 O1", "C1 V1 --")


def played(*placements, deck=None):
    """Return the tops of some placements (card, turn, column, row) as tokens by spot, and the fault."""
    cards = {number: layout(rows) for number, rows in (deck or dict.fromkeys(range(1, 10), FLAT)).items()}
    game = replay([Move(n, turn // 90, x, y) for n, turn, x, y in placements], cards)
    return {spot: str(space) for spot, space in game.tops.items()}, game.fault


def column(*trees):
    """Return the token at one spot where trees or glades came to lie one on the other, glades around them."""
    deck = {n: [f"{tree} -- --", "-- -- --"] for n, tree in enumerate(trees, 1)}
    tops, fault = played(*((n, 0, 0, 0) for n in deck), deck=deck)
    assert fault is None
    return tops[0, 0]


@pytest.mark.parametrize(
    ("trees", "token"),
    [
        (("O1",), "O1"),
        (("O1", "O1"), "O1:2"),
        (("O2", "O2"), "O2:4"),
        (("O2", "O2", "O2"), "O2:6"),
        (("O2", "O2", "O1"), "O1:5"),
        (("O2", "--"), "--"),
        (("O2", "--", "C1"), "C1"),
        (("O2", "O1", "--"), "--:O3"),
        (("O2", "O1", "--", "O2"), "O2:5"),
        (("O2", "C1"), "C1:E"),
        (("O2", "O1", "--", "C2"), "C2:E"),
        (("--", "--"), "--"),
        (("O2", "O2", "O2", "O1"), "O1:P"),
    ],
)
def test_a_line_of_the_table_of_covering(trees, token):
    assert column(*trees) == token


def test_the_first_basket_covered_is_the_wheelbarrow_and_the_second_stays_a_basket():
    deck = {n: ["O2 C2 O1", "V1 C1 --"] for n in range(1, 10)}
    tops, fault = played(*((n, 0, 0, 0) for n in range(1, 6)), deck=deck)
    assert fault is None
    assert (tops[0, 0], tops[1, 0], tops[2, 0], tops[0, 1]) == ("O2:B", "C2:P", "O1:5", "V1:5")
    tops, _ = played(*((n, 0, 0, 0) for n in range(1, 7)), deck=deck)
    assert (tops[0, 0], tops[1, 0]) == ("O2:B", "C2:P")


def test_without_dice_none_is_placed_and_the_last_ones_are_chosen():
    start = [(1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 2, 1)]
    _, fault = played(*start, (4, 0, 2, 1))
    assert (fault.code, fault.move, fault.number) == (codes.DICE_CHOICE, 3, 2)
    cards = {number: layout(FLAT) for number in range(1, 10)}
    moves = [Move(n, turn, x, y) for n, turn, x, y in start]
    game = replay([*moves, Move(4, 0, 2, 1, ((2, 1), (4, 1)))], cards)
    assert [str(game.tops[x, 1]) for x in (2, 3, 4)] == ["O1:2", "O1", "O1:2"]
    game = replay([*moves, Move(4, 0, 2, 1, ((2, 1), (4, 1))), Move(5, 0, 2, 1)], cards)
    assert [str(game.tops[x, 1]) for x in (2, 3, 4)] == ["O1:3", "O1", "O1:3"]


def test_a_board_is_what_lies_in_the_grove():
    board = Board.of_grove(Grove.typed(["O2:3 C1:E --:V4", "C2:B V1:2 O1"]))
    assert [(die.place, die.value) for die in board.dice] == [("A1", 3), ("B1", 15), ("B2", 2)]
    assert [(die.place, die.value) for die in board.lost] == [("A3", 4)]
    assert (board.squirrel.dice, board.squirrel.on_glades) == (("A1", "B2"), ("A3",))
    table = Table(Settings(), (Seat("Anna", board),))
    assert points(table)["squirrel"] == -3
    french = Table(Settings(readings={**Settings().readings, "squirrel_counts": "all_dice"}), table.seats)
    assert points(french)["squirrel"] == -4


def test_a_die_named_where_none_is_left_is_a_fault():
    start = [(1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 2, 1)]
    cards = {number: layout(FLAT) for number in range(1, 10)}
    moves = [Move(n, turn, x, y) for n, turn, x, y in start]
    moves += [Move(4, 0, 2, 1, ((2, 1), (4, 1))), Move(5, 0, 2, 1, ((3, 1),))]
    assert replay(moves, cards).fault.code is codes.DICE_WRONG
