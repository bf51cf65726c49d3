"""Typographic quotes round a value, as phones and word processors make them; they count as quotes.

A value stands in them where it begins with one, ends with one that may close it, a straight one among
them, and holds no other.
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
    # An apostrophe is no quote inside single ones, unless a comma follows it: there another value begins.
    within = _DOUBLE if double else _DOUBLE + "‹›❛❜"
    parted = "" if double else rf"(?!.*[{_SINGLE}] *,)"
    straight = '"' if double else "'"
    return re.compile(rf"{begin}{parted}([^{re.escape(within)}]*)[{_CLOSING[begin]}{straight}]")


def in_typographic(text: str) -> tuple[str, int] | None:
    """Return what stands inside typographic quotes, blanks around it left out, and where it begins."""
    if text[:1] not in _CLOSING:
        return None
    found = _pattern(text[0]).fullmatch(text)
    if found is None:
        return None
    inner = found[1].strip()
    return inner, text.index(inner, 1)
