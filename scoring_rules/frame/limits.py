"""How much a record may hold; the text of a file has limits of its own."""

from __future__ import annotations

LONGEST_WORD = 64
LONGEST_NAME = 80
LONGEST_TEXT = 400
"""Of control counts, and of a text that is printed."""
MOST_PLAYERS = 12
MOST_FILES = MOST_PLAYERS + 8
"""That one record names."""
MOST_ENTRIES = 1000
"""Of one list, rows and the words of a line among them."""
MOST_ROWS = 60
"""Of one grid."""
MOST_COLUMNS = 60
"""Of one row of a grid."""
MOST_VALUES = 5000
"""Of one record in its long form."""
MOST_HELPED = 100
"""The mistakes for which near misses are looked up: with more, something else is wrong."""
