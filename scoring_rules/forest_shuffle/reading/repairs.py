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
from scoring_rules.frame.typed.repair import Repair

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.reading.record import ForestRecord

_OF_BOXES = {codes.OTHER_BOX, codes.CAVE_BOX}


def repairs(record: ForestRecord, errors: Sequence[Finding]) -> Iterator[Repair]:
    """Yield each box that is not typed, where cards or caves of it are."""
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
