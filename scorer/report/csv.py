"""Results as rows of a spreadsheet: one a player and category, UTF-8 with byte order mark, RFC 4180.

In English the head, games, categories and yes or no are ids, whatever language a record asks for, so that tables of
several evenings fit together. In another language of the computer they are its words, with the separator that
spreadsheets of that language expect.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.info import NO, YES
from scoring_rules.frame.language.text import Language, Name, Text, Value, render
from scoring_rules.frame.result import Result

HEAD = (
    Text("file"), Text("date"), Text("game"), Text("player"), Text("category"), Text("points"), Text("total"),
    Text("rank"), Text("winner"), Text("title"), Text("place"),
)  # fmt: skip
MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""The byte order mark, by which spreadsheets know UTF-8."""
_SEPARATORS: Mapping[str, str] = {"fr": ";"}
"""What is between the cells by language, a comma in English; where the comma is that of decimals it is none."""

_FORMULA = tuple("=+-@\t\r\n＝＋－＠")
"""What a formula begins with; a spreadsheet in Japanese or Chinese takes the wide signs, too."""

_Row: TypeAlias = "tuple[str | int, ...]"


class Scored(NamedTuple):
    """A result, the file it was read from, the name of the game, and what the record says of the evening.

    `date` is as in `2026-11-28`; it, the title and the place are empty where the record has none.
    """

    file: str
    result: Result
    game: Name
    date: str = ""
    title: str = ""
    place: str = ""


def to_csv(games: Iterable[Scored], language: Language, lang: str) -> str:
    """Return all rows of some results, in order, below one head.

    Args:
        games: The results.
        language: The language of the words.
        lang: Its code.
    """
    page = io.StringIO()
    writer = csv.writer(page, delimiter=_SEPARATORS.get(lang, ","))
    writer.writerow([head.render(language) for head in HEAD])
    said = language if lang in _SEPARATORS else None
    for game in games:
        writer.writerows(tuple(map(_cell, row)) for row in _rows(game, said))
    return MARK + page.getvalue()


def _rows(game: Scored, said: Language | None) -> Iterator[_Row]:
    """Yield the rows of one result, with words of a language, or with ids."""

    def word(id_: str, value: Value) -> str:
        return id_ if said is None else render(value, said)

    name = word(game.result.game, game.game)
    for player in game.result.players:
        winner = word("yes", YES) if player.winner else word("no", NO)
        for category in player.categories:
            yield (
                game.file, game.date, name, player.name, word(category.id, category.label),
                category.points, player.total, player.rank, winner, game.title, game.place,
            )  # fmt: skip


def _cell(value: str | int) -> str | int:
    """Return a value as it is written: a text that a spreadsheet would take for a formula gets a `'`."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
