"""The single steps that people get wrong when they type a board, each with the record as it is without it.

A step is likely, or only possible: whole rows and boards come before two cells. The tool tries them where a record
has several errors, and says the one step that makes it legal instead of what follows from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from scoring_rules.frame.board.squares import Token, cell_name, parse_grid, row_name
from scoring_rules.frame.language.text import Alternatives, Text
from scoring_rules.frame.typed.place import KEY, Cell, Place, Row, Step, at


class Repair(NamedTuple):
    """A step that may have gone wrong.

    Attributes:
        record: The record without it.
        place: Where it is said.
        label: What went wrong.
        help: What to type instead.
    """

    record: Any
    place: Place
    label: Text
    help: Text


def with_player(record: Any, seat: int, **changed: Any) -> Any:
    """Return a record with some values of a player changed; seats count from 0."""
    players = list(record.players)
    players[seat] = players[seat].model_copy(update=changed)
    return record.model_copy(update={"players": tuple(players)})


class Grid(NamedTuple):
    """A grid of a player as it is typed: its lines, and the tokens of its rows."""

    record: Any
    seat: int
    key: str
    lines: tuple[str, ...]
    rows: tuple[tuple[Token, ...], ...]

    @classmethod
    def of(cls, record: Any, seat: int, key: str) -> Grid | None:
        """Return the grid that a player has under a key, None where there is none."""
        lines = getattr(record.players[seat], key)
        if not isinstance(lines, tuple) or not lines or not all(isinstance(line, str) for line in lines):
            return None
        rows = parse_grid(lines).rows
        return cls(record, seat, key, lines, tuple(map(tuple, rows))) if rows else None

    @property
    def path(self) -> tuple[Step, ...]:
        """The path of the grid in the record."""
        return ("players", self.seat, self.key)

    @property
    def tokens(self) -> list[list[str]]:
        """The tokens of the rows."""
        return [[token.text for token in row] for row in self.rows]

    def typed(self, rows: Iterable[Sequence[str]]) -> Any:
        """Return the record with other rows in this grid; what stands below its rows stays there."""
        of_rows = {token.line for row in self.rows for token in row}
        others = (line for number, line in enumerate(self.lines) if number not in of_rows)
        return with_player(self.record, self.seat, **{self.key: (*map(" ".join, rows), *others)})


def rows_exchanged(grid: Grid) -> Iterator[Repair]:
    """Yield two rows exchanged, those near each other first."""
    rows = grid.tokens
    pairs = sorted(combinations(range(len(rows)), 2), key=lambda pair: pair[1] - pair[0])
    for one, other in pairs:
        if rows[one] != rows[other]:
            exchanged = [*rows]
            exchanged[one], exchanged[other] = rows[other], rows[one]
            label = Text("rows {one} and {other} are exchanged", one=row_name(one), other=row_name(other))
            remedy = Text("type them the other way round")
            yield Repair(grid.typed(exchanged), Place(grid.path, Row(one)), label, remedy)


def rows_twice(grid: Grid) -> Iterator[Repair]:
    """Yield each row that is the one above it again."""
    rows = grid.tokens
    for row in range(1, len(rows)):
        if rows[row] == rows[row - 1]:
            label = Text("row {row} is row {before} again", row=row_name(row), before=row_name(row - 1))
            remedy = Text("remove it, or type the row that belongs here")
            yield Repair(grid.typed([*rows[:row], *rows[row + 1 :]]), Place(grid.path, Row(row)), label, remedy)


def boards_turned(grid: Grid) -> Iterator[Repair]:
    """Yield a board mirrored, upside down or turned."""
    rows = grid.tokens
    if len({len(row) for row in rows}) != 1:
        return
    place = Place(grid.path, KEY)
    mirrored = [row[::-1] for row in rows]
    columns = [list(column) for column in zip(*rows, strict=True)]
    quarter, back = [column[::-1] for column in columns], columns[::-1]
    for turned, label in (
        (mirrored, Text("the board is mirrored: left and right are exchanged")),
        (rows[::-1], Text("the board is mirrored: top and bottom are exchanged")),
        (mirrored[::-1], Text("the board is upside down")),
        (quarter, Text("the board is turned by a quarter")),
        (back, Text("the board is turned by a quarter")),
        (columns, Text("rows and columns are exchanged")),
    ):
        if turned != rows:
            remedy = Text("its first row is `{row}`: type the others like that", row=" ".join(turned[0]))
            yield Repair(grid.typed(turned), place, label, remedy)


def turned_somehow(steps: Sequence[Repair]) -> Repair | None:
    """Return as one step what several turns of one board have in common; None for any other steps."""
    first, *_ = steps
    _, seat, key = (
        first.place.path
        if first.place.part == KEY and len(first.place.path) == len(("players", 0, "board"))
        else (0, 0, 0)
    )
    if not isinstance(seat, int) or not isinstance(key, str) or any(step.place != first.place for step in steps):
        return None
    grids = [Grid.of(step.record, seat, key) for step in steps]
    rows = dict.fromkeys(f"`{' '.join(grid.tokens[0])}`" for grid in grids if grid is not None)
    label = Text("the board is turned or mirrored")
    remedy = Text(
        "type its rows as they lie on the table, from the top: the first may be {rows}", rows=Alternatives(rows)
    )
    return first._replace(label=label, help=remedy) if rows else None


def neighbouring_cells(grid: Grid) -> Iterator[Repair]:
    """Yield two cells exchanged that are beside each other in a row, or one below the other."""
    rows = grid.tokens
    for row, tokens in enumerate(rows):
        for column, token in enumerate(tokens):
            for down, right in ((0, 1), (1, 0)):
                there = rows[row + down] if row + down < len(rows) else []
                if column + right < len(there) and there[column + right] != token:
                    yield _exchanged(grid, rows, (row, column), (row + down, column + right))


def _exchanged(grid: Grid, rows: list[list[str]], one: tuple[int, int], other: tuple[int, int]) -> Repair:
    changed = [[*row] for row in rows]
    first, second = rows[one[0]][one[1]], rows[other[0]][other[1]]
    changed[one[0]][one[1]], changed[other[0]][other[1]] = second, first
    names = {"one": cell_name(*one), "other": cell_name(*other)}
    return Repair(
        grid.typed(changed),
        Place(grid.path, Cell(*one)),
        Text("{one} and {other} are exchanged", **names),
        Text("type `{second}` at {one} and `{first}` at {other}", first=first, second=second, **names),
    )


def lists_exchanged(record: Any, keys: Sequence[str], seats: Sequence[int]) -> Iterator[Repair]:
    """Yield the lists of two players exchanged, of one key or of all; one of them at least is among the seats."""
    for one, other in combinations(range(len(record.players)), 2):
        if one not in seats and other not in seats:
            continue
        first, second = record.players[one], record.players[other]
        for chosen in (keys, *((key,) for key in keys)) if len(keys) > 1 else (keys,):
            mine, theirs = ({key: getattr(each, key) for key in chosen} for each in (first, second))
            if mine == theirs or None in (*mine.values(), *theirs.values()):
                continue
            exchanged = with_player(with_player(record, one, **theirs), other, **mine)
            label = Text("what {one} and {other} have is exchanged", one=first.name, other=second.name)
            remedy = Text("type each under the name of the other")
            yield Repair(exchanged, at("players", one, chosen[0], part=KEY), label, remedy)
