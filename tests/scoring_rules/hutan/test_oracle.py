"""The oracle against everything whose answer is known, and the generators against the oracle."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings

from tests.paths import CASES
from tests.scoring_rules.hutan import oracle
from tests.scoring_rules.hutan.boards import (
    BREAKS,
    DECK,
    Broken,
    broken_tables,
    legal_table,
    record_text,
    seeded,
    tables,
)
from tests.scoring_rules.hutan.oracle import CARDS, COLOURS, SCENARIOS, TILES, Fault, Rows, Table

RECORDS = CASES / "hutan"
CARD_IDS = """
area_red area_yellow area_blue area_grey area_white
trees_red trees_yellow trees_blue trees_grey trees_white
trees_edge animals_edge animals_area2 animals_area45 largest_tree_group tree_groups_3plus
trees_near_lakes animals_near_lakes animals_diag_trees
animal_kinds tiles_with_animal tiles_one_colour tiles_full full_lines
"""


# ---------------------------------------------------------------------------------------------------
# Reading the records of the cases, as far as they need it


def read_tile(text: str) -> str:
    colour, side, *turn = text.replace("_", " ").replace("@", " ").split()
    return f"{colour}_{side}@{turn[0] if turn else 'NW'}"


def read_card(text: str) -> int:
    return int(text) if text.isdigit() else CARD_IDS.split().index(text) + 1


def read_token(text: str) -> str:
    if text in {".", "-", "--"}:
        return "."
    return "~" if text in {"~", "~~"} else text.removesuffix(".")


def read_rows(text: str) -> Rows:
    return [[read_token(token) for token in line.split()] for line in text.splitlines()]


def read_table(text: str) -> Table:
    record: dict[str, Any] = yaml.load(text, yaml.BaseLoader)  # noqa: S506 - it makes strings only
    scenario = SCENARIOS.get(record.get("scenario", ""))
    tiles = [read_tile(tile) for pair in record.get("tiles", ()) for tile in pair]
    cards = tuple(read_card(card) for card in record.get("ecosystem", ()))
    return Table(
        tiles=scenario.tiles if scenario else tiles,
        boards={player["name"]: read_rows(player["board"]) for player in record["players"]},
        mode=record["mode"],
        cards=scenario.cards if scenario else cards,
        modification=record.get("modification"),
        scenario=record.get("scenario"),
        **record.get("readings", {}),
    )


def read_case(name: str) -> tuple[Table, dict[str, Any]]:
    table = read_table((RECORDS / f"{name}.yaml").read_text("utf-8"))
    return table, yaml.safe_load((RECORDS / f"{name}.expected.yaml").read_text("utf-8"))


def names_of_cases(*verdicts: str) -> list[str]:
    return [
        path.name.removesuffix(".expected.yaml")
        for path in sorted(RECORDS.glob("*.expected.yaml"))
        if yaml.safe_load(path.read_text("utf-8"))["verdict"] in verdicts
    ]


# ---------------------------------------------------------------------------------------------------
# Known answers


@pytest.mark.parametrize("name", names_of_cases("score", "warnings"))
def test_a_case_has_its_known_score(name: str) -> None:
    table, expected = read_case(name)
    assert {player: oracle.score(table, player) for player in table.boards} == expected["categories"]
    totals = {player: sum(oracle.score(table, player).values()) for player in table.boards}
    assert totals == expected["totals"]
    for player, wanted in expected["measures"].items():
        found = oracle.measures(table, player)
        assert {key: found.get(key) for key in wanted} == wanted


@pytest.mark.parametrize("name", names_of_cases("score", "warnings"))
def test_a_case_with_a_score_is_legal(name: str) -> None:
    table, expected = read_case(name)
    assert oracle.all_faults(table) == []
    assert bool(oracle.doubts(table)) == (expected["verdict"] == "warnings")


REFUSED = {
    "notation-cards-in-standard": Fault("cards_not_played"),
    "notation-cards-missing": Fault("cards_missing"),
    "notation-four-cards": Fault("card_count"),
    "notation-row-of-five": Fault("row_length", "Anna", "D"),
    "notation-solo-with-two": Fault("solo_players"),
    "notation-unknown-colour": Fault("unknown_token", "Anna", "C4"),
    "refused-animal-area-bare-flower": Fault("area_bare_flower", "Anna", "A2"),
    "refused-flower-on-lake": Fault("flower_on_lake", "Anna", "E6"),
    "refused-four-of-a-kind": Fault("animal_supply", "Anna", "E6"),
    "refused-island-far": Fault("island", "Anna", "A6"),
    "refused-two-animals-one-area": Fault("area_two_animals", "Anna", "F6"),
    "refused-two-pink-tiles": Fault("tile_colour_twice"),
}


@pytest.mark.parametrize("name", names_of_cases("errors"))
def test_a_refused_case_has_its_one_fault(name: str) -> None:
    table, _ = read_case(name)
    assert oracle.all_faults(table) == [REFUSED[name]]


FIRST_GAME = ["blue_circle@SE", "pink_circle@SW", "white_circle@NE", "red_circle@NW"]

# Made by legal play; scored by the published online adaptation and by another scorer.
# Base: trees, animals, completed, unfinished; then the cards 1 to 24.
EXAMPLES = {
    "first game layout": (
        FIRST_GAME,
        """
        ~~ -- yT rT -- r.
        wA rT rT bT gT gA
        wT rT rT bA wT wT
        -- -- gT yT rT --
        ~~ -- yT yA ~~ --
        -- -- -- wT w. w.
        """,
        (32, 12, 20, -18),
        (3, 3, 3, 3, 9, 12, 6, 2, 4, 8, 10, 12, 8, 0, 15, 5, 4, 8, 18, 16, 12, 12, 0, 18),
    ),
    "scenario D": (
        ["white_circle@NE", "red_circle@SW", "pink_circle@SE", "blue_circle@NE"],
        """
        -- -- bT wA wT rT
        ~~ -- yT wT ~~ --
        b. bT yA gT gA rT
        yT rA bT -- wT w.
        -- rT bA yT w. w.
        yT gT g. ~~ -- --
        """,
        (30, 18, 22, -16),
        (3, 3, 6, 6, 6, 6, 8, 6, 4, 6, 14, 6, 8, 0, 4, 10, 7, 14, 10, 20, 12, 8, 0, 0),
    ),
    "family game": (
        ["red_square@SE", "white_square@NW", "pink_square@NW", "blue_square@NE"],
        """
        b. b. -- rT r. --
        g. ~~ y. bT w. ~~
        yT -- -- gT wT wT
        bT gT g. y. r. b.
        r. gT rT yT y. --
        g. g. r. ~~ y. r.
        """,
        (22, 0, 20, -26),
        (3, 3, 0, 3, 3, 4, 4, 4, 6, 4, 8, 0, 0, 0, 6, 10, 5, 0, 0, 0, 0, 4, 0, 0),
    ),
    "first game layout again": (
        FIRST_GAME,
        """
        ~~ y. y. rT r. rT
        -- g. g. yA wT wA
        b. gT gT yT y. yT
        -- w. wT -- gT gT
        ~~ -- -- b. ~~ gA
        -- -- -- wT w. wT
        """,
        (24, 12, 26, -10),
        (3, 9, 0, 6, 6, 4, 4, 0, 8, 8, 12, 12, 4, 0, 4, 10, 4, 6, 4, 12, 8, 8, 0, 6),
    ),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_has_its_known_score_by_all_cards(example: str) -> None:
    tiles, grid, base, cards = EXAMPLES[example]
    table = Table(tiles, {"Anna": read_rows(grid.strip())}, mode="advanced", cards=tuple(CARDS))
    assert tuple(oracle.score(table, "Anna").values()) == base + cards
    family = table._replace(mode="family")
    assert tuple(oracle.score(family, "Anna").values()) == (*base[:3], 0)


def test_an_animal_between_trees_counts_once_by_the_literal_reading() -> None:
    tiles, grid, *_ = EXAMPLES["first game layout"]
    table = Table(tiles, {"Anna": read_rows(grid.strip())}, mode="advanced", cards=(19,), pairs="per_piece")
    assert oracle.score(table, "Anna")["ecosystem_19"] == 10


# ---------------------------------------------------------------------------------------------------
# The box


def test_the_box_adds_up() -> None:
    assert len(DECK) == 70
    assert [sum(card.count(colour) for card in DECK) for colour in COLOURS] == [30] * 5
    assert len(CARDS) == 24
    for name, grid in TILES.items():
        assert "".join(grid).count("~") == (0 if name.startswith("pink") else 1)
    assert [scenario.target for scenario in SCENARIOS.values()] == [*range(75, 140, 5), 150]


@pytest.mark.parametrize("letter", SCENARIOS)
def test_a_scenario_has_four_colours_and_five_cards(letter: str) -> None:
    scenario = SCENARIOS[letter]
    table = Table(scenario.tiles, {"Anna": [["."] * 6] * 6}, "advanced", scenario.cards, scenario=letter)
    assert oracle.setting_faults(table) == []


# ---------------------------------------------------------------------------------------------------
# The generators


@given(tables())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_was_played_is_legal(table: Table) -> None:
    assert oracle.all_faults(table) == []


@given(tables())
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_record_says_what_the_table_is(table: Table) -> None:
    assert read_table(record_text(table)) == table


@given(broken_tables())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_was_broken_has_one_fault(broken: Broken) -> None:
    assert oracle.all_faults(broken.table) == [broken.fault]


@pytest.mark.parametrize("kind", BREAKS)
def test_every_kind_of_fault_is_made(kind: str) -> None:
    for seed in range(100):
        rng = seeded(seed)
        broken = BREAKS[kind](legal_table(rng), rng)
        if broken:
            assert oracle.all_faults(broken.table) == [broken.fault]
            assert broken.fault.kind == kind.partition(",")[0]
            return
    pytest.fail(f"no table of a hundred could be broken by {kind}")


def test_breaking_leaves_the_table_as_it_was() -> None:
    table, before = legal_table(Random(7)), legal_table(Random(7))  # noqa: S311 - a game is no secret
    for make in BREAKS.values():
        make(table, seeded(7))
    assert table == before


def test_the_played_boards_are_worth_testing_with() -> None:
    """Animals of every kind, full areas of every size, mixed areas, and enough of them."""
    played = [legal_table(seeded(seed)) for seed in range(25)]
    boards = [oracle.lay_out(table.tiles, rows) for table in played for rows in table.boards.values()]
    animals = [(board, cell) for board in boards for cell in board.has("A")]
    assert {board.colour(cell) for board, cell in animals} == set(COLOURS)
    assert {len(board.area_of(cell)) for board, cell in animals} >= {2, 3, 4}
    assert {len(area) for board in boards for area in board.areas if oracle.completed(board, area)} >= {2, 3, 4, 5}
    assert len(animals) > 2 * len(boards)
    assert {len(table.boards) for table in played} == {1, 2, 3, 4}
