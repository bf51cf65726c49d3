"""What is drawn of a reserve, in text and as a picture; lists of tiles that grow; records begun anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from scoring_rules.habitats.picture import picture
from scoring_rules.habitats.sketch import sketch
from scoring_rules.habitats.verdicts import verdicts
from scoring_rules.picture import texts
from tests.scoring_rules.habitats.reserves import record, seeded, some_park
from tests.tool import read_text

TEXT = (Path(__file__).with_name("twenty-five.yaml")).read_text("utf-8")
EXAMPLES = Path(__file__).parents[3] / "examples" / "habitats"


def test_a_sketch_shows_what_scores_under_animals_gates_and_camps() -> None:
    table = read_text(TEXT).table
    assert sketch(table, 0)[:5] == (
        "  1   2   3   4   5   6",
        "A .   gat zeb imp lG  ga2",
        "      ·   ·   ✓       ✓",
        "B .   lio gor rhi cro war",
        "      ✓   ·   ✓   ·   ·",
    )
    plain = sketch(table, 0, frozenset({"B2"}), plain=True)
    assert plain[3:5] == ("B  .    [lio]  gor   rhi   cro   war", "         y     n     y     n     n")
    assert all(line.isascii() for line in plain)


@pytest.mark.parametrize("seed", range(20))
def test_drawings_of_any_reserve_fit(seed: int) -> None:
    table = read_text(record([some_park(seeded(seed), 25)])).table
    for marked in (frozenset(), frozenset({"A1", "B2"})):
        assert max(map(len, sketch(table, 0, marked))) <= 60
        drawn = picture(table, 0, marked)
        assert drawn.width > 50
        assert {str(sample.text) for sample in drawn.legend} >= {"scores", "gives nothing", "border"}
    assert len(verdicts(table, 0)) == sum(
        len(table.seats[0].board.kinds[kind]) for kind in ("animal", "gate", "camp")
    )


def test_a_picture_has_the_words_and_numbers_of_the_tiles() -> None:
    drawn = picture(read_text(TEXT).table, 0)
    shown = {str(text) for text in texts(drawn.shapes)}
    assert shown >= {"lio", "3GF", "6", "1/1", "A", "1", "GW"}
    assert "animal lio at B2 scores" in str(drawn.alternative)


def test_a_score_in_text_is_shown_with_the_grid(run) -> None:
    Path("game.yaml").write_text(TEXT, "utf-8")
    out = run("score", "game.yaml").out
    assert out.index("gat zeb imp") < out.index("Watchtowers")
    assert "gat zeb" not in run("score", "game.yaml", "--no-board").out


def test_tiles_are_collected_into_a_file_that_grows(run) -> None:
    Path("game.yaml").write_text(TEXT, "utf-8")
    first = run("cards", "habitats", "--add", "game.yaml", "--to", "mine.yaml")
    assert (first.status, first.out[:24]) == (0, "added to mine.yaml: lio,")
    assert Path("mine.yaml").read_text("utf-8").startswith("tiles:\n  lio: animal D GGGF 6\n")
    assert run("check", "mine.yaml").status == 0
    again = run("cards", "habitats", "--add", "game.yaml", "--to", "mine.yaml").out
    assert again.startswith("nothing was added to mine.yaml; there already")
    rows = TEXT[TEXT.index("players:") :]
    Path("other.yaml").write_text(f"game: habitats\nedition: bga\ntiles: mine.yaml\n{rows}", "utf-8")
    assert run("score", "other.yaml", "-q").out == run("score", "game.yaml", "-q").out


@pytest.mark.parametrize("there", ["{lio: flower F}\n", "- a\n"])
def test_a_file_that_is_no_list_of_lines_is_not_touched(run, there: str) -> None:
    Path("game.yaml").write_text(TEXT, "utf-8")
    Path("mine.yaml").write_text(there, "utf-8")
    ran = run("cards", "habitats", "--add", "game.yaml", "--to", "mine.yaml")
    assert (ran.status, ran.out) == (2, "")
    assert Path("mine.yaml").read_text("utf-8") == there


@pytest.mark.parametrize("name", ["three-parks", "deux-parcs"])
def test_a_record_from_an_old_one_keeps_edition_and_tiles(run, name: str) -> None:
    text = run("new", "habitats", "--from", str(EXAMPLES / f"{name}.yaml")).out
    old = run("check", str(EXAMPLES / f"{name}.yaml"))
    assert old.status == 0
    found = read_text(text)
    assert not found.has_errors
    assert "ent" in found.table.tiles
    assert len(found.table.tiles) > 10
