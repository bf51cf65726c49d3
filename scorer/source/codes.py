"""The faults of a text file that are found before any game looks: their codes and titles."""

from __future__ import annotations

from scoring_rules.frame.finding import codes, codes_among

error, *_ = codes("TXT")

NOT_TEXT = error(1, "this is a file of another kind", "record.encoding")
NOT_UTF8 = error(2, "the file is not saved as UTF-8", "record.encoding")
BAD_CHARACTER = error(3, "a character that no record may contain", "record.encoding")

EMPTY = error(10, "the file is empty", "record.limits")
TOO_LARGE = error(11, "the file is too large", "record.limits")
TOO_DEEP = error(12, "too many lists and braces inside one another", "record.limits")
TOO_MANY = error(13, "too many values in one file", "record.limits")

NOT_YAML = error(20, "this line cannot be read as YAML", "record.yaml")
TAB = error(21, "a tab indents this line", "record.yaml")
COLON_SPACE = error(22, "a space is missing after the colon", "record.yaml")
SECOND_COLON = error(23, "a second colon in one value", "record.yaml")
BRACKET = error(24, "a bracket is never closed", "record.yaml")
STRAY_BRACKET = error(25, "a bracket is closed that was never opened", "record.yaml")
QUOTE = error(26, "a quote is never closed", "record.yaml")
AFTER_VALUE = error(27, "something follows the end of a value", "record.yaml")
SIGN = error(28, "a value cannot begin with this sign", "record.yaml")
ENTRY_COLUMN = error(29, "an entry begins in a different column from its neighbours", "record.yaml")
ROW_COLUMN = error(30, "a row begins in a different column from its neighbours", "record.yaml")
DASH_SPACE = error(31, "a space is missing after the dash", "record.yaml")
NO_COLON = error(32, "a colon is missing", "record.yaml")
CUT_TEXT = error(33, "a comment cuts a text of several lines in two", "record.yaml")
DASH_AFTER_KEY = error(34, "a list begins on the line of its key", "record.yaml")
BLOCK_HEADER = error(35, "text on the line of a `|`", "record.yaml")
ESCAPE = error(36, "a backslash that means nothing", "record.yaml")
COMMA = error(37, "a comma too many", "record.yaml")
KEY = error(38, "a key is not a plain word", "record.yaml")
MERGE = error(39, "a merge key", "record.yaml")
DIRECTIVE = error(40, "a directive for YAML programs", "record.yaml")
DOCUMENTS = error(41, "several records in one file", "record.yaml")
NO_KEY = error(42, "a colon with nothing before it", "record.yaml")
LIST_SIGN = error(43, "a list is typed with a sign other than a dash", "record.yaml")
NO_BAR = error(44, "a bar is missing after a key", "record.yaml")
NO_DASH = error(45, "a dash is missing before an entry", "record.yaml")
DASH_TOO_MANY = error(46, "a dash too many", "record.yaml")
JOINED = error(47, "marks of two joined versions", "record.yaml")

CODES = codes_among(globals())
