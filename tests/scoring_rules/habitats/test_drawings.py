"""What is drawn of a reserve, in text and as a picture; lists of tiles that grow; records begun anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorer.drawing.pen import Usual
from scorer.drawing.plain_shapes import labels
from scoring_rules.frame.board.picture import Caption, flat, texts
from scoring_rules.frame.board.picture import Path as Drawn
from scoring_rules.frame.language.text import ENGLISH
from scoring_rules.habitats.board.reserve import Tile
from scoring_rules.habitats.scoring.rules import verdicts
from scoring_rules.habitats.showing.picture import _called, _tile, picture, steps
from scoring_rules.habitats.showing.sketch import sketch
from scoring_rules.habitats.showing.symbols import ground, need
from tests.paths import BENCHMARKS, EXAMPLES
from tests.scoring_rules.habitats.reserves import record, seeded, some_park
from tests.tool import read_text

TEXT = (BENCHMARKS / "habitats-25-tiles.yaml").read_text("utf-8")
RECORDS = EXAMPLES / "habitats"


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
        assert {str(sample.text) for sample in drawn.legend} >= {"needs", "marked side", "border"}
        assert set(drawn.of_items) == set(drawn.tagged)
    assert len(verdicts(table, 0)) == sum(len(table.seats[0].board.kinds[kind]) for kind in ("animal", "gate", "camp"))


def test_a_picture_has_the_names_and_numbers_of_the_tiles() -> None:
    drawn = picture(read_text(TEXT).table, 0)
    shown = {str(text) for text in texts(drawn.shapes)}
    assert shown >= {"lion", "gorilla", "zebra", "gate", "6", "1 + 1", "A", "1", "G", "W"}
    assert drawn.typed["B2"] == "lio"
    assert "animal lio at B2 scores" in str(drawn.alternative)


def test_an_animal_has_its_name_where_one_begins_as_it_is_typed() -> None:
    table = read_text(TEXT).table

    def called(kind: str, name: str, typed: str) -> str:
        return str(_called(Tile(kind, name, typed), table))

    assert called("animal", "", "lio") == "lion"
    assert called("animal", "", "b") == "b"  # bee, bumblebee and butterfly
    assert called("animal", "Fred", "lio") == "Fred"
    assert called("camp", "", "c1") == "camp"


@pytest.mark.parametrize("called", ["crocodile", "phacochère", "rhinocéros", "hippopotame", "potamochère", "Nilpferd"])
def test_usual_names_are_drawn_whole(called: str) -> None:
    shown = [each for each in _tile(Tile("animal", terrains=(0,), needs=((0, 3),), points=4), called) if isinstance(each, Caption)]  # fmt: skip
    lines = [str(line.text) for caption in shown for line in labels(caption, ENGLISH)]
    assert "".join(line.removesuffix("-") for line in lines) == called
    assert max(Usual().width(line, 1.65) for line in lines) <= 9.4


def test_what_is_marked_has_one_line_around_what_touches() -> None:
    table = read_text(TEXT).table
    plain, marked = picture(table, 0), picture(table, 0, frozenset({"B2", "B3", "C5"}))
    lines = [s for s in flat(marked.shapes) if isinstance(s, Drawn) and (s.outline, s.width) == ("ink", 0.65)]
    assert len(lines) == 2
    kept = [shape for shape in flat(marked.shapes) if shape in set(flat(plain.shapes))]
    assert kept == list(flat(plain.shapes))


def test_terrains_differ_by_what_grows_there() -> None:
    assert len({tuple(type(shape) for shape in flat(ground((index,)))) for index in range(4)}) >= 3
    assert len({need(index) for index in range(5)}) == 5


def test_the_year_track_is_drawn_below_the_reserve() -> None:
    text = (BENCHMARKS / "habitats-25-tiles-goals.yaml").read_text("utf-8")
    table = read_text(text).table
    assert [(str(step.year), str(step.name), str(step.place), step.points) for step in steps(table, 3)] == [
        ("Year 1", "most bees", "as awarded", 0),
        ("Year 2", "most flowers", "place 1", 4),
        ("Year 3", "biggest area", "place 2", 3),
        ("Year 3", "biggest rectangle", "place 1", 5),
    ]
    drawn = picture(table, 3)
    assert {"Year 2", "most flowers", "place 1"} <= {str(each) for each in texts(drawn.shapes)}
    assert "Year 2, most flowers: place 1, 4 points" in str(drawn.alternative)
    without = picture(read_text(TEXT).table, 0)
    assert "Year 1" not in {str(each) for each in texts(without.shapes)}


@pytest.mark.parametrize(("taken", "wanted"), [("[4, 6]", [("Year 1", 4), ("Year 2", 6)]), ("17", [("Years", 17)])])
def test_points_taken_in_the_years_are_drawn(taken: str, wanted: list[tuple[str, int]]) -> None:
    table = read_text(f"{TEXT}    years: {taken}\n").table
    assert [(str(step.year), step.points) for step in steps(table, 0)] == wanted


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


def test_tiles_that_are_not_alike_in_file_and_record_are_shown(run) -> None:
    Path("game.yaml").write_text(TEXT, "utf-8")
    Path("mine.yaml").write_text(
        "lio: animal D GGGF 7  # once\nzeb: {kind: animal, terrain: G, needs: {W: 1, D: 1, G: 2}, points: 5}\n", "utf-8"
    )
    lines = run("cards", "habitats", "--add", "game.yaml", "--to", "mine.yaml").out.splitlines()
    assert lines[0].endswith("there already and left as they are: lio, zeb")
    assert lines[1:] == [
        "`lio` differs between the two: correct the one that is wrong",
        "  mine.yaml: animal D GGGF 7",
        "  game.yaml: animal D GGGF 6",
    ]
    assert Path("mine.yaml").read_text("utf-8").startswith("lio: animal D GGGF 7  # once\n")


def test_tiles_of_a_shared_file_that_lie_nowhere_are_no_matter(run) -> None:
    Path("mine.yaml").write_text("ent: entrance S\nlio: animal D GGGF 6\nzeb: animal G GG 3\n", "utf-8")
    game = "game: habitats\nedition: bga\ntiles: {}\nplayers:\n  - name: A\n    reserve: [ent zeb]\n"
    Path("file.yaml").write_text(game.format("mine.yaml"), "utf-8")
    Path("both.yaml").write_text(game.format("[mine.yaml, {gor: animal F FF 3}]"), "utf-8")
    assert run("check", "file.yaml").err == ""
    said = run("check", "both.yaml").err
    assert ("HAB019" in said, "`gor`" in said, "`lio`" in said) == (True, True, False)


@pytest.mark.parametrize("there", ["{lio: flower F}\n", "- a\n"])
def test_a_file_that_is_no_list_of_lines_is_not_touched(run, there: str) -> None:
    Path("game.yaml").write_text(TEXT, "utf-8")
    Path("mine.yaml").write_text(there, "utf-8")
    ran = run("cards", "habitats", "--add", "game.yaml", "--to", "mine.yaml")
    assert (ran.status, ran.out) == (2, "")
    assert Path("mine.yaml").read_text("utf-8") == there


@pytest.mark.parametrize("name", ["three-parks", "deux-parcs"])
def test_a_record_from_an_old_one_keeps_edition_and_tiles(run, name: str) -> None:
    text = run("new", "habitats", "--from", str(RECORDS / f"{name}.yaml")).out
    old = run("check", str(RECORDS / f"{name}.yaml"))
    assert old.status == 0
    found = read_text(text, folder=RECORDS)  # where the file of tiles lies that it names
    assert not found.has_errors
    assert "ent" in found.table.tiles
    assert len(found.table.tiles) > 10
