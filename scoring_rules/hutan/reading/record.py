"""The record of a Hutan game in its long form, and its short form: tiles in rows."""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

from scoring_rules.frame.record import GridText, Names, PersonName, Player, Record, Word, Words
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
    ecosystem: Words | None = None
    scenario: Word | None = None
    modification: Word | None = None
    first_in_last_round: PersonName | None = None
    order: Names = ()
    players: Players

    @classmethod
    def vocabularies(cls) -> Vocabularies:
        """Return what may stand in the texts of its fields and of those of its players."""
        from scoring_rules.hutan.reading.vocabulary import VOCABULARIES  # only a schema needs it

        return VOCABULARIES
