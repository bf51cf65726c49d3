"""What a card that is typed may be: the cards of the boxes in play, and the language that it is typed in."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.forest_shuffle.data.words import BASE, BOXES
from scoring_rules.forest_shuffle.printing import Deck
from scoring_rules.names import fold
from scoring_rules.text import Name, Text


class InPlay(NamedTuple):
    """The cards in play, how `boxes:` is typed (no words where it is not), and the record's language, if given."""

    deck: Deck
    boxes_typed: tuple[str, ...] = ()
    language: str = ""

    def remedy(self, box: str) -> Text:
        """Return what to do about a thing of a box that is not in play."""
        if not self.boxes_typed:
            boxes = [each for each in BOXES if each in {*self.deck.boxes, box} and each != BASE]
            return Text("add the line `boxes: {boxes}`, or mend the name", boxes=" ".join(boxes))
        typed = " ".join(self.boxes_typed)
        return Text(
            "change the line `boxes: {typed}` to `boxes: {boxes}`, or mend the name",
            typed=typed,
            boxes=f"{typed} {box}",
        )


def language(typed: str | None) -> str:
    """Return the code of the language that a record asks for, empty where it asks for none with names."""
    code = fold(typed or "")[:2]
    return code if code in Name._fields else ""
