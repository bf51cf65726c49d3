"""The boards of a table in text: drawn as the terminal can show them, side by side where they fit."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, TypeAlias

from scorer.base.fit import shortened
from scorer.base.terminal import cells, harmless, wrapped
from scoring_rules.frame.language.text import Language, Text, Value, render

if TYPE_CHECKING:
    from scoring_rules.frame.table import Table

Sketch: TypeAlias = Callable[[str, frozenset[str]], tuple[str, ...]]
"""Draws the board of the player of this name with places marked; no lines where there is none."""

_WIDTH = 60
_NO_BREAK = "\N{NO-BREAK SPACE}"
_GAP = 3
_LINES = "─│┼"


def sketcher(slug: str, table: Table[object], language: Language) -> Sketch:
    """Return what draws the boards of a table of a game, in signs and letters that the output can show."""
    from scoring_rules import load_game

    game = load_game(slug)
    draw = game.sketching()
    seats = {seat.name: index for index, seat in enumerate(table.seats) if game.is_drawn(table, index)}
    plain = not _can_show(_LINES)

    def sketch(name: str, marked: frozenset[str]) -> tuple[str, ...]:
        drawn = draw(table, seats[name], marked, plain=plain) if name in seats else ()
        return tuple(line for part in drawn for line in _lines(part, language))

    return sketch


def _lines(drawn: Value, language: Language) -> list[str]:
    """Return a line of a drawing; one in words takes several where it is long."""
    text = render(drawn, language)
    if not isinstance(drawn, Text):
        return [text]
    lines = wrapped(text, _WIDTH, "", "    ", long_words="kept")
    return [line.replace(_NO_BREAK, " ") for line in lines]


def _can_show(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def side_by_side(sketch: Sketch, names: Sequence[str], width: int) -> Iterator[str]:
    """Yield the boards of some players below their names, as many side by side as `width` holds.

    A board that is the same for several players is drawn once.
    """
    owners: dict[tuple[str, ...], list[str]] = {}
    for name in names:
        owners.setdefault(sketch(name, frozenset()), []).append(name)
    owners.pop((), None)
    wide = max((cells(line) for board in owners for line in board), default=0)
    blocks = [
        (shortened(harmless(", ".join(players)), wide, cells, trimmed=""), *board) for board, players in owners.items()
    ]
    beside = max(1, (width + _GAP) // (wide + _GAP))
    for first in range(0, len(blocks), beside):
        yield ""
        for lines in zip_longest(*blocks[first : first + beside], fillvalue=""):
            yield (" " * _GAP).join(line + " " * (wide - cells(line)) for line in lines).rstrip()
