"""A table in columns for a terminal: labels on the left, numbers on the right of their columns.

Where the table is too wide, the widest columns give way and their cells take several lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from scorer.base.terminal import cells, wrapped

BETWEEN = 3
"""The cells between two columns."""

Bold: TypeAlias = Callable[[str], str]


class Row(NamedTuple):
    """The texts of a row, one a column; a text may have several lines, at the bottom where the row is `low`."""

    texts: tuple[str, ...]
    bold: bool = False
    low: bool = False


GAP = Row(())
"""An empty line."""


def table(
    head: Row, rows: Sequence[Row], widest: Sequence[int | None], width: int, bold: Bold
) -> Iterator[str]:
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
