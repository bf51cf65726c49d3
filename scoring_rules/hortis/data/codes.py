"""Every fault of a Hortis record: code, severity, title, the rule it rests on, whether it may be waived.

HRT001-019 cards, deck and recipes, HRT021-029 how a grove or a tally is typed, HRT031-039 what a
finished grove cannot be, HRT041-049 placements, HRT051-079 what was played against what is typed,
HRT081-089 what is only unlikely.
"""

from __future__ import annotations

from scoring_rules.frame.finding import codes, codes_among

error, warning, note = codes("HRT")

CARD_WORD = error(1, "there is no such card", "hortis.cards")
CARD_TWICE = error(2, "a card is named twice", "hortis.cards")
CARDS_NUMBER = error(3, "more than nine cards", "hortis.cards")
DECK_TOKEN = error(4, "a space of a card cannot be read", "hortis.deck")
DECK_SHAPE = error(5, "a card does not have two rows of three spaces", "hortis.deck")
DECK_GLADES = error(6, "a card does not have exactly one glade", "hortis.deck")
DECK_FRUITS = error(7, "a card does not have every fruit", "hortis.deck", waivable=True)
DECK_LACKS = error(8, "the layout of a card is not given", "hortis.deck")
RECIPE_PLAYED = error(9, "a recipe is one of the cards in the grove", "hortis.recipes")
RECIPE_RULE = error(10, "the rule of a recipe cannot be read", "hortis.recipes")
RECIPE_GAIN = error(11, "what a recipe gave cannot be read", "hortis.recipes")
RECIPE_UNUSED = error(12, "a recipe is not one of those in play", "hortis.recipes")
RECIPES_NUMBER = warning(13, "the number of recipes in play is not two", "hortis.recipes", waivable=True)
TARGET_DIFFERS = warning(14, "the target is not the sum of the recipes' numbers", "hortis.recipes", waivable=True)
GAIN_DIFFERS = warning(15, "a recipe did not give the points of its rule in the deck", "hortis.recipes", waivable=True)
TARGET_UNUSED = warning(16, "a target without recipes", "hortis.recipes", waivable=True)

TOKEN = error(21, "a space cannot be read", "hortis.grove")
LEMON_OR_LIME = error(22, "L may be lemon or lime", "hortis.grove")
GLADE_COLOUR = error(23, "the colour of a die on a glade is missing", "hortis.grove")
DIE_WORD = error(24, "this is not a value of a die", "hortis.dice")
ROW_LENGTH = error(25, "a row of the grove is shorter or longer than the others", "hortis.grove")
NOTHING_TYPED = error(26, "a player has neither grove nor placements nor tally", "hortis.grove")
BOARD_AND_COUNTED = error(27, "points counted by hand are typed as well as dice or placements", "hortis.grove")
NEIGHBOURS = error(28, "an impossible number of dice next to the squirrel", "hortis.squirrel")
LOST = error(29, "an impossible number of dice on glades", "hortis.glades")

ISLAND = error(31, "a part of the grove is cut off", "hortis.placing", waivable=True)
SPACES = error(32, "more or fewer spaces than the cards make", "hortis.cards", waivable=True)
SIXTH_DIE = error(33, "more than five dice of one colour", "hortis.supply", waivable=True)
TWO_WHEELBARROWS = error(34, "a second wheelbarrow", "hortis.wheelbarrow", waivable=True)
TWO_SQUIRRELS = error(35, "a second squirrel", "hortis.squirrel", waivable=True)
DIE_TOO_LOW = error(36, "a die shows less than its tree can give", "hortis.dice", waivable=True)
COVER_BUDGET = error(37, "the dice need more covered spaces than there are", "hortis.cards", waivable=True)
TREES_OF_KIND = error(38, "more spaces of one kind than the cards have", "hortis.deck", waivable=True)

PLACEMENT = error(41, "a placement cannot be read", "hortis.placements")
NOTHING_COVERED = error(42, "a card covers no part of the grove", "hortis.placing")
OTHER_FRUIT = error(43, "a card covers trees of other fruits", "hortis.placing")
SECOND_MISMATCH = error(44, "the squirrel was already used", "hortis.squirrel")
OVER_SQUIRREL = error(45, "a card covers the squirrel", "hortis.squirrel")
DICE_CHOICE = error(46, "fewer dice were left than trees matched", "hortis.supply")
DICE_WRONG = error(47, "a die cannot have been placed there", "hortis.supply")
OTHER_CARDS = error(48, "a player has a card that the others do not have", "hortis.players")
OTHER_START = error(49, "a player began with a different card", "hortis.players")

FORGOT_FRUIT = error(51, "the fruits of a card were not added", "hortis.dice")
NOT_FROM_GLADE = error(52, "a die came back from a glade and was not raised", "hortis.glades")
BASKET_NOT_TURNED = error(53, "a die above six was not turned to the basket", "hortis.baskets")
WHEELBARROW_FORGOTTEN = error(54, "a basket was covered again and is the wheelbarrow", "hortis.wheelbarrow")
WHEELBARROW_TWICE = error(55, "the wheelbarrow was given twice", "hortis.wheelbarrow")
WHEELBARROW_EARLY = error(56, "a wheelbarrow where no basket was covered", "hortis.wheelbarrow")
DIE_LEFT_BEHIND = error(57, "a die was left behind on a covered space", "hortis.dice")
DIE_NOT_PLACED = error(58, "a matching tree has no die", "hortis.dice")
DIE_OFF_GLADE = error(59, "a die was removed from a glade", "hortis.glades")
RAISED_ON_GLADE = error(60, "a die was raised on a glade", "hortis.glades")
SCORED_ON_GLADE = error(61, "a die was scored on a glade", "hortis.glades")
TOO_MUCH_ADDED = error(62, "more fruits were added than the card has", "hortis.dice")
BASKET_EARLY = error(63, "a die was turned to the basket too early", "hortis.baskets")
DIE_UNMATCHED = error(64, "a die where none was placed", "hortis.dice")
DIE_COLOUR = error(65, "a die on a glade has a different colour", "hortis.glades")
DIE_VALUE = error(66, "a die shows a different number", "hortis.dice")
SQUIRREL_MISSING = error(67, "the squirrel is missing", "hortis.squirrel")
SQUIRREL_ELSEWHERE = error(68, "the squirrel is where it was not used", "hortis.squirrel")
TREE_MISREAD = error(69, "there is a different tree or glade here", "hortis.comparison")
SPACE_MISSING = error(70, "a space of the grove is missing", "hortis.comparison")
SPACE_EXTRA = error(71, "no card was placed here", "hortis.comparison")
GROVE_OTHER = error(72, "the grove is not the one that was played", "hortis.comparison")
PLACEMENT_OTHER = error(73, "a placement does not fit the grove", "hortis.comparison")
TALLY_DIFFERS = error(74, "the tally has other dice than the grove", "hortis.tally")
TALLY_SQUIRREL = error(75, "the dice next to the squirrel are miscounted", "hortis.squirrel")
TALLY_LOST = error(76, "the dice on glades are miscounted", "hortis.glades")
GROVE_TURNED = note(79, "the grove is typed rotated", "hortis.comparison")

FEW_CARDS = warning(81, "fewer than nine cards", "hortis.cards", waivable=True)
FIVE_AND_WHEELBARROW = warning(82, "five dice of a fruit as well as the wheelbarrow", "hortis.supply", waivable=True)
START_CARD = warning(83, "the list of cards begins with a different card", "hortis.cards", waivable=True)

CODES = codes_among(globals())
