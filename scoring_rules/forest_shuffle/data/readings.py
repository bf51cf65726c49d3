"""The points on which sources differ, and their rulings; what each makes of which card is in `scoring.points`.

The default of each comes first. Sources: the publisher's rulebook and appendix as transcribed in
Augustine-C/forest-shuffle, soldag/forest-shuffle-scoring (f701696), the French rules page.
"""

from __future__ import annotations

from collections.abc import Mapping

from scoring_rules.frame.info import Option, Reading
from scoring_rules.frame.language.text import Name, Text

READINGS: tuple[Reading, ...] = (
    Reading(
        "tie",
        (
            Option("shared", Name("shared", "partagée"), Text("tied players win together (publisher's rulebook)")),
            Option("most_cards", Name("most cards", "plus de cartes"), Text("among tied players the one with more cards in the forest wins (French rules page)")),
        ),
        "shared",
        Text("a tie for first place"),
        word=Name("tie", "égalité"),
        page="most_cards",
    ),
    Reading(
        "shrub_symbols",
        (
            Option("count", Name("count", "compter"), Text("the tree symbol in the corner of a shrub counts (both public data sets)")),
            Option("ignore", Name("ignore", "ignorer"), Text("shrubs show no tree symbol that counts (the appendix, taken literally)")),
        ),
        "count",
        Text("tree symbols of shrubs, for roe deer, chamois, bison and elk"),
        word=Name("shrub_symbols", "symboles des arbustes"),
    ),
    Reading(
        "mistletoe_edge",
        (
            Option("printed", Name("printed", "imprimé"), Text("only the promo printing of the mistletoe shows the woodland-edge symbol")),
            Option("always", Name("always", "toujours"), Text("every printing of the mistletoe shows the woodland-edge symbol")),
        ),
        "printed",
        Text("the woodland-edge symbol of the mistletoe, for wildcat and Meeps"),
        word=Name("mistletoe_edge", "gui en lisière"),
    ),
    Reading(
        "squirrel_on_turkey_oak",
        (
            Option("scores", Name("scores", "marque"), Text("the turkey oak counts as an oak, so a squirrel on it scores")),
            Option("nothing", Name("nothing", "rien"), Text("a squirrel scores only on an actual oak")),
        ),
        "scores",
        Text("a red squirrel on a turkey oak"),
        word=Name("squirrel_on_turkey_oak", "écureuil sur chêne chevelu"),
    ),
    Reading(
        "palm_species",
        (
            Option("count", Name("count", "compter"), Text("the palm tree is a species for the wild strawberries, as it is for the oak")),
            Option("ignore", Name("ignore", "ignorer"), Text("the palm tree is not a species for the wild strawberries (the appendix names it only for the oak)")),
        ),
        "count",
        Text("the palm tree as a tree species for the wild strawberries"),
        word=Name("palm_species", "espèce du palmier"),
    ),
    Reading(
        "durer_bat",
        (
            Option("species", Name("species", "espèce"), Text("Dürer's bat is a bat species of its own")),
            Option("no_species", Name("no species", "pas une espèce"), Text("Dürer's bat adds no species of bats")),
        ),
        "species",
        Text("Dürer's bat as a species of bats"),
        word=Name("durer_bat", "chauve-souris de Dürer"),
    ),
)  # fmt: skip

DEFAULTS: Mapping[str, str] = {reading.id: reading.default for reading in READINGS}
