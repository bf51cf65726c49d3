"""Slips in a forest: what is plain is taken, what is not is said once, in words that mend it."""

from __future__ import annotations

import pytest

from scorer.reading.read import Read
from tests.scoring_rules.forest_shuffle.reading import players, read_typed, record, table, wrong
from tests.tool import codes, errors, read_text

TAKEN = [
    "beech：chaffinch, hedgehog",
    "beech: chaffinch; hedgehog",
    "beech: chaffinch / hedgehog",
    "beech: chaffinch & hedgehog",
    "beech: chaffinch + hedgehog",
    "beech: chaffinch and hedgehog",
    "beech: chaffinch, et hedgehog",
    "• beech: chaffinch, hedgehog",
    "- beech: chaffinch, hedgehog",
    '"beech": "chaffinch", «hedgehog»',
]
UNREADABLE = {
    "beech chaffinch, hedgehog": "beech: chaffinch, hedgehog",
    "oak - chaffinch": "oak: chaffinch",
    "oak, chaffinch": "oak: chaffinch",
    "wild boar": None,
    "beech: moss gnat": "moss, gnat",
    "beech: european hare wolf moss": "european hare, wolf, moss",
    "beech: hare x2 (linden)": "hare (linden) x2",
    "beech: roe deer @base (beech)": "roe deer (beech) @base",
    "beech: roe deer [beech]": "roe deer (beech)",
    "beech: roe deer (beech": "roe deer (beech)",
    "beech: hare (linden x2": "hare (linden) x2",
    "birch, birch": "birch x2",
}


@pytest.mark.parametrize("line", TAKEN)
def test_where_the_meaning_is_plain_it_is_taken(line: str) -> None:
    (host,) = table(record(line)).seats[0].board.hosts
    assert [face.printing.kind.id for slot in host.slots for face in slot] == ["chaffinch", "hedgehog"]


@pytest.mark.parametrize(("line", "mended"), [each for each in UNREADABLE.items() if each[1]])
def test_a_missing_sign_is_named(line: str, mended: str) -> None:
    (found,) = read_typed(record(line)).diagnostics
    assert found.code.id == "FOR017"
    assert f"`{mended}`" in str(found.help)


def test_a_card_that_is_no_host_is_no_missing_sign() -> None:
    assert wrong(record("wild boar")) == ["FOR014"]


@pytest.mark.parametrize("slip", ["squirel", "oak", "deer", "hare x0", "alpine marmot", "moss (palm)", "hare )"])
def test_a_slip_in_a_forest_says_nothing_of_counts(slip: str) -> None:
    text = record(f"oak: fireflies, {slip}", "base") + "  - name: Ben\n    forest: |\n      linden: woodpecker\n"
    assert len(wrong(text)) == 1
    assert "FOR043" not in wrong(text)


def test_where_nothing_is_typed_for_a_player_that_is_said_alone() -> None:
    assert wrong(record("linden: woodpecker", "base") + "  - name: Ben\n") == ["FOR041"]


@pytest.mark.parametrize(
    ("counts", "warned"),
    [("{lindens: 3, trees: 3}", []), ("{lindens: 1, trees: 3}", ["FOR043"]), ("{trees: 3}", ["FOR043"] * 2)],
)
def test_a_count_is_asked_for_only_where_points_can_depend_on_it(counts: str, warned: list[str]) -> None:
    others = f"  - name: Xu\n    counts: {counts}\n  - name: Cy\n    counted: 10\n"
    assert wrong(record("linden", "base") + others) == warned


@pytest.mark.parametrize("symbols", ["{lindn: 2}", "[linden 2]", "{linden: x}"])
def test_a_slip_in_the_symbols_is_said_once(symbols: str) -> None:
    text = record("linden: woodpecker, tree frog, wolf, roe deer (linden)", "base", f"symbols: {symbols}\n")
    assert len(wrong(text)) == 1


@pytest.mark.parametrize("word", ["butterfly", "papillons", "Pilz", "bird"])
def test_a_type_is_no_card(word: str) -> None:
    (found,) = read_typed(record(f"oak: {word}", "base")).diagnostics
    assert found.code.id == "FOR012"
    assert "type one of" in str(found.help)


@pytest.mark.parametrize("boxes", ["base", "exploration"])
def test_the_singular_of_a_plural_name_is_that_card(boxes: str) -> None:
    (host,) = table(record("oaks: firefly, tawny owls", boxes)).seats[0].board.hosts
    assert [face.printing.kind.id for face in host.bottom] == ["fireflies"]


def test_a_word_that_fits_in_the_language_of_the_record_wins() -> None:
    text = record("oak: pipistrelle", "alpine woodland_edge")
    assert wrong(text) == ["FOR012"]
    assert wrong(f"language: fr\n{text}") == []


@pytest.mark.parametrize(
    "cave", ["bat cave 3", "{bat cave: 3}", "3 grotte aux chauves-souris", "{type: bat cave, cards: 3}"]
)
def test_a_cave_may_be_typed_by_its_name(cave: str) -> None:
    text = record("oak", "exploration", f"cave: {cave}\n")
    assert (table(text).seats[0].board.cave_kind, table(text).seats[0].board.cave) == ("bat_cave", 3)


def test_a_number_of_cards_may_be_called_so() -> None:
    board = table(record("oak", "exploration", "cave: 3 cartes\n")).seats[0].board
    assert (board.cave_kind, board.cave) == ("cave", 3)


@pytest.mark.parametrize("game", ["Forêt Mixte", "Mischwald", "forest-shuffle"])
def test_the_game_may_be_named_as_on_its_box(game: str) -> None:
    assert players(record("oak").replace("forest_shuffle", game))


@pytest.mark.parametrize(("line", "card"), [("oak: beech", "Beech"), ("oak: chestnut", "Horse Chestnut")])
def test_the_whole_name_of_a_tree_is_no_part_of_that_of_a_card_around_it(line: str, card: str) -> None:
    (found,) = read_typed(record(line)).diagnostics
    assert (found.code.id, str(found.label)) == ("FOR014", f"{card} is a host: it never goes around another card")


def of_two(forest: str) -> Read:
    """Return a record in which A has a forest and B none that is typed."""
    return read_text(
        "game: forest_shuffle\nplayers:\n  - name: A\n    forest: |\n"
        + "".join(f"      {line}\n" for line in forest.splitlines())
        + "  - {name: B, counted: 3}\n"
    )


@pytest.mark.parametrize(
    "forest", ["beech: hare x12", "beech: hare x30", "sapling: wood ant\n" * 9, "sapling: hare x9\n" * 2]
)
def test_too_many_of_a_card_are_told_once(forest: str) -> None:
    assert codes(of_two(forest)) == ["FOR025"]


def test_halves_of_one_name_are_counted_and_not_repeated() -> None:
    (label,) = (str(each.label) for each in errors(of_two("beech: hare x11")))
    assert label == "7 × European Hare of A: these 7 halves are only on 6 physical cards"


@pytest.mark.parametrize(
    "boxes", ["Alpes et lisière", "Alpine and Woodland Edge", "alpine, woodland_edge", "Alpen und Waldrand"]
)
def test_boxes_on_the_command_line_are_joined_as_in_a_record(run, boxes: str) -> None:
    found = read_text(run("new", "forest_shuffle", "--boxes", boxes).out)
    assert found.table.settings.boxes == ("base", "alpine", "woodland_edge")
