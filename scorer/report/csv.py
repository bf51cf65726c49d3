"""Results as rows of a spreadsheet: one a player and category, UTF-8 with byte order mark, RFC 4180.

The words of the head, ids and yes or no are the same in every language, so that tables of several
evenings fit together.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.result import Result

HEAD = ("file", "date", "game", "player", "category", "points", "total", "rank", "winner")
MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""The byte order mark, by which spreadsheets know UTF-8."""

_FORMULA = tuple("=+-@\t\r\n＝＋－＠")
"""What a formula begins with; a spreadsheet in Japanese or Chinese takes the wide signs, too."""

_Row: TypeAlias = "tuple[str | int, ...]"


class Scored(NamedTuple):
    """A result, the file it was read from, and the day of the game as `2026-11-28` or empty."""

    file: str
    date: str
    result: Result


def to_csv(games: Iterable[Scored]) -> str:
    """Return all rows of some results, in order, below one head."""
    page = io.StringIO()
    writer = csv.writer(page)
    writer.writerow(HEAD)
    for game in games:
        writer.writerows(tuple(map(_cell, row)) for row in _rows(game))
    return MARK + page.getvalue()


def _rows(game: Scored) -> Iterator[_Row]:
    for player in game.result.players:
        winner = "yes" if player.winner else "no"
        for category in player.categories:
            yield (
                game.file, game.date, game.result.game, player.name, category.id,
                category.points, player.total, player.rank, winner,
            )  # fmt: skip


def _cell(value: str | int) -> str | int:
    """Return a value as it is written: a text that a spreadsheet would take for a formula gets a `'`."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
