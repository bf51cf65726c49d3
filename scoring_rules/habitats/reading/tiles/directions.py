"""Directions: the sides of a tile, and the steps to the cells that a watchtower looks at.

N, E, S and W in every language; O is west in French and east in German, so it is refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Place
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import SIDES, STEPS

_SIDES = re.compile(r"[NESWO]+", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,3}")
_PAIR = 2
_SIDES_REMEDY = Text("type N, E, S and W, as in `N` or `NE`; they are the same in every language")
STEPS_REMEDY = Text("type the cells that it looks at by steps, as in `{example}`", example="N NN NNN")
"""How a watchtower's cells are typed."""


class Word(NamedTuple):
    """A word, and where it stands."""

    text: str
    place: Place


def is_sides(text: str) -> bool:
    """Whether a word is made of letters of sides alone, be it the O that is refused."""
    return _SIDES.fullmatch(text) is not None


def read_sides(
    words: Sequence[Word], most: int, found: list[Finding], last: Text | None = None
) -> tuple[int, ...]:
    """Return the sides that some words name, each once, 0 to 3 clockwise from the top.

    `last` is what may stand in place of the last word, too.
    """
    sides: list[int] = []
    for word in words:
        remedy = _SIDES_REMEDY
        if last is not None and word is words[-1]:
            remedy = Text("{this}; or {that}", this=remedy, that=last)
        if not _letters(word, found, remedy):
            return ()
        for letter in word.text.upper():
            side = SIDES.index(letter)
            if side in sides:
                label = Text("`{side}` stands twice in `{typed}`", side=letter, typed=_joined(words))
                found.append(finding(codes.SIDES, word.place, label, help=Text("name each side once")))
                return ()
            sides.append(side)
    if len(sides) > most:
        label = Text("all four sides are named")
        remedy = Text("name the sides with a white border; one at least is open")
        found.append(finding(codes.SIDES, words[0].place, label, help=remedy))
        return ()
    return tuple(sorted(sides))


def read_steps(words: Sequence[Word], found: list[Finding]) -> tuple[tuple[int, int], ...]:
    """Return the cells that words name by steps, `N NN NE`, as row and column steps, each once."""
    cells: list[tuple[int, int]] = []
    for word in words:
        if not _letters(word, found, STEPS_REMEDY):
            return ()
        steps = [STEPS[SIDES.index(letter)] for letter in word.text.upper()]
        if not add_cell(cells, (sum(s[0] for s in steps), sum(s[1] for s in steps)), word, found):
            return ()
    return tuple(cells)


def is_number(text: str) -> bool:
    """Whether a word is a number of steps."""
    return _NUMBER.fullmatch(text) is not None


def read_pair(words: Sequence[Word]) -> tuple[int, int] | None:
    """Return row and column steps typed as two numbers, None where they are not."""
    if len(words) == _PAIR and all(is_number(word.text) for word in words):
        return int(words[0].text), int(words[1].text)
    return None


def add_cell(cells: list[tuple[int, int]], cell: tuple[int, int], word: Word, found: list[Finding]) -> bool:
    """Add a cell that a watchtower looks at, or what is wrong with it."""
    if cell == (0, 0):
        label = Text("`{typed}` leads back to the watchtower itself", typed=short(word.text))
    elif cell in cells:
        label = Text("`{typed}` is a cell that is named already", typed=short(word.text))
    else:
        cells.append(cell)
        return True
    remedy = Text("name each cell that the watchtower looks at once")
    found.append(finding(codes.SIDES, word.place, label, help=remedy))
    return False


def _letters(word: Word, found: list[Finding], remedy: Text) -> bool:
    """Whether a word is made of the letters of sides; if not, add what is wrong."""
    if not is_sides(word.text):
        label = Text("`{typed}` names no sides", typed=short(word.text))
    elif "O" in word.text.upper():
        label = Text(
            "the O of `{typed}` is west in French (ouest), east in German (Ost)", typed=short(word.text)
        )
        remedy = Text(
            "type {west} or {east}",
            west=_with(word.text, "W"),
            east=_with(word.text, "E"),
        )
    else:
        return True
    found.append(finding(codes.SIDES, word.place, label, help=remedy))
    return False


def _with(typed: str, letter: str) -> str:
    return typed.upper().replace("O", letter)


def _joined(words: Sequence[Word]) -> str:
    return short(" ".join(word.text for word in words))
