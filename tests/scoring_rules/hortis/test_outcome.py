"""Ranks, ties, targets, and what counts as a die."""

import pytest

from scoring_rules.hortis.scoring.outcome import rank_of
from tests.tool import as_object


@pytest.mark.parametrize(
    ("total", "rank"),
    [(-5, "Pith-iful"), (0, "Pith-iful"), (39, "Pith-iful"), (40, "You need a pip talk"), (45, "Juiced enough"),
     (49, "Juiced enough"), (50, "Jaffa-bulous"), (55, "Sub-lime"), (60, "You're the zest!"), (99, "You're the zest!")],
)  # fmt: skip
def test_a_total_has_its_rank(total, rank):
    assert rank_of(total).name == rank


def table(*tallies, head=""):
    players = "".join(f"  - name: P{n}\n    {tally}\n" for n, tally in enumerate(tallies, 1))
    return as_object(f"game: hortis\n{head}players:\n{players}")


def test_a_tie_goes_to_the_most_dice():
    result = table("tally: {oranges: [6]}", "tally: {oranges: [3, 3]}", "tally: {oranges: [5]}")
    assert [player["rank"] for player in result["players"]] == [2, 1, 3]
    assert result["tie_break"]["rule"] == "hortis.tie"


def test_dice_on_glades_are_used_dice():
    result = table("tally: {oranges: [6], lost: 1}", "tally: {oranges: [6]}")
    assert [player["winner"] for player in result["players"]] == [True, False]
    assert [player["measures"]["dice"] for player in result["players"]] == [2, 1]


@pytest.mark.parametrize(("ruling", "winners"), [("true", [True, True]), ("false", [False, True])])
def test_the_wheelbarrow_in_a_tie_is_a_reading(ruling, winners):
    head = f"readings: {{wheelbarrow_breaks_ties: {ruling}}}\n"
    result = table("tally: {oranges: [B, 3]}", "tally: {oranges: [P], limes: [P], squirrel: 1}", head=head)
    assert [player["total"] for player in result["players"]] == [18, 18]
    assert [player["measures"]["dice"] for player in result["players"]] == [1, 2]
    assert [player["winner"] for player in result["players"]] == winners
    assert any("wheelbarrow_breaks_ties" in note for note in result["notes"])


def test_a_tie_with_points_counted_by_hand_stays_open():
    result = table("tally: {oranges: [6]}", "counted: 6")
    assert [player["winner"] for player in result["players"]] == [True, True]
    assert "not known" in result["tie_break"]["text"]


def test_the_squirrel_that_is_not_typed_is_told():
    assert any("squirrel" in note for note in table("tally: {oranges: [6]}")["notes"])
    assert not any("not typed" in note for note in table("tally: {oranges: [6], squirrel: unused}")["notes"])


def test_pieces_counted_on_the_table_are_dice_by_colour():
    grove = "grove: |\n      O1 C2 V1 --:O3\n      V2 O2:3 C1 O1:B\n    pieces: 2 oranges 0 citrons verts 1 clairières"
    assert table(grove)["diagnostics"] == []
    assert table("tally: {limes: [3, 3]}\n    left: 3 limes")["diagnostics"] == []
