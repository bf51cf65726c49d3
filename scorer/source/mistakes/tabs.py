"""Tabs: those that indent a line, and not those that stand where indentation means nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scorer.source.fault import Fault
from scorer.source.mistakes import column_faults
from scorer.source.mistakes.outline import Block, Outline

_LED = re.compile(r"[^\S\t]*\t\s*[^\s#]")


def indenting_tab(typed: Sequence[str], lines: Sequence[str]) -> Fault | None:
    """Return the fault of the first line that a tab indents, if there is one.

    `typed` are the lines as they stand in the file, `lines` the same with blanks for tabs.
    """
    led = [row for row, line in enumerate(typed) if _LED.match(line)]
    if not led:
        return None
    outline = Outline(lines)
    next(outline.mistakes(), None)
    blocks = [block for block in outline.blocks if block.begin < block.end]
    guilty = [row for row in led if row not in outline.inside and not _in_block(row, typed, blocks)]
    if not guilty:
        return None
    return column_faults.tab(guilty[0], typed[guilty[0]].index("\t"), len(guilty))


def _in_block(row: int, typed: Sequence[str], blocks: Sequence[Block]) -> bool:
    """Whether the tab of a row stands behind the indentation of the block it belongs to."""
    for block in blocks:
        if block.begin <= row < block.end:
            first = next(line for line in typed[block.begin :] if line.strip())
            return block.floor < _blanks(first) <= _blanks(typed[row])
    return False


def _blanks(line: str) -> int:
    """Return how many blanks a line begins with, tabs not among them."""
    return len(line) - len(line.lstrip(" \u00a0"))
