"""The drawing of a player's reserve: grounds, kinds, points, borders, and what scores or gives nothing."""

from __future__ import annotations

from scoring_rules.frame.board.picture import Caption, Group, Label, Picture, Point, Shape
from scoring_rules.frame.board.square_frame import CELL, END, RIM, corner, in_cell, names
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board, Placed
from scoring_rules.habitats.board.tile import Tile
from scoring_rules.habitats.data.words import CATEGORY_OF, LETTERS
from scoring_rules.habitats.scoring.rules import verdicts
from scoring_rules.habitats.showing import track
from scoring_rules.habitats.showing.symbols import (
    IN_FRAME,
    border,
    fails,
    frame,
    ground,
    ground_letters,
    kind,
    legend,
    mark,
    scores,
)
from scoring_rules.habitats.table import Table

_SYMBOL = Point(1.5, 1.15)
_SYMBOL_SCALE = 0.7
_LEAST_COLUMNS = 5
"""A narrower reserve is not drawn larger than one of so many columns."""

_MIDDLE, _HEIGHT = 6.1, 2.0
_WIDTH = 9.2
_WITH_SIDES = {"gate": 8.0, "entrance": 8.0, "camp": 7.2}
"""The width between borders, and between marks, at the left and at the right."""
_BESIDE_CORNER, _LEFT = 7.2, 4.1
"""The width beside a second terrain, which begins at the right, and the middle of that."""
_LARGEST, _SMALLEST = 1.7, 1.15
_LETTER, _MORE = 0.62, 0.35
"""How wide most letters are, as a part of their size, and by how much the broad ones are wider."""
_BROAD = "mwMW"


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's reserve, cells framed that are `marked`.

    Raises:
        ValueError: The seat has no reserve.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    verdict = verdicts(table, seat)
    square = board.square
    framed = [cell for cell, place in enumerate(square.names) if place in marked]
    years = track.steps(table, seat)
    right, bottom = RIM + max(square.columns, _LEAST_COLUMNS) * CELL, RIM + square.rows * CELL + END
    return Picture(
        width=right + END,
        height=bottom + (len(years) * track.ROW + END if years else 0),
        shapes=(
            *names(square.rows, square.columns),
            *(
                shape
                for placed in board.placed
                for shape in in_cell(
                    _tile(placed, verdict.get(placed.cell)),
                    corner(*divmod(placed.cell, square.columns)),
                    *((frame(), IN_FRAME) if placed.cell in framed else ()),
                )
            ),
            *track.drawn(years, RIM, right, bottom),
        ),
        title=Text("reserve of {name}", name=name),
        alternative=_in_words(name, board, verdict, " ".join(square.names[cell] for cell in framed), years),
        legend=legend(framed=bool(framed)),
    )


def _in_words(name: str, board: Board, verdict: dict[int, bool], framed: str, years: tuple[track.Step, ...]) -> Text:
    tiles: tuple[Value, ...] = tuple(
        placed.label
        if placed.cell not in verdict
        else Text("{tile} scores", tile=placed.label)
        if verdict[placed.cell]
        else Text("{tile} gives nothing", tile=placed.label)
        for placed in board.placed
    )
    text = Text("the reserve of {name}: {tiles}", name=name, tiles=tiles)
    if framed:
        text = Text("{told}; framed: {places}", told=text, places=framed)
    if years:
        text = Text("{told}; {more}", told=text, more=tuple(map(track.in_words, years)))
    return text


def _tile(placed: Placed, met: bool | None) -> tuple[Shape, ...]:
    """Return a tile: ground, symbol, what it is called, its points, its sides, whether it scores."""
    tile = placed.tile
    shapes: list[Shape] = [*ground(tile.terrains), *_sides(tile)]
    shapes.append(Group(kind(tile.kind), _SYMBOL, _SYMBOL_SCALE))
    shapes += ground_letters(tile.terrains)
    called = str(tile.token or "")
    if called and tile.kind != "plain":
        shapes.append(word(called, tile))
    points = _points(tile)
    if points:
        shapes.append(Label(Point(CELL - 1.25, CELL - 1.25), points, 2.0, "ink", "end", bold=True))
    if tile.needs:
        needs = "".join(f"{number if number > 1 else ''}{LETTERS[index]}" for index, number in tile.needs)
        shapes.append(Label(Point(CELL - 0.95, 1.7), needs, 1.35, "ink", "end"))
    if met is not None:
        shapes += scores() if met else fails()
    return tuple(shapes)


def _sides(tile: Tile) -> tuple[Shape, ...]:
    """Return the borders of a gate or an entrance, the marks of a camp."""
    drawn = mark if tile.kind == "camp" else border
    return tuple(shape for side in tile.sides for shape in drawn(side))


def _points(tile: Tile) -> str:
    if tile.kind == "watchtower":
        return f"{tile.points}/{tile.per_flower}"
    return str(tile.points) if tile.kind in CATEGORY_OF and tile.kind != "flower" else ""


def word(called: str, tile: Tile) -> Caption:
    """Return what a tile is called as it is drawn on it: in smaller letters where it is long, else cut."""
    middle, width = 5.0, _WIDTH
    if any(side % 2 for side in tile.sides):
        width = _WITH_SIDES[tile.kind]
    if len(tile.terrains) > 1:
        middle, width = _LEFT, _BESIDE_CORNER
    letters = _LETTER * len(called) + _MORE * sum(letter in _BROAD for letter in called)
    size = min(_LARGEST, max(_SMALLEST, width / letters))
    return Caption(Point(middle, _MIDDLE), width, _HEIGHT, (called,), size)
