"""The record of a Hutan game, in its long form."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from scoring_rules.frame.record import GridText, Names, PersonName, Player, Record, Word, Words
from scoring_rules.frame.typed.forms import PLAYERS
from scoring_rules.hutan.reading.short_forms import ROWS

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
