"""Control counts: what was counted on the table, against what is typed. They never score."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import reduce
from typing import TYPE_CHECKING, Any

from scorer.record.codes import COUNT_DIFFERS, COUNT_UNREADABLE, COUNTS_NOT_LAST
from scoring_rules.frame.board.squares import parse_grid
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.info import Info, Piece
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import LONGEST_TEXT
from scoring_rules.frame.lookup import short
from scoring_rules.frame.record import BoardEntry
from scoring_rules.frame.typed.place import Place, Step, at

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game

_EXAMPLE = 2
_BETWEEN = re.compile(r"[,;·•│|/&+]|\s(?:and|et|und)\s")
_WORDS = r"(?P<words>[^\W\d]+(?:[ '’-][^\W\d]+)*)"
_NUMBER_FIRST = re.compile(rf"(?P<number>\d{{1,6}}) ?{_WORDS}(?: |(?=\d)|\Z)")
_WORD_FIRST = re.compile(rf"{_WORDS} ?[:=]? ?(?P<number>\d{{1,6}})(?: |\Z)")
"""`16 trees`, `16T`; and as they are said back: `red 7`, `trees: 16`."""


def control_counts(game: Game[Any], table: Any, seat: int, player: Any, board: str) -> list[Finding]:
    """Compare every count that was made on the table with what is typed: all that differ are one finding."""
    found: list[Finding] = []
    counts = game.counts(table, seat)
    differing: list[Mark] = []
    for text, place, is_left in _typed(player, seat, board):
        said = []
        for number, piece in _read_counts(text, game.info, place, found):
            if is_left and piece.supply is None:
                label = Text("nobody has a supply of these: {piece}", piece=piece.text.with_values(n=number))
                remedy = Text("remove `left:`; type `pieces:` for what is on the board")
                found.append(finding(COUNT_UNREADABLE, place, label, help=remedy))
                continue
            if piece.id not in counts:
                continue
            have = counts[piece.id]
            if is_left and isinstance(have, int):
                have = (piece.supply or 0) - have
            if number not in (have if isinstance(have, range) else (have,)):
                said.append(_differs(piece, number, have if isinstance(have, int) else have.start))
        if said:
            label = reduce(lambda one, other: Text("{one}; {other}", one=one, other=other), said)
            differing.append(Mark(place, label))
    if differing:
        remedy = Text("count again on the table, then compare the board with what is typed")
        found.append(Finding(COUNT_DIFFERS, tuple(differing), remedy, rests_on=_counted(game, player, seat)))
    return found


def _counted(game: Game[Any], player: Any, seat: int) -> tuple[Place, ...]:
    """Return where all is typed that is counted: an error there may be why a count differs."""
    of_player = (key for key in type(player).model_fields if key not in {"pieces", "left"})
    of_table = (key for key in game.record().model_fields if key != "players")
    return (*(at("players", seat, key) for key in of_player), *map(at, of_table))


def _differs(piece: Piece, number: int, have: int) -> Text:
    return Text("on the table {counted}, typed {typed}", counted=piece.text.with_values(n=number), typed=have)


def _typed(player: Any, seat: int, board: str) -> Iterator[tuple[str, Place, bool]]:
    """Yield the control counts of a player, where they stand, and whether they are of what is left over."""
    for key in ("pieces", "left"):
        if getattr(player, key) is not None:
            yield getattr(player, key), at("players", seat, key), key == "left"
    for text, path in _in_board(getattr(player, board)):
        yield text, at("players", seat, board, *path), False


def has_counts(player: Any, board: str) -> bool:
    """Whether a player has control counts; `board` is the key of the board."""
    return any(True for _ in _typed(player, 0, board))


def misplaced_counts(seat: int, lines: Any, board: str) -> Iterator[Finding]:
    """Yield the control counts in a board that are not its last line: only one line of them is read."""
    for path in _counts_above(lines):
        label = Text("more lines follow below it")
        remedy = Text("type one line of control counts, as the last one of the board")
        yield finding(COUNTS_NOT_LAST, at("players", seat, board, *path), label, help=remedy)


def _in_board(lines: Any) -> Iterator[tuple[str, tuple[Step, ...]]]:
    """Yield the control counts that stand in a board, and where: a line of a grid, or entries of their own."""
    if not isinstance(lines, tuple) or not lines:
        return
    if all(isinstance(line, str) for line in lines):
        counts = parse_grid(lines).counts
        if counts is not None:
            yield counts.text, (counts.line,)
        return
    last = lines[-1]
    if isinstance(last, BoardEntry) and last.control_counts is not None:
        yield last.control_counts, (len(lines) - 1, last.COUNTS)


def _counts_above(lines: Any) -> Iterator[tuple[Step, ...]]:
    """Yield where control counts stand in a board with more of it below them."""
    if not isinstance(lines, tuple) or not lines:
        return
    if all(isinstance(line, str) for line in lines):
        if any("=" in line or "＝" in line for line in lines[:-1]):
            yield from ((counts.line,) for counts in parse_grid(lines).misplaced)
        return
    for index, entry in enumerate(lines[:-1]):
        if isinstance(entry, BoardEntry) and entry.control_counts is not None:
            yield index, entry.COUNTS


def _read_counts(text: str, info: Info, place: Place, found: list[Finding]) -> list[tuple[int, Piece]]:
    """Return the numbers and pieces of `16 trees 2 animals`, `16T 2A` or `red 7 yellow 4`."""
    known = Lexicon((piece, piece.words) for piece in info.pieces)
    letters = {piece.letter.casefold(): piece for piece in info.pieces if piece.letter}
    read: list[tuple[int, Piece]] = []
    for number, words, typed in _counts(unicodedata.normalize("NFC", text)):
        piece = letters.get(words.casefold()) or known.find(words).found or _named(words, known)
        if piece is None:
            label = Text("`{typed}` cannot be read", typed=short(typed))
            examples = tuple(
                piece.text.with_values(n=_EXAMPLE) for piece in info.pieces if piece.example or not piece.rare
            )
            remedy = Text("type numbers and words, as in {examples}", examples=examples)
            found.append(finding(COUNT_UNREADABLE, place, label, help=remedy))
            return []
        read.append((number, piece))
    return read


def _counts(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield every number with its words, and both as typed; no words where that cannot be read."""
    if len(text) > LONGEST_TEXT:
        yield 0, "", text
        return
    for part in _BETWEEN.split(text):
        typed = " ".join(part.split())
        number_first = typed[:1].isdigit()
        position = 0
        while position < len(typed):
            match = (_NUMBER_FIRST if number_first else _WORD_FIRST).match(typed, position)
            if match is None:
                yield 0, "", typed[position:]
                return
            yield int(match["number"]), match["words"], match[0]
            position = match.end()


def _named(words: str, known: Lexicon[Piece]) -> Piece | None:
    """Return the one piece that some of several words name: `bare flowers`, `fleurs nues`."""
    named = {known.find(word).found for word in words.split()} - {None}
    return named.pop() if len(named) == 1 else None
