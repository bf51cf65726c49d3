"""What may stand in the values of a record of Forest Shuffle, for the schema of editors."""

from __future__ import annotations

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.keys import KEYS
from scoring_rules.forest_shuffle.data.words import BOX_WORDS, BOXES, CATEGORIES, CAVES, SLOTS, SYMBOLS, TYPES
from scoring_rules.frame.language.numerals import NUMBERS
from scoring_rules.frame.typed.vocabulary import Called, Vocabularies, Vocabulary

_SHORT = 3
_NUMBERS = tuple(word for words in NUMBERS.values() for word in words)
_BOXES: tuple[Called, ...] = (*BOXES, *BOXES.values(), *(word for words in BOX_WORDS.values() for word in words))
_CARDS = Vocabulary(
    (
        *(name for kind in KINDS.values() for name in (kind.id, kind.name, *kind.also)),
        *SYMBOLS.values(),
        *TYPES.values(),
        *SLOTS.values(),
        *CATEGORIES.values(),
        *_BOXES,
        *_NUMBERS,
    ),
    _SHORT,
)
VOCABULARIES: Vocabularies = {
    "ForestRecord.boxes": Vocabulary(_BOXES, _SHORT),
    "ForestPlayer.forest": _CARDS,
    **{f"TypedHost.{key}": _CARDS for key in ("name", "items", "top", "bottom", "left", "right")},
    "ForestPlayer.cave": Vocabulary(
        (*CAVES, *(name for cave in CAVES.values() for name in (cave.name, *cave.also)), *KEYS.spellings("cards")),
        _SHORT,
    ),
}
