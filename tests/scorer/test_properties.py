"""The whole tool on the text of records: legal ones, broken ones, and one game typed in many ways."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from itertools import count

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from scorer.report.json import to_json
from scoring_rules.frame.board.squares import cell_names
from scoring_rules.frame.result import Item, Result
from scoring_rules.frame.typed.nodes import Span
from tests.scoring_rules.hutan import oracle
from tests.scoring_rules.hutan.boards import BREAKS, Broken, broken_tables, legal_table, record_text, seeded, tables
from tests.scoring_rules.hutan.oracle import TILES, TURNS, Fault, Table
from tests.tool import as_object, codes, errors, points, read_text, scored, told

# ---------------------------------------------------------------------------------------------------
# What was played


@given(tables())
@settings(max_examples=60)
def test_a_legal_game_is_scored_as_the_oracle_does(table: Table) -> None:
    text = record_text(table)
    found = read_text(text)
    assert codes(found) == []
    assert bool(codes(found, "warning")) == bool(oracle.doubts(table))
    result = scored(text)
    assert points(result) == {name: oracle.score(table, name) for name in table.boards}
    for player in result.players:
        wanted = {"rating": None, "scenario_reached": None} | oracle.measures(table, player.name)
        assert player.measures == wanted


@given(tables())
def test_points_exist_once_and_their_working_gives_them(table: Table) -> None:
    result = scored(record_text(table))
    for player in result.players:
        assert player.total == sum(item.points for item in items(result, player.name))
        for item in items(result, player.name):
            assert evaluate(str(item.working)) == item.points, item
            assert set(item.places) <= set(cell_names(6, 6))
            assert len(set(item.places)) == len(item.places)


def items(result: Result, name: str) -> list[Item]:
    (player,) = [each for each in result.players if each.name == name]
    return [item for category in player.categories for item in category.items]


def evaluate(working: str) -> int:
    """Return what a working comes to; a ValueError where it is not plain arithmetic."""
    return _value(ast.parse(working.translate(SIGNS), mode="eval").body)


SIGNS = str.maketrans({"×": "*", "·": "*", "−": "-", "–": "-"})


def _value(node: ast.expr) -> int:
    match node:
        case ast.Constant(int(number)):
            return number
        case ast.UnaryOp(ast.USub(), operand):
            return -_value(operand)
        case ast.BinOp(left, ast.Add(), right):
            return _value(left) + _value(right)
        case ast.BinOp(left, ast.Sub(), right):
            return _value(left) - _value(right)
        case ast.BinOp(left, ast.Mult(), right):
            return _value(left) * _value(right)
    raise ValueError(ast.dump(node))


@pytest.mark.parametrize(("working", "points"), [("14 × 2", 28), ("−2 × (3 − 1)", -4), ("1 × 8 + 2 · 4", 16), ("0", 0)])
def test_a_working_is_evaluated_as_people_do(working: str, points: int) -> None:
    assert evaluate(working) == points


@given(tables())
@settings(max_examples=15)
def test_scoring_twice_gives_the_same_bytes(table: Table) -> None:
    text = record_text(table)
    first, second = (to_json([as_object(text)], several=False).encode() for _ in range(2))
    assert first == second


# ---------------------------------------------------------------------------------------------------
# What was broken

CODES = {
    "flower_on_lake": "HUT034",
    "lake_on_land": "HUT035",
    "unknown_token": "HUT031",
    "row_length": "HUT033",
    "row_count": "HUT032",
    "area_incomplete": "HUT021",
    "area_mixed": "HUT022",
    "area_bare_flower": "HUT023",
    "area_two_animals": "HUT024",
    "island": "HUT025",
    "animal_supply": "HUT026",
    "placements": "HUT027",
    "colour_placements": "HUT028",
    "unknown_tile": "HUT003",
    "tile_colour_twice": "HUT005",
    "unknown_card": "HUT008",
    "card_twice": "HUT009",
    "card_count": "HUT010",
    "cards_missing": "HUT011",
    "cards_not_played": "HUT012",
    "scenario_mode": "HUT013",
    "player_count": "HUT016",
    "solo_players": "HUT017",
}


@given(broken_tables())
@settings(max_examples=100)
def test_one_fault_is_one_error_and_it_points_there(broken: Broken) -> None:
    assert_found(broken)


@pytest.mark.parametrize("kind", BREAKS)
def test_a_fault_of_every_kind_is_found(kind: str) -> None:
    for seed in count():
        rng = seeded(seed)
        broken = BREAKS[kind](legal_table(rng), rng)
        if broken:
            assert_found(broken)
            return


def assert_found(broken: Broken) -> None:
    text = record_text(broken.table)
    (error,) = errors(read_text(text))
    assert error.code.id == CODES[broken.fault.kind]
    assert spelled(text, error.span) == wanted(text, broken)


def spelled(text: str, span: Span) -> tuple[int, int, str]:
    """Return where a span begins, and what it covers of its first line."""
    line = text.splitlines()[span.line - 1]
    end = span.end_column if span.end_line == span.line else len(line) + 1
    return span.line, span.column, line[span.column - 1 : end - 1]


def wanted(text: str, broken: Broken) -> tuple[int, int, str]:
    """Return the word of the record that a fault has to point at."""
    fault = broken.fault
    if fault.cell:
        return row_or_token(text, fault)
    if fault.name:
        return word(text, line_of(text, f"name: {fault.name}") + 1, "board")
    if fault.kind in {"unknown_tile", "tile_colour_twice"}:
        line, column, tile = word(text, *tile_line(text, broken.table.tiles[wrong_tile(broken.table)]))
        unknown = re.search(r"green|hexagon|\bN\b", tile)
        return (line, column + unknown.start(), unknown[0]) if unknown else (line, column, tile)
    line, pattern = SETTINGS[fault.kind]
    cards = broken.table.cards
    again = [card for index, card in enumerate(cards) if card in cards[:index]]
    odd = [card for card in cards if card not in oracle.CARDS]
    return word(text, line_of(text, line), pattern.format(again=again, odd=odd))


SETTINGS = {
    "solo_players": ("mode:", "solo"),
    "player_count": ("name: Emma", "Emma"),
    "scenario_mode": ("scenario:", r"[A-N]$"),
    "cards_missing": ("mode:", "advanced|solo"),
    "card_twice": ("ecosystem:", r"(?<=, ){again[0]}\b(?!.*\b{again[0]}\b)"),
    "unknown_card": ("ecosystem:", r"\b{odd[0]}\b"),
    "card_count": ("ecosystem:", r"\[.*\]"),
    "cards_not_played": ("ecosystem:", r"\[.*\]"),
}
"""The line that a fault of the settings points at, and the word there."""


def line_of(text: str, beginning: str) -> int:
    """Return the number of the line that begins so, a dash before it aside."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.lstrip(" -").startswith(beginning))


def word(text: str, line: int, pattern: str) -> tuple[int, int, str]:
    found = re.search(pattern, text.splitlines()[line - 1])
    assert found is not None
    return line, found.start() + 1, found[0]


def row_or_token(text: str, fault: Fault) -> tuple[int, int, str]:
    line = line_of(text, f"name: {fault.name}") + 2 + "ABCDEFG".index(fault.cell[0])
    if len(fault.cell) == 1:
        return word(text, line, r"\S.*\S")
    tokens = list(re.finditer(r"\S+", text.splitlines()[line - 1]))
    token = tokens[int(fault.cell[1:]) - 1]
    return line, token.start() + 1, token[0]


def wrong_tile(table: Table) -> int:
    """Return the slot of the tile that is unknown, or the second one of its colour."""
    colours = [tile.split("_")[0] for tile in table.tiles]
    for slot, tile in enumerate(table.tiles):
        side, _, turn = tile.partition("@")
        if side not in TILES or turn not in TURNS or colours[slot] in colours[:slot]:
            return slot
    raise AssertionError(table.tiles)


def tile_line(text: str, tile: str) -> tuple[int, str]:
    """Return the last line where a tile stands, and what it looks like there."""
    typed = re.escape(tile.replace("_", " ").replace("@", " "))
    line = max(i for i, each in enumerate(text.splitlines(), 1) if re.search(rf"{typed}[,\]]", each))
    return line, rf"{typed}(?=[,\]])(?!.*{typed})"


# ---------------------------------------------------------------------------------------------------
# What makes no difference


@given(tables(), st.randoms(use_true_random=False))
def test_the_order_of_the_players_changes_no_score(table: Table, random) -> None:
    names = list(table.boards)
    random.shuffle(names)
    shuffled = table._replace(boards={name: table.boards[name] for name in names})
    before, after = scored(record_text(table)), scored(record_text(shuffled))
    assert [player.name for player in after.players] == names
    assert sorted(before.players, key=by_name) == sorted(after.players, key=by_name)


def by_name(player: object) -> str:
    return player.name  # type: ignore[attr-defined]


@given(tables())
def test_turning_the_whole_board_changes_no_points(table: Table) -> None:
    assert points(scored(record_text(turned(table)))) == points(scored(record_text(table)))


def turned(table: Table) -> Table:
    """Return a table whose tiles and boards are turned by a quarter, clockwise, without its scenario."""
    top_left, top_right, bottom_left, bottom_right = (quarter(tile) for tile in table.tiles)
    return table._replace(
        tiles=[bottom_left, top_left, bottom_right, top_right],
        boards={
            name: [list(column) for column in zip(*reversed(rows), strict=True)] for name, rows in table.boards.items()
        },
        scenario=None,
    )


def quarter(tile: str) -> str:
    side, _, turn = tile.partition("@")
    return f"{side}@{TURNS[(TURNS.index(turn) + 1) % 4]}"


# ---------------------------------------------------------------------------------------------------
# One game, typed in many ways


def loaded(text: str) -> dict:
    return yaml.load(text, yaml.BaseLoader)  # noqa: S506 - it makes strings only


def dumped(record: dict) -> str:
    return yaml.safe_dump(record, sort_keys=False, allow_unicode=True, width=1000)


def as_json(record: dict) -> str:
    return json.dumps(record, ensure_ascii=False, indent=1)


def rows_in_a_list(record: dict) -> str:
    for player in record["players"]:
        player["board"] = player["board"].splitlines()
    return dumped(record)


def plain_lines(record: dict) -> str:
    lines = dumped({key: value for key, value in record.items() if key != "players"}) + "players:\n"
    for player in record["players"]:
        rows = player["board"].strip().splitlines()
        lines += f"  - name: {player['name']}\n    board:\n" + "".join(f"      {row}\n" for row in rows)
    return lines


def players_in_a_map(record: dict) -> str:
    players = {player["name"]: {"board": player["board"]} for player in record["players"]}
    return dumped({**record, "players": players})


def boards_under_the_names(record: dict) -> str:
    players = {player["name"]: player["board"] for player in record["players"]}
    return dumped({**record, "players": players})


def windows_lines(record: dict) -> str:
    return "\ufeff" + dumped(record).replace("\n", "\r\n")


def loud(record: dict) -> str:
    for player in record["players"]:
        player["board"] = player["board"].upper()
    words = {"game": "GAME", "mode": "Mode", "players": "Joueurs", "tiles": "TUILES", "ecosystem": "Écosystème"}
    return dumped({words.get(key, key): value for key, value in record.items()})


def other_signs(record: dict) -> str:
    """Every other way to type a cell: `--` and `-` empty, `o` the lake, `r.` a flower, `j` and `c`."""
    for player in record["players"]:
        rows = [[OTHER_SIGNS.get(token, token) for token in row.split()] for row in player["board"].splitlines()]
        player["board"] = "\n".join("\t".join(row) for row in rows)
    return dumped(record)


OTHER_SIGNS = {
    ".": "—", "~": "o", "r": "r.", "y": "j.", "yT": "jt", "yA": "JA", "w": "c", "wT": "ｃＴ", "b": "B.", "gT": "Gt",
}  # fmt: skip


def words_without_brackets(record: dict) -> str:
    if "tiles" in record:
        record["tiles"] = " / ".join(", ".join(row) for row in record["tiles"])
    if "ecosystem" in record:
        record["ecosystem"] = " ".join(record["ecosystem"])
    return dumped(record)


WAYS: list[Callable[[dict], str]] = [
    dumped,
    as_json,
    rows_in_a_list,
    plain_lines,
    players_in_a_map,
    boards_under_the_names,
    windows_lines,
    loud,
    other_signs,
    words_without_brackets,
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@given(table=tables())
@settings(max_examples=8)
def test_a_game_has_one_score_however_it_is_typed(way: Callable[[dict], str], table: Table) -> None:
    text = record_text(table)
    typed = way(loaded(text))
    assert typed != text
    assert [told(each) for each in errors(read_text(typed))] == []
    assert scored(typed) == scored(text)
