"""A result on the terminal: one table for all players, who won and why, claims, notes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from scorer.base.terminal import cells, harmless, wrapped
from scorer.scoring.summary import points_of, rows, sentences
from scoring_rules.frame.language.text import MINUS, Language, Text, Value, render, written
from scoring_rules.frame.result import Category, PlayerScore, Result

_NUMBER = re.compile(rf"{MINUS}?[0-9]+")
_LABEL_WIDTH = 34
_NAME_WIDTH = 7
"""What a column of points is never made narrower than."""

BETWEEN = 3
"""The cells between two columns."""

Bold: TypeAlias = Callable[[str], str]


def to_text(
    result: Result, heading: Value, labels: Mapping[str, Value], language: Language, *, color: bool, width: int
) -> str:
    """Return the report of one result.

    Args:
        result: The score.
        heading: What was played, when and where.
        labels: The names of all categories of the game.
        language: The language of the texts.
        color: Whether headings and totals are set in bold.
        width: The cells of a line, at most.
    """
    bold = _bold(color)
    lines = [*map(bold, wrapped(render(heading, language), width)), *_table(result, language, width, bold), ""]
    for sentence in sentences(result, labels):
        lines += wrapped(sentence.render(language), width)
    if result.notes:
        lines += ["", bold(Text("Notes").render(language))]
    for note in result.notes:
        lines += wrapped(f"· {note.render(language)}", width, " ", "   ")
    return "\n".join(lines) + "\n"


def _bold(color: bool) -> Bold:
    """Return what sets a text in bold, or leaves it as it is."""
    if not color:
        return str
    from click import style

    return partial(style, bold=True)


def _table(result: Result, language: Language, width: int, bold: Bold) -> Iterator[str]:
    """Yield the lines of the table, in blocks of some players each where all of them do not fit side by side."""
    listed = rows(result.players)
    labels = [render(category.label, language) for category in listed]
    for number, players in enumerate(_blocks(result.players, labels, width)):
        names, label_width = _head(labels, [player.name for player in players], width)
        is_narrow = label_width < _LABEL_WIDTH
        widest = [label_width, *(max(_NAME_WIDTH, *map(cells, name)) if is_narrow else None for name in names)]
        head = Row(("", *map("\n".join, names)), bold=True, low=True)
        yield from [""] * min(number, 1)
        yield from table(
            head, list(_rows(players, listed, labels, language, ranked=len(result.players) > 1)), widest, width, bold
        )


def _blocks(players: Sequence[PlayerScore], labels: Sequence[str], width: int) -> Iterator[Sequence[PlayerScore]]:
    """Yield the players of each block: as many as fit with no word of a label or number broken, alike in each."""
    fitting = (count for count in range(len(players), 1, -1) if _fit(players, count, labels, width))
    most = next(fitting, 1)
    blocks = -(-len(players) // most)
    begin = 0
    for number in range(blocks):
        end = begin + -(-(len(players) - begin) // (blocks - number))
        yield players[begin:end]
        begin = end


def _fit(players: Sequence[PlayerScore], count: int, labels: Sequence[str], width: int) -> bool:
    """Whether any `count` players fit side by side."""
    columns = sorted((BETWEEN + _least_column(player) for player in players), reverse=True)
    return _longest_word(labels) + sum(columns[:count]) <= width


def _least_column(player: PlayerScore) -> int:
    """Return how wide a player's column has to be: its numbers whole, the name's words too unless they are long."""
    numbers = (cells(written(points)) for points in (player.total, *(own.points for own in player.categories)))
    return max(*numbers, min(_NAME_WIDTH, _longest_word([harmless(player.name)])))


def _longest_word(texts: Iterable[str]) -> int:
    return max((cells(word) for text in texts for word in text.split()), default=0)


def _rows(
    players: Sequence[PlayerScore],
    listed: Sequence[Category],
    labels: Sequence[str],
    language: Language,
    *,
    ranked: bool,
) -> Iterator[Row]:
    """Yield the categories, the totals, and the ranks where there are any."""
    for label, category in zip(labels, listed, strict=True):
        yield Row((label, *points_of(category.id, players)))
    yield GAP
    totals = (written(player.total) for player in players)
    yield Row((Text("Total").render(language), *totals), bold=True)
    if ranked:
        yield Row((Text("Rank").render(language), *(str(player.rank) for player in players)))
    if not all(player.checked for player in players):
        unchecked = Text("not checked").render(language)
        yield Row(("", *("" if player.checked else unchecked for player in players)))


def _head(labels: Sequence[str], names: Sequence[str], width: int) -> tuple[list[list[str]], int]:
    """Return the lines of each name, which leave space for the labels, and how wide the labels may be."""
    longest_word = _longest_word(labels)
    room = max(_NAME_WIDTH, (width - longest_word) // len(names) - BETWEEN)
    lines = [wrapped(harmless(name), room, hyphens="always") for name in names]
    taken = sum(BETWEEN + max(_NAME_WIDTH, *map(cells, name)) for name in lines)
    return lines, min(_LABEL_WIDTH, max(longest_word, width - taken))


class Row(NamedTuple):
    """The texts of a row, one a column; a text may have several lines, at the bottom where the row is `low`."""

    texts: tuple[str, ...]
    bold: bool = False
    low: bool = False


GAP = Row(())
"""An empty line."""


def table(head: Row, rows: Sequence[Row], widest: Sequence[int | None], width: int, bold: Bold) -> Iterator[str]:
    """Yield the lines of a table, a rule below its head.

    Args:
        head: The head.
        rows: What is below it.
        widest: The most cells of each column, None where it may be as wide as its texts are.
        width: What the whole table has to fit into.
        bold: Sets a text in bold.
    """
    columns = zip(*(row.texts for row in (head, *rows) if row.texts), strict=True)
    natural = [max(cells(line) for text in column for line in text.split("\n")) for column in columns]
    wanted = [have if most is None else min(have, most) for have, most in zip(natural, widest, strict=True)]
    least = [
        max([1, *(cells(row.texts[index]) for row in rows if row.texts and _NUMBER.fullmatch(row.texts[index]))])
        for index in range(len(natural))
    ]
    widths = _narrowed(wanted, least, width)
    yield from _lines(head, widths, bold)
    yield "─" * (sum(widths) + BETWEEN * (len(widths) - 1))
    for row in rows:
        yield from _lines(row, widths, bold) if row.texts else [""]


def _narrowed(widths: Sequence[int], least: Sequence[int], width: int) -> list[int]:
    """Return widths with which a table fits: the widest columns share what is too much, alike.

    A column counts with the space on each side of it that has another column. None becomes narrower than its
    `least`, the numbers in it, for which the table is wider if need be.
    """
    beside = [1, *[2] * (len(widths) - 2), 1]
    narrowed = [own + spaces for own, spaces in zip(widths, beside, strict=True)]
    floors = [own + spaces for own, spaces in zip(least, beside, strict=True)]
    excess = sum(narrowed) + len(widths) - 1 - width
    while excess > 0:
        free = [index for index, own in enumerate(narrowed) if own > floors[index]]
        if not free:
            break
        widest = max(narrowed[index] for index in free)
        for index in [index for index in free if narrowed[index] == widest][:excess]:
            narrowed[index] -= 1
            excess -= 1
    return [own - spaces for own, spaces in zip(narrowed, beside, strict=True)]


def _lines(row: Row, widths: Sequence[int], bold: Bold) -> Iterator[str]:
    """Yield the lines of a row, as many as its longest text has."""
    stacks = [
        [part for line in text.split("\n") for part in wrapped(line, width)]
        for text, width in zip(row.texts, widths, strict=True)
    ]
    most = max(map(len, stacks))
    if row.low:
        stacks = [[""] * (most - len(stack)) + stack for stack in stacks]
    for parts in zip_longest(*stacks, fillvalue=""):
        label, *numbers = (f"{bold(part) if row.bold and part else part}" for part in parts)
        yield _set(parts, (label, *numbers), widths)


def _set(parts: Sequence[str], shown: Sequence[str], widths: Sequence[int]) -> str:
    """Return one line: the first column is flush left, the others flush right."""
    blanks = [" " * (width - cells(part)) for part, width in zip(parts, widths, strict=True)]
    first, *others = zip(shown, blanks, strict=True)
    line = (" " * BETWEEN).join(["".join(first), *(blank + text for text, blank in others)])
    return line.rstrip()
