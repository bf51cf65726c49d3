"""A result on the terminal: one table for all players, who won and why, claims, notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from scorer.base.terminal import cells, harmless, wrapped
from scorer.scoring.summary import points_of, rows, sentences
from scoring_rules.frame.language.text import Language, Text, Value, render, written
from scoring_rules.frame.result import Result

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
    players = result.players
    labels = [render(category.label, language) for category in rows(players)]
    names, label_width = _head(labels, [player.name for player in players], width)
    is_narrow = label_width < _LABEL_WIDTH
    widest = [label_width, *(max(_NAME_WIDTH, *map(cells, name)) if is_narrow else None for name in names)]
    head = Row(("", *map("\n".join, names)), bold=True, low=True)
    return table(head, list(_rows(result, labels, language)), widest, width, bold)


def _rows(result: Result, labels: Sequence[str], language: Language) -> Iterator[Row]:
    """Yield the categories, the totals, and the ranks where there are any."""
    players = result.players
    for label, category in zip(labels, rows(players), strict=True):
        yield Row((label, *points_of(category.id, players)))
    yield GAP
    totals = (written(player.total) for player in players)
    yield Row((Text("Total").render(language), *totals), bold=True)
    if len(players) > 1:
        yield Row((Text("Rank").render(language), *(str(player.rank) for player in players)))
    if not all(player.checked for player in players):
        unchecked = Text("not checked").render(language)
        yield Row(("", *("" if player.checked else unchecked for player in players)))


def _head(labels: Sequence[str], names: Sequence[str], width: int) -> tuple[list[list[str]], int]:
    """Return the lines of each name, which leave space for the labels, and how wide the labels may be."""
    longest_word = max((cells(word) for label in labels for word in label.split()), default=0)
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
    widths = _narrowed(wanted, width)
    yield from _lines(head, widths, bold)
    yield "─" * (sum(widths) + BETWEEN * (len(widths) - 1))
    for row in rows:
        yield from _lines(row, widths, bold) if row.texts else [""]


def _narrowed(widths: Sequence[int], width: int) -> list[int]:
    """Return widths with which a table fits: the widest columns share what is too much, alike.

    A column counts with the space on each side of it that has another column.
    """
    beside = [1, *[2] * (len(widths) - 2), 1]
    narrowed = [own + spaces for own, spaces in zip(widths, beside, strict=True)]
    lines = len(widths) - 1
    while (excess := sum(narrowed) + lines - width) > 0 and max(narrowed) > 1:
        widest = max(narrowed)
        step = widest - max((own for own in narrowed if own != widest), default=0)
        sharing = [index for index, own in enumerate(narrowed) if own == widest]
        for number, index in enumerate(sharing):
            given = min(step, round(excess / (len(sharing) - number)))
            narrowed[index] -= given
            excess -= given
    return [max(1, own - spaces) for own, spaces in zip(narrowed, beside, strict=True)]


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
