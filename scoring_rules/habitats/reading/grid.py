"""Reading the typed reserves: rows of tokens, each a tile that is defined or says what it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring_rules.frame.board.squares import Token, parse_grid, row_lengths
from scoring_rules.frame.finding import Finding, Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import KEY, Cell, Place, Row, Step
from scoring_rules.habitats.board.reserve import Board, Laid, Tile, reserve_of
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import CATEGORY_OF, KINDS
from scoring_rules.habitats.reading.definitions import Definitions
from scoring_rules.habitats.reading.tiles.complete_tile import unlikely_points
from scoring_rules.habitats.reading.tokens import (
    EMPTY,
    LOOSE,
    Unknown,
    ground_in_words,
    is_no_word,
    means_empty,
    misplaced_sign,
    parts,
    quarters,
    tile_in_place,
    undefined,
    wrong_turn,
)

_LONGEST_SIDE = 50
"""Rows and columns of a reserve that are read; a game has about 30 tiles."""

_UPRIGHT: Mapping[str, Text] = {
    "animal": Text("an animal is always upright"),
    "flower": Text("a flower is always upright"),
    "tourist": Text("a tourist is always upright"),
    "entrance": Text("an entrance is always upright"),
    "plain": Text("plain ground is always upright"),
}
"""What is said of a turn, for the kinds that are never turned."""
_POINTLESS: Mapping[str, Text] = {
    "entrance": Text("an entrance gives no points"),
    "plain": Text("plain ground gives no points"),
}
"""What is said of a sign, for the kinds that give no points."""


class Reader:
    """Reads reserves by one list of definitions; knows afterwards which tokens were used and which are undefined."""

    def __init__(self, definitions: Definitions, findings: Findings, language: str = "") -> None:
        self._tiles: Mapping[str, Tile | None] = definitions.tiles
        self._blocks = definitions.blocks
        self._findings = findings
        self._folded: dict[str, list[str]] = {}
        for token in definitions.tiles:
            self._folded.setdefault(fold(token), []).append(token)
        self._unknown: dict[str, Unknown] = {}
        self.used: set[str] = set()
        self._language = language

    def read(self, lines: Sequence[str], path: tuple[Step, ...]) -> tuple[Board | None, tuple[tuple[int, bool], ...]]:
        """Return a reserve and the cells that were claimed to score or not; None where it cannot be read."""
        rows = parse_grid(lines).rows
        if not self._can_be_read(rows, Place(path, KEY)):
            return None, ()
        whole = self._are_even(rows, path)
        columns = len(rows[0])
        laid: dict[int, Laid] = {}
        claims: list[tuple[int, bool]] = []
        for row, tokens in enumerate(rows):
            for column, token in enumerate(tokens):
                if EMPTY.fullmatch(token.text):
                    continue
                tile, sign = self._laid(token.text.rstrip(",;") or token.text, Place(path, Cell(row, column)))
                whole = whole and tile is not None
                if tile is not None:
                    laid[row * columns + column] = tile
                    if sign:
                        claims.append((row * columns + column, sign == "+"))
        return (reserve_of(len(rows), columns, laid), tuple(claims)) if whole else (None, ())

    def _can_be_read(self, rows: Sequence[Sequence[Token]], place: Place) -> bool:
        """Whether there are rows, and not too many or too long ones."""
        columns = max(map(len, rows), default=0)
        if not rows:
            remedy = Text("type its rows: a token for each tile, `.` for an empty cell")
            self._findings.say(codes.RESERVE_MISSING, place, "no row is typed", help=remedy)
        elif len(rows) > _LONGEST_SIDE or columns > _LONGEST_SIDE:
            self._findings.say(
                codes.TOO_LARGE,
                place,
                "{n} row of up to {columns} cells, at most {most} can be read",
                "{n} rows of up to {columns} cells, at most {most} can be read",
                help="remove the empty rows and columns around the tiles",
                n=len(rows),
                columns=columns,
                most=_LONGEST_SIDE,
            )
        else:
            return True
        return False

    def _are_even(self, rows: Sequence[Sequence[Token]], path: tuple[Step, ...]) -> bool:
        """Whether all rows are equally long; each that differs from most of them is reported."""
        lengths = [sum(not LOOSE.fullmatch(token.text) for token in tokens) for tokens in rows]
        usual, odd = row_lengths(lengths)
        label = (
            Text("row {row} has {n} cell, the others have {usual}", "row {row} has {n} cells, the others have {usual}")
            if len(odd) == 1
            else Text(
                "row {row} has {n} cell, row {other} has {usual}", "row {row} has {n} cells, row {other} has {usual}"
            )
        )
        other = str(Row(lengths.index(usual)))
        for row, n in odd.items():
            self._findings.say(
                codes.RAGGED,
                Place(path, Row(row)),
                label.with_values(n=n, row=str(Row(row)), usual=usual, other=other),
                help="type `.` for each empty cell, also at the ends of a row"
                if n < usual
                else "remove what is too much, or look for a space inside a tile; `.` fills a short row",
            )
        return not odd

    def _laid(self, token: str, place: Place) -> tuple[Laid | None, str]:
        """Return the tile of a token as it is laid, and what was claimed of it; None where it cannot be read."""
        typed = parts(token)
        if typed is None:
            misplaced_sign(token, place, self._findings)
            return None, ""
        word, turn, sign = typed
        tile = self._meant(word, place, turned=turn is not None)
        if tile is None:
            return None, ""
        quarter = quarters(turn)
        if quarter is None:
            wrong_turn(token, place, self._findings)
            return None, ""
        if quarter and not KINDS[tile.kind].turns:
            self._findings.say(
                codes.TURN,
                place,
                "`{token}`: {upright}",
                help="only watchtowers, gates and camps are turned: remove the turn",
                token=short(token),
                upright=_UPRIGHT[tile.kind],
            )
            return None, ""
        if sign and tile.kind not in CATEGORY_OF:
            self._findings.say(
                codes.SIGN,
                place,
                "`{token}`: {pointless}",
                help="remove the `{sign}`",
                token=short(token),
                pointless=_POINTLESS[tile.kind],
                sign=sign,
            )
            return None, ""
        return Laid(tile.turned(quarter), quarter), sign

    def _meant(self, word: str, place: Place, *, turned: bool) -> Tile | None:
        """Return the tile of a word, one as typed before one that is folded; None, and what is said of it."""
        if word in self._tiles:
            self.used.add(word)
            return self._tiles[word]
        tile = tile_in_place(word)
        if tile is not None:
            self._findings += unlikely_points(tile.points, place)
            return tile
        alike = self._folded.get(fold(word), []) if fold(word) else []
        if len(alike) == 1:
            self.used.add(alike[0])
            return self._tiles[alike[0]]
        if alike:
            self._findings.say(
                codes.TOKEN,
                place,
                "`{typed}` may be {several}",
                help="type it exactly as under `tiles:`, or better, give them words that differ more",
                typed=short(word),
                several=tuple(alike),
            )
            return None
        flower = f"l{word[1:].upper()}" if word[:1] in "lL" else ""
        tile = tile_in_place(word.upper()) or tile_in_place(flower) or ground_in_words(word, self._language)
        if tile is None and (means_empty(word) or not is_no_word(word, place, self._findings)):
            self._unknown.setdefault(word, Unknown(place, turned))
        return tile

    def undefined(self) -> list[Finding]:
        """Return what is to be said of all tokens that are not defined: one message, with lines to paste."""
        return [undefined(self._unknown, tuple(self._tiles), self._blocks)] if self._unknown else []
