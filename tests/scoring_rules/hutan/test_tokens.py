"""Cells that cannot be read: a token that stands several times is one message."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scoring_rules.hutan.reading.notation import read
from scoring_rules.hutan.reading.record import HutanRecord
from tests.scoring_rules.hutan.tables import FIRST_GAME

SIZE = 6
WRONG = ("p", "rX", "T", "zA")
CELLS = st.dictionaries(st.integers(0, 2 * SIZE * SIZE - 1), st.sampled_from(WRONG), min_size=1)


@given(CELLS)
def test_each_token_is_reported_once_with_every_place_where_it_stands(wrong: dict[int, str]) -> None:
    tokens = [wrong.get(cell, ".") for cell in range(2 * SIZE * SIZE)]
    rows = [" ".join(tokens[first : first + SIZE]) for first in range(0, len(tokens), SIZE)]
    players = [{"name": "Anna", "board": rows[:SIZE]}, {"name": "Ben", "board": rows[SIZE:]}]
    typed = {
        "game": "hutan",
        "mode": "standard",
        "tiles": [[each] for each in FIRST_GAME.split(", ")],
        "players": players,
    }
    _, found = read(HutanRecord.model_validate(typed))
    assert {each.code.id for each in found} == {"HUT031"}
    assert len(found) == len(set(wrong.values()))
    for each in found:
        places = [mark.place for mark in each.marks]
        cells = [
            place.path[1] * SIZE * SIZE + place.part.row * SIZE + place.part.column  # type: ignore[union-attr, operator]
            for place in places
        ]
        (token,) = {wrong[cell] for cell in cells}
        assert cells == sorted(cell for cell, each in wrong.items() if each == token)
        assert f"`{token}`" in str(each.marks[0].label)
        assert {str(mark.label) for mark in each.marks[1:]} <= {"here too"}
