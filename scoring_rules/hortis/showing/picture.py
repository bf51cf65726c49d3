"""The drawing of a player's grove, its trees, glades and what lies on them, or of the dice of a tally."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from scoring_rules.frame.board.pale import shown_as
from scoring_rules.frame.board.paths import rounded_box
from scoring_rules.frame.board.picture import (
    Group,
    Label,
    Path,
    Picture,
    Point,
    Sample,
    Shape,
    Spot,
    Tagged,
    flat,
    readable,
)
from scoring_rules.frame.board.square_frame import CELL, corner, names, row_label, size
from scoring_rules.frame.board.squares import row_name
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.board.spaces import NOTHING, SQUIRREL, Ground, Grove
from scoring_rules.hortis.data.box import BASKET, FRUITS, GLADE, ORANGE, TYPED, WHEELBARROW
from scoring_rules.hortis.showing.pieces import above, fruit, land, lying
from scoring_rules.hortis.table import Board, Table

_FEWEST_COLUMNS = 6
"""Of the drawing of a tally: a fruit's five dice and the wheelbarrow."""
_LEAST_LETTER = 2.3
_TAGGED: Mapping[str, Tagged] = {"squirrel": "piece"}
_FRAME = (Path(rounded_box(0.4, 0.4, CELL - 0.8, CELL - 0.8, 1.0), "", "ink", 0.8),)
"""Around a space that counts: above its ground, below all that is on it."""
_CARD = (Path(rounded_box(0.3, 0.3, CELL - 0.6, CELL - 0.6, 1.0), "paper", "faint", 0.3),)


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's grove, with a line around the spaces that are `marked`, all others paler.

    Raises:
        ValueError: The seat has no board.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    grove = board.grove
    legend = (*_legend(), Sample(_FRAME, CELL, Text("counts"))) if marked else _legend()
    if grove is None:
        most = max(sum(die.colour == kind for die in board.dice) for kind in range(len(FRUITS)))
        width, height = size(len(FRUITS), max(_FEWEST_COLUMNS, most))
        title, alternative = Text("dice of {name}", name=name), _dice_in_words(name, board)
        return Picture(
            width, height, tuple(_dice(board, marked)), title, alternative, legend, readable(width, _LEAST_LETTER)
        )
    width, height = size(len(grove.spaces) // grove.columns, grove.columns)
    return Picture(
        width,
        height,
        tuple(_spaces(grove, marked)),
        Text("grove of {name}", name=name),
        _in_words(name, grove, marked),
        legend,
        readable(width, _LEAST_LETTER),
        spots={place: Spot(at, CELL) for place, at in _places(grove)},
        tagged=_TAGGED,
        typed={
            place: token for (place, _), token in zip(_places(grove), grove.tokens(), strict=True) if token.strip("-.")
        },
    )


def _places(grove: Grove) -> list[tuple[str, Point]]:
    """Return the names of all spaces with the corners of their squares."""
    return [(name, corner(*divmod(cell, grove.columns))) for cell, name in enumerate(grove.square.names)]


def _spaces(grove: Grove, marked: frozenset[str]) -> Iterator[Shape]:
    yield from names(len(grove.spaces) // grove.columns, grove.columns)
    spaces = [
        (here, at, bool(marked) and name not in marked)
        for here, (name, at) in zip(grove.spaces, _places(grove), strict=True)
        if here is not None
    ]
    yield from (Group(shown_as(land(here.ground), pale=is_pale), at, CELL / 100) for here, at, is_pale in spaces)
    yield from (Group(_FRAME, at) for name, at in _places(grove) if name in marked)
    yield from (
        Group(shown_as(above(here.ground, here.die, here.colour), pale=is_pale), at, CELL / 100)
        for here, at, is_pale in spaces
    )


def _dice(board: Board, marked: frozenset[str]) -> Iterator[Shape]:
    """Yield the dice of a tally, a row for each fruit."""
    for kind, letter in enumerate(TYPED):
        yield row_label(kind, letter)
        for column, die in enumerate(die for die in board.dice if die.colour == kind):
            at = corner(kind, column)
            yield Group(_CARD, at)
            if die.place in marked:
                yield Group(_FRAME, at)
            shapes = shown_as(lying(die.value, kind), pale=bool(marked) and die.place not in marked)
            yield Group(shapes, Point(at.x + 1.6, at.y + 1.8), 0.066)


def _in_words(name: str, grove: Grove, marked: frozenset[str]) -> Text:
    tokens, columns = grove.tokens(), grove.columns
    rows = tuple(
        f"{row_name(row)} {' '.join(tokens[row * columns :][:columns])}" for row in range(len(tokens) // columns)
    )
    framed = " ".join(place for place in grove.square.names if place in marked)
    if not framed:
        return Text("the grove of {name}, row by row: {rows}", name=name, rows=rows)
    return Text("the grove of {name}, row by row: {rows}; framed: {places}", name=name, rows=rows, places=framed)


def _dice_in_words(name: str, board: Board) -> Text:
    dice = tuple(
        Text(
            "{fruit} {values}",
            fruit=FRUITS[fruit],
            values=" ".join(str(die.value) for die in board.dice if die.colour == fruit),
        )
        for fruit in range(len(FRUITS))
    )
    return Text("the dice of {name}: {dice}", name=name, dice=dice)


# ---------------------------------------------------------------------------------------------------
# What the shapes mean


@cache
def _legend() -> tuple[Sample, ...]:
    return (
        *(
            Sample(
                (Group(fruit(kind), Point(1.5, 1.5), 0.07),),
                CELL,
                Text("{fruit} ({letter})", fruit=FRUITS[kind], letter=TYPED[kind]),
            )
            for kind in range(len(FRUITS))
        ),
        Sample(_small(Ground(GLADE), NOTHING), CELL, Text("glade")),
        Sample(_small(Ground(ORANGE, 1), 3), CELL, Text("die")),
        Sample(_small(Ground(ORANGE, 1), BASKET), CELL, Text("basket, 10 (P)")),
        Sample(_small(Ground(ORANGE, 1), WHEELBARROW), CELL, Text("wheelbarrow, 15 (B)")),
        Sample(_small(Ground(ORANGE, 1), SQUIRREL), CELL, Text("squirrel (E)")),
        Sample(_small(Ground(GLADE), 3), CELL, Text("die on a glade: 0")),
    )


def _small(ground: Ground, die: int) -> tuple[Shape, ...]:
    """Return a space as large as a sample, without letters, which are too small there."""
    shapes = (*land(ground), *flat(above(ground, die, ORANGE)))
    return (Group(tuple(shape for shape in shapes if not isinstance(shape, Label)), Point(0, 0), CELL / 100),)
