"""Numbers in words of English, French and German."""

from __future__ import annotations

from scoring_rules.frame.language.names import fold

NUMBERS: dict[int, tuple[str, ...]] = {
    1: ("one", "un", "une", "ein", "eine"),
    2: ("two", "deux", "zwei"),
    3: ("three", "trois", "drei"),
    4: ("four", "quatre", "vier"),
    5: ("five", "cinq", "fünf"),
    6: ("six", "sechs"),
    7: ("seven", "sept", "sieben"),
    8: ("eight", "huit", "acht"),
    9: ("nine", "neuf", "neun"),
    10: ("ten", "dix", "zehn"),
    11: ("eleven", "onze", "elf"),
    12: ("twelve", "douze", "zwölf"),
}
"""They are understood, to say that digits are to be typed."""

VALUES: dict[str, int] = {fold(word): n for n, words in NUMBERS.items() for word in words}
"""The number of each word, folded as names are."""
