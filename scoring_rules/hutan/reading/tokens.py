"""The tokens of a typed board: `.` `~~` `r` `rT` `rA`, and what is said of those that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from unicodedata import name

from scoring_rules.frame.board.squares import Token
from scoring_rules.frame.finding import Finding, finding, here_too
from scoring_rules.frame.language.names import fold, words
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Cell, Place
from scoring_rules.hutan.board.layout import SIZE
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.words import COLOUR_WORDS, COLOURS, LETTERS, TYPED

LAKE = re.compile(r"[~oO]+|≈+")
FLOWER = re.compile(r"([rybgwjc])([ta.]?)", re.IGNORECASE)
_EMPTY = re.compile(r"\.+|-+")
_PIECES = {"t", "a"}
_COMMAS = ",;"
_AROUND = f"{_COMMAS}|"
_HELP = Text(
    "a cell is `.` empty, `~~` a lake, or the letter of the flower (r red, y yellow, b blue, g grey, w white),"
    " followed by T for a tree or A for an animal"
)

_SIGNS_IN_WORDS = dict.fromkeys(("lac", "lake", "see", "l"), "~~") | dict.fromkeys(
    ("vide", "empty", "leer", "_", "__", "·", "•"), "."
)
"""Lakes and empty cells in words and in other signs."""
_COLOUR_LETTERS = {
    fold(word): letter
    for letter, (colour, name_of) in zip(TYPED, COLOURS.items(), strict=True)
    for word in (*name_of, colour, *COLOUR_WORDS[colour])
}
_PIECE_LETTERS = dict.fromkeys(("t", "tree", "arbre", "baum"), "T") | dict.fromkeys(("a", "animal", "tier"), "A")
_IN_WORDS = re.compile(rf"(?P<colour>{'|'.join(_COLOUR_LETTERS)})(?: ?(?P<piece>{'|'.join(_PIECE_LETTERS)}))?")
"""`rouge`, `blanc-arbre`, `redT`."""
_PIECE_FIRST = re.compile(rf"(?P<piece>{'|'.join(_PIECE_LETTERS)}) (?P<colour>{'|'.join(_COLOUR_LETTERS)})")
"""`arbre-blanc`."""

_IN_FRENCH = str.maketrans({"y": "j", "w": "c"})
"""The letters that differ in French: jaune, crème. Templates are written with them."""


def said(tokens: str) -> Value:
    """Return a canonical token, or a drawn line of them, as it is typed in each language."""
    french = tokens.translate(_IN_FRENCH)
    return tokens if french == tokens else Name(tokens, french, tokens)


def readable(token: str) -> bool:
    """Whether a token is an empty cell, a lake, or a flower with or without a piece on it."""
    return any(pattern.fullmatch(token) for pattern in (_EMPTY, LAKE, FLOWER))


def canonical(token: str) -> str:
    """Return a cell that is typed in words or with a comma after it as it is typed in signs; any other as it is."""
    bare = token.rstrip(_COMMAS) or token
    if readable(bare):
        return bare
    match = _IN_WORDS.fullmatch(fold_words(bare)) or _PIECE_FIRST.fullmatch(fold_words(bare))
    if match is None:
        return _SIGNS_IN_WORDS.get(fold(bare) or bare, token)
    return _COLOUR_LETTERS[match["colour"]] + ("" if match["piece"] is None else _PIECE_LETTERS[match["piece"]])


def fold_words(token: str) -> str:
    """Return the folded words of a token with spaces between them: `blanc arbre` of `Blanc-arbre`."""
    return " ".join(words(token))


def token_fault(token: str, place: Place) -> Finding:
    """Return the finding of a token that cannot be read."""
    meant = next(filter(readable, _slips(token)), None)
    remedy = _HELP if meant is None else Text("did you mean `{token}`?", token=meant)
    return finding(codes.TOKEN, place, _token_label(token), help=remedy)


def _token_label(token: str) -> Text:
    foreign = next((sign for sign in token if sign.isalpha() and not name(sign, "LATIN").startswith("LATIN")), "")
    if foreign:
        return Text(
            "`{token}`: `{sign}` is a letter of another alphabet, even if it looks like one of ours",
            token=short(token),
            sign=foreign,
        )
    letter, piece = token[0].lower(), token[1:].lower()
    if token.lower() in _PIECES:
        return Text("`{token}` lacks the letter of the flower below", token=token)
    if letter in LETTERS and piece:
        return Text(
            "`{token}`: a flower is followed by T or A, not by `{piece}`", token=short(token), piece=short(token[1:])
        )
    if letter.isalpha() and piece in {"", *_PIECES}:
        return Text("`{token}`: no flower has the letter {letter}", token=token, letter=token[0])
    return Text("`{token}` is not a flower, tree, animal or lake", token=short(token))


def _slips(token: str) -> Iterator[str]:
    """Yield what a token may have been: commas around it (`rT,`), letters the wrong way round (`Tr`) or doubled (`rrT`)."""
    yield token.strip(_AROUND)
    if token.casefold() in {"x", "0"}:
        yield "."
    if len(token) <= len("rTT"):
        yield token[::-1]
        yield "".join(first for first, second in pairwise(f"{token} ") if first != second)


def row_remedy(tokens: Sequence[Token]) -> Text:
    """Return what to do about a row that does not have six cells."""
    words = [token.text for token in tokens]
    signs = [word for word in words if not word.strip(_AROUND)]
    if signs:
        return Text("separate the cells by spaces alone, without `{sign}`", sign=signs[0])
    if len(words) < SIZE:
        several = next((word for word in words if not readable(word)), None)
        if several is not None:
            return Text("separate the cells by spaces: `{token}` is not one cell", token=short(several))
        return Text("type the missing cells; an empty cell is `.`, a lake `~~`")
    for flower, piece in pairwise(words):
        if piece.lower() in _PIECES and flower.lower() in LETTERS:
            return Text("type a flower and what is on it without a space, as in `{token}`", token=flower + piece)
    if len(words) % SIZE == 0:
        return Text("begin a new line after six cells")
    return Text("remove the extra cells")


def together(findings: Iterable[Finding]) -> list[Finding]:
    """Return findings with those that say the same of a token as one: at the first, the others as further places."""
    kept: list[Finding] = []
    first: dict[tuple[Text | None, Text | None], int] = {}
    for fault in findings:
        mark = fault.marks[0]
        if fault.code is not codes.TOKEN or not isinstance(mark.place.part, Cell):
            kept.append(fault)
            continue
        index = first.setdefault((mark.label, fault.help), len(kept))
        if index == len(kept):
            kept.append(fault)
        else:
            kept[index] = here_too(kept[index], (mark.place,))
    return kept
