"""Directions: the sides of a tile, and the steps to the cells that a watchtower looks at.

N, E, S and W in every language; O is west in French and east in German, so it is refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import SIDES, STEPS
from scoring_rules.habitats.reading.tiles.words import Word

_SIDES = re.compile(r"[NESWO]+", re.IGNORECASE)
_COUNTED_STEPS = re.compile(r"\d+[NESW]+", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,3}")
_PAIR = 2
MOST_SIDES = {"border": 3, "sides": 4}
"""How many sides may be typed: one at least is without a border, a camp may have all four marked."""
STEPS_REMEDY = Text("type the cells that it looks at as steps, as in `{example}`", example="N NN NNN")
"""How a watchtower's cells are typed."""


def is_sides(text: str) -> bool:
    """Whether a word is made of letters of sides alone, even the O that is refused."""
    return _SIDES.fullmatch(text) is not None


def like_steps(text: str) -> bool:
    """Whether a word is meant for steps: `NN`, and `2N`, which cannot be read."""
    return is_sides(text) or _COUNTED_STEPS.fullmatch(text) is not None


def read_sides(key: str, words: Sequence[Word], findings: Findings, last: Text | None = None) -> tuple[int, ...]:
    """Return the sides that the words of a key name, each once, 0 to 3 clockwise from the top.

    `last` is what the last word could have been instead.
    """
    sides: list[int] = []
    for word in words:
        remedy = Text("type N, E, S and W, as in `N` or `NE`; they are the same in every language")
        if last is not None and word is words[-1]:
            remedy = Text("{this}; or {that}", this=remedy, that=last)
        if not _is_legible(word, findings, remedy):
            return ()
        for letter in word.text.upper():
            side = SIDES.index(letter)
            if side in sides:
                findings.say(
                    codes.SIDES,
                    word.place,
                    "`{side}` appears twice in `{typed}`",
                    help="name each side once",
                    side=letter,
                    typed=short(" ".join(one.text for one in words)),
                )
                return ()
            sides.append(side)
    if len(sides) > MOST_SIDES[key]:
        findings.say(
            codes.SIDES,
            words[0].place,
            "all four sides are named",
            help="name the sides with a white border; at least one side is open",
        )
        return ()
    return tuple(sorted(sides))


def read_steps(words: Sequence[Word], findings: Findings) -> tuple[tuple[int, int], ...]:
    """Return the cells that words name by steps, `N NN NE`, as row and column steps, each once."""
    cells: list[tuple[int, int]] = []
    for word in words:
        if not _is_legible(word, findings, STEPS_REMEDY):
            return ()
        steps = [STEPS[SIDES.index(letter)] for letter in word.text.upper()]
        if not add_cell(cells, (sum(s[0] for s in steps), sum(s[1] for s in steps)), word, findings):
            return ()
    return tuple(cells)


def is_number(text: str) -> bool:
    """Whether a word is a number of steps."""
    return _NUMBER.fullmatch(text) is not None


def read_pair(words: Sequence[str]) -> tuple[int, int] | None:
    """Return row and column steps typed as two numbers, None where they are not."""
    if len(words) == _PAIR and all(map(is_number, words)):
        return int(words[0]), int(words[1])
    return None


def add_cell(cells: list[tuple[int, int]], cell: tuple[int, int], word: Word, findings: Findings) -> bool:
    """Add a cell that a watchtower looks at, or what is wrong with it."""
    if cell != (0, 0) and cell not in cells:
        cells.append(cell)
        return True
    findings.say(
        codes.SIDES,
        word.place,
        "`{typed}` is a cell that is already named"
        if cell in cells
        else "`{typed}` leads back to the watchtower itself",
        help="name each cell that the watchtower looks at only once",
        typed=short(word.text),
    )
    return False


def _is_legible(word: Word, findings: Findings, remedy: Text) -> bool:
    """Whether a word is made of the letters of sides; if not, add what is wrong."""
    typed = short(word.text)
    if not is_sides(word.text):
        findings.say(codes.SIDES, word.place, "`{typed}` names no sides", help=remedy, typed=typed)
        return False
    capitals = word.text.upper()
    if "O" in capitals:
        findings.say(
            codes.SIDES,
            word.place,
            "the O of `{typed}` is west in French (ouest), east in German (Ost)",
            help="type {west} or {east}",
            typed=typed,
            west=capitals.replace("O", "W"),
            east=capitals.replace("O", "E"),
        )
        return False
    return True
