"""Steps that people get wrong with lists of pieces: those of two players exchanged, one place or one step beside."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from scoring_rules.frame.finding import Finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import Place
from scoring_rules.frame.typed.repair import Repair, lists_exchanged, with_player
from scoring_rules.hexfolk.board.island import CORNERS, SIDES, STEPS

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkRecord

_LISTS = ("settlements", "cities", "roads")
_SUFFIX = re.compile(r"(?P<hex>[A-Za-z]{1,2}\d{1,3})(?P<sign>[./])(?P<letters>[A-Za-z]{1,2})")


def repairs(record: HexfolkRecord, errors: Sequence[Finding]) -> Iterator[Repair]:
    """Yield lists of two players exchanged, then each place and step that an error is about, as others near it."""
    if record.position is not None:
        return
    yield from lists_exchanged(record, _LISTS, range(len(record.players)))
    places = dict.fromkeys(mark.place.path for error in errors for mark in error.marks)
    for path in places:
        if len(path) == len(("players", 0, "roads", 0, 0)) and path[2] in _LISTS:
            yield from _near(record, path)


def _near(record: HexfolkRecord, path: tuple[Any, ...]) -> Iterator[Repair]:
    """Yield a word of a list replaced by another corner, side, hex beside it, or step."""
    _, seat, key, number, index = path
    lists = [list(words) for words in getattr(record.players[seat], key)]
    word = lists[number][index]
    for other in _others(word):
        changed = [[*words] for words in lists]
        changed[number][index] = other
        repaired = with_player(record, seat, **{key: tuple(map(tuple, changed))})
        label = Text("`{word}` is `{other}`", word=word, other=other)
        yield Repair(repaired, Place(path), label, Text("type `{other}`", other=other))


def _others(word: str) -> Iterator[str]:
    match = _SUFFIX.fullmatch(word)
    if match is None:
        steps = [
            step.lower() for step in STEPS if word.lower() in map(str.lower, STEPS) and step.lower() != word.lower()
        ]
        yield from steps
        return
    turns = CORNERS if match["sign"] == "." else SIDES
    yield from (f"{match['hex']}{match['sign']}{turn}" for turn in turns if turn != match["letters"].upper())
    row, column = re.fullmatch(r"([A-Za-z]+)(\d+)", match["hex"]).groups()  # type: ignore[union-attr]
    for down, right in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        name = f"{_row(row, down)}{int(column) + right}"
        yield f"{name}{match['sign']}{match['letters']}"


def _row(row: str, down: int) -> str:
    """Return the row below or above; that of one letter only."""
    return chr(ord(row[-1]) + down) if len(row) == 1 else row
