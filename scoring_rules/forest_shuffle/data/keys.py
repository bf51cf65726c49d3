"""Key words of a record of Forest Shuffle, beside those that every record has."""

from __future__ import annotations

from scoring_rules.frame.language.keys import RECORD_KEYS, Keys

KEYS = RECORD_KEYS | Keys(
    {
        "forest": ("forêt", "Wald"),
        "boxes": ("boîtes", "Schachteln", "Erweiterungen", "extensions"),
        "cave": ("grotte", "Höhle"),
        "cards": ("cartes", "Karten"),
        "symbols": ("symboles", "Symbole"),
        "counts": ("nombres", "Zahlen", "compte", "zählt"),
        "items": ("contenu", "Inhalt"),
        "top": ("dessus", "haut", "oben"),
        "bottom": ("dessous", "bas", "unten"),
        "right": ("droite", "rechts"),
    },
    board="forest",
    in_lines=frozenset({"forest"}),
)
