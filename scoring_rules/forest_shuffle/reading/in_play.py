"""What a card that is typed may be: the cards of the boxes in play, and the language that it is typed in."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import Deck
from scoring_rules.forest_shuffle.data.words import BOXES
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Name, Text, Value


class InPlay(NamedTuple):
    """The cards in play, the boxes as typed, a name each (none where they are not), and the record's language."""

    deck: Deck
    boxes_typed: tuple[str, ...] = ()
    language: str = ""

    def remedy(self, box: str) -> Text:
        """Return what to do about a thing of a box that is not in play."""
        if self.boxes_typed:
            more: tuple[Value, ...] = (*self.boxes_typed, BOXES[box])
            return Text("add the box to the others, `boxes: {boxes}`, or mend the name", boxes=more)
        return Text("add the line `boxes: {boxes}`, or mend the name", boxes=BOXES[box])


def language(typed: str | None) -> str:
    """Return the code of the language that a record asks for, empty where it asks for none with names."""
    code = fold(typed or "")[:2]
    return code if code in Name._fields else ""
