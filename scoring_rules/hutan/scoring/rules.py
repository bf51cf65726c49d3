"""The scoring rules of Hutan and which of them are in force.

Sources: the French rule page's table of scoring; the public Board Game Arena adaptation for the
printed values of areas.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scoring_rules.frame.board.squares import bits
from scoring_rules.frame.info import Rule, Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.hutan.board.layout import SQUARE
from scoring_rules.hutan.board.rainforest import charged, completed
from scoring_rules.hutan.data.box import AREA_SIZES, AREA_VALUE, PAW_VALUE
from scoring_rules.hutan.data.words import ANIMALS, COLOURS
from scoring_rules.hutan.scoring.ecosystem import BY_READING, COUNTS, card_score
from scoring_rules.hutan.table import Settings, Table

TREE_VALUE = 2
_TREES = Text("trees")
_ANIMAL = {
    (kind, n): Text("{animal} in an area of {size}", animal=animal, size=n)
    for kind, animal in enumerate(ANIMALS)
    for n in AREA_SIZES
}
_COMPLETED = {
    (colour, n): Text("{colour} area of {size}", colour=name, size=n)
    for colour, name in enumerate(COLOURS.values())
    for n in AREA_SIZES
}
_MIXED = {n: Text("mixed area of {size}", size=n) for n in AREA_SIZES}
_UNFINISHED = {n: Text("unfinished area of {size}", size=n) for n in AREA_SIZES}
_PAW = {n: f"{PAW_VALUE} × ({n} − 1)" for n in AREA_SIZES}
_AREA = {n: f"{AREA_VALUE} × ({n} − 1)" for n in AREA_SIZES}
_CELL_PLACES = tuple((name,) for name in SQUARE.names)


def trees(table: Table, seat: int) -> Iterator[Item]:
    """Every tree is worth 2 points; there is none under an animal."""
    cells = board_of(table, seat).trees
    count = cells.bit_count()
    yield Item("hutan.trees", TREE_VALUE * count, _TREES, f"{count} × {TREE_VALUE}", SQUARE.named(cells))


def animals(table: Table, seat: int) -> Iterator[Item]:
    """Every animal is worth the paw value of its area, 3 × (cells − 1)."""
    board = board_of(table, seat)
    layout = board.layout
    for kind, cells in enumerate(board.colours):
        for cell in bits(cells & board.animals):
            size = layout.sizes[layout.area_of[cell]]
            points = PAW_VALUE * (size - 1)
            yield Item("hutan.animals", points, _ANIMAL[kind, size], _PAW[size], _CELL_PLACES[cell])


def completed_areas(table: Table, seat: int) -> Iterator[Item]:
    """An area full of flowers of one colour is worth its value, 2 × (cells − 1)."""
    board = board_of(table, seat)
    layout = board.layout
    for index, colour in completed(board):
        size = layout.sizes[index]
        points = AREA_VALUE * (size - 1)
        label = _COMPLETED[colour, size]
        yield Item("hutan.completed_areas", points, label, _AREA[size], layout.area_places[index])


def _unfinished_areas(factor: int) -> Score:
    """Return the rule by which an unfinished or mixed area costs `factor` times its value, once."""
    working = {n: f"−{factor * AREA_VALUE} × ({n} − 1)" if factor else "0" for n in AREA_SIZES}

    def unfinished_areas(table: Table, seat: int) -> Iterator[Item]:
        board = board_of(table, seat)
        layout = board.layout
        for index, full in charged(board):
            size = layout.sizes[index]
            points = -factor * AREA_VALUE * (size - 1)
            label = _MIXED[size] if full else _UNFINISHED[size]
            yield Item("hutan.unfinished_areas", points, label, working[size], layout.area_places[index])

    return unfinished_areas


_BASE = {
    "hutan.trees": Rule("trees", trees),
    "hutan.animals": Rule("animals", animals),
    "hutan.completed_areas": Rule("completed_areas", completed_areas),
}
_UNFINISHED_TIMES = {factor: Rule("unfinished_areas", _unfinished_areas(factor)) for factor in range(3)}
_CARDS = {number: Rule(f"ecosystem_{number}", card_score(number, count)) for number, count in COUNTS.items()}
_CARDS_BY_READING = {
    ruling: {number: Rule(f"ecosystem_{number}", card_score(number, count)) for number, count in counts.items()}
    for ruling, counts in BY_READING.items()
}


def unfinished_factor(mode: str | None, modification: str | None) -> int:
    """Return how many times its value an unfinished or mixed area costs."""
    if mode == "family":
        return 0
    return 2 if modification == "double_negative" else 1


def rules(settings: Settings) -> Mapping[str, Rule]:
    """Return the rules in force, in pad order: the four base rows, then the cards in play."""
    return _rules(settings.mode, settings.modification, settings.cards, tuple(settings.readings.items()))


@lru_cache(maxsize=256)
def _rules(
    mode: str | None, modification: str | None, cards: tuple[int, ...], readings: tuple[tuple[str, str], ...]
) -> Mapping[str, Rule]:
    chosen = dict(_BASE)
    chosen["hutan.unfinished_areas"] = _UNFINISHED_TIMES[unfinished_factor(mode, modification)]
    by_reading = [_CARDS_BY_READING[ruling] for ruling in readings if ruling in _CARDS_BY_READING]
    for number in cards:
        other = next((counts[number] for counts in by_reading if number in counts), None)
        chosen[f"hutan.ecosystem_{number}"] = other or _CARDS[number]
    return chosen
