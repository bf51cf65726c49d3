"""Typographic quotes round a value, as phones and word processors make them; they count as quotes.

A value stands in them where it begins with one, ends with one that may close it, a straight one among
them, and holds no other.
"""

from __future__ import annotations

import re

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


def _pattern(begin: str, ends: str) -> re.Pattern[str]:
    double = begin in _DOUBLE
    # An apostrophe is no quote inside single ones, unless a comma follows it: there another value begins.
    within = _DOUBLE if double else _DOUBLE + "‹›❛❜"
    parted = "" if double else rf"(?!.*[{_SINGLE}] *,)"
    straight = '"' if double else "'"
    return re.compile(rf"{begin}{parted}([^{re.escape(within)}]*)[{ends}{straight}]")


_PATTERNS = {begin: _pattern(begin, ends) for begin, ends in _CLOSING.items()}


def in_typographic(text: str) -> tuple[str, int] | None:
    """Return what stands inside typographic quotes, blanks around it left out, and where it begins."""
    pattern = _PATTERNS.get(text[:1])
    found = pattern.fullmatch(text) if pattern else None
    if found is None:
        return None
    inner = found[1].strip()
    return inner, text.index(inner, 1)
