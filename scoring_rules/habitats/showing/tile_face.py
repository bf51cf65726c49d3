"""What is drawn on the ground of a tile: the letters of its terrains, its picture, its name, what it needs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from scoring_rules.frame.board.picture import Caption, Group, Label, Point, Shape
from scoring_rules.frame.board.square_frame import CELL
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.habitats.board.reserve import Tile
from scoring_rules.habitats.data.words import KINDS
from scoring_rules.habitats.showing.animals import animal, meant
from scoring_rules.habitats.showing.symbols import LETTER_NAMES, border, kind, need, side_mark

LEAST_LETTER = 1.65
"""The size of all letters on tiles."""

_SYMBOL, _LARGE_SYMBOL = 0.034, 0.056
_CALLED, _HEIGHT = 6.05, 3.75
"""The middle of the name, and the height of its box."""
_WIDE, NARROW = 9.4, 8.6
"""The width of the name on a ground without a terrain, and within the line around a habitat."""
_FOOT, _BASELINE = 7.75, 8.95
"""How far down is what a tile needs, and the letters beside it."""
_NEED, _AFTER_POINTS = 1.45, 1.3
"""The widths of one thing that is needed, and of the points before it."""
_ROOM = 7.8
"""For all of these."""
_LETTER = Point(1.1, 2.5)
"""Where the letters of terrains begin."""
_SCORING, _IDLE = "ink", "rule"
"""The styles of animals that score and of those that do not."""


@lru_cache(maxsize=1024)
def face(tile: Tile, edition: str, *, scores: bool = True) -> tuple[Shape, ...]:
    """Return what is on the ground of a tile of an edition; an animal that does not score is grey."""
    letters = tuple(
        Label(Point(_LETTER.x + 1.3 * number, _LETTER.y), LETTER_NAMES[terrain], LEAST_LETTER, "ink", "start")
        for number, terrain in enumerate(tile.terrains)
    )
    if tile.kind in {"flower", "plain"}:
        return (*letters, _placed(kind(tile.kind), Point(5, 5.3), _LARGE_SYMBOL))
    width = NARROW if tile.terrains else _WIDE
    return (
        *letters,
        _placed(_symbol(tile, edition, scores=scores), Point(5, 2.7), _SYMBOL),
        Caption(Point(5, _CALLED), width, _HEIGHT, (_breakable(called(tile, edition), width),), LEAST_LETTER),
        *_foot(tile),
    )


@lru_cache(maxsize=256)
def sides(tile: Tile) -> tuple[Shape, ...]:
    """Return the borders of a gate or an entrance, the marks of a camp."""
    drawn = side_mark if tile.kind == "camp" else border
    return tuple(shape for side in tile.sides for shape in drawn(side))


def called(tile: Tile, edition: str) -> Value:
    """Return what a tile is called: its name, the animal whose name alone begins as it is typed, else its kind."""
    if tile.kind != "animal" or tile.name:
        return tile.name or _SHORT.get(tile.kind, KINDS[tile.kind].name)
    return meant(tile.token, edition) or tile.token


def _symbol(tile: Tile, edition: str, *, scores: bool) -> tuple[Shape, ...]:
    if tile.kind != "animal":
        return kind(tile.kind)
    known = meant(tile.name or tile.token, edition)
    return animal("" if known is None else known.en, _SCORING if scores else _IDLE)


def _placed(shapes: tuple[Shape, ...], middle: Point, scale: float) -> Group:
    return Group(shapes, Point(middle.x - 50 * scale, middle.y - 50 * scale), scale)


def _foot(tile: Tile) -> Iterator[Shape]:
    """Yield the points of a tile and what it needs, beside each other in the middle."""
    if tile.kind == "watchtower":
        worth = Text("{animal} + {flower}", animal=tile.points, flower=tile.per_flower)
        yield Label(Point(CELL / 2, _BASELINE), worth, LEAST_LETTER)
        return
    needed = [index for index, number in tile.needs for _ in range(number)]
    before = _AFTER_POINTS if tile.points else 0
    each = min(_NEED, (_ROOM - before) / max(len(needed), 1))
    left = (CELL - before - len(needed) * each) / 2
    if tile.points:
        at = Point(left, _BASELINE) if needed else Point(CELL / 2, _BASELINE)
        yield Label(at, str(tile.points), LEAST_LETTER, "ink", "start" if needed else "middle", bold=True)
    for number, index in enumerate(needed):
        yield Group(need(index), Point(left + before + number * each, _FOOT), (each - 0.12) / 100)


# ---------------------------------------------------------------------------------------------------
# Long names


def _breakable(name: Value, width: float) -> Value:
    """Return a name with a hyphen in each word that is too long for a line of this width."""
    if isinstance(name, Name):
        return Name(*(_hyphenated(word, width) for word in name))
    return _hyphenated(name, width) if isinstance(name, str) else name


def _hyphenated(word: str, width: float) -> str:
    """Return a long word as two parts, the second beginning with a consonant and a vowel."""
    broad = sum(_BREADTHS.get(letter, 1.0) for letter in word) * _AVERAGE
    if broad <= width or not word.isalpha():
        return word
    cuts = [i for i in range(3, len(word) - 2) if word[i] not in _VOWELS and word[i + 1] in _VOWELS]
    cut = min(cuts, key=lambda i: abs(i - len(word) / 2), default=len(word) // 2)
    return f"{word[:cut]}-{word[cut:]}"


_AVERAGE = 0.94
"""The width of a usual letter, as a painter sets it later on."""
_BREADTHS = {**dict.fromkeys("iljftrI", 0.55), **dict.fromkeys("mwMW", 1.5)}
_VOWELS = "aeiouyäöüàâéèêëîïôû"
_SHORT = {"watchtower": Name("watchtower", "tour", "Turm")}
"""Kinds whose names are too long for a tile."""
