"""What a game says of its rules page, for the test that all pages pass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from scorer.lookup.rulebook import Section
from tests.paths import ROOT


class RulesPage(NamedTuple):
    """What the page of a game explains, and how its examples become records."""

    rules: frozenset[str]
    """The ids of rules in force in any game, and of what a result speaks of beside its items."""

    records: Callable[[Section, str], tuple[str, str]]
    """Returns the wrong and the mended record of an example, by its section and its language."""

    told_in_lines: frozenset[str] = frozenset()
    """Codes whose examples are told in lines of text."""

    aside: frozenset[tuple[str, str]] = frozenset()
    """Codes and severities that the small records of the examples bring, too."""

    folder: Path = ROOT / "nowhere"
    """Where the files are that the records name."""
