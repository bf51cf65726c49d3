"""Points counted by hand: what no board can give is refused at its number, what some board gives never is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import yaml

from scoring_rules import GAMES, load_game
from tests.paths import CASES
from tests.tool import codes, errors, read_text, scored


def legal_cases() -> Iterator[tuple[str, str]]:
    for game in GAMES:
        for path in sorted((CASES / game).glob("*.expected.yaml")):
            if yaml.safe_load(path.read_text("utf-8"))["verdict"] == "score":
                yield game, path.name.replace(".expected", "")


@pytest.mark.parametrize(("game", "name"), list(legal_cases()))
def test_what_a_board_scored_can_be_counted_by_hand(game: str, name: str) -> None:
    text = (CASES / game / name).read_text("utf-8")
    table = read_text(text, folder=CASES / game).table
    numbers = load_game(game).numbers(table)
    impossible = [
        (player.name, category.id, category.points)
        for player in scored(text, folder=CASES / game).players
        for category in player.categories
        if player.checked and category.id in numbers and not numbers[category.id].allow(category.points)
    ]
    assert impossible == []


HEADS = {
    "hutan": "mode: advanced\necosystem: 12 14 23 6 24",
    "double": "mode: standard\nmodification: double_negative",
    "family": "mode: family",
    "other": "mode: standard\nmodification: other",
    "hortis": "recipes: [16, 17]\ntarget: 60",
    "hexfolk": "turn: A",
    "islands": "turn: A\nextensions: [Islands]",
    "off": "turn: A\noptions: {special_awards: no}",
    "forest_shuffle": "",
    "habitats": "edition: allplay",
    "cwali": "edition: cwali",
}
GAME_OF = {
    "double": "hutan", "family": "hutan", "other": "hutan", "islands": "hexfolk", "off": "hexfolk", "cwali": "habitats"
}  # fmt: skip


def counted(head: str, points: str) -> str:
    game = GAME_OF.get(head, head)
    return f"game: {game}\n{HEADS[head]}\nplayers:\n  - name: A\n    counted: {{{points}}}\n"


@pytest.mark.parametrize(
    ("head", "points", "remedy"),
    [
        ("hutan", "trees: 33", "possible: 32, 34; for 33 of them type 66"),
        ("hutan", "trees: 330", "possible: 72"),
        ("hutan", "animals: 10", "possible: 9, 12"),
        ("hutan", "unfinished areas: 6", "possible: −6"),
        ("hutan", "unfinished areas: -5", "possible: −6, −4"),
        ("hutan", "ecosystem_12: 8", "possible: 6, 10"),
        ("hutan", "ecosystem_23: 60", "possible: 44"),
        ("hutan", "ecosystem_7: 4", "card 7 is not in play, the cards are 12, 14, 23, 6, 24; possible: 0"),
        ("family", "unfinished areas: -2", "possible: 0"),
        ("family", "ecosystem_7: 4", "no cards are in play in this mode; possible: 0"),
        ("double", "unfinished areas: -6", "possible: −8, −4"),
        ("hortis", "squirrel: 3", "possible: −3; for 3 of them type −4"),
        ("hortis", "squirrel: -6", "possible: −5"),
        ("hortis", "oranges: 1", "possible: 0, 2"),
        ("hortis", "recipe_5: 4", "recipe 5 is not in play, the recipes are 16, 17; possible: 0"),
        ("hexfolk", "cities: 3", "possible: 2, 4; for 3 of them type 6"),
        ("hexfolk", "settlements: 6", "possible: 5"),
        ("hexfolk", "victory cards: -1", "possible: 0"),
        ("hexfolk", "longest road: 7", "possible: 0, 2"),
        ("hexfolk", "total: -1", "possible: 0"),
        ("off", "largest army: 2", "the special awards are off; possible: 0"),
        ("forest_shuffle", "cave: -2", "possible: 0"),
        ("forest_shuffle", "shrubs: 4", "possible: 0"),
        ("habitats", "animals: -3", "possible: 0"),
        ("cwali", "gates: 1", "possible: 0, 2"),
        ("cwali", "camps: 3", "the Cwali edition has no camps; possible: 0"),
    ],
)
def test_what_no_board_can_give_is_refused_at_its_number(head: str, points: str, remedy: str) -> None:
    found = read_text(counted(head, points))
    (error,) = errors(found)
    assert error.code.id == "REC029"
    key, number = points.split(": ")
    assert error.path == f"players[0].counted.{key}"
    assert error.span.end_column - error.span.column == len(number)
    assert remedy in str(error.help)


@pytest.mark.parametrize(
    ("head", "points"),
    [
        ("hutan", "trees: 32, animals: 12, completed areas: 14, unfinished areas: -6, ecosystem_12: 16"),
        ("hutan", "ecosystem_14: 18, ecosystem_23: 20, ecosystem_6: 0, ecosystem_24: 12, ecosystem_7: 0"),
        ("other", "trees: 33, unfinished areas: 6, ecosystem_7: 5"),
        ("double", "unfinished areas: -12"),
        ("hortis", "oranges: 46, lemons: 65, limes: 2, squirrel: -1, recipe_16: -3"),
        ("islands", "settlements: 6, cities: 12, victory cards: 7"),
        ("forest_shuffle", "61"),
        ("cwali", "gates: 5, flowers: 3"),
    ],
)
def test_what_a_board_can_give_is_taken(head: str, points: str) -> None:
    text = counted(head, points) if ":" in points else counted(head, "").replace("{}", points)
    assert codes(read_text(text)) == []


def test_without_recipes_in_the_record_any_may_have_been_played() -> None:
    assert codes(read_text("game: hortis\nplayers:\n  - {name: A, counted: {oranges: 9, recipe_5: 4}}\n")) == []


def test_a_card_is_not_called_out_of_play_where_the_cards_cannot_be_read() -> None:
    text = counted("hutan", "trees: 32, ecosystem_12: 6").replace("12 14 23 6 24", "12 14 23 6 99")
    assert codes(read_text(text)) == ["HUT008"]


TWO = "game: hexfolk\nturn: A\n{head}players:\n  - {{name: A, {a}}}\n  - {{name: B, {b}}}\n"
BOARD = "settlements: [A1.N, C1.S], roads: [A1/NE, C1/SW], knights: 4"


@pytest.mark.parametrize(
    ("head", "a", "b", "found"),
    [
        ("", "counted: {longest road: 2}", "counted: {longest road: 2}", ["REC029"]),
        ("", "counted: {longest road: 2}", "counted: {longest road: 0, largest army: 2}", []),
        ("", BOARD, "counted: {largest army: 2}", ["REC029"]),
        ("holders: {largest_army: B}\n", BOARD, "counted: {largest army: 2}", []),
        ("", "counted: {largest army: 2}", BOARD, ["REC029"]),
    ],
)
def test_one_player_has_an_award(head: str, a: str, b: str, found: list[str]) -> None:
    record = read_text(TWO.format(head=head, a=a, b=b))
    assert codes(record) == found
    assert [each.path.endswith(("road", "army")) for each in errors(record)] == [True] * len(found)


def test_a_group_may_play_otherwise() -> None:
    text = counted("hutan", "trees: 33").replace("mode:", "allow: [REC029]\nmode:")
    assert scored(text).players[0].total == 33
