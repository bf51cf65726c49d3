"""What is drawn of a reserve, in text and as a picture; lists of tiles that grow; records begun anew."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest

from scorer.drawing.gallery import highlighted
from scorer.drawing.palette import colour
from scorer.drawing.pen import Usual
from scorer.drawing.plain_shapes import labels
from scoring_rules.frame.board.pale import paled
from scoring_rules.frame.board.picture import (
    Caption,
    Circle,
    Group,
    Picture,
    Point,
    Polygon,
    Shape,
    Simple,
    flat,
    texts,
)
from scoring_rules.frame.board.picture import Path as Drawn
from scoring_rules.frame.language.text import ENGLISH
from scoring_rules.habitats.board.reserve import Tile
from scoring_rules.habitats.data.box import NAMED
from scoring_rules.habitats.scoring.rules import verdicts
from scoring_rules.habitats.showing.animals import animal
from scoring_rules.habitats.showing.picture import picture
from scoring_rules.habitats.showing.sketch import sketch
from scoring_rules.habitats.showing.symbols import NO_TERRAIN, TONES, dotted, frame, ground, need
from scoring_rules.habitats.showing.tile_face import LEAST_LETTER, NARROW, called, face, sides
from scoring_rules.habitats.showing.year_track import steps
from tests.paths import BENCHMARKS, EXAMPLES
from tests.scoring_rules.habitats.reserves import record, seeded, some_park
from tests.tool import read_text, scored

TEXT = (BENCHMARKS / "habitats-25-tiles.yaml").read_text("utf-8")
RECORDS = EXAMPLES / "habitats"
PARKS = (RECORDS / "three-parks.yaml").read_text("utf-8")


def bare(shape: Simple) -> Simple:
    """Return a shape without its colours."""
    if hasattr(shape, "style"):
        return shape._replace(style="")
    return shape._replace(**{field: "" for field in ("fill", "outline") if hasattr(shape, field)})


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
    def of(kind: str, name: str, typed: str, edition: str = "bga") -> str:
        return str(called(Tile(kind, name, typed), edition))

    assert of("animal", "", "lio") == "lion"
    assert of("animal", "", "leo") == "leopard"
    assert of("animal", "", "leo", "cwali") == "leo"  # none that is known
    assert of("animal", "", "b") == "b"  # bee, bumblebee, butterfly and buffalo
    assert of("animal", "", "lio", "") == "lio"
    assert of("animal", "Fred", "lio") == "Fred"
    assert of("camp", "", "c1") == "camp"


@pytest.mark.parametrize(
    "name", ["crocodile", "phacochère", "rhinocéros", "hippopotame", "potamochère", "Nilpferd", "salamander"]
)
def test_usual_names_are_drawn_whole(name: str) -> None:
    shown = [each for each in face(Tile("animal", name, terrains=(0,), points=4), "bga") if isinstance(each, Caption)]
    lines = [str(line.text) for caption in shown for line in labels(caption, ENGLISH)]
    assert "".join(line.removesuffix("-") for line in lines) == name
    assert max(Usual().width(line, LEAST_LETTER) for line in lines) <= NARROW


def lines_of(drawn: Picture, style: str) -> list[Group]:
    """Return the groups of lines around something that is marked: `frame` or `dotted`."""
    (like,) = frame(()) if style == "frame" else dotted(())
    return [
        group
        for group in drawn.shapes
        if isinstance(group, Group)
        and len(group.shapes) == 1
        and isinstance(group.shapes[0], Drawn)
        and group.shapes[0]._replace(steps=()) == like
    ]


def test_each_unit_that_is_marked_has_a_line_and_what_counts_for_it_a_dotted_one() -> None:
    table = read_text(PARKS, folder=RECORDS).table
    animals = picture(table, 1, frozenset({"A3", "B2", "C5"}))  # an ant, a leopard and a bee
    assert len(lines_of(animals, "frame")) == 3
    assert str(animals.alternative).split("; ")[1:3] == ["framed: A3 B2 C5", "dotted: A2 A4 C2 C3 C4 D2 E2"]
    assert [str(sample.text) for sample in animals.legend][-2:] == ["counts", "counts towards it"]
    flower = picture(table, 1, frozenset({"C2"}))
    assert (len(lines_of(flower, "frame")), lines_of(flower, "dotted")) == (1, [])


def test_a_highlight_frames_each_animal_that_scores_and_none_that_does_not() -> None:
    found = read_text(PARKS, folder=RECORDS)
    result = scored(PARKS, folder=RECORDS)
    for shown, score in zip(
        highlighted(found.game, found.table, result.players, ["animals"]), result.players, strict=True
    ):
        (animals,) = [category for category in score.categories if category.id == "animals"]
        points = [item.points for item in animals.items]
        assert len(lines_of(shown.picture, "frame")) == sum(map(bool, points))
        assert 0 in points


def test_a_tourist_that_counts_itself_is_outlined_with_its_habitat() -> None:
    """What counts for an animal within it is no matter: that is another category."""
    drawn = picture(read_text(PARKS, folder=RECORDS).table, 0, frozenset({"A4", "A5", "A6"}))
    assert (len(lines_of(drawn, "frame")), lines_of(drawn, "dotted")) == (1, [])


def test_cells_that_are_no_unit_have_one_line_around_what_touches() -> None:
    drawn = picture(read_text(PARKS, folder=RECORDS).table, 1, frozenset({"A4", "A5", "D3"}))
    assert len(lines_of(drawn, "frame")) == 2
    assert "framed: A4 A5 D3" in str(drawn.alternative)


def test_a_mark_keeps_every_shape_and_is_below_all_that_is_on_the_tiles() -> None:
    table = read_text(PARKS, folder=RECORDS).table
    plain, marked = picture(table, 1), picture(table, 1, frozenset({"A3", "B2", "C5"}))
    left = [bare(shape) for shape in flat(marked.shapes)]
    for shape in flat(plain.shapes):
        left.remove(bare(shape))
    added = [*lines_of(marked, "frame"), *lines_of(marked, "dotted")]
    assert len(left) == len(added)
    assert all(isinstance(line, Drawn) and not line.fill for group in added for line in group.shapes)
    last = max(marked.shapes.index(group) for group in added)
    edition, scoring = table.settings.edition or "", verdicts(table, 1)
    on_tiles = {
        shapes
        for cell, tile, *_ in table.seats[1].board.placed
        for drawn in (face(tile, edition, scores=scoring.get(cell, True)), sides(tile))
        if drawn
        for shapes in (drawn, paled(drawn))
    }
    above = [i for i, group in enumerate(marked.shapes) if isinstance(group, Group) and group.shapes in on_tiles]
    placed = table.seats[1].board.placed
    assert len(above) == len(placed) + sum(bool(each.tile.sides) for each in placed)
    assert min(above) > last


def test_what_does_not_count_is_paler() -> None:
    table = read_text(PARKS, folder=RECORDS).table
    grounds = {tones.ground for tones in TONES}
    counting = ["A2", "A3", "A4", "B2", "C2", "C3", "C4", "C5", "D2", "E2"]
    fills = [
        shape.fill
        for shape in flat(picture(table, 1, frozenset({"A3", "B2", "C5"})).shapes)
        if isinstance(shape, Polygon) and shape.fill in grounds
    ]
    assert len(fills) == len(counting) + 1  # the leopard has two terrains


def test_terrains_differ_in_grey() -> None:
    lightness = sorted(colour(style).lightness for style in (*(tones.ground for tones in TONES), NO_TERRAIN))
    assert min(b - a for a, b in pairwise(lightness)) >= 0.1
    for tones in TONES:
        assert colour(tones.ground).lightness - colour(tones.line).lightness >= 0.25
        assert colour(tones.ground).lightness - colour("ink").lightness >= 0.4


def test_animals_differ_by_shape_and_those_that_score_by_style() -> None:
    drawn = {animal(name, "ink") for name in ("lion", "zebra", "kudu", "gorilla", "ant", "bee", "owl", "hippo", "bat")}
    assert len(drawn) == 9
    assert animal("Fred", "ink") == animal("lion", "ink")
    idle, scoring = (face(Tile("animal", "lion"), "bga", scores=scores) for scores in (False, True))
    assert idle != scoring
    assert list(map(bare, flat(idle))) == list(map(bare, flat(scoring)))


@pytest.mark.parametrize("name", sorted({name.en for names in NAMED.values() for name in names}))
def test_a_picture_of_an_animal_stays_within_its_disc(name: str) -> None:
    disc, *figure = animal(name, "ink")
    assert isinstance(disc, Circle)
    for shape in figure:
        points = [Point(*shape.centre)] if isinstance(shape, Circle) else ends(shape)
        assert all(hypot(x - 50, y - 50) <= disc.radius - 2 for x, y in points)


def ends(shape: Shape) -> list[Point]:
    assert isinstance(shape, Drawn)
    return [step.points[-1] for step in shape.steps if step.points]


@pytest.mark.parametrize("needs", [((0, 3), (1, 1)), ((0, 2), (1, 2), (2, 2), (3, 2)), ()])
def test_what_a_tile_needs_stays_on_it(needs: tuple[tuple[int, int], ...]) -> None:
    shown = [shape for shape in face(Tile("animal", "lion", needs=needs, points=4), "bga") if isinstance(shape, Group)]
    icons = [group for group in shown if group.at.y > 5]
    assert len(icons) == sum(number for _, number in needs)
    for group, after in pairwise(icons):
        assert group.at.x + 100 * group.scale < after.at.x
    assert all(group.at.x >= 1 and group.at.x + 100 * group.scale <= 9 for group in icons)


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
