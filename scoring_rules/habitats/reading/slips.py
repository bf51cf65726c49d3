"""Slips in the rows of a reserve: rows of unlike lengths, signs in a wrong place, what is no word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from scoring_rules.frame.board.squares import Token
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Place, Row, Step
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.reading.tiles.directions import Word
from scoring_rules.habitats.reading.tiles.letters import like_letters, no_terrain

_BEFORE_TURN = re.compile(r"(?P<name>[^@]*[^@+-])(?P<sign>[+-])@(?P<turn>[0-9]+)")
_LOOSE = re.compile(r"@\S*|\+")
_TURN_REMEDY = Text("type @90, @180 or @270: so far it is turned clockwise")


def all_even(rows: Sequence[Sequence[Token]], path: tuple[Step, ...], found: list[Finding]) -> bool:
    """Whether all rows are equally long; each that differs from most of them is reported.

    A turn or a sign by itself, which is a blank too many, is no cell.
    """
    cells = [sum(not _LOOSE.fullmatch(token.text) for token in tokens) for tokens in rows]
    lengths = Counter(cells)
    usual = max(lengths, key=lambda length: (lengths[length], length))
    model = cells.index(usual)
    for row, n in enumerate(cells):
        if n == usual:
            continue
        if lengths[usual] == len(rows) - 1:
            label = Text(
                "row {row} has {n} cell, the others have {usual}",
                "row {row} has {n} cells, the others have {usual}",
                n=n,
                row=str(Row(row)),
                usual=usual,
            )
        else:
            label = Text(
                "row {row} has {n} cell, row {other} has {usual}",
                "row {row} has {n} cells, row {other} has {usual}",
                n=n,
                row=str(Row(row)),
                other=str(Row(model)),
                usual=usual,
            )
        remedy = (
            Text("type `.` for each empty cell, at the ends of a row, too")
            if n < usual
            else Text("take off what is too much, or look for a blank inside a tile; `.` fills a short row")
        )
        found.append(finding(codes.RAGGED, Place(path, Row(row)), label, help=remedy))
    return len(lengths) == 1


def misplaced_sign(token: str, place: Place) -> Finding:
    """Return what is wrong with a token whose turn or sign stands in a wrong place."""
    typed = short(token)
    if _LOOSE.fullmatch(token):
        label = Text("`{token}` stands by itself", token=typed)
        code = codes.TURN if token[0] == "@" else codes.SIGN
        return finding(code, place, label, help=Text("take the blank before `{token}` away", token=typed))
    if match := _BEFORE_TURN.fullmatch(token):
        label = Text("`{token}`: the sign stands before the turn", token=typed)
        remedy = Text("type `{mended}`", mended=f"{match['name']}@{match['turn']}{match['sign']}")
        return finding(codes.TURN, place, label, help=remedy)
    if "@" in token:
        return finding(
            codes.TURN, place, Text("`{token}` has no turn that can be read", token=typed), help=_TURN_REMEDY
        )
    label = Text("`{token}` has more than one sign", token=typed)
    remedy = Text("one is enough: `+` if the table thinks that it scores, `-` if not")
    return finding(codes.SIGN, place, label, help=remedy)


def no_word(word: str, place: Place) -> Finding | None:
    """Return what is wrong with a token that no definition would mend; None for any other."""
    if ":" in word and like_letters(ground := word.partition(":")[0]):
        return no_terrain(Word(ground, place))
    if ":" in word:
        label = Text("`{token}` is no animal that can be read in place", token=short(word))
        remedy = Text("type ground, needs and points, as in `{example}`", example="D:GGGF6")
    elif not fold(word):
        label = Text("`{token}` is no word", token=short(word))
        remedy = Text("type `.` for an empty cell, and for each tile a word that stands under `tiles:`")
    elif "," in word or ";" in word:
        label = Text("`{token}` are several tiles", token=short(word))
        remedy = Text("put blanks between them: `{mended}`", mended=" ".join(re.split("[,;]+", word)))
    else:
        return None
    return finding(codes.TILE_WORD, place, label, help=remedy)
