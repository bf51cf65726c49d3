"""What may stand in the values of a record of Hexfolk, for the schema of editors."""

from __future__ import annotations

from scoring_rules.frame.typed.vocabulary import Signs, Vocabularies, Vocabulary
from scoring_rules.hexfolk.data.box import ANY_RESOURCE, ANY_WORDS, RESOURCE_WORDS, RESOURCES, TERRAIN_WORDS, TERRAINS

_SHORT = 3
_DIRECTIONS = "(?:[Nn][EeWwOo]?|[Ss][EeWwOo]?|[EeWwOo])"
_PLACES = Signs(rf"[A-Za-z][0-9]+[./](?!{_DIRECTIONS}(?![A-Za-z]))[A-Za-z][A-Za-z]?(?![A-Za-z\u00c0-\uffff])")
"""One letter or two behind a hex and its sign are a direction; more of them may be one in words."""
VOCABULARIES: Vocabularies = {
    **{f"HexfolkPlayer.{key}": _PLACES for key in ("settlements", "cities", "roads")},
    "HexfolkRecord.tiles": Vocabulary(
        (*TERRAINS, *TERRAINS.values(), *(word for words in TERRAIN_WORDS.values() for word in words)), _SHORT
    ),
    "HexfolkRecord.ports": Vocabulary(
        (
            *RESOURCES,
            *RESOURCES.values(),
            *(word for words in RESOURCE_WORDS.values() for word in words),
            ANY_RESOURCE,
            *ANY_WORDS,
        ),
        _SHORT,
    ),
}
