"""What may stand in the values of a record of Hortis, for the schema of editors."""

from __future__ import annotations

from scoring_rules.frame.typed.vocabulary import Signs, Vocabularies, Vocabulary
from scoring_rules.hortis.data.box import CARDS_IN_BOX

VOCABULARIES: Vocabularies = {
    "HortisRecord.cards": Vocabulary((), 4, CARDS_IN_BOX),
    "HortisPlayer.grove": Signs(r"(?:^|[\s|])[OCYJVGocyjvg](?:[03-9]|[12][0-9])"),
}
"""A tree of a grove has one fruit or two."""
