"""How much a record may hold, beside what the text of a file may."""

from __future__ import annotations

LONGEST_WORD = 64
LONGEST_NAME = 80
LONGEST_TEXT = 400
MOST_PLAYERS = 12
