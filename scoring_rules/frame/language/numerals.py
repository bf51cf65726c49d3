"""Numbers as they are typed: in digits with or without what is counted, and in words of three languages."""

from __future__ import annotations

import re
import unicodedata

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

_WHOLE = re.compile(
    r"(?:n[°º]|no\.?|nr\.?|#)?\s*(?P<sign>[+\-−–—]?)\s*(?P<digits>[0-9]{1,6})(?:\s*(?:pts?\.?|[^\W\d_]{3,}(?:\s[^\W\d_]+)?))?",
    re.IGNORECASE,
)
"""`47`, `- 4`, `n°12`, `47 pts`, `5 cards`, `3 victory cards`."""


def whole_number(typed: str) -> int | None:
    """Return the integer of up to six digits that was typed, None where it is none.

    Full-width digits count as digits; a sign may stand apart, and what is counted may follow.
    """
    text = unicodedata.normalize("NFKC", typed).strip() if not typed.isascii() else typed.strip()
    match = _WHOLE.fullmatch(text)
    if match is None:
        return None
    return -int(match["digits"]) if match["sign"] in {"-", "−", "–", "—"} else int(match["digits"])
