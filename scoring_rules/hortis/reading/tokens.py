"""The tokens of a typed grove: `O2` `C1:3` `--` `--:V4` `O1:B` `C2:E`, and what is said of those that are wrong."""

from __future__ import annotations

import re
from typing import NamedTuple

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.hortis.board.spaces import SQUIRREL, Ground, Space
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, HIGHEST, WHEELBARROW
from scoring_rules.hortis.data.words import FRUITS, GLADE, LETTERS

_TREE = re.compile(r"(?P<letter>[OCYJVG])(?P<fruits>[12])", re.IGNORECASE)
_GLADE = re.compile(r"-+|X|\(\)", re.IGNORECASE)
NOTHING_HERE = re.compile(r"\.+")
_LYING = re.compile(r"(?P<colour>[OCYJVGL])?(?P<sign>[0-9]+|[PBE])?", re.IGNORECASE)
_SIGNS = {
    **{str(value): value for value in range(2, HIGHEST + 1)},
    "P": BASKET,
    "10": BASKET,
    "B": WHEELBARROW,
    "15": WHEELBARROW,
    "E": SQUIRREL,
}
_LETTER_HELP = Text(
    "type O orange, C lemon (citron; also Y), V lime (citron vert; also G), each with 1 or 2 fruits"
)
_SPACE_HELP = Text(
    "a space is O1 O2 (orange), C1 C2 (lemon), V1 V2 (lime) or `--` (glade), and what lies on it behind a"
    " colon: 2 to 6, P basket, B wheelbarrow, E squirrel; `.` is where nothing lies"
)
_DIE_HELP = Text("a die shows 2 to 6; above six it is P, the basket; B is the wheelbarrow, E the squirrel")


class Wrong(NamedTuple):
    """Why a token cannot be read, and what to type."""

    code: Code
    label: Text
    help: Text


def read_ground(typed: str) -> Ground | Wrong:
    """Return what is printed on a space of a card."""
    if _GLADE.fullmatch(typed):
        return Ground(GLADE)
    tree = _TREE.fullmatch(typed)
    if tree:
        return Ground(LETTERS[tree["letter"].upper()], int(tree["fruits"]))
    letter = typed[:1].upper()
    if letter == "L":
        label = Text("`{typed}`: L may be lemon or lime", typed=short(typed))
        number = typed[1:] if typed[1:] in {"1", "2"} else "1"
        return Wrong(
            codes.LEMON_OR_LIME, label, Text("type C{n} for lemon (citron) or V{n} for lime", n=int(number))
        )
    if letter in LETTERS and (typed[1:] == "" or typed[1:].isdigit()):
        label = (
            Text("`{typed}` lacks the number of fruits", typed=typed)
            if not typed[1:]
            else Text("`{typed}`: a tree has 1 or 2 fruits", typed=short(typed))
        )
        return Wrong(codes.TOKEN, label, _LETTER_HELP)
    return Wrong(codes.TOKEN, Text("`{typed}` is no space of the grove", typed=short(typed)), _SPACE_HELP)


def read_space(typed: str) -> Space | Wrong | None:
    """Return a visible space, None where nothing lies, or what is wrong with the token."""
    base, colon, lying = typed.partition(":")
    if NOTHING_HERE.fullmatch(base):
        if not colon:
            return None
        label = Text("`{typed}`: nothing lies here, so no die can", typed=short(typed))
        return Wrong(codes.TOKEN, label, _SPACE_HELP)
    ground = read_ground(base)
    if isinstance(ground, Wrong) or not colon:
        return ground if isinstance(ground, Wrong) else Space(ground)
    return _lying(typed, ground, lying)


def _lying(typed: str, ground: Ground, lying: str) -> Space | Wrong:
    """Return a space with what lies on it."""
    match = _LYING.fullmatch(lying)
    if match is None or match["sign"] is None:
        label = Text("`{typed}`: what lies on the space cannot be read", typed=short(typed))
        return Wrong(codes.DIE_WORD, label, _DIE_HELP)
    letter, value = (match["colour"] or "").upper(), _SIGNS.get(match["sign"].upper())
    if letter == "L":
        label = Text("`{typed}`: L may be lemon or lime", typed=short(typed))
        return Wrong(
            codes.LEMON_OR_LIME, label, Text("type C for a lemon's die (yellow) or V for a lime's (green)")
        )
    if value is None:
        label = Text("`{typed}`: no die shows {value}", typed=short(typed), value=match["sign"])
        return Wrong(codes.DIE_WORD, label, _DIE_HELP)
    if ground.kind == GLADE:
        return _on_glade(typed, ground, letter, value)
    if letter and LETTERS[letter] != ground.kind:
        label = Text("`{typed}`: a die on a tree has the tree's colour", typed=short(typed))
        return Wrong(
            codes.DIE_WORD,
            label,
            Text("type the number alone: `{base}:{sign}`", base=str(ground), sign=match["sign"]),
        )
    return Space(ground, value, -1 if value == SQUIRREL else ground.kind)


def _on_glade(typed: str, ground: Ground, letter: str, value: int) -> Space | Wrong:
    if value == SQUIRREL:
        label = Text("`{typed}`: the squirrel sits on a tree", typed=short(typed))
        return Wrong(
            codes.TOKEN, label, Text("it came with a tree of another fruit: type that tree, as `O2:E`")
        )
    if not letter:
        label = Text("`{typed}` lacks the colour of the die", typed=short(typed))
        sign = typed.partition(":")[2]
        offers = tuple(
            Text("`--:{letter}{sign}` ({fruit})", letter=each, sign=sign, fruit=FRUITS[LETTERS[each]])
            for each in "OCV"
        )
        return Wrong(
            codes.GLADE_COLOUR, label, Text("a glade has no colour of its own: type {offers}", offers=offers)
        )
    return Space(ground, value, LETTERS[letter])
