"""The points of the years: how they are typed, what is added to points counted by hand, what is said of gaps."""

from __future__ import annotations

import pytest

from scoring_rules.frame.result import Result
from tests.tool import as_object, codes, read_text, scored

HEAD = "game: habitats\nedition: allplay\ntiles: {ent: entrance S}\n"
RESERVE = "reserve: [ent G]"
OBJECTIVE = "years: [{objectives: [{name: x, awarded: {A: 3, B: 5}}]}]\n"
RANKED = "years: [{objectives: [{name: x, points: 5 3, best: high, values: {A: 1, B: 2}}]}]\n"


def table(years: str, a: str, b: str = RESERVE) -> str:
    return f"{HEAD}{years}players:\n  - {{name: A, {a}}}\n  - {{name: B, {b}}}\n"


def rows(result: Result, player: int) -> dict[str, int]:
    return {each.id: each.points for each in result.players[player].categories if each.points}


def notes(text: str) -> str:
    return "\n".join(as_object(text)["notes"])


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("17", {"years": 17}),
        ("[17]", {"year_1": 17}),
        ("4 6 7", {"year_1": 4, "year_2": 6, "year_3": 7}),
        ("[4 6 7]", {"year_1": 4, "year_2": 6, "year_3": 7}),
        ("[~, 6, 7]", {"year_2": 6, "year_3": 7}),
        ("{1: 4, année 3: 7}", {"year_1": 4, "year_3": 7}),
        ("{total: 17}", {"years": 17}),
    ],
)
def test_a_number_alone_is_the_sum_and_a_list_goes_year_by_year(typed: str, wanted: dict[str, int]) -> None:
    assert rows(scored(table("", f"{RESERVE}, years: {typed}")), 0) == wanted


def test_an_empty_year_of_the_table_keeps_its_place() -> None:
    years = "years:\n  -\n  - objectives: [{name: x, awarded: {A: 3, B: 1}}]\n"
    assert rows(scored(table(years, RESERVE)), 0) == {"year_2": 3}
    last = "years:\n  - objectives: [{name: most areas, points: 3 1, parks: final}]\n  -\n"
    assert codes(read_text(table(last, RESERVE)), "warning") == []


@pytest.mark.parametrize("years", [OBJECTIVE, RANKED])
def test_objectives_are_added_to_categories_counted_by_hand(years: str) -> None:
    found = scored(table(years, RESERVE, "counted: {animals: 5, flowers: 2}"))
    assert rows(found, 1) == {"year_1": 5, "animals": 5, "flowers": 2}
    assert [player.winner for player in found.players] == [False, True]


@pytest.mark.parametrize("counted", ["10", "{animals: 8, year 1: 2}", "{years: 2, animals: 8}"])
def test_where_the_years_may_be_counted_already_a_note_says_that_they_are_not_added(counted: str) -> None:
    text = table(OBJECTIVE, RESERVE, f"counted: {counted}")
    assert scored(text).players[1].total == 10
    assert "B: 5 points from the objectives are assumed to be in what was counted" in notes(text)


def test_years_taken_are_added_to_categories_and_refused_beside_a_total() -> None:
    apart = table("", RESERVE, "counted: {animals: 5}, years: [9, 9, 9]")
    assert scored(apart).players[1].total == 32
    for counted in ("10", "{animals: 8, year 1: 2}"):
        found = read_text(table("", RESERVE, f"counted: {counted}, years: [9, 9, 9]"))
        assert codes(found) == ["HAB047"]
    assert codes(read_text(table("", RESERVE, "counted: {animals: 5}, years: [9, -9]"))) == ["HAB049"]


@pytest.mark.parametrize(
    ("years", "a", "b", "told"),
    [
        (OBJECTIVE, RESERVE, RESERVE, "count as 0: Year 2, Year 3"),
        ("", f"{RESERVE}, years: [4, 6]", f"{RESERVE}, years: [4, 6, 7]", "count as 0: Year 3 (A)"),
        ("", f"{RESERVE}, years: 17", RESERVE, "count as 0: Year 1 (B), Year 2 (B), Year 3 (B)"),
    ],
)
def test_years_that_are_not_typed_are_said_in_one_note(years: str, a: str, b: str, told: str) -> None:
    assert told in notes(table(years, a, b))
    whole = notes(table("", f"{RESERVE}, years: [4, 6, 7]", f"{RESERVE}, years: 9"))
    assert "count as 0" not in whole


def test_a_player_whom_an_award_forgets_gets_0_and_a_note() -> None:
    text = table("years: [{objectives: [{name: x, awarded: {A: 3}}]}]\n", RESERVE)
    assert scored(text).players[1].total == 0
    assert "x: B is not named and gets 0" in notes(text)


def test_what_was_taken_as_the_best_is_said() -> None:
    typed = "years: [{{objectives: [{{name: {name}, points: 5 3{best}, values: {{A: 1, B: 2}}}}]}}]\n"
    told = "the highest value was taken as the best"
    assert told in notes(table(typed.format(name="fewest steps", best=""), RESERVE))
    assert told not in notes(table(typed.format(name="fewest steps", best=", best: low"), RESERVE))
    assert told not in notes(table(typed.format(name="most areas", best=""), RESERVE))
    assert "`best:` is ignored" in notes(table(typed.format(name="most areas", best=", best: low"), RESERVE))


def test_points_of_the_places_may_stand_at_the_year() -> None:
    for points in ("5 3", "5-3", "5/3", "[5, 3]"):
        years = f"years: [{{points: {points}, objectives: [{{name: x, best: high, values: {{A: 1, B: 2}}}}]}}]\n"
        assert rows(scored(table(years, RESERVE)), 1) == {"year_1": 5}


def test_a_claim_for_the_years_is_held_against_their_sum() -> None:
    claimed = table("", f"{RESERVE}, years: [4, 6, 7], claimed: {{years: 17}}")
    assert as_object(claimed)["players"][0]["differences"] == []
    single = table("", f"{RESERVE}, years: 17, claimed: {{year 1: 4}}")
    assert as_object(single)["players"][0]["differences"] == []
    assert "the claim for Year 1 is not compared" in notes(single)


@pytest.mark.parametrize(
    ("years", "code"),
    [
        ("years: [4, 5, 6]\n", "REC006"),
        ("years: 17\n", "REC006"),
        ("years: [{objectives: [{name: x, points: six, values: {A: 1, B: 2}}]}]\n", "REC007"),
        ("years: [{points: six, objectives: [{name: x, values: {A: 1, B: 2}}]}]\n", "REC007"),
        ("years: [{objectives: [{name: x, points: 3, values: {A: 2.5, B: 2}}]}]\n", "REC007"),
        ("years: [{objectives: [{name: x, points: 3, values: {Ax: 2, B: 2}}]}]\n", "REC030"),
        ("years: [{objectives: [{name: most areas, points: 3, parks: final, values: {A: 1}}]}]\n", "HAB041"),
        ("years: [{objectives: [{name: x, points: 3, values: {}}]}]\n", "HAB043"),
        ("years: [{points: 3, objectives: [{name: rectangle, parks: final}]}]\n", "HAB044"),
    ],
)
def test_one_slip_in_the_years_is_one_error(years: str, code: str) -> None:
    assert codes(read_text(table(years, RESERVE))) == [code]
