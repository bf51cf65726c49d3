"""The faults that any game's record may have; every code is explained on the rules pages."""

from __future__ import annotations

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text

UNKNOWN_PLAYER = Code("REC030", "error", Text("no player has this name"), "record.names")
SEVERAL_PLAYERS = Code("REC031", "error", Text("several players fit this name"), "record.names")
UNKNOWN_WORD = Code("REC032", "error", Text("a word is not one of those allowed here"), "record.names")
SEVERAL_WORDS = Code("REC033", "error", Text("several things fit this name"), "record.names")

CODES: tuple[Code, ...] = (UNKNOWN_PLAYER, SEVERAL_PLAYERS, UNKNOWN_WORD, SEVERAL_WORDS)
