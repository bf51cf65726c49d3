"""Field words of a record in French and German, beside the English ones that stay its keys."""

from __future__ import annotations

import re

from scoring_rules.frame.language.text import Name

FIELD_WORDS: dict[str, tuple[str, ...]] = {
    "game": ("jeu", "Spiel"),
    "title": ("titre", "Titel"),
    "date": ("Datum",),
    "place": ("lieu", "Ort"),
    "remarks": ("remarques", "Bemerkungen"),
    "language": ("langue", "Sprache"),
    "allow": ("autoriser", "erlauben"),
    "readings": ("lectures", "Lesarten"),
    "winner": ("vainqueur", "gagnant", "Sieger", "Gewinner"),
    "players": ("joueurs", "Spieler"),
    "name": ("nom",),
    "pieces": ("pièces", "Figuren", "Teile"),
    "left": ("reste", "restant", "übrig", "gauche", "links"),
    "adjustments": ("ajustements", "Anpassungen"),
    "points": ("Punkte",),
    "reason": ("raison", "Grund"),
    "claimed": ("annoncé", "angesagt"),
    "claims": ("annonces", "Ansagen"),
    "by": ("par", "von"),
    "total": ("Summe",),
    "counted": ("décompte", "compté", "gezählt"),
    "mode": ("Modus",),
    "tiles": ("tuiles", "Plättchen"),
    "ecosystem": ("écosystème", "Ökosystem"),
    "scenario": ("scénario", "Szenario"),
    "modification": ("Modifikation",),
    "first_in_last_round": (
        "premier_au_dernier_round",
        "premier_au_dernier_tour",
        "Erster_der_letzten_Runde",
    ),
    "order": ("ordre", "Reihenfolge"),
    "board": ("plateau", "Tafel", "Spielplan"),
    "map": ("carte", "Karte"),
    "rows": ("lignes", "rangées", "Reihen"),
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
    "ports": ("havres", "Häfen"),
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
    "forest": ("forêt", "Wald"),
    "boxes": ("boîtes", "Schachteln", "Erweiterungen", "extensions"),
    "cave": ("grotte", "Höhle"),
    "cards": ("cartes", "Karten"),
    "symbols": ("symboles", "Symbole"),
    "items": ("contenu", "Inhalt"),
    "top": ("dessus", "haut", "oben"),
    "bottom": ("dessous", "bas", "unten"),
    "right": ("droite", "rechts"),
    "deck": ("paquet", "jeu_de_cartes", "Kartensatz"),
    "recipes": ("recettes", "Rezepte"),
    "grove": ("verger", "Hain"),
    "placements": ("poses", "Ablagen"),
    "tally": ("relevé", "Würfelliste"),
    "oranges": ("Orangen",),
    "lemons": ("citrons", "Zitronen"),
    "limes": ("citrons_verts", "Limetten"),
    "squirrel": ("écureuil", "Eichhörnchen"),
    "squirrel_neighbours": ("voisins_de_l_écureuil", "Nachbarn_des_Eichhörnchens"),
    "lost": ("perdus", "verloren"),
    "card": ("carte", "Karte"),
    "at": ("en", "auf"),
    "dice": ("dés", "Würfel"),
    "times": ("fois", "mal"),
    "of": ("de", "von"),
    "rule": ("règle", "Regel"),
}
"""Every spelling folds as names do, so that accents, hyphens and case do not matter."""

BOARDS = frozenset({"board", "forest", "grove", "reserve"})
"""Keys of a player's board in one game or another; a test compares them with the record models."""
ALSO_BOARDS = ("grid", "grille", "parc", "park", "tableau", "Brett")
"""Other words for a board, which are no key of any game and may be meant for its own."""

IN_LINES = frozenset({"board", "forest", "grove", "placements", "position", "reserve"})
"""Keys whose value is typed line by line behind `|`; a test compares them with the record models."""


def key_name(key: str) -> Name:
    """Return a key as it is typed in each language; French has the English word where it is its own.

    The words of a key begin with the French one, unless that is the same; German nouns have a capital.
    """
    first = next(iter(FIELD_WORDS.get(key, ())), key)
    return Name(key, first if first.islower() else key)


_KEYS = re.compile(
    r"""(?P<quoted>"(?:[^"\\]|\\.)*"|'[^']*')|(?<![^\s{,\[`#])(?P<key>[a-z_]+)(?=:(?:[\s`]|$))"""
)
"""A key before its colon in a line of a record; what stands in quotes is passed over."""


def as_typed(yaml: str) -> Name:
    """Return a line of a record with English keys as it is typed in each language; values stay."""
    return Name(yaml, _KEYS.sub(_french, yaml))


def _french(found: re.Match[str]) -> str:
    return found["quoted"] or key_name(found["key"]).fr
