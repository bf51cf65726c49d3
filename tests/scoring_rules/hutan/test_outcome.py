"""What comes of the points: ranks and ties, ratings, scenarios, challenges, counts and notes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given

from scoring_rules.frame.result import Category, Item, PlayerScore
from scoring_rules.hutan.scoring.outcome import challenges_reached, counts, measures, notes, rank, rating
from scoring_rules.hutan.showing.info import INFO
from scoring_rules.hutan.table import Seat, Settings, Table
from tests.scoring_rules.hutan import boards, oracle
from tests.scoring_rules.hutan.tables import PLAYED, board, converted, table

A, B, C, D = range(4)


def seated(players: int, **settings: object) -> Table:
    """Return a table of players A, B, … of whose boards nothing is asked."""
    return Table(Settings("advanced", **settings), tuple(Seat(name) for name in "ABCD"[:players]))  # type: ignore[arg-type]


# ---------------------------------------------------------------------------------------------------
# Ranks and ties


def test_without_a_tie_there_is_nothing_to_say() -> None:
    ranking = rank(seated(3, first_in_last_round=C), [61, 85, 70])
    assert (ranking.ranks, ranking.winners, ranking.tie_break) == ((3, 1, 2), (False, True, False), None)


@pytest.mark.parametrize(
    ("first", "order", "totals", "ranks"),
    [
        # nobody knows who began: all share
        (None, (), [50, 50], (1, 1)),
        (None, (A, B, C), [50, 50, 40], (1, 1, 3)),
        # who began is one of those tied
        (B, (), [50, 50], (2, 1)),
        (B, (), [50, 50, 50], (2, 1, 2)),
        (C, (A, B, C), [50, 40, 50], (2, 3, 1)),
        # who began is not: the order goes round from there
        (C, (), [50, 50, 40], (1, 1, 3)),
        (C, (A, B, C), [50, 50, 40], (1, 2, 3)),
        (A, (A, C, B), [40, 50, 50], (3, 2, 1)),
        (B, (D, B, A, C), [50, 10, 50, 50], (1, 4, 2, 3)),
        # ties further down are settled alike
        (D, (A, B, C, D), [70, 50, 50, 60], (1, 3, 4, 2)),
        (C, (), [70, 50, 50, 60], (1, 4, 3, 2)),
        # negative totals
        (A, (), [-3, -3], (1, 2)),
    ],
)
def test_who_played_first_in_the_last_round_wins_a_tie(
    first: int | None, order: tuple[int, ...], totals: list[int], ranks: tuple[int, ...]
) -> None:
    ranking = rank(seated(len(totals), first_in_last_round=first, order=order), totals)
    assert ranking.ranks == ranks
    assert ranking.winners == tuple(each == 1 for each in ranks)
    tied = sum(total == max(totals) for total in totals) > 1
    assert (ranking.tie_break is not None) == tied


def said(totals: list[int], **settings: object) -> str:
    tie_break = rank(seated(len(totals), **settings), totals).tie_break
    assert tie_break is not None
    assert tie_break.rule == "hutan.tie"
    return str(tie_break.text)


def test_a_tie_is_explained() -> None:
    decided = said([50, 50, 40], first_in_last_round=B)
    assert decided == "a tie at 50 between A and B: B was the first of them to play in the last round"
    open_ = said([50, 50, 40])
    assert open_.endswith("add `first_in_last_round: NAME`")
    assert "A and B" in open_
    assert said([50, 50, 40], first_in_last_round=C).endswith("add `order: [NAME, …]`")


# ---------------------------------------------------------------------------------------------------
# Alone


@pytest.mark.parametrize(
    ("total", "step"),
    [
        (-5, None),
        (79, None),
        (80, 1),
        (99, 1),
        (100, 2),
        (119, 2),
        (120, 3),
        (134, 3),
        (135, 4),
        (149, 4),
        (150, 5),
        (999, 5),
    ],
)
def test_the_steps_of_the_solo_rating(total: int, step: int | None) -> None:
    assert rating(total) == step


@pytest.mark.parametrize(
    ("mode", "scenario", "total", "winner"),
    [
        ("standard", None, -4, True),
        ("solo", None, 79, False),
        ("solo", None, 80, True),
        ("advanced", "D", 89, False),
        ("advanced", "D", 90, True),
        ("solo", "A", 79, False),
        ("solo", "N", 149, False),
        ("solo", "N", 150, True),
    ],
)
def test_a_lone_player_wins_unless_a_target_is_missed(
    mode: str, scenario: str | None, total: int, winner: bool
) -> None:
    ranking = rank(Table(Settings(mode, scenario=scenario), (Seat("A"),)), [total])
    assert (ranking.ranks, ranking.winners, ranking.tie_break) == ((1,), (winner,), None)


def test_several_players_win_though_the_target_is_missed() -> None:
    assert rank(seated(2, scenario="N"), [60, 61]).winners == (False, True)


# ---------------------------------------------------------------------------------------------------
# Figures


def test_the_pieces_of_a_board_are_counted_as_the_game_lists_them() -> None:
    found = counts(table(PLAYED), 0)
    assert set(found) | {"card_numbers"} == {piece.id for piece in INFO.pieces}
    assert found == {
        "trees": 16, "animals": 4, "flowers": 3, "empty": 10, "areas": 7,
        "red": 7, "yellow": 4, "blue": 2, "grey": 3, "white": 7,
    }  # fmt: skip


@given(boards.tables())
def test_the_measures_are_those_of_the_oracle(played: oracle.Table) -> None:
    of = converted(played)
    for seat, name in enumerate(played.boards):
        total = sum(oracle.score(played, name).values())
        wanted = {"rating": None, "scenario_reached": None} | oracle.measures(played, name)
        assert measures(of, seat, total, 0) == wanted


def test_adjustments_count_for_rating_and_target_and_not_for_challenges() -> None:
    found = measures(table(PLAYED, mode="solo", scenario="B"), 0, total=101, adjustments=5)
    assert (found["rating"], found["scenario_reached"]) == (2, True)
    assert "score_100" not in found["challenges"]  # type: ignore[operator]
    found = measures(table(PLAYED, mode="solo", scenario="B"), 0, total=79, adjustments=-21)
    assert (found["rating"], found["scenario_reached"]) == (None, False)
    assert "score_100" in found["challenges"]  # type: ignore[operator]


SHORES = "\n".join([". . . . . ."] * 6)


@pytest.mark.parametrize(
    ("points", "reached"),
    [
        (99, ["trees_15"]),
        (100, ["score_100", "trees_15"]),
        (129, ["score_100", "trees_15"]),
        (130, ["score_100", "score_130", "trees_15"]),
        (160, ["score_100", "score_130", "score_160", "trees_15"]),
    ],
)
def test_challenges_of_points_and_trees(points: int, reached: list[str]) -> None:
    assert challenges_reached(board(PLAYED), points) == reached


def test_a_lake_is_surrounded_by_trees_and_animals_all_around() -> None:
    """The first game's lakes lie at A1, E1 and E5."""
    around = """
        ~~ rT .  .  .  .
        rT rT .  .  .  .
        .  .  .  .  .  .
        rT rT .  rT rT rT
        ~~ rT .  rA ~~ rT
        rT rT .  rT rT rT
    """
    assert challenges_reached(board(around), 0) == ["trees_15", "lakes_surrounded"]
    bare = around.replace("rA", "r ")
    assert challenges_reached(board(bare), 0) == ["trees_15"]


# ---------------------------------------------------------------------------------------------------
# Notes


def player(name: str, total: int, *challenges: str, checked: bool = True) -> PlayerScore:
    points = (Category("all", "all", (Item("all", total, "all"),)),)
    figures = {"challenges": list(challenges)} if checked else {}
    return PlayerScore(name, points, 1, True, checked, figures)


def noted(players: Sequence[PlayerScore], mode: str = "standard", scenario: str | None = None) -> list[str]:
    of = Table(Settings(mode, scenario=scenario), tuple(Seat(each.name) for each in players))
    return [str(note) for note in notes(of, players)]


def test_a_plain_game_has_no_notes() -> None:
    assert noted([player("A", 60), player("B", 61)]) == []


def test_solo_says_which_step_was_reached() -> None:
    assert noted([player("A", 125)], "solo") == ["A: 125 points, rating 3 of 5 (outstanding, from 120)"]
    assert noted([player("A", 79)], "solo") == ["A: 79 points, below the first rating of 80: the game is lost"]


def test_a_scenario_says_who_reached_its_target() -> None:
    assert noted([player("A", 90), player("B", 84)], "advanced", "D") == [
        "A reached the target of 90 points of scenario D",
        "B missed the target of 90 points of scenario D by 6",
    ]


def test_challenges_are_listed_with_the_reminder_that_one_counts() -> None:
    assert noted(
        [player("A", 1, "trees_15"), player("B", 1, "trees_15", "animals_6"), player("C", 1, checked=False)]
    ) == [
        "A reached a challenge, one of which may be ticked in a game: have 15 trees",
        "B reached 2 challenges, one of which may be ticked in a game: have 15 trees, have 6 animals or more",
    ]
