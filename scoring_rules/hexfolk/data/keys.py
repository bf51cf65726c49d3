"""Key words of a record of Hexfolk, besides those that every record has."""

from __future__ import annotations

from scoring_rules.frame.language.keys import RECORD_KEYS, Keys

KEYS = RECORD_KEYS | Keys(
    {
        "map": ("carte", "Karte"),
        "rows": ("rangées", "lignes", "Reihen"),
        "hexes": ("hexagones", "Felder"),
        "target": ("objectif", "Ziel"),
        "turn": ("tour", "Zug", "am_Zug"),
        "holders": ("détenteurs", "Inhaber"),
        "longest_road": ("plus_longue_route", "längste_Straße"),
        "largest_army": ("plus_grande_chevalerie", "größte_Rittermacht"),
        "options": ("Optionen",),
        "special_awards": ("récompenses_spéciales", "Sonderkarten"),
        "friendly_robber": ("voleur_amical", "freundlicher_Räuber"),
        "extensions": ("Erweiterungen",),
        "tiles": ("tuiles", "Plättchen"),
        "ports": ("Häfen", "havres"),
        "robber": ("voleur", "Räuber"),
        "position": ("Stellung",),
        "settlements": ("colonies", "Siedlungen"),
        "cities": ("villes", "Städte"),
        "roads": ("routes", "Straßen"),
        "knights": ("chevaliers", "Ritter"),
        "victory_cards": ("cartes_victoire", "cartes_point_de_victoire", "Siegpunktkarten"),
        "hand": ("main",),
        "played": ("jouées", "gespielt"),
        "resources": ("ressources", "Rohstoffe"),
        "road_building": ("construction_de_routes", "Straßenbau"),
        "year_of_plenty": ("abondance", "Erfindung"),
        "monopoly": ("monopole", "Monopol"),
        "letter": ("lettre", "Buchstabe"),
    },
    in_lines=frozenset({"position"}),
)
