"""Cells that cannot be read: a token that stands several times is one message."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scoring_rules.hutan.reading.notation import read
from scoring_rules.hutan.reading.record import HutanRecord
from scoring_rules.hutan.reading.tokens import canonical
from tests.scoring_rules.hutan.tables import FIRST_GAME
from tests.tool import codes, read_text

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


def test_a_piece_may_be_typed_before_its_colour() -> None:
    assert [canonical(token) for token in ("arbre-blanc", "blanc-arbre", "tree-red")] == ["wT", "wT", "rT"]


def test_the_last_two_cards_may_have_an_and_between_them() -> None:
    names = "arbres en bordure, animaux près des lacs, arbres près des lacs, tuiles entièrement couvertes"
    head = f"jeu: hutan\nmode: avancé\ntuiles: première partie\nécosystème: {names} et lignes et colonnes complètes\n"
    board = "".join("      . . . . . .\n" for _ in range(6))
    assert codes(read_text(f"{head}joueurs:\n  - nom: A\n    plateau: |\n{board}")) == []
