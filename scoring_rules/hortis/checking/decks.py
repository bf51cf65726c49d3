"""What every card of a deck obeys: one glade, five trees of one or two fruits, each fruit at least once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, at
from scoring_rules.hortis.board.spaces import Layout
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.words import FRUITS, GLADE


def deck_faults(deck: Mapping[int, Layout | None]) -> Iterator[tuple[int, Finding]]:
    """Yield every card that breaks the pattern, with what is wrong; those that cannot be read are left out."""
    for card, layout in deck.items():
        if layout is None:
            continue
        place = at("deck", "cards", str(card), part=KEY)
        kinds = [ground.kind for ground in layout]
        missing = tuple(name for fruit, name in enumerate(FRUITS) if fruit not in kinds)
        if kinds.count(GLADE) != 1:
            label = Text(
                "card {card} has {glades} glades, every card has one", card=card, glades=kinds.count(GLADE)
            )
            yield card, finding(codes.DECK_GLADES, place, label, help=Text("look at the card again"))
        elif missing:
            label = Text("card {card} has no {fruit}", card=card, fruit=missing)
            remedy = Text(
                "each fruit stands on every card, one review says: look at the card again, or type `allow: [HRT007]`"
            )
            yield card, finding(codes.DECK_FRUITS, place, label, help=remedy)
