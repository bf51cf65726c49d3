"""What is said on paper: as anywhere else, but without the backticks that mark what is typed."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.language.text import Language, Name


class OnPaper(NamedTuple):
    """A language whose messages have no mark-up; what users typed stays as it is."""

    language: Language

    def message(self, singular: str, plural: str | None, n: int | None) -> str:
        """Return the template of a message."""
        return self.language.message(singular, plural, n).replace("`", "")

    def name(self, name: Name) -> str:
        """Return the name of a thing."""
        return self.language.name(name)
