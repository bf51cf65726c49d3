"""What cards count: insects, different plants, trees with bees. Each is one value with all its faces."""

from __future__ import annotations

from scoring_rules.forest_shuffle.scoring.counting import (
    EDGE,
    Counted,
    TreesWithBees,
    count_below_trees,
    count_different,
    count_edge_or_mistletoe,
    count_full_trees,
    count_species,
    count_trees,
    count_two_types,
    is_of_edge,
    is_of_edge_or_mistletoe,
    line,
    of_type,
    trees_and_saplings_line,
)
from scoring_rules.frame.language.text import Name, Text

# fmt: off
INSECTS = of_type("insect", Name("insect", "insecte"), Text("{card}, {n} insect", "{card}, {n} insects"))
BIRDS = of_type("bird", Name("bird", "oiseau"), Text("{card}, {n} bird", "{card}, {n} birds"))
BUTTERFLIES = of_type("butterfly", Name("butterfly", "papillon"), Text("{card}, {n} butterfly", "{card}, {n} butterflies"))
BATS = of_type("bat", Name("bat", "chauve-souris"), Text("{card}, {n} bat", "{card}, {n} bats"))
PLANTS = of_type("plant", Name("plant", "plante"), Text("{card}, {n} plant", "{card}, {n} plants"))
AMPHIBIANS = of_type("amphibian", Name("amphibian", "amphibien"), Text("{card}, {n} amphibian", "{card}, {n} amphibians"))
PAWED = of_type("pawed", Name("pawed animal", "animal à pattes"), Text("{card}, {n} pawed animal", "{card}, {n} pawed animals"))
CLOVEN_HOOFED = of_type(
    "cloven_hoofed", Name("cloven-hoofed animal", "animal à sabots fendus"),
    Text("{card}, {n} cloven-hoofed animal", "{card}, {n} cloven-hoofed animals"),
)
DEER = of_type("deer", Name("deer", "cervidé"), Text("{card}, {n} deer card", "{card}, {n} deer cards"))
OF_MOUNTAINS = of_type("alps", Name("mountain card", "carte Montagne"), Text("{card}, {n} mountain card", "{card}, {n} mountain cards"))
OF_EDGE = of_type(
    EDGE, Name("woodland-edge card", "carte Lisière"),
    Text("{card}, {n} woodland-edge card", "{card}, {n} woodland-edge cards"),
)._replace(includes=is_of_edge)
OF_EDGE_OR_MISTLETOE = OF_EDGE._replace(counter=count_edge_or_mistletoe, type="", includes=is_of_edge_or_mistletoe)
PAWED_OR_AMPHIBIANS = Counted(
    Name("pawed animal or amphibian", "animal à pattes ou amphibien"), count_two_types("pawed", "amphibian"),
    line(Text("{card}, {n} pawed animal or amphibian", "{card}, {n} pawed animals and amphibians")),
)
INSECTS_OR_AMPHIBIANS = Counted(
    Name("insect or amphibian", "insecte ou amphibien"), count_two_types("insect", "amphibian"),
    line(Text("{card}, {n} insect or amphibian", "{card}, {n} insects and amphibians")),
)
TREES_OR_PLANTS = Counted(
    Name("tree or plant", "arbre ou plante"), count_two_types("tree", "plant"),
    line(Text("{card}, {n} tree or plant", "{card}, {n} trees and plants")),
)

HARES = Counted(Name("hare", "lièvre"), count_species("european_hare"), line(Text("{card}, {n} hare", "{card}, {n} hares")))
GNATS = Counted(Name("gnat", "moustique"), count_species("gnat"), line(Text("{card}, {n} gnat", "{card}, {n} gnats")))
SQUEAKERS = Counted(Name("squeaker", "marcassin"), count_species("squeaker"), line(Text("{card}, {n} squeaker", "{card}, {n} squeakers")))
FIRE_SALAMANDERS = Counted(
    Name("fire salamanders", "salamandres tachetées"), count_species("fire_salamander"),
    line(Text("{card}, {n} card", "{card}, {n} cards")),
)
FIREFLIES = Counted(Name("fireflies", "lucioles"), count_species("fireflies"), line(Text("{card}, {n} card", "{card}, {n} cards")))

DIFFERENT_PLANTS = Counted(
    Name("different plant", "plante différente"), count_different("plant"),
    line(Text("{card}, {n} different plant", "{card}, {n} different plants")),
)
DIFFERENT_BIRDS = Counted(
    Name("different bird", "oiseau différent"), count_different("bird"),
    line(Text("{card}, {n} different bird", "{card}, {n} different birds")),
)
BAT_SPECIES = Counted(
    Name("species of bats", "espèces de chauves-souris"), count_different("bat"),
    line(Text("{card}, {n} species of bats", "{card}, {n} species of bats")),
)
BAT_SPECIES_BUT_DURER = BAT_SPECIES._replace(counter=count_different("bat", but="durer_bat"))
TREE_SPECIES = Counted(Name("tree species", "espèces d’arbres"), count_different("tree"), line(Text("{card}, {n} tree species", "{card}, {n} tree species")))
TREE_SPECIES_BUT_PALM = TREE_SPECIES._replace(counter=count_different("tree", but="palm_tree"))

TREES = Counted(Name("tree", "arbre"), count_trees, trees_and_saplings_line, "tree")
TREES_WITH_BEES = TreesWithBees(Name("trees (bees count)", "arbres (les xylocopes comptent)"), Text("{n} tree", "{n} trees"))
BEECHES_WITH_BEES = TreesWithBees(Name("beeches (bees count)", "hêtres (les xylocopes comptent)"), Text("{n} beech", "{n} beeches"), "beech")
LINDENS_WITH_BEES = TreesWithBees(Name("lindens (bees count)", "tilleuls (les xylocopes comptent)"), Text("{n} linden", "{n} lindens"), "linden")
CHESTNUTS_WITH_BEES = TreesWithBees(
    Name("chestnuts (bees count)", "marronniers (les xylocopes comptent)"),
    Text("{n} horse chestnut", "{n} horse chestnuts"), "horse_chestnut",
)

FULL_TREES = Counted(
    Name("tree full on all four sides", "arbre occupé sur les quatre côtés"), count_full_trees,
    line(Text("{card}, {n} tree full on all four sides", "{card}, {n} trees full on all four sides")),
)
BELOW_TREES = Counted(
    Name("card below a tree", "carte sous un arbre"), count_below_trees,
    line(Text("{card}, {n} card below trees", "{card}, {n} cards below trees")),
)
IN_CAVE = Counted(
    Name("card in the cave", "carte dans la grotte"), lambda forest: (forest.cave, 0, ()),
    line(Text("{card}, {n} card in the cave", "{card}, {n} cards in the cave")),
)
# fmt: on
