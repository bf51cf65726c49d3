"""Reading the typed reserves: rows of tokens, each a tile that is defined or says what it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.finding import Finding, Mark, finding
from scoring_rules.habitats import codes
from scoring_rules.habitats.board import Board, reserve_of
from scoring_rules.habitats.data.words import CATEGORY_OF, KINDS
from scoring_rules.habitats.definitions import Definitions
from scoring_rules.habitats.line_readers import EXAMPLES
from scoring_rules.habitats.tile import Laid, Tile
from scoring_rules.habitats.tokens import EMPTY, parts, quarters, undefined_tile
from scoring_rules.lookup import near_names, short
from scoring_rules.names import Lexicon, fold
from scoring_rules.place import KEY, Cell, Place, Row, Step
from scoring_rules.squares import Token, parse_grid
from scoring_rules.text import Text

_TURNED = ("watchtower", "gate", "camp")
_LONGEST_SKELETON = 12
_LONGEST_SIDE = 50
"""Rows and columns of a reserve that are read; a game brings about 30 tiles."""


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
        self._unknown: dict[str, Place] = {}
        self.used: set[str] = set()

    def read(
        self, lines: Sequence[str], path: tuple[Step, ...]
    ) -> tuple[Board | None, tuple[tuple[int, bool], ...]]:
        """Return a reserve and the cells that were claimed to score or not; None where it cannot be read."""
        rows = parse_grid(lines).rows
        if not rows:
            remedy = Text("type its rows: a token for each tile, `.` for an empty cell")
            self._found.append(
                finding(codes.RESERVE_MISSING, Place(path, KEY), Text("no row is typed"), remedy)
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
            self._found.append(finding(codes.TOO_LARGE, Place(path, KEY), label, remedy))
            return None, ()
        even = self._even(rows, path)
        columns = len(rows[0])
        laid: dict[int, Laid] = {}
        claims: list[tuple[int, bool]] = []
        whole = even
        for row, tokens in enumerate(rows):
            for column, token in enumerate(tokens):
                if EMPTY.fullmatch(token.text):
                    continue
                each, sign = self._laid(token.text, Place(path, Cell(row, column)))
                whole = whole and each is not None
                if each is not None:
                    laid[row * columns + column] = each
                    if sign:
                        claims.append((row * columns + column, sign == "+"))
        return (reserve_of(len(rows), columns, laid), tuple(claims)) if whole else (None, ())

    def _even(self, rows: Sequence[Sequence[Token]], path: tuple[Step, ...]) -> bool:
        """Whether all rows are equally long; each that differs from most of them is reported."""
        lengths = Counter(map(len, rows))
        usual = max(lengths, key=lambda length: (lengths[length], length))
        for row, tokens in enumerate(rows):
            if len(tokens) != usual:
                label = Text(
                    "row {row} has {n} cell, the others have {usual}",
                    "row {row} has {n} cells, the others have {usual}",
                    n=len(tokens),
                    row=str(Row(row)),
                    usual=usual,
                )
                remedy = Text("type `.` for each empty cell, at the ends of a row, too")
                self._found.append(finding(codes.RAGGED, Place(path, Row(row)), label, remedy))
        return len(lengths) == 1

    def _laid(self, token: str, place: Place) -> tuple[Laid | None, str]:
        """Return the tile of a token as it lies, and what was claimed of it; None where it cannot be read."""
        word, turn, sign = parts(token)
        known, tile = self._meant(word)
        if tile is None:
            if not known and ":" in word:
                label = Text("`{token}` is no animal that can be read in place", token=short(word))
                remedy = Text("type ground, needs and points, as in `{example}`", example="D:GGGF6")
                self._found.append(finding(codes.TILE_WORD, place, label, remedy))
            elif not known:
                self._unknown.setdefault(word, place)
            return None, ""
        quarter = quarters(turn)
        if quarter is None or (quarter and tile.kind not in _TURNED):
            self._found.append(_wrong_turn(token, tile, place, known_turn=quarter is not None))
            return None, ""
        if sign and tile.kind not in CATEGORY_OF:
            label = Text("`{token}`: {kind} gives no points", token=short(token), kind=KINDS[tile.kind])
            remedy = Text("take the `{sign}` off", sign=sign)
            self._found.append(finding(codes.SIGN, place, label, remedy))
            return None, ""
        return Laid(tile.turned(quarter), quarter), sign

    def _meant(self, word: str) -> tuple[bool, Tile | None]:
        """Return whether a word is known, and its tile; a word as typed wins over one that is folded."""
        if word in self._tiles:
            self.used.add(word)
            return True, self._tiles[word]
        tile = undefined_tile(word)
        if tile is not None:
            return True, tile
        alike = self._folded.get(fold(word), []) if fold(word) else []
        if len(alike) == 1:
            self.used.add(alike[0])
            return True, self._tiles[alike[0]]
        tile = None if alike else undefined_tile(word.upper()) or undefined_tile(f"l{word[1:].upper()}")
        return tile is not None, tile

    def undefined(self) -> list[Finding]:
        """Return what is to be said of all tokens that are not defined: one message, with lines to paste."""
        if not self._unknown:
            return []
        tokens = tuple(f"`{short(word)}`" for word in self._unknown)
        label = Text("{tokens} is not defined", "{tokens} are not defined", n=len(tokens), tokens=tokens)
        marks = tuple(
            Mark(place, label if number == 0 else Text("`{token}`", token=short(word)))
            for number, (word, place) in enumerate(self._unknown.items())
        )
        blocks = range(max(self._blocks, 1))
        rests_on = tuple(Place(("tiles", block, word)) for block in blocks for word in self._unknown)
        return [Finding(codes.TOKEN, marks, self._remedy(), "first", rests_on)]

    def _remedy(self) -> Text:
        known = Lexicon((token, (token,)) for token in self._tiles)
        near = near_names(next(iter(self._unknown)), known) if len(self._unknown) == 1 else ()
        if near:
            return Text(
                "did you mean {near}? If not, add under `tiles:` a line such as{lines}",
                near=near[0],
                lines=self._skeleton(),
            )
        return Text(
            "add under `tiles:`, with what is printed on each tile:{lines}",
            lines=self._skeleton(),
        )

    def _skeleton(self) -> str:
        words = list(self._unknown)[:_LONGEST_SKELETON]
        return "".join(f"\n  {word}: {EXAMPLES[_likely_kind(word)]}" for word in words)


def _likely_kind(word: str) -> str:
    """Return the kind that a token sounds like: `tow` a watchtower, `gat` a gate, all else an animal."""
    folded = fold(word)
    for kind, name in KINDS.items():
        if any(len(folded) > 1 and fold(each).startswith(folded[:3]) for each in name if each):
            return kind
    return "watchtower" if folded.startswith("tow") else "animal"


def _wrong_turn(token: str, tile: Tile, place: Place, *, known_turn: bool) -> Finding:
    if known_turn:
        label = Text("`{token}`: {kind} lies upright", token=short(token), kind=KINDS[tile.kind])
        remedy = Text("only watchtowers, gates and camps are turned: take the turn off")
    else:
        label = Text("`{token}` has no turn that can be read", token=short(token))
        remedy = Text("type @90, @180 or @270: so far it is turned clockwise")
    return finding(codes.TURN, place, label, remedy)
