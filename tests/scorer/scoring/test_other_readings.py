"""What other rulings would give: the structure, and the note made from it."""

import pytest

from scorer.scoring.other_readings import other_totals
from scoring_rules.frame.result import OtherReading, Result
from tests.tool import scored

RECORD = """
game: hutan
mode: advanced
tiles: white circle SW, red square NE / blue circle NW, pink square SE
ecosystem: 17 11 18 19 23
{readings}
players:
  - name: Anna
    board: |
      b  y  w  wT b  .
      .  .  ~~ rA ~~ .
      g  y  bT rT rT .
      rT rT wA gT bT b
      rT rT wT gA bT yT
      y  y  ~~ b  .  w
  - name: Ben
    counted: 61
"""


def result(readings: str = "") -> Result:
    return scored(RECORD.format(readings=readings))


@pytest.fixture(scope="module")
def anna() -> Result:
    return result()


def test_each_category_that_another_ruling_would_change_is_there(anna: Result):
    found = {(each.reading, each.option, each.player, each.category) for each in anna.other_readings}
    assert found == {
        ("pairs", "per_piece", "Anna", "ecosystem_17"),
        ("pairs", "per_piece", "Anna", "ecosystem_18"),
        ("pairs", "per_piece", "Anna", "ecosystem_19"),
    }


def test_points_are_those_in_force_and_the_others_those_of_the_other_ruling(anna: Result):
    other = result("readings: {pairs: per_piece}")
    ours = {each.id: each.points for each in anna.players[0].categories}
    theirs = {each.id: each.points for each in other.players[0].categories}
    for each in anna.other_readings:
        assert (each.points, each.other) == (ours[each.category], theirs[each.category])
    assert other_totals(anna.players[0], anna.other_readings) == {("pairs", "per_piece"): other.players[0].total}


def test_the_note_names_both_totals(anna: Result):
    (note,) = [str(note) for note in anna.notes if "per_piece" in str(note)]
    (total,) = other_totals(anna.players[0], anna.other_readings).values()
    assert f"Anna {total} points instead of {anna.players[0].total}" in note


def test_changes_that_cancel_out_leave_the_total_alone(anna: Result):
    player = anna.players[0]
    more, less = (
        OtherReading("r", "o", "name", player.name, category, 5, other) for category, other in (("a", 7), ("b", 3))
    )
    assert other_totals(player, (more,)) == {("r", "o"): player.total + 2}
    assert other_totals(player, (more, less)) == {}
