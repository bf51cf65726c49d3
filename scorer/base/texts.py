"""Messages and names in the language of the reader: gettext for messages, the data for names."""

from __future__ import annotations

import gettext
import os
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scorer.base.languages import LANGUAGES
from scoring_rules.frame.language.text import ENGLISH, Language, Name

DOMAIN = "scorer"
LOCALE = Path(__file__).parents[1] / "locale"

NAMES: tuple[str, ...] = (*LANGUAGES, "de")
"""The languages that the things of a game have names in."""


def language(code: str, names: str | None = None) -> Language:
    """Return what renders a `Text` in a language.

    Args:
        code: The language of the messages, one of `LANGUAGES`.
        names: The language of the names of cards and tiles, one of `NAMES`, where it is another.

    Raises:
        ValueError: There is no such language.
    """
    if code not in LANGUAGES or (names or code) not in NAMES:
        message = f"no such language: {code}, names {names}"
        raise ValueError(message)
    return _Spoken(code, names or code)


def speak(code: str) -> None:
    """Have the command line library say its own messages in this language, in this process.

    It asks gettext's global domain, which goes by the environment: `LANGUAGE` is set, so choose
    languages by a copy of the environment from before. Some of the library's words are fixed when
    a command is defined: call this before the module of the command is imported.
    """
    os.environ["LANGUAGE"] = code
    gettext.bindtextdomain(DOMAIN, str(LOCALE))
    gettext.textdomain(DOMAIN)


class _Spoken(NamedTuple):
    """A language for messages and one for names."""

    messages: str
    names: str

    def message(self, singular: str, plural: str | None, n: int | None) -> str:
        """Return the template of a message; the English one where there is no translation."""
        if self.messages == "en" or not singular:
            return ENGLISH.message(singular, plural, n)
        catalogue = _catalogue(self.messages)
        if plural is None:
            return catalogue.gettext(singular)
        # French takes the singular below 2 and English only for 1: -2 has to count like 2.
        return catalogue.ngettext(singular, plural, 2 if n is None else abs(n))

    def name(self, name: Name) -> str:
        """Return the name of a thing; the English one where it has no other."""
        return {"fr": name.fr, "de": name.de}.get(self.names) or name.en


@cache
def _catalogue(code: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, str(LOCALE), [code], fallback=True)
