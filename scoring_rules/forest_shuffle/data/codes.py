"""Every fault of a Forest Shuffle record: code, severity, title, the rule it rests on, whether it may be waived.

FOR001-009 settings, FOR011-019 how a card is typed, FOR021-029 what the rules and the box do not allow,
FOR031-039 what was left out and asks, FOR041-049 players without a forest.
"""

from __future__ import annotations

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text

PLAYERS_NUMBER = Code(
    "FOR001", "error", Text("Forest Shuffle is for one to five players"), "forest_shuffle.players"
)
CAVE_BOX = Code("FOR002", "error", Text("a cave of a box that is not in play"), "forest_shuffle.cave")
NEGATIVE = Code("FOR003", "error", Text("a number of cards is below zero"), "forest_shuffle.record")
CAVE_CARDS = Code("FOR004", "error", Text("how many cards lie in a cave is missing"), "forest_shuffle.cave")

UNKNOWN_CARD = Code("FOR011", "error", Text("no card has this name"), "forest_shuffle.record")
SEVERAL_CARDS = Code("FOR012", "error", Text("several cards fit this name"), "forest_shuffle.record")
OTHER_BOX = Code("FOR013", "error", Text("a card of a box that is not in play"), "forest_shuffle.boxes")
NO_HOST = Code("FOR014", "error", Text("a host is typed where none can be, or the other way round"), "forest_shuffle.hosts")  # fmt: skip
WRONG_SLOT = Code("FOR015", "error", Text("a card lies where it cannot lie"), "forest_shuffle.slots")
NOT_PRINTED = Code(
    "FOR016", "error", Text("no half is printed with this symbol here"), "forest_shuffle.symbols"
)
UNREADABLE = Code("FOR017", "error", Text("a card cannot be read"), "forest_shuffle.record")
TIMES = Code("FOR018", "error", Text("a number of copies that cannot be"), "forest_shuffle.slots")
UNKNOWN_SYMBOL = Code("FOR019", "error", Text("no such tree symbol"), "forest_shuffle.symbols")

FULL_SLOT = Code(
    "FOR021", "error", Text("too many cards in one slot"), "forest_shuffle.sharing", waivable=True
)
LONELY_GUEST = Code(
    "FOR022",
    "error",
    Text("a card is not on the card that it has to lie on"),
    "forest_shuffle.sharing",
    waivable=True,
)
SAME_SIDE = Code(
    "FOR023", "error", Text("two cards at one host are printed for the same side"), "forest_shuffle.slots"
)
FACE_UP_HOST = Code(
    "FOR024",
    "error",
    Text("a mistletoe over a host that is face up"),
    "forest_shuffle.mistletoe",
    waivable=True,
)
COPIES = Code(
    "FOR025", "error", Text("more copies of a card than printed"), "forest_shuffle.copies", waivable=True
)
ONE_CARD = Code(
    "FOR026", "error", Text("halves that cannot all be seen at once"), "forest_shuffle.halves", waivable=True
)

SYMBOL_ASKED = Code(
    "FOR031", "error", Text("a total hangs on a symbol that was left out"), "forest_shuffle.symbols"
)
BOX_ASKED = Code(
    "FOR032", "error", Text("a total hangs on which of two printings a card is"), "forest_shuffle.symbols"
)
SYMBOL_COUNT = Code("FOR033", "error", Text("a number of symbols that cannot be"), "forest_shuffle.symbols")

FOREST_MISSING = Code("FOR041", "error", Text("a player has no forest"), "forest_shuffle.counts")
FOREST_AND_COUNTS = Code(
    "FOR042", "error", Text("a player has both a forest and counts"), "forest_shuffle.counts"
)
COUNT_NEEDED = Code(
    "FOR043",
    "warning",
    Text("points hang on a count that is not given"),
    "forest_shuffle.counts",
    waivable=True,
)

CODES: tuple[Code, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Code))
