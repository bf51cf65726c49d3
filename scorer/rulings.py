"""Rulings given on the command line, which override those of a record: `pairs=per_piece`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scorer.console import Problem
from scorer.record_checks import rulings
from scorer.refusal import refusal
from scoring_rules.text import Text

if TYPE_CHECKING:
    from scorer.reading import Read


def with_rulings(read: Read, typed: Sequence[str]) -> Read:
    """Return a record as if these rulings stood in it; one with errors stays as it is.

    Raises:
        Problem: The game has no such reading, or the reading no such ruling.
    """
    if not typed or read.game is None or read.has_errors:
        return read
    asked = dict(_pair(each) for each in typed)
    for key, value in asked.items():
        _, wrong = rulings(read.game.info, {key: value})
        if wrong:
            option = f"--reading {key}={value}"
            raise refusal(option, wrong[0])
    chosen, _ = rulings(read.game.info, {**read.record.readings, **asked}, read.table.settings.edition)
    settings = read.table.settings._replace(readings=chosen)
    return read._replace(table=read.table._replace(settings=settings))


def _pair(typed: str) -> tuple[str, str]:
    key, sign, value = typed.partition("=")
    if not sign:
        raise Problem(
            Text("--reading {typed}: type a reading and a ruling with `=` between them", typed=typed)
        )
    return key.strip(), value.strip()
