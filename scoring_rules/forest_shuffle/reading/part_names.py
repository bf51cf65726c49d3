"""Cards that were read from a part of their name, or from a word that is near it: they are said back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text, Value

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.reading.record import ForestRecord

_NAME = re.compile(r"[^(@]*?(?=\s*(?:[(@]|\s[x×]\s?\d|$))")
_MOST = 6


def parts_of_names(record: ForestRecord, table: Table, seat: int) -> tuple[Value, ...]:
    """Return what was read of each word that is no whole name of its card, at most so many: `marten = Beech Marten`."""
    forest = table.seats[seat].board
    if forest is None:
        return ()
    said: dict[str, Value] = {}
    for face in (
        face for host in forest.hosts for face in (host.face, *(face for slot in host.slots for face in slot))
    ):
        typed = _typed(record, face)
        kind = face.printing.kind
        if typed and fold(typed) not in map(fold, (*kind.name, kind.id, *kind.also)):
            said.setdefault(fold(typed), Text("{typed} = {card}", typed=typed, card=kind.name))
    return tuple(said.values())[:_MOST]


def _typed(record: ForestRecord, face: Face) -> str:
    """Return the name of a card as typed, empty where it is from no record."""
    if face.place is None or face.place.document:
        return ""
    value: object = record
    for step in face.place.path:
        value = value[step] if isinstance(step, int) and isinstance(value, tuple) else getattr(value, str(step), None)
        if value is None:
            return ""
    match = _NAME.match(value) if isinstance(value, str) else None
    return match[0].strip() if match else ""
