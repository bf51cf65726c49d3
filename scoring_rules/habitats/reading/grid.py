"""Reading the typed reserves: rows of tokens, each a tile that is defined or says what it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.frame.board.squares import parse_grid
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import KEY, Cell, Place, Step
from scoring_rules.habitats.board.reserve import Board, reserve_of
from scoring_rules.habitats.board.tile import Laid, Tile
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import CATEGORY_OF
from scoring_rules.habitats.reading.definitions import Definitions
from scoring_rules.habitats.reading.slips import all_even, misplaced_sign, no_word
from scoring_rules.habitats.reading.tokens import EMPTY, parts, quarters, undefined_tile
from scoring_rules.habitats.reading.undefined import TURNED, Unknown, means_empty, undefined

_LONGEST_SIDE = 50
"""Rows and columns of a reserve that are read; a game brings about 30 tiles."""


_UPRIGHT: Mapping[str, Text] = {
    "animal": Text("an animal lies upright"),
    "flower": Text("a flower lies upright"),
    "tourist": Text("a tourist lies upright"),
    "entrance": Text("an entrance lies upright"),
    "plain": Text("plain ground lies upright"),
}
"""What is said of a turn, by the kinds that are never turned."""
_POINTLESS: Mapping[str, Text] = {
    "entrance": Text("an entrance gives no points"),
    "plain": Text("plain ground gives no points"),
}
"""What is said of a sign, by the kinds that give no points."""


class Claim(NamedTuple):
    """A cell of which the table said whether it scores."""

    row: int
    column: int
    scores: bool


class Reader:
    """Reads reserves by one list of definitions; knows afterwards which tokens lie and which are undefined."""

    def __init__(self, definitions: Definitions, found: list[Finding]) -> None:
        self._tiles: Mapping[str, Tile | None] = definitions.tiles
        self._blocks = definitions.blocks
        self._found = found
        self._folded: dict[str, list[str]] = {}
        for token in definitions.tiles:
            self._folded.setdefault(fold(token), []).append(token)
        self._unknown: dict[str, Unknown] = {}
        self.used: set[str] = set()

    def read(
        self, lines: Sequence[str], path: tuple[Step, ...]
    ) -> tuple[Board | None, tuple[tuple[int, bool], ...]]:
        """Return a reserve and the cells that were claimed to score or not; None where it cannot be read."""
        rows = parse_grid(lines).rows
        if not rows:
            remedy = Text("type its rows: a token for each tile, `.` for an empty cell")
            self._found.append(
                finding(codes.RESERVE_MISSING, Place(path, KEY), Text("no row is typed"), help=remedy)
            )
            return None, ()
        if len(rows) > _LONGEST_SIDE or max(map(len, rows)) > _LONGEST_SIDE:
            label = Text(
                "{n} row of up to {columns} cells, at most {most} can be read",
                "{n} rows of up to {columns} cells, at most {most} can be read",
                n=len(rows),
                columns=max(map(len, rows)),
                most=_LONGEST_SIDE,
            )
            remedy = Text("take off the empty rows and columns around the tiles")
            self._found.append(finding(codes.TOO_LARGE, Place(path, KEY), label, help=remedy))
            return None, ()
        even = all_even(rows, path, self._found)
        columns = len(rows[0])
        laid: dict[int, Laid] = {}
        claims: list[tuple[int, bool]] = []
        whole = even
        for row, tokens in enumerate(rows):
            for column, token in enumerate(tokens):
                if EMPTY.fullmatch(token.text):
                    continue
                each, sign = self._laid(token.text.rstrip(",;") or token.text, Place(path, Cell(row, column)))
                whole = whole and each is not None
                if each is not None:
                    laid[row * columns + column] = each
                    if sign:
                        claims.append((row * columns + column, sign == "+"))
        return (reserve_of(len(rows), columns, laid), tuple(claims)) if whole else (None, ())

    def _laid(self, token: str, place: Place) -> tuple[Laid | None, str]:
        """Return the tile of a token as it lies, and what was claimed of it; None where it cannot be read."""
        typed = parts(token)
        if typed is None:
            self._found.append(misplaced_sign(token, place))
            return None, ""
        word, turn, sign = typed
        tile = self._meant(word, place, turned=turn is not None)
        if tile is None:
            return None, ""
        quarter = quarters(turn)
        if quarter is None or (quarter and tile.kind not in TURNED):
            self._found.append(_wrong_turn(token, tile, place, known_turn=quarter is not None))
            return None, ""
        if sign and tile.kind not in CATEGORY_OF:
            label = Text("`{token}`: {pointless}", token=short(token), pointless=_POINTLESS[tile.kind])
            remedy = Text("take the `{sign}` off", sign=sign)
            self._found.append(finding(codes.SIGN, place, label, help=remedy))
            return None, ""
        return Laid(tile.turned(quarter), quarter), sign

    def _meant(self, word: str, place: Place, *, turned: bool) -> Tile | None:
        """Return the tile of a word, one as typed before one that is folded; None, and what is said of it."""
        if word in self._tiles:
            self.used.add(word)
            return self._tiles[word]
        tile = undefined_tile(word)
        if tile is not None:
            return tile
        alike = self._folded.get(fold(word), []) if fold(word) else []
        if len(alike) == 1:
            self.used.add(alike[0])
            return self._tiles[alike[0]]
        if alike:
            label = Text("`{typed}` may be {several}", typed=short(word), several=tuple(alike))
            remedy = Text("type it as it stands under `tiles:`; better give them words that differ")
            self._found.append(finding(codes.TOKEN, place, label, help=remedy))
            return None
        tile = undefined_tile(word.upper()) or undefined_tile(
            f"l{word[1:].upper()}" if word[:1] in "lL" else ""
        )
        if tile is None:
            wrong = None if means_empty(word) else no_word(word, place)
            if wrong is not None:
                self._found.append(wrong)
            else:
                self._unknown.setdefault(word, Unknown(place, turned))
        return tile

    def undefined(self) -> list[Finding]:
        """Return what is to be said of all tokens that are not defined: one message, with lines to paste."""
        return [undefined(self._unknown, tuple(self._tiles), self._blocks)] if self._unknown else []


def _wrong_turn(token: str, tile: Tile, place: Place, *, known_turn: bool) -> Finding:
    if known_turn:
        label = Text("`{token}`: {upright}", token=short(token), upright=_UPRIGHT[tile.kind])
        remedy = Text("only watchtowers, gates and camps are turned: take the turn off")
    else:
        label = Text("`{token}` has no turn that can be read", token=short(token))
        remedy = Text("type @90, @180 or @270: so far it is turned clockwise")
    return finding(codes.TURN, place, label, help=remedy)
