"""What may be wrong with the shape of any game's record; the rules pages explain each code."""

from __future__ import annotations

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text

NOT_A_RECORD = Code("REC001", "error", Text("this is not a record of a game"), "record.shape")
GAME = Code("REC002", "error", Text("the game is missing or unknown"), "record.shape")
UNKNOWN_KEY = Code("REC003", "error", Text("a key is not known here"), "record.shape")
KEY_TWICE = Code("REC004", "error", Text("a key stands here twice"), "record.shape")
MISSING = Code("REC005", "error", Text("something is missing"), "record.shape")
WRONG_SHAPE = Code("REC006", "error", Text("a value has another form than is needed here"), "record.shape")
NOT_A_NUMBER = Code("REC007", "error", Text("a whole number is needed"), "record.values")
NOT_YES_OR_NO = Code("REC008", "error", Text("yes or no is needed"), "record.values")
NOT_A_DATE = Code("REC009", "error", Text("a date is needed"), "record.values")
TOO_LONG = Code("REC010", "error", Text("a text is too long"), "record.limits")
FOLDED_GRID = Code(
    "REC011", "error", Text("a grid is typed with `>`, which runs its rows together"), "record.grids"
)
NAME_TWICE = Code("REC012", "error", Text("two players have one name"), "record.players")
NO_PLAYERS = Code("REC013", "error", Text("no player is typed"), "record.players")
MANY_PLAYERS = Code("REC014", "error", Text("more players than can be read"), "record.limits")
BOARD_AND_COUNTED = Code(
    "REC015", "error", Text("a player has both a board and counted points"), "record.players"
)
NOT_WAIVABLE = Code("REC016", "error", Text("this fault cannot be waived"), "record.allow")
UNKNOWN_CODE = Code("REC017", "error", Text("there is no such code"), "record.allow")
COUNT_UNREADABLE = Code("REC018", "error", Text("a control count cannot be read"), "record.counts")
COUNT_DIFFERS = Code(
    "REC019", "error", Text("a control count does not agree with the board"), "record.counts"
)
UNKNOWN_CATEGORY = Code("REC020", "error", Text("there is no such category"), "record.claims")
CUT_BY_COMMENT = Code("REC021", "warning", Text("` #` begins a comment and cuts this text"), "record.values")
UNKNOWN_LANGUAGE = Code("REC022", "error", Text("this language is not available"), "record.language")
FILE_NOT_READ = Code("REC023", "error", Text("a file that the record names cannot be read"), "record.files")
FILE_OUTSIDE = Code(
    "REC024", "error", Text("a file that the record names lies outside its folder"), "record.files"
)
FILE_SHAPE = Code(
    "REC025", "error", Text("a file that the record names does not hold what is needed"), "record.files"
)
TOTAL_DIFFERS = Code(
    "REC026", "error", Text("points by category do not add up to the total"), "record.claims"
)
READING = Code("REC027", "error", Text("there is no such reading"), "record.readings")
COUNTS_NOT_LAST = Code("REC028", "error", Text("control counts stand above the last line"), "record.counts")

CODES: tuple[Code, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Code))
