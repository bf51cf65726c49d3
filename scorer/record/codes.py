"""What may be wrong with the shape of any game's record; the rules pages explain each code."""

from __future__ import annotations

from scoring_rules.frame.finding import codes, codes_among

error, warning, note = codes("REC")

NOT_A_RECORD = error(1, "this is not a record of a game", "record.shape")
GAME = error(2, "the game is missing or unknown", "record.shape")
UNKNOWN_KEY = error(3, "a key is not known here", "record.shape")
KEY_TWICE = error(4, "a key is here twice", "record.shape")
MISSING = error(5, "something is missing", "record.shape")
WRONG_SHAPE = error(6, "something else is needed here", "record.shape")
NOT_A_NUMBER = error(7, "a whole number is needed", "record.values")
NOT_YES_OR_NO = error(8, "yes or no is needed", "record.values")
NOT_A_DATE = warning(9, "this date cannot be read", "record.values")
TOO_LONG = error(10, "a text is too long", "record.limits")
FOLDED_GRID = error(11, "a grid is typed with `>`, which runs its rows together", "record.grids")
NAME_TWICE = error(12, "two players have one name", "record.players")
NO_PLAYERS = error(13, "no player is typed", "record.players")
MANY_PLAYERS = error(14, "more players than can be read", "record.limits")
BOARD_AND_COUNTED = error(15, "a player has both a board and counted points", "record.players")
NOT_WAIVABLE = error(16, "this fault cannot be waived", "record.allow")
UNKNOWN_CODE = error(17, "there is no such code", "record.allow")
COUNT_UNREADABLE = error(18, "a control count cannot be read", "record.counts")
COUNT_DIFFERS = error(19, "a control count does not agree with the board", "record.counts")
UNKNOWN_CATEGORY = error(20, "there is no such category", "record.claims")
CUT_BY_COMMENT = warning(21, "` #` begins a comment and cuts this text", "record.values")
UNKNOWN_LANGUAGE = error(22, "this language is not available", "record.language")
FILE_NOT_READ = error(23, "a file that the record names cannot be read", "record.files")
FILE_OUTSIDE = error(24, "a file that the record names is outside its folder", "record.files")
FILE_SHAPE = error(25, "a file that the record names does not hold what is needed", "record.files")
TOTAL_DIFFERS = error(26, "points by category do not add up to the total", "record.claims")
READING = error(27, "there is no such reading", "record.readings")
COUNTS_NOT_LAST = error(28, "control counts are above the last line", "record.counts")
IMPOSSIBLE_POINTS = error(29, "a category cannot give the points that were counted", "record.claims", waivable=True)
NOTHING_TYPED = note(34, "nothing is typed yet", "record.players")
NOT_YET_TYPED = warning(35, "nothing is typed for a player", "record.players")
NO_COUNTS = warning(36, "no control counts are typed", "record.counts")
NOT_LIKE_OTHERS = warning(37, "what is typed for others is missing for a player", "record.players")
REPAIRED = error(38, "one step makes this record legal", "record.repairs")

CODES = codes_among(globals())
