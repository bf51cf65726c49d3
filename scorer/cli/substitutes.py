"""Plain signs for those that an output cannot show: `x` for `×`, `-` for `−`, `e` for `é`."""

from __future__ import annotations

import codecs

ERRORS = "scorer.substitute"
"""The name of this way to handle errors, for streams and `str.encode`."""

_SIGNS = {
    **dict.fromkeys("−–—·─", "-"),
    **dict.fromkeys("┌┬┐├┼┤└┴┘", "+"),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”«»", '"'),
    "│": "|",
    "×": "x",
    "ß": "ss",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
}


def register() -> None:
    """Make the way known under its name."""
    codecs.register_error(ERRORS, _substitute)


def _substitute(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """Return ASCII for a sign, `?` where there is nothing like it."""
    if sign in _SIGNS:
        return _SIGNS[sign]
    from unicodedata import normalize

    return "".join(filter(str.isascii, normalize("NFKD", sign))) or "?"
