"""Forests as people type them: short and long form, names in three languages, symbols, boxes, sides."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from scorer.scoring.score import score
from tests.paths import CASES
from tests.scoring_rules.forest_shuffle.reading import ALL, players, points, read_typed, record, table, wrong

RECORDS = CASES / "forest_shuffle"
LONG = """game: forest_shuffle
boxes: alpine
players:
  - name: Anna
    forest:
      - oak: {top: red_squirrel (beech), bottom: [common_toad (oak), common_toad (beech)], left: european_hare x2, right: wolf (silver_fir)}
      - beech x3
      - sapling: {left: gnat (birch)}
"""
SHORT = """game: forest_shuffle
boxes: alpine
players:
  Anna: |
    chêne: écureuil, crapaud x2, Feldhase x2, loup
    Buche x3   # three of them
    pousse: moustique
    = 12 cards 5 hosts
"""


def test_short_and_long_form_give_the_same() -> None:
    one, other = players(SHORT)[0], players(LONG)[0]
    assert one.total == other.total
    assert one.measures == other.measures
    assert [each.points for each in one.categories] == [each.points for each in other.categories]


MOST_SIGNS = 900
"""Of a forest of 40 cards in its short form."""


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.expected.yaml")), ids=lambda path: path.name)
def test_every_legal_case_in_its_short_form_gives_the_same(path: Path) -> None:
    """Sides and symbols are left out where that is allowed: what is left of a case has the same total."""
    text = path.with_name(path.name.replace(".expected", "")).read_text("utf-8")
    if yaml.safe_load(path.read_text("utf-8"))["verdict"] != "score":
        pytest.skip("an error")
    typed = yaml.safe_load(text)
    for player in typed["players"]:
        if player.get("forest"):
            player["forest"] = "\n".join(_short(entry) for entry in player["forest"]) + "\n"
            assert len(player["forest"]) <= MOST_SIGNS
    again = json.dumps(typed)
    assert [each.total for each in players(again)] == [each.total for each in players(text)]


def _short(entry: object) -> str:
    if isinstance(entry, str):
        return entry
    assert isinstance(entry, dict)
    ((host, slots),) = entry.items()
    cards = [card for slot in slots.values() for card in ([slot] if isinstance(slot, str) else slot)]
    return f"{host}: {', '.join(cards)}"


@pytest.mark.parametrize(
    "forest",
    [
        "oak: hare, hare\n",
        "oak: hare x2\n",
        "oak:hare x2",
        "# a comment\n\noak : hare x2 # another\n",
        "Eiche: Feldhase ×2",
        "chêne: lièvre d’Europe x2",
    ],
)
def test_two_hares_are_two_hares_however_they_are_typed(forest: str) -> None:
    assert points(record(forest, "base"))["european_hare"] == 4


@pytest.mark.parametrize(
    "entries",
    [
        "- oak: hare x2",
        "- oak: [hare, hare]",
        "- oak: {left: hare x2}",
        "- oak: {left: [hare, hare]}",
        "- oak: {gauche: hare, droite: hare}",
        "- oak:\n          left: hare x2",
        "- oak:\n        left: hare x2",
        "- {name: oak, left: hare x2}",
        "- {name: oak, items: [hare, hare]}",
        "oak: hare x2",
        "oak: {left: hare x2}",
        '"oak: hare x2"',
        '- "oak: hare x2"',
        "- oak: hare x2\n      - ",
    ],
)
def test_forms_of_a_list_that_a_player_may_type(entries: str) -> None:
    text = f"game: forest_shuffle\nplayers:\n  - name: Anna\n    forest:\n      {entries}\n"
    assert points(text)["european_hare"] == 4


def test_open_sides_are_laid_as_the_cards_allow() -> None:
    host = table(record("oak: gnat, roe deer (beech)", "base")).seats[0].board.hosts[0]
    assert [face.printing.kind.id for face in host.left] == ["gnat"]
    assert [face.printing.side for face in (*host.left, *host.right)] == ["left", "right"]


@pytest.mark.parametrize(
    ("hares", "left", "right"),
    [
        ("european hare (oak), european hare (beech)", ["oak", "beech"], []),
        ("european hare (sycamore), european hare (sycamore)", [], ["sycamore", "sycamore"]),
        ("european hare (oak), european hare (sycamore), european hare (beech)", ["oak", "beech"], ["sycamore"]),
        ("european hare (oak), european hare (beech), red fox (oak)", ["oak", "beech"], ["oak"]),
    ],
)
def test_hares_share_a_side_where_they_are_printed_for_the_same(hares: str, left: list[str], right: list[str]) -> None:
    host = table(record(f"oak: {hares}", "base")).seats[0].board.hosts[0]
    assert [[face.printing.symbol for face in slot] for slot in (host.left, host.right)] == [left, right]


@pytest.mark.parametrize(
    ("hares", "note"),
    [
        ("hare, hare", "is taken to be on a side of its own"),
        ("hare, hare, hare", "is taken to share one side"),
        ("hare x2", ""),
        ("hare (oak), hare (beech)", ""),
        ("hare (oak), hare (sycamore)", ""),
    ],
)
def test_it_is_said_which_side_hares_were_taken_for_where_a_marten_scores_by_it(hares: str, note: str) -> None:
    def notes(text: str) -> list[str]:
        found = read_typed(text)
        assert found.game is not None
        said = score(found.game, found.record, found.table).notes
        return [str(each) for each in said if "is taken to" in str(each)]

    forest = f"oak: mole, chaffinch, {hares}"
    assert notes(record(forest, "base")) == []
    assert [note in said for said in notes(record(f"{forest}\nbeech: beech marten", "base"))] == [True] * bool(note)


def test_which_side_a_card_is_on_depends_on_all_other_cards() -> None:
    """Both left raccoons are typed, so two raccoons across from each other cannot be one of them."""
    legal = "oak: {left: raccoon (silver fir)}, birch: {left: raccoon (douglas fir)}"
    text = f"game: forest_shuffle\nplayers: {{Anna: {{forest: {{{legal}, beech: [raccoon, raccoon]}}}}}}\n"
    assert wrong(text) == ["FOR026"]
    assert wrong(text.replace("[raccoon, raccoon]", "[raccoon, gnat]")) == []


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        ("alpine", ("base", "alpine")),
        ("[base, alpine]", ("base", "alpine")),
        ("Lisière de forêt, promo", ("base", "woodland_edge", "promo")),
        (ALL, ("base", "alpine", "woodland_edge", "exploration", "promo")),
        ("Waldrand Entdeckungen", ("base", "woodland_edge", "exploration")),
    ],
)
def test_boxes_are_named_in_any_language(boxes: str, expected: tuple[str, ...]) -> None:
    assert table(record("oak", boxes)).settings.boxes == expected


def test_a_name_with_a_female_sign_is_a_card_of_its_own() -> None:
    text = record("oak: Wild Boar, Wild Boar ♀")
    assert {"wild_boar", "female_wild_boar"} <= points(text).keys()


def test_symbols_settle_what_was_left_out_and_are_said() -> None:
    forest = "beech: chaffinch, hedgehog, hare, roe deer (beech)"
    assert wrong(record(forest, "base")) == ["FOR031"]
    scored = players(record(forest, "base", "symbols: {hêtre: 4}\n"))[0]
    (item,) = [i for c in scored.categories for i in c.items if i.rule == "forest_shuffle.roe_deer"]
    assert (item.points, item.working) == (12, "3 × 4")
    assert "as counted on the table" in str(item.label)
    assert item.places == ("1 beech", "1 beech: right")  # only what is sure to show it


def test_a_number_of_symbols_tells_which_roe_deer_it_is() -> None:
    forest = "linden: {left: roe deer}"
    text = f"game: forest_shuffle\nplayers:\n  - name: Anna\n    forest:\n      - {forest}\n"
    assert wrong(text) == ["FOR031"]
    settled = text + "    symbols: {linden: 2}\n"
    assert points(settled)["roe_deer"] == 6
    assert points(text + "    symbols: {linden: 1}\n")["roe_deer"] == 3


def test_all_five_roe_deer_need_no_symbols() -> None:
    forest = "linden: roe deer, roe deer\nsapling: roe deer, roe deer\nsapling: roe deer\nbeech"
    assert points(record(forest, "base"))["roe_deer"] == 3 * 7


def test_a_player_with_counts_has_no_total_and_others_are_ranked() -> None:
    text = record("linden x2", "base") + "  - name: Ben\n    counts: {tilleuls: 3}\n  - name: Cléo\n    counted: 5\n"
    found = players(text)
    assert [(each.name, each.total, each.rank) for each in found] == [("Anna", 2, 2), ("Cléo", 5, 1)]
    assert wrong(text) == []  # Ben has more lindens already, whatever Cléo has
    assert wrong(text.replace("tilleuls: 3", "tilleuls: 2")) == ["FOR043"]


def test_an_empty_forest_is_legal() -> None:
    text = "game: forest_shuffle\nplayers:\n  - name: Anna\n    forest: []\n"
    assert wrong(text) == ["REC034"]
    assert players(text)[0].total == 0


def test_one_slip_gives_one_error() -> None:
    forest = "oak: squirel, toad x2\nbirch: lynx, hare x2"
    found = read_typed(record(forest, "base")).diagnostics
    assert [(each.code.id, each.span.line, each.span.column) for each in found] == [("FOR011", 6, 12)]
