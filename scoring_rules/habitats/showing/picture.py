"""The drawing of a player's reserve: each habitat as one shape, each tile with what it needs, the year track below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from scoring_rules.frame.board.pale import shown_as
from scoring_rules.frame.board.picture import Group, Path, Picture, Point, Shape, Spot, Tagged, readable
from scoring_rules.frame.board.square_frame import CELL, END, RIM, corner, names
from scoring_rules.frame.board.squares import bits, groups, mask
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board
from scoring_rules.habitats.data.words import CATEGORY_OF
from scoring_rules.habitats.scoring.rules import verdicts
from scoring_rules.habitats.scoring.units import Marked, units
from scoring_rules.habitats.showing.symbols import TONES, around, dotted, frame, ground, legend
from scoring_rules.habitats.showing.tile_face import LEAST_LETTER, face, sides
from scoring_rules.habitats.showing.year_track import ROW, Step, in_words, steps, year_track
from scoring_rules.habitats.table import Table

_LEAST_COLUMNS = 5
"""A narrower reserve is not drawn larger than one of so many columns."""
_TAGGED: Mapping[str, Tagged] = dict.fromkeys(CATEGORY_OF.values(), "tile")
_INSET = 0.6
"""How far inside of its cells the line around a habitat is: the frames of what is marked have room beside it."""


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's reserve.

    What is `marked` has a line around each unit that scores, what counts for it a dotted one; all else is paler.

    Raises:
        ValueError: The seat has no reserve.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    verdict = verdicts(table, seat)
    square = board.square
    shown = units(table, seat, marked)
    years = steps(table, seat)
    right, bottom = RIM + max(square.columns, _LEAST_COLUMNS) * CELL, RIM + square.rows * CELL + END
    places = {place: corner(*divmod(cell, square.columns)) for cell, place in enumerate(square.names)}
    return Picture(
        width=right + END,
        height=bottom + (len(years) * ROW + END if years else 0),
        shapes=(
            *names(square.rows, square.columns),
            *_tiles(board, table.settings.edition or "", verdict, shown),
            *year_track(years, RIM, right, bottom),
        ),
        title=Text("reserve of {name}", name=name),
        alternative=_in_words(name, board, verdict, shown, years),
        legend=legend(framed=bool(shown.units), dotted_too=bool(shown.fed_by)),
        least=readable(right + END, LEAST_LETTER),
        spots={place: Spot(at, CELL) for place, at in places.items()},
        tagged=_TAGGED,
        typed={square.names[placed.cell]: placed.tile.token for placed in board.placed if placed.tile.token},
        of_items={CATEGORY_OF[of]: [square.names[placed.cell] for placed in all_] for of, all_ in board.kinds.items()},
    )


def _tiles(board: Board, edition: str, verdict: Mapping[int, bool], shown: Marked) -> Iterator[Shape]:
    """Yield the grounds, the lines around habitats and what is marked, and above all of these what is on the tiles."""
    tiles = [
        (placed, corner(*divmod(placed.cell, board.square.columns)), shown.pales({placed.cell}))
        for placed in board.placed
    ]
    yield from (Group(shown_as(ground(placed.tile.terrains), pale=is_pale), at) for placed, at, is_pale in tiles)
    yield from _habitats(board, shown)
    yield from _frames(board, shown)
    for placed, at, is_pale in tiles:
        shapes = face(placed.tile, edition, scores=verdict.get(placed.cell, True))
        yield Group(shown_as(shapes, pale=is_pale), at)
    yield from (
        Group(shown_as(sides(placed.tile), pale=is_pale), at) for placed, at, is_pale in tiles if placed.tile.sides
    )


def _habitats(board: Board, shown: Marked) -> Iterator[Shape]:
    """Yield a line around each habitat, a fine one around a single tile."""
    columns = board.square.columns
    for tones, habitats in zip(TONES, board.habitats, strict=False):
        for habitat in habitats:
            cells = tuple(bits(habitat))
            line_around = around(cells, columns, _INSET, 1.2)
            line = (Path(line_around, "", tones.line, 0.45 if len(cells) > 1 else 0.25),)
            yield Group(shown_as(line, pale=shown.pales(set(cells))), Point(RIM, RIM))


def _frames(board: Board, shown: Marked) -> Iterator[Shape]:
    """Yield dotted lines around what counts for something, then a line around each unit."""
    columns = board.square.columns
    for cells in groups(mask(shown.fed_by), board.square.orthogonal):
        yield Group(dotted(around(bits(cells), columns)), Point(RIM, RIM))
    for unit in shown.units:
        yield Group(frame(around(unit, columns)), Point(RIM, RIM))


def _in_words(name: str, board: Board, verdict: Mapping[int, bool], shown: Marked, years: tuple[Step, ...]) -> Text:
    tiles: tuple[Value, ...] = tuple(
        placed.label
        if placed.cell not in verdict
        else Text("{tile} scores", tile=placed.label)
        if verdict[placed.cell]
        else Text("{tile} gives nothing", tile=placed.label)
        for placed in board.placed
    )
    text = Text("the reserve of {name}: {tiles}", name=name, tiles=tiles)
    if shown.units:
        text = Text("{told}; framed: {places}", told=text, places=_named(board, shown.framed))
    if shown.fed_by:
        text = Text("{told}; dotted: {places}", told=text, places=_named(board, shown.fed_by))
    if years:
        text = Text("{told}; {more}", told=text, more=tuple(map(in_words, years)))
    return text


def _named(board: Board, cells: Iterable[int]) -> str:
    return " ".join(board.square.named(mask(cells)))
