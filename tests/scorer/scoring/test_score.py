"""What is scored alike for every game: adjustments, hand counts, claims, winners, notes."""

from __future__ import annotations

import pytest

from scoring_rules.frame.result import Difference, PlayerScore, Result
from tests.tool import codes, points, read_text, scored

HEAD = """\
game: hutan
mode: standard
tiles: first game
"""
BOARD = """\
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
"""
"""46 points: trees 32, animals 12, completed areas 20, unfinished areas -18."""
SMALL = """\
    board: |
      ~~ rT rT yT yT yT
      wT wT wT w  w  w
      .  .  .  .  .  .
      .  .  .  .  .  .
      ~~ .  .  .  ~~ .
      .  .  .  .  .  .
"""


def record(*players: str, head: str = "") -> str:
    return HEAD + head + "players:\n" + "".join(players)


def player(name: str, *lines: str, board: str = BOARD) -> str:
    return f"  - name: {name}\n{board}" + "".join(f"    {line}\n" for line in lines)


def counted(name: str, points: str) -> str:
    return player(name, f"counted: {points}", board="")


def only(result: Result) -> PlayerScore:
    (found,) = result.players
    return found


# ---------------------------------------------------------------------------------------------------
# Adjustments


def test_adjustments_are_a_category_of_their_own_and_part_of_the_total() -> None:
    lines = ("adjustments:", "  - {points: -2, reason: late to the table}", "  - {points: 5, reason: lucky}")
    found = only(scored(record(player("Anna", *lines))))
    adjustments = found.categories[-1]
    assert (adjustments.id, str(adjustments.label), adjustments.points) == ("adjustments", "Adjustments", 3)
    assert [(item.rule, item.label, item.points) for item in adjustments.items] == [
        ("adjustments", "late to the table", -2),
        ("adjustments", "lucky", 5),
    ]
    assert found.total == 49


def test_without_adjustments_there_is_no_such_category() -> None:
    assert "adjustments" not in points(scored(record(player("Anna"))))["Anna"]


def test_adjustments_decide_ranks() -> None:
    penalty = "adjustments: [{points: -1, reason: knocked the table}]"
    result = scored(record(player("Anna", penalty), player("Ben")))
    assert [(each.rank, each.winner) for each in result.players] == [(2, False), (1, True)]


@pytest.mark.parametrize(("bonus", "rating"), [(12, None), (13, 1)])
def test_adjustments_count_for_the_rating_of_a_solo_game(bonus: int, rating: int | None) -> None:
    """46 points of the board and 21 of the five cards for areas; the first step is 80."""
    lucky = player("Anna", f"adjustments: [{{points: {bonus}, reason: lucky}}]")
    text = record(lucky, head="ecosystem: 1 2 3 4 5\n").replace("standard", "solo")
    found = only(scored(text))
    assert (found.total, found.measures["rating"], found.winner) == (67 + bonus, rating, rating is not None)


# ---------------------------------------------------------------------------------------------------
# Points counted by hand


def test_a_counted_player_is_ranked_and_marked_as_not_checked() -> None:
    result = scored(record(player("Anna"), counted("Papa", "61")))
    anna, papa = result.players
    assert (papa.total, papa.rank, papa.winner, papa.checked, papa.measures) == (61, 1, True, False, {})
    assert (anna.rank, anna.winner, anna.checked) == (2, False, True)
    assert points(result)["Papa"] == {"counted": 61}
    assert "Papa: counted by hand, not checked" in [str(note) for note in result.notes]


def test_points_may_be_counted_by_category_under_printed_labels() -> None:
    result = scored(record(player("Anna"), counted("Papa", "{Trees: 20, animaux: 9, completed areas: 22}")))
    assert points(result)["Papa"] == {"trees": 20, "animals": 9, "completed_areas": 22}
    assert result.players[1].total == 51


def test_a_total_beside_the_categories_is_their_sum_and_counts_once() -> None:
    assert scored(record(counted("Papa", "{trees: 20, animals: 9, total: 29}"))).players[0].total == 29
    assert codes(read_text(record(counted("Papa", "{trees: 20, animals: 9, total: 30}")))) == ["REC026"]


def test_adjustments_count_for_a_counted_player_too() -> None:
    papa = player("Papa", "counted: 61", "adjustments: [{points: -20, reason: peeked}]", board="")
    result = scored(record(player("Anna"), papa))
    assert [(each.total, each.rank) for each in result.players] == [(46, 1), (41, 2)]


def test_a_counted_player_may_be_tied() -> None:
    shared = scored(record(player("Anna"), counted("Papa", "46")))
    assert [(each.rank, each.winner) for each in shared.players] == [(1, True), (1, True)]
    decided = scored(record(player("Anna"), counted("Papa", "46"), head="first_in_last_round: papa\n"))
    assert [(each.rank, each.winner) for each in decided.players] == [(2, False), (1, True)]
    assert shared.tie_break is not None
    assert decided.tie_break is not None


# ---------------------------------------------------------------------------------------------------
# Claims


@pytest.mark.parametrize(
    ("claimed", "differences"),
    [
        ("46", []),
        ("{trees: 32, total: 46}", []),
        ("84", [("total", 84, 46)]),
        ("{trees: 30, animaux: 12, total: 44}", [("trees", 30, 32), ("total", 44, 46)]),
        ("{Unfinished or mixed areas: −16}", [("unfinished_areas", -16, -18)]),
        ("{ecosystem_3: 0}", []),
        ("{ecosystem_3: 6}", [("ecosystem_3", 6, 0)]),
    ],
)
def test_a_claim_that_differs_is_a_difference(claimed: str, differences: list[tuple[str, int, int]]) -> None:
    found = only(scored(record(player("Anna", f"claimed: {claimed}"))))
    assert [(each.category, each.claimed, each.computed) for each in found.differences] == differences


def test_the_claim_is_kept_as_it_was_typed_under_ids() -> None:
    found = only(scored(record(player("Anna", "claimed: {Arbres: 30, total: 44}"))))
    assert found.claimed == {"trees": 30, "total": 44}


def test_what_others_say_is_a_difference_with_their_name() -> None:
    found = only(scored(record(player("Anna", "claims: [{by: Papa, total: 47}, {by: Léa, total: 46}]"))))
    assert found.differences == (Difference("total", 47, 46, by="Papa"),)


def test_an_unknown_category_is_an_error() -> None:
    assert codes(read_text(record(player("Anna", "claimed: {shrubs: 3}")))) == ["REC020"]


# ---------------------------------------------------------------------------------------------------
# Who won at the table


@pytest.mark.parametrize(
    ("winner", "wrong"),
    [
        ("Anna", {}),
        ("anna", {}),
        ("Ben", {"Anna": False, "Ben": True}),
        ("[Anna, Ben]", {"Ben": True}),
        ("Anna, Chloé", {"Chloé": True}),
    ],
)
def test_a_stated_winner_is_compared_for_each_player_it_would_change(winner: str, wrong: dict[str, bool]) -> None:
    players = player("Anna"), counted("Ben", "40"), counted("Chloé", "30")
    result = scored(record(*players, head=f"winner: {winner}\n"))
    assert {each.name: each.differences for each in result.players if each.differences} == {
        name: (Difference("winner", claimed, not claimed),) for name, claimed in wrong.items()
    }


def test_an_unknown_winner_is_an_error() -> None:
    assert codes(read_text(record(player("Anna"), head="winner: Zoé\n"))) == ["REC030"]


# ---------------------------------------------------------------------------------------------------
# Notes


def test_the_notes_of_a_plain_game_tell_the_challenges_only() -> None:
    result = scored(record(player("Anna", board=SMALL)))
    assert [str(note) for note in result.notes] == []
    (note,) = scored(record(player("Anna"))).notes
    assert str(note).startswith("Anna reached a challenge")


def test_a_readings_note_lists_every_player_that_it_would_change() -> None:
    text = record(player("Anna"), player("Ben"), counted("Papa", "50"), head="ecosystem: 17 18 19 1 2\n")
    (note,) = [str(n) for n in scored(text.replace("standard", "advanced")).notes if "per_piece" in str(n)]
    assert note.count("points instead of") == 2
    assert "Papa" not in note


def test_the_players_stand_in_the_order_of_the_record() -> None:
    result = scored(record(counted("Zoé", "10"), player("Anna"), counted("Ben", "50")))
    assert [(each.name, each.rank) for each in result.players] == [("Zoé", 3), ("Anna", 2), ("Ben", 1)]


def test_the_result_names_game_mode_and_version_of_the_rules() -> None:
    result = scored(record(player("Anna")))
    assert (result.game, result.edition, result.mode, result.rules_version) == ("hutan", None, "standard", "1")
