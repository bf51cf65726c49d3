"""Blocks that follow each other down the pages, with heads that are repeated where they break."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scoring_rules.frame.board.picture import Group, Point, Shape

_ROUNDING = 0.01


class Block(NamedTuple):
    """Shapes that stay together, in a strip of this height and the width of the column.

    `head` is set again above the block where it begins a page; `keep` is the room that must be left
    below it, so that a heading does not stand alone. A block without shapes is a gap.
    """

    height: float
    shapes: tuple[Shape, ...] = ()
    head: Sequence[Block] = ()
    keep: float = 0.0


class Flow:
    """Pages being filled from the top; the coordinates are those of the column.

    `running` heads every page but the first. No block may be higher than a page without its heads.
    """

    def __init__(self, height: float, running: Sequence[Block]) -> None:
        self.pages: list[list[Shape]] = [[]]
        self._height = height
        self._running = running
        self._y = 0.0
        self._fresh = True

    @property
    def room(self) -> float:
        """The height that is left on the page."""
        return self._height - self._y

    @property
    def full(self) -> float:
        """The height of a page below the running head."""
        return self._height - total(self._running)

    def add(self, blocks: Iterable[Block]) -> None:
        """Set blocks one below the other."""
        for block in blocks:
            if not self._fresh and block.height + block.keep > self.room + _ROUNDING:
                self._turn(block.head)
            if block.shapes or not self._fresh:
                self._set(block)

    def sink(self, blocks: Sequence[Block]) -> None:
        """Set blocks at the bottom of this page or, if they do not fit, of the next."""
        if not self._fresh and self.room + _ROUNDING < total(blocks) <= self.full:
            self._turn(())
        self._y += max(0.0, self.room - total(blocks))
        self.add(blocks)

    def turn(self) -> None:
        """Begin a page, unless nothing stands on this one yet."""
        if not self._fresh:
            self._turn(())

    def _turn(self, head: Sequence[Block]) -> None:
        self.pages.append([])
        self._y = 0.0
        for block in (*self._running, *head):
            self._set(block)
        self._fresh = True

    def _set(self, block: Block) -> None:
        if block.shapes:
            self.pages[-1].append(Group(block.shapes, Point(0, self._y)))
        self._y += block.height
        self._fresh = self._fresh and not block.shapes


def total(blocks: Iterable[Block]) -> float:
    """Return the height of blocks one below the other."""
    return sum(block.height for block in blocks)


def stacked(blocks: Iterable[Block], x: float, y: float) -> Iterator[Group]:
    """Yield blocks one below the other, the first of them at (`x`, `y`)."""
    for block in blocks:
        if block.shapes:
            yield Group(block.shapes, Point(x, y))
        y += block.height
