"""Every fault of a Hortis record: code, severity, title, the rule it rests on, whether it may be waived.

HRT001-019 cards, deck and recipes, HRT021-029 how a grove or a tally is typed, HRT031-039 what a
finished grove cannot be, HRT041-049 placements, HRT051-079 what was played against what is typed,
HRT081-089 what is only unlikely.
"""

from __future__ import annotations

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text

CARD_WORD = Code("HRT001", "error", Text("there is no such card"), "hortis.cards")
CARD_TWICE = Code("HRT002", "error", Text("a card is named twice"), "hortis.cards")
CARDS_NUMBER = Code("HRT003", "error", Text("more than nine cards"), "hortis.cards")
DECK_TOKEN = Code("HRT004", "error", Text("a space of a card cannot be read"), "hortis.deck")
DECK_SHAPE = Code("HRT005", "error", Text("a card has not two rows of three spaces"), "hortis.deck")
DECK_GLADES = Code("HRT006", "error", Text("a card has not one glade"), "hortis.deck")
DECK_FRUITS = Code("HRT007", "error", Text("a card lacks a fruit"), "hortis.deck", waivable=True)
DECK_LACKS = Code("HRT008", "error", Text("the layout of a card is not given"), "hortis.deck")
RECIPE_PLAYED = Code("HRT009", "error", Text("a recipe is one of the grove's cards"), "hortis.recipes")
RECIPE_RULE = Code("HRT010", "error", Text("the rule of a recipe cannot be read"), "hortis.recipes")
RECIPE_GAIN = Code("HRT011", "error", Text("what a recipe gave cannot be read"), "hortis.recipes")
RECIPE_UNUSED = Code("HRT012", "error", Text("a recipe is not one of those in play"), "hortis.recipes")
RECIPES_NUMBER = Code(
    "HRT013", "warning", Text("not two recipes are in play"), "hortis.recipes", waivable=True
)
TARGET_DIFFERS = Code(
    "HRT014", "warning", Text("the target is not the sum of the recipes' numbers"), "hortis.recipes", waivable=True
)  # fmt: skip
GAIN_DIFFERS = Code(
    "HRT015",
    "warning",
    Text("a recipe gave other points than its rule in the deck"),
    "hortis.recipes",
    waivable=True,
)
TARGET_UNUSED = Code("HRT016", "warning", Text("a target without recipes"), "hortis.recipes", waivable=True)

TOKEN = Code("HRT021", "error", Text("a space cannot be read"), "hortis.grove")
LEMON_OR_LIME = Code("HRT022", "error", Text("L may be lemon or lime"), "hortis.grove")
GLADE_COLOUR = Code("HRT023", "error", Text("a die on a glade lacks its colour"), "hortis.grove")
DIE_WORD = Code("HRT024", "error", Text("no die shows this"), "hortis.dice")
ROW_LENGTH = Code(
    "HRT025", "error", Text("a row of the grove is shorter or longer than the others"), "hortis.grove"
)
NOTHING_TYPED = Code(
    "HRT026", "error", Text("a player has neither grove nor placements nor tally"), "hortis.grove"
)
BOARD_AND_COUNTED = Code(
    "HRT027", "error", Text("points counted by hand stand beside dice or placements"), "hortis.grove"
)
NEIGHBOURS = Code("HRT028", "error", Text("no such number of dice beside the squirrel"), "hortis.squirrel")
LOST = Code("HRT029", "error", Text("no such number of dice on glades"), "hortis.glades")

ISLAND = Code("HRT031", "error", Text("a part of the grove is cut off"), "hortis.placing", waivable=True)
SPACES = Code(
    "HRT032", "error", Text("more or fewer spaces than the cards make"), "hortis.cards", waivable=True
)
SIXTH_DIE = Code("HRT033", "error", Text("more than five dice of a colour"), "hortis.supply", waivable=True)
TWO_WHEELBARROWS = Code("HRT034", "error", Text("a second wheelbarrow"), "hortis.wheelbarrow", waivable=True)
TWO_SQUIRRELS = Code("HRT035", "error", Text("a second squirrel"), "hortis.squirrel", waivable=True)
DIE_TOO_LOW = Code(
    "HRT036", "error", Text("a die shows less than its tree can give"), "hortis.dice", waivable=True
)
COVER_BUDGET = Code(
    "HRT037", "error", Text("the dice need more covered spaces than there are"), "hortis.cards", waivable=True
)
TREES_OF_KIND = Code(
    "HRT038", "error", Text("more spaces of a kind than on the cards"), "hortis.deck", waivable=True
)

PLACEMENT = Code("HRT041", "error", Text("a placement cannot be read"), "hortis.placements")
NOTHING_COVERED = Code("HRT042", "error", Text("a card covers nothing of the grove"), "hortis.placing")
OTHER_FRUIT = Code("HRT043", "error", Text("a card covers trees of other fruits"), "hortis.placing")
SECOND_MISMATCH = Code("HRT044", "error", Text("the squirrel was used before"), "hortis.squirrel")
OVER_SQUIRREL = Code("HRT045", "error", Text("a card covers the squirrel"), "hortis.squirrel")
DICE_CHOICE = Code("HRT046", "error", Text("fewer dice were left than trees matched"), "hortis.supply")
DICE_WRONG = Code("HRT047", "error", Text("a die cannot have been placed there"), "hortis.supply")
OTHER_CARDS = Code("HRT048", "error", Text("a player has another card than the others"), "hortis.players")
OTHER_START = Code("HRT049", "error", Text("a player began with another card"), "hortis.players")

FORGOT_FRUIT = Code("HRT051", "error", Text("the fruits of a card were not added"), "hortis.dice")
NOT_FROM_GLADE = Code(
    "HRT052", "error", Text("a die came back from a glade and was not raised"), "hortis.glades"
)
BASKET_NOT_TURNED = Code(
    "HRT053", "error", Text("a die above six was not turned to the basket"), "hortis.baskets"
)
WHEELBARROW_FORGOTTEN = Code(
    "HRT054", "error", Text("a basket was covered again and is the wheelbarrow"), "hortis.wheelbarrow"
)
WHEELBARROW_TWICE = Code("HRT055", "error", Text("the wheelbarrow was given twice"), "hortis.wheelbarrow")
WHEELBARROW_EARLY = Code(
    "HRT056", "error", Text("a wheelbarrow stands where no basket was covered"), "hortis.wheelbarrow"
)
DIE_LEFT_BEHIND = Code("HRT057", "error", Text("a die was left behind on a covered space"), "hortis.dice")
DIE_NOT_PLACED = Code(
    "HRT058", "error", Text("a matching tree carries a die, the table shows none"), "hortis.dice"
)
DIE_OFF_GLADE = Code("HRT059", "error", Text("a die was taken off a glade"), "hortis.glades")
RAISED_ON_GLADE = Code("HRT060", "error", Text("a die was raised on a glade"), "hortis.glades")
SCORED_ON_GLADE = Code("HRT061", "error", Text("a die was scored on a glade"), "hortis.glades")
TOO_MUCH_ADDED = Code("HRT062", "error", Text("more fruits were added than the card has"), "hortis.dice")
BASKET_EARLY = Code("HRT063", "error", Text("a die was turned to the basket too early"), "hortis.baskets")
DIE_UNMATCHED = Code("HRT064", "error", Text("a die stands where none was placed"), "hortis.dice")
DIE_COLOUR = Code("HRT065", "error", Text("a die on a glade has another colour"), "hortis.glades")
DIE_VALUE = Code("HRT066", "error", Text("a die shows another number"), "hortis.dice")
SQUIRREL_MISSING = Code("HRT067", "error", Text("the squirrel is missing"), "hortis.squirrel")
SQUIRREL_ELSEWHERE = Code(
    "HRT068", "error", Text("the squirrel sits where it was not used"), "hortis.squirrel"
)
TREE_MISREAD = Code("HRT069", "error", Text("another tree or glade lies here"), "hortis.comparison")
SPACE_MISSING = Code("HRT070", "error", Text("a space of the grove is missing"), "hortis.comparison")
SPACE_EXTRA = Code("HRT071", "error", Text("nothing was laid here"), "hortis.comparison")
GROVE_OTHER = Code("HRT072", "error", Text("the grove is not the one that was played"), "hortis.comparison")
PLACEMENT_OTHER = Code("HRT073", "error", Text("a placement does not fit the grove"), "hortis.comparison")
TALLY_DIFFERS = Code("HRT074", "error", Text("the tally has other dice than the grove"), "hortis.tally")
TALLY_SQUIRREL = Code(
    "HRT075", "error", Text("the dice beside the squirrel are miscounted"), "hortis.squirrel"
)
TALLY_LOST = Code("HRT076", "error", Text("the dice on glades are miscounted"), "hortis.glades")
GROVE_TURNED = Code("HRT079", "note", Text("the grove is typed turned"), "hortis.comparison")

FEW_CARDS = Code("HRT081", "warning", Text("fewer than nine cards"), "hortis.cards", waivable=True)
FIVE_AND_WHEELBARROW = Code(
    "HRT082", "warning", Text("five dice of a fruit beside the wheelbarrow on it"), "hortis.supply", waivable=True
)  # fmt: skip
START_CARD = Code(
    "HRT083", "warning", Text("the list of cards begins with another card"), "hortis.cards", waivable=True
)
EMPTY_GROVE = Code("HRT084", "note", Text("a grove is empty"), "hortis.grove", waivable=True)

CODES: tuple[Code, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Code))
