"""Reading a visible grove: rows of equal length, a word for each space: `O2` `C1:3` `--` `--:V4` `O1:B` `C2:E`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.frame.board.squares import RowLengths, Token, parse_grid, row_lengths
from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Cell, Place, Row, Step, at
from scoring_rules.hortis.board.spaces import SQUIRREL, Ground, Grove, Space
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import FRUITS, GLADE, GLADE_NAME, LETTERS, TYPED
from scoring_rules.hortis.reading.numbers import DICE, die_sign

_TREE = re.compile(r"(?P<letter>[OCYJVG])(?P<fruits>[12])", re.IGNORECASE)
_GLADE = re.compile(r"-+|X|\(\)", re.IGNORECASE)
_NOTHING_HERE = re.compile(r"\.+")
_WORDS = {fold(word): "--" for word in GLADE_NAME} | dict.fromkeys(("vide", "empty", "leer", "rien"), ".")
"""Spaces typed by their names."""
_ON_IT = re.compile(r"(?P<colour>[OCYJVGL])?(?P<sign>[0-9]+|[PBE])?", re.IGNORECASE)
_SIGNS = DICE | {"E": SQUIRREL}
_COLON = ":"
_LETTER_HELP = Text("type O orange, C lemon (citron; also Y), V lime (citron vert; also G), each with 1 or 2 fruits")
_SPACE_HELP = Text(
    "a space is O1 O2 (orange), C1 C2 (lemon), V1 V2 (lime) or `--` (glade), and after a colon what is on it:"
    " 2 to 6, P basket, B wheelbarrow, E squirrel; `.` is where there is nothing"
)
_CARD_HELP = Text("a space of a card is O1 O2 (orange), C1 C2 (lemon), V1 V2 (lime) or `--` (glade)")
_DIE_HELP = Text("a die shows 2 to 6; above six it is P, the basket; B is the wheelbarrow, E the squirrel")


# ---------------------------------------------------------------------------------------------------
# Rows


class _Word(NamedTuple):
    """A space as it is typed, and the columns of its words: several in `V2 :6`, with a gap at the colon."""

    text: str
    columns: tuple[int, ...]


def read_grove(lines: Sequence[str], path: tuple[Step, ...], findings: Findings) -> Grove | None:
    """Return the grove, None where its rows are not of equal length; empty rows and columns stay."""
    rows = [_words(tokens) for tokens in parse_grid(lines).rows]
    if not rows:
        return Grove(1, (None,))
    lengths = row_lengths([len(row) for row in rows])
    _say_uneven(lengths, path, findings)
    spaces: list[Space | None] = []
    unread: set[int] = set()
    for row, words in enumerate(rows):
        for word in words:
            space = _space(word, row, path, findings)
            if space is None and not _is_nothing(word.text):
                unread.add(len(spaces))
            spaces.append(space)
    return None if lengths.odd else Grove(lengths.usual, tuple(spaces), frozenset(unread))


def _is_nothing(typed: str) -> bool:
    """Whether a word stands for a place without a space."""
    base = typed.rstrip(",;")
    return _NOTHING_HERE.fullmatch(_WORDS.get(fold(base), base)) is not None


def _words(tokens: Sequence[Token]) -> list[_Word]:
    """Return the spaces of a row; a colon joins what a gap separates: `V2 :6`."""
    words: list[_Word] = []
    for column, token in enumerate(tokens):
        before = words[-1] if words else _Word("", ())
        if words and (token.text.startswith(_COLON) or before.text.endswith(_COLON)):
            words[-1] = _Word(before.text + token.text, (*before.columns, column))
        else:
            words.append(_Word(token.text, (column,)))
    return words


def _say_uneven(lengths: RowLengths, path: tuple[Step, ...], findings: Findings) -> None:
    for row, length in lengths.odd.items():
        findings.say(
            codes.ROW_LENGTH,
            at(*path, part=Row(row)),
            "row {row} has {n} space, but the others have {usual}",
            "row {row} has {n} spaces, but the others have {usual}",
            help=Text("type `.` where there is nothing, so that all rows have the same length")
            if length < lengths.usual
            else Text("remove what is too much, or look for a gap within a word; `.` fills a short row"),
            n=length,
            row=str(Row(row)),
            usual=lengths.usual,
        )


def _space(word: _Word, row: int, path: tuple[Step, ...], findings: Findings) -> Space | None:
    first, *others = word.columns
    if not others:
        return read_space(word.text, at(*path, part=Cell(row, first)), findings)
    findings.say(
        codes.TOKEN,
        at(*path, part=Cell(row, others[0])),
        "there is a gap at the colon of a space",
        help="type it without the gap: `{space}`",
        space=short(word.text),
    )
    return None


# ---------------------------------------------------------------------------------------------------
# Spaces


def read_ground(typed: str, place: Place, findings: Findings, *, of_card: bool = False) -> Ground | None:
    """Return what is printed on a space of a card, which may be that of a deck or one of a grove."""
    if _GLADE.fullmatch(typed):
        return Ground(GLADE)
    tree = _TREE.fullmatch(typed)
    if tree:
        return Ground(LETTERS[tree["letter"].upper()], int(tree["fruits"]))
    code = codes.DECK_TOKEN if of_card else codes.TOKEN
    letter, number = typed[:1].upper(), typed[1:]
    if letter == "L":
        findings.say(
            codes.LEMON_OR_LIME,
            place,
            "`{typed}`: L may be lemon or lime",
            help="type C{n} for lemon (citron) or V{n} for lime",
            typed=short(typed),
            n=2 if number == "2" else 1,
        )
    elif letter in LETTERS and (not number or number.isdigit()):
        label = (
            Text("`{typed}`: a tree has 1 or 2 fruits", typed=short(typed))
            if number
            else Text("`{typed}`: the number of fruits is missing", typed=typed)
        )
        findings.say(code, place, label, help=_CARD_HELP if of_card else _LETTER_HELP)
    else:
        remedy = _CARD_HELP if of_card else _SPACE_HELP
        findings.say(code, place, "`{typed}` is not a space of the grove", help=remedy, typed=short(typed))
    return None


def read_space(typed: str, place: Place, findings: Findings) -> Space | None:
    """Return a visible space, None where there is nothing or where the token cannot be read."""
    base, colon, on_it = (typed.rstrip(",;") or typed).partition(_COLON)
    base, on_it = _WORDS.get(fold(base), base), die_sign(on_it)
    if _NOTHING_HERE.fullmatch(base):
        if colon:
            findings.say(
                codes.TOKEN,
                place,
                "`{typed}`: there is nothing here, so there can be no die",
                help=_SPACE_HELP,
                typed=short(typed),
            )
        return None
    ground = read_ground(base, place, findings)
    if ground is None or not colon:
        return None if ground is None else Space(ground)
    return _with_die(typed, ground, on_it, place, findings)


def _with_die(typed: str, ground: Ground, on_it: str, place: Place, findings: Findings) -> Space | None:
    """Return a space with what is on it."""
    match = _ON_IT.fullmatch(on_it)
    if match is None or match["sign"] is None:
        label = Text("`{typed}`: what is on the space cannot be read", typed=short(typed))
        findings.say(codes.DIE_WORD, place, label, help=_DIE_HELP)
        return None
    letter, value = (match["colour"] or "").upper(), _SIGNS.get(match["sign"].upper())
    if letter == "L":
        findings.say(
            codes.LEMON_OR_LIME,
            place,
            "`{typed}`: L may be lemon or lime",
            help="type C for a lemon's die (yellow) or V for a lime's (green)",
            typed=short(typed),
        )
    elif value is None:
        label = Text("`{typed}`: no die shows {value}", typed=short(typed), value=match["sign"])
        findings.say(codes.DIE_WORD, place, label, help=_DIE_HELP)
    elif ground.kind == GLADE:
        return _on_glade(typed, letter, value, place, findings)
    elif letter and LETTERS[letter] != ground.kind:
        findings.say(
            codes.DIE_WORD,
            place,
            "`{typed}`: a die on a tree has the tree's colour",
            help="type the number alone: `{base}:{sign}`",
            typed=short(typed),
            base=str(ground),
            sign=match["sign"],
        )
    else:
        return Space(ground, value, -1 if value == SQUIRREL else ground.kind)
    return None


def _on_glade(typed: str, letter: str, value: int, place: Place, findings: Findings) -> Space | None:
    if value == SQUIRREL:
        findings.say(
            codes.TOKEN,
            place,
            "`{typed}`: the squirrel belongs on a tree",
            help="it came with a tree of another fruit: type that tree, as in `O2:E`",
            typed=short(typed),
        )
        return None
    if not letter:
        sign = typed.partition(_COLON)[2]
        findings.say(
            codes.GLADE_COLOUR,
            place,
            "`{typed}`: the colour of the die is missing",
            help="a glade has no colour of its own: type {offers}",
            typed=short(typed),
            offers=tuple(
                Text("`--:{letter}{sign}` ({fruit})", letter=letter, sign=sign, fruit=fruit)
                for letter, fruit in zip(TYPED, FRUITS, strict=True)
            ),
        )
        return None
    return Space(Ground(GLADE), value, LETTERS[letter])
