import pytest

from scorer.base.texts import language
from scorer.drawing.plain_shapes import figures_of
from scoring_rules.frame.board.picture import (
    Circle,
    Group,
    Label,
    Line,
    Path,
    Picture,
    Point,
    Polygon,
    Spot,
    box,
    flat,
    texts,
)  # fmt: skip
from scoring_rules.frame.board.square_frame import CELL, RIM
from scoring_rules.frame.board.squares import cell_name
from scoring_rules.frame.language.text import Text, render
from scoring_rules.hutan.board.layout import layout, tiles
from scoring_rules.hutan.board.rainforest import Board
from scoring_rules.hutan.data.words import ANIMALS
from scoring_rules.hutan.showing.picture import picture
from scoring_rules.hutan.showing.pieces import TONES, lake, piece
from scoring_rules.hutan.table import Seat, Settings, Table

ROWS = ("~~ . yT rT . r", "wA rT rT bT gT gA", "wT rT rT bA wT wT", ". . gT yT rT .", "~~ . yT yA ~~ .", ". . . wT w w")

TYPED = {cell_name(r, c): token for r, row in enumerate(ROWS) for c, token in enumerate(row.split())}


@pytest.fixture(scope="module")
def table() -> Table:
    board = Board.typed(layout(tiles("first game")), ROWS)
    return Table(Settings("standard"), (Seat("Aïcha", board), Seat("Papa")))


@pytest.fixture(scope="module")
def drawn(table: Table) -> Picture:
    return flattened(picture(table, 0))


def flattened(drawn: Picture) -> Picture:
    return drawn._replace(shapes=tuple(flat(drawn.shapes)))


def cell_at(point: Point) -> str:
    return cell_name(int((point.y - RIM) // CELL), int((point.x - RIM) // CELL))


def cells_of(path: Path) -> set[str]:
    """Return the cells whose middles a path goes round."""
    (figure,) = figures_of(path.steps)
    return {
        cell_name(row, column)
        for row in range(6)
        for column in range(6)
        if is_within(Point(RIM + (column + 0.5) * CELL, RIM + (row + 0.5) * CELL), figure)
    }


def is_within(point: Point, figure: tuple[Point, ...]) -> bool:
    crossed = 0
    for a, b in zip(figure, (*figure[1:], figure[0]), strict=True):
        if (a.y > point.y) != (b.y > point.y):
            crossed += a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x
    return crossed % 2 == 1


def test_a_group_is_scaled_about_its_origin_and_then_moved():
    shapes = (
        Polygon(box(0, 0, 2, 1), "red", "ink", 0.5, 0.25),
        Line(Point(0, 0), Point(2, 2), "ink", 1.0, (1.0, 3.0)),
        Circle(Point(1, 1), 1.0, "red", "ink", 0.5),
        Label(Point(1, 1), Text("tree"), 3.0),
    )
    assert tuple(flat([Group(shapes, Point(10, 20), 2.0)])) == (
        Polygon(box(10, 20, 4, 2), "red", "ink", 1.0, 0.5),
        Line(Point(10, 20), Point(14, 24), "ink", 2.0, (2.0, 6.0)),
        Circle(Point(12, 22), 2.0, "red", "ink", 1.0),
        Label(Point(12, 22), Text("tree"), 6.0),
    )


def test_groups_within_groups_add_up():
    inner = Group((Line(Point(0, 0), Point(1, 0), "ink", 1.0),), Point(3, 0), 2.0)
    assert list(flat([Group((inner,), Point(1, 1), 10.0)])) == [Line(Point(31, 1), Point(51, 1), "ink", 20.0)]


def test_texts_are_those_of_all_groups():
    inner = Group((Label(Point(0, 0), "b", 1), Line(Point(0, 0), Point(1, 0), "ink", 1.0)))
    assert list(texts([Label(Point(0, 0), "a", 1), Group((inner,))])) == ["a", "b"]


def test_every_piece_is_in_its_cell(table: Table):
    drawn = picture(table, 0)
    symbols = {id(piece(token)): token for row in ROWS for token in row.split() if token[0] not in ".~"}
    found = {
        cell_at(Point(s.at.x + 4, s.at.y + 4)): symbols[id(s.shapes)]
        for s in drawn.shapes
        if isinstance(s, Group) and id(s.shapes) in symbols
    }
    assert found == {cell: token for cell, token in TYPED.items() if token[0] not in ".~"}


def test_flower_tree_and_animal_differ_in_shape_not_only_in_colour():
    flower, tree, animal = ([type(s).__name__ for s in flat(piece(token))] for token in ("w", "wT", "wA"))
    assert tree[: len(flower)] == flower
    assert len(tree) > len(flower)
    assert animal[0] == animal[-1] == "Circle"


def test_unfinished_and_mixed_areas_are_hatched_and_no_others(drawn: Picture):
    hatched = [cells_of(s) for s in drawn.shapes if isinstance(s, Path) and s.hatch]
    assert sorted(map(sorted, hatched)) == [
        ["A2", "A3"], ["A4", "A5", "A6"], ["D1", "D2", "D3", "E2"], ["D5", "D6", "E6"], ["E3", "F3"],
    ]  # fmt: skip


def test_completed_areas_have_the_ground_of_their_colour(drawn: Picture):
    found = {
        (colour, *sorted(cells_of(s)))
        for s in drawn.shapes
        for colour, tones in TONES.items()
        if isinstance(s, Path) and (s.fill, s.outline) == (tones.ground, tones.line)
    }
    assert found == {
        ("white", "B1", "C1"), ("red", "B2", "B3", "C2", "C3"), ("blue", "B4", "C4"), ("grey", "B5", "B6"),
        ("white", "C5", "C6"), ("yellow", "D4", "E4"), ("white", "F4", "F5", "F6"),
    }  # fmt: skip


def test_lakes_are_drawn_where_they_lie(table: Table):
    (lakes,) = [s for s in picture(table, 0).shapes if isinstance(s, Group) and any(
        isinstance(inner, Group) and inner.shapes is lake() for inner in s.shapes)]  # fmt: skip
    found = {cell_at(Point(s.at.x + 4, s.at.y + 4)) for s in lakes.shapes if isinstance(s, Group)}
    assert found == {cell for cell, typed in TYPED.items() if typed == "~~"}


def test_rows_and_columns_are_named(drawn: Picture):
    names = {s.text for s in drawn.shapes if isinstance(s, Label) and s.style == "muted"}
    assert names == set("ABCDEF123456")


def test_nothing_leaves_the_picture(drawn: Picture):
    for shape in drawn.shapes:
        match shape:
            case Polygon():
                points, reach = shape.points, shape.width / 2
            case Path():
                points, reach = tuple(point for step in shape.steps for point in step.points), shape.width / 2
            case Line():
                points, reach = (shape.start, shape.end), shape.width / 2
            case Circle():
                points, reach = (shape.centre,), shape.radius + shape.width / 2
            case Label():
                points, reach = (shape.at,), shape.size / 2
        assert all(reach <= x <= drawn.width - reach for x, _ in points)
        assert all(reach <= y <= drawn.height - reach for _, y in points)


def test_the_alternative_says_the_board_in_words(drawn: Picture):
    words = str(drawn.alternative)
    assert "Aïcha" in words
    assert all(f"{name} {row}" in words for name, row in zip("ABCDEF", ROWS, strict=True))


def test_the_alternative_has_french_letters_in_french(drawn: Picture):
    words = render(drawn.alternative, language("fr"))
    rows = [row.replace("y", "j").replace("w", "c") for row in ROWS]
    assert all(f"{name} {row}" in words for name, row in zip("ABCDEF", rows, strict=True))


def test_the_legend_explains_every_colour(drawn: Picture):
    told = [str(sample.text) for sample in drawn.legend]
    named = [f"{colour}, {animal}" for colour, animal in zip(TONES, ANIMALS, strict=True)]
    assert told == [*named, "unfinished or mixed area"]


def test_what_is_typed_is_kept_for_every_piece(drawn: Picture):
    assert {place: str(said) for place, said in drawn.typed.items()} == {
        cell: token for cell, token in TYPED.items() if token[0] not in ".~"
    }
    assert drawn.spots["B3"] == Spot(Point(RIM + 2 * CELL, RIM + CELL), CELL)


def test_a_seat_without_a_board_has_no_picture(table: Table):
    with pytest.raises(ValueError, match="Papa"):
        picture(table, 1)


def frames(drawn: Picture) -> list[set[str]]:
    return [cells_of(s) for s in drawn.shapes if isinstance(s, Path) and s.outline == "ink" and s.width == 1.0]


def test_what_is_marked_has_one_line_around_what_touches(table: Table, drawn: Picture):
    marked = flattened(picture(table, 0, frozenset({"B1", "C1", "D4", "F5", "nowhere"})))
    assert frames(drawn) == []
    assert sorted(frames(marked), key=min) == [{"B1", "C1"}, {"D4"}, {"F5"}]


def test_whole_areas_that_touch_have_a_line_each(table: Table):
    marked = flattened(picture(table, 0, frozenset({"A2", "A3", "A4", "A5", "A6"})))
    assert sorted(frames(marked), key=min) == [{"A2", "A3"}, {"A4", "A5", "A6"}]


def test_a_mark_keeps_every_shape(table: Table, drawn: Picture):
    marked = flattened(picture(table, 0, frozenset(TYPED)))
    assert marked.shapes[: len(drawn.shapes)] == drawn.shapes


def test_marks_are_said_in_words_and_in_the_legend(table: Table, drawn: Picture):
    marked = picture(table, 0, frozenset({"D4", "B1"}))
    assert str(marked.alternative).endswith("; framed: B1 D4")
    assert [str(sample.text) for sample in marked.legend][len(drawn.legend) :] == ["counts"]
