"""Sheets of paper, and pages of them: how blocks fill them from the top, the foot of each. Points, y down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scorer.drawing.blocks import SMALL, Block, label, total
from scorer.drawing.pen import Pen
from scoring_rules.frame.board.picture import Group, Line, Point, Shape
from scoring_rules.frame.language.text import Language, Name, Text

_FOOT = 18.0
_SHORT_HASH = 8
_ROUNDING = 0.01


class Paper(NamedTuple):
    """A size of paper."""

    width: float
    height: float


PAPERS: dict[str, Paper] = {"a4": Paper(595.28, 841.89), "letter": Paper(612.0, 792.0)}
MARGIN = 34.0
"""12 mm: what any printer can reach, and room for a file's holes."""


class Page(NamedTuple):
    """A page and the shapes on it, in the order in which they are painted; `bookmark` is what begins on it, if anything does."""

    paper: Paper
    shapes: tuple[Shape, ...]
    bookmark: str = ""


class OnPaper(NamedTuple):
    """A language whose messages have no backticks; what users typed stays as it is."""

    language: Language

    def message(self, singular: str, plural: str | None, n: int | None) -> str:
        """Return the template of a message."""
        return self.language.message(singular, plural, n).replace("`", "")

    def name(self, name: Name) -> str:
        """Return the name of a thing."""
        return self.language.name(name)


class Flow:
    """Pages being filled; the coordinates are those of the column.

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
        """Begin a page, unless there is nothing on this one yet."""
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


def column_height(paper: Paper) -> float:
    """Return the height of a page between its margins, above the foot."""
    return paper.height - 2 * MARGIN - _FOOT


def with_feet(flow: Flow, pen: Pen, paper: Paper, hashes: Sequence[str], rules_version: str) -> list[Page]:
    """Return the pages of a flow, each with a foot: what it was made from, and its number.

    Args:
        flow: The pages, filled.
        pen: Sets the foot.
        paper: What they are printed on.
        hashes: The hashes of the files that were read, in hexadecimal.
        rules_version: The version of the rules of the game.
    """
    made = Text(
        "input {hash} · rules version {version}",
        hash=tuple(code[:_SHORT_HASH] for code in hashes),
        version=rules_version,
    )
    count = len(flow.pages)
    return [
        Page(
            paper,
            (
                Group(tuple(shapes), Point(MARGIN, MARGIN)),
                *_foot(pen, paper, made, Text("page {number} of {count}", number=number, count=count)),
            ),
        )
        for number, shapes in enumerate(flow.pages, start=1)
    ]


def _foot(pen: Pen, paper: Paper, made: Text, numbered: Text) -> Iterator[Shape]:
    y = paper.height - MARGIN
    left, right = MARGIN, paper.width - MARGIN
    number = pen.say(numbered)
    room = pen.width - pen.measure(number, SMALL) - 12
    yield Line(Point(left, y - 13), Point(right, y - 13), "rule", 0.5)
    yield label(left, y - 2, pen.short(made, SMALL, room), SMALL)
    yield label(right, y - 2, number, SMALL, "end")
