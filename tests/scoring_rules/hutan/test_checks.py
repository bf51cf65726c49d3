"""What the rules and the box do not allow of a finished board: each constraint alone, and its exceptions."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given

from scoring_rules.hutan.checking.checks import check
from scoring_rules.hutan.table import Table
from tests.scoring_rules.hutan import boards, oracle
from tests.scoring_rules.hutan.tables import PLAYED, converted, table

FEW = "HUT041"
"""Fewer flowers than turns: true of every small board here, and only a warning."""


def rows_of(*rows: str) -> str:
    """Return six rows of six tokens, empty where nothing is typed."""
    filled = [row.split() for row in (*rows, *[""] * (6 - len(rows)))]
    return "\n".join(" ".join(row + ["."] * (6 - len(row))) for row in filled)


def found(of: Table) -> list[tuple[str, str]]:
    """Return the code and the place of every finding but that of few flowers."""
    return [
        (each.code.id, str(each.marks[-1 if each.point == "last" else 0].place))
        for each in check(of)
        if each.code.id != FEW
    ]


@dataclass(frozen=True)
class Wrong:
    """A board, and the one thing that is wrong with it: its code and where."""

    code: str
    place: str
    rows: tuple[str, ...]


ONE = "players[0].board"
WRONG = {
    "the area lacks a cell": Wrong("HUT021", f"{ONE}[A2]", ("~~ rA",)),
    "the area has another colour": Wrong("HUT022", f"{ONE}[A3]", ("~~ rT yA",)),
    "the area has a bare flower": Wrong("HUT023", f"{ONE}[A2]", ("~~ rA r",)),
    "two animals, pointed at the later": Wrong("HUT024", f"{ONE}[A3]", ("~~ rA rA",)),
    "two animals of two colours": Wrong("HUT024", f"{ONE}[A3]", ("~~ rA yA",)),
    "a flower apart": Wrong("HUT025", f"{ONE}[A6]", ("~~ r r . . y",)),
    "diagonals do not join": Wrong("HUT025", f"{ONE}[B4]", ("~~ r r", ". . . b")),
    "a lake does not join": Wrong("HUT025", f"{ONE}[B1]", ("~~ r", "y")),
    "a larger part comes later in the file": Wrong("HUT025", f"{ONE}[A2]", ("~~ r", "", "", "", "~~ . r r")),
}


@pytest.mark.parametrize("name", WRONG)
def test_one_thing_wrong_is_one_finding_at_its_place(name: str) -> None:
    wrong = WRONG[name]
    assert found(table(rows_of(*wrong.rows))) == [(wrong.code, wrong.place)]


@pytest.mark.parametrize(
    "rows", [("~~ rA rT",), ("~~ rT rA",), ("~~ rT rT",), ("~~ r y", ". . b"), (".",), ("~~ r", ". r", "y y")]
)
def test_what_is_right_is_not_found_fault_with(rows: tuple[str, ...]) -> None:
    assert [code for code, _ in found(table(rows_of(*rows)))] == []


def test_a_legal_board_has_no_findings_at_all() -> None:
    assert list(check(table(PLAYED, PLAYED))) == []


# ---------------------------------------------------------------------------------------------------
# What to say


@pytest.mark.parametrize(
    ("row", "label", "remedy"),
    [
        ("~~ rA", "orangutan at A2: its area A2 A3 is empty at A3", "type a red tree at A3, or remove the animal"),
        (
            "~~ rA y",
            "orangutan at A2: its area A2 A3 has other colours at A3",
            "check the colours at A3, or remove the animal",
        ),
        (
            "~~ rA r",
            "orangutan at A2: its area A2 A3 has no tree at A3",
            "an animal comes only when every cell of the area has a tree: type T at A3, or remove the animal",
        ),
    ],
)
def test_the_animal_its_area_and_what_is_wrong_there_are_named(row: str, label: str, remedy: str) -> None:
    (finding,) = [each for each in check(table(rows_of(row))) if each.code.id != FEW]
    assert (str(finding.marks[0].label), str(finding.help)) == (label, remedy)


def test_doing_what_the_help_says_makes_it_right() -> None:
    assert found(table(rows_of("~~ rA rT"))) == []
    assert found(table(rows_of("~~ rT r"))) == []


def test_each_part_of_the_forest_that_is_cut_off_is_a_finding() -> None:
    of = table(rows_of("~~ . . . r r", "", "y", "", "~~ . b . ~~ w"))
    assert found(of) == [("HUT025", f"{ONE}[{cell}]") for cell in ("C1", "E3", "E6")]


def test_of_equal_parts_the_first_one_stays() -> None:
    assert found(table(rows_of("~~ r r . y y"))) == [("HUT025", f"{ONE}[A5]")]


A_FOR_TREES = rows_of("~~ rA rA gA gA gA", "yA yA yA bA wA wA", "yA yA yA bA wA wA")


def test_a_typed_for_every_tree_is_one_error_that_says_so() -> None:
    (finding,) = [each for each in check(table(A_FOR_TREES)) if each.code.id in {"HUT036", "HUT024"}]
    assert finding.code.id == "HUT036"
    assert str(finding.code.title) == "A is an animal, a tree is T (arbre, Baum)"
    assert str(finding.marks[0].place) == f"{ONE}[A2]"


# ---------------------------------------------------------------------------------------------------
# Supplies and bounds


@pytest.mark.parametrize(
    ("players", "animals", "fault"),
    [(1, 3, False), (1, 4, True), (2, 2, False), (2, 3, True), (3, 3, False), (3, 4, True), (4, 4, True)],
)
def test_how_many_animals_of_a_kind_are_in_play(players: int, animals: int, fault: bool) -> None:
    """The first board has four red areas, of which as many as asked for have an orangutan."""
    tokens = ["rA" if area < animals else "rT" for area in range(4)]
    rows = "~~ {0} rT . . .", "{1} rT rT {2} rT {3}", "rT rT rT rT rT rT"
    first = rows_of(*(row.format(*tokens) for row in rows))
    of = table(first, *[rows_of("~~ y")] * (players - 1))
    assert ("HUT026" in {code for code, _ in found(of)}) == fault


def test_one_animal_too_many_is_one_finding_that_shows_them_all() -> None:
    rows = rows_of("~~ rA rT", "rT . .", "rA . .")
    of = table(rows, rows)
    (finding,) = [each for each in check(of) if each.code.id == "HUT026"]
    assert [str(mark.place) for mark in finding.marks] == [
        f"players[{seat}].board[{cell}]" for seat in (0, 1) for cell in ("A2", "C1")
    ]
    assert finding.point == "last"
    assert "4 animals of the kind orangutan, but only 2 are in play" in str(finding.marks[-1].label)


FULL = ("~~ {0}T {0}T {0}T {0}T {0}T", "{0}T {0}T {0}T {0}T {0}T {0}")
"""Ten trees and a bare flower of one colour: 21 flowers, the most that a game can bring of one."""


def test_21_flowers_of_a_colour_can_be_and_22_cannot() -> None:
    right = [row.format("r") for row in FULL]
    assert found(table(rows_of(*right))) == []
    assert found(table(rows_of(*right, "r"))) == [("HUT028", ONE)]


SPREAD = ("~~ rT yT bT gT wT", "rT yT bT gT wT rT", "yT bT gT wT rT yT", "bT gT wT rT yT bT", "~~ wT rT yT ~~ gT")
"""27 trees of all colours: 54 flowers, the most that a game brings without animals."""


def test_54_flowers_can_be_planted_and_55_cannot() -> None:
    assert found(table(rows_of(*SPREAD))) == []
    assert found(table(rows_of(*SPREAD, ". b"))) == [("HUT027", ONE)]


@pytest.mark.parametrize(
    ("modification", "codes"),
    [
        (None, ["HUT025", "HUT028"]),
        ("other", ["HUT045", "HUT044"]),
        ("free_flower_instead", ["HUT028"]),
        ("diagonal_fertilisation", ["HUT028"]),
        ("double_negative", ["HUT025", "HUT028"]),
    ],
)
def test_modifications_move_the_bounds(modification: str | None, codes: list[str]) -> None:
    rows = [row.format("r") for row in FULL]
    assert [code for code, _ in found(table(rows_of(*rows, "", "", "~~ . . r"), modification=modification))] == codes


@pytest.mark.parametrize(
    ("settings", "most"),
    [
        ({"mode": "family"}, 21),
        ({"modification": "no_fertilisation"}, 21),
        ({"modification": "free_flower_instead"}, 22),
        ({}, 22),
        ({"modification": "diagonal_fertilisation"}, 23),
    ],
)
def test_what_an_animal_brings_raises_the_bounds(settings: dict[str, str], most: int) -> None:
    """The orangutan at A2 has B2 of another area beside it, and B1 and B3 at its corners."""
    above = "~~ rA rT rT rT rT", "rT rT rT rT rT rT"
    refused = {
        22 + len(rest): [code for code, _ in found(table(rows_of(*above, rest), **settings))]
        for rest in ("", "r", "rT")
    }
    fewer = [code for code, _ in found(table(rows_of(above[0], "rT rT rT rT rT r"), **settings))]
    assert fewer == []
    assert refused == {count: ["HUT028"] if count > most else [] for count in (22, 23, 24)}


# ---------------------------------------------------------------------------------------------------
# The table


def test_solo_is_for_one_and_a_table_for_four() -> None:
    assert found(table(PLAYED, mode="solo")) == []
    assert found(table(PLAYED, PLAYED, mode="solo")) == [("HUT017", "mode")]
    small = rows_of("~~ r")
    assert found(table(*[small] * 4)) == []
    assert found(table(*[small] * 5)) == [("HUT016", "players[4].name")]


def test_players_whose_points_were_counted_sit_at_the_table_too() -> None:
    assert found(table(PLAYED, None, mode="solo")) == [("HUT017", "mode")]
    assert found(table(None, None, None, None, None)) == [("HUT016", "players[4].name")]


def test_few_flowers_and_none() -> None:
    def codes(*rows: str) -> list[str]:
        return [each.code.id for each in check(table(rows_of(*rows)))]

    assert codes("~~ rT rT rT rT rT", "rT rT rT rT") == []
    assert codes("~~ rT rT rT rT rT", "rT rT rT r") == [FEW]
    assert codes() == []


@given(boards.tables())
def test_what_was_played_is_only_doubted_where_the_oracle_doubts(played: oracle.Table) -> None:
    doubts = {"HUT041": "few_placements", "HUT042": "flower_supply", "HUT043": "tree_supply"}
    raised = {each.code.id for each in check(converted(played))}
    assert raised <= set(doubts)
    assert {doubts[code] for code in raised} == oracle.doubts(played)
