"""The drawing of a player's reserve: each habitat as one shape, each tile with what it needs, the year track below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scoring_rules.frame.board.paths import outline
from scoring_rules.frame.board.picture import Caption, Group, Label, Line, Path, Picture, Point, Shape, Spot, Tagged
from scoring_rules.frame.board.square_frame import CELL, END, RIM, corner, names
from scoring_rules.frame.board.squares import bits, groups, mask
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.board.reserve import Board, Tile
from scoring_rules.habitats.data.box import ANIMALS
from scoring_rules.habitats.data.words import CATEGORIES, CATEGORY_OF, KINDS
from scoring_rules.habitats.scoring.rules import verdicts
from scoring_rules.habitats.scoring.years import AWARDED, TAKEN, Ranked, objective_items, place_of
from scoring_rules.habitats.showing.symbols import (
    LETTER_NAMES,
    TONES,
    border,
    frame,
    ground,
    kind,
    legend,
    need,
    side_mark,
)
from scoring_rules.habitats.table import Table

_LEAST_COLUMNS = 5
"""A narrower reserve is not drawn larger than one of so many columns."""
_LEAST_LETTER = 1.65
_SMALLEST = 6.0
"""In points, the smallest letter on paper."""
_TAGGED: Mapping[str, Tagged] = dict.fromkeys(CATEGORY_OF.values(), "tile")

_SYMBOL, _LARGE_SYMBOL = 0.037, 0.056
_CALLED, _WIDTH, _HEIGHT = 6.5, 9.4, 3.75
"""The middle of the name, and its box."""
_NEED, _NEEDS = 1.55, 8.25
"""The side of what is needed, and how far down it is."""


def picture(table: Table, seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    """Return the drawing of a seat's reserve, with a line around the cells that are `marked`.

    Raises:
        ValueError: The seat has no reserve.
    """
    name, board = table.seats[seat].name, board_of(table, seat)
    verdict = verdicts(table, seat)
    square = board.square
    framed = [cell for cell, place in enumerate(square.names) if place in marked]
    years = steps(table, seat)
    right, bottom = RIM + max(square.columns, _LEAST_COLUMNS) * CELL, RIM + square.rows * CELL + END
    places = {place: corner(*divmod(cell, square.columns)) for cell, place in enumerate(square.names)}
    tiles = [(placed, places[square.names[placed.cell]]) for placed in board.placed]
    return Picture(
        width=right + END,
        height=bottom + (len(years) * ROW + END if years else 0),
        shapes=(
            *names(square.rows, square.columns),
            *(Group(ground(placed.tile.terrains), at) for placed, at in tiles),
            *_habitats(board),
            *(Group(_tile(placed.tile, _called(placed.tile, table)), at) for placed, at in tiles),
            *(Group(_sides(placed.tile), at) for placed, at in tiles if placed.tile.sides),
            *_frames(board, framed),
            *year_track(years, RIM, right, bottom),
        ),
        title=Text("reserve of {name}", name=name),
        alternative=_in_words(name, board, verdict, " ".join(square.names[cell] for cell in framed), years),
        legend=legend(framed=bool(framed)),
        least=(right + END) * _SMALLEST / _LEAST_LETTER,
        spots={place: Spot(at, CELL) for place, at in places.items()},
        tagged=_TAGGED,
        typed={square.names[placed.cell]: placed.tile.token for placed in board.placed if placed.tile.token},
        of_items={CATEGORY_OF[of]: [square.names[placed.cell] for placed in all_] for of, all_ in board.kinds.items()},
    )


def _habitats(board: Board) -> Iterator[Shape]:
    """Yield a line around each habitat, a fine one around a single tile."""
    columns = board.square.columns
    for tones, habitats in zip(TONES, board.habitats, strict=False):
        for habitat in habitats:
            cells = [divmod(cell, columns) for cell in bits(habitat)]
            line = Path(outline(cells, CELL, 0.4, 1.2), "", tones.line, 0.5 if len(cells) > 1 else 0.25)
            yield Group((line,), Point(RIM, RIM))


def _in_words(name: str, board: Board, verdict: dict[int, bool], framed: str, years: tuple[Step, ...]) -> Text:
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
        text = Text("{told}; {more}", told=text, more=tuple(map(in_words, years)))
    return text


def _frames(board: Board, framed: list[int]) -> Iterator[Shape]:
    """Yield a line around those marked cells that touch."""
    for cells in groups(mask(framed), board.square.orthogonal):
        around = outline([divmod(cell, board.square.columns) for cell in bits(cells)], CELL, 0.15, 1.0)
        yield Group(frame(around), Point(RIM, RIM))


def _called(tile: Tile, table: Table) -> Value:
    """Return what a tile is called: its name, the animal whose name alone begins as it is typed, else its kind."""
    if tile.kind != "animal" or tile.name:
        return tile.name or _SHORT.get(tile.kind, KINDS[tile.kind].name)
    begin = fold(tile.token)
    known = {fact.name for fact in ANIMALS.get(table.settings.edition or "", ())}
    meant = [name for name in known if any(fold(word).startswith(begin) for word in name)]
    return meant[0] if len(meant) == 1 else tile.token


def _in_lines(name: Value) -> tuple[Value, ...]:
    """Return a name, one that is too long for a tile in two parts."""
    if not isinstance(name, Name) and not (isinstance(name, str) and len(name) > _LONGEST_WORD):
        return (name,)
    if isinstance(name, str):
        return _halves(name)
    firsts, seconds = zip(*((*_halves(word), "")[:2] for word in name), strict=True)
    return (Name(*firsts), Name(*seconds)) if any(seconds) else (name,)


def _halves(word: str) -> tuple[str, ...]:
    """Return a long word as two parts, the second beginning with a consonant and a vowel."""
    if len(word) <= _LONGEST_WORD or " " in word:
        return (word,)
    middle = len(word) / 2
    cuts = [i for i in range(3, len(word) - 2) if word[i] not in _VOWELS and word[i + 1] in _VOWELS]
    cut = min(cuts, key=lambda i: abs(i - middle), default=round(middle))
    return (f"{word[:cut]}-", word[cut:])


_LONGEST_WORD = 10
_VOWELS = "aeiouyäöüàâéèêëîïôû"
_SHORT = {"watchtower": Name("watchtower", "tour", "Turm")}
"""Kinds whose names are too long for a tile."""


def _tile(tile: Tile, called: Value) -> tuple[Shape, ...]:
    """Return what is on the ground of a tile: the letters of its terrains, its symbol, its name, what it needs."""
    letters = tuple(LETTER_NAMES[terrain] for terrain in tile.terrains)
    shapes: list[Shape] = [
        Label(Point(0.8 + 1.5 * number, 2.2), letter, _LEAST_LETTER, "muted", "start")
        for number, letter in enumerate(letters)
    ]
    if tile.kind in {"flower", "plain"}:
        return (*shapes, _symbol(tile.kind, Point(5, 5.2), _LARGE_SYMBOL))
    shapes.append(_symbol(tile.kind, Point(5, 3.0), _SYMBOL))
    shapes.append(Caption(Point(5, _CALLED), _WIDTH, _HEIGHT, _in_lines(called), _LEAST_LETTER))
    needed = [index for index, number in tile.needs for _ in range(number)]
    left = (CELL - len(needed) * _NEED) / 2
    shapes += (
        Group(need(index), Point(left + number * _NEED, _NEEDS), (_NEED - 0.2) / 100)
        for number, index in enumerate(needed)
    )
    if tile.kind == "watchtower":
        worth = Text("{animal} + {flower}", animal=tile.points, flower=tile.per_flower)
        shapes.append(Label(Point(5, 9.4), worth, _LEAST_LETTER, "ink"))
    elif tile.points:
        shapes.append(Label(Point(0.7, 9.5), str(tile.points), _LEAST_LETTER, "ink", "start", bold=True))
    return tuple(shapes)


def _symbol(name: str, middle: Point, scale: float) -> Group:
    return Group(kind(name), Point(middle.x - 50 * scale, middle.y - 50 * scale), scale)


def _sides(tile: Tile) -> tuple[Shape, ...]:
    """Return the borders of a gate or an entrance, the marks of a camp."""
    drawn = side_mark if tile.kind == "camp" else border
    return tuple(shape for side in tile.sides for shape in drawn(side))


ROW = 3.4
"""The height of a row."""

_SIZE = 2.0
_LONGEST = 22
_NAME, _POINTS, _PLACE = 8.6, 0.8, 4.6
"""How far the name is from the left edge, and the ends of points and place from the right one."""


class Step(NamedTuple):
    """What an objective gave a player: in which year, which place if it was ranked, how many points."""

    year: Name
    name: Value
    place: Value
    points: int


def steps(table: Table, seat: int) -> tuple[Step, ...]:
    """Return what the years gave a player, objective by objective; points taken without them alone."""
    track = []
    player = table.seats[seat]
    if player.summed:
        return (Step(CATEGORIES["years"], TAKEN, "", sum(filter(None, player.years))),)
    for year in table.settings.years:
        objectives = table.years[year - 1] if table.years else ()
        items = tuple(objective_items(table, seat, year))
        places = [_place(place_of(objective, seat)) for objective in objectives] or [""] * len(items)
        track += [
            Step(CATEGORIES[f"year_{year}"], item.label, place, item.points)
            for item, place in zip(items, places, strict=True)
        ]
    return tuple(track)


def _place(place: Ranked | None) -> Value:
    if place is None:
        return AWARDED
    shared = f"{place.first}–{place.last}" if place.last > place.first else str(place.first)
    return Text("place {place}", place=shared)


def in_words(step: Step) -> Text:
    """Return a step as it is said to those who cannot see the drawing."""
    points = Text("{n} point", "{n} points", n=step.points)
    if not step.place:
        return Text("{year}, {name}: {points}", year=step.year, name=step.name, points=points)
    return Text("{year}, {name}: {place}, {points}", year=step.year, name=step.name, place=step.place, points=points)  # fmt: skip


def year_track(track: tuple[Step, ...], left: float, right: float, top: float) -> Iterator[Shape]:
    """Yield the rows of a track between two edges, from a height down."""
    year = None
    for row, step in enumerate(track):
        base = top + (row + 1) * ROW - 1.1
        if step.year != year:
            year = step.year
            yield Line(Point(left, base - ROW + 1.1), Point(right, base - ROW + 1.1), "faint", 0.25)
            yield Label(Point(left, base), year, _SIZE, "muted", "start", bold=True)
        yield Label(Point(left + _NAME, base), _short(step.name), _SIZE, "ink", "start")
        if step.place:
            yield Label(Point(right - _PLACE, base), step.place, _SIZE, "muted", "end")
        yield Label(Point(right - _POINTS, base), str(step.points), _SIZE, "ink", "end", bold=True)


def _short(name: Value) -> Value:
    if isinstance(name, str) and len(name) > _LONGEST:
        return f"{name[: _LONGEST - 1]}…"
    return name
