"""The data tables added up against the box."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_rules.frame.board.squares import bits, groups
from scoring_rules.frame.language.names import fold
from scoring_rules.hutan.board.layout import SIZE, SQUARE, Layout, Tile, layout, tiles
from scoring_rules.hutan.data.cards import CARDS, CARDS_IN_PLAY
from scoring_rules.hutan.data.tiles import (
    FIRST_GAME_TILES,
    FLOWERS_IN_BOX,
    FLOWERS_PER_COLOUR,
    GRIDS,
    MOST_FLOWERS,
    MOST_FLOWERS_OF_A_COLOUR,
    TURNS_PER_PLAYER,
)
from scoring_rules.hutan.data.variants import CHALLENGES, MODES, MODIFICATIONS, SCENARIO_OPTIONS, SCENARIOS
from scoring_rules.hutan.data.words import (
    ANIMALS,
    COLOUR_WORDS,
    COLOURS,
    LETTERS,
    TILE_COLOURS,
    TILE_SIDES,
    TILE_WORDS,
    TURNS,
)
from scoring_rules.hutan.scoring.ecosystem import COUNTS
from scoring_rules.hutan.scoring.outcome import SOLO_RATINGS
from scoring_rules.hutan.showing.info import INFO
from tests.scoring_rules.hutan.boards import ANY, DECK

# ---------------------------------------------------------------------------------------------------
# Tiles


def test_there_are_four_tiles_of_two_sides() -> None:
    assert set(GRIDS) == set(product(TILE_COLOURS, TILE_SIDES))
    assert {colour for colour, _ in GRIDS} == {"pink", "red", "blue", "white"}


@pytest.mark.parametrize(
    ("side", "sizes"),
    [
        ("pink circle", [2, 2, 2, 3]),
        ("red circle", [2, 3, 3]),
        ("blue circle", [2, 2, 4]),
        ("white circle", [2, 2, 4]),
        ("pink square", [2, 2, 5]),
        ("red square", [3, 5]),
        ("blue square", [4, 4]),
        ("white square", [2, 3, 3]),
    ],
)
def test_a_side_has_areas_of_two_to_five_cells_and_a_lake_unless_it_is_pink(side: str, sizes: list[int]) -> None:
    colour, shape = side.split()
    cells = Counter("".join(GRIDS[colour, shape]))
    lakes = cells.pop("~", 0)
    assert lakes == (colour != "pink")
    assert sum(cells.values()) == 9 - lakes
    assert sorted(cells.values()) == sizes


@pytest.mark.parametrize("turn", TURNS)
def test_four_quarters_are_a_whole_turn(turn: str) -> None:
    tile = Tile("blue", "circle", turn)
    after = TURNS[(TURNS.index(turn) + 1) % 4]
    rows = tile.rows()
    assert tile._replace(turn=after).rows() == tuple(
        "".join(rows[2 - column][row] for column in range(3)) for row in range(3)
    )


def any_layout() -> st.SearchStrategy[Layout]:
    """Return layouts of four tiles, each on any side and with any turn."""
    tile = st.tuples(st.sampled_from(list(TILE_SIDES)), st.sampled_from(TURNS))
    return st.tuples(st.permutations(list(TILE_COLOURS)), *[tile] * 4).map(
        lambda drawn: layout(tuple(Tile(colour, *side) for colour, side in zip(drawn[0], drawn[1:], strict=True)))
    )


@given(any_layout())
def test_every_layout_has_33_cells_to_plant_and_10_to_13_areas(laid: Layout) -> None:
    assert laid.plantable.bit_count() == 33
    assert laid.lakes.bit_count() == len(laid.around_lakes) == 3
    assert laid.lakes & laid.plantable == 0
    assert 10 <= len(laid.areas) <= 13
    assert set(laid.sizes) <= {2, 3, 4, 5}


@given(any_layout())
def test_the_areas_of_a_layout_are_connected_and_apart(laid: Layout) -> None:
    assert sum(laid.areas) == laid.plantable
    for index, area in enumerate(laid.areas):
        assert groups(area, SQUARE.orthogonal) == [area]
        assert laid.sizes[index] == area.bit_count()
        assert laid.area_places[index] == SQUARE.named(area)
        assert {laid.area_of[cell] for cell in bits(area)} == {index}
        assert len({(cell // SIZE // 3, cell % SIZE // 3) for cell in bits(area)}) == 1, "on one tile"


def test_all_numbers_of_areas_occur() -> None:
    """The side with most and the side with fewest areas of each colour: 4+3+3+3 and 3+2+2+3."""
    most = tiles("pink circle NW, red circle NW, blue circle NW, white circle NW")
    fewest = tiles("pink square NW, red square NW, blue square NW, white square NW")
    assert [len(layout(each).areas) for each in (most, fewest)] == [13, 10]


def test_the_first_game_has_one_tile_of_each_colour() -> None:
    assert tiles("first game") == tiles(FIRST_GAME_TILES)
    assert {tile.colour for tile in tiles("first game")} == set(TILE_COLOURS)


# ---------------------------------------------------------------------------------------------------
# Flowers


def test_the_deck_of_the_generators_is_that_of_the_box() -> None:
    assert len(DECK) == 70
    assert Counter(len(card) for card in DECK if card != ANY) == {2: 45, 3: 20}


def test_the_bounds_of_flowers_follow_from_the_deck() -> None:
    """No player can have planted more than the best 18 cards bring."""
    sizes = sorted((len(card) for card in DECK), reverse=True)
    assert sizes[0] * TURNS_PER_PLAYER == sum(sizes[:TURNS_PER_PLAYER]) == MOST_FLOWERS
    for colour in "rybgw":
        of_colour = sorted((card.count(colour) or card.count(ANY) for card in DECK), reverse=True)
        assert sum(of_colour[:TURNS_PER_PLAYER]) == MOST_FLOWERS_OF_A_COLOUR


def test_the_flowers_of_the_box_are_split_evenly() -> None:
    assert FLOWERS_PER_COLOUR * len(COLOURS) == FLOWERS_IN_BOX


# ---------------------------------------------------------------------------------------------------
# Cards, scenarios, challenges


def test_there_are_24_cards_and_each_has_a_way_of_counting() -> None:
    assert list(CARDS) == list(COUNTS) == list(range(1, 25))
    assert len({card.id for card in CARDS.values()}) == 24
    assert [key for key in INFO.categories if key.startswith("ecosystem_")] == [f"ecosystem_{n}" for n in CARDS]


def test_cards_by_what_they_count() -> None:
    kinds = Counter(card.id.split("_")[0].removesuffix("s") for card in CARDS.values())
    assert kinds == {"area": 5, "tree": 8, "animal": 6, "largest": 1, "tile": 3, "full": 1}


def test_the_printed_values_of_all_cards() -> None:
    assert [card.points for card in CARDS.values()] == [
        *[3] * 5, *[2] * 5, 2, 6, 2, 7, 1, 5, 1, 4, 2, 4, 4, 4, 8, 6,
    ]  # fmt: skip


def test_five_cards_have_a_bonus_each_for_another_animal() -> None:
    bonus = {number: card.bonus for number, card in CARDS.items() if card.bonus}
    assert bonus == {12: 4, 14: 4, 18: 2, 19: 2, 23: 4}
    assert sorted(CARDS[number].bonus_animal for number in bonus) == list(range(5))
    assert all((card.bonus == 0) == (card.bonus_animal is None) for card in CARDS.values())


@pytest.mark.parametrize("letter", SCENARIOS)
def test_a_scenario_has_one_tile_of_each_colour_and_five_different_cards(letter: str) -> None:
    scenario = SCENARIOS[letter]
    laid = tiles(scenario.tiles)
    assert {tile.colour for tile in laid} == set(TILE_COLOURS)
    assert {tile.turn for tile in laid} <= set(TURNS)
    assert len(set(scenario.cards)) == CARDS_IN_PLAY == 5
    assert set(scenario.cards) <= set(CARDS)
    assert list(scenario.cards) == sorted(scenario.cards)


def test_there_are_14_scenarios_of_growing_targets() -> None:
    assert "".join(SCENARIOS) == "ABCDEFGHIJKLMN"
    assert [scenario.target for scenario in SCENARIOS.values()] == [*range(75, 140, 5), 150]
    assert [option.id for option in SCENARIO_OPTIONS] == list(SCENARIOS)


def test_scenarios_use_every_card() -> None:
    assert {card for scenario in SCENARIOS.values() for card in scenario.cards} == set(CARDS)


def test_nine_challenges_and_six_modifications_are_known() -> None:
    assert len(CHALLENGES) == 9
    assert len(set(MODIFICATIONS) - {"other"}) == 6
    assert all(challenge.least >= 1 for challenge in CHALLENGES.values())


def test_the_steps_of_the_solo_rating_grow() -> None:
    assert [least for least, _ in SOLO_RATINGS] == [80, 100, 120, 135, 150]


# ---------------------------------------------------------------------------------------------------
# Words


def test_each_colour_has_a_letter_a_name_and_an_animal() -> None:
    assert len(COLOURS) == len(ANIMALS) == 5
    assert set(LETTERS.values()) == set(range(5))
    assert [LETTERS[name[0]] for name in COLOURS] == list(range(5))


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (COLOURS, COLOUR_WORDS),
        ({key: mode.name for key, mode in MODES.items()}, {key: mode.also for key, mode in MODES.items()}),
        (TILE_COLOURS | TILE_SIDES, TILE_WORDS),
    ],
)
def test_no_word_means_two_things(names: dict[str, tuple[str, ...]], words: dict[str, tuple[str, ...]]) -> None:
    meanings: dict[str, set[str]] = {}
    for key, name in names.items():
        for word in (key, *name, *words[key]):
            meanings.setdefault(fold(word), set()).add(key)
    assert {word: keys for word, keys in meanings.items() if len(keys) > 1} == {}


def test_every_thing_has_a_french_name() -> None:
    named = [*COLOURS.values(), *ANIMALS, *TILE_COLOURS.values(), *TILE_SIDES.values()]
    named += [mode.name for mode in MODES.values()] + [card.label for card in CARDS.values()]
    assert all(name.fr and name.de for name in named)


def test_the_codes_are_told_apart() -> None:
    ids = [code.id for code in INFO.codes]
    assert len(ids) == len(set(ids))
    assert ids == sorted(ids)
