"""How a forest is explained: places by their names in the language spoken, comparisons with who and of what."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.scoring_rules.forest_shuffle.reading import record
from tests.tool import Ran

TWO = """
game: forest_shuffle
boxes: woodland_edge
players:
  - name: Ann
    forest: |
      linden: woodpecker
      beech: chaffinch, violet carpenter bee
      elderberry: dormouse, barbastelle
      horse chestnut: violet carpenter bee
  - name: Ben
    forest: |
      linden x2
      linden: violet carpenter bee
"""
COUNTED = """
game: forest_shuffle
players:
  - name: Ann
    symbols: {linden: N}
    forest: |
      linden: woodpecker, tree frog, wolf, roe deer (linden)
"""
TIE = """
game: forest_shuffle
players:
  - name: Ann
    forest: |
      birch
      sapling
  - name: Bob
    forest: |
      birch
"""


@pytest.fixture
def explained(run: Callable[..., Ran]) -> Callable[..., str]:
    """Return what runs `explain` and returns its words with single blanks."""
    return lambda text, *options: " ".join(
        run("explain", "-", *options, stdin=text).out.replace("\N{NO-BREAK SPACE}", " ").split()
    )


def test_places_are_said_by_their_names(explained: Callable[..., str]) -> None:
    assert "counts: no. 4 Horse Chestnut, no. 4 Horse Chestnut: right" in explained(TWO)
    assert "[no. 4 Horse Chestnut]: → [Violet Carpenter Bee]" in explained(TWO)
    french = explained(TWO, "--lang", "fr")
    assert "n° 4 Marronnier commun, n° 4 Marronnier commun : droite" in french
    assert "[n° 4 Marronnier commun] : → [Xylocope violet]" in french
    assert "no. 4 Kastanie: rechts" in explained(TWO, "--names", "de")


def test_json_keeps_the_places_of_the_interface(run: Callable[..., Ran]) -> None:
    for lang in ("en", "fr"):
        ran = run("score", "-", "--format", "json", "--lang", lang, stdin=TWO)
        items = [item for each in ran.json["players"][0]["categories"] for item in each["items"]]
        (chestnut,) = [item for item in items if item["rule"] == "forest_shuffle.horse_chestnut"]
        assert chestnut["places"] == ["4 horse chestnut", "4 horse chestnut: right"]


def test_a_comparison_says_who_has_how_many_of_what(explained: Callable[..., str]) -> None:
    shown = explained(TWO)
    assert "Linden, 1 linden, not the most; Ben has 4 (3 lindens + 1 bee)" in shown
    assert "Woodpecker, 5 (3 trees + 2 bees), the most; Ben has 4 (3 trees + 1 bee)" in shown
    assert "Linden, 4 (3 lindens + 1 bee), the most; Ann has 1 linden" in shown


def test_what_does_not_score_at_a_shrub_says_so(explained: Callable[..., str]) -> None:
    assert "0 opposite a bat at a tree (at a shrub, where it scores nothing: 1)" in explained(TWO)
    assert "Chaffinch, 1 is on a beech" in explained(TWO)
    assert "Pinson des arbres, 1 posé sur un hêtre" in explained(TWO, "--lang", "fr")


def test_where_nothing_lies_no_rules_are_told(explained: Callable[..., str]) -> None:
    empty = "game: forest_shuffle\nplayers:\n  - name: Ann\n    forest: []\n"
    assert re.findall(r"rule (\S+):", explained(empty)) == ["forest_shuffle.cave"]
    assert "bat cave" not in explained(empty)


@pytest.mark.parametrize(("n", "more"), [(2, 0), (4, 2)])
def test_only_what_is_sure_to_show_a_symbol_is_listed(run: Callable[..., Ran], n: int, more: int) -> None:
    ran = run("score", "-", "--format", "json", stdin=COUNTED.replace("N", str(n)))
    items = [item for each in ran.json["players"][0]["categories"] for item in each["items"]]
    (deer,) = [item for item in items if item["rule"] == "forest_shuffle.roe_deer"]
    assert len(deer["places"]) == n - more == 2
    assert ("of them on cards whose symbols are not typed" in deer["label"]) == bool(more)
    assert f"{n} with the symbol linden as counted on the table" in deer["label"]


def test_a_tie_mentions_the_other_ruling(run: Callable[..., Ran]) -> None:
    notes = run("score", "-", "--format", "json", stdin=TIE).json["notes"]
    assert "sources differ: with `tie: most_cards` Ann wins the tie, with 2 cards in the forest" in notes
    ruled = run("score", "-", "--format", "json", "--reading", "tie=most_cards", stdin=TIE).json
    assert "sources differ: with `tie: shared` Ann, Bob share the victory" in ruled["notes"]
    even = run("score", "-", "--format", "json", stdin=TIE.replace("      sapling\n", "")).json
    assert not any("tie" in note for note in even["notes"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_template_speaks_of_the_pieces_of_its_game(run: Callable[..., Ran], lang: str) -> None:
    shown = run("new", "forest_shuffle", "--lang", lang).out
    assert ("= 19 cards 24 cost 3 Beech" if lang == "en" else "= 19 cartes 24 de coût 3 hêtre") in shown
    assert "16 " not in shown
    assert ("hêtre: pinson" if lang == "fr" else "beech: chaffinch") in shown
    assert ("symboles:" if lang == "fr" else "symbols:") in shown


def test_what_was_read_from_a_part_of_a_name_is_said_back(run: Callable[..., Ran]) -> None:
    text = record("oak: marten, red squirrel\nbeech: squirrel", "base")
    assert "│ marten = Beech Marten · squirrel = Red Squirrel" in run("check", "-", stdin=text).out
