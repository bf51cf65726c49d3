"""Every fault of a Forest Shuffle record: code, severity, title, the rule it rests on, whether it may be waived.

FOR001-009 settings, FOR011-019 how a card is typed, FOR021-029 what the rules and the box do not allow,
FOR031-039 what was left out and asks, FOR041-049 players without a forest.
"""

from __future__ import annotations

from scoring_rules.frame.finding import codes, codes_among

error, warning, _ = codes("FOR")

PLAYERS_NUMBER = error(1, "Forest Shuffle is for one to five players", "forest_shuffle.players")
CAVE_BOX = error(2, "a cave of a box that is not in play", "forest_shuffle.cave")
NEGATIVE = error(3, "a number of cards is below zero", "forest_shuffle.record")
CAVE_CARDS = error(4, "the number of cards in a cave is missing", "forest_shuffle.cave")

UNKNOWN_CARD = error(11, "no card has this name", "forest_shuffle.record")
SEVERAL_CARDS = error(12, "several cards fit this name", "forest_shuffle.record")
OTHER_BOX = error(13, "a card of a box that is not in play", "forest_shuffle.boxes")
NO_HOST = error(14, "a host is typed where none can be, or the other way round", "forest_shuffle.hosts")
WRONG_SLOT = error(15, "a card is in a slot where it cannot go", "forest_shuffle.slots")
NOT_PRINTED = error(16, "no half is printed with this symbol here", "forest_shuffle.symbols")
UNREADABLE = error(17, "a card cannot be read", "forest_shuffle.record")
TIMES = error(18, "an impossible number of copies", "forest_shuffle.slots")
UNKNOWN_SYMBOL = error(19, "no such tree symbol", "forest_shuffle.symbols")

FULL_SLOT = error(21, "too many cards in one slot", "forest_shuffle.sharing", waivable=True)
LONELY_GUEST = error(22, "a card is not on the card that it needs", "forest_shuffle.sharing", waivable=True)
SAME_SIDE = error(23, "two cards at one host are printed for the same side", "forest_shuffle.slots")
FACE_UP_HOST = error(24, "a mistletoe on a host that is face up", "forest_shuffle.mistletoe", waivable=True)
COPIES = error(25, "more copies of a card than printed", "forest_shuffle.copies", waivable=True)
ONE_CARD = error(26, "halves that cannot all be seen at once", "forest_shuffle.halves", waivable=True)

SYMBOL_ASKED = error(31, "a total depends on a symbol that was left out", "forest_shuffle.symbols")
BOX_ASKED = error(32, "a total depends on which of two printings a card is", "forest_shuffle.symbols")
SYMBOL_COUNT = error(33, "an impossible number of symbols", "forest_shuffle.symbols")
TOO_MANY_OPEN = error(34, "too many printings are open for the numbers of symbols", "forest_shuffle.symbols")

FOREST_MISSING = error(41, "a player has no forest", "forest_shuffle.counts")
FOREST_AND_COUNTS = error(42, "a player has both a forest and counts", "forest_shuffle.counts")
COUNT_NEEDED = warning(43, "points depend on a count that is not given", "forest_shuffle.counts", waivable=True)
UNASKED = warning(44, "a symbol is counted that no card here asks for", "forest_shuffle.symbols", waivable=True)

CODES = codes_among(globals())
