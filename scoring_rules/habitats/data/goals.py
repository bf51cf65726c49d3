"""The nine goals of the Cwali edition, the only objectives of which the rule is known.

Source: a transcription of the Cwali rulebook (see the rules page); that the Allplay objectives have them,
too, is likely, no source says so. Names are ours, the tiles bear symbols.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.language.text import Name


class Goal(NamedTuple):
    """What a known goal is called, further words for it, and whether the lowest value is the best."""

    name: Name
    also: tuple[str, ...] = ()
    low: bool = False


GOALS: dict[str, Goal] = {
    "biggest_area": Goal(
        Name("biggest area", "plus grande zone", "größtes Gebiet"),
        ("biggest habitat", "largest habitat", "largest area", "plus grand habitat"),
    ),
    "terrain_variety": Goal(
        Name("terrain variety", "variété des terrains", "Geländevielfalt"), ("terrain types",)
    ),
    "biggest_rectangle": Goal(
        Name("biggest rectangle", "plus grand rectangle", "größtes Rechteck"), ("largest rectangle",)
    ),
    "closest_to_entrance": Goal(
        Name("closest to entrance", "au plus près de l’entrée", "nah am Eingang"),
        ("closest to the entrance",),
        low=True,
    ),
    "most_areas": Goal(
        Name("most areas", "le plus de zones", "meiste Gebiete"), ("most habitats", "le plus d’habitats")
    ),
    "flower_variety": Goal(
        Name("flower variety", "variété des fleurs", "Blumenvielfalt"), ("different flowers",)
    ),
    "closest_to_road": Goal(
        Name("closest to road", "au plus près d’une route", "nah an einer Straße"),
        ("closest to a road", "closest to roads"),
        low=True,
    ),
    "longest_row": Goal(Name("longest row", "plus longue ligne", "längste Reihe"), ("longest line",)),
    "longest_diagonal": Goal(Name("longest diagonal", "plus longue diagonale", "längste Diagonale")),
}
