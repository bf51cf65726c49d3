"""Key words of a record of Habitats, beside those that every record has."""

from __future__ import annotations

from scoring_rules.frame.language.keys import RECORD_KEYS, Keys

KEYS = RECORD_KEYS | Keys(
    {
        "tiles": ("tuiles", "Plättchen"),
        "edition": ("édition", "Ausgabe"),
        "years": ("années", "Jahre"),
        "reserve": ("réserve", "Reservat"),
        "objectives": ("objectifs", "Ziele", "Wertungen"),
        "values": ("valeurs", "Werte"),
        "awarded": ("attribués", "points_attribués", "vergeben"),
        "parks": ("parcs",),
        "best": ("meilleur", "bestes"),
        "line": ("ligne", "Zeile"),
        "kind": ("sorte", "genre", "Art"),
        "terrain": ("Gelände",),
        "needs": ("besoins", "braucht"),
        "design": ("motif", "Muster"),
        "animal": ("Tier",),
        "flower": ("fleur", "Blume"),
        "sees": ("voit", "sieht"),
        "counts": ("nombres", "Zahlen", "compte", "zählt"),
        "border": ("bordure", "Rand"),
        "sides": ("côtés", "Seiten"),
    },
    board="reserve",
    like_board=("parc", "park"),
    in_lines=frozenset({"reserve"}),
)
