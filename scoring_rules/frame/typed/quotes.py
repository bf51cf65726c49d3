"""Typographic quotes around a value, as phones and word processors make them; they count as quotes.

A value is in such quotes where it begins with one, ends with one that may close it (a straight one may),
and contains no other.
"""

from __future__ import annotations

import re
from functools import cache

_DOUBLE, _SINGLE = '“”„‟«»〝〞❝❞＂"', "‘’‚‛‹›❛❜'"
_CLOSING = {
    "“": "”“",
    "„": "“”",
    "‟": "”",
    "”": "”",
    "«": "»",
    "»": "«",
    "〝": "〞",
    "❝": "❞",
    "＂": "＂",
    "‘": "’‘",
    "’": "’",
    "‚": "‘’",
    "‛": "’",
    "‹": "›",
    "›": "‹",
    "❛": "❜",
}


@cache
def _pattern(begin: str) -> re.Pattern[str]:
    double = begin in _DOUBLE
    # An apostrophe inside single quotes is not a quote, unless a comma follows: `‘a’, ‘b’` are two values.
    within = _DOUBLE if double else _DOUBLE + "‹›❛❜"
    not_several = "" if double else rf"(?!.*[{_SINGLE}] *,)"
    straight = '"' if double else "'"
    return re.compile(rf"{begin}{not_several}([^{re.escape(within)}]*)[{_CLOSING[begin]}{straight}]")


def in_typographic(text: str) -> tuple[str, int] | None:
    """Return what is inside typographic quotes, without spaces around it, and where it begins."""
    if text[:1] not in _CLOSING:
        return None
    match = _pattern(text[0]).fullmatch(text)
    if match is None:
        return None
    inner = match[1].strip()
    return inner, text.index(inner, 1)
