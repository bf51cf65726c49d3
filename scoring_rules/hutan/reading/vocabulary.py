"""What may stand in the values of a record of Hutan, for the schema of editors."""

from __future__ import annotations

from scoring_rules.frame.typed.vocabulary import Signs, Vocabularies, Vocabulary
from scoring_rules.hutan.data.box import CARDS
from scoring_rules.hutan.data.words import FIRST_GAME, TILE_COLOURS, TILE_SIDES, TILE_WORDS, TURNS

_TILES = Vocabulary(
    (
        *TILE_COLOURS.values(),
        *TILE_SIDES.values(),
        *(word for words in TILE_WORDS.values() for word in words),
        *TURNS,
        "SO",
        "NO",
        FIRST_GAME,
        "erste Partie",
    )
)
VOCABULARIES: Vocabularies = {
    "HutanRecord.tiles": _TILES,
    "HutanPlayer.tiles": _TILES,
    "HutanRecord.ecosystem": Vocabulary(
        tuple(name for card in CARDS.values() for name in (card.id, card.label)), 3, len(CARDS)
    ),
    "HutanPlayer.board": Signs(r"(?:^|\n)(?:[^=#\n]*[ \t])?(?![RYBGWJCrybgwjc][TAta.])[A-Za-z][A-Za-z](?:[ \t\n]|$)"),
}
"""A cell of two letters is a flower with a tree or an animal on it."""
