"""Blocks in two columns: filled one after the other, as equal in height as can be where the page is not full."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from scorer.drawing.blocks import Block, stacked, total

GUTTER = 24.0
_STEP = 12.0


def column_width(width: float) -> float:
    """Return how wide each of two columns is."""
    return (width - GUTTER) / 2


def in_columns(blocks: Sequence[Block], width: float, room: Callable[[], float]) -> Iterator[Block]:
    """Yield blocks that are one column wide as one block a page, in two columns.

    Args:
        blocks: The blocks, none of them higher than a page.
        width: That of a column.
        room: Returns the height that is left on the page that the next block is set on.
    """
    rest = list(blocks)
    while rest:
        height = _least_height(rest, room())
        left, rest = _filled(rest, height)
        right, rest = _filled(rest, height)
        yield side_by_side(left, right, width)


def fit(blocks: Sequence[Block], height: float) -> bool:
    """Whether blocks fit in two columns of some height."""
    _, rest = _filled(list(blocks), height)
    return not _filled(rest, height)[1]


def side_by_side(left: Sequence[Block], right: Sequence[Block], width: float) -> Block:
    """Return two columns of some width as one block."""
    shapes = (*stacked(left, 0, 0), *stacked(right, width + GUTTER, 0))
    return Block(max(total(left), total(right)), shapes)


def _least_height(blocks: list[Block], room: float) -> float:
    """Return the least height in which two columns hold all blocks, or all the room there is."""
    height = min(room, total(blocks) / 2)
    while height < room:
        if fit(blocks, height):
            return height
        height += _STEP
    return room


def _filled(blocks: list[Block], height: float) -> tuple[list[Block], list[Block]]:
    """Return what goes into a column of some height, and the rest, whose head is set again."""
    column: list[Block] = []
    used = 0.0
    for number, block in enumerate(blocks):
        if not column and not block.shapes:
            continue
        if column and used + block.height + block.keep > height:
            return column, [*block.head, *blocks[number:]]
        column.append(block)
        used += block.height
    return column, []
