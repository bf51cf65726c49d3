"""Places as a user reads them."""

from __future__ import annotations

import pytest

from scoring_rules.frame.typed.place import KEY, Cell, Place, Row, at


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        (at("mode"), "mode"),
        (at("players", 0, "board"), "players[0].board"),
        (at("players", 0, "board", part=Cell(0, 2)), "players[0].board[A3]"),
        (at("players", 11, "board", part=Cell(26, 9)), "players[11].board[AA10]"),
        (at("players", 1, "board", part=Row(5)), "players[1].board[F]"),
        (at("players", part=KEY), "players"),
        (at("tiles", 0, 1), "tiles[0][1]"),
        (at("players", 0, "forest", 3, "left", 1), "players[0].forest[3].left[1]"),
        (Place(()), ""),
    ],
)
def test_a_place_in_words(place: Place, shown: str) -> None:
    assert str(place) == shown


def test_the_parts_of_one_value_are_places_of_their_own() -> None:
    path = ("players", 0, "board")
    places = {Place(path), Place(path, KEY), Place(path, Row(0)), Place(path, Cell(0, 0)), Place(path, None, "b.yaml")}
    assert len(places) == 5
