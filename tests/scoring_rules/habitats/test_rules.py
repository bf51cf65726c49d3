"""The published park of 37 points, item by item; the traps of the rules; objectives and goals."""

from __future__ import annotations

import pytest

from scoring_rules.frame.result import PlayerScore
from scoring_rules.habitats.board.goals import GOALS, measure
from scoring_rules.habitats.scoring.years import ranked
from tests.paths import CASES
from tests.tool import as_object, codes, read_text, scored

PARK = (CASES / "habitats" / "park-37-flower-added.yaml").read_text("utf-8")
HEAD = (
    "game: habitats\nedition: {edition}\ntiles: {{ent: entrance S, {tiles}}}\nplayers:\n  - name: A\n    reserve: |\n"
)


def typed(rows: str, tiles: str = "", edition: str = "bga", more: str = "") -> str:
    lines = "".join(f"      {row.strip()}\n" for row in rows.strip().splitlines())
    return HEAD.format(edition=edition, tiles=tiles) + lines + more


def first(rows: str, tiles: str = "", edition: str = "bga") -> PlayerScore:
    return scored(typed(rows, tiles, edition)).players[0]


def items(player: PlayerScore) -> dict[str, tuple[int, str]]:
    return {
        str(item.label): (item.points, str(item.working)) for category in player.categories for item in category.items
    }


def test_the_published_park_item_by_item() -> None:
    """Without the forest flower at A6, which this case adds, it is the park of 37 points."""
    published = PARK.replace("owl ff  .", "owl .   .")
    found = items(scored(published).players[0])
    assert {label: points for label, (points, _) in found.items()} == {
        "owl at A5": 0, "kudu at B2": 0, "bushpig at B4": 3, "otter at B5": 4, "bumblebee at C4": 3,
        "hippo at C5": 0, "meerkat at E5": 2, "flower ff at D4": 1, "flower fg at D5": 1,
        "watchtower wdi at C3": 5, "watchtower wad at E4": 3, "watchtower war at E6": 2,
        "watchtower wor at F5": 3, "tourist tha at A4": 2, "tourist tti at B3": 2,
        "gate ga3 at B1": 2, "gate ga2 at B6": 0, "gate ga1 at D6": 4,
    }  # fmt: skip
    assert scored(published).players[0].total == 37
    assert found["hippo at C5"][1] == "needs 1 grassland, has 2; needs 1 desert, has 1; needs 2 water, has 1 (C4)"
    assert found["gate ga2 at B6"][1] == "no tile at its open side N"
    assert found["watchtower wdi at C3"][1] == "2 animals × 2 + 1 flower × 1; the animals at A5 B2 do not score"


def test_what_touches_at_a_corner_is_said() -> None:
    found = items(first(". x G\nent G .", "x: animal D GGGG 6"))
    assert found["animal x at A2"] == (0, "needs 4 grassland, has 2 (A3 B2)")
    found = items(first("G x F\n. ent G", "x: animal D GG 6"))
    assert found["animal x at A2"] == (0, "needs 2 grassland, has 1 (A1); B3 at a corner only")


@pytest.mark.parametrize(
    ("rows", "tiles", "points"),
    [
        ("ent F F\n. x F", "x: animal G FFFF 5", 0),  # a group that touches on two sides counts once
        ("ent F F\n. x F", "x: animal G FFF 5", 5),
        ("ent F x F", "x: animal F FF 5", 5),  # joined by its own tile, which does not count
        ("ent F x F", "x: animal F FFF 5", 0),
        ("ent x t", "x: animal D GW 5, t: plain GW", 5),  # a tile of two terrains counts for each
        ("ent x t", "x: animal D GGW 5, t: plain GW", 0),
        ("ent x lG F lW", "x: animal D LL 5", 0),  # flowers connect to flowers only
        ("ent x lG lW", "x: animal D LL 5", 5),
        ("lG x lW ent", "x: animal D LL 5", 5),  # separate groups are added up
        ("ent x gat", "x: animal D G 5, gat: gate G E 4", 5),  # roads have ground, too
        ("ent x cam", "x: animal D G 5, cam: camp W 4", 0),
    ],
)
def test_what_counts_for_an_animal(rows: str, tiles: str, points: int) -> None:
    found = {category.id: category.points for category in first(rows, tiles).categories}
    assert found["animals"] == points


@pytest.mark.parametrize(
    ("rows", "tiles", "points"),
    [
        ("ent t . . lG\n. F F F F", "t: watchtower orthogonal 1", 1),  # gaps do not end a view
        ("ent t u lG", "t: watchtower orthogonal 1, u: watchtower adjacent 2", 2),  # hidden behind u
        ("ent t F u lG", "t: watchtower EEE 1, u: watchtower around 2", 2),
        ("ent t@90 F\n. lG F", "t: watchtower E 1", 1),
        ("lG t@180 ent", "t: watchtower E 1", 1),
        ("F F ent\nF t@270 .\n. lG .", "t: watchtower W 3", 3),
        ("ent t x", "t: watchtower around 1, x: animal D GG 3", 0),
    ],
)
def test_what_a_watchtower_sees(rows: str, tiles: str, points: int) -> None:
    found = {category.id: category.points for category in first(rows, tiles).categories}
    assert found["watchtowers"] == points


def test_a_note_says_where_a_view_that_is_not_blocked_would_count() -> None:
    text = typed("ent t u lG", "t: watchtower orthogonal 1, u: watchtower adjacent 2")
    assert any("A 4 points instead of 3" in note for note in as_object(text)["notes"])
    assert not any("instead" in note for note in as_object(text.replace("bga", "cwali"))["notes"])


def test_camps_that_touch_are_noted_where_the_readings_differ() -> None:
    rows, tiles = "ca cb F ent", "ca: camp E 3, cb: camp E 2"
    assert [each.points for each in first(rows, tiles).categories if each.id == "camps"] == [2]
    assert any("A 0 points instead of 2" in note for note in as_object(typed(rows, tiles))["notes"])


def test_what_the_table_said_of_single_tiles_is_compared() -> None:
    player = first("ent x+ F\n. y- .", "x: animal D FF 3, y: animal D D 2")
    assert [(d.category, d.place, d.claimed, d.computed) for d in player.differences] == [
        ("animals", "A2", True, False),
        ("animals", "B2", False, True),
    ]


@pytest.mark.parametrize(
    ("values", "places", "low", "points"),
    [
        ([9, 7, 5, 2], [3, 2, 1, 0], False, [3, 2, 1, 0]),
        ([6, 6, 6, 2], [3, 2, 1, 0], False, [1, 1, 1, 0]),
        ([9, 7, 7, 2], [5, 3, 1], False, [5, 1, 1, 0]),
        ([9, 7, 2, 2], [5, 3, 1], False, [5, 3, 0, 0]),
        ([1, 2, 3], [5, 3], True, [5, 3, 0]),
    ],
)
def test_tied_players_get_what_the_last_shared_place_gives(
    values: list[int], places: list[int], low: bool, points: list[int]
) -> None:
    reached = [(value,) for value in values]
    assert [ranked(each, reached, places, low=low).points for each in reached] == points


GOAL_ROWS = ". G G ent\nG G F .\nlF lG . .\n. gat W D\n. . t W"
"""A park of five rows with a gate, a tower and two flowers."""


@pytest.mark.parametrize(
    ("goal", "value"),
    [
        ("biggest_area", (6, 1, 1, 1, 1, 1)),
        ("terrain_variety", (4, 1)),
        ("biggest_rectangle", (4,)),
        ("closest_to_entrance", (8,)),
        ("most_areas", (6,)),
        ("flower_variety", (2, 2)),
        ("closest_to_road", (3,)),
        ("longest_row", (4,)),
        ("longest_diagonal", (4,)),
    ],
)
def test_goals_are_measured(goal: str, value: tuple[int, ...]) -> None:
    found = read_text(typed(GOAL_ROWS, "gat: gate G W 4, t: watchtower around 1"))
    assert codes(found) == []
    assert measure(goal, found.table.seats[0].board) == value
    assert goal in GOALS


def test_as_many_figures_are_shown_as_decide() -> None:
    values = "values: {A: [4, 2, 1], B: [4, 3, 1], C: [5, 1, 1], D: [2, 2, 2], E: [2, 2, 2]}"
    years = f"years:\n  - objectives: [{{name: biggest area, points: [9, 7, 5, 3, 1], {values}}}]\n"
    more = "".join(f"  - {{name: {name}, reserve: [ent G]}}\n" for name in "BCDE")
    players = as_object(years + typed("ent G", more=more))["players"]
    told = [player["categories"][0]["items"][0]["working"] for player in players]
    assert told == [
        "place 3 with 4 2",
        "place 2 with 4 3",
        "place 1 with 5",
        "tied for places 4 to 5 with 2 2 2: the points of place 5",
        "tied for places 4 to 5 with 2 2 2: the points of place 5",
    ]


def test_a_known_goal_brings_its_own_direction() -> None:
    years = (
        "years:\n  - objectives:\n      - {name: closest to road, points: [3, 1], best: high, values: {A: 2, B: 5}}\n"
    )
    text = typed("ent G", more="  - {name: B, reserve: [ent G]}\n")
    found = as_object(years + text)
    assert [player["total"] for player in found["players"]] == [3, 1]


def test_points_taken_in_the_years() -> None:
    by_year = typed("ent G", more="    years: [4, 6, 7]\n")
    summed = typed("ent G", more="    years: 17\n")
    for text, categories in ((by_year, {"year_1": 4, "year_2": 6, "year_3": 7}), (summed, {"years": 17})):
        player = scored(text).players[0]
        assert {each.id: each.points for each in player.categories if each.points} == categories
