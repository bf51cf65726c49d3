"""The faults of a text file that are found before any game looks: their codes and titles."""

from __future__ import annotations

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text

NOT_TEXT = Code("TXT001", "error", Text("this is not a text file"), "record.encoding")
NOT_UTF8 = Code("TXT002", "error", Text("the file is not saved as UTF-8"), "record.encoding")
BAD_CHARACTER = Code("TXT003", "error", Text("a character that cannot stand in a record"), "record.encoding")

EMPTY = Code("TXT010", "error", Text("the file is empty"), "record.limits")
TOO_LARGE = Code("TXT011", "error", Text("the file is too large"), "record.limits")
TOO_DEEP = Code("TXT012", "error", Text("too many lists and braces inside one another"), "record.limits")
TOO_MANY = Code("TXT013", "error", Text("too many values in one file"), "record.limits")

NOT_YAML = Code("TXT020", "error", Text("this line cannot be read as YAML"), "record.yaml")
TAB = Code("TXT021", "error", Text("a tab indents this line"), "record.yaml")
NO_BLANK = Code("TXT022", "error", Text("a blank is missing behind the colon"), "record.yaml")
SECOND_COLON = Code("TXT023", "error", Text("a second colon in one value"), "record.yaml")
BRACKET = Code("TXT024", "error", Text("a bracket is never closed"), "record.yaml")
STRAY_BRACKET = Code("TXT025", "error", Text("a bracket is closed that was never opened"), "record.yaml")
QUOTE = Code("TXT026", "error", Text("a quote is never closed"), "record.yaml")
BEHIND = Code("TXT027", "error", Text("something stands behind the end of a value"), "record.yaml")
SIGN = Code("TXT028", "error", Text("a value cannot begin with this sign"), "record.yaml")
ENTRY_COLUMN = Code(
    "TXT029", "error", Text("an entry begins in another column than its neighbours"), "record.yaml"
)
ROW_COLUMN = Code(
    "TXT030", "error", Text("a row begins in another column than its neighbours"), "record.yaml"
)
DASH = Code("TXT031", "error", Text("a blank is missing behind the dash"), "record.yaml")
NO_COLON = Code("TXT032", "error", Text("a colon is missing"), "record.yaml")
CUT_TEXT = Code("TXT033", "error", Text("a comment cuts a text of several lines in two"), "record.yaml")
DASH_BEHIND_KEY = Code("TXT034", "error", Text("a list begins on the line of its key"), "record.yaml")
BLOCK_HEADER = Code("TXT035", "error", Text("text on the line of a `|`"), "record.yaml")
ESCAPE = Code("TXT036", "error", Text("a backslash that means nothing"), "record.yaml")
COMMA = Code("TXT037", "error", Text("a comma too many"), "record.yaml")
KEY = Code("TXT038", "error", Text("a key is not a plain word"), "record.yaml")
MERGE = Code("TXT039", "error", Text("a merge key"), "record.yaml")
DIRECTIVE = Code("TXT040", "error", Text("a directive for YAML programs"), "record.yaml")
DOCUMENTS = Code("TXT041", "error", Text("several records in one file"), "record.yaml")
NO_KEY = Code("TXT042", "error", Text("a colon with nothing before it"), "record.yaml")
LIST_SIGN = Code("TXT043", "error", Text("a list is typed with another sign than a dash"), "record.yaml")
NO_BAR = Code("TXT044", "error", Text("a bar is missing behind a key"), "record.yaml")

CODES: tuple[Code, ...] = (
    NOT_TEXT,
    NOT_UTF8,
    BAD_CHARACTER,
    EMPTY,
    TOO_LARGE,
    TOO_DEEP,
    TOO_MANY,
    NOT_YAML,
    TAB,
    NO_BLANK,
    SECOND_COLON,
    BRACKET,
    STRAY_BRACKET,
    QUOTE,
    BEHIND,
    SIGN,
    ENTRY_COLUMN,
    ROW_COLUMN,
    DASH,
    NO_COLON,
    CUT_TEXT,
    DASH_BEHIND_KEY,
    BLOCK_HEADER,
    ESCAPE,
    COMMA,
    KEY,
    MERGE,
    DIRECTIVE,
    DOCUMENTS,
    NO_KEY,
    LIST_SIGN,
    NO_BAR,
)
