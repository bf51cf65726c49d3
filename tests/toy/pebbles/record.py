"""The record of Pebbles in its long form."""

from typing import Annotated

from scoring_rules.frame.record import GridText, Player, Record, Word
from scoring_rules.frame.typed.forms import PLAYERS


class PebblesPlayer(Player):
    board: GridText | None = None


class PebblesRecord(Record):
    length: Word | None = None
    players: Annotated[tuple[PebblesPlayer, ...], PLAYERS]
