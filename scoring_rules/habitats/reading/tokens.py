"""The tokens of a typed reserve: `.` `lio` `lio+` `cam@90` `G` `lF` `D:GGGF6`."""

from __future__ import annotations

import re
from typing import NamedTuple

from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.board.tile import Tile
from scoring_rules.habitats.data.words import LETTERS

EMPTY = re.compile(r"[.…]+|-+")
LOOSE = re.compile(r"@\S*|\+")
"""A turn or a sign by itself, after a space too many; it is not a cell."""
_FLOWER = re.compile(r"l([GFDW])")
_GROUND = re.compile(r"[GFDW]")
_ANIMAL = re.compile(r"([GFDW]{1,2}):([GFDWL]+)(\d{1,6})", re.IGNORECASE)
_TOKEN = re.compile(r"(?P<name>[^@]*?[^@+-])(?:@(?P<turn>[^@+-]*))?(?P<sign>[+-])?")
_QUARTER = 90
_RESERVED: tuple[tuple[re.Pattern[str], Text], ...] = (
    (re.compile(rf"\A(?:{EMPTY.pattern})\Z"), Text("is an empty cell")),
    (re.compile(r"\A[GFDW]\Z", re.IGNORECASE), Text("is plain ground")),
    (re.compile(r"\Al[GFDW]\Z", re.IGNORECASE), Text("is a flower")),
    (re.compile(rf"\A(?:{_ANIMAL.pattern})\Z", re.IGNORECASE), Text("is an animal typed in place")),
    (re.compile(r"\A[=#]"), Text("begins with a sign that has a meaning of its own")),
    (re.compile(r"@|[+-]\Z"), Text("has a sign after it, as for a turn or for what scored")),
    (re.compile(r"\A\Z|\s"), Text("is not one word")),
)


class Parts(NamedTuple):
    """A token in its parts: the word, the turn in degrees as typed, and what was claimed of it."""

    word: str
    turn: str | None
    sign: str


def parts(token: str) -> Parts | None:
    """Return the parts of a token, None where a turn or a sign is in the wrong place."""
    match = _TOKEN.fullmatch(token)
    return None if match is None else Parts(match["name"], match["turn"], match["sign"] or "")


def quarters(typed: str | None) -> int | None:
    """Return the quarters of a typed turn, 0 where there is none; None where it is no right angle."""
    if typed is None:
        return 0
    if typed.isdigit() and len(typed) <= len("270") and int(typed) % _QUARTER == 0:
        return int(typed) // _QUARTER % 4
    return None


def tile_in_place(word: str) -> Tile | None:
    """Return the tile of a token that needs no definition: plain ground, a flower, an animal typed in place."""
    if _GROUND.fullmatch(word):
        return Tile("plain", token=word, terrains=(LETTERS.index(word),))
    if match := _FLOWER.fullmatch(word):
        return Tile("flower", token=word, terrains=(LETTERS.index(match[1]),))
    if match := _ANIMAL.fullmatch(word):
        ground = tuple(LETTERS.index(letter) for letter in match[1].upper())
        if len(set(ground)) < len(ground):
            return None
        needed = match[2].upper()
        needs = tuple((i, needed.count(letter)) for i, letter in enumerate(LETTERS) if letter in needed)
        return Tile("animal", token=word, terrains=ground, needs=needs, points=int(match[3]))
    return None


def reserved(word: str) -> Text | None:
    """Return what a word means in a reserve, if no tile can be called that; None for any other."""
    return next((meaning for pattern, meaning in _RESERVED if pattern.search(word)), None)
