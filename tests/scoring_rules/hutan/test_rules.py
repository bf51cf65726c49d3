"""The scoring rules: against the oracle on played tables, and card by card on boards made for them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings

from scoring_rules.frame.result import Item
from scoring_rules.hutan.game import GAME
from scoring_rules.hutan.table import Settings, Table
from tests.scoring_rules.hutan import boards, oracle
from tests.scoring_rules.hutan.tables import PLAYED, converted, table


def items(of: Table, seat: int = 0) -> list[tuple[str, Item]]:
    """Return all items of a seat with their categories, in pad order."""
    rules = GAME.rules(of.settings).values()
    return [(rule.category, item) for rule in rules for item in rule.score(of, seat)]


def points(of: Table, seat: int = 0) -> dict[str, int]:
    found = dict.fromkeys((rule.category for rule in GAME.rules(of.settings).values()), 0)
    for category, item in items(of, seat):
        found[category] += item.points
    return found


def card(number: int, rows: str, on: str | None = None, **readings: str) -> Item:
    """Return the item of one card on a board."""
    chosen = {"pairs": "per_pair", "orangutan_bonus": "each"} | readings
    laid = {} if on is None else {"on": on}
    played = table(rows, mode="advanced", cards=(number,), readings=chosen, **laid)  # type: ignore[arg-type]
    (item,) = [item for category, item in items(played) if category == f"ecosystem_{number}"]
    return item


# ---------------------------------------------------------------------------------------------------
# Against the oracle


@given(boards.tables())
@settings(max_examples=60)
def test_a_played_table_scores_what_the_oracle_says(played: oracle.Table) -> None:
    of = converted(played)
    for seat, name in enumerate(played.boards):
        assert points(of, seat) == oracle.score(played, name)


@given(boards.tables())
@settings(max_examples=25)
def test_all_cards_score_what_the_oracle_says_by_all_readings(played: oracle.Table) -> None:
    for pairs in ("per_pair", "per_piece"):
        for bonus in ("each", "per_tile"):
            asked = played._replace(
                mode="advanced", cards=tuple(oracle.CARDS), pairs=pairs, orangutan_bonus=bonus, scenario=None
            )
            of = converted(asked)
            for seat, name in enumerate(asked.boards):
                assert points(of, seat) == oracle.score(asked, name)


# ---------------------------------------------------------------------------------------------------
# The base rows


def test_every_source_of_points_is_an_item_of_its_own() -> None:
    found = [
        (category, str(item.label), item.working, item.points, " ".join(item.places))
        for category, item in items(table(PLAYED))
    ]
    assert found == [
        ("trees", "trees", "16 × 2", 32, "A3 A4 B2 B3 B4 B5 C1 C2 C3 C5 C6 D3 D4 D5 E3 F4"),
        ("animals", "Sumatran tiger in an area of 2", "3 × (2 − 1)", 3, "E4"),
        ("animals", "cassowary in an area of 2", "3 × (2 − 1)", 3, "C4"),
        ("animals", "rhinoceros hornbill in an area of 2", "3 × (2 − 1)", 3, "B6"),
        ("animals", "Sumatran rhino in an area of 2", "3 × (2 − 1)", 3, "B1"),
        ("completed_areas", "white area of 2", "2 × (2 − 1)", 2, "B1 C1"),
        ("completed_areas", "red area of 4", "2 × (4 − 1)", 6, "B2 B3 C2 C3"),
        ("completed_areas", "blue area of 2", "2 × (2 − 1)", 2, "B4 C4"),
        ("completed_areas", "grey area of 2", "2 × (2 − 1)", 2, "B5 B6"),
        ("completed_areas", "white area of 2", "2 × (2 − 1)", 2, "C5 C6"),
        ("completed_areas", "yellow area of 2", "2 × (2 − 1)", 2, "D4 E4"),
        ("completed_areas", "white area of 3", "2 × (3 − 1)", 4, "F4 F5 F6"),
        ("unfinished_areas", "unfinished area of 2", "−2 × (2 − 1)", -2, "A2 A3"),
        ("unfinished_areas", "unfinished area of 3", "−2 × (3 − 1)", -4, "A4 A5 A6"),
        ("unfinished_areas", "unfinished area of 4", "−2 × (4 − 1)", -6, "D1 D2 D3 E2"),
        ("unfinished_areas", "unfinished area of 3", "−2 × (3 − 1)", -4, "D5 D6 E6"),
        ("unfinished_areas", "unfinished area of 2", "−2 × (2 − 1)", -2, "E3 F3"),
    ]


def test_a_mixed_area_is_called_so_and_costs_as_much() -> None:
    of = table(rows_of("~~ r bT r r ."))
    found = [(str(item.label), item.points) for category, item in items(of) if category == "unfinished_areas"]
    assert found == [("mixed area of 2", -2), ("unfinished area of 3", -4)]


@pytest.mark.parametrize(
    ("mode", "modification", "factor"),
    [
        ("standard", None, 1),
        ("advanced", None, 1),
        ("solo", None, 1),
        ("family", None, 0),
        ("standard", "double_negative", 2),
        ("family", "double_negative", 0),
        ("standard", "no_fertilisation", 1),
    ],
)
def test_what_an_unfinished_area_costs(mode: str, modification: str | None, factor: int) -> None:
    of = table(PLAYED, mode=mode, modification=modification)
    assert points(of)["unfinished_areas"] == -18 * factor
    kept = {key: value for key, value in points(of).items() if key != "unfinished_areas"}
    assert kept == {"trees": 32, "animals": 12, "completed_areas": 20}


def test_a_board_with_nothing_on_it_has_no_points() -> None:
    bare = table(rows_of("~~"), mode="advanced", cards=tuple(range(1, 25)))
    assert set(points(bare).values()) == {0}


def test_a_card_that_is_not_in_play_is_no_row() -> None:
    assert list(GAME.rules(Settings("standard"))) == [
        "hutan.trees", "hutan.animals", "hutan.completed_areas", "hutan.unfinished_areas",
    ]  # fmt: skip
    assert list(GAME.rules(Settings("advanced", (24, 3))))[4:] == ["hutan.ecosystem_24", "hutan.ecosystem_3"]


def test_a_seat_without_a_board_cannot_be_scored() -> None:
    with pytest.raises(ValueError, match="A has no board"):
        items(table(None))


# ---------------------------------------------------------------------------------------------------
# Cards, on boards made for what is special about them. No board has to be legal: rules only count.

EMPTY = ". . . . . .\n"


@dataclass(frozen=True)
class Example:
    """A card, the rows from the top (empty below), and what it has to give."""

    number: int
    rows: str
    points: int
    working: str
    places: str
    about: str


EXAMPLES = (
    Example(1, "~~ r r", 3, "1 × 3", "A2 A3", "bare flowers complete an area"),
    Example(1, "~~ r rT . r r", 3, "1 × 3", "A2 A3", "an area with a cell empty is not complete"),
    Example(6, "~~ rT rA yT r rT", 4, "2 × 2", "A2 A6", "an animal is no tree, nor is a bare flower"),
    Example(11, "~~ rT . . . rT\n. rT . . . rA", 4, "2 × 2", "A2 A6", "a corner counts once, the inside never"),
    Example(12, "~~ rA . . . bA\n. yA", 16, "2 × 6 + 1 × 4", "A2 A6", "cassowaries earn 4 more"),
    Example(12, "~~ rA", 6, "1 × 6", "A2", "without a bonus the working has none"),
    Example(13, "~~ rA r yA y y", 2, "1 × 2", "A2", "areas of two cells only"),
    Example(14, EMPTY + ". yA\n. . . rA", 11, "1 × 7 + 1 × 4", "B2", "tigers earn 4 more in areas of four"),
    Example(15, "~~ rT yT . gT\nbT . . gT gT", 3, "3 × 1", "A5 B4 B5", "the largest group, by sides"),
    Example(15, "~~ rT rT . gT gT", 2, "2 × 1", "A2 A3", "of equal groups the first"),
    Example(15, "~~ . rA", 0, "0 × 1", "", "no tree, no group"),
    Example(16, "~~ rT yT gT . rT\n. . . rT . rT", 5, "1 × 5", "A2 A3 A4 B4", "two are no group; size does not matter"),
    Example(20, "~~ rA rA gA", 8, "2 × 4", "A2 A3 A4", "each kind once"),
    Example(21, "~~ rA rA gA", 8, "2 × 4", "A2 A3 A4", "each tile once"),
    Example(24, "~~ rT rA yT bT bT", 6, "1 × 6", "A1 A2 A3 A4 A5 A6", "a lake fills a row"),
    Example(24, "~~ rT rA yT bT b", 0, "0 × 6", "", "a bare flower does not"),
    Example(24, "~~ rT rT rT rT rT" + "\nrT . . . . ." * 3 + "\n~~\nrT", 12, "2 × 6",
            "A1 A2 A3 A4 A5 A6 B1 C1 D1 E1 F1", "a cell may serve a row and a column"),
)  # fmt: skip


def rows_of(typed: str) -> str:
    """Return six rows of six tokens, empty where nothing is typed."""
    rows = [line.split() for line in typed.splitlines()]
    rows += [[] for _ in range(6 - len(rows))]
    return "\n".join(" ".join(row + ["."] * (6 - len(row))) for row in rows)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: f"{each.number}: {each.about}")
def test_a_card_counts_as_its_text_says(example: Example) -> None:
    item = card(example.number, rows_of(example.rows))
    assert (item.points, item.working, " ".join(item.places)) == (example.points, example.working, example.places)
    assert item.rule == f"hutan.ecosystem_{example.number}"


TWO_LAKES = "red circle NW, white circle NE, blue circle SE, pink circle NW"
"""The lakes lie at B2, B4 and D1: C3 has two of them at its corners."""


@pytest.mark.parametrize(("pairs", "points"), [("per_pair", 3), ("per_piece", 2)])
def test_a_tree_between_two_lakes(pairs: str, points: int) -> None:
    item = card(17, rows_of(EMPTY * 2 + ". . rT . rT ."), on=TWO_LAKES, pairs=pairs)
    assert (item.points, item.working, item.places) == (points, f"{points} × 1", ("C3", "C5"))


@pytest.mark.parametrize(
    ("piece", "pairs", "points", "working"),
    [
        ("gA", "per_pair", 12, "2 × 4 + 2 × 2"),
        ("rA", "per_pair", 8, "2 × 4"),
        ("gA", "per_piece", 8, "1 × 4 + 2 × 2"),
        ("rA", "per_piece", 4, "1 × 4"),
        ("gT", "per_pair", 0, "0 × 4"),
    ],
)
def test_an_animal_between_two_lakes(piece: str, pairs: str, points: int, working: str) -> None:
    item = card(18, rows_of(EMPTY * 2 + f". . {piece}"), on=TWO_LAKES, pairs=pairs)
    assert (item.points, item.working) == (points, working)


@pytest.mark.parametrize(
    ("piece", "pairs", "points", "working"),
    [
        ("wA", "per_pair", 12, "3 × 2 + 3 × 2"),
        ("rA", "per_pair", 6, "3 × 2"),
        ("wA", "per_piece", 8, "1 × 2 + 3 × 2"),
        ("rA", "per_piece", 2, "1 × 2"),
    ],
)
def test_an_animal_diagonal_to_three_trees(piece: str, pairs: str, points: int, working: str) -> None:
    item = card(19, rows_of(f"~~ rT . yT\nrT bT {piece} .\n. gT . g"), pairs=pairs)
    assert (item.points, item.working, item.places) == (points, working, ("A2", "A4", "B3", "C2"))


@pytest.mark.parametrize(
    ("orangutan_bonus", "points", "working"), [("each", 16, "1 × 8 + 2 × 4"), ("per_tile", 12, "1 × 8 + 1 × 4")]
)
def test_two_orangutans_on_a_full_tile(orangutan_bonus: str, points: int, working: str) -> None:
    full = rows_of("~~ rA rT\nrT rT rA\nyT yT gA")
    item = card(23, full, orangutan_bonus=orangutan_bonus)
    assert (item.points, item.working, len(item.places)) == (points, working, 9)


def test_a_lake_fills_a_tile_and_a_bare_flower_does_not() -> None:
    assert card(23, rows_of("~~ rT rT\nrT rT r\nyT yT gT")).points == 0


@pytest.mark.parametrize(
    ("rows", "points"),
    [("~~ r r r r r", 8), ("~~ r r r r b", 4), ("~~ r r y y y", 4), ("~~ r r r r r\n. . . y y .\n. . . y y .", 8)],
)
def test_tiles_are_counted_in_the_best_colour_only(rows: str, points: int) -> None:
    assert card(22, rows_of(rows)).points == points
