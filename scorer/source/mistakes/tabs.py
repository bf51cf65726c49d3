"""Tabs that indent a line; a tab is fine where indentation means nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scorer.source.fault import Fault, Lines, Position
from scorer.source.mistakes import line_messages
from scorer.source.mistakes.outline import Block, Outline

_BEGINS_WITH_TAB = re.compile(r"[^\S\t]*\t\s*[^\s#]")


def indenting_tab(typed: Lines, lines: Lines) -> Fault | None:
    """Return the fault of the first line that a tab indents, if there is one.

    `typed` are the lines as they are in the file, `lines` the same with spaces for tabs.
    """
    rows = [row for row, line in enumerate(typed) if _BEGINS_WITH_TAB.match(line)]
    if not rows:
        return None
    # The outline is only followed to the first mistake: below it, every tab counts as one that indents.
    outline = Outline(lines)
    next(outline.mistakes(), None)
    blocks = [block for block in outline.blocks if block.begin < block.end]
    indented = [row for row in rows if row not in outline.continued and not _in_block(row, typed, blocks)]
    if not indented:
        return None
    first = indented[0]
    return line_messages.tab(Position(first, typed[first].index("\t")), len(indented))


def _in_block(row: int, typed: Lines, blocks: Sequence[Block]) -> bool:
    """Whether the tab of a row comes after the indentation of the block scalar it belongs to."""
    for block in blocks:
        if block.begin <= row < block.end:
            first = next(line for line in typed[block.begin :] if line.strip())
            return block.floor < _spaces(first) <= _spaces(typed[row])
    return False


def _spaces(line: str) -> int:
    """Return how many spaces a line begins with, before any tab."""
    return len(line) - len(line.lstrip(" \u00a0"))
