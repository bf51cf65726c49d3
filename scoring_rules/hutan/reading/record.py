"""The record of a Hutan game in its long form, and its short form: tiles in rows."""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

from scoring_rules.frame.record import GridText, Line, Names, PersonName, Player, Record, Word
from scoring_rules.frame.typed.form import Owner, ShortForm, Typed
from scoring_rules.frame.typed.forms import BETWEEN_COMMAS, PLAYERS, WORDS
from scoring_rules.frame.typed.nodes import Node, Scalar, Sequence
from scoring_rules.frame.typed.parts import parts
from scoring_rules.frame.typed.vocabulary import Vocabularies

_BETWEEN_SLASHES = re.compile(r"[^/]+")


def _rows(node: Node, _: Owner) -> Node:
    """Return rows of words: `a, b / c, d`, lines, a list of such rows, or a list of lists."""
    if isinstance(node, Scalar):
        rows: tuple[Node, ...] = tuple(parts(node, _BETWEEN_SLASHES))
    elif isinstance(node, Sequence):
        rows = node.items
        if len(rows) > 1 and all(isinstance(row, Scalar) and "," not in row.text for row in rows):
            return Sequence((node,), node.span)
    else:
        return node
    return Sequence(tuple(map(_row, rows)), node.span)


def _row(node: Node) -> Node:
    return Sequence(tuple(parts(node, BETWEEN_COMMAS)), node.span) if isinstance(node, Scalar) else node


ROWS = ShortForm(
    "rows of a list, separated by `/` or by lines, their words by commas", _rows, (Typed.TEXT,), items=WORDS
)


_CARD = r"(?:(?:cards?|cartes?|Karten?)\s+)?(?:n[°º]|no\.?|nr\.?|#)?\s*"
_NUMBERS = re.compile(
    rf"\s*{_CARD}\d{{1,6}}(?:\s*(?:[\s,;/·-]|\b(?:and|et|und)\b|&)+\s*{_CARD}\d{{1,6}})*\s*\.?\s*", re.IGNORECASE
)
"""`n°12, n°17`, `cartes 12, 17, 18, 23 et 24`, `12/17/18`, `12 - 17`."""
_DIGITS = re.compile(r"\d+")


def _cards(node: Node, owner: Owner) -> Node:
    """Return a list of cards: numbers however they are separated, or names with commas between them."""
    if not isinstance(node, Scalar):
        return WORDS.expand(node, owner)
    if _NUMBERS.fullmatch(node.text):
        return Sequence(tuple(parts(node, _DIGITS)), node.span)
    if "," in node.text and any(" " in piece.strip() for piece in node.text.split(",")):
        return Sequence(tuple(parts(node, BETWEEN_COMMAS)), node.span)
    return WORDS.expand(node, owner)


CARDS = ShortForm("numbers of cards, or names with commas between them", _cards, (Typed.TEXT,), items=None)

Cards: TypeAlias = Annotated[tuple[Word, ...], CARDS]
Rows: TypeAlias = Annotated[tuple[tuple[Word, ...], ...], ROWS]


class HutanPlayer(Player):
    """A player and the board of 6 rows of 6 cells; the tiles only where they are not the table's."""

    board: GridText | None = None
    tiles: Rows | None = None


Players: TypeAlias = Annotated[tuple[HutanPlayer, ...], PLAYERS]


class HutanRecord(Record):
    """A finished table of Hutan."""

    mode: Word | None = None
    tiles: Rows | None = None
    ecosystem: Cards | None = None
    scenario: Word | None = None
    modification: Line | None = None
    first_in_last_round: PersonName | None = None
    order: Names = ()
    players: Players

    @classmethod
    def vocabularies(cls) -> Vocabularies:
        """Return what may stand in the texts of its fields and of those of its players."""
        from scoring_rules.hutan.reading.vocabulary import VOCABULARIES  # only a schema needs it

        return VOCABULARIES
