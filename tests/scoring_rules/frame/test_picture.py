import pytest

from scorer.base.texts import language
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Picture, Point, Polygon, box, flat, texts
from scoring_rules.frame.board.square_frame import CELL
from scoring_rules.frame.board.squares import cell_name
from scoring_rules.frame.language.text import Text, render
from scoring_rules.hutan.board.layout import layout, tiles
from scoring_rules.hutan.board.rainforest import Board
from scoring_rules.hutan.showing.picture import LAKE, WATER, picture
from scoring_rules.hutan.table import Seat, Settings, Table

ROWS = ("~~ . yT rT . r", "wA rT rT bT gT gA", "wT rT rT bA wT wT", ". . gT yT rT .", "~~ . yT yA ~~ .", ". . . wT w w")


@pytest.fixture(scope="module")
def table() -> Table:
    board = Board.typed(layout(tiles("first game")), ROWS)
    return Table(Settings("standard"), (Seat("Aïcha", board), Seat("Papa")))


@pytest.fixture(scope="module")
def drawn(table: Table) -> Picture:
    return flattened(picture(table, 0))


def flattened(drawn: Picture) -> Picture:
    return drawn._replace(shapes=tuple(flat(drawn.shapes)))


def origin(drawn: Picture) -> Point:
    """Return the top left corner of A1, which is a lake."""
    return next(s.points[0] for s in drawn.shapes if isinstance(s, Polygon) and s.fill == LAKE)


def cell_at(drawn: Picture, point: Point) -> str:
    start = origin(drawn)
    return cell_name(int((point.y - start.y) // CELL), int((point.x - start.x) // CELL))


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


def test_every_piece_carries_its_token_in_its_cell(drawn: Picture):
    labels = [s for s in drawn.shapes if isinstance(s, Label) and s.style == "ink"]
    found = {cell_at(drawn, label.at): str(label.text) for label in labels}
    typed = {cell_name(r, c): token for r, row in enumerate(ROWS) for c, token in enumerate(row.split())}
    assert found == {cell: token for cell, token in typed.items() if token[0] not in ".~"}


def test_flower_tree_and_animal_differ_in_shape_not_only_in_colour(drawn: Picture):
    def outlines(cell: str) -> list[object]:
        filled = [s for s in drawn.shapes if isinstance(s, Polygon | Circle) and s.outline]
        where = (s.centre if isinstance(s, Circle) else s.points[0] for s in filled)
        here = [shape for shape, at in zip(filled, where, strict=True) if cell_at(drawn, at) == cell]
        return sorted(type(shape).__name__ for shape in here)

    flower, tree, animal = outlines("F5"), outlines("F4"), outlines("B1")
    assert flower == ["Circle"] * 7
    assert tree == ["Polygon"] * 2
    assert animal == ["Circle"] * 5


def test_unfinished_and_mixed_areas_are_hatched_and_no_others(drawn: Picture):
    hatched = [s for s in drawn.shapes if isinstance(s, Polygon) and s.hatch]
    assert {cell_at(drawn, s.points[0]) for s in hatched} == {
        *("A2", "A3"),
        *("A4", "A5", "A6"),
        *("D1", "D2", "D3", "E2"),
        *("D5", "D6", "E6"),
        *("E3", "F3"),
    }


def test_lakes_are_drawn_where_they_lie(drawn: Picture):
    lakes = [s for s in drawn.shapes if isinstance(s, Polygon) and s.fill == LAKE]
    assert {cell_at(drawn, s.points[0]) for s in lakes} == {"A1", "E1", "E5"}


def water(drawn: Picture, row: int, column: int, side: str) -> bool:
    """Whether there is a water line on a side ("top" or "left") of a cell."""
    start = origin(drawn)
    corner = Point(start.x + column * CELL, start.y + row * CELL)
    end = Point(corner.x + CELL, corner.y) if side == "top" else Point(corner.x, corner.y + CELL)
    (line,) = [s for s in drawn.shapes if isinstance(s, Line) and (s.start, s.end) == (corner, end)]
    return line.style == WATER


def test_water_lies_between_areas_round_lakes_and_tiles_and_nowhere_else(drawn: Picture):
    areas = layout(tiles("first game")).area_of
    for row in range(6):
        for column in range(6):
            here = areas[row * 6 + column]
            above = areas[(row - 1) * 6 + column] if row else None
            left = areas[row * 6 + column - 1] if column else None
            assert water(drawn, row, column, "top") == (here != above or row == 3)
            assert water(drawn, row, column, "left") == (here != left or column == 3)


def test_the_rim_is_water(drawn: Picture):
    assert all(water(drawn, 6, column, "top") for column in range(6))
    assert all(water(drawn, row, 6, "left") for row in range(6))


def test_rows_and_columns_are_named(drawn: Picture):
    names = {s.text for s in drawn.shapes if isinstance(s, Label) and s.style == "muted"}
    assert names == set("ABCDEF123456")


def test_nothing_leaves_the_picture(drawn: Picture):
    for shape in drawn.shapes:
        match shape:
            case Polygon():
                points, reach = shape.points, shape.width / 2
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


def test_the_legend_explains_every_letter(drawn: Picture):
    letters = [str(s.text) for sample in drawn.legend for s in flat(sample.shapes) if isinstance(s, Label)]
    assert letters == ["r", "y", "b", "g", "w", "T", "A"]
    assert len({str(sample.text) for sample in drawn.legend}) == len(drawn.legend) == 9


def test_a_seat_without_a_board_has_no_picture(table: Table):
    with pytest.raises(ValueError, match="Papa"):
        picture(table, 1)


def frames(drawn: Picture) -> set[str]:
    found = [s for s in drawn.shapes if isinstance(s, Polygon) and s.outline == "ink" and not s.fill]
    return {cell_at(drawn, s.points[0]) for s in found}


def test_marked_cells_are_framed_and_the_pieces_stay_within(table: Table, drawn: Picture):
    marked = flattened(picture(table, 0, frozenset({"B1", "D4", "F5", "nowhere"})))
    assert frames(drawn) == set()
    assert frames(marked) == {"B1", "D4", "F5"}
    (label,) = [s for s in marked.shapes if isinstance(s, Label) and str(s.text) == "wA"]
    assert cell_at(marked, label.at) == "B1"
    assert label.size < next(s.size for s in drawn.shapes if isinstance(s, Label) and str(s.text) == "wA")


def test_marks_are_said_in_words_and_in_the_legend(table: Table, drawn: Picture):
    marked = picture(table, 0, frozenset({"D4", "B1"}))
    assert str(marked.alternative).endswith("; framed: B1 D4")
    assert [str(sample.text) for sample in marked.legend][len(drawn.legend) :] == ["counts"]
