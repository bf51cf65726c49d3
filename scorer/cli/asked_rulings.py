"""Rulings given on the command line, which override those of a record: `pairs=per_piece`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scorer.cli.console import Problem
from scorer.cli.option_error import refusal
from scorer.reading.checks import rulings
from scoring_rules.frame.language.text import Text

if TYPE_CHECKING:
    from scorer.reading.read import Read


def asked_rulings(read: Read, typed: Sequence[str]) -> dict[str, str]:
    """Return rulings as typed on the command line, by their readings; none where the game is not known.

    Raises:
        Problem: The game has no such reading, or the reading no such ruling.
    """
    if read.game is None:
        return {}
    asked = dict(_pair(each) for each in typed)
    for key, value in asked.items():
        _, wrong = rulings(read.game.info, {key: value})
        if wrong:
            option = f"--reading {key}={value}"
            raise refusal(option, wrong[0])
    return asked


def _pair(typed: str) -> tuple[str, str]:
    key, sign, value = typed.partition("=")
    if not sign:
        raise Problem(
            Text("--reading {typed}: type a reading and a ruling with `=` between them", typed=typed)
        )
    return key.strip(), value.strip()
