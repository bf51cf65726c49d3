"""The kinds of cards of the base box: names, where they lie, type symbols, cost, and what they score.

Sources: the composition of the box (symbols and copies, see `boxes`) is the same in the two public data
sets of soldag/forest-shuffle-scoring (f701696) and boekabart/bga_forestshuffle (90a9c15); types, costs
and scoring as in the publisher's appendix as transcribed in Augustine-C/forest-shuffle (61b5862).
English and German names from the first, French ones where glaures/forestshuffle and
Sorfar/forest-shuffle agree. Confidence: sure, where a card does not say otherwise.
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.worth import (
    BUTTERFLIES,
    FIREFLIES,
    Around,
    Fixed,
    IfPresent,
    Majority,
    OnHost,
    Opposite,
    OwnSymbol,
    Per,
    SetTable,
    Shared,
    Threshold,
)
from scoring_rules.frame.language.text import Name

KINDS: tuple[Kind, ...] = (
    Kind("beech", Name("Beech", "Hêtre", "Buche"), "tree", ("tree",), 1, Threshold(5, "beech and bee", 4)),
    Kind("birch", Name("Birch", "Bouleau", "Birke"), "tree", ("tree",), 0, Fixed(1)),
    Kind("douglas_fir", Name("Douglas Fir", "Sapin Douglas", "Douglasie"), "tree", ("tree",), 2, Fixed(5)),
    Kind("horse_chestnut", Name("Horse Chestnut", "Marronnier commun", "Kastanie"), "tree", ("tree",), 1, SetTable("horse_chestnut and bee", (0, 1, 4, 9, 16, 25, 36, 49))),
    Kind("linden", Name("Linden", "Tilleul", "Linde"), "tree", ("tree",), 1, Majority(3, 1, "linden and bee")),
    Kind("oak", Name("Oak", "Chêne", "Eiche"), "tree", ("tree",), 2, Threshold(10, "tree species", 8)),
    Kind("tree_sapling", Name("Sapling", "Pousse d’arbre", "Baumsprössling"), "sapling", ("tree",), 0, Fixed(0), also=("seedling", "Sprössling")),
    Kind("silver_fir", Name("Silver Fir", "Sapin blanc", "Tanne"), "tree", ("tree",), 2, Around(2)),
    Kind("sycamore", Name("Sycamore", "Érable", "Ahorn"), "tree", ("tree",), 2, Per(1, "tree")),
    Kind("bullfinch", Name("Bullfinch", "Bouvreuil pivoine", "Gimpel"), "top", ("bird",), 1, Per(2, "insect")),
    Kind("camberwell_beauty", Name("Camberwell Beauty", "Morio", "Trauermantel"), "top", ("butterfly", "insect"), 0, BUTTERFLIES),
    Kind("chaffinch", Name("Chaffinch", "Pinson des arbres", "Buchfink"), "top", ("bird",), 1, OnHost(5, "beech")),
    Kind("eurasian_jay", Name("Eurasian Jay", "Geai des chênes", "Eichelhäher"), "top", ("bird",), 1, Fixed(3)),
    Kind("goshawk", Name("Goshawk", "Autour des palombes", "Habicht"), "top", ("bird",), 2, Per(3, "bird")),
    Kind("great_spotted_woodpecker", Name("Great Spotted Woodpecker", "Pic épeiche", "Buntspecht"), "top", ("bird",), 1, Majority(10, 0, "tree and bee")),
    Kind("large_tortoiseshell", Name("Large Tortoiseshell", "Grande tortue", "Großer Fuchs"), "top", ("butterfly", "insect"), 0, BUTTERFLIES),
    Kind("peacock_butterfly", Name("Peacock Butterfly", "Paon-du-jour", "Tagpfauenauge"), "top", ("butterfly", "insect"), 0, BUTTERFLIES),
    Kind("purple_emperor", Name("Purple Emperor", "Grand mars changeant", "Schillerfalter"), "top", ("butterfly", "insect"), 0, BUTTERFLIES),
    Kind("red_squirrel", Name("Red Squirrel", "Écureuil roux", "Eichhörnchen"), "top", ("pawed",), 0, OnHost(5, "oak")),
    Kind("silver_washed_fritillary", Name("Silver-Washed-Fritillary", "Tabac d’Espagne", "Kaisermantel"), "top", ("butterfly", "insect"), 0, BUTTERFLIES),
    Kind("tawny_owl", Name("Tawny Owl", "Chouette hulotte", "Waldkauz"), "top", ("bird",), 2, Fixed(5)),
    Kind("blackberries", Name("Blackberries", "Mûre", "Brombeeren"), "bottom", ("plant",), 0, Per(2, "plant")),
    Kind("chanterelle", Name("Chanterelle", "Girolle", "Pfifferling"), "bottom", ("mushroom",), 2, Fixed(0)),
    Kind("common_toad", Name("Common Toad", "Crapaud commun", "Erdkröte"), "bottom", ("amphibian",), 0, Shared(5)),
    Kind("fire_salamander", Name("Fire Salamander", "Salamandre tachetée", "Feuersalamander"), "bottom", ("amphibian",), 1, SetTable("fire_salamander", (0, 5, 15, 25))),
    Kind("fireflies", Name("Fireflies", "Luciole", "Glühwürmchen"), "bottom", ("insect",), 0, FIREFLIES),
    Kind("fly_agaric", Name("Fly Agaric", "Amanite tue-mouches", "Fliegenpilz"), "bottom", ("mushroom",), 2, Fixed(0)),
    Kind("hedgehog", Name("Hedgehog", "Hérisson commun", "Igel"), "bottom", ("pawed",), 1, Per(2, "butterfly")),
    Kind("mole", Name("Mole", "Taupe", "Maulwurf"), "bottom", ("pawed",), 2, Fixed(0)),
    Kind("moss", Name("Moss", "Mousse", "Moos"), "bottom", ("plant",), 0, Threshold(10, "tree and bee", 10)),
    Kind("parasol_mushroom", Name("Parasol Mushroom", "Coulemelle", "Parasol"), "bottom", ("mushroom",), 2, Fixed(0)),
    Kind("penny_bun", Name("Penny Bun", "Cèpe de Bordeaux", "Steinpilz"), "bottom", ("mushroom",), 2, Fixed(0)),
    Kind("pond_turtle", Name("Pond Turtle", "Cistude", "Sumpfschildkröte"), "bottom", ("amphibian",), 2, Fixed(5)),
    Kind("stag_beetle", Name("Stag Beetle", "Lucane", "Hirschkäfer"), "bottom", ("insect",), 2, Per(1, "pawed")),
    Kind("tree_ferns", Name("Tree Ferns", "Fougère arborescente", "Baumfarn"), "bottom", ("plant",), 1, Per(6, "amphibian")),
    Kind("tree_frog", Name("Tree Frog", "Rainette verte", "Laubfrosch"), "bottom", ("amphibian",), 0, Per(5, "gnat")),
    Kind("wild_strawberries", Name("Wild Strawberries", "Fraise des bois", "Walderdbeeren"), "bottom", ("plant",), 0, Threshold(10, "tree species", 8)),
    Kind("wood_ant", Name("Wood Ant", "Fourmi rousse", "Waldameise"), "bottom", ("insect",), 1, Per(2, "bottom of a tree")),
    Kind("barbastelle_bat", Name("Barbastelle Bat", "Barbastelle d’Europe", "Mopsfledermaus"), "sides", ("bat",), 1, Threshold(5, "bat species", 3)),
    Kind("bechsteins_bat", Name("Bechsteins Bat", "Murin de Bechstein", "Bechsteinfledermaus"), "sides", ("bat",), 1, Threshold(5, "bat species", 3)),
    Kind("beech_marten", Name("Beech Marten", "Fouine", "Steinmarder"), "sides", ("pawed",), 1, Per(5, "full tree")),
    Kind("brown_bear", Name("Brown Bear", "Ours brun", "Braunbär"), "sides", ("pawed",), 3, Fixed(0)),
    Kind("brown_long_eared_bat", Name("Brown Long-Eared Bat", "Oreillard roux", "Braunes Langohr"), "sides", ("bat",), 1, Threshold(5, "bat species", 3)),
    Kind("european_badger", Name("European Badger", "Blaireau européen", "Dachs"), "sides", ("pawed",), 1, Fixed(2)),
    Kind("european_fat_dormouse", Name("European Fat Dormouse", "Loir gris", "Siebenschläfer"), "sides", ("pawed",), 1, Opposite(15, "bat")),
    Kind("european_hare", Name("European Hare", "Lièvre d’Europe", "Feldhase"), "sides", ("pawed",), 0, Per(1, "hare")),
    Kind("fallow_deer", Name("Fallow Deer", "Daim", "Damhirsch"), "sides", ("cloven_hoofed", "deer"), 2, Per(3, "cloven_hoofed")),
    Kind("gnat", Name("Gnat", "Moustique", "Stechmücke"), "sides", ("insect",), 0, Per(1, "bat")),
    Kind("greater_horseshoe_bat", Name("Greater Horseshoe Bat", "Grand rhinolophe", "Hufeisennase"), "sides", ("bat",), 1, Threshold(5, "bat species", 3)),
    Kind("lynx", Name("Lynx", "Lynx", "Luchs"), "sides", ("pawed",), 1, IfPresent(10, "roe_deer")),
    Kind("raccoon", Name("Raccoon", "Raton laveur", "Waschbär"), "sides", ("pawed",), 1, Fixed(0)),
    Kind("red_deer", Name("Red Deer", "Cerf élaphe", "Rothirsch"), "sides", ("cloven_hoofed", "deer"), 2, Per(1, "tree or plant")),
    Kind("red_fox", Name("Red Fox", "Renard roux", "Fuchs"), "sides", ("pawed",), 2, Per(2, "hare")),
    Kind("roe_deer", Name("Roe Deer", "Chevreuil", "Reh"), "sides", ("cloven_hoofed", "deer"), 2, OwnSymbol(3)),
    Kind("squeaker", Name("Squeaker", "Marcassin", "Frischling"), "sides", ("cloven_hoofed",), 0, Fixed(1)),
    Kind("violet_carpenter_bee", Name("Violet Carpenter Bee", "Xylocope violet", "Holzbiene"), "sides", ("insect",), 1, Fixed(0)),
    Kind("wild_boar", Name("Wild Boar", "Sanglier", "Wildschwein"), "sides", ("cloven_hoofed",), 2, IfPresent(10, "squeaker")),
    Kind("wolf", Name("Wolf", "Loup", "Wolf"), "sides", ("pawed",), 3, Per(5, "deer")),
)  # fmt: skip
