"""Key words of a record of Hortis, as well as those that every record has."""

from __future__ import annotations

from scoring_rules.frame.language.keys import RECORD_KEYS, Keys

KEYS = RECORD_KEYS | Keys(
    {
        "target": ("objectif", "Ziel"),
        "turn": ("tour", "Zug", "am_Zug"),
        "cards": ("cartes", "Karten"),
        "deck": ("paquet", "jeu_de_cartes", "Kartensatz"),
        "recipes": ("recettes", "Rezepte"),
        "grove": ("verger", "Hain"),
        "placements": ("poses", "Ablagen"),
        "tally": ("relevé", "Würfelliste"),
        "oranges": ("Orangen",),
        "lemons": ("citrons", "jaunes", "yellow", "Zitronen"),
        "limes": ("citrons_verts", "verts", "green", "Limetten"),
        "squirrel": ("écureuil", "Eichhörnchen"),
        "squirrel_neighbours": ("voisins_de_l_écureuil", "Nachbarn_des_Eichhörnchens"),
        "lost": ("perdus", "verloren"),
        "card": ("carte", "Karte"),
        "at": ("en", "auf"),
        "dice": ("dés", "Würfel"),
        "times": ("fois", "mal"),
        "of": ("de", "von"),
        "rule": ("règle", "Regel"),
    },
    board="grove",
    in_lines=frozenset({"grove", "placements"}),
    rather={"dice": ("tally",)},
)
