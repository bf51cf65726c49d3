"""The tables of cards add up to what is in the boxes."""

from __future__ import annotations

from collections import Counter

import pytest

from scoring_rules.forest_shuffle.board.printing import HOST, KINDS, Card, deck, every_box
from scoring_rules.forest_shuffle.data.kind import JOINS, MAKES_ROOM, STACKS, TURNS_HOST
from scoring_rules.forest_shuffle.data.readings import READINGS
from scoring_rules.forest_shuffle.data.words import BOXES, COMPARED, SYMBOLS, TYPES
from scoring_rules.forest_shuffle.scoring.by_symbol import OwnSymbol
from scoring_rules.forest_shuffle.scoring.majority import TREES_COMPARED
from scoring_rules.forest_shuffle.scoring.points import POINTS, RULED
from scoring_rules.forest_shuffle.scoring.sets import Sets


def of_box(box: str) -> list[Card]:
    return [card for card in deck((box,)).cards if all(face.box == box for face in card.faces)]


@pytest.mark.parametrize(
    ("box", "hosts", "upright", "across"),
    [
        ("base", 66, 48, 44),
        ("alpine", 14, 12, 10),
        ("woodland_edge", 12, 12, 12),
        ("exploration", 4, 6, 5),
        ("promo", 4, 5, 6),
    ],
)
def test_a_box_has_its_number_of_cards(box: str, hosts: int, upright: int, across: int) -> None:
    sides = Counter(card.faces[0].side for card in of_box(box))
    assert sides == {HOST: hosts, "top": upright, "left": across}


def test_the_base_box_has_its_trees_and_its_deer() -> None:
    copies = deck(("base",)).copies
    trees = ("beech", "birch", "douglas_fir", "horse_chestnut", "linden", "oak", "silver_fir", "sycamore")
    assert [copies[tree] for tree in trees] == [10, 10, 7, 11, 9, 7, 6, 6]
    assert {(each.symbol, each.side) for each in deck(("base",)).of("roe_deer")} == {
        ("linden", "left"),
        ("silver_fir", "left"),
        ("beech", "right"),
        ("birch", "right"),
        ("horse_chestnut", "right"),
    }


def test_halves_lie_where_their_kind_says() -> None:
    for card in every_box().cards:
        for face in card.faces:
            slot = {"left": "sides", "right": "sides"}.get(face.side, face.side)
            assert face.kind.slot == slot or (slot == HOST and face.kind.is_host)
            assert face.symbol in SYMBOLS
            assert set(face.types) <= TYPES.keys()


def test_a_card_that_scores_by_its_own_symbol_is_printed_once_with_each() -> None:
    of = every_box()
    for kind in KINDS.values():
        if isinstance(POINTS[kind.id], OwnSymbol):
            assert {len(of.numbers[each.identity]) for each in of.of(kind.id)} == {1}


def test_every_alpine_card_and_every_one_of_the_edge_shows_it() -> None:
    for box, shown in (("alpine", "alps"), ("woodland_edge", "woodland_edge")):
        assert all(shown in face.types for card in of_box(box) for face in card.faces)


def test_butterflies_are_insects_and_deer_are_cloven_hoofed() -> None:
    for kind in KINDS.values():
        assert "butterfly" not in kind.types or "insect" in kind.types
        assert "deer" not in kind.types or "cloven_hoofed" in kind.types
        assert not {"plant", "mushroom"} <= set(kind.types)


def test_every_kind_has_its_points_which_are_put_in_words() -> None:
    assert POINTS.keys() == KINDS.keys()
    assert all(str(shape.in_words()) for shape in POINTS.values())
    assert TREES_COMPARED.keys() == COMPARED.keys()


def test_cards_of_a_type_that_scores_in_sets_all_do() -> None:
    for shape in POINTS.values():
        if isinstance(shape, Sets):
            of_type = {kind.id for kind in KINDS.values() if shape.of.type in kind.types}
            assert of_type == {kind for kind, other in POINTS.items() if other is shape}


def test_tables_name_kinds_and_rulings_that_there_are() -> None:
    named = {*STACKS, *MAKES_ROOM, *JOINS, *TURNS_HOST, *(k for kinds in RULED.values() for k in kinds)}
    named |= {kind.counts_as for kind in KINDS.values() if kind.counts_as}
    assert named <= KINDS.keys()
    options = {(reading.id, option.id) for reading in READINGS for option in reading.options}
    assert RULED.keys() <= options
    assert all(reading.options[0].id == reading.default for reading in READINGS)
    assert list(BOXES) == ["base", "alpine", "woodland_edge", "exploration", "promo"]
