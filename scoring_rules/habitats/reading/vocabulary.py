"""What may stand in the values of a record of Habitats, for the schema of editors."""

from __future__ import annotations

from scoring_rules.frame.typed.vocabulary import Vocabularies, Vocabulary
from scoring_rules.habitats.data.words import DESIGNS, KINDS, NEEDED, NEEDED_WORDS, TERRAINS

_TERRAINS = (*TERRAINS, *NEEDED, *(word for words in NEEDED_WORDS for word in words))
VOCABULARIES: Vocabularies = {
    "TileEntry.kind": Vocabulary(tuple(word for kind in KINDS.values() for word in kind.words), 3),
    "TileEntry.terrain": Vocabulary(_TERRAINS, 3),
    "TileEntry.design": Vocabulary((*DESIGNS, *DESIGNS.values()), 3),
}
