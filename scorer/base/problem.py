"""What the user has to fix outside of a record, as an exception that speaks the language of the run."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

from scoring_rules.frame.language.text import Language, Text

if TYPE_CHECKING:
    from scoring_rules.frame.finding import Finding

_SPOKEN: ContextVar[Language | None] = ContextVar("spoken", default=None)
"""The language of the record that was opened last in this run, None before the first."""


class Problem(Exception):  # noqa: N818 - it is the user's, not the program's
    """Something the user has to fix on the command line or in the file system; ends with status 2.

    `language` is that of the record that was opened before, if there was one.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text
        self.language = _SPOKEN.get()


def answer_in(language: Language | None) -> None:
    """Have what goes wrong from here on be told in the language of a record; None where none is open."""
    _SPOKEN.set(language)


def option_error(option: str, finding: Finding) -> Problem:
    """Return the problem of an option as it was typed, `--tiles …`: what is wrong, and what to do."""
    wrong = next((mark.label for mark in finding.marks if mark.label), finding.code.title)
    if finding.help is None:
        return Problem(Text("{option}: {wrong}", option=option, wrong=wrong))
    return Problem(Text("{option}: {wrong}; {help}", option=option, wrong=wrong, help=finding.help))
