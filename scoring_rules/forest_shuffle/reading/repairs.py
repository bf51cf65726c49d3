"""The step that people get wrong with the boxes of Forest Shuffle: one that was in play is not typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.words import BOXES
from scoring_rules.forest_shuffle.reading.setup import box_names, read_boxes
from scoring_rules.frame.finding import Finding, Findings
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.typed.place import KEY, at
from scoring_rules.frame.typed.repair import Repair, with_player

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.reading.record import ForestRecord

_OF_BOXES = {codes.OTHER_BOX, codes.CAVE_BOX}


def repairs(record: ForestRecord, errors: Sequence[Finding]) -> Iterator[Repair]:
    """Yield each line that is the one above it again, and each box that is not typed where cards or caves of it are."""
    if len(errors) > 1:
        yield from _lines_twice(record)
    if not any(error.code in _OF_BOXES for error in errors):
        return
    typed: tuple[Value, ...] = tuple(name for _, name in box_names(record.boxes))
    for box, name in BOXES.items():
        if box in read_boxes(record.boxes, Findings()):
            continue
        label = Text("{box} was in play", box=name)
        if typed:
            place = at("boxes")
            remedy = Text("add the box to the others, `boxes: {boxes}`", boxes=(*typed, name))
        else:
            place = at("game", part=KEY)
            remedy = Text("add the line `boxes: {boxes}`", boxes=name)
        yield Repair(record.model_copy(update={"boxes": (*record.boxes, box)}), place, label, remedy)


def _lines_twice(record: ForestRecord) -> Iterator[Repair]:
    for seat, player in enumerate(record.players):
        lines = player.forest or ()
        for number in range(1, len(lines)):
            if lines[number] == lines[number - 1]:
                fewer = with_player(record, seat, forest=(*lines[:number], *lines[number + 1 :]))
                label = Text("this line is the one above it again")
                place = at("players", seat, "forest", number, "name")
                yield Repair(fewer, place, label, Text("remove it, or type the line that belongs here"))
