"""A result on the terminal: one table for all players, who won and why, claims, notes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from scorer.base.terminal import cells, harmless, wrapped
from scorer.report.columns import BETWEEN, GAP, Bold, Row, table
from scorer.scoring.summary import points_of, rows, sentences
from scoring_rules.frame.language.text import Language, Text, Value, render, written
from scoring_rules.frame.result import Result

_LABEL_WIDTH = 34
_NAME_WIDTH = 7
"""What a column of points is never made narrower than."""


def to_text(
    result: Result,
    heading: Value,
    labels: Mapping[str, Value],
    language: Language,
    *,
    color: bool,
    width: int,
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
    lines = [
        *map(bold, wrapped(render(heading, language), width)),
        *_table(result, language, width, bold),
        "",
    ]
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
