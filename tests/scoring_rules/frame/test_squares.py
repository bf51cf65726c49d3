"""Square boards: typed grids, names of cells, sets of cells and their groups."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_rules.frame.board.squares import bits, cell_name, cell_names, groups, mask, parse_grid, rectangle, row_name


def texts(*lines: str) -> list[list[str]]:
    return [[token.text for token in row] for row in parse_grid(lines).rows]


@pytest.mark.parametrize(
    ("lines", "rows"),
    [
        ([". rT", "~~ g"], [[".", "rT"], ["~~", "g"]]),
        (["  .\trT  ", "", "   ", "~~ g"], [[".", "rT"], ["~~", "g"]]),
        (["# the first row", ". rT # Papa's", "~~ g#"], [[".", "rT"], ["~~", "g#"]]),
        (["\u00a0.\u2003rT"], [[".", "rT"]]),
        (["ｒＴ ．"], [["rT", "."]]),
        (["— – −"], [["-", "-", "-"]]),
        ([], []),
        (["#"], []),
    ],
)
def test_a_grid_is_read(lines: list[str], rows: list[list[str]]) -> None:
    assert texts(*lines) == rows


def test_a_token_knows_where_it_stands() -> None:
    grid = parse_grid(["# a comment", "", "  rT\t.", "g  ~~"])
    assert [(t.text, t.line, t.start, t.end) for row in grid.rows for t in row] == [
        ("rT", 2, 2, 4),
        (".", 2, 5, 6),
        ("g", 3, 0, 1),
        ("~~", 3, 3, 5),
    ]
    assert grid.lines == (2, 3)


@pytest.mark.parametrize(
    ("line", "counts", "start", "end"),
    [
        ("= 16 trees 2 animals", "16 trees 2 animals", 0, 20),
        ("  =16T 2A  # counted", "16T 2A", 2, 9),
        ("=", "", 0, 1),
        ("＝ 16 trees", "16 trees", 0, 10),
    ],
)
def test_a_last_line_of_counts_is_no_row(line: str, counts: str, start: int, end: int) -> None:
    grid = parse_grid([". .", line])
    assert len(grid.rows) == 1
    assert grid.counts == (counts, 1, start, end)


def test_a_grid_without_counts_has_none() -> None:
    assert parse_grid([". .", ". ="]).counts is None


@pytest.mark.parametrize(
    ("row", "name"), [(0, "A"), (5, "F"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ"), (702, "AAA")]
)
def test_rows_have_letters(row: int, name: str) -> None:
    assert row_name(row) == name
    assert cell_name(row, 9) == f"{name}10"


def test_cells_are_named_in_reading_order() -> None:
    assert cell_names(2, 3) == ("A1", "A2", "A3", "B1", "B2", "B3")
    assert rectangle(2, 3).named(0b101001) == ("A1", "B1", "B3")


@given(st.sets(st.integers(0, 63)))
def test_a_set_of_cells_holds_what_was_put_in(cells: set[int]) -> None:
    assert list(bits(mask(cells))) == sorted(cells)


def test_neighbours_end_at_the_rim() -> None:
    board = rectangle(3, 4)
    assert board.named(board.orthogonal[0]) == ("A2", "B1")
    assert board.named(board.diagonal[0]) == ("B2",)
    assert board.named(board.orthogonal[3]) == ("A3", "B4")
    assert board.named(board.orthogonal[5]) == ("A2", "B1", "B3", "C2")
    assert board.named(board.diagonal[5]) == ("A1", "A3", "C1", "C3")
    assert board.named(board.diagonal[11]) == ("B3",)


def flooded(cells: set[int], rows: int, columns: int) -> list[set[int]]:
    """Return the groups of cells, slowly: neighbours are one step apart by coordinates."""
    left, found = set(cells), []
    while left:
        group, reached = set(), {min(left)}
        while reached:
            cell = reached.pop()
            group.add(cell)
            row, column = divmod(cell, columns)
            steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            inside = {r * columns + c for r, c in steps if 0 <= r < rows and 0 <= c < columns}
            reached |= (inside & left) - group
        left -= group
        found.append(group)
    return found


@given(st.integers(1, 7), st.integers(1, 7), st.data())
def test_groups_are_those_of_a_flood(rows: int, columns: int, data: st.DataObject) -> None:
    cells = data.draw(st.sets(st.integers(0, rows * columns - 1)))
    found = groups(mask(cells), rectangle(rows, columns).orthogonal)
    assert [set(bits(group)) for group in found] == flooded(cells, rows, columns)
